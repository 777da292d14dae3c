"""Swapping the Might of two: of one and another, or of two that are chosen together (433)."""
from __future__ import annotations

import pytest

from engine.reading import read_all
from engine.reading.scope import Misread
from engine.rules.meaning.arithmetic import might
from engine.words import (
    Spell,
    a,
    an,
    battlefield,
    choose,
    enemy,
    every,
    friendly,
    it,
    same,
    some,
    swap_might,
    swap_places,
    them,
    this_turn,
    unit,
    up_to,
)
from engine.words.base import Node
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, Table, find_or_extra

EXTRA += [
    Spell("TST-BT09", "Batch Exchange", energy=0).text(swap_might(some(2, unit, same(battlefield)), window=this_turn)),
    Spell("TST-BT10", "Batch Chosen Exchange", energy=0).text(
        choose(some(2, unit)), swap_might(them, window=this_turn)
    ),
]


def power(table: Table, name: str) -> int:
    """The Might of a unit."""
    return might(table.state, table.thing(name))


@covers("433.1", "355.11.a")
@pytest.mark.parametrize("spell", ["Batch Exchange", "Batch Chosen Exchange"])
def test_two_that_are_chosen_together_swap_their_might(spell: str) -> None:
    table = Table(
        quiet(hand=[spell], at={MEADOW: ["Test Might 2", "Test Might 5"]}), quiet(base=["Test Might 4"]),
        battlefields=PLAIN,
    )
    table.you.play(spell, on=["Test Might 2", "Test Might 5"])
    table.resolve()
    assert (power(table, "Test Might 2"), power(table, "Test Might 5"), power(table, "Test Might 4")) == (5, 2, 4)
    assert [event.rule for event in table.events("given")] == ["433", "433"]


@covers("433.1", "359.3.e.6")
def test_one_that_is_left_of_two_swaps_with_nobody() -> None:
    table = Table(
        quiet(hand=["Batch Chosen Exchange"], base=["Test Might 2"]),
        quiet(hand=["Test Vanish"], base=["Test Might 4"]), battlefields=PLAIN,
    )
    table.you.play("Batch Chosen Exchange", on=["Test Might 2", "Test Might 4"])
    table.foe.play("Test Vanish", on="Test Might 4")
    table.pass_all()
    assert power(table, "Test Might 2") == 2
    assert table.events("given") == []


def test_what_is_exchanged_is_said() -> None:
    assert "xchange the [M] of two units at the same battlefield for this turn" in say(find_or_extra("Batch Exchange"))


SENSELESS = {
    "the same again": [swap_might(some(2, unit, same(battlefield)), them, this_turn)],
    "the same again ": [choose(a(unit)), swap_might(it, it, this_turn)],
    "choose exactly two": [swap_might(a(unit), window=this_turn)],
    "choose exactly two ": [swap_might(up_to(2, unit), window=this_turn)],
    "choose exactly two  ": [swap_might(every(unit), window=this_turn)],
    "has to mean one": [swap_might(some(2, friendly, unit), an(enemy, unit), this_turn)],
    "has to mean one ": [swap_might(a(friendly, unit), every(enemy, unit), this_turn)],
    "the same again  ": [swap_places(some(2, unit), them)],
}


@covers("433.1", "420")
@pytest.mark.parametrize("why", SENSELESS)
def test_what_is_no_exchange_between_two_is_refused(why: str) -> None:
    effects: list[Node] = SENSELESS[why]
    with pytest.raises(Misread, match=why.strip()) as refused:
        read_all([Spell("TST-BTX", "Batch Nonsense", energy=0).text(*effects)])
    assert "Batch Nonsense" in str(refused.value)
