"""How a declaration is read: every choice gets its reading from its position (355.5–355.17), every pronoun becomes a
name.

The tree that an author writes has no word “target” and no ids. Here it becomes abilities with choices, scripts and
passives, once, when something first asks for the card. A node that stands where nothing knows it is an error, never a
silent no-op.

`reader` goes through a card; `lines`, `effects` and `ways` hold one function for each kind of line and for each effect
that has parts of its own; `abilities` and `passives` make what these lay down; `mentions` resolves nouns; `keywords`
says what a keyword stands for.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache, partial

from engine.catalogue import CardDef, Share
from engine.editions import CURRENT, Edition
from engine.library import Catalogue, Shelf
from engine.reading import effects, lines, ways
from engine.reading.passives import appended
from engine.reading.reader import Reader
from engine.reading.scope import Misread
from engine.rules.actions.giving import COPIED
from engine.rules.procedures.leaving import BARE
from engine.words.base import Node, walk
from engine.words.card import Card
from engine.words.nodes import (
    AdditionalCost,
    AtThe,
    Deathknell,
    DoFollowing,
    DoThis,
    Gate,
    Line,
    Move,
    Must,
    OptionalCost,
    Play,
    Spoken,
    Text,
    When,
    own,
)
from engine.words.saying.say import Unsaid

PLAYED = (OptionalCost, AdditionalCost)
"""Lines that only say how a card is played."""
TABLES = (lines, effects, ways)
"""Where lines and effects are read: importing these filled the tables."""
READ = 16_384
"""How many cards stay read: each counts once for each edition, and what is dropped is another object when it is read
again, by which a game no longer knows its cards."""
OTHERWISE: tuple[type[Node], ...] = (When, Deathknell, AtThe, DoThis, DoFollowing, Move, Play, Must)
"""Words that an earlier edition may read otherwise."""


def shelved(cards: Iterable[Card], named: Mapping[str, str] | None = None) -> Catalogue:
    """A catalogue of these cards, each read when something first asks for it: then it raises `Misread` for a
    declaration that can't be. `named`: the names of all cards that there are, if these are only some. Raises ValueError
    when two share a code."""
    declared: dict[str, Card] = {}
    for card in cards:
        if card.code in declared:
            raise ValueError(f"two cards have the code {card.code}")
        declared[card.code] = card
    declared.setdefault(BARE.code, BARE)
    return Catalogue(declared, Shelf(declared, read_one), Shelf(declared, copied), named)


def read_all(cards: Iterable[Card], named: Mapping[str, str] | None = None) -> Catalogue:
    """The same, with every card read and said. Raises `Misread` also for what has no words: nobody could read on the
    table what it does."""
    catalogue = shelved(cards, named)
    for card in catalogue.cards.values():
        try:
            card.said_once()
        except Unsaid as unsaid:
            raise Misread(str(unsaid)) from unsaid
    return catalogue


def read_by(catalogue: Catalogue, edition: Edition) -> Catalogue:
    """The same cards as an edition reads their texts, each when something first asks for it; asked again, the same
    catalogue."""
    if catalogue.edition.name == edition.name:
        return catalogue
    found = catalogue.readings.get(edition.name)
    if found is None:
        declared = catalogue.declared
        made = Catalogue(
            declared, Shelf(declared, partial(read_one, edition=edition)),
            Shelf(declared, partial(copied, edition=edition)), catalogue.known, edition,
        )
        found = catalogue.readings.setdefault(edition.name, made)
    return found


@lru_cache(READ)
def read_one(card: Card, edition: Edition = CURRENT) -> CardDef:
    """A card ready to play; catalogues share it where the declaration is the same, and editions where they read it
    alike. Raises `Misread`."""
    if edition is not CURRENT and not any(isinstance(node, OTHERWISE) for node in walk((card.lines, card.wearer))):
        return read_one(card)
    return Reader(card, edition=edition).read()


def copied(card: Card, edition: Edition = CURRENT) -> Share:
    """477.1.b.2: the text of whatever stands on the board again, as it is appended to something else; what only says
    how a card is played is left out there."""
    reader = Reader(card, edition=edition)
    appended(reader, Text(tuple(map(own, spoken(card.lines)))), card.code + COPIED)
    return reader.made.share


def spoken(lines: tuple[Spoken, ...]) -> tuple[Line, ...]:
    """The lines without those that only say how the card is played, also where such a line stands under a condition."""
    kept = [
        replace(line, then=spoken(line.then), orelse=spoken(line.orelse)) if isinstance(line, Gate) else line
        for line in lines
    ]
    said = (line for line in kept if isinstance(line, Line) and not isinstance(line, PLAYED))
    return tuple(line for line in said if not (isinstance(line, Gate) and not (line.then or line.orelse)))


__all__ = ["Misread", "Reader", "read_all", "read_by", "shelved"]
