"""Taking texts away: what misses them, and what doesn't."""
from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from cards.catalogue import find
from tests.cards import test_ogn_spells_more
from tests.mutants import blanked
from tests.mutants.running import forked


class Scenario:
    """As much of a collected test as is asked of it."""

    def __init__(self, play: Callable[[], None]) -> None:
        self.play = play


def passing(scenario: Scenario) -> bool:
    try:
        scenario.play()
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize(("name", "missed"), [("Gust", True), ("Falling Comet", False)])
def test_a_scenario_misses_the_text_of_the_card_that_it_plays(
    name: str, missed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blanked, "passes", passing)
    plays = test_ogn_spells_more.test_gust_takes_units_with_up_to_three_might_at_battlefields_and_none_with_four
    work = blanked.without_text(find(name), [Scenario(plays)])  # type: ignore[list-item]
    assert bool(os.waitpid(forked(work), 0)[1]) == missed


def test_all_cards_are_tried_unless_some_are_named() -> None:
    assert blanked.chosen(["gust"]) == [find("Gust")]
    assert find("Flash") in blanked.chosen([])
