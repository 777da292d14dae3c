"""Battlefields of Origins with moves, defence, facedown cards and a higher Victory Score."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MOOR, YOU, Table, one, side

CLIMB, BAR, TREE, ROW = "Aspirant's Climb", "Back-Alley Bar", "Bandle Tree", "Reaver's Row"
LAIR, HILLOCK = "Vilemaw's Lair", "Windswept Hillock"
LUX = "Lux, Lady of Luminosity"


# --- Aspirant's Climb

def holds(points: int, *fields: str) -> Table:
    """Your turn begins with so many points, and you hold Moor."""
    table = Table(
        you=side(at={MOOR: ["Recruit"]}, points=points, deck=["Gust", "Flash"], legend=LUX), foe=side(legend=LUX),
        battlefields=[*fields, MOOR], turn_of=FOE,
    )
    table.end_turn()
    return table


@card(CLIMB)
def test_aspirants_climb_asks_for_nine_points() -> None:
    table = holds(7, CLIMB)
    assert (table.points(), table.game.over) == ((8, 0), False)
    assert holds(8, CLIMB).game.winner == YOU
    assert holds(7, "Void Gate").game.winner == YOU


@card(CLIMB)
def test_with_aspirants_climb_the_eighth_point_is_not_the_final_one() -> None:
    table = Table(you=side(base=["Recruit"], points=7, deck=["Gust"]), battlefields=[CLIMB, MOOR])
    table.you.move("Recruit", to=MOOR)
    table.pass_all()
    assert (table.points(), table.hand(), table.game.over) == ((8, 0), [], False)
    last = Table(you=side(base=["Recruit"], points=8, deck=["Gust"]), battlefields=[CLIMB, MOOR])
    last.you.move("Recruit", to=MOOR)
    last.pass_all()
    assert (last.points(), last.hand(), last.game.over) == ((8, 0), ["Gust"], False)


# --- Back-Alley Bar

@card(BAR)
def test_back_alley_bar_gives_one_might_to_each_unit_that_moves_from_there() -> None:
    table = Table(
        you=side(at={BAR: ["Recruit", "Daring Poro", "Stalwart Poro"]}, legend=LUX),
        foe=side(legend=LUX, deck=["Gust"]), battlefields=[BAR, MOOR],
    )
    table.you.move("Recruit", "Daring Poro", to="base")
    table.pass_all()
    assert [table.might(name) for name in ("Recruit", "Daring Poro", "Stalwart Poro")] == [2, 3, 2]
    table.end_turn()
    assert table.might("Recruit") == 1


@card(BAR, "Flash")
def test_back_alley_bar_hears_an_enemy_moved_by_a_spell_but_nobody_who_arrives_or_is_returned() -> None:
    table = Table(
        you=side(base=["Recruit"], hand=["Gust"], runes={"chaos": 1}),
        foe=side(at={BAR: ["Daring Poro", "Stalwart Poro"]}, hand=["Flash"], runes={"chaos": 2}),
        battlefields=[BAR, MOOR],
    )
    table.you.move("Recruit", to=BAR)
    table.you.play("Gust", on="Stalwart Poro")
    table.foe.play("Flash", on="Daring Poro")
    table.pass_all()
    assert (table.might("Daring Poro"), table.might("Recruit")) == (3, 1)
    assert len(table.events("triggered")) == 1


# --- Bandle Tree

@card(TREE, "Fox-Fire")
def test_a_second_card_can_be_hidden_at_bandle_tree_and_no_third() -> None:
    table = Table(
        you=side(hand=["Fox-Fire"] * 3, runes={"calm": 3}, at={TREE: ["Recruit"], MOOR: ["Daring Poro"]}),
        battlefields=[TREE, MOOR],
    )
    for _ in range(2):
        assert options(table.you, "hide", "Fox-Fire") == [TREE, MOOR]
        table.you.hide("Fox-Fire", at=TREE)
    assert len(table.state.fields[0].facedown) == 2
    table.you.hide("Fox-Fire")
    assert [len(field.facedown) for field in table.state.fields] == [2, 1]


@card(TREE)
def test_a_battlefield_other_than_bandle_tree_has_room_for_one_card() -> None:
    table = Table(
        you=side(hand=["Fox-Fire"], runes={"calm": 1}, at={MOOR: ["Recruit"]}, facedown={MOOR: ["Fox-Fire"]}),
        foe=side(at={TREE: ["Recruit"]}), battlefields=[TREE, MOOR],
    )
    assert (table.you.offered("hide"), table.you.why_not("hide", "Fox-Fire")) == (set(), ["421.2.a"])


# --- Reaver's Row

def defends(*units: str) -> Table:
    """Your opponent attacks Reaver's Row, which you control with these."""
    table = Table(
        you=side(at={ROW: list(units)}, base=["Recruit"]), foe=side(base=["Mega-Mech"]),
        battlefields=[ROW, MOOR], turn_of=FOE,
    )
    table.foe.move("Mega-Mech", to=ROW)
    return table


