"""Legends of Spiritforged that speak of Equipment, gear, tokens by name, and what was chosen."""
from __future__ import annotations

import pytest

from tests.cards.naming import card
from tests.table import FOE, MEADOW, YOU, Table, side

AZIR, EZREAL = "Azir, Emperor of the Sands", "Ezreal, Prodigal Explorer"
ORNN, RENATA = "Ornn, Fire Below the Mountain", "Renata Glasc, Chem-Baroness"
BLADE, LUX = "Doran's Blade", "Lux, Lady of Luminosity"
DECK = ["Gust", "Flash", "Stupefy"]


def legend(table: Table, seat: int = YOU) -> bool:
    """Whether a player's legend is exhausted."""
    return table.state.objects[table.state.players[seat].legend].exhausted


# --- Azir

@card(AZIR, "Sand Soldier", BLADE)
@pytest.mark.parametrize(("did", "offered"), [([("played", BLADE)], True), ([("played", "Energy Conduit")], False)])
def test_azir_plays_a_soldier_for_one_in_a_turn_in_which_you_played_equipment(
    did: list[tuple[str, str]], offered: bool
) -> None:
    table = Table(you=side(legend=AZIR, runes={"body": 2}, did=did), foe=side())
    assert (AZIR in table.you.offered("use")) == offered
    if offered:
        table.you.use(AZIR)
        table.resolve()
        if table.open.kind != "act":
            table.you.choose("no")
        table.resolve()
        assert (table.where("Sand Soldier"), legend(table), table.ready_runes()) == ("base", True, 1)


@card(AZIR, "Sand Soldier", BLADE)
def test_azir_makes_weaponmasters_of_your_sand_soldiers() -> None:
    """Weaponmaster equips for one Power less: the Blade for nothing."""
    table = Table(you=side(hand=["Royal Guard"], base=[BLADE], legend=AZIR, runes={"order": 4}), foe=side())
    table.you.play("Royal Guard")
    table.resolve()
    assert table.open.kind == "may"
    table.you.choose("yes")
    table.resolve()
    while table.open.kind != "act":
        table.you.choose(table.open.keys[0])
        table.resolve()
    assert (table.might("Sand Soldier"), table.might("Royal Guard")) == (4, 2)
    plain = Table(you=side(hand=["Royal Guard"], base=[BLADE], legend=LUX, runes={"order": 4}), foe=side(legend=AZIR))
    plain.you.play("Royal Guard")
    plain.resolve()
    assert (plain.open.kind, plain.might("Sand Soldier")) == ("act", 2)


# --- Ornn

@card(ORNN, BLADE)
def test_ornn_pays_for_gear_and_for_abilities_of_gear() -> None:
    played = Table(you=side(hand=["Vanguard Armory"], legend=ORNN, pool={"energy": 7}), foe=side())
    played.you.play("Vanguard Armory")
    assert (legend(played), played.where("Vanguard Armory")) == (True, "base")
    equipped = Table(you=side(base=[BLADE, "Recruit"], legend=ORNN), foe=side())
    equipped.you.use(BLADE, on="Recruit")
    equipped.resolve()
    assert (legend(equipped), equipped.might("Recruit")) == (True, 3)


@card(ORNN)
def test_ornn_pays_for_no_unit_no_spell_and_no_ability_of_a_unit() -> None:
    table = Table(you=side(hand=["Buhru Captain", "Punch First"], legend=ORNN, pool={"energy": 7, "body": 1}))
    assert table.you.offered("play") == {"Buhru Captain"}
    bare = Table(you=side(hand=["Buhru Captain"], legend=ORNN, pool={"energy": 7}), foe=side())
    assert bare.you.offered("play") == set()
    bare.you.use(ORNN)
    assert bare.you.offered("play") == set()
    assert [(kind, n) for kind, n in bare.game.sight().players[YOU].pool if "gear" in kind] == \
        [("any for gear and gear abilities", 1)]


# --- Ezreal

