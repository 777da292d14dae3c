"""One reader for every format in which players give decks to each other, and one writer."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cards.decks import codes, lines, tabletop
from cards.decks.gathering import Gathered
from cards.decks.lists import DeckError, DeckList, Problem

FORMATS: Mapping[str, Callable[[DeckList], str]] = MappingProxyType(
    {"text": lines.write, "tabletop": tabletop.write, "code": codes.write})
"""What writes each format. The first can be read by people, the others by programs."""
TITLES: Mapping[str, str] = MappingProxyType(
    {"text": "Text", "tabletop": "Tabletop Simulator", "code": "Deck code (Piltover Archive)"})


def read(text: str, name: str = "Pasted deck") -> DeckList:
    """The deck that a text says, whichever format it has.

    The Chosen Champion's copy is one of the forty. Raises `DeckError` with every problem found; whether the deck is
    legal, the engine says.
    """
    word = text.strip()
    if word.startswith(("http://", "https://")) and len(word.split()) == 1:
        raise DeckError(Problem("this is a link: give the list itself, or its code"))
    return _GATHER[format_of(text)](text).deck(name)


def format_of(text: str) -> str:
    """The format that a text is meant to have."""
    return "code" if codes.is_code(text) else "tabletop" if tabletop.is_tabletop(text) else "text"


_GATHER: Mapping[str, Callable[[str], Gathered]] = {
    "text": lines.gather, "tabletop": tabletop.gather, "code": codes.gather,
}