@card(ROW)
def test_reavers_row_may_move_a_defender_to_its_base() -> None:
    table = defends("Daring Poro", "Stalwart Poro")
    assert (table.open.kind, table.open.seat) == ("may", YOU)
    table.you.choose("yes")
    assert asked(table.you) == ["Daring Poro", "Stalwart Poro"]
    table.you.choose("Stalwart Poro")
    table.pass_all()
    assert (table.where("Stalwart Poro"), table.trash(), table.controller(ROW)) == ("base", ["Daring Poro"], FOE)


@card(ROW)
def test_reavers_row_may_move_nobody() -> None:
    table = defends("Daring Poro")
    table.you.choose("no")
    table.pass_all()
    assert (table.events("moved")[1:], table.trash()) == ([], ["Daring Poro"])


@card(ROW)
def test_reavers_row_hears_nobody_who_attacks_or_defends_elsewhere() -> None:
    table = Table(
        you=side(base=["Daring Poro"]), foe=side(at={MOOR: ["Recruit"]}), battlefields=[ROW, MOOR],
    )
    table.you.move("Daring Poro", to=MOOR)
    assert (table.open.kind, table.events("triggered")) == ("focus", [])
    own = Table(you=side(base=["Daring Poro"]), battlefields=[ROW, MOOR])
    own.you.move("Daring Poro", to=ROW)
    assert own.events("triggered") == []


# --- Vilemaw's Lair

@card(LAIR)
def test_units_can_not_move_from_vilemaws_lair_to_their_base() -> None:
    table = Table(you=side(at={LAIR: ["Recruit", "Kai'Sa, Evolutionary"], MOOR: ["Daring Poro"]}),
                  battlefields=[LAIR, MOOR])
    assert table.you.offered("move") == {"Kai'Sa, Evolutionary", "Daring Poro"}
    table.you.move("Kai'Sa, Evolutionary", to=MOOR)
    assert table.where("Kai'Sa, Evolutionary") == MOOR
    table.you.move("Daring Poro", to="base")
    assert table.where("Daring Poro") == "base"


@card(LAIR, "Flash", "Gust")
def test_vilemaws_lair_negates_a_move_to_the_base_by_a_spell_and_no_return_to_the_hand() -> None:
    table = Table(
        you=side(hand=["Flash", "Gust"], runes={"chaos": 3}, at={LAIR: ["Recruit", "Daring Poro"]}),
        battlefields=[LAIR, MOOR],
    )
    table.you.play("Flash", on=["Recruit", "Daring Poro"])
    table.resolve()
    assert (table.where("Recruit"), table.where("Daring Poro"), table.events("moved")) == (LAIR, LAIR, [])
    table.you.play("Gust", on="Daring Poro")
    table.resolve()
    assert table.hand() == ["Daring Poro"]


@card(LAIR)
def test_a_beaten_attacker_is_recalled_from_vilemaws_lair_as_that_is_no_move() -> None:
    table = Table(
        you=side(base=["Recruit"]), foe=side(at={LAIR: [one("Mega-Mech", stunned=True)]}), battlefields=[LAIR, MOOR]
    )
    table.you.move("Recruit", to=LAIR)
    table.pass_all()
    assert (table.where("Recruit"), len(table.events("recalled"))) == ("base", 1)


# --- Windswept Hillock

@card(HILLOCK)
def test_units_move_from_windswept_hillock_to_another_battlefield() -> None:
    table = Table(you=side(at={HILLOCK: ["Recruit"], MOOR: ["Daring Poro"]}), battlefields=[HILLOCK, MOOR])
    assert options(table.you, "move", "Recruit") == [MOOR, "Your base"]
    assert HILLOCK not in options(table.you, "move", "Daring Poro")
    table.you.move("Recruit", to=MOOR)
    assert table.where("Recruit") == MOOR
