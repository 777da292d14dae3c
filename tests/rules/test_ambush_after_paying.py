"""Ambush where the units that it relies on are given up for the cost (822.3)."""
from __future__ import annotations

import pytest

from engine.words import Unit, a, additional_cost, ambush, ambush_to, at, can, kill, me, that, unit, your
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, Table

GIVEN = additional_cost(kill(a(unit, your).called("prey")))
EXTRA += [
    Unit("TST-APY1", "Paying Lurker", energy=0, might=2).text(ambush, GIVEN),
    Unit("TST-APY2", "Paying Stalker", energy=0, might=2).text(ambush, GIVEN, can(me(ambush_to(at(that("prey")))))),
]


@covers("822.3", "822.1.d")
@pytest.mark.parametrize(("name", "there", "offered"), [
    ("Paying Lurker", ["Test Might 1"], False), ("Paying Stalker", ["Test Might 1"], True),
    ("Paying Lurker", ["Test Might 1", "Test Might 2"], True),
])
def test_the_last_unit_there_can_be_given_where_the_text_speaks_of_its_place(
    name: str, there: list[str], offered: bool
) -> None:
    table = Table(quiet(hand=[name], at={MEADOW: there}), quiet(base=["Test Might 3"]), battlefields=PLAIN, turn_of=FOE)
    table.foe.move("Test Might 3", to=MEADOW)
    if table.open.seat == FOE:
        table.foe.passes()
    assert (name in table.you.offered("play")) is offered
    if offered:
        table.you.play(name, to=MEADOW, paying="Test Might 1")
        assert (table.where(name), table.trash()) == (MEADOW, ["Test Might 1"])
