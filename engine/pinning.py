"""The cards that a game is played with: pinned when it starts, read again when it is restored."""
from __future__ import annotations

import json
from collections.abc import Iterable

from engine import snapshot
from engine.editions import Edition
from engine.library import Catalogue
from engine.reading import read_all, read_by
from engine.rules.formats.decks import Deck
from engine.rules.formats.modes import Mode
from engine.rules.procedures import leaving
from engine.words.base import decode


def pinned(decks: Iterable[Deck], mode: Mode, catalogue: Catalogue) -> Catalogue:
    """The part of the catalogue that a game can meet: its decks' cards and the tokens that these make."""
    codes: set[str] = set()
    for deck in decks:
        codes |= {deck.legend, deck.champion, *deck.battlefields}
        codes |= {code for code, _ in (*deck.main, *deck.runes)}
    return met(codes, mode, catalogue)


def met(codes: Iterable[str], mode: Mode, catalogue: Catalogue) -> Catalogue:
    """The part of the catalogue that a game with these cards can meet. Raises KeyError for a code that is not there."""
    codes = set(codes)
    if mode.seats > 2:
        codes.add(leaving.BARE.code)  # it takes the place of a removed player's battlefield (652.2.a)
    wanted = tuple(sorted(codes | tokens_of(codes, catalogue)))
    return catalogue.part(wanted)


def tokens_of(codes: set[str], catalogue: Catalogue) -> set[str]:
    """The tokens that these cards make, and those that the tokens make."""
    found: set[str] = set()
    frontier = set(codes)
    while frontier:
        made = {token for code in frontier for token in catalogue.cards[code].tokens}
        frontier = made - found
        found |= made
    return found


def unpinned(pins: bytes, catalogue: Catalogue | None, edition: Edition) -> Catalogue:
    """The cards as they were pinned, and as the edition reads them: from the installed catalogue where the trees are
    the same, else read anew."""
    key = (pins, catalogue, edition.name)  # the catalogue itself, not its id, which another gets when it is gone
    if key not in _UNPINNED:
        while len(_UNPINNED) >= PINS_KEPT:
            _UNPINNED.pop(next(iter(_UNPINNED)))
        _UNPINNED[key] = read_pins(pins, catalogue, edition)
    return _UNPINNED[key]


PINS_KEPT = 256
_UNPINNED: dict[tuple[bytes, Catalogue | None, str], Catalogue] = {}


def read_pins(pins: bytes, catalogue: Catalogue | None, edition: Edition) -> Catalogue:
    """The catalogue that `Game.pins` wrote. Raises `Unrestorable`."""
    try:
        trees = [decode(tree) for tree in json.loads(pins)]
    except (ValueError, TypeError) as wrong:
        raise snapshot.Unrestorable(f"the pinned cards can't be read: {wrong}") from wrong
    if catalogue is not None and all(catalogue.declared.get(tree.code) == tree for tree in trees):
        return read_by(catalogue, edition).part(tuple(tree.code for tree in trees))
    return read_by(read_all(trees, catalogue.named if catalogue is not None else None), edition)
