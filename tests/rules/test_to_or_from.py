"""Units that move to a place or from it (355.4): from it wherever they may be, from elsewhere to it alone."""
from __future__ import annotations

import pytest

from engine.words import Spell, a, an, base_of, enemy, friendly, it, move, reaction, to_or_from, unit
from tests.cards.naming import options
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, Table

EXTRA += [
    Spell("TST-WO01", "Test Ferry", energy=0).text(move(a(friendly, unit), to_or_from(base_of(it)))),
    Spell("TST-WO02", "Test Exile", energy=0).text(move(an(enemy, unit), to_or_from(base_of(it)))),
    Spell("TST-WO03", "Test Recall Home", energy=0).text(reaction, move(a(friendly, unit), base_of(it))),
]


@covers("355.4", "355.4.a")
@pytest.mark.parametrize("place", [MEADOW, MOOR])
def test_a_unit_moves_from_the_place_to_any_other(place: str) -> None:
    table = Table(quiet(hand=["Test Ferry"], base=["Test Might 1"]), quiet(), battlefields=PLAIN)
    assert options(table.you, "play", "Test Ferry") == [MEADOW, MOOR]
    table.you.play("Test Ferry", on="Test Might 1", to=place)
    table.resolve()
    assert table.where("Test Might 1") == place


@covers("355.4")
def test_a_unit_moves_from_elsewhere_to_the_place_alone() -> None:
    """Nobody is asked: from one battlefield to another it can't go."""
    table = Table(quiet(hand=["Test Ferry"], at={MOOR: ["Test Might 1"]}), quiet(), battlefields=PLAIN)
    assert "Your base" not in options(table.you, "play", "Test Ferry")
    assert MEADOW not in options(table.you, "play", "Test Ferry")
    table.you.play("Test Ferry", on="Test Might 1")
    table.resolve()
    assert table.where("Test Might 1") == "base"


@covers("355.4")
def test_the_place_is_that_of_the_unit_whoever_moves_it() -> None:
    table = Table(
        quiet(hand=["Test Exile"], base=["Test Might 1"]), quiet(at={MEADOW: ["Test Might 2"]}), battlefields=PLAIN
    )
    table.you.play("Test Exile", on="Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2"), table.thing("Test Might 2").owner) == ("base", FOE)


@covers("355.4.a", "359.3.e.4")
def test_a_unit_that_left_the_place_meanwhile_goes_nowhere_else() -> None:
    """Chosen on its way home, it is home before."""
    table = Table(
        quiet(hand=["Test Ferry", "Test Recall Home"], at={MOOR: ["Test Might 1"]}), quiet(), battlefields=PLAIN,
        asks_own_windows=True,
    )
    table.you.play("Test Ferry", on="Test Might 1", to="Your base", keep=True)
    table.you.play("Test Recall Home", on="Test Might 1")
    table.resolve()
    assert (table.where("Test Might 1"), len(table.events("moved"))) == ("base", 1)


@covers("355.4.a", "359.3.e.4")
def test_a_unit_that_is_on_neither_end_meanwhile_stays_where_it_is() -> None:
    """Sent from the base to the Meadow, it is at the Moor before: that would be a move from battlefield to
    battlefield."""
    table = Table(
        quiet(hand=["Test Ferry", "Test March"], base=["Test Might 1"]), quiet(), battlefields=PLAIN,
        asks_own_windows=True,
    )
    table.you.play("Test Ferry", on="Test Might 1", to=MEADOW, keep=True)
    table.you.play("Test March", on="Test Might 1", to=MOOR)
    table.resolve()
    assert (table.where("Test Might 1"), len(table.events("moved"))) == (MOOR, 1)
