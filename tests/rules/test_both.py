"""A group described in two ways, of which each has demands of its own, is one choice (355.5)."""
from __future__ import annotations

from engine.words import Spell, a, at_a_battlefield, both, either, every, exhausted, gear, kill, reaction, unit
from engine.words.saying.say import say
from tests.cards.naming import options
from tests.rules.covers import covers
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, Table

BREAK = Spell("TST-BTH1", "Test Breakage", energy=0).text(
    reaction, kill(a(either(both(unit, at_a_battlefield), gear))),
)
RUIN = Spell("TST-BTH2", "Test Ruination", energy=0).text(
    reaction, kill(every(either(both(unit, exhausted), both(gear, exhausted)))),
)
EXTRA += [BREAK, RUIN]


@covers("355.5")
def test_each_kind_has_its_own_demands() -> None:
    table = Table(
        you=quiet(hand=["Test Breakage", "Test Ruination"], base=["Test Gear", "Test Might 1*"]),
        foe=quiet(at={MOOR: ["Test Might 2"]}, base=["Test Might 3", "Test Gear*"]), battlefields=PLAIN,
    )
    assert options(table.you, "play", "Test Breakage") == ["Test Gear", "Test Gear", "Test Might 2"]
    table.you.play("Test Breakage", on="Test Might 2")
    table.resolve()
    table.you.play("Test Ruination")
    table.resolve()
    assert (sorted(table.trash()), sorted(table.trash(FOE))) == (
        ["Test Breakage", "Test Might 1", "Test Ruination"], ["Test Gear", "Test Might 2"]
    )


def test_it_is_said() -> None:
    assert say(BREAK).endswith("Kill a unit at any battlefield or a gear.")
    assert "exhausted unit or an exhausted gear" in say(RUIN)
