"""A unit becomes Mighty when its Might rises to 5 while a text listens for it (711)."""
from __future__ import annotations

from engine.words import Spell, Unit, a, become, buff, draw, friendly, kill, mighty, unit, when
from tests.rules.grounds import quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Unit("TST-BM01", "Rising Watcher", energy=0, might=1).text(when(a(friendly, unit)(become(mighty)), draw(1))),
    Spell("TST-BM02", "Rising Praise", energy=0).text(buff(a(friendly, unit))),
    Spell("TST-BM03", "Rising Grief", energy=0).text(kill(a(friendly, unit))),
]


def test_what_listens_hears_of_a_rise() -> None:
    table = Table(quiet(hand=["Rising Praise"], base=["Rising Watcher", "Test Might 4"]), quiet())
    table.you.play("Rising Praise", on="Test Might 4")
    table.resolve()
    assert len(table.hand(YOU)) == 1


def test_what_listens_later_hears_of_no_rise_before_it_was_there() -> None:
    table = Table(quiet(hand=["Rising Grief", "Rising Praise", "Rising Watcher"],
                        base=["Rising Watcher", "Test Might 4"]), quiet())
    table.you.play("Rising Grief", on="Rising Watcher")
    table.resolve()
    table.you.play("Rising Praise", on="Test Might 4")
    table.resolve()
    table.you.play("Rising Watcher")
    table.resolve()
    assert not table.events("triggered")
    assert table.hand(YOU) == []
