"""Units of Calm in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, Table, one, side

SERGEANT, SKULKER, DRAKE = "Vanguard Sergeant", "Shipyard Skulker", "Mountain Drake"
GUARDIAN, DANCER, SMITH, ANCESTOR = "Guardian of the Passage", "Ribbon Dancer", "Apprentice Smith", "Simian Ancestor"
APHELIOS, JANNA, JAX, YORDLE = "Aphelios, Exalted", "Janna, Savior", "Jax, Unmatched", "Needlessly Large Yordle"
IRELIA, ORNN, TIANNA, PORO = "Irelia, Fervent", "Ornn, Blacksmith", "Tianna Crownguard", "Lonely Poro"


def held(**you: object) -> Table:
    """Your turn begins, and you hold the Meadow."""
    table = Table(you=side(**you), foe=side(deck=["Gust"]), turn_of=FOE)
    table.end_turn()
    table.resolve()
    return table


# --- when they are played

@card("Disarming Rake")
@pytest.mark.parametrize(("answer", "where"), [("yes", "trash"), ("no", "base")])
def test_disarming_rake_may_kill_a_gear(answer: str, where: str) -> None:
    table = Table(you=side(hand=["Disarming Rake"], runes={"calm": 3}), foe=side(base=["Sun Disc", DRAKE]))
    table.you.play("Disarming Rake")
    table.resolve()
    table.you.choose(answer)
    table.resolve()
    assert (table.where("Sun Disc"), table.where(DRAKE)) == (where, "base")


@card("Legion Quartermaster")
def test_legion_quartermaster_returns_a_friendly_gear_to_be_played() -> None:
    table = Table(you=side(base=["Sun Disc", "Energy Conduit"], hand=["Legion Quartermaster"], runes={"calm": 3}),
                  foe=side())
    table.you.play("Legion Quartermaster", paying="Sun Disc")
    assert (table.hand(), table.where("Energy Conduit")) == (["Sun Disc"], "base")
    poor = Table(you=side(hand=["Legion Quartermaster"], runes={"calm": 3}), foe=side(base=["Sun Disc"]))
    assert poor.you.offered("play") == set()


@ruling("R102")
@card(JANNA)
def test_janna_heals_your_units_there_and_may_send_an_enemy_home() -> None:
    table = Table(
        you=side(at={MEADOW: [one(SERGEANT, damage=3)]}, base=[one(SKULKER, damage=1)], hand=[JANNA],
                 runes={"calm": 3}),
        foe=side(base=["Mega-Mech", "Recruit"]), turn_of=FOE,
    )
    table.foe.move("Mega-Mech", to=MEADOW)
    table.foe.passes()
    table.you.play(JANNA, to=MEADOW)
    assert (asked(table.you), table.open.least) == (["Mega-Mech"], 0)
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing(SERGEANT).damage, table.thing(SKULKER).damage, table.where("Mega-Mech")) == (0, 1, "base")


@ruling("R102")
@card(JANNA)
def test_janna_heals_without_an_enemy_too() -> None:
    table = Table(you=side(at={MEADOW: [one(SERGEANT, damage=3)]}, hand=[JANNA], runes={"calm": 3}),
                  foe=side(at={MOOR: ["Recruit"]}))
    table.you.play(JANNA, to=MEADOW)
    table.resolve()
    assert (table.thing(SERGEANT).damage, table.where("Recruit")) == (0, MOOR)


@card(YORDLE)
@pytest.mark.parametrize(("holds", "price"), [(0, (10, 3)), (1, (8, 2)), (2, (6, 1))])
def test_needlessly_large_yordle_costs_less_for_each_point_from_holding(holds: int, price: tuple[int, int]) -> None:
    places = {place: ["Recruit"] for place in (MEADOW, MOOR)[:holds]}
    table = Table(you=side(at=places, hand=[YORDLE], runes={"calm": 12}, deck=["Gust"] * 3),
                  foe=side(deck=["Gust"]), turn_of=FOE)
    table.end_turn()
    table.resolve()
    assert table.points() == (holds, 0)
    table.you.play(YORDLE)
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", price[0]), ("calm", price[1])]


@card(YORDLE)
def test_needlessly_large_yordle_counts_no_conquest_and_is_large_as_a_defender() -> None:
    table = Table(you=side(base=["Recruit"], hand=[YORDLE], runes={"calm": 12}), foe=side())
    table.you.move("Recruit", to=MEADOW)
    table.pass_all()
    assert table.points() == (1, 0)
    table.you.play(YORDLE)
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 10), ("calm", 3)]
    fight = Table(you=side(at={MEADOW: [YORDLE, "Recruit"]}), foe=side(base=[DRAKE]), turn_of=FOE)
    fight.foe.move(DRAKE, to=MEADOW)
    assert fight.might(YORDLE) == 10
    fight.pass_all()
    assert (YORDLE in fight.trash(), fight.where("Recruit")) == (True, MEADOW)


@card(ORNN)
@pytest.mark.parametrize(("chosen", "hand"), [("Sun Disc", ["Sun Disc"]), ("no", [])])
def test_ornn_looks_for_a_gear_when_played(chosen: str, hand: list[str]) -> None:
    table = Table(you=side(hand=[ORNN], runes={"calm": 5}, deck=["Gust", "Sun Disc", SKULKER, "Flash", "Sun Disc"]),
                  foe=side())
    table.you.play(ORNN)
    table.resolve()
    table.you.choose("no" if chosen == "no" else "yes")
    if hand:
        assert asked(table.you) == ["None of them", "Sun Disc"]
        table.you.choose(chosen)
    assert (table.hand(), len(table.events("revealed"))) == (hand, len(hand))
    assert len(table.events("recycled")) == 1 + 4 - len(hand)  # a rune for the Power


@card(ORNN)
def test_ornn_looks_for_a_gear_by_holding_and_not_by_conquering() -> None:
    table = Table(you=side(at={MEADOW: [ORNN]}, deck=["Gust", "Sun Disc", "Flash", "Gust", "Rebuke"]),
                  foe=side(deck=["Gust"]), turn_of=FOE)
    table.end_turn()
    table.resolve()
    table.you.choose("yes")
    table.you.choose("Sun Disc")
    assert table.hand() == ["Sun Disc", "Rebuke"]
    attack = Table(you=side(base=[ORNN], deck=["Sun Disc"] * 4), foe=side())
    attack.you.move(ORNN, to=MEADOW)
    attack.pass_all()
    assert (attack.points(), attack.events("triggered")) == ((1, 0), [])


# --- when they move, hold, fight

@card(GUARDIAN)
def test_guardian_of_the_passage_may_return_a_unit_or_gear_of_the_trash_by_holding() -> None:
    for answer, hand in (("yes", ["Flash", "Sun Disc"]), ("no", ["Flash"])):
        table = Table(you=side(at={MEADOW: [GUARDIAN]}, trash=["Gust", "Sun Disc"], deck=["Flash"]),
                      foe=side(deck=["Gust"]), turn_of=FOE)
        table.end_turn()
        table.resolve()
        table.you.choose(answer)
        table.resolve()
        assert sorted(table.hand()) == hand
    none = held(at={MEADOW: [GUARDIAN]}, trash=["Gust"], deck=["Flash"])
    assert (none.open.kind, none.hand()) == ("act", ["Flash"])


@card(DANCER)
def test_ribbon_dancer_gives_another_friendly_unit_might_by_moving_to_a_battlefield() -> None:
    table = Table(you=side(base=[DANCER, SERGEANT, "Recruit"]), foe=side(base=[DRAKE]))
    table.you.move(DANCER, to=MEADOW)
    assert asked(table.you) == ["Recruit", SERGEANT]
    table.you.choose(SERGEANT)
    table.pass_all()
    assert (table.might(SERGEANT), table.might(DANCER)) == (5, 3)
    home = Table(you=side(at={MEADOW: [DANCER]}, base=[SERGEANT]), foe=side())
    home.you.move(DANCER, to="base")
    home.pass_all()
    assert (home.events("triggered"), home.might(SERGEANT)) == ([], 4)


@card(SMITH)
@pytest.mark.parametrize(("top", "hand", "recycled"), [("Sun Disc", ["Sun Disc"], 0), ("Gust", [], 1)])
def test_apprentice_smith_draws_a_gear_and_recycles_anything_else(top: str, hand: list[str], recycled: int) -> None:
    table = Table(you=side(base=[SMITH], deck=[top, "Flash"]), foe=side())
    table.you.move(SMITH, to=MEADOW)
    table.pass_all()
    assert (table.hand(), len(table.events("recycled")), len(table.events("revealed"))) == (hand, recycled, 1)


@card("Stellacorn Herder")
def test_stellacorn_herder_draws_by_moving_anywhere() -> None:
    for places, to in (({"base": ["Stellacorn Herder"]}, MEADOW), ({"at": {MEADOW: ["Stellacorn Herder"]}}, "base")):
        table = Table(you=side(**places, deck=["Gust"]), foe=side())
        table.you.move("Stellacorn Herder", to=to)
        table.pass_all()
        assert table.hand() == ["Gust"]
    other = Table(you=side(base=["Stellacorn Herder", SERGEANT], deck=["Gust"]), foe=side())
    other.you.move(SERGEANT, to=MEADOW)
    other.pass_all()
    assert other.hand() == []


@card(PORO, "Vengeance")
@pytest.mark.parametrize(("here", "elsewhere", "hand"), [
    ([], [SERGEANT], ["Gust"]), (["Recruit"], [], []),
])
def test_lonely_poro_draws_by_dying_alone(here: list[str], elsewhere: list[str], hand: list[str]) -> None:
    table = Table(you=side(at={MEADOW: [PORO, *here]}, base=elsewhere, deck=["Gust"]),
                  foe=side(hand=["Vengeance"], runes={"order": 4}), turn_of=FOE)
    table.foe.play("Vengeance", on=PORO)
    table.resolve()
    assert (table.trash(), table.hand()) == ([PORO], hand)


@card(PORO, "Unchecked Power")
def test_lonely_poro_is_not_alone_with_those_who_die_with_it() -> None:
    """808.1.d: what it was as it died."""
    table = Table(you=side(at={MEADOW: [PORO, "Recruit"]}, deck=["Gust"]),
                  foe=side(hand=["Unchecked Power"], runes={"mind": 9}), turn_of=FOE)
    table.foe.play("Unchecked Power")
    table.resolve()
    assert (table.trash(), table.hand()) == ([PORO], [])


@card(ANCESTOR, "Discipline", "Pit Rookie")
def test_simian_ancestor_readies_when_you_buff_it() -> None:
    table = Table(you=side(base=[f"{ANCESTOR}*"], hand=["Pit Rookie"], runes={"body": 2}), foe=side())
    table.you.play("Pit Rookie")
    table.resolve()
    assert (table.thing(ANCESTOR).buffed, table.thing(ANCESTOR).exhausted) == (1, False)
    again = Table(you=side(base=[one(ANCESTOR, buffs=1, exhausted=True)], hand=["Pit Rookie"], runes={"body": 2}),
                  foe=side())
    again.you.play("Pit Rookie")
    again.resolve()
    assert again.thing(ANCESTOR).exhausted


@card(APHELIOS, "Doran's Shield", "B.F. Sword", "Cull")
def test_aphelios_does_something_else_for_each_equipment_of_a_turn() -> None:
    table = Table(you=side(base=[APHELIOS, "Doran's Shield", "B.F. Sword"], pool={"calm": 1, "order": 1},
                           spent={"fury": 3}), foe=side())
    table.you.use("Doran's Shield", on=APHELIOS)
    table.resolve()
    assert len(table.open.options) == 3
    table.you.choose("Ready two runes")
    table.you.choose("Fury Rune#1", "Fury Rune#2")
    table.resolve()
    assert table.ready_runes() == 2
    table.you.use("B.F. Sword", on=APHELIOS)
    table.resolve()
    assert len(table.open.options) == 2
    table.you.choose("Channel")
    table.resolve()
    assert len(table.state.players[0].runes) == 4


@card(APHELIOS, "Doran's Shield")
def test_aphelios_does_nothing_for_what_others_wear() -> None:
    table = Table(you=side(base=[APHELIOS, SERGEANT, "Doran's Shield"], pool={"calm": 1}), foe=side())
    table.you.use("Doran's Shield", on=SERGEANT)
    table.resolve()
    assert (table.open.kind, table.events("triggered")) == ("act", [])


# --- while they are there

@card("Navori Scout", JAX, TIANNA, IRELIA, "Stupefy")
@pytest.mark.parametrize("name", ["Navori Scout", JAX, TIANNA, IRELIA])
def test_it_costs_the_opponent_one_more_to_choose_it(name: str) -> None:
    table = Table(you=side(base=[name, "Recruit"]), foe=side(hand=["Stupefy"], runes={"mind": 2}, deck=["Gust"]),
                  turn_of=FOE)
    table.foe.play("Stupefy", on=name)
    assert [e.other for e in table.events("paid")] == ["energy", "mind"]
    poor = Table(you=side(base=[name]), foe=side(hand=["Stupefy"], pool={"energy": 1}), turn_of=FOE)
    assert poor.foe.offered("play") == set()


@ruling("R103")
@card(JAX, "Doran's Shield")
def test_jax_draws_any_equipment_of_yours_in_response() -> None:
    table = Table(you=side(at={MEADOW: [SERGEANT]}, base=[JAX], hand=["Doran's Shield"], runes={"calm": 1}),
                  foe=side(base=["Mega-Mech"], hand=["Doran's Shield"], runes={"calm": 1}), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    assert "Doran's Shield" not in table.foe.offered("play")
    table.foe.passes()
    table.you.play("Doran's Shield")
    assert asked(table.you) == [JAX, SERGEANT]
    table.you.choose(SERGEANT)
    table.resolve()
    assert table.might(SERGEANT) == 5
    without = Table(you=side(at={MEADOW: [SERGEANT]}, hand=["Doran's Shield"], runes={"calm": 1}),
                    foe=side(base=["Mega-Mech"]), turn_of=FOE)
    without.foe.move("Mega-Mech", to=MEADOW)
    without.foe.passes()
    assert "Doran's Shield" not in without.you.offered("play")


@card(IRELIA, "Discipline", "Rune Prison")
def test_irelia_is_stronger_for_each_time_you_choose_or_ready_her() -> None:
    table = Table(you=side(base=[f"{IRELIA}*", "Recruit"], hand=["Ride the Wind"], runes={"chaos": 2}), foe=side())
    table.you.play("Ride the Wind", on=IRELIA, to=MEADOW)
    table.resolve()
    assert table.might(IRELIA) == 6
    other = Table(you=side(base=[IRELIA, "Recruit*"], hand=["Ride the Wind"], runes={"chaos": 2}), foe=side())
    other.you.play("Ride the Wind", on="Recruit", to=MEADOW)
    other.resolve()
    assert other.might(IRELIA) == 4
    foes = Table(you=side(base=[IRELIA], deck=["Gust"]), foe=side(hand=["Discipline"], runes={"calm": 3},
                                                                 deck=["Gust"]), turn_of=FOE)
    foes.foe.play("Discipline", on=IRELIA)
    foes.resolve()
    assert foes.might(IRELIA) == 6


@ruling("R106")
@card(TIANNA)
def test_tianna_at_a_battlefield_lets_no_opponent_gain_points_and_conquer_all_the_same() -> None:
    for places, points in (({"at": {MOOR: [TIANNA]}}, 0), ({"base": [TIANNA]}, 1)):
        table = Table(you=side(**places), foe=side(base=["Plundering Poro"]), turn_of=FOE)
        table.foe.move("Plundering Poro", to=MEADOW)
        table.pass_all()
        assert (table.points(), len(table.events("conquered")), table.where("Gold")) == ((0, points), 1, "base")
    own = Table(you=side(at={MOOR: [TIANNA]}, base=["Recruit"]), foe=side())
    own.you.move("Recruit", to=MEADOW)
    own.pass_all()
    assert own.points() == (1, 0)


@card("Azir, Ascendant", "Long Sword")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_azir_changes_places_and_may_take_equipment_along(answer: str) -> None:
    azir = "Azir, Ascendant"
    table = Table(you=side(base=[azir], at={MEADOW: [one("Recruit", attached=["Long Sword"]), "Pit Rookie"]},
                           runes={"calm": 2}),
                  foe=side(base=["Mega-Mech"]))
    assert options(table.you, "use", azir) == [azir, "Pit Rookie", "Recruit"]
    table.you.use(azir, on=["Recruit", "Long Sword"])
    table.resolve()
    table.you.choose(answer)
    assert (table.where(azir), table.where("Recruit"), table.where("Pit Rookie")) == (MEADOW, "base", MEADOW)
    assert (table.might(azir), table.might("Recruit")) == ((8, 1) if answer == "yes" else (6, 3))
    assert azir not in table.you.offered("use")


@card("Azir, Ascendant")
def test_azir_takes_nothing_from_the_unequipped_and_serves_again_next_turn() -> None:
    azir = "Azir, Ascendant"
    table = Table(you=side(base=[azir], at={MEADOW: ["Pit Rookie"]}, runes={"calm": 2}, deck=["Gust"] * 2),
                  foe=side(deck=["Gust"] * 2))
    table.you.use(azir, on="Pit Rookie")
    table.resolve()
    assert (table.open.kind, table.where(azir)) == ("act", MEADOW)
    table.end_turn()
    table.end_turn()
    assert azir in table.you.offered("use")


@card("Royal Entourage")
@pytest.mark.parametrize(("whose", "way", "exhausted"), [
    (0, "ready", (False, False)), (0, "exhaust", (True, False)), (1, "exhaust", (True, True)),
])
def test_royal_entourage_readies_or_exhausts_a_legend(whose: int, way: str, exhausted: tuple[bool, bool]) -> None:
    legends = "Jinx, Loose Cannon", "Viktor, Herald of the Arcane"
    table = Table(you=side(hand=["Royal Entourage"], runes={"calm": 4}, legend=f"{legends[0]}*", base=["Recruit*"]),
                  foe=side(legend=legends[1]))
    table.you.play("Royal Entourage")
    assert set(asked(table.you)) == set(legends)
    table.you.choose(legends[whose])
    table.resolve()
    table.you.choose(way)
    assert tuple(table.thing(legend, zone="legend").exhausted for legend in legends) == exhausted
    assert table.thing("Recruit").exhausted
