"""The cards that tests play with: the shipped ones, and test cards that tests declare for what no shipped card shows
yet."""
from __future__ import annotations

from cards.catalogue import CARDS, find
from engine.game import catalogue_of
from engine.library import Catalogue
from engine.words import Battlefield, Legend, body, order
from engine.words.card import Card

MEADOW, MOOR = "Test Meadow", "Test Moor"
PLAIN = (MEADOW, MOOR)
"""Two battlefields without text: those of a table that names none."""
THIRD_FIELD = "Test Third Field"
SILENT = "Test Silent Legend"
"""A legend without text: that of a side that names none."""

EXTRA: list[Card] = [
    Battlefield("TST-R01", MEADOW),
    Battlefield("TST-R02", MOOR),
    Battlefield("TST-S44", THIRD_FIELD),
    Legend("TST-R03", SILENT, body, order, champion="Test Silent"),
]
"""Test cards: cards of no set, declared by tests to play a rule that no shipped card shows yet. Their names are unique
over all tests."""

_READ: dict[int, Catalogue] = {}


def catalogue() -> Catalogue:
    """All shipped cards and the test cards. Raises `AssertionError` when two test cards have one name."""
    key = len(EXTRA)
    if key not in _READ:
        names = [card.name for card in EXTRA]
        twice = {name for name in names if names.count(name) > 1}
        assert not twice, f"two test cards have one name: {twice}"
        _READ[key] = catalogue_of([*CARDS.values(), *EXTRA])
    return _READ[key]


def code_of(name: str) -> str:
    """The code of a shipped or test card."""
    return find_or_extra(name).code


def find_or_extra(name: str) -> Card:
    """The shipped or test card with that name."""
    return next((card for card in EXTRA if card.name == name), None) or find(name)
