"""Decks as Tabletop Simulator strings: a token “OGN-004-1” for each copy of a card, set, number and picture.

First the legend, then the Chosen Champion, the rest of the Main Deck, battlefields, runes, and last the sideboard.
"""
from __future__ import annotations

import re

from cards.decks.gathering import Gathered, found
from cards.decks.lists import DeckList

_TOKEN = re.compile(r"(?P<code>[A-Z]{3}-[A-Z]*\d*[a-z*]?)-\d{1,2}", re.IGNORECASE)
_VARIANT = re.compile(r"(?<=\d)[a-z*]$", re.IGNORECASE)


def is_tabletop(text: str) -> bool:
    """Whether a text is meant as such a string: most of its words are such tokens."""
    tokens = text.split()
    return len(tokens) > 1 and 2 * sum(_TOKEN.fullmatch(token) is not None for token in tokens) > len(tokens)


def gather(text: str) -> Gathered:
    """The cards of such a string. What follows the runes and battlefields is the sideboard."""
    gathered, ended = Gathered(), False
    for number, token in enumerate(text.split(), 1):
        if gathered.hopeless:
            break
        card = found(*codes(token))
        if isinstance(card, str):
            gathered.wrong(card, f"card {number}")
            continue
        apart = card.type in ("rune", "battlefield")
        gathered.add(card, "sideboard" if ended and not apart else "", 1)
        if number == 2 and card.type == "unit":
            gathered.choose(card)
        ended = ended or apart
    return gathered


def codes(token: str) -> tuple[str, ...]:
    """The collector numbers that a token may mean: as it is, that of the same card with its usual picture."""
    read = _TOKEN.fullmatch(token)
    code = read["code"] if read else token
    return (code, plain) if (plain := _VARIANT.sub("", code)) != code else (code,)


def write(deck: DeckList) -> str:
    """The deck as such a string."""
    fields = tuple((code, 1) for code in deck.battlefields)
    groups = (((deck.legend, 1), (deck.champion, 1)), deck.rest, fields, deck.runes, deck.sideboard)
    return " ".join(f"{code}-1" for group in groups for code, n in group for _ in range(n))
