"""Decks as deck codes of Piltover Archive."""
from __future__ import annotations

import re
from collections import Counter

from cards.decks.codec import BadCode, Coded, decode, encode
from cards.decks.gathering import Gathered, found
from cards.decks.lists import DeckError, DeckList, Problem
from cards.decks.tabletop import codes

SHORTEST = 20
"""No deck has a shorter code, and no card a longer name in one word."""
_WORD = re.compile(r"[\w=+/.!?*-]+")


def is_code(text: str) -> bool:
    """Whether a text is meant as a deck code: one long word."""
    word = text.strip()
    return len(word) >= SHORTEST and _WORD.fullmatch(word) is not None


def gather(text: str) -> Gathered:
    """The cards of a code. Raises `DeckError` for a damaged one."""
    try:
        coded = decode(text.strip())
    except BadCode as wrong:
        raise DeckError(Problem(f"the deck code is damaged: {wrong}")) from wrong
    gathered = Gathered()
    for counts, sideboard in ((coded.main, False), (coded.sideboard, True)):
        for code, n in counts.items():
            if gathered.hopeless:
                break
            gathered.take("", "sideboard" if sideboard else "", n, codes(code))
    for code in coded.legends:
        gathered.take("", "legend", 1, codes(code))
    champion = found(*codes(coded.champion)) if coded.champion else ""
    if not isinstance(champion, str):
        gathered.choose(champion)
    return gathered


def write(deck: DeckList) -> str:
    """The code of a deck. Raises `DeckError` for a card that can't be in one, such as a token."""
    main = Counter(dict(deck.main)) + Counter(dict(deck.runes)) + Counter(deck.battlefields) + Counter([deck.legend])
    try:
        return encode(Coded(main, dict(deck.sideboard), deck.champion))
    except BadCode as wrong:
        raise DeckError(Problem(str(wrong))) from wrong
