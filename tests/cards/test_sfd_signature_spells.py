"""Signature spells of Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

PURSUIT, RUSH, SHIFT, TAKEOVER = "Relentless Pursuit", "Void Rush", "Arcane Shift", "Hostile Takeover"
BLADE = "Doran's Blade"
DECK = ["Gust", "Flash", "Stupefy"]


def banished(table: Table, seat: int = YOU) -> list[str]:
    """The names of the cards in a banishment."""
    return [table.state.objects[id].card.name for id in table.state.players[seat].banished]


@card("Danger Zone", "Mech")
@pytest.mark.parametrize(("repeat", "might"), [(0, 4), (1, 5)])
def test_danger_zone_gives_your_mechs_might_and_may_be_repeated(repeat: int, might: int) -> None:
    table = Table(you=side(hand=["Danger Zone"], pool={"energy": 2, "fury": 1, "mind": 1}, base=["Mech", "Recruit"]),
                  foe=side(base=["Mech"], deck=DECK))
    table.you.play("Danger Zone", repeat=repeat)
    table.resolve()
    assert [table.might("Mech", YOU), table.might("Mech", FOE), table.might("Recruit")] == [might, 3, 1]
    table.end_turn()
    assert table.might("Mech", YOU) == 3


# --- Relentless Pursuit

@card(PURSUIT, BLADE)
def test_relentless_pursuit_moves_equips_and_brings_home_whoever_conquers() -> None:
    table = Table(you=side(hand=[PURSUIT], runes={"fury": 3}, base=["Recruit", "Pit Rookie", BLADE], deck=DECK),
                  foe=side(base=["Cull", "Mega-Mech"]))
    assert options(table.you, "play", PURSUIT) == ["Pit Rookie", "Recruit"]
    table.you.play(PURSUIT, on=["Recruit", BLADE], to=MEADOW)
    table.resolve()
    table.you.choose("yes")
    table.pass_all()
    assert (table.might("Recruit"), table.points()) == (3, (1, 0))
    table.you.choose("yes")
    table.resolve()
    assert table.where("Recruit") == "base"


@card(PURSUIT, BLADE)
def test_relentless_pursuit_needs_no_equipment_and_lasts_this_turn() -> None:
    table = Table(you=side(hand=[PURSUIT], runes={"fury": 3}, base=["Recruit", "Pit Rookie"], deck=DECK, legend=LUX),
                  foe=side(base=["Cull"], deck=DECK, legend=LUX))
    table.you.play(PURSUIT, on="Recruit", to=MEADOW)
    table.resolve()
    table.you.choose("yes")
    table.pass_all()
    table.you.choose("no")
    table.resolve()
    assert (table.where("Recruit"), table.points()) == (MEADOW, (1, 0))
    table.you.move("Pit Rookie", to=MOOR)
    table.pass_all()
    assert (table.open.kind, table.points()) == ("act", (2, 0))


LUX = "Lux, Lady of Luminosity"


# --- Void Rush

@ruling("R097")
@card(RUSH)
def test_void_rush_plays_one_for_two_less_and_draws_the_other() -> None:
    table = Table(you=side(hand=[RUSH], runes={"fury": 5}, deck=["Shipyard Skulker", "Gust", "Flash"]), foe=side())
    table.you.play(RUSH)
    table.resolve()
    table.you.choose("yes")
    assert asked(table.you) == ["Gust", "Shipyard Skulker"]
    table.you.choose("Shipyard Skulker")
    table.you.choose("pay")
    table.resolve()
    assert (table.where("Shipyard Skulker"), table.hand(), table.ready_runes()) == ("base", ["Gust"], 2)


@ruling("R097")
@card(RUSH)
def test_void_rush_draws_both_when_none_is_banished() -> None:
    table = Table(you=side(hand=[RUSH], runes={"fury": 3}, deck=["Shipyard Skulker", "Gust", "Flash"]), foe=side())
    table.you.play(RUSH)
    table.resolve()
    table.you.choose("no")
    table.resolve()
    assert (sorted(table.hand()), banished(table), table.open.kind) == (["Gust", "Shipyard Skulker"], [], "act")


# --- Counter Strike

@ruling("R131")
@card("Counter Strike", "Falling Star")
def test_counter_strike_prevents_the_next_damage_whole_and_only_that() -> None:
    table = Table(you=side(hand=["Counter Strike"], runes={"calm": 3}, base=["Mega-Mech", "Petty Officer"], deck=DECK),
                  foe=side(hand=["Falling Star"], runes={"fury": 4}), turn_of=FOE)
    table.foe.play("Falling Star", on=["Mega-Mech", "Mega-Mech"])
    table.you.play("Counter Strike", on="Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.hand()) == (3, ["Gust"])


@card("Counter Strike", "Falling Star")
def test_counter_strike_protects_nobody_else_and_no_longer_than_the_turn() -> None:
    table = Table(you=side(hand=["Counter Strike"], runes={"calm": 3}, base=["Mega-Mech", "Petty Officer"], deck=DECK),
                  foe=side(hand=["Falling Star"], runes={"fury": 4}, deck=DECK))
    table.you.play("Counter Strike", on="Mega-Mech")
    table.resolve()
    table.end_turn()
    table.foe.play("Falling Star", on=["Mega-Mech", "Petty Officer"])
    table.resolve()
    assert [table.thing(name).damage for name in ("Mega-Mech", "Petty Officer")] == [3, 3]


# --- Defiant Dance

@card("Defiant Dance")
def test_defiant_dance_strengthens_one_and_weakens_another() -> None:
    table = Table(you=side(hand=["Defiant Dance"], runes={"calm": 2}, base=["Recruit"], deck=DECK),
                  foe=side(base=["Mega-Mech"], deck=DECK))
    assert options(table.you, "play", "Defiant Dance") == ["Mega-Mech", "Recruit"]
    assert options(table.you, "play", "Defiant Dance", "Recruit") == ["Play Defiant Dance", "Play and keep Priority"]
    table.you.play("Defiant Dance", on=["Recruit", "Mega-Mech"])
    table.resolve()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (3, 6)
    table.end_turn()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (1, 8)


@card("Defiant Dance")
def test_defiant_dance_needs_two() -> None:
    table = Table(you=side(hand=["Defiant Dance"], runes={"calm": 2}, base=["Recruit"]), foe=side())
    assert table.you.offered("play") == set()


# --- Arise!

@ruling("R098")
@card("Arise!", "Sand Soldier")
def test_arise_plays_a_soldier_for_each_equipment_and_readies_two() -> None:
    table = Table(you=side(hand=["Arise!"], pool={"energy": 6, "calm": 1},
                           base=[BLADE, one("Recruit", exhausted=True, attached=["Cull", "Boneshiver"])]),
                  foe=side(base=[BLADE]))
    table.you.play("Arise!")
    table.resolve()
    assert (asked(table.you), table.open.least, table.open.most) == (["Sand Soldier"] * 3, 0, 2)
    table.you.choose("Sand Soldier#1", "Sand Soldier#3")
    table.resolve()
    soldiers = [each.exhausted for each in table.state.permanents() if each.card.name == "Sand Soldier"]
    assert (soldiers, table.thing("Recruit").exhausted) == ([False, True, False], True)


@card("Arise!")
def test_arise_plays_nobody_without_equipment() -> None:
    table = Table(you=side(hand=["Arise!"], pool={"energy": 6, "calm": 1}, base=["Energy Conduit"]),
                  foe=side(base=[BLADE]))
    table.you.play("Arise!")
    table.resolve()
    assert (table.open.kind, table.events("entered")) == ("act", [])


# --- Arcane Shift

@ruling("R128")
@card(SHIFT)
def test_arcane_shift_plays_a_unit_anew_also_to_where_it_was_alone() -> None:
    table = Table(you=side(hand=[SHIFT], runes={"mind": 4}, at={MOOR: ["Pit Rookie"]}, base=["Recruit"]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, base=["Petty Officer"]))
    table.you.play(SHIFT, on=["Pit Rookie", "Mega-Mech"])
    table.resolve()
    assert asked(table.you) == [MOOR, "Your base"]
    table.you.choose(MOOR)
    table.resolve()
    assert (table.where("Pit Rookie"), table.controller(MOOR), table.ready_runes()) == (MOOR, YOU, 1)
    assert (table.thing("Mega-Mech").damage, banished(table), table.trash()) == (3, [SHIFT], [])
    assert table.thing("Recruit").buffed, "its play effect happens again"


@card(SHIFT)
def test_arcane_shift_lets_the_owner_of_a_stolen_unit_play_it() -> None:
    table = Table(you=side(hand=[SHIFT], runes={"mind": 4}, base=[one("Daring Poro", owner=FOE)]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.play(SHIFT, on=["Daring Poro", "Mega-Mech"])
    table.resolve()
    table.foe.choose("Your base")
    table.resolve()
    assert (table.thing("Daring Poro").controller, table.where("Daring Poro")) == (FOE, "base")


@card(SHIFT)
def test_arcane_shift_needs_a_unit_of_each_side() -> None:
    for at, base in (({}, ["Recruit"]), ({MEADOW: ["Mega-Mech"]}, [])):
        table = Table(you=side(hand=[SHIFT], runes={"mind": 4}, base=base), foe=side(at=at, base=["Petty Officer"]))
        assert table.you.offered("play") == set()


# --- Hostile Takeover

@ruling("R121")
@card(TAKEOVER)
def test_hostile_takeover_of_the_only_unit_conquers_after_a_showdown_and_gives_it_back() -> None:
    table = Table(you=side(hand=[TAKEOVER], runes={"mind": 7}, deck=DECK, legend=LUX),
                  foe=side(at={MEADOW: ["Mega-Mech*"]}, base=["Petty Officer"], deck=DECK, legend=LUX))
    table.you.play(TAKEOVER, on="Mega-Mech")
    table.resolve()
    assert (table.open.kind, table.thing("Mega-Mech").exhausted, table.events("attacked")) == ("focus", False, [])
    table.pass_all()
    assert (table.controller(MEADOW), table.points(), table.thing("Mega-Mech").controller) == (YOU, (1, 0), YOU)
    table.end_turn()
    assert (table.thing("Mega-Mech").controller, table.where("Mega-Mech"), table.open.seat) == (FOE, "base", FOE)


@card(TAKEOVER)
def test_hostile_takeover_makes_it_fight_those_beside_it() -> None:
    table = Table(you=side(hand=[TAKEOVER], runes={"mind": 7}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Petty Officer"]}, base=["Recruit"]))
    assert options(table.you, "play", TAKEOVER) == ["Mega-Mech", "Petty Officer"]
    table.you.play(TAKEOVER, on="Mega-Mech")
    table.pass_all()
    assert (table.trash(FOE), table.controller(MEADOW), table.points()) == (["Petty Officer"], YOU, (1, 0))


@card(TAKEOVER)
def test_hostile_takeover_is_hidden_and_played_for_nothing() -> None:
    table = Table(you=side(facedown={MOOR: [TAKEOVER]}, at={MOOR: ["Recruit"]}),
                  foe=side(base=["Mega-Mech", "Pit Rookie"]), turn_of=FOE)
    table.foe.move("Mega-Mech", "Pit Rookie", to=MOOR)
    table.foe.passes()
    table.you.play(TAKEOVER, on="Mega-Mech")
    table.pass_all()
    assert [table.thing(name).role for name in ("Mega-Mech", "Pit Rookie")] == ["defender", "attacker"]
    while table.open.kind != "act":
        table.answer(table.open.seat, *table.open.keys[:table.open.least])
    assert (table.where("Mega-Mech"), table.thing("Mega-Mech").controller, table.trash(FOE)) == \
        (MOOR, YOU, ["Pit Rookie"])


# --- On the Hunt, Riposte

@card("On the Hunt")
def test_on_the_hunt_readies_your_units_everywhere() -> None:
    table = Table(you=side(hand=["On the Hunt"], runes={"body": 3}, base=["Recruit*", "Energy Conduit*"],
                           at={MEADOW: ["Mega-Mech*"]}), foe=side(base=["Pit Rookie*"]))
    table.you.play("On the Hunt")
    table.resolve()
    assert [table.thing(name).exhausted for name in ("Recruit", "Mega-Mech", "Energy Conduit", "Pit Rookie")] == \
        [False, False, True, True]


@card("Riposte", "Falling Star", "Stupefy")
@pytest.mark.parametrize(("spell", "runes", "targets", "might"), [
    ("Falling Star", {"fury": 4}, ["Mega-Mech", "Mega-Mech"], 10), ("Stupefy", {"mind": 1}, ["Mega-Mech"], 9),
])
def test_riposte_counters_a_spell_and_gives_its_energy_cost_as_might(
    spell: str, runes: dict[str, int], targets: list[str], might: int
) -> None:
    table = Table(you=side(hand=["Riposte"], runes={"body": 4}, base=["Mega-Mech"]),
                  foe=side(hand=[spell], runes=runes, base=["Recruit"], deck=DECK), turn_of=FOE)
    table.foe.play(spell, on=targets)
    table.you.play("Riposte", on=["Mega-Mech", spell])
    table.resolve()
    assert (table.might("Mega-Mech"), table.thing("Mega-Mech").damage, table.trash(FOE)) == (might, 0, [spell])


@card("Riposte")
def test_riposte_needs_a_spell_and_a_friendly_unit() -> None:
    quiet = Table(you=side(hand=["Riposte"], runes={"body": 4}, base=["Mega-Mech"]), foe=side(base=["Recruit"]))
    assert quiet.you.offered("play") == set()
    alone = Table(you=side(hand=["Riposte"], runes={"body": 4}, base=["Energy Conduit"]),
                  foe=side(hand=["Stupefy"], runes={"mind": 1}, base=["Recruit"], deck=DECK), turn_of=FOE)
    alone.foe.play("Stupefy", on="Recruit")
    assert "Riposte" not in alone.you.offered("play")
