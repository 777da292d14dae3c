"""What may be Empowered several times (441.1.c.1), by its own Empower too (827.1.c.1)."""
from __future__ import annotations

import pytest

from engine.words import (
    Unit,
    at_least,
    capacity,
    compare,
    deflect,
    empower_for,
    empowered,
    have,
    if_,
    me,
    might,
    times_empowered,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, ruling
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table, one

ASCENDED = Unit("TST-AU61", "Test Ascended", energy=0, might=3).text(
    empower_for(1), have(me, capacity(empowered, 3)), have(me, might(times_empowered(me))),
    if_(compare(times_empowered(me), at_least(3)), have(me, deflect(3))))

TWOFOLD = Unit("TST-AU63", "Test Twofold", energy=0, might=3).text(
    have(me, capacity(empowered, 2), might(times_empowered(me, 2))))

EXTRA += [
    ASCENDED, TWOFOLD,
    Unit("TST-AU62", "Test Ascended Once", energy=0, might=3).text(
        empower_for(1), have(me, might(times_empowered(me)))
    ),
]


@ruling("R154")
@covers("441.1.c.1", "827.1.c.1")
def test_what_may_be_empowered_three_times_may_be_so_by_its_own_keyword() -> None:
    table = Table(you=quiet(base=["Test Ascended"], runes={"fury": 4}), foe=quiet(), battlefields=PLAIN)
    mights = []
    while "Test Ascended" in table.you.offered("use"):
        table.you.use("Test Ascended")
        table.resolve()
        mights.append(table.might("Test Ascended"))
    assert (mights, table.ready_runes()) == ([4, 5, 6, 6], 0)


@pytest.mark.parametrize(("empowered", "might"), [(0, 3), (1, 5), (2, 7)])
def test_it_may_count_each_time_twice(empowered: int, might: int) -> None:
    table = Table(you=quiet(base=[one("Test Twofold", empowered=empowered)]), foe=quiet())
    assert table.might("Test Twofold") == might


@covers("441.1.b", "827.1.c.1")
def test_anything_else_only_once() -> None:
    table = Table(you=quiet(base=["Test Ascended Once"], runes={"fury": 2}), foe=quiet(), battlefields=PLAIN)
    table.you.use("Test Ascended Once")
    table.resolve()
    assert table.might("Test Ascended Once") == 4
    assert "Test Ascended Once" not in table.you.offered("use")


def test_it_is_said() -> None:
    assert "+1 [M] for each time I'm Empowered" in say(ASCENDED)
    assert "+2 [M] for each time I'm Empowered" in say(TWOFOLD)
