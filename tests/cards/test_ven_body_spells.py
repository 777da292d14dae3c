"""Spells and gear of Body in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

ROAR, CUTLASS, EGG, TOOLS = "Guttural Roar", "Jagged Cutlass", "Platewyrm Egg", "Tools of Empire"
ONSLAUGHT, RAMPAGE, DECREE, DISC = "Onslaught", "Rampage", "Decree of Strength", "Hextech Disc"
CLAW, DUEL = "Wild Claw", "Cataclysmic Duel"


@card(ROAR)
@pytest.mark.parametrize(("empowered", "might"), [(1, 5), (0, 3)])
def test_guttural_roar_gives_more_to_the_empowered(empowered: int, might: int) -> None:
    table = Table(you=side(hand=[ROAR], runes={"body": 2}, base=[one("Recruit", empowered=empowered)]),
                  foe=side(at={MEADOW: [one("Mega-Mech", empowered=1)]}))
    assert options(table.you, "play", ROAR) == ["Mega-Mech", "Recruit"]
    table.you.play(ROAR, on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (might, 8)
    table.end_turn()
    assert table.might("Recruit") == 1


@card(CUTLASS, "Charm")
@pytest.mark.parametrize(("worn", "where"), [(True, MEADOW), (False, MOOR)])
def test_jagged_cutlass_keeps_its_wearer_from_being_moved_by_enemies(worn: bool, where: str) -> None:
    mine = one("Recruit", attached=[CUTLASS]) if worn else "Recruit"
    table = Table(you=side(at={MEADOW: [mine]}), foe=side(hand=["Charm"], runes={"calm": 2}), turn_of=FOE)
    assert table.might("Recruit") == (3 if worn else 1)
    table.foe.play("Charm", on="Recruit", to=MOOR)
    table.resolve()
    assert table.where("Recruit") == where


@card(CUTLASS, "Ride the Wind")
def test_jagged_cutlass_is_equipped_and_lets_its_wearer_be_moved_by_friends() -> None:
    table = Table(you=side(base=["Recruit", CUTLASS], hand=["Ride the Wind"], runes={"body": 1, "chaos": 3}))
    table.you.use(CUTLASS, on="Recruit")
    table.resolve()
    table.you.play("Ride the Wind", on="Recruit", to=MEADOW)
    table.resolve()
    assert (table.where("Recruit"), table.might("Recruit")) == (MEADOW, 3)


@card(EGG)
def test_platewyrm_egg_enters_exhausted() -> None:
    table = Table(you=side(hand=[EGG], runes={"body": 3}), foe=side())
    table.you.play(EGG)
    table.resolve()
    assert table.thing(EGG).exhausted


@card(EGG)
@pytest.mark.parametrize(("empowered", "energy"), [(0, 1), (1, 2)])
def test_platewyrm_egg_adds_more_while_empowered(empowered: int, energy: int) -> None:
    table = Table(you=side(base=[one(EGG, empowered=empowered)]), foe=side())
    table.you.use(EGG, n=1)
    assert [(r.kind, r.n) for r in table.state.players[YOU].pool] == [("energy", energy)]


@card(EGG)
def test_platewyrm_egg_is_empowered_for_one_and_itself() -> None:
    table = Table(you=side(base=[EGG], runes={"body": 1}), foe=side())
    table.you.use(EGG)
    table.resolve()
    assert (table.thing(EGG).empowered, table.thing(EGG).exhausted, table.ready_runes()) == (1, True, 0)
    tired = Table(you=side(base=[f"{EGG}*"], runes={"body": 1}), foe=side())
    assert EGG not in tired.you.offered("use")


@card(TOOLS)
@pytest.mark.parametrize(("empowered", "might"), [(1, 5), (0, 3)])
def test_tools_of_empire_give_more_while_empowered(empowered: int, might: int) -> None:
    table = Table(you=side(base=[one(TOOLS, empowered=empowered), "Recruit"]), foe=side(base=["Pit Rookie"]))
    table.you.use(TOOLS, on="Recruit", n=1)
    table.resolve()
    assert (table.might("Recruit"), table.might("Pit Rookie"), table.thing(TOOLS).exhausted) == (might, 2, True)


@card(TOOLS)
def test_tools_of_empire_are_empowered_for_two() -> None:
    table = Table(you=side(base=[TOOLS], runes={"body": 2}), foe=side())
    table.you.use(TOOLS)
    table.resolve()
    assert (table.thing(TOOLS).empowered, table.thing(TOOLS).exhausted) == (1, False)


@card(ONSLAUGHT)
@pytest.mark.parametrize(("zone", "after"), [("hand", "trash"), ("trash", "banished")])
def test_onslaught_gives_six_from_the_hand_and_from_the_trash(zone: str, after: str) -> None:
    table = Table(you=side(**{zone: [ONSLAUGHT]}, runes={"body": 4}, base=["Recruit"]), foe=side(base=["Pit Rookie"]))
    table.you.play(ONSLAUGHT, on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might("Pit Rookie"), table.where(ONSLAUGHT)) == (7, 2, after)
    poor = Table(you=side(**{zone: [ONSLAUGHT]}, runes={"body": 3}, base=["Recruit"]), foe=side())
    assert poor.you.offered("play") == set()


@card(RAMPAGE)
@pytest.mark.parametrize(("extra", "dealt"), [("pay", 4), ((), 2)])
def test_rampage_has_a_stronger_friend_fight_for_its_additional_cost(extra: str, dealt: int) -> None:
    table = Table(you=side(hand=[RAMPAGE], runes={"body": 4}, base=["Pit Rookie"]),
                  foe=side(base=["Mega-Mech"], at={MEADOW: ["Recruit"]}))
    table.you.play(RAMPAGE, on=["Pit Rookie", "Mega-Mech"], extra=extra)
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.trash()) == (dealt, [RAMPAGE, "Pit Rookie"])
    assert table.where("Recruit") == MEADOW
    alone = Table(you=side(hand=[RAMPAGE], runes={"body": 4}), foe=side(base=["Mega-Mech"]))
    assert alone.you.offered("play") == set()


@card(DECREE)
@pytest.mark.parametrize(("hand", "left"), [
    (["Stupefy", "Gust", "Mega-Mech"], ["Gust", "Mega-Mech"]), (["Gust"], ["Gust"]),
])
def test_decree_of_strength_recycles_a_mind_card_of_the_hand(hand: list[str], left: list[str]) -> None:
    table = Table(you=side(hand=[DECREE], runes={"body": 1}), foe=side(hand=hand))
    table.you.play(DECREE)
    table.resolve()
    if len(hand) > 1:
        assert asked(table.you) == ["Mega-Mech", "Stupefy"]
        table.you.choose("Stupefy")
    assert (table.hand(FOE), table.open.kind) == (left, "act")
    assert [c.card.name for c in table.state.players[FOE].deck] == ["Stupefy"] * (len(hand) - len(left))


@card(DISC)
def test_hextech_disc_builds_a_mech_by_giving_up_its_power() -> None:
    table = Table(you=side(base=[one(DISC, empowered=1)], runes={"body": 1}), foe=side())
    table.you.use(DISC, n=1)
    table.resolve()
    assert (table.where("Mech"), table.might("Mech")) == ("base", 3)
    assert (table.thing(DISC).empowered, table.thing(DISC).exhausted, table.ready_runes()) == (0, True, 0)


@card(DISC)
def test_hextech_disc_builds_nothing_before_it_is_empowered() -> None:
    table = Table(you=side(base=[DISC], runes={"body": 1}), foe=side())
    assert [key[-2:] for key in table.open.keys if key.startswith(f"use:{table.thing(DISC).id}:")] == [":0"]
    table.you.use(DISC)
    table.resolve()
    assert (table.thing(DISC).empowered, table.thing(DISC).exhausted, table.ready_runes()) == (1, True, 1)
    assert DISC not in table.you.offered("use")


@card(CLAW)
@pytest.mark.parametrize("empower", ["yes", "no"])
def test_wild_claw_plays_a_unit_of_the_top_five_for_less_and_may_empower_it(empower: str) -> None:
    deck = ["Gust", "Mega-Mech", "Sun Disc", "Gust", "Flash", "Pit Rookie"]
    table = Table(you=side(hand=[CLAW], runes={"body": 10}, deck=deck), foe=side())
    table.you.play(CLAW)
    table.resolve()
    table.you.choose("yes")
    assert asked(table.you) == ["Mega-Mech", "None of them", "Sun Disc"]
    table.you.choose("Mega-Mech")
    table.you.choose(empower)
    table.you.choose("pay")
    table.pass_all()
    assert (table.where("Mega-Mech"), table.thing("Mega-Mech").empowered) == ("base", int(empower == "yes"))
    assert sum(e.n for e in table.events("paid") if e.other == "energy") == 9


@card(CLAW)
def test_wild_claw_plays_nothing_that_is_neither_a_unit_nor_a_gear() -> None:
    table = Table(you=side(hand=[CLAW], runes={"body": 9}, deck=["Gust"] * 5 + ["Mega-Mech"]), foe=side())
    table.you.play(CLAW)
    table.resolve()
    table.you.choose("no")
    table.you.choose("no")
    assert (table.open.kind, table.where("Mega-Mech"), len(table.state.players[YOU].deck)) == ("act", "deck", 6)


@card(DUEL)
def test_cataclysmic_duel_leaves_each_player_one_unit() -> None:
    table = Table(you=side(hand=[DUEL], runes={"body": 11}, base=["Mega-Mech", "Pit Rookie", "Sun Disc"]),
                  foe=side(at={MEADOW: ["Mountain Drake"]}, base=["Alpha Wildclaw"]))
    table.you.play(DUEL)
    table.resolve()
    assert asked(table.you) == ["Mega-Mech", "Pit Rookie"]
    table.you.choose("Pit Rookie")
    assert asked(table.foe) == ["Alpha Wildclaw", "Mountain Drake"]
    table.foe.choose("Mountain Drake")
    assert (sorted(table.trash()), table.trash(FOE)) == ([DUEL, "Mega-Mech"], ["Alpha Wildclaw"])
    assert [table.where(name) for name in ("Pit Rookie", "Mountain Drake", "Sun Disc")] == ["base", MEADOW, "base"]
