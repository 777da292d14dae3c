"""How many of several tags objects have among them (143.1.a)."""
from __future__ import annotations

import pytest

from engine.words import Unit, every, have, me, might, other, tags_among, unit, your
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, Table, find_or_extra

EXTRA += [
    Unit("TST-TA1", "Tagging Friend", energy=0, might=1).text(
        have(me, might(tags_among(every(other, unit, your), "Imp", "Owl")))),
    Unit("TST-TA2", "Tagging Imp", energy=0, might=1, tags="Imp"),
    Unit("TST-TA3", "Tagging Owl", energy=0, might=1, tags="Owl, Imp"),
    Unit("TST-TA4", "Tagging Fox", energy=0, might=1, tags="Fox"),
]


@covers("143.1.a")
@pytest.mark.parametrize(("beside", "might"), [
    ([], 1), (["Tagging Fox"], 1), (["Tagging Imp", "Tagging Imp"], 2), (["Tagging Imp", "Tagging Owl"], 3),
    (["Tagging Owl"], 3),
])
def test_each_tag_counts_once_whoever_has_it(beside: list[str], might: int) -> None:
    table = Table(quiet(base=["Tagging Friend", *beside]), quiet(base=["Tagging Owl"]))
    assert table.might("Tagging Friend") == might


def test_it_is_said() -> None:
    assert say(find_or_extra("Tagging Friend")) == (
        "I get +[M] equal to the number of tags among your other units that are Imp or Owl.")
