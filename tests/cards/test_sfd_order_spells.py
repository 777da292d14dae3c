"""Spells and gear of Order in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, One, Table, one, side


@card("Bonds of Strength")
@pytest.mark.parametrize(("repeat", "might"), [(0, 2), (1, 3)])
def test_bonds_of_strength_gives_two_friendly_units_might_and_may_be_repeated(repeat: int, might: int) -> None:
    table = Table(you=side(hand=["Bonds of Strength"], runes={"order": 4},
                           base=["Recruit", "Pit Rookie", "Daring Poro"]),
                  foe=side(base=["Mega-Mech"], deck=["Gust"]))
    table.you.play("Bonds of Strength", on=["Recruit", "Pit Rookie"] * (1 + repeat), repeat=repeat)
    table.resolve()
    assert [table.might(name) for name in ("Recruit", "Pit Rookie", "Daring Poro")] == [might, might + 1, 2]
    assert table.ready_runes() == 2 - 2 * repeat
    table.end_turn()
    assert table.might("Recruit") == 1


@card("Bonds of Strength")
def test_bonds_of_strength_needs_two() -> None:
    table = Table(you=side(hand=["Bonds of Strength"], runes={"order": 2}, base=["Recruit"]),
                  foe=side(base=["Mega-Mech"]))
    assert table.you.offered("play") == set()


@card("Guards!")
@pytest.mark.parametrize(("answer", "exhausted"), [("yes", False), ("no", True)])
def test_guards_brings_a_sand_soldier_that_may_be_readied_for_power(answer: str, exhausted: bool) -> None:
    table = Table(you=side(hand=["Guards!"], pool={"energy": 3, "order": 1}, base=["Recruit"]), foe=side())
    table.you.play("Guards!")
    table.resolve()
    table.you.choose(answer)
    table.resolve()
    assert (table.thing("Sand Soldier").exhausted, table.might("Sand Soldier")) == (exhausted, 2)
    poor = Table(you=side(facedown={MOOR: ["Guards!"]}, at={MOOR: ["Recruit"]}), foe=side())
    poor.you.play("Guards!")
    poor.resolve()
    assert (poor.open.kind, poor.thing("Sand Soldier").exhausted, poor.where("Sand Soldier")) == ("act", True, MOOR)


@card("Blood Money")
@pytest.mark.parametrize(("chosen", "golds"), [("Pit Rookie", 1), ("Daring Poro", 2)])
def test_blood_money_pays_twice_for_a_friendly_unit(chosen: str, golds: int) -> None:
    table = Table(you=side(hand=["Blood Money"], runes={"order": 2}, at={MOOR: ["Daring Poro"]}),
                  foe=side(at={MEADOW: ["Pit Rookie"]}))
    table.you.play("Blood Money", on=chosen)
    table.resolve()
    assert (table.where(chosen), len([e for e in table.events("entered") if e.card == "SFD-T03"])) == ("trash", golds)
    assert table.thing("Gold").exhausted


@card("Blood Money")
@pytest.mark.parametrize(("you", "foe", "golds"), [
    (["Recruit"], [], 2), ([], ["Recruit"], 1), ([one("Recruit", owner=FOE)], [], 2),
    ([one("Pit Rookie", owner=FOE)], [], 2),
])
def test_blood_money_asks_whose_the_unit_was_also_of_tokens_and_stolen_units(
    you: list[One], foe: list[str], golds: int
) -> None:
    table = Table(you=side(hand=["Blood Money"], runes={"order": 2}, at={MOOR: you} if you else {}),
                  foe=side(at={MEADOW: foe} if foe else {}))
    table.you.play("Blood Money")
    table.resolve()
    assert [each.card.name for each in table.state.permanents()] == ["Gold"] * golds


@card("Blood Money")
def test_blood_money_chooses_nobody_strong_or_at_home() -> None:
    table = Table(you=side(hand=["Blood Money"], runes={"order": 2}, base=["Daring Poro"]),
                  foe=side(at={MEADOW: ["Shipyard Skulker"]}, base=["Pit Rookie"]))
    assert table.you.offered("play") == set()


@ruling("R100")
@card("Deathgrip")
def test_deathgrip_gives_the_might_of_the_killed_to_another() -> None:
    table = Table(you=side(hand=["Deathgrip"], runes={"order": 2}, base=["Mega-Mech", "Recruit"], deck=["Gust"]),
                  foe=side(base=["Pit Rookie"]))
    assert options(table.you, "play", "Deathgrip", "Mega-Mech") == ["Play Deathgrip", "Play and keep Priority"]
    table.you.play("Deathgrip", on=["Mega-Mech", "Recruit"])
    table.resolve()
    assert (table.trash(), table.might("Recruit"), table.hand()) == (["Mega-Mech", "Deathgrip"], 9, ["Gust"])


@ruling("R100")
@card("Deathgrip", "Zhonya's Hourglass", "Gust")
@pytest.mark.parametrize("saved", ["Zhonya's Hourglass", "Gust"])
def test_deathgrip_gives_nothing_where_nobody_was_killed_and_still_draws(saved: str) -> None:
    """Its first unit is a target, killed on resolution: its death is replaced, or it has left in response."""
    gone = saved == "Gust"
    table = Table(
        you=side(hand=["Deathgrip"], runes={"order": 2}, at={MOOR: ["Pit Rookie", "Recruit"]}, deck=["Flash"],
                 base=[] if gone else [saved]),
        foe=side(hand=["Gust"] if gone else [], runes={"chaos": 1}),
    )
    table.you.play("Deathgrip", on=["Pit Rookie", "Recruit"], keep=True)
    table.you.passes()
    if gone:
        table.foe.play("Gust", on="Pit Rookie")
    table.resolve()
    assert (table.might("Recruit"), sorted(table.hand())) == (1, ["Flash", *["Pit Rookie"] * gone])


@card("Drag Under")
def test_drag_under_kills_a_unit_at_a_battlefield_for_its_full_cost_from_the_hand() -> None:
    table = Table(you=side(hand=["Drag Under"], runes={"order": 5}),
                  foe=side(at={MEADOW: ["Mountain Drake"]}, base=["Pit Rookie"]))
    table.you.play("Drag Under", on="Mountain Drake")
    table.resolve()
    assert (table.trash(FOE), [(e.other, e.n) for e in table.events("paid")]) == (
        ["Mountain Drake"], [("energy", 5), ("order", 1)])
    home = Table(you=side(hand=["Drag Under"], runes={"order": 5}), foe=side(base=["Mountain Drake"]))
    assert home.you.offered("play") == set()


@card("Drag Under", "Rek'Sai, Swarm Queen")
def test_drag_under_costs_two_less_from_elsewhere() -> None:
    table = Table(you=side(base=["Rek'Sai, Swarm Queen"], deck=["Drag Under", "Gust"], runes={"order": 3}),
                  foe=side(at={MEADOW: ["Mountain Drake"]}))
    table.you.move("Rek'Sai, Swarm Queen", to=MEADOW)
    table.you.choose("yes")
    table.resolve()
    table.you.choose("yes")
    table.you.choose("Drag Under")
    table.resolve()
    table.you.choose("Mountain Drake")
    table.you.choose("pay")
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 3), ("order", 1)]


@card("Rally the Troops")
def test_rally_the_troops_buffs_friendly_units_played_later_this_turn() -> None:
    table = Table(you=side(hand=["Rally the Troops", "Daring Poro", "Pit Rookie"], runes={"order": 4, "body": 2},
                           base=["Mega-Mech"], deck=["Gust"]),
                  foe=side(deck=["Flash"], hand=["Petty Officer"], runes={"order": 5}))
    table.you.play("Rally the Troops")
    table.resolve()
    assert table.hand() == ["Daring Poro", "Pit Rookie", "Gust"]
    table.you.play("Daring Poro")
    table.resolve()
    assert (table.thing("Daring Poro").buffed, table.thing("Mega-Mech").buffed) == (1, 0)
    table.end_turn()
    table.foe.play("Petty Officer")
    table.resolve()
    assert table.thing("Petty Officer").buffed == 0


@card("Vanguard Armory")
def test_vanguard_armory_plays_three_recruits_to_different_places() -> None:
    table = Table(you=side(base=["Vanguard Armory"], controls=[MOOR]), foe=side(at={MEADOW: ["Pit Rookie"]}))
    table.you.use("Vanguard Armory")
    table.resolve()
    for place in (MOOR, "Your base", MOOR):
        table.you.choose(place)
    table.resolve()
    assert (len(table.state.fields[1].units), table.thing("Vanguard Armory").exhausted) == (2, True)
    assert "Vanguard Armory" not in table.you.offered("use")


@card("Altar of Memories", "Falling Star")
@pytest.mark.parametrize(("end", "deck"), [("top", ["Gust", "Stupefy"]), ("bottom", ["Stupefy", "Gust"])])
def test_altar_of_memories_draws_for_a_friendly_death_and_puts_a_card_back(end: str, deck: list[str]) -> None:
    table = Table(you=side(base=["Altar of Memories", "Recruit"], hand=["Gust"], deck=["Flash", "Stupefy"]),
                  foe=side(base=["Mega-Mech"], hand=["Falling Star"], runes={"fury": 4}), turn_of=FOE)
    table.foe.play("Falling Star", on=["Recruit", "Mega-Mech"])
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    assert asked(table.you) == ["Flash", "Gust"]
    table.you.choose("Gust")
    table.answer(YOU, end)
    assert (table.hand(), table.thing("Altar of Memories").exhausted) == (["Flash"], True)
    assert [each.name for each in reversed(table.state.players[YOU].deck)] == deck


@card("Altar of Memories", "Falling Star")
def test_altar_of_memories_mourns_no_enemy_and_may_be_left_alone() -> None:
    for yours, foes, answer in (([], ["Recruit"], ""), (["Recruit"], [], "no")):
        table = Table(you=side(base=["Altar of Memories", "Mega-Mech", *yours], hand=["Falling Star"],
                               runes={"fury": 4}, deck=["Flash"]), foe=side(base=foes))
        table.you.play("Falling Star", on=["Recruit", "Mega-Mech"])
        table.resolve()
        if answer:
            table.you.choose(answer)
            table.resolve()
        assert (table.open.kind, table.hand(), table.thing("Altar of Memories").exhausted) == ("act", [], False)
