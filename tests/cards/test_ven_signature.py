"""Signature cards of Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

FLIP, DOMINUS, MARK, STRIKE = "Shuriken Flip", "Dominus", "Death Mark", "Siphoning Strike"
DASH, GATE, REBUTTAL = "Shadow Dash", "Acceleration Gate", "Rebuttal"
EXECUTION, RUSH = "Public Execution", "Lightning Rush"


@card(FLIP)
@pytest.mark.parametrize(("zone", "runes", "after"), [
    ("hand", {"calm": 1}, "trash"), ("trash", {"mind": 3}, "banished"),
])
def test_shuriken_flip_hits_an_enemy_and_moves_a_friend(zone: str, runes: dict[str, int], after: str) -> None:
    table = Table(you=side(**{zone: [FLIP]}, runes=runes, base=["Recruit"]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, base=["Pit Rookie"]))
    assert options(table.you, "play", FLIP) == ["Done", "Mega-Mech"]
    table.you.play(FLIP, on=["Mega-Mech", "Recruit"], to=MOOR)
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.where("Recruit"), table.where(FLIP)) == (2, MOOR, after)


@card(FLIP)
def test_shuriken_flip_moves_a_friend_alone() -> None:
    table = Table(you=side(hand=[FLIP], runes={"calm": 1}, base=["Recruit"]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.play(FLIP, on=["done", "Recruit"], to=MOOR)
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.where("Recruit")) == (0, MOOR)


@card(DOMINUS)
def test_dominus_doubles_a_might_and_lets_it_be_readied_for_power() -> None:
    table = Table(you=side(hand=[DOMINUS], runes={"fury": 4}, base=["Pit Rookie*", "Recruit*"]), foe=side())
    table.you.play(DOMINUS, on="Pit Rookie")
    table.resolve()
    assert (table.might("Pit Rookie"), table.might("Recruit")) == (4, 1)
    assert table.you.offered("use") - {"Fury Rune"} == {"Pit Rookie"}
    table.you.use("Pit Rookie")
    table.resolve()
    assert (table.thing("Pit Rookie").exhausted, len(table.state.players[YOU].runes)) == (False, 2)


@card(DOMINUS)
def test_dominus_lasts_for_a_turn() -> None:
    table = Table(you=side(hand=[DOMINUS], runes={"fury": 4}, base=["Pit Rookie"], deck=["Gust"]),
                  foe=side(deck=["Gust"]))
    table.you.play(DOMINUS, on="Pit Rookie")
    table.resolve()
    table.end_turn()
    assert table.might("Pit Rookie") == 2


@card(MARK)
@pytest.mark.parametrize(("zone", "runes", "after"), [("hand", 2, "trash"), ("trash", 2, "banished")])
def test_death_mark_burns_three_and_brings_a_clone(zone: str, runes: int, after: str) -> None:
    table = Table(you=side(**{zone: [MARK]}, runes={"chaos": runes}, deck=["Gust", "Flash", "Recruit", "Gust"]),
                  foe=side())
    table.you.play(MARK)
    table.pass_all()
    assert (table.where("Shadow Clone"), table.might("Shadow Clone"), table.where(MARK)) == ("base", 0, after)
    assert [name for name in table.trash() if name != MARK] == ["Gust", "Flash", "Recruit"]
    poor = Table(you=side(**{zone: [MARK]}, runes={"chaos": runes - 1}), foe=side())
    assert poor.you.offered("play") == set()


@card(STRIKE, "Falling Star")
@pytest.mark.parametrize(("runes", "damage"), [(7, 7), (6, 4)])
def test_siphoning_strike_deals_seven_beside_seven_runes(runes: int, damage: int) -> None:
    table = Table(you=side(hand=[STRIKE], runes={"mind": runes}),
                  foe=side(at={MEADOW: ["Mountain Drake"]}, base=["Mega-Mech"]))
    table.you.play(STRIKE, on="Mountain Drake")
    table.resolve()
    assert (table.thing("Mountain Drake").damage, table.thing("Mega-Mech").damage) == (damage, 0)
    assert len(table.state.players[YOU].runes) == runes


@card(STRIKE, "Vengeance")
def test_siphoning_strike_channels_a_rune_as_its_target_dies() -> None:
    for target, runes in (("Vanguard Sergeant", 5), ("Mountain Drake", 4)):
        table = Table(you=side(hand=[STRIKE], runes={"mind": 4}),
                      foe=side(at={MEADOW: ["Vanguard Sergeant", "Mountain Drake"]}))
        table.you.play(STRIKE, on=target)
        table.pass_all()
        mine = [table.state.objects[id] for id in table.state.players[YOU].runes]
        assert (len(mine), all(rune.exhausted for rune in mine)) == (runes, True)


@card(DASH)
@pytest.mark.parametrize(("there", "might"), [(["Pit Rookie", "Recruit"], 3), (["Pit Rookie"], 2)])
def test_shadow_dash_brings_an_enemy_to_your_units(there: list[str], might: int) -> None:
    table = Table(you=side(hand=[DASH], runes={"calm": 2}, at={MEADOW: there}, base=["Daring Poro"]),
                  foe=side(base=["Mega-Mech"]))
    table.you.play(DASH, on="Mega-Mech", to=MEADOW)
    table.resolve()
    assert (table.where("Mega-Mech"), table.might("Pit Rookie"), table.might("Daring Poro")) == (MEADOW, might, 2)
    assert table.might("Mega-Mech") == 8
    nowhere = Table(you=side(hand=[DASH], runes={"calm": 2}, base=["Recruit"]), foe=side(base=["Mega-Mech"]))
    assert nowhere.you.offered("play") == set()


@card(DASH)
def test_shadow_dash_comes_back_for_its_flow_cost() -> None:
    for runes, offered in ((5, {DASH}), (4, set())):
        table = Table(you=side(trash=[DASH], runes={"order": runes}, at={MEADOW: ["Recruit"]}),
                      foe=side(base=["Mega-Mech"]))
        assert table.you.offered("play") == offered
    table = Table(you=side(trash=[DASH], runes={"order": 5}, at={MEADOW: ["Recruit"]}), foe=side(base=["Mega-Mech"]))
    table.you.play(DASH, on="Mega-Mech", to=MEADOW)
    table.resolve()
    assert table.where(DASH) == "banished"


@card(GATE)
def test_acceleration_gate_readies_units_gear_and_runes() -> None:
    table = Table(you=side(hand=[GATE], runes={"mind": 3}, base=["Recruit*", "Sun Disc*", "Pit Rookie*"]),
                  foe=side(base=["Mega-Mech*"]))
    found = options(table.you, "play", GATE)
    assert set(found) == {"Done", "Mega-Mech", "Mind Rune", "Pit Rookie", "Recruit", "Sun Disc"}
    table.you.play(GATE, on=["Recruit", "Sun Disc", "Mind Rune#1", "Mind Rune#2"])
    table.resolve()
    assert [table.thing(name).exhausted for name in ("Recruit", "Sun Disc", "Pit Rookie", "Mega-Mech")] == [
        False, False, True, True]
    assert table.ready_runes() == 2


@card(REBUTTAL, "Stupefy", "Ravenbloom Student")
@ruling("R156")
def test_rebuttal_takes_a_spell_over_for_power() -> None:
    """Both spells are resolved by who plays it, who has played one card; Legion is active for who played the other."""
    table = Table(you=side(hand=[REBUTTAL], runes={"mind": 6}, base=["Ravenbloom Student"], deck=["Gust"]),
                  foe=side(hand=["Stupefy"], runes={"mind": 1}, base=["Mega-Mech"], deck=["Gust"]), turn_of=FOE)
    table.foe.play("Stupefy", on="Ravenbloom Student")
    table.you.play(REBUTTAL, on="Stupefy")
    table.foe.passes()
    table.you.choose("yes")
    assert table.open.seat == YOU
    table.you.choose("yes")
    table.you.choose("Mega-Mech")
    table.pass_all()
    assert (table.might("Mega-Mech"), table.might("Ravenbloom Student"), len(table.hand())) == (7, 2 + 2, 1)


@card(REBUTTAL, "Stupefy", "Singularity")
def test_rebuttal_counters_a_spell_unpaid() -> None:
    table = Table(you=side(hand=[REBUTTAL], runes={"mind": 2}, base=["Pit Rookie"]),
                  foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]), turn_of=FOE)
    table.foe.play("Stupefy", on="Pit Rookie")
    table.you.play(REBUTTAL, on="Stupefy")
    table.foe.passes()
    table.you.choose("no")
    table.pass_all()
    assert (table.might("Pit Rookie"), table.trash(FOE), table.hand(FOE)) == (2, ["Stupefy"], [])


@card(REBUTTAL, "Singularity")
def test_rebuttal_chooses_no_dear_spell() -> None:
    table = Table(you=side(hand=[REBUTTAL], runes={"mind": 3}, base=["Pit Rookie"]),
                  foe=side(hand=["Singularity"], runes={"mind": 8}), turn_of=FOE)
    table.foe.play("Singularity", on="Pit Rookie")
    assert REBUTTAL not in table.you.offered("play")


@card(EXECUTION)
@pytest.mark.parametrize(("zone", "runes", "after"), [("hand", 2, "trash"), ("trash", 5, "banished")])
def test_public_execution_kills_an_enemy_weaker_than_a_friend(zone: str, runes: int, after: str) -> None:
    table = Table(you=side(**{zone: [EXECUTION]}, runes={"body": runes}, base=["Shipyard Skulker", "Recruit"]),
                  foe=side(base=["Pit Rookie", "Shipyard Skulker", "Mega-Mech"]))
    assert "Mega-Mech" not in options(table.you, "play", EXECUTION)
    table.you.play(EXECUTION, on=["Shipyard Skulker", "Pit Rookie"])
    table.resolve()
    assert (table.trash(FOE), table.where(EXECUTION)) == (["Pit Rookie"], after)
    weak = Table(you=side(**{zone: [EXECUTION]}, runes={"body": runes}, base=["Recruit"]),
                 foe=side(base=["Pit Rookie"]))
    assert weak.you.offered("play") == set()


@card(RUSH)
@pytest.mark.parametrize(("answer", "hand", "trash"), [
    ("yes", ["Flash"], ["Gust", "Pit Rookie"]), ("no", [], ["Gust", "Flash", "Pit Rookie"]),
])
def test_lightning_rush_draws_one_of_three_and_the_rest_goes_to_the_trash(
    answer: str, hand: list[str], trash: list[str]
) -> None:
    deck = ["Gust", "Flash", "Pit Rookie", "Mega-Mech"]
    table = Table(you=side(hand=[RUSH], runes={"order": 1}, deck=deck), foe=side())
    table.you.play(RUSH)
    table.resolve()
    table.you.choose(answer)
    if answer == "yes":
        table.you.choose("Flash")
    assert (table.hand(), [name for name in table.trash() if name != RUSH]) == (hand, trash)
    assert (table.events("discarded"), len(table.state.players[YOU].deck)) == ([], 1)
