"""In which state something enters: a unit exhausted, gear ready, unless a text says otherwise (143.4, 149.1, 369.3)."""
from __future__ import annotations

from typing import Any

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    accelerate,
    activate,
    cost,
    draw,
    enter,
    every,
    exhaust,
    exhausted,
    fury,
    gear,
    have,
    mind,
    other,
    play,
    readied,
    this,
    token,
    tokens,
    unit,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, YOU, Table

COIN = Gear("TST-ENT1", "Test Worn Coin", token)
SLOW = Gear("TST-ENT2", "Test Slow Engine", fury, energy=0).text(
    have(this, enter(exhausted)), activate(cost(exhaust(this)), draw(1)),
)
EXTRA += [
    COIN,
    SLOW,
    Gear("TST-ENT3", "Test Quick Engine", fury, energy=0).text(activate(cost(exhaust(this)), draw(1))),
    Unit("TST-ENT4", "Test Oiler", energy=0, might=1).text(have(every(your, gear), enter(readied))),
    Unit("TST-ENT6", "Test Bogland", energy=0, might=1).text(have(every(other, unit), enter(exhausted))),
    Unit("TST-ENT7", "Test Sprinter", mind, energy=0, might=1).text(accelerate),
    Spell("TST-ENT8", "Test Minting", energy=0).text(play(tokens(COIN, exhausted))),
    Unit("TST-ENT9", "Test Shiner", energy=0, might=1).text(have(every(your, token), enter(readied))),
]


def played(name: str, *base: str, **how: Any) -> Table:
    """A table on which you play that card with these in your base."""
    table = Table(quiet(hand=[name], base=base, runes={"mind": 3}), quiet())
    table.you.play(name, **how)
    return table


@covers("369.3", "149.1")
def test_gear_that_says_so_enters_exhausted_and_is_not_used_in_its_turn() -> None:
    table = played("Test Slow Engine")
    assert table.thing("Test Slow Engine").exhausted
    assert (table.events("exhausted"), table.open.kind) == ([], "act"), "it enters so and doesn't become so"
    assert "Test Slow Engine" not in table.you.offered("use")
    quick = played("Test Quick Engine")
    assert not quick.thing("Test Quick Engine").exhausted
    assert "Test Quick Engine" in quick.you.offered("use")


def test_it_readies_with_everything_else() -> None:
    table = played("Test Slow Engine")
    table.end_turn()
    table.end_turn()
    assert "Test Slow Engine" in table.you.offered("use")


@pytest.mark.parametrize("last", ["Ready", "Exhausted"])
@covers("372", "369.3")
def test_where_texts_differ_its_controller_applies_either_last(last: str) -> None:
    table = played("Test Slow Engine", "Test Oiler")
    assert (table.open.seat, table.open.why) == (YOU, "372")
    assert [option.short for option in table.open.options] == ["Ready", "Exhausted"]
    assert table.where("Test Slow Engine") == "chain"
    table.you.choose(last)
    assert table.thing("Test Slow Engine").exhausted == (last == "Exhausted")


def test_a_text_that_agrees_with_the_usual_state_asks_nothing() -> None:
    table = played("Test Quick Engine", "Test Oiler")
    assert (table.open.kind, table.thing("Test Quick Engine").exhausted) == ("act", False)


@covers("372", "805.6")
def test_accelerate_against_a_text_of_an_opponent_is_ordered_by_who_plays_the_unit() -> None:
    table = Table(quiet(hand=["Test Sprinter", "Test Sprinter"], runes={"mind": 4}), quiet(base=["Test Bogland"]))
    table.you.play("Test Sprinter", extra=["accelerate"])
    assert (table.open.seat, table.open.why) == (YOU, "372")
    table.you.choose("Ready")
    assert not table.thing("Test Sprinter").exhausted
    table.you.play("Test Sprinter")
    assert table.open.kind == "act", "without Accelerate there is nothing to order"
    assert table.thing("Test Sprinter#2").exhausted


@covers("184.1", "369.3")
def test_a_token_that_is_to_enter_exhausted_enters_ready_where_a_text_says_so() -> None:
    table = played("Test Minting")
    table.resolve()
    assert table.thing("Test Worn Coin").exhausted
    table = played("Test Minting", "Test Shiner")
    table.resolve()
    assert not table.thing("Test Worn Coin").exhausted


def test_it_is_said() -> None:
    assert say(SLOW).splitlines()[0] == "This enters exhausted."
