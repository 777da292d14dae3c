"""Loops (TR505): what comes back to the same position without anybody acting, and sequences that never ask."""
from __future__ import annotations

import pytest

from engine.kernel import agenda
from engine.rules.procedures import loops
from engine.words import (
    Spell,
    Unit,
    a,
    add,
    every,
    exhaust,
    give,
    kill,
    may,
    me,
    might,
    other,
    reaction,
    ready,
    this_turn,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-GL1", "Test Loop Echo", energy=0, might=1).text(when(you(ready(me)), exhaust(me))),
    Unit("TST-GL2", "Test Counter-Echo", energy=0, might=1).text(
        when(you(exhaust(a(unit, other))), ready(every(unit, other)))
    ),
    Unit("TST-GL3", "Test Willing Echo", energy=0, might=1).text(
        when(you(exhaust(a(unit, other))), may(ready(every(unit, other))))
    ),
    Spell("TST-GL4", "Test Nudge", energy=0).text(exhaust(a(unit))),
    Unit("TST-GL5", "Test Grower of Echoes", energy=0, might=1).text(
        when(you(ready(a(unit, other))), give(me, might(1), this_turn))
    ),
    Unit("TST-GL6", "Test Spring", energy=0, might=1).text(when(you(add()), add(1))),
    Spell("TST-GL7", "Test Stopper", energy=0).text(reaction, kill(a(unit))),
]


def looping(*units: str, hand: tuple[str, ...] = (), foe: tuple[str, ...] = ()) -> Table:
    """A table on which the loop runs until somebody is asked about it."""
    table = Table(
        quiet(base=["Test Loop Echo", *units], hand=["Test Nudge", *hand]), quiet(hand=foe), battlefields=PLAIN
    )
    table.you.play("Test Nudge", on="Test Loop Echo")
    return table


def until_asked(table: Table) -> None:
    """Everybody passes, whoever may agrees, until the loop is noticed."""
    for _ in range(300):
        if table.game.over or table.open.why.startswith("TR505"):
            return
        keys = {"may": ("yes",), "order": table.open.keys}.get(table.open.kind, ("pass",))
        table.answer(table.open.seat, *keys)
    raise AssertionError("nobody noticed the loop")


@covers("TR505.5", "TR505.6")
def test_a_loop_that_nobody_keeps_going_and_nobody_breaks_is_a_draw() -> None:
    table = looping("Test Counter-Echo")
    until_asked(table)
    assert (table.open.seat, table.open.why) == (YOU, "TR505.5")
    table.you.choose("no")
    table.foe.choose("no")
    assert table.game.over
    assert table.game.winner == -1
    assert "TR505.6" in table.rules()


@covers("TR505.5", "TR505.7")
def test_a_player_may_break_it_by_acting() -> None:
    table = looping("Test Counter-Echo", foe=("Test Stopper",))
    until_asked(table)
    table.you.choose("no")
    table.foe.choose("n:0")
    assert (table.open.seat, table.open.kind) == (FOE, "priority")
    table.foe.play("Test Stopper", on="Test Loop Echo")
    table.pass_all()
    assert table.open.kind == "act"
    assert table.where("Test Loop Echo") == "trash"


@covers("TR505.4", "TR505.7", "TR505.10")
def test_whoever_keeps_it_going_says_how_often() -> None:
    table = looping("Test Willing Echo")
    until_asked(table)
    assert (table.open.seat, table.open.why) == (YOU, "TR505.4")
    table.you.choose("n:5")
    assert (table.open.seat, table.open.why) == (FOE, "TR505.5")
    assert [o.key for o in table.open.options] == ["no", "n:0", "n:1", "n:2", "n:3"]
    table.foe.choose("no")
    table.pass_all()
    assert table.open.kind == "act"
    assert [(e.seat, e.n) for e in table.events("loop ended")] == [(YOU, 5)]


@covers("TR505.6")
def test_a_loop_that_grows_is_noticed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "MANY", 20)
    table = looping("Test Counter-Echo", "Test Grower of Echoes")
    until_asked(table)
    assert table.might("Test Grower of Echoes") > 5
    table.you.choose("no")
    table.foe.choose("no")
    assert table.game.over


@covers("TR505.6")
def test_a_sequence_that_never_asks_anybody_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agenda, "BUDGET", 300)
    table = Table(quiet(base=["Test Spring"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
    table.you.use("Fury Rune")
    assert table.game.over
    assert table.game.winner == -1


@covers("TR505.6")
def test_a_sequence_that_never_asks_is_as_long_in_a_draft_that_was_composed_step_by_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(quiet(base=["Test Spring"], hand=["Test Might 1"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
    path = table.you._first("play", "Test Might 1"), "confirm"
    for budget in range(300, 320):  # the budget is spent wherever in a round
        monkeypatch.setattr(agenda, "BUDGET", budget)
        whole, steps = table.game.fork(), table.game.fork()
        answered = whole.answer(table.open.number, YOU, path)
        draft = steps.compose(table.open.number, YOU, path[0])
        draft.choose(path[1])
        assert steps.adopt(draft).events == answered.events
        assert whole.over
        assert steps.fingerprint() == whole.fingerprint()
