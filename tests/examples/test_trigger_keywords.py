"""Worked examples of the keywords that are triggers (816, 817, 823)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    action,
    give,
    hunt,
    temporary,
    unit,
    vision,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-S5T19", "Test Mayfly", energy=0, might=1).text(temporary),
    Spell("TST-S5T20", "Test Fading", energy=0).text(action, give(a(unit), temporary)),
    Unit("TST-S5T21", "Test Seer", energy=0, might=1).text(vision, vision),
    Unit("TST-S5T22", "Test Hunter", energy=0, might=2).text(hunt(2)),
    Spell("TST-S5T23", "Test Scent", energy=0).text(action, give(a(unit), hunt(1))),
]


@covers("816.1.b", "816.2.a", "428")
@covers("816.1.c")
def test_temporary_kills_once_however_often_it_is_there() -> None:
    table = Table(
        you=quiet(base=["Test Mayfly"], hand=["Test Fading"]), foe=quiet(base=["Test Mayfly"]), battlefields=PLAIN
    )
    table.you.play("Test Fading", on="Test Mayfly")
    table.resolve()
    table.end_turn()
    assert (table.where("Test Mayfly", YOU), table.where("Test Mayfly", FOE)) == ("base", "trash")
    table.end_turn()
    assert table.where("Test Mayfly", YOU) == "trash"
    assert [event.rule for event in table.events("triggered")] == ["816.1.b", "816.1.b"]


@covers("817.2", "817.1.b")
@covers("817.1.c", "817.2")
def test_every_vision_predicts() -> None:
    table = Table(you=quiet(hand=["Test Seer"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Seer")
    assert [event.rule for event in table.events("triggered")] == ["817.1.b", "817.1.b"]


@covers("823.2")
@covers("823.1.b", "823.1.c.1")
def test_hunt_values_are_summed_and_trigger_once() -> None:
    table = Table(you=quiet(base=["Test Hunter"], hand=["Test Scent"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Scent", on="Test Hunter")
    table.resolve()
    table.you.move("Test Hunter", to=MEADOW)
    table.pass_all()
    assert table.state.players[YOU].xp == 3
    assert len(table.events("triggered")) == 1
    table.end_turn()
    table.end_turn()
    assert table.state.players[YOU].xp == 6
