"""Battlefields of Spiritforged that change costs, lend abilities, or forbid something."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

FLUFT, MONUMENT, SPIRE = "Forge of the Fluft", "Forgotten Monument", "Marai Spire"
FORGE, PATH = "Ornn's Forge", "Rockfall Path"
BLADE = "Doran's Blade"
LUX, JINX = "Lux, Lady of Luminosity", "Jinx, Loose Cannon"


# --- Forge of the Fluft

@card(FLUFT, BLADE)
def test_forge_of_the_fluft_lets_your_legend_attach_equipment() -> None:
    table = Table(
        you=side(at={FLUFT: ["Recruit"]}, base=[BLADE, "Pit Rookie", "Energy Conduit"], legend=LUX),
        foe=side(base=[one("Mega-Mech", attached=["Cull"])], legend=JINX), battlefields=[FLUFT, MOOR],
    )
    table.you.use(LUX, on=[BLADE, "Pit Rookie"])
    table.resolve()
    assert (table.might("Pit Rookie"), table.state.objects[table.state.players[YOU].legend].exhausted) == (4, True)
    foes = Table(you=side(at={FLUFT: ["Recruit"]}, legend=LUX), foe=side(base=[BLADE, "Mega-Mech"], legend=JINX),
                 battlefields=[FLUFT, MOOR], turn_of=FOE)
    assert JINX not in foes.foe.offered("use")


@card(FLUFT, BLADE)
def test_forge_of_the_fluft_lends_nothing_while_nobody_or_the_foe_controls_it() -> None:
    for at in ({}, {FLUFT: ["Mega-Mech"]}):
        table = Table(you=side(base=[BLADE, "Pit Rookie"], legend=LUX), foe=side(at=at), battlefields=[FLUFT, MOOR])
        assert LUX not in table.you.offered("use")


# --- Forgotten Monument

def turns(table: Table, yours: int, foes: int) -> None:
    """How many turns each has begun."""
    table.state.players[YOU].turns, table.state.players[FOE].turns = yours, foes


@ruling("R107")
@card(MONUMENT)
@pytest.mark.parametrize(("begun", "points"), [(2, 0), (3, 1)])
def test_forgotten_monument_is_conquered_from_the_third_turn_on(begun: int, points: int) -> None:
    """Control is established all the same, and other battlefields are scored."""
    table = Table(you=side(base=["Kai'Sa, Survivor", "Recruit"], deck=["Gust"]), battlefields=[MONUMENT, MOOR])
    turns(table, begun, 5)
    table.you.move("Kai'Sa, Survivor", to=MONUMENT)
    table.pass_all()
    assert (table.controller(MONUMENT), table.points(), len(table.hand())) == (YOU, (points, 0), points)
    table.you.move("Recruit", to=MOOR)
    table.pass_all()
    assert table.points() == (points + 1, 0)


@ruling("R107")
@card(MONUMENT)
@pytest.mark.parametrize(("begun", "points"), [(1, 0), (2, 1)])
def test_forgotten_monument_is_held_from_the_third_turn_on(begun: int, points: int) -> None:
    table = Table(you=side(at={MONUMENT: ["Recruit"]}, deck=["Gust"], legend=LUX), foe=side(legend=LUX),
                  battlefields=[MONUMENT, MOOR], turn_of=FOE)
    turns(table, begun, 5)
    table.end_turn()
    assert (table.points(), table.controller(MONUMENT)) == ((points, 0), YOU)


# --- Marai Spire

@card(SPIRE, "Bonds of Strength")
@pytest.mark.parametrize(("at", "paid"), [({SPIRE: ["Recruit"]}, 3), ({MOOR: ["Recruit"]}, 4)])
def test_marai_spire_makes_repeat_cheaper_for_who_controls_it(at: dict[str, list[str]], paid: int) -> None:
    table = Table(you=side(hand=["Bonds of Strength"], runes={"order": 4}, base=["Pit Rookie"], at=at),
                  battlefields=[SPIRE, MOOR])
    table.you.play("Bonds of Strength", on=["Recruit", "Pit Rookie"] * 2, repeat=1)
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", paid)]


@card(SPIRE, "Bonds of Strength")
def test_marai_spire_leaves_the_base_cost_and_the_foes_repeat_alone() -> None:
    plain = Table(you=side(hand=["Bonds of Strength"], runes={"order": 4}, base=["Pit Rookie"],
                           at={SPIRE: ["Recruit"]}), battlefields=[SPIRE, MOOR])
    plain.you.play("Bonds of Strength", on=["Recruit", "Pit Rookie"])
    assert [e.n for e in plain.events("paid")] == [2]
    foes = Table(you=side(hand=["Bonds of Strength"], runes={"order": 4}, base=["Pit Rookie", "Recruit"]),
                 foe=side(at={SPIRE: ["Mega-Mech"]}), battlefields=[SPIRE, MOOR])
    foes.you.play("Bonds of Strength", on=["Recruit", "Pit Rookie"] * 2, repeat=1)
    assert [e.n for e in foes.events("paid")] == [4]


# --- Ornn's Forge

@card(FORGE, BLADE)
@pytest.mark.parametrize(("at", "did", "paid"), [
    ({FORGE: ["Recruit"]}, [], 1), ({MOOR: ["Recruit"]}, [], 2), ({FORGE: ["Recruit"]}, [("played", "Cull")], 2),
    ({FORGE: ["Recruit"]}, [("played", "Pit Rookie")], 1),
])
def test_ornns_forge_makes_the_first_gear_of_a_turn_cheaper(
    at: dict[str, list[str]], did: list[tuple[str, str]], paid: int
) -> None:
    table = Table(you=side(hand=[BLADE], runes={"body": 2}, at=at, did=did), battlefields=[FORGE, MOOR])
    table.you.play(BLADE)
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", paid)]


@card(FORGE, BLADE, "Cull")
def test_ornns_forge_makes_the_second_gear_and_units_no_cheaper() -> None:
    """Tokens don't count: the Gold is no first gear."""
    table = Table(you=side(hand=[BLADE, "Cull", "Sea Monkey", "Blood Money"], runes={"body": 6},
                           at={FORGE: ["Recruit"]}), foe=side(at={MOOR: ["Recruit"]}), battlefields=[FORGE, MOOR])
    table.you.play("Sea Monkey")
    table.you.play("Blood Money", on="Recruit#2")
    table.resolve()
    assert table.where("Gold") == "base"
    table.you.play(BLADE)
    table.you.play("Cull")
    assert [e.n for e in table.events("paid")] == [2, 2, 1, 1]


