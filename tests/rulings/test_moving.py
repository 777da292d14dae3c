"""Official rulings on moving."""
from __future__ import annotations

from engine.words import Spell, Unit, a, draw, friendly, ganking, me, move, unit, when
from tests.cards.naming import card, options
from tests.rules.covers import covers, ruling
from tests.rules.grounds import MEADOW, MOOR, PLAIN, THREE, quiet
from tests.rules.test_modes import team
from tests.table import EXTRA, YOU, Table

LAIR = "Vilemaw's Lair"

EXTRA += [
    Unit("TST-3d11", "Ruled Walker", energy=0, might=2).text(when(me(move), draw(1))),
    Unit("TST-3d12", "Ruled Ganker", energy=0, might=2).text(ganking),
    Spell("TST-3d13", "Ruled Slow March", energy=0).text(move(a(friendly, unit))),
]


def places(table: Table, name: str) -> set[str]:
    """Where the Standard Move of your unit may lead."""
    question = table.you.draft(table.you._first("move", name))
    return {option.short for option in question.options}


@ruling("R003", rule="144.3")
@ruling("R048", rule="446")
def test_the_standard_move_exhausts_and_moves_at_once_without_chain_or_target() -> None:
    table = Table(
        quiet(base=["Test Might 1", "Test Might 2*"], at={MOOR: ["Test Might 3"]}), quiet(), battlefields=PLAIN
    )
    assert table.you.offered("move") == {"Test Might 1", "Test Might 3"}, "an exhausted unit can't pay"
    table.you.move("Test Might 3", to="base")
    assert (table.where("Test Might 3"), table.chain(), table.open.kind) == ("base", [], "act")
    table.you.move("Test Might 1", to=MEADOW)
    assert (table.where("Test Might 1"), table.thing("Test Might 1").exhausted) == (MEADOW, True)
    assert (table.chain(), table.events("finalized"), table.events("activated")) == ([], [], [])


@ruling("R003")
def test_there_is_no_standard_move_in_a_showdown_or_on_anothers_turn() -> None:
    table = Table(quiet(base=["Test Might 1", "Test Might 2"]), quiet(base=["Test Might 3"]), battlefields=PLAIN)
    assert table.hands[1].why_not("move", "Test Might 3")
    table.you.move("Test Might 1", to=MEADOW)
    assert table.open.kind == "focus"
    assert table.you.offered("move") == set()
    assert table.you.why_not("move", "Test Might 2") == ["144.1.c"]


@ruling("R004", rule="447")
def test_a_move_by_a_spell_exhausts_and_readies_nobody() -> None:
    for name, exhausted in (("Test Might 1", False), ("Test Might 1*", True)):
        table = Table(quiet(base=[name], hand=["Test March"]), quiet(), battlefields=PLAIN)
        table.you.play("Test March", on="Test Might 1", to=MEADOW)
        table.resolve()
        assert (table.where("Test Might 1"), table.thing("Test Might 1").exhausted) == (MEADOW, exhausted)


@ruling("R005", rule="144.3")
def test_a_group_exhausts_moves_triggers_and_then_fights() -> None:
    table = Table(
        quiet(base=["Ruled Walker", "Test Might 1", "Test Might 2"]), quiet(at={MEADOW: ["Test Might 3"]}),
        battlefields=PLAIN,
    )
    table.you.move("Ruled Walker", "Test Might 1", "Test Might 2", to=MEADOW)
    assert all(
        table.thing(name).exhausted and table.where(name) == MEADOW
        for name in ("Ruled Walker", "Test Might 1", "Test Might 2")
    )
    assert (table.chain(), table.events("showdown starts")) == (["Ruled Walker"], [])
    table.resolve()
    assert table.state.showdown is not None
    kinds = [
        event.kind for event in table.events() if event.kind in ("exhausted", "moved", "triggered", "showdown starts")
    ]
    assert kinds == ["exhausted"] * 3 + ["moved"] * 3 + ["triggered", "showdown starts"]


