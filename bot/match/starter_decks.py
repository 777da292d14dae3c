"""The decks that a match can be played with: the four starters."""
from __future__ import annotations

from functools import cache

from cards.catalogue import CARDS
from cards.decks import DeckList, starters


@cache
def titles() -> dict[str, str]:
    """What each starter deck is called, by its key."""
    return {key: deck.name for key, deck in starters().items()}


@cache
def about_decks() -> dict[str, tuple[str, str]]:
    """Title and description of each starter deck, by its key."""
    said = {}
    for key, deck in starters().items():
        legend = CARDS[deck.legend]
        said[key] = deck.name, f"{' and '.join(word.capitalize() for word in legend.domains)} · {legend.name}"
    return said


def deck(key: str) -> DeckList | None:
    """A starter deck by its key."""
    return starters().get(key)