# --- Rockfall Path

@card(PATH, "Dauntless Vanguard")
def test_no_unit_is_played_to_rockfall_path() -> None:
    table = Table(you=side(hand=["Pit Rookie"], runes={"body": 2}, at={PATH: ["Recruit"], MOOR: ["Recruit"]}),
                  battlefields=[PATH, MOOR])
    assert options(table.you, "play", "Pit Rookie") == [MOOR, "Your base"]
    can = Table(you=side(hand=["Dauntless Vanguard"], runes={"body": 5}),
                foe=side(at={PATH: ["Recruit"], MEADOW: ["Recruit"]}), battlefields=[PATH, MEADOW])
    assert options(can.you, "play", "Dauntless Vanguard") == [MEADOW, "Your base"]


@card(PATH, "Sand Soldier", "Royal Guard")
def test_no_token_is_played_to_rockfall_path_but_units_move_there() -> None:
    table = Table(you=side(base=[one("Eye of the Herald"), one("Pit Rookie", attached=["Eye of the Herald"])]),
                  battlefields=[PATH, MOOR])
    table.you.move("Pit Rookie", to=PATH)
    table.pass_all()
    assert (table.where("Pit Rookie"), table.controller(PATH)) == (PATH, YOU)
    assert [e for e in table.events("entered") if e.card == "OGN-271"] == []
