"""All cards that the engine plays, by code and by name."""
from __future__ import annotations

import re
from difflib import get_close_matches
from types import ModuleType

from cards import ogn, ogs, sfd, tokens, unl, ven
from engine.words import any_copies, unique
from engine.words.base import walk
from engine.words.card import Card
from engine.words.nouns.picks import Tokens

MODULES: tuple[ModuleType, ...] = (*ogn.PARTS, ogs, *sfd.PARTS, *unl.PARTS, *ven.PARTS, tokens)
"""The modules with all declarations, oldest set first."""

KEEP_LIMIT = 3
"""How many copies of a card a deck may hold if nothing else is said (103.2.b)."""


class UnknownCard(KeyError):
    """No card has that name or code; the message names the nearest ones. Codes that look alike are of different cards,
    so none is near a code."""

    def __init__(self, wanted: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.near = near

    def __str__(self) -> str:
        if is_code(self.wanted):
            return f"no card has the code {self.wanted!r}"
        hint = f"; did you mean {' or '.join(self.near)}?" if self.near else ""
        return f"no card named {self.wanted!r}{hint}"


def printed_set(card: Card) -> str:
    """The set of its first printing, such as “OGN”."""
    return card.code.partition("-")[0]


def rules_name(card: Card) -> str:
    """What copy limits and naming effects compare: of a legend its title alone, otherwise the name."""
    return card.name.partition(", ")[2] or card.name if card.type == "legend" else card.name


def aliases(card: Card) -> tuple[str, ...]:
    """Other names under which players look for it: with a dash, with the champion's full name, a legend's title."""
    first, comma, title = card.name.partition(", ")
    if not comma:
        return ()
    names = [f"{first} - {title}", f"{first} {title}"]
    if card.champion and card.champion != first:
        names += [f"{card.champion}, {title}", f"{card.champion} - {title}", f"{card.champion} {title}"]
    return (*names, title) if card.type == "legend" else tuple(names)


def max_copies(card: Card) -> int | None:
    """How many a deck may hold: none of a token, any number of a basic rune and of what says so (None), one of what is
    Unique (825.3)."""
    if "token" in card.supertypes:
        return 0
    if card.type == "rune" or any_copies in card.lines:
        return None
    return 1 if card.type in ("legend", "battlefield") or unique in card.lines else KEEP_LIMIT


def tokens_of(card: Card) -> tuple[Card, ...]:
    """The tokens that the text of a card makes, each once."""
    made = dict.fromkeys(node.card for node in walk(card) if isinstance(node, Tokens))
    return tuple(token for token in map(CARDS.__getitem__, made) if "token" in token.supertypes)


_STRAIGHT = str.maketrans({**dict.fromkeys("’‘ʼ´`", "'"), **dict.fromkeys("–—‐‑−", "-")})
"""Signs as keyboards have them, in place of those that typesetting has."""


_CODE = re.compile(r"[A-Z]{3}-[A-Z]{0,2}\d{1,3}[a-z*]?", re.IGNORECASE)


def _key(text: str) -> str:
    return " ".join(text.translate(_STRAIGHT).casefold().split())


def _gather() -> dict[str, Card]:
    found: dict[str, Card] = {}
    for module in MODULES:
        for card in vars(module).values():
            if isinstance(card, Card) and found.setdefault(card.code, card) != card:
                raise ValueError(f"{card.code} is declared twice: {found[card.code].name} and {card.name}")
    return dict(sorted(found.items()))


def _index(cards: dict[str, Card]) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card in cards.values():
        for key in {_key(name) for name in (*card.codes, card.name)}:
            if key in found:
                raise ValueError(f"{key!r} means both {found[key].name} and {card.name}")
            found[key] = card
    for card in cards.values():
        for name in aliases(card):
            found.setdefault(_key(name), card)
    return found


CARDS: dict[str, Card] = _gather()
"""Every card by the code of its first printing, in the order of codes."""

_BY_KEY = _index(CARDS)


def named(wanted: str) -> Card | None:
    """The card with that name, alias or code, whatever the case."""
    return _BY_KEY.get(_key(wanted))


def is_code(text: str) -> bool:
    """Whether a text is written like a collector number, such as “OGN-004” or “SFD-T01”."""
    return _CODE.fullmatch(text) is not None


def find(wanted: str) -> Card:
    """The card with that name, alias or code, whatever the case. Raises `UnknownCard`."""
    card = named(wanted)
    if card is None:
        if is_code(wanted):
            raise UnknownCard(wanted)
        near = [_BY_KEY[key].name for key in get_close_matches(_key(wanted), _BY_KEY, n=5, cutoff=0.6)]
        raise UnknownCard(wanted, tuple(dict.fromkeys(near))[:2])
    return card
