"""Units in a showdown (343.1), a Might that is reached (370.1.a), and conditions that don't hold."""
from __future__ import annotations

import pytest

from engine.words import (
    Unit,
    a,
    action,
    activate,
    at_least,
    become,
    cost,
    draw,
    every,
    exactly,
    exhaust,
    friendly,
    give,
    have,
    here,
    if_,
    in_showdown,
    me,
    might,
    near_victory,
    not_,
    other,
    stun,
    tank,
    there_is,
    this_turn,
    unit,
    when,
    with_might,
    you,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, quiet
from tests.table import EXTRA, Table

STOPPER = Unit("TST-SD1", "Showing Stopper", energy=0, might=1).text(
    activate(cost(exhaust(me)), stun(a(friendly, unit, in_showdown)), timing=action),
)
CLIMBER = Unit("TST-SD2", "Showing Climber", energy=0, might=3).text(
    activate(cost(0), give(me, might(1), this_turn)), when(me(become(with_might(at_least(5)))), draw(1)),
)
LONER = Unit("TST-SD3", "Showing Loner", energy=0, might=1).text(
    if_(not_(there_is(every(other, your, unit, here), exactly(1))), have(me, might(2))),
    if_(not_(near_victory(you, 3)), have(me, tank)),
)
EXTRA += [STOPPER, CLIMBER, LONER]


@covers("343.1")
def test_a_unit_is_in_a_showdown_where_one_is_in_progress() -> None:
    table = Table(you=quiet(base=["Showing Stopper", "Showing Climber"], at={MOOR: ["Showing Loner"]}), foe=quiet())
    assert "Showing Stopper" not in table.you.offered("use")
    table.you.move("Showing Climber", to=MEADOW)
    table.you.use("Showing Stopper", on="Showing Climber")
    table.resolve()
    assert [table.thing(name).stunned for name in ("Showing Climber", "Showing Loner")] == [True, False]


@covers("370.1.a")
def test_a_might_is_reached_once() -> None:
    table = Table(you=quiet(base=["Showing Climber"], deck=["Showing Loner"] * 3), foe=quiet())
    for drawn in (0, 1, 1):
        table.you.use("Showing Climber")
        table.pass_all()
        assert len(table.hand()) == drawn


@pytest.mark.parametrize(("beside", "points", "might"), [(1, 4, 1), (0, 5, 3), (2, 5, 3)])
def test_what_must_not_be_is_not(beside: int, points: int, might: int) -> None:
    table = Table(you=quiet(base=["Showing Loner", *["Showing Climber"] * beside], points=points), foe=quiet())
    assert table.might("Showing Loner") == might


def test_they_are_said() -> None:
    assert say(STOPPER) == "[Action] — [E]: Stun a friendly unit in a showdown."
    assert say(CLIMBER).endswith("Whenever I reach 5 [M] or more, draw 1.")
    assert say(LONER) == (
        "While you don't have exactly 1 other unit here, I get +2 [M].\n"
        "If you aren't within 3 points of the Victory Score, I have [Tank]."
    )
