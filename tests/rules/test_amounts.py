"""XP that is gained and spent (728–730), and what texts count: points, turns, damage, the value of a keyword, Mighty
units."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    assault,
    at_least,
    compare,
    damage_on,
    deal,
    draw,
    every,
    gain_xp,
    if_,
    it,
    me,
    mighty,
    near_victory,
    play,
    plus,
    points_of,
    spend_xp,
    there_is,
    turns_of,
    unit,
    value_of,
    when,
    xp_of,
    you,
    you_do,
)
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-G46", "Test Tutoring", energy=0).text(gain_xp(2), gain_xp(xp_of(you))),
    Spell("TST-G47", "Test Expense", energy=0).text(spend_xp(3), if_(you_do, draw(1))),
    Spell("TST-G51", "Test Census", energy=0).text(
        if_(compare(points_of(you), at_least(3)), draw(1)), if_(near_victory(you, 2), draw(2)),
        if_(compare(turns_of(you), at_least(1)), draw(4)),
    ),
    Spell("TST-G52", "Test Salt", energy=0).text(deal(plus(1, damage_on(a(unit))), it)),
    Spell("TST-G53", "Test Big Roll", energy=0).text(if_(there_is(every(unit, mighty)), draw(1))),
    Unit("TST-G54", "Test Raider", energy=0, might=1).text(
        assault(3), when(you(play(me)), draw(value_of(assault(), me)))
    ),
    Unit("TST-G56", "Test Student", energy=0, might=1).text(when(you(gain_xp()), draw(1))),
]


@covers("730.1", "730.2", "729.2")
def test_xp_is_gained_and_spent() -> None:
    table = Table(
        quiet(hand=["Test Expense", "Test Tutoring", "Test Expense"], base=["Test Student"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Expense")
    table.resolve()
    assert not table.events("xp spent")
    table.you.play("Test Tutoring")
    table.resolve()
    assert table.state.players[YOU].xp == 4
    assert table.game.sight(FOE).players[YOU].xp == 4
    assert len(table.hand()) == 3
    table.you.play("Test Expense")
    table.resolve()
    assert table.state.players[YOU].xp == 1
    assert len(table.hand()) == 3


def test_amounts_and_conditions() -> None:
    table = Table(
        quiet(
            hand=["Test Census", "Test Census", "Test Big Roll", "Test Big Roll", "Test Raider", "Test Salt"], points=6,
            deck=["Test Gear"] * 30, base=["Test Might 4"],
        ),
        quiet(base=["Test Might 2"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Census")
    table.resolve()
    assert len(table.hand()) == 5 + 7
    table.you.play("Test Big Roll")
    table.resolve()
    assert len(table.hand()) == 4 + 7
    table.you.play("Test Raider")
    table.resolve()
    assert len(table.hand()) == 3 + 7 + 3
    table.you.play("Test Salt", on="Test Might 4")
    table.resolve()
    assert table.thing("Test Might 4").damage == 1
