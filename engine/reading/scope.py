"""What has been mentioned so far while a line is read, and what it asks for."""
from __future__ import annotations

from typing import Any, Literal, NamedTuple

from engine.catalogue import Choice
from engine.kernel.agenda import Step
from engine.kernel.bindings import Slot
from engine.words.base import Node
from engine.words.nodes import AtLevel, Every, HasLegion, LeftOver, YouPaid

GivenName = Literal[
    "token", "destination", "origin", "looked", "predicted", "found", "either", "each", "mode", "paid", "spent",
    "object",
]
"""What something is called that the text mentions without giving it a name."""


class Misread(ValueError):
    """A declaration says something that can't be read: the message names the card and the node."""


class Meant(NamedTuple):
    """What a phrase speaks of: things of these kinds, in these zones; no zones are named where it can't be told."""

    kinds: frozenset[str]
    zones: frozenset[str] = frozenset()
    named: bool = True
    """Whether the text names the zones."""
    least: int = 1
    most: int = 1
    """How many they are at least and at most; 0 at most is any number."""


TARGET, MATCHED = "target", "matched"
"""How a choice is read from where it stands: made while finalizing, or never chosen. Anything else is the rule by which
it is made on resolution (355.10)."""
PRIVATE, REPLACING, PAYING, OTHERS, COMPELLED, RECYCLED, OPEN = (
    "355.10.a", "355.10.c", "355.10.c", "355.10.e", "355.10.f", "416.6", "449.1",
)

LATER = "359.3"
"""The rule of choices that are made as the instruction is carried out, for nothing before it is known to be done."""

KNOWN: tuple[type[Node], ...] = (YouPaid, AtLevel, HasLegion)
"""Conditions that are known while an item is finalized."""


class Scope:
    """The mentions of one line so far, in the order of the text, with the choices it asks for.

    `how` is the reading that choices get here; `given` are the conditions under which the text that is being read
    happens and which are known while finalizing; `now` collects the choices on resolution that the next step has to ask
    first, `after` what has to follow it.
    """

    def __init__(self, outer: Scope | None = None, how: str = TARGET) -> None:
        self.it: str = outer.it if outer else ""
        self.they: str = outer.they if outer else ""
        self.there: str = outer.there if outer else ""
        self.many: str = outer.many if outer else ""
        self.group: str = outer.group if outer else ""
        self.meant: dict[str, Meant] = outer.meant if outer else {}  # what each name stands for, as far as it is known
        self.how = how
        self.of_play: bool = outer.of_play if outer else False  # it is a play effect (383.4)
        self.theirs: bool = outer.theirs if outer else False  # others act, who are “you” themselves
        self.choices: list[Choice] = []
        self.now: list[Choice] = []
        self.after: list[Step] = []
        self.given: tuple[Node, ...] = ()
        self.used: set[str] = set(outer.used) if outer else set()
        # what “the rest” is after players have chosen, and what it is that this clause has had them choose from
        self.left: LeftOver | None = outer.left if outer else None
        self.pools: dict[str, Every[Any]] = outer.pools if outer else {}
        self.played: set[str] = outer.played if outer else set()  # what of it a text plays that may be a spell
        self.minted: set[str] = outer.minted if outer else set()  # new tokens, which are no cards out of a deck
        # stands behind every name, where this text is paid for together with another
        self.apart: str = outer.apart if outer else ""

    def name(self, wanted: str) -> Slot:
        """A name not used yet in this line."""
        found, n = wanted + self.apart, 2
        while found in self.used:
            found, n = f"{wanted}{n}{self.apart}", n + 1
        self.used.add(found)
        return Slot(found)

    def unnamed(self, what: GivenName) -> Slot:
        """The same of what the text gives no name."""
        return self.name(what)

    @property
    def mentions(self) -> tuple[str, str, str, str, str, LeftOver | None]:
        """What the pronouns mean now."""
        return self.it, self.they, self.there, self.many, self.group, self.left

    @mentions.setter
    def mentions(self, names: tuple[str, str, str, str, str, LeftOver | None]) -> None:
        self.it, self.they, self.there, self.many, self.group, self.left = names
