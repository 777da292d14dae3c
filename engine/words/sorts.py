"""What a phrase may speak of. Types only: nothing is ever an instance of them.

`Phrase[Unit]` speaks of units, `Filter[Unit]` makes what it describes a unit. A word says with them what it takes; mypy
checks it where a card is written, and the reader checks it again, more finely, when the catalogue is built.
"""
from __future__ import annotations

from typing import NamedTuple


class Sort:
    """Anything that a phrase can speak of."""


class Player(Sort):
    """A player."""


class Place(Sort):
    """A location: a battlefield or a base (198)."""


class Thing(Sort):
    """A Game Object, or a card in any zone."""


class Card(Thing):
    """What can be a card: also tokens, where they are permanents."""


class Permanent(Card):
    """A unit or a gear (137)."""


class Unit(Permanent):
    """A unit."""


class Gear(Permanent):
    """A gear."""


class Item(Thing):
    """A chain item: a spell or an ability (328)."""


class Spell(Card, Item):
    """A spell, as a card or on the chain."""


class Ability(Item):
    """An ability."""


class Rune(Card):
    """A rune."""


class Legend(Card):
    """A legend."""


class Battlefield(Card, Place):
    """A battlefield, as a card and as a place."""


class Costs(Sort):
    """A component of what a player pays (356.4.c)."""


class Abilities(Sort):
    """The abilities of an object, as what has a keyword."""


class Pile(Sort):
    """Cards where they lie: the top of a deck, a hand. They are no objects that are there: none of them is known."""


class New(Sort):
    """What is yet to be made."""


class Where(NamedTuple):
    """A demand on where the things are that a phrase speaks of, beside their sort: `Annotated[Phrase[Unit],
    ON_BOARD]`."""

    zones: frozenset[str]
    said: str
    assumed: bool = False
    """Whether a phrase that names no zone speaks of these zones here."""


NOTICED = "noticed, not carried out"
"""Of what happens, is counted or ruled: what it is about may be anywhere. `Annotated[Clause, NOTICED]`."""
ON_BOARD = Where(frozenset(("board", "facedown")), "on the board")
ON_CHAIN = Where(frozenset(("chain",)), "on the chain")
IN_HAND = Where(frozenset(("hand",)), "in a hand", assumed=True)