@ruling("R006", rule="144.3")
def test_ganking_is_another_way_to_move_and_no_further_move() -> None:
    table = Table(
        quiet(at={MEADOW: ["Ruled Ganker", "Test Might 1"]}, base=["Test Might 2"]), quiet(), battlefields=PLAIN
    )
    assert places(table, "Ruled Ganker") == {"Your base", MOOR}
    assert places(table, "Test Might 1") == {"Your base"}
    table.you.move("Ruled Ganker", "Test Might 2", to=MOOR)
    table.pass_all()
    assert (table.where("Ruled Ganker"), table.where("Test Might 2")) == (MOOR, MOOR)
    assert table.thing("Ruled Ganker").exhausted
    assert table.you.offered("move") == {"Test Might 1"}


@ruling("R007", rule="806")
def test_a_late_unit_joins_a_combat_only_by_action_or_reaction() -> None:
    table = Table(
        quiet(base=["Test Might 1", "Test Might 6"], hand=["Test March", "Ruled Slow March"]),
        quiet(at={MEADOW: ["Test Might 3"]}), battlefields=PLAIN,
    )
    table.you.move("Test Might 1", to=MEADOW)
    assert table.you.offered("move") == set()
    assert table.you.offered("play") == {"Test March"}
    assert table.you.why_not("play", "Ruled Slow March") == ["806"]
    table.you.play("Test March", on="Test Might 6", to=MEADOW)
    table.resolve()
    assert table.thing("Test Might 6").role == "attacker"


@ruling("R030")
def test_any_number_of_units_is_in_one_place() -> None:
    many = [f"Test Might {n % 6 + 1}" for n in range(24)]
    table = Table(
        quiet(base=[*many, "Ruled Walker"], at={MEADOW: many}, hand=["Test Might 1"], runes={"fury": 1}), quiet(),
        battlefields=PLAIN,
    )
    table.you.move("Ruled Walker", to=MEADOW)
    table.pass_all()
    table.you.play("Test Might 1", to=MEADOW)
    table.pass_all()
    assert len(table._field(table.state, MEADOW).units) == 26


@covers("447.2.b")
@ruling("R061", rule="446")
def test_a_mates_battlefield_is_no_destination_and_two_opponents_there_fight() -> None:
    table = team(
        you=quiet(base=["Test Might 5"], hand=["Test March", "Test Might 1"], runes={"fury": 1}),
        mate=quiet(at={MEADOW: ["Test Might 1"]}), foe=quiet(at={MOOR: ["Test Might 2"]}),
    )
    assert places(table, "Test Might 5") == {MOOR, THREE[2]}
    card = table.you.draft(table.you._first("play", "Test March"))
    march = [
        table.you._first("play", "Test March"),
        next(option.key for option in card.options if option.subject == table.thing("Test Might 5").id),
    ]
    assert {option.short for option in table.you.draft(*march).options} == {MOOR, THREE[2]}
    assert table.you.draft(table.you._first("play", "Test Might 1")).kind == "confirm", "only the own base"
    table.you.move("Test Might 5", to=MOOR)
    assert table.state.showdown is not None
    assert (table.state.showdown.attacker, table.state.showdown.defender) == (YOU, 1)
    table.pass_all()
    assert table.controller(MOOR) == YOU


@ruling("R172", rule="415")
@card("Ride the Wind", LAIR)
def test_who_may_not_go_home_from_the_lair_is_readied_all_the_same() -> None:
    table = Table(
        quiet(at={LAIR: ["Recruit*"]}, hand=["Ride the Wind"], runes={"chaos": 3}), quiet(), battlefields=(LAIR, MOOR)
    )
    assert options(table.you, "play", "Ride the Wind") == [MOOR, "Your base"], "it may be chosen"
    table.you.play("Ride the Wind", on="Recruit", to="Your base")
    table.resolve()
    assert (table.where("Recruit"), table.thing("Recruit").exhausted) == (LAIR, False)
    assert table.events("moved") == []