@card(EZREAL, "Stupefy", "Gust")
@pytest.mark.parametrize(("targets", "offered"), [
    (["Mega-Mech", "Mega-Mech"], True), (["Mega-Mech"], False), (["Mega-Mech", "Recruit"], False),
    (["Recruit", "Recruit"], False),
])
def test_ezreal_draws_when_you_have_chosen_enemies_twice_with_spells(targets: list[str], offered: bool) -> None:
    table = Table(you=side(hand=["Stupefy"] * len(targets), runes={"mind": 3}, base=["Recruit"], legend=EZREAL,
                           deck=[*DECK, *DECK]), foe=side(base=["Mega-Mech"]))
    for target in targets:
        table.you.play("Stupefy", on=target)
        table.resolve()
    assert (EZREAL in table.you.offered("use")) == offered
    before = len(table.hand())
    if offered:
        table.you.use(EZREAL)
        table.resolve()
        assert (len(table.hand()), legend(table)) == (before + 1, True)


@card(EZREAL, "Factory Recall", "Sandshifter")
def test_ezreal_counts_gear_and_abilities_of_units() -> None:
    table = Table(you=side(hand=["Factory Recall", "Sandshifter"], runes={"chaos": 8, "order": 2}, legend=EZREAL,
                           deck=DECK), foe=side(base=["Recruit", "Energy Conduit"]))
    table.you.play("Factory Recall", on="Energy Conduit")
    table.resolve()
    assert EZREAL not in table.you.offered("use")
    table.you.play("Sandshifter")
    table.resolve()
    assert (table.where("Recruit"), EZREAL in table.you.offered("use")) == ("deck", True)


# --- Renata Glasc

@card(RENATA, "Gold")
@pytest.mark.parametrize(("answer", "golds"), [("yes", 1), ("no", 0)])
def test_renata_makes_gold_when_you_hold(answer: str, golds: int) -> None:
    table = Table(you=side(at={MEADOW: ["Recruit"]}, deck=DECK, legend=RENATA), foe=side(legend=LUX), turn_of=FOE)
    table.end_turn()
    table.you.choose(answer)
    table.pass_all()
    found = [each.exhausted for each in table.state.permanents() if each.card.name == "Gold"]
    assert (found, legend(table)) == ([True] * golds, bool(golds))


@card(RENATA)
def test_renata_makes_no_gold_when_the_foe_holds_or_you_conquer() -> None:
    table = Table(you=side(legend=RENATA), foe=side(at={MEADOW: ["Recruit"]}, deck=DECK, legend=LUX))
    table.end_turn()
    assert (table.open.kind, table.points()) == ("act", (0, 1))
    mine = Table(you=side(base=["Recruit"], legend=RENATA), foe=side())
    mine.you.move("Recruit", to=MEADOW)
    mine.pass_all()
    assert (mine.open.kind, mine.points()) == ("act", (1, 0))


@card(RENATA, "Gold")
@pytest.mark.parametrize(("points", "energy"), [(5, 1), (4, 0)])
def test_renata_adds_one_energy_to_each_gold_near_victory(points: int, energy: int) -> None:
    table = Table(you=side(base=["Gold", "Energy Conduit"], legend=RENATA, points=points), foe=side(base=["Gold"]))
    table.you.use("Gold")
    pool = dict(table.game.sight().players[YOU].pool)
    assert (pool.get("any"), pool.get("energy", 0)) == (1, energy)
    table.you.use("Energy Conduit")
    assert dict(table.game.sight().players[YOU].pool).get("energy") == energy + 1


@card(RENATA, "Gold", "Pit Rookie")
def test_renatas_gold_pays_for_more_by_itself() -> None:
    """Two Gold give two Power and two Energy: enough for a unit of 2."""
    table = Table(you=side(base=["Gold", "Gold"], hand=["Pit Rookie"], legend=RENATA, points=6), foe=side())
    table.you.use("Gold")
    table.you.use("Gold")
    assert table.you.offered("play") == {"Pit Rookie"}
