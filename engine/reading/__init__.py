"""How a declaration is read: every choice gets its reading from its position (355.5–355.17), every pronoun becomes a
name.

The tree that an author writes has no word “target” and no ids. Here it becomes abilities with choices, scripts and
passives, once, when the catalogue is built. A node that stands where nothing knows it is an error, never a silent
no-op.

`reader` goes through a card; `lines`, `effects` and `ways` hold one function for each kind of line and for each effect
that has parts of its own; `abilities` and `passives` make what these lay down; `mentions` resolves nouns; `keywords`
says what a keyword stands for.
"""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.catalogue import CardDef
from engine.library import Catalogue
from engine.reading import effects, lines, ways
from engine.reading.passives import appended
from engine.reading.reader import Reader
from engine.reading.scope import Misread
from engine.rules.actions.giving import COPIED
from engine.rules.procedures.leaving import BARE
from engine.words.base import walk
from engine.words.card import Card
from engine.words.nodes import AdditionalCost, Gate, Line, OptionalCost, Spoken, Text, TextOf, own
from engine.words.saying.say import Unsaid

PLAYED = (OptionalCost, AdditionalCost)
"""Lines that only say how a card is played."""
TABLES = (lines, effects, ways)
"""Where lines and effects are read: importing these filled the tables."""


def read_all(cards: Iterable[Card]) -> Catalogue:
    """A catalogue of these cards. Raises `Misread`, or ValueError when two share a code."""
    catalogue = Catalogue()
    for card in cards:
        if card.code in catalogue.cards:
            raise ValueError(f"two cards have the code {card.code}")
        catalogue.cards[card.code] = read_one(catalogue, card)
    if BARE.code not in catalogue.cards:
        catalogue.cards[BARE.code] = Reader(catalogue, BARE).read()
    if any(
        isinstance(node, TextOf)
        for each in catalogue.cards.values()
        for node in walk((each.card.lines, each.card.wearer))
    ):
        copyable(catalogue)
    return catalogue


def read_one(catalogue: Catalogue, card: Card) -> CardDef:
    """A card ready to play. Raises `Misread` also for what has no words: nobody could read on the table what it
    does."""
    try:
        made = Reader(catalogue, card).read()
        made.said_once()
    except Unsaid as unsaid:
        raise Misread(str(unsaid)) from unsaid
    return made


def copyable(catalogue: Catalogue) -> None:
    """477.1.b.2: the text of whatever stands on the board again, as it is appended to something else; what only says
    how a card is played is left out there."""
    for each in list(catalogue.cards.values()):
        if not each.is_spell:
            appended(Reader(catalogue, each.card), Text(tuple(map(own, spoken(each.card.lines)))), each.code + COPIED)


def spoken(lines: tuple[Spoken, ...]) -> tuple[Line, ...]:
    """The lines without those that only say how the card is played, also where such a line stands under a condition."""
    kept = [
        replace(line, then=spoken(line.then), orelse=spoken(line.orelse)) if isinstance(line, Gate) else line
        for line in lines
    ]
    said = (line for line in kept if isinstance(line, Line) and not isinstance(line, PLAYED))
    return tuple(line for line in said if not (isinstance(line, Gate) and not (line.then or line.orelse)))


__all__ = ["Misread", "Reader", "read_all"]
