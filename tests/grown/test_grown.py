"""Cards grown at random from words and sorts are refused when they are read, or said, offered, played and finished
without an exception."""
from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings

from engine.reading import Misread
from engine.words.base import walk
from engine.words.card import Card
from tests.grown.__main__ import FLOORS, missed, tally
from tests.grown.growing import COMPILED, FEATURED, cards, grown
from tests.grown.playing import of_card, outcome, read

CARDS, PARTS = 300, 6
TRIES = 90
"""So many cards are grown for a word until one is read that has it."""


@pytest.mark.parametrize("part", range(PARTS))
def test_grown_cards_are_refused_or_played_to_the_end(part: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(part, CARDS, PARTS):
        played = outcome(seed)
        assert played.outcome != "fault", f"seed {seed}: {played.card.lines}\n{played.why}"
        tally(counts, played)
    few = CARDS // PARTS * 6 // 10  # a part is small, and comes out differently whenever a word or a card is added
    low = {name: counts[name] for name in FLOORS if name in missed(counts, few)}
    assert low == {}, f"too few of {CARDS // PARTS}: {low}"


@given(cards())
@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_drawn_cards_are_refused_or_played_to_the_end(card: Card) -> None:
    played = of_card(card, 1)
    assert played.outcome != "fault", f"{card.lines}\n{played.why}"


@pytest.mark.parametrize("word", FEATURED)
def test_every_word_occurs_in_a_card_that_is_read(word: str) -> None:
    having = (card for card in (grown(seed, word) for seed in range(TRIES))
              if any(type(node).__name__ == word for node in walk(card.lines)))
    assert "" in map(refusal, having), f"no card with {word} is read"


def refusal(card: Card) -> str:
    """Why a card isn't read; nothing for one that is."""
    try:
        read(card)
    except Misread as wrong:
        return str(wrong)
    return ""


def test_the_same_seed_grows_the_same_card() -> None:
    assert [grown(seed) for seed in range(20)] == [grown(seed) for seed in range(20)]


@pytest.mark.parametrize("word", sorted(COMPILED))
def test_compiled_words_are_no_authors_words(word: str) -> None:
    assert word not in FEATURED
