"""What is a target, and what becomes of targets that have gone elsewhere."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    any_number,
    at_most,
    battlefield,
    enemy,
    kill,
    same,
    total_might,
    unit,
)
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Spell("TST-EDPJ", "Edition Foxfire", energy=0).text(
        kill(any_number(enemy, unit, same(battlefield), total_might(at_most(4))))
    ),
]


@switch("play.group_left")
@pytest.mark.parametrize(
    ("edition", "asked"), [("v1.0", True), ("v1.2", False), ("v1.3", True), ("v1.4", True)]
)
def test_of_a_group_at_one_battlefield_who_left_it_is_out_or_not(edition: str, asked: bool) -> None:
    names = ["Test Might 1", "Test Might 2"]
    table = Table(
        quiet(hand=["Edition Foxfire"]), quiet(at={MEADOW: names}, hand=["Test March"]), battlefields=PLAIN,
        edition=edition,
    )
    table.you.play("Edition Foxfire", on=names)
    table.foe.play("Test March", on="Test Might 2", to=MOOR)
    table.resolve()
    moved = table.thing("Test Might 2").id
    if asked:
        assert (table.open.seat, table.open.kind) == (YOU, "choose")
        assert f"obj:{moved}" in table.open.keys
        table.you.choose("Test Might 2")
        assert (table.where("Test Might 1"), table.where("Test Might 2")) == (MEADOW, "trash")
    else:
        assert (table.where("Test Might 1"), table.where("Test Might 2")) == ("trash", MOOR)
        assert [event.subject for event in table.events("mistargeted")] == [moved]
