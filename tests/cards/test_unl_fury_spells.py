"""Spells and gear of Fury in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

AXE = "Blighted Battleaxe"


@card("Smite", "Falling Star")
def test_smite_banishes_what_would_die_this_turn() -> None:
    table = Table(you=side(hand=["Smite", "Falling Star"], runes={"fury": 8}),
                  foe=side(at={MEADOW: ["Playful Phantom"], MOOR: ["Pit Rookie"]}, base=["Recruit"]))
    assert options(table.you, "play", "Smite") == ["Pit Rookie", "Playful Phantom"]
    table.you.play("Smite", on="Playful Phantom")
    table.resolve()
    assert table.thing("Playful Phantom").damage == 3
    table.you.play("Falling Star", on=["Playful Phantom", "Pit Rookie"])
    table.resolve()
    assert (table.where("Playful Phantom"), table.trash(FOE)) == ("banished", ["Pit Rookie"])


@card("Smite", "Unchecked Power")
def test_smite_banishes_only_this_turn() -> None:
    table = Table(you=side(hand=["Smite"], runes={"fury": 3}), foe=side(
        at={MEADOW: ["Mega-Mech"]}, hand=["Unchecked Power"], runes={"mind": 9}, deck=["Gust"]))
    table.you.play("Smite", on="Mega-Mech")
    table.resolve()
    table.end_turn()
    table.foe.play("Unchecked Power")
    table.resolve()
    assert table.where("Mega-Mech") == "trash"


@card("Upstage Comedy")
def test_upstage_comedy_readies_a_unit_and_another_when_it_is_repeated() -> None:
    table = Table(you=side(hand=["Upstage Comedy"], runes={"fury": 4}, base=["Recruit*", "Pit Rookie*"]),
                  foe=side(base=["Mega-Mech*"]))
    assert options(table.you, "play", "Upstage Comedy", "extra:yes") == ["Mega-Mech", "Pit Rookie", "Recruit"]
    table.you.play("Upstage Comedy", on=["Pit Rookie", "Mega-Mech"], repeat=1)
    table.resolve()
    assert [table.thing(name).exhausted for name in ("Recruit", "Pit Rookie", "Mega-Mech")] == [True, False, False]


@card("Vault Breaker")
def test_vault_breaker_gives_assault_and_ganking_for_the_turn() -> None:
    table = Table(you=side(hand=["Vault Breaker"], runes={"fury": 1}, at={MEADOW: ["Recruit", "Pit Rookie"]}),
                  foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.play("Vault Breaker", on="Recruit")
    table.resolve()
    table.you.move("Recruit", to=MOOR)
    assert (table.where("Recruit"), table.might("Recruit"), table.might("Pit Rookie")) == (MOOR, 3, 2)


@card("Fresh Beans", "Inferna")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_fresh_beans_draw_for_a_unit_that_is_played_in_a_showdown(answer: str) -> None:
    table = Table(you=side(base=["Fresh Beans", "Recruit"], hand=["Inferna"], runes={"fury": 2}, deck=["Gust"]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.move("Recruit", to=MEADOW)
    table.you.play("Inferna")
    table.you.choose(answer)
    table.resolve()
    drawn = answer == "yes"
    assert (table.hand(), table.thing("Fresh Beans").exhausted) == (["Gust"] * drawn, drawn)


@card("Fresh Beans", "Inferna")
def test_fresh_beans_see_nothing_without_a_showdown() -> None:
    table = Table(you=side(base=["Fresh Beans"], hand=["Inferna"], runes={"fury": 2}, deck=["Gust"]), foe=side())
    table.you.play("Inferna")
    assert (table.open.kind, table.hand(), table.events("triggered")) == ("act", [], [])


@card("Lotus Trap", "Hextech Ray")
def test_lotus_trap_doubles_the_damage_of_a_turn() -> None:
    table = Table(you=side(hand=["Lotus Trap", "Hextech Ray", "Hextech Ray"], runes={"fury": 6}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Mountain Drake"]}))
    table.you.play("Lotus Trap", on="Mega-Mech")
    table.resolve()
    for name in ("Mega-Mech", "Mountain Drake"):
        table.you.play("Hextech Ray", on=name)
        table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing("Mountain Drake").damage) == (6, 3)


@card("Lotus Trap")
def test_lotus_trap_can_be_hidden_and_answers_an_attack() -> None:
    table = Table(you=side(at={MEADOW: ["Vanguard Sergeant"]}, facedown={MEADOW: ["Lotus Trap"]}),
                  foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.foe.passes()
    table.you.play("Lotus Trap", on="Mega-Mech")
    table.pass_all()
    assert (table.where("Mega-Mech"), table.trash()) == ("trash", ["Lotus Trap", "Vanguard Sergeant"])


@card("Monster Harpoon")
@pytest.mark.parametrize(("facedown", "foes", "damage"), [
    ({MOOR: ["Block"]}, {}, 4), ({}, {}, 2), ({}, {MEADOW: ["Block"]}, 2),
])
def test_monster_harpoon_deals_more_with_a_facedown_card_of_yours(
    facedown: dict[str, list[str]], foes: dict[str, list[str]], damage: int
) -> None:
    table = Table(you=side(hand=["Monster Harpoon"], runes={"fury": 1}, at={MOOR: ["Recruit"]}, facedown=facedown),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, base=["Pit Rookie"], facedown=foes))
    assert options(table.you, "play", "Monster Harpoon") == ["Mega-Mech", "Recruit"]
    table.you.play("Monster Harpoon", on="Mega-Mech")
    table.resolve()
    assert table.thing("Mega-Mech").damage == damage


@card("Right of Conquest")
@pytest.mark.parametrize(("yours", "foes", "drawn"), [([MEADOW, MOOR], [], 3), ([MOOR], [MEADOW], 2), ([], [MOOR], 1)])
def test_right_of_conquest_draws_for_your_battlefields(yours: list[str], foes: list[str], drawn: int) -> None:
    table = Table(you=side(hand=["Right of Conquest"], runes={"fury": 4}, at={place: ["Recruit"] for place in yours},
                           deck=["Gust"] * 4),
                  foe=side(at={place: ["Recruit"] for place in foes}))
    table.you.play("Right of Conquest")
    table.resolve()
    assert len(table.hand()) == drawn


@card("Square Up")
def test_square_up_is_repeated_for_a_discard() -> None:
    table = Table(you=side(hand=["Square Up", "Gust"], runes={"fury": 4}, base=["Recruit", "Pit Rookie"]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.play("Square Up", on=["Recruit", "Pit Rookie"], repeat=1, paying="Gust")
    table.resolve()
    assert table.trash() == ["Gust", "Square Up"]
    assert (table.might("Recruit"), table.might("Pit Rookie")) == (1, 2)
    table.you.move("Recruit", "Pit Rookie", to=MEADOW)
    assert (table.might("Recruit"), table.might("Pit Rookie")) == (5, 6)


@card(AXE)
def test_blighted_battleaxe_turns_on_whoever_didnt_conquer() -> None:
    for attacks, place, attached, damage in ((True, MEADOW, True, 0), (False, "base", False, 4)):
        table = Table(you=side(base=[one("Mega-Mech", attached=[AXE])]), foe=side())
        assert table.might("Mega-Mech") == 12
        if attacks:
            table.you.move("Mega-Mech", to=MEADOW)
            table.pass_all()
        table.you.ends()
        table.resolve()
        mech = table.thing("Mega-Mech")
        assert (table.where("Mega-Mech"), bool(table.thing(AXE).attached_to)) == (place, attached)
        assert (mech.damage, [e.n for e in table.events("damaged")]) == (0, [damage] if damage else [])


@card(AXE)
def test_blighted_battleaxe_waits_for_the_end_of_its_own_turn() -> None:
    table = Table(you=side(base=["Mega-Mech", AXE], runes={"fury": 2}, deck=["Gust"]), foe=side(), turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert table.open.seat == YOU
    table.you.use(AXE)
    table.resolve()
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 1), ("fury", 1)]
    assert (table.might("Mega-Mech"), table.events("damaged")) == (12, [])
