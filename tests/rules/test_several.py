"""Procedures with three and four players: passing around, two sides at a battlefield, the order of the Combat Chain
(447.2, 449.2, 462, 464.2.e)."""
from __future__ import annotations

from engine.words import Spell, Unit, a, attack, defend, draw, me, move, reaction, starts, unit, when
from tests.rules.covers import covers, ruling
from tests.rules.grounds import MEADOW, MOOR, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Side, Table

THIRD, FOURTH = 2, 3

EXTRA += [
    Unit("TST-S40", "Test Herald of War", energy=1, might=1).text(when(starts("combat"), draw(1))),
    Unit("TST-S41", "Test Lunge", energy=1, might=2).text(when(me(attack), draw(1))),
    Unit("TST-S42", "Test Parry", energy=1, might=2).text(when(me(defend), draw(1))),
    Spell("TST-S43", "Test Banish Home", energy=0).text(reaction, move(a(unit))),
]


def three(you: Side, foe: Side, third: Side, turn_of: int = YOU, fourth: Side | None = None) -> Table:
    """Three players, or four."""
    return Table(you=you, foe=foe, others=(third, fourth) if fourth else (third,), battlefields=THREE, turn_of=turn_of)


@covers("339.1", "339.2", "312.2.d")
def test_priority_passes_around_until_all_have_passed() -> None:
    table = three(quiet(hand=["Test Sight"]), quiet(), quiet(), fourth=quiet())
    table.you.play("Test Sight")
    asked = []
    while table.open.kind == "priority":
        asked.append(table.open.seat)
        table.answer(table.open.seat, "pass")
    assert asked == [FOE, THIRD, FOURTH]
    assert len(table.hand()) == 1


@covers("347.2", "347.2.a", "348")
@ruling("R028", rule="347")
def test_everybody_gets_focus_in_every_showdown() -> None:
    table = three(quiet(base=["Test Might 1"]), quiet(), quiet(hand=["Test Sight"]))
    table.you.move("Test Might 1", to=MEADOW)
    table.you.passes()
    table.foe.passes()
    assert (table.open.seat, table.open.kind) == (THIRD, "focus")
    table.third.play("Test Sight")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (YOU, "focus")
    for seat in (YOU, FOE, THIRD):
        table.answer(seat, "pass")
    assert table.controller(MEADOW) == YOU


@covers("144.4.a.1", "449.2", "410.1.b.3")
def test_no_standard_move_to_where_two_others_are() -> None:
    table = three(
        quiet(base=["Test Might 1"]), quiet(at={MEADOW: ["Test Might 2"]}), quiet(at={MOOR: ["Test Might 3"]})
    )
    field = table._field(table.state, MEADOW)
    assert table.you.offered("move") == {"Test Might 1"}
    first = table.you._first("move", "Test Might 1")
    assert len(table.you.draft(first).options) == 3
    intruder = table.thing("Test Might 3")
    table._field(table.state, MOOR).units.remove(intruder.id)
    field.units.append(intruder.id)
    intruder.place = field.id
    table.state.touch()
    assert f"at:{field.id}" not in [option.key for option in table.you.draft(first).options]


@covers("447.2.a", "462", "462.1")
def test_nobody_else_can_go_to_a_combat_of_two_others() -> None:
    table = three(
        quiet(base=["Test Might 2"]), quiet(at={MEADOW: ["Test Might 3"]}),
        quiet(base=["Test Might 4"], hand=["Test March"]),
    )
    table.you.move("Test Might 2", to=MEADOW)
    table.you.passes()
    table.foe.passes()
    first = table.third._first("play", "Test March")
    unit = table.thing("Test Might 4")
    places = [option.key for option in table.third.draft(first).options if option.key.startswith("at:")]
    meadow = table._field(table.state, MEADOW).id
    assert places
    assert f"at:{meadow}" not in places
    assert unit.place < 0


@covers("447.2.a", "462.1")
def test_a_third_player_can_go_to_a_showdown_that_is_no_combat() -> None:
    table = three(quiet(base=["Test Might 2"]), quiet(), quiet(base=["Test Might 4"], hand=["Test March"]))
    table.you.move("Test Might 2", to=MEADOW)
    table.you.passes()
    table.foe.passes()
    table.third.play("Test March", on="Test Might 4", to=MEADOW)
    table.resolve()
    assert table.where("Test Might 4") == MEADOW


@covers("447.2.a", "462.1")
def test_who_fights_can_come_back_to_the_combat_without_a_unit_there() -> None:
    table = three(
        quiet(base=["Test Might 2"]), quiet(at={MEADOW: ["Test Might 3"]}, hand=["Test March", "Test March"]),
        quiet(),
    )
    table.you.move("Test Might 2", to=MEADOW)
    table.you.passes()
    table.foe.play("Test March", on="Test Might 3", to="Your base")
    table.resolve()
    assert (table.where("Test Might 3"), table.state.showdown is not None) == ("base", True)
    while table.open.seat != FOE:
        table.answer(table.open.seat, "pass")
    table.foe.play("Test March", on="Test Might 3", to=MEADOW)
    table.resolve()
    assert table.where("Test Might 3") == MEADOW


@covers("464.2.e.1")
def test_on_the_combat_chain_others_come_between_attacker_and_defender() -> None:
    table = three(quiet(base=["Test Lunge"]), quiet(at={MEADOW: ["Test Parry"]}), quiet(base=["Test Herald of War"]),
                  fourth=quiet(base=["Test Herald of War"]))
    table.you.move("Test Lunge", to=MEADOW)
    assert [item.controller for item in table.state.chain] == [YOU, THIRD, FOURTH, FOE]
    assert table.state.showdown is not None
    table.resolve()
    assert table.state.showdown.focus == YOU


@covers("383.3.d", "303.2.a")
def test_after_the_opening_triggers_are_placed_from_the_turn_player_on() -> None:
    table = three(
        quiet(base=["Test Might 1"], at={MOOR: ["Test Might 4"]}),
        quiet(base=["Test Lunge"], at={MEADOW: ["Test Parry"]}), quiet(), turn_of=FOE,
    )
    table.foe.move("Test Lunge", to=MOOR)
    assert [item.controller for item in table.state.chain] == [FOE]


@covers("316.7.d", "462.3", "466.3.a")
def test_a_combat_of_two_among_three_has_its_result() -> None:
    table = three(quiet(base=["Test Might 3"]), quiet(at={MEADOW: ["Test Might 2"]}), quiet(base=["Test Might 6"]))
    table.you.move("Test Might 3", to=MEADOW)
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    assert [event.seat for event in table.events("combat won")] == [YOU]


@covers("317.3", "736", "115.1", "115.1.b", "115.1.c")
def test_the_turn_goes_around() -> None:
    table = three(quiet(), quiet(), quiet())
    seats = []
    for _ in range(4):
        seats.append(table.open.seat)
        table.answer(table.open.seat, "end")
        table.pass_all()
    assert seats == [YOU, FOE, THIRD, YOU]
