"""A reflexive trigger is an item of its own (386): what was paid for the item that made it, and how that was played,
is no payment, repetition or price of the trigger (204, 820)."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    a,
    deal,
    do_this,
    draw,
    if_,
    optional_cost,
    pay,
    repeat,
    this_turn,
    unit,
    when,
    you,
    you_paid,
)
from engine.words import discard as discards
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    Spell("TST-RX1", "Reflex Encore", energy=0).text(repeat(1), do_this(draw(1))),
    Spell("TST-RX2", "Reflex Barrage", energy=0).text(repeat(1), do_this(deal(1, a(unit)))),
    Spell("TST-RX3", "Reflex Extra", energy=0).text(
        optional_cost(pay(1)), do_this(if_(you_paid, deal(2, a(unit))))
    ),
    Spell("TST-RX4", "Reflex Later", energy=0).text(
        optional_cost(pay(1)), this_turn(when(you(discards()), if_(you_paid, draw(1))))
    ),
    Spell("TST-RX5", "Reflex Discard", energy=0).text(discards(1)),
]


@covers("820.3", "386")
def test_what_a_repeated_spell_lays_down_is_not_repeated_again() -> None:
    table = Table(quiet(hand=["Reflex Encore"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
    table.you.play("Reflex Encore", repeat=True)
    table.resolve()
    assert len(table.events("triggered")) == 2
    assert len(table.events("drawn")) == 2


@covers("820.3", "386", "387.1")
def test_each_trigger_of_a_repeated_spell_chooses_once() -> None:
    table = Table(quiet(hand=["Reflex Barrage"], runes={"fury": 1}), quiet(base=["Test Might 6"]), battlefields=PLAIN)
    table.you.play("Reflex Barrage", repeat=True)
    table.resolve()
    assert table.thing("Test Might 6").damage == 2


@covers("204", "386")
@pytest.mark.parametrize("paid", [False, True])
def test_a_reflexive_trigger_knows_what_was_paid_and_pays_nothing(paid: bool) -> None:
    table = Table(quiet(hand=["Reflex Extra"], runes={"fury": 2}), quiet(base=["Test Might 6"]), battlefields=PLAIN)
    table.you.play("Reflex Extra", extra=["pay 1"] * paid)
    table.resolve()
    assert table.thing("Test Might 6").damage == (2 if paid else 0)
    assert sum(event.n for event in table.events("paid")) == int(paid)


@covers("204", "389")
@pytest.mark.parametrize("paid", [False, True])
def test_a_delayed_ability_knows_what_was_paid(paid: bool) -> None:
    table = Table(
        quiet(hand=["Reflex Later", "Reflex Discard", "Test Sight"], runes={"fury": 2}), quiet(), battlefields=PLAIN
    )
    table.you.play("Reflex Later", extra=["pay 1"] * paid)
    table.resolve()
    table.you.play("Reflex Discard")
    table.resolve()
    assert len(table.events("drawn")) == int(paid)
