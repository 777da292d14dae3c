"""A Victory Score that texts change, where their conditions ask how far from it somebody is (194.3.a)."""
from __future__ import annotations

import pytest

from engine.words import Battlefield, higher_score, if_, near_victory, you
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, quiet
from tests.table import EXTRA, Table

CLIFF = "Score Cliff"
EXTRA += [Battlefield("TST-VSC1", CLIFF).text(if_(near_victory(you, 2), higher_score(1)))]


@covers("194.3.a", "476.1", "476.3")
@pytest.mark.parametrize(("points", "score"), [(5, 8), (6, 8), (7, 9)])
def test_a_condition_may_ask_for_the_score_that_it_raises(points: int, score: int) -> None:
    """At 6 it applies, holds no longer at 9, and isn't applied a second time."""
    table = Table(quiet(points=points, controls=[CLIFF]), quiet(), battlefields=[CLIFF, MEADOW])
    assert table.game.sight().victory_score == score
