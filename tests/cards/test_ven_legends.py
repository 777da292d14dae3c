"""Champion legends of Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

AKALI, RENEKTON, ZED = "Akali, Rogue Assassin", "Renekton, Butcher of the Sands", "Zed, Master of Shadows"
GEAR = "Long Sword"
NASUS, SHEN, JAYCE = "Nasus, Curator of the Sands", "Shen, Eye of Twilight", "Jayce, Defender of Tomorrow"
MEL, AMBESSA, KENNEN = "Mel, Soul's Reflection", "Ambessa, Matriarch of War", "Kennen, Heart of the Tempest"


def empowered(table: Table, name: str) -> int:
    """How often that legend is Empowered."""
    return table.thing(name, zone="legend").empowered


@card(AKALI)
@pytest.mark.parametrize(("power", "exhausted"), [(1, False), (0, True)])
def test_akali_moves_a_unit_out_of_a_showdown_and_readies_it_empowered(power: int, exhausted: bool) -> None:
    legend = one(AKALI, empowered=power)
    table = Table(you=side(legend=legend, base=["Recruit", "Pit Rookie"], at={MOOR: ["Daring Poro"]}),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.move("Recruit", "Pit Rookie", to=MEADOW)
    assert options(table.you, "use", AKALI) == ["Pit Rookie", "Recruit"]
    table.you.use(AKALI, on="Recruit", n=1)
    table.resolve()
    assert (table.where("Recruit"), table.where("Pit Rookie")) == ("base", MEADOW)
    assert table.thing("Recruit").exhausted is exhausted
    assert table.thing(AKALI, zone="legend").exhausted


@card(AKALI)
def test_akali_moves_nobody_in_the_turn_of_an_opponent() -> None:
    table = Table(you=side(legend=AKALI, at={MEADOW: ["Pit Rookie"]}, runes={"fury": 4}),
                  foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.foe.passes()
    table.you.use(AKALI, on="Pit Rookie", n=1)
    table.resolve()
    assert table.where("Pit Rookie") == MEADOW


@card(AKALI)
def test_akali_is_empowered_for_three_and_any_power() -> None:
    table = Table(you=side(legend=AKALI, runes={"calm": 3}), foe=side())
    table.you.use(AKALI)
    table.resolve()
    assert (empowered(table, AKALI), len(table.state.players[YOU].runes)) == (1, 2)


@card(RENEKTON)
def test_renekton_turns_power_into_energy_for_units_and_their_abilities() -> None:
    table = Table(you=side(legend=RENEKTON, runes={"fury": 2}, hand=["Pit Rookie", "Gust"], base=["Renekton, Brute"]),
                  foe=side(at={MEADOW: ["Recruit"]}))
    table.you.use(RENEKTON)
    assert table.game.sight().players[0].pool == (("energy for units and unit abilities", 2),)
    assert (table.state.players[YOU].runes, table.thing(RENEKTON, zone="legend").exhausted) == ([], True)
    assert (table.you.offered("play"), table.you.offered("use")) == ({"Pit Rookie"}, {"Renekton, Brute"})
    table.you.play("Pit Rookie")
    assert table.where("Pit Rookie") == "base"


@card(ZED, "Gust Monk")
@pytest.mark.parametrize(("banished", "power"), [("Gust", 1), ("Flash", 0)])
def test_zed_is_empowered_as_you_banish_a_card_of_your_own(banished: str, power: int) -> None:
    table = Table(you=side(legend=ZED, hand=["Gust Monk"], runes={"chaos": 3}, trash=["Gust"], base=["Recruit"]),
                  foe=side(trash=["Flash"]))
    table.you.play("Gust Monk", extra="pay 1")
    table.you.choose("yes")
    table.you.choose("Recruit")
    table.you.choose(banished)
    table.pass_all()
    assert empowered(table, ZED) == power


@card(ZED)
def test_zed_gives_up_his_power_for_another_card() -> None:
    plain = Table(you=side(legend=ZED, hand=["Gust"], deck=["Flash"]), foe=side())
    assert ZED not in plain.you.offered("use")
    table = Table(you=side(legend=one(ZED, empowered=1), hand=["Gust", "Pit Rookie"], deck=["Flash"]), foe=side())
    table.you.use(ZED)
    table.resolve()
    table.you.choose("Gust")
    assert (table.hand(), table.trash(), empowered(table, ZED)) == (["Pit Rookie", "Flash"], ["Gust"], 0)


@card(NASUS, "Mega-Mech")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_nasus_readies_runes_as_you_play_something_dear(answer: str) -> None:
    table = Table(you=side(legend=NASUS, hand=["Mega-Mech"], runes={"mind": 7}), foe=side())
    table.you.play("Mega-Mech")
    table.you.choose(answer)
    if answer == "yes":
        runes = [key for key in table.open.keys if key != "done"][:2]
        table.answer(YOU, *runes)
        table.resolve()
    assert (table.ready_runes(), table.thing(NASUS, zone="legend").exhausted) == (
        (2, True) if answer == "yes" else (0, False))


@card(NASUS)
@pytest.mark.parametrize(("name", "asks"), [("Eclipse Dragon", True), ("Alpha Wildclaw", False)])
def test_nasus_is_asked_at_seven_energy_and_more(name: str, asks: bool) -> None:
    table = Table(you=side(legend=NASUS, hand=[name], runes={"fury": 9, "calm": 2}), foe=side())
    table.you.play(name)
    assert ("yes" in table.open.keys) == asks


@card(NASUS)
def test_nasus_is_asked_for_no_spell() -> None:
    table = Table(you=side(legend=NASUS, hand=["Wild Claw"], runes={"body": 8}, deck=["Gust"] * 6), foe=side())
    table.you.play("Wild Claw")
    assert table.open.seat == FOE


@card(SHEN)
def test_shen_gives_a_friend_tank_in_a_showdown_too() -> None:
    table = Table(you=side(legend=SHEN, at={MEADOW: ["Recruit", "Pit Rookie"]}),
                  foe=side(base=["Shipyard Skulker"]), turn_of=FOE)
    table.foe.move("Shipyard Skulker", to=MEADOW)
    table.foe.passes()
    assert options(table.you, "use", SHEN) == ["Pit Rookie", "Recruit"]
    table.you.use(SHEN, on="Pit Rookie")
    table.resolve()
    table.pass_all()
    assert (table.where("Pit Rookie"), table.thing(SHEN, zone="legend").exhausted) == ("trash", True)


@card(JAYCE)
def test_jayce_readies_a_gear_or_two_empowered() -> None:
    for power, n, names in ((0, 1, ["Sun Disc"]), (1, 2, ["Sun Disc", "Long Sword"])):
        table = Table(you=side(legend=one(JAYCE, empowered=power), runes={"mind": 1},
                               base=["Sun Disc*", "Long Sword*", "Recruit*"]),
                      foe=side(base=["Sun Disc*"]))
        table.you.use(JAYCE, on=[f"{name}#1" for name in names], n=n)
        table.resolve()
        assert [table.thing(name).exhausted for name in ("Sun Disc#1", "Long Sword", "Recruit")] == [
            False, len(names) == 1, True]


@card(JAYCE)
def test_jayce_is_empowered_for_two_and_two_power() -> None:
    table = Table(you=side(legend=JAYCE, runes={"mind": 2}, base=["Sun Disc*", "Long Sword*"]), foe=side())
    assert {key[-2:] for key in table.open.keys if key.startswith(f"use:{table.thing(JAYCE, zone='legend').id}:")} == {
        ":0", ":1"}
    table.you.use(JAYCE)
    table.resolve()
    assert (empowered(table, JAYCE), table.state.players[YOU].runes) == (1, [])


@card(MEL)
def test_mel_is_empowered_as_you_empower_something_else() -> None:
    table = Table(you=side(legend=MEL, base=["Punching Poro"], hand=["Gust"]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.use("Punching Poro", paying="Gust")
    table.pass_all()
    assert empowered(table, MEL) == 1
    table.you.use(MEL, on="Mega-Mech")
    table.resolve()
    assert (table.might("Mega-Mech"), empowered(table, MEL)) == (6, 0)
    assert table.thing(MEL, zone="legend").exhausted


@card(MEL)
def test_mel_is_not_empowered_by_others_and_gives_nothing_before() -> None:
    table = Table(you=side(legend=MEL, deck=["Gust"]),
                  foe=side(base=["Punching Poro"], hand=["Gust"], at={MEADOW: ["Mega-Mech"]}), turn_of=FOE)
    table.foe.use("Punching Poro", paying="Gust")
    table.pass_all()
    assert empowered(table, MEL) == 0
    table.end_turn()
    assert MEL not in table.you.offered("use")


@card(AMBESSA)
def test_ambessa_is_empowered_with_another_and_readies_a_unit() -> None:
    table = Table(you=side(legend=AMBESSA, base=["Punching Poro", "Recruit*"], hand=["Gust"], runes={"body": 1}),
                  foe=side(base=["Mega-Mech*"]))
    assert AMBESSA not in table.you.offered("use")
    table.you.use("Punching Poro", paying="Gust")
    table.pass_all()
    assert empowered(table, AMBESSA) == 1
    table.you.use(AMBESSA, on="Recruit")
    table.resolve()
    assert (table.thing("Recruit").exhausted, empowered(table, AMBESSA)) == (False, 0)
    assert (table.thing("Mega-Mech").exhausted, table.thing(AMBESSA, zone="legend").exhausted) == (True, True)


@card(AMBESSA, "Profiteer", "Kayle, Justified")
@ruling("R166")
def test_ambessa_gives_her_power_up_for_another() -> None:
    """A player controls their own legend."""
    kayle = "Kayle, Justified"
    table = Table(you=side(legend=one(AMBESSA, empowered=1), hand=["Profiteer"], runes={"body": 4},
                           base=[one("Recruit", empowered=1), kayle]),
                  foe=side(base=[one("Mega-Mech", empowered=1)]))
    table.you.play("Profiteer")
    table.you.choose("yes")
    table.you.choose(kayle)
    assert asked(table.you) == [AMBESSA, "Recruit"]
    table.you.choose(AMBESSA)
    table.pass_all()
    assert (table.thing(kayle).empowered, table.thing("Recruit").empowered) == (1, 1)


@card(KENNEN, "Onslaught")
@pytest.mark.parametrize(("zone", "power"), [("trash", 1), ("hand", 0)])
def test_kennen_is_empowered_as_you_play_from_anywhere_but_the_hand(zone: str, power: int) -> None:
    table = Table(you=side(legend=KENNEN, **{zone: ["Onslaught"]}, runes={"body": 4}, base=["Recruit"]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.play("Onslaught", on="Recruit")
    table.pass_all()
    assert empowered(table, KENNEN) == power
    assert (KENNEN in table.you.offered("use")) == bool(power)


@card(KENNEN)
def test_kennen_gives_assault_for_his_power_in_a_showdown() -> None:
    table = Table(you=side(legend=one(KENNEN, empowered=1), base=["Recruit"]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.move("Recruit", to=MEADOW)
    table.you.use(KENNEN, on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), empowered(table, KENNEN)) == (3, 0)
    assert table.thing(KENNEN, zone="legend").exhausted


@card(JAYCE, "Heimerdinger, Inventor")
@ruling("R162")
@pytest.mark.parametrize(("power", "offered"), [(1, 2), (0, 1)])
def test_jayce_lends_his_dependent_ability_to_whoever_is_empowered(power: int, offered: int) -> None:
    who = "Heimerdinger, Inventor"
    mine = [one(who, empowered=power), f"{GEAR}*", f"{GEAR}*"]
    table = Table(you=side(legend=JAYCE, base=mine, runes={"mind": 1}), foe=side())
    uses = [key for key in table.open.keys if key.startswith(f"use:{table.thing(who).id}:")]
    assert len(uses) == offered
    table.you.use(who, on=[f"{GEAR}#1", f"{GEAR}#2"][:offered], n=offered - 1)
    table.resolve()
    assert [table.thing(f"{GEAR}#{n}").exhausted for n in (1, 2)] == [False, offered == 1]
