"""Units of Body in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

HUNTER, FELINE, REPAIR, WITHERCLAW = "Brutal Hunter", "Fretful Feline", "Repair Specialist", "Baccai Witherclaw"
DAME, BOMBER, PROFITEER, AMBESSA = "Dame the Despoiler", "Noxian Demolitionist", "Profiteer", "Ambessa, The Wolf"
GANGPLANK = "Gangplank, Naval"
JAYCE, DRAGON, RENEKTON, EXECUTION = "Jayce, Hammer in Hand", "Corrupted Dragon", "Renekton, Brute", "Perfect Execution"


@card(HUNTER)
def test_brutal_hunter_grows_and_ganks_once_empowered() -> None:
    table = Table(you=side(at={MEADOW: [HUNTER]}, runes={"body": 3}), foe=side())
    assert (table.might(HUNTER), MOOR in options(table.you, "move", HUNTER)) == (4, False)
    table.you.use(HUNTER)
    table.resolve()
    assert (table.might(HUNTER), MOOR in options(table.you, "move", HUNTER)) == (6, True)
    assert HUNTER not in table.you.offered("use")
    poor = Table(you=side(at={MEADOW: [HUNTER]}, runes={"body": 2}), foe=side())
    assert HUNTER not in poor.you.offered("use")


@card(FELINE, EXECUTION)
@pytest.mark.parametrize(("who", "might"), [(f"{FELINE}*", 7), (FELINE, 5)])
def test_fretful_feline_grows_as_it_becomes_ready_and_not_while_it_is(who: str, might: int) -> None:
    table = Table(you=side(base=[who, "Recruit*"], hand=[EXECUTION], runes={"fury": 3}), foe=side())
    table.you.play(EXECUTION, on=FELINE)
    table.resolve()
    assert (table.might(FELINE) - table.thing(FELINE).exhausted, table.thing("Recruit").exhausted) == (might, True)


@card(REPAIR)
@pytest.mark.parametrize(("gear", "might"), [(["Sun Disc", "Sun Disc"], 5), ([], 3)])
def test_repair_specialist_assaults_with_each_gear_of_yours(gear: list[str], might: int) -> None:
    table = Table(you=side(base=[REPAIR, *gear]), foe=side(base=["Sun Disc"], at={MEADOW: ["Mega-Mech"]}))
    assert table.might(REPAIR) == 3
    table.you.move(REPAIR, to=MEADOW)
    assert table.might(REPAIR) == might


@card(WITHERCLAW)
@pytest.mark.parametrize(("empowered", "runes"), [(1, 2), (0, 0)])
def test_baccai_witherclaw_leaves_runes_when_it_dies_empowered(empowered: int, runes: int) -> None:
    table = Table(you=side(base=[one(WITHERCLAW, empowered=empowered)]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    assert table.might(WITHERCLAW) == 4 + 2 * empowered
    table.you.move(WITHERCLAW, to=MEADOW)
    table.pass_all()
    mine = [table.state.objects[id].exhausted for id in table.state.players[YOU].runes]
    assert (table.where(WITHERCLAW), mine) == ("trash", [True] * runes)


@card(DAME)
@pytest.mark.parametrize(("empowered", "might"), [(1, 9), (0, 5)])
def test_dame_the_despoiler_outgrows_a_unit_where_she_attacks(empowered: int, might: int) -> None:
    table = Table(you=side(base=[one(DAME, empowered=empowered)]),
                  foe=side(at={MEADOW: ["Mega-Mech", "Recruit"]}, base=["Mountain Drake"]))
    table.you.move(DAME, to=MEADOW)
    if empowered:
        assert asked(table.you) == [DAME, "Mega-Mech", "Recruit"]
        table.you.choose("Mega-Mech")
        table.resolve()
    assert table.might(DAME) == might


@card(DAME)
def test_dame_the_despoiler_is_not_lessened_by_a_weaker_unit_as_she_defends() -> None:
    table = Table(you=side(at={MEADOW: [one(DAME, empowered=1)]}), foe=side(base=["Recruit"]), turn_of=FOE)
    table.foe.move("Recruit", to=MEADOW)
    table.you.choose("Recruit")
    table.resolve()
    assert table.might(DAME) == 6


@card(BOMBER)
@pytest.mark.parametrize(("gear", "asks"), [("Doran's Blade", False), ("Gold", True)])
def test_noxian_demolitionist_kills_a_gear_that_costs_no_more_than_its_might(gear: str, asks: bool) -> None:
    table = Table(you=side(base=[BOMBER]), foe=side(base=[gear, "Unlicensed Armory"]))
    table.you.move(BOMBER, to=MEADOW)
    table.pass_all()
    if asks:
        table.you.choose("yes")
        table.pass_all()
    assert (table.points(), table.where(gear, FOE) == "base") == ((1, 0), not asks)


@card(PROFITEER)
def test_profiteer_takes_power_from_one_of_yours_for_another() -> None:
    table = Table(you=side(hand=[PROFITEER], runes={"body": 4}, base=[one("Recruit", empowered=1), "Sun Disc"]),
                  foe=side(base=[one("Mega-Mech", empowered=1), "Pit Rookie"]))
    table.you.play(PROFITEER)
    table.you.choose("yes")
    assert asked(table.you)[:4] == ["Mega-Mech", "Pit Rookie", PROFITEER, "Recruit"]
    table.you.choose("Sun Disc")
    table.resolve()
    assert [table.thing(name).empowered for name in ("Recruit", "Sun Disc", "Mega-Mech")] == [0, 1, 1]


@card(PROFITEER)
def test_profiteer_empowers_nothing_where_nothing_of_yours_is_empowered() -> None:
    table = Table(you=side(hand=[PROFITEER], runes={"body": 4}, base=["Recruit"]),
                  foe=side(base=[one("Mega-Mech", empowered=1)]))
    table.you.play(PROFITEER)
    table.resolve()
    assert (table.open.kind, table.thing("Recruit").empowered, table.thing("Mega-Mech").empowered) == ("act", 0, 1)


@card(AMBESSA, "Falling Star")
@pytest.mark.parametrize(("empowered", "damage"), [(1, 0), (0, 3)])
def test_ambessa_the_wolf_is_not_dealt_damage_out_of_combat(empowered: int, damage: int) -> None:
    table = Table(you=side(base=[one(AMBESSA, empowered=empowered)]),
                  foe=side(hand=["Falling Star"], runes={"fury": 4}, base=["Recruit"]), turn_of=FOE)
    assert table.might(AMBESSA) == 4 + 3 * empowered
    table.foe.play("Falling Star", on=[AMBESSA, "Recruit"])
    table.resolve()
    assert (table.thing(AMBESSA).damage, table.where("Recruit")) == (damage, "deck")


@card(AMBESSA)
def test_ambessa_the_wolf_is_dealt_damage_in_combat() -> None:
    table = Table(you=side(base=[one(AMBESSA, empowered=1)]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.move(AMBESSA, to=MEADOW)
    table.pass_all()
    assert table.trash(YOU) == [AMBESSA]


@card(JAYCE, EXECUTION)
@pytest.mark.parametrize("mode", ["assault 2", "deflect 2", "ganking"])
def test_jayce_picks_one_of_three_as_he_becomes_ready(mode: str) -> None:
    table = Table(you=side(at={MEADOW: [f"{JAYCE}*"]}, hand=[EXECUTION], runes={"fury": 3}),
                  foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.play(EXECUTION, on=JAYCE)
    table.resolve()
    assert len(table.open.options) == 3
    table.you.choose(next(o.key for o in table.open.options if mode in f"{o.short} {o.full}".lower()))
    table.resolve()
    given = table.events("given")[-1]
    assert (given.other, given.n) == (f"keyword:{mode.split()[0]}", int(mode.rpartition(" ")[2]) if " " in mode else 1)
    assert (MOOR in options(table.you, "move", JAYCE)) == (mode == "ganking")


@card(JAYCE, EXECUTION)
def test_jayce_picks_nothing_while_he_is_ready() -> None:
    table = Table(you=side(base=[JAYCE], hand=[EXECUTION], runes={"fury": 3}), foe=side())
    table.you.play(EXECUTION, on=JAYCE)
    table.resolve()
    assert table.open.kind == "act"


@card(DRAGON)
@pytest.mark.parametrize(("points", "exhausted"), [(4, False), (5, True)])
def test_corrupted_dragon_enters_ready_while_you_are_far_from_winning(points: int, exhausted: bool) -> None:
    table = Table(you=side(hand=[DRAGON], runes={"body": 12}, points=points), foe=side(points=7))
    table.you.play(DRAGON)
    table.resolve()
    assert table.thing(DRAGON).exhausted is exhausted


@card(DRAGON)
def test_corrupted_dragon_moves_small_enemies_to_their_base() -> None:
    there = ["Mega-Mech", "Recruit", "Pit Rookie", "Daring Poro"]
    table = Table(you=side(base=[DRAGON]), foe=side(at={MEADOW: there, MOOR: ["Vanguard Sergeant"]}))
    table.you.move(DRAGON, to=MEADOW)
    table.you.choose("yes")
    assert asked(table.you) == ["Daring Poro", "Pit Rookie", "Recruit"]
    table.you.choose("Recruit", "Pit Rookie")
    table.resolve()
    assert [table.where(name) for name in ("Recruit", "Pit Rookie", "Daring Poro", "Mega-Mech")] == [
        "base", "base", MEADOW, MEADOW]


@card(RENEKTON)
def test_renekton_is_empowered_as_he_reaches_ten() -> None:
    table = Table(you=side(at={MEADOW: [one(RENEKTON, buffs=1, attached=["Long Sword"])]}, runes={"body": 4}))
    assert table.might(RENEKTON) == 7
    for empowered, might in ((0, 8), (0, 9), (1, 10)):
        table.you.use(RENEKTON)
        table.resolve()
        assert (table.might(RENEKTON), table.thing(RENEKTON).empowered) == (might, empowered)
    assert MOOR in options(table.you, "move", RENEKTON)


@card(RENEKTON, "Stupefy", PROFITEER)
@ruling("R169")
def test_renekton_does_not_reach_ten_while_he_stays_above() -> None:
    table = Table(you=side(at={MEADOW: [one(RENEKTON, buffs=1, attached=["Long Sword", "Long Sword", "Long Sword"])]},
                           runes={"body": 1}),
                  foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]))
    assert table.might(RENEKTON) == 11
    table.you.use(RENEKTON)
    table.foe.play("Stupefy", on=RENEKTON)
    table.resolve()
    table.resolve()
    assert (table.might(RENEKTON), table.thing(RENEKTON).empowered) == (11, 0)
    assert MOOR not in options(table.you, "move", RENEKTON)


@card("Legion Marauder")
@pytest.mark.parametrize(("n", "runes", "left"), [(0, {"mind": 1}, 1), (1, {"body": 1}, 0)])
def test_legion_marauder_is_empowered_for_either_cost(n: int, runes: dict[str, int], left: int) -> None:
    table = Table(you=side(base=["Legion Marauder"], runes=runes), foe=side())
    assert table.might("Legion Marauder") == 2
    table.you.use("Legion Marauder", n=n)
    table.resolve()
    assert (table.might("Legion Marauder"), len(table.state.players[YOU].runes)) == (3, left)
    assert "Legion Marauder" not in table.you.offered("use")
    poor = Table(you=side(base=["Legion Marauder"], pool={"mind": 1}), foe=side())
    assert "Legion Marauder" not in poor.you.offered("use")


@card(GANGPLANK, "Back Off", "Stupefy")
@pytest.mark.parametrize(("spell", "empowered", "might", "stunned"), [
    ("Back Off", 1, 9, False), ("Stupefy", 1, 9, False), ("Back Off", 0, 6, True), ("Stupefy", 0, 5, False),
])
def test_gangplank_grows_instead_of_being_weakened(spell: str, empowered: int, might: int, stunned: bool) -> None:
    table = Table(you=side(base=[one(GANGPLANK, empowered=empowered)]),
                  foe=side(hand=[spell], runes={"calm": 3, "mind": 1}, deck=["Gust"]), turn_of=FOE)
    table.foe.play(spell, on=GANGPLANK)
    table.resolve()
    assert (table.might(GANGPLANK), table.thing(GANGPLANK).stunned) == (might, stunned)


@card(GANGPLANK, "Ocean Drake")
@pytest.mark.parametrize(("target", "hand"), [(GANGPLANK, []), ("Recruit", [])])
def test_gangplank_grows_instead_of_going_back_to_the_hand(target: str, hand: list[str]) -> None:
    table = Table(you=side(base=[one(GANGPLANK, empowered=1), "Recruit"]),
                  foe=side(hand=["Ocean Drake"], runes={"chaos": 10}), turn_of=FOE)
    table.foe.play("Ocean Drake", to="Your base")
    table.foe.choose("yes")
    table.foe.choose(target)
    table.resolve()
    grown = target == GANGPLANK
    assert (table.might(GANGPLANK), table.hand(), table.where("Recruit") == "base") == (6 + 3 * grown, hand, grown)


@card(GANGPLANK, "Switcheroo")
@ruling("R158")
def test_gangplank_grows_instead_of_giving_might_away() -> None:
    """How much is exchanged is worked out before that; the other unit gets it all the same."""
    table = Table(you=side(at={MEADOW: [one(GANGPLANK, empowered=1)]}),
                  foe=side(base=["Recruit"], hand=["Switcheroo"], runes={"chaos": 4}), turn_of=FOE)
    table.foe.move("Recruit", to=MEADOW)
    table.foe.play("Switcheroo", on=[GANGPLANK, "Recruit"])
    table.resolve()
    assert (table.might(GANGPLANK), table.might("Recruit")) == (9, 6)


@card(GANGPLANK, "Stupefy")
@ruling("R160")
def test_gangplank_does_not_grow_where_nothing_is_taken() -> None:
    table = Table(you=side(base=[GANGPLANK], hand=["Stupefy"] * 6, runes={"mind": 6, "body": 2}, deck=["Gust"] * 6))
    for might in (5, 4, 3, 2, 1):
        table.you.play("Stupefy", on=GANGPLANK)
        table.resolve()
        assert table.might(GANGPLANK) == might
    table.you.use(GANGPLANK)
    table.resolve()
    table.you.play("Stupefy", on=GANGPLANK)
    table.resolve()
    assert (table.might(GANGPLANK), table.thing(GANGPLANK).empowered) == (1, 1)


@card(GANGPLANK, "Blast Cone", "Back Off")
@ruling("R159")
def test_gangplank_is_stunned_by_what_does_not_choose_him_and_not_twice() -> None:
    table = Table(you=side(at={MEADOW: [one(GANGPLANK, empowered=1)]}),
                  foe=side(hand=["Blast Cone", "Back Off"], runes={"chaos": 5, "calm": 3}), turn_of=FOE)
    table.foe.play("Blast Cone")
    table.foe.choose("yes")
    table.foe.choose("Base of You")
    table.resolve()
    table.foe.choose("yes")
    table.resolve()
    assert (table.where(GANGPLANK), table.might(GANGPLANK), table.thing(GANGPLANK).stunned) == ("base", 6, True)
    table.foe.play("Back Off", on=GANGPLANK)
    table.resolve()
    assert table.might(GANGPLANK) == 6


@card(GANGPLANK)
def test_gangplank_is_empowered_for_two_body() -> None:
    table = Table(you=side(base=[GANGPLANK], runes={"body": 2}), foe=side())
    table.you.use(GANGPLANK)
    table.resolve()
    assert (table.thing(GANGPLANK).empowered, table.state.players[YOU].runes) == (1, [])
