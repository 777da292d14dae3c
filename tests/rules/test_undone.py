"""“If you do” (359.3.e.14.c) after what can't be done: what an instruction before it did doesn't count."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    a,
    an,
    any_number,
    become_copy,
    channel,
    deal_split,
    deal_to_each_other,
    discard,
    draw,
    enemy,
    friendly,
    if_,
    swap_might,
    this_turn,
    unit,
    you_do,
)
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table

THEN = if_(you_do, draw(1))

EXTRA += [
    Spell("TST-UD01", "Undone Swap", energy=0).text(
        channel(1), swap_might(a(friendly, unit), an(enemy, unit), this_turn), THEN
    ),
    Spell("TST-UD02", "Undone Mirror", energy=0).text(
        channel(1), become_copy(a(friendly, unit), an(enemy, unit), this_turn), THEN
    ),
    Spell("TST-UD03", "Undone Duel", energy=0).text(
        channel(1), deal_to_each_other(a(friendly, unit), an(enemy, unit)), THEN
    ),
    Spell("TST-UD04", "Undone Volley", energy=0).text(channel(1), deal_split(3, any_number(enemy, unit)), THEN),
    Spell("TST-UD05", "Undone Loss", energy=0).text(channel(1), discard(1), THEN),
]


@covers("359.3.e.14.a", "359.3.e.12")
@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.parametrize(
    ("name", "on"),
    [("Undone Swap", ["Test Might 2", "Test Might 5"]), ("Undone Mirror", ["Test Might 2", "Test Might 5"]),
     ("Undone Duel", ["Test Might 2", "Test Might 5"]), ("Undone Volley", ["Test Might 5"])],
)
def test_without_its_target_an_instruction_does_nothing(name: str, on: list[str], gone: bool) -> None:
    table = Table(
        quiet(base=["Test Might 2"], hand=[name]), quiet(base=["Test Might 5"], hand=["Test Vanish"]),
        battlefields=PLAIN,
    )
    table.you.play(name, on=on)
    if gone:
        table.foe.play("Test Vanish", on="Test Might 5")
    table.resolve()
    assert len(table.events("channeled")) == 1
    assert len(table.events("drawn")) == (not gone)


@covers("422.2.a", "359.3.e.14.a")
@pytest.mark.parametrize("hand", [[], ["Test Might 2"]])
def test_nothing_is_discarded_from_an_empty_hand(hand: list[str]) -> None:
    table = Table(quiet(hand=["Undone Loss", *hand]), quiet(), battlefields=PLAIN)
    table.you.play("Undone Loss")
    table.resolve()
    assert len(table.events("discarded")) == len(table.events("drawn")) == len(hand)
