"""Check what can be checked without playing: every card is said and travels as JSON, every shipped deck can be read."""
from __future__ import annotations

from cards.catalogue import CARDS
from cards.decks import DeckError, shipped
from engine.words.base import UnknownWord, decode, encode
from engine.words.card import Card
from engine.words.saying.say import Unsaid, brief, say


def problems() -> list[str]:
    """What is wrong, a line each."""
    found = [problem for card in CARDS.values() for problem in _card(card)]
    try:
        shipped()
    except DeckError as wrong:
        found += map(str, wrong.problems)
    return found


def _card(card: Card) -> list[str]:
    try:
        say(card)
        brief(card)
        return [] if decode(encode(card)) == card else [f"{card.name}: another card after encode and decode"]
    except (Unsaid, UnknownWord) as wrong:
        return [str(wrong)]
