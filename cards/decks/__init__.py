"""Deck lists: those that are shipped, and those that players paste. What is illegal, the engine says (103)."""
from cards.decks.lists import Counts, DeckError, DeckList, Problem
from cards.decks.packing import pack, unpack
from cards.decks.reading import FORMATS, TITLES, format_of, read
from cards.decks.shipped import SHIPPED, shipped, starters

__all__ = [
    "FORMATS", "SHIPPED", "TITLES", "Counts", "DeckError", "DeckList", "Problem", "format_of", "pack", "read",
    "shipped", "starters", "unpack",
]
