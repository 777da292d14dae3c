"""A card: its facts and its lines."""
from __future__ import annotations

import dataclasses
from typing import get_args

from engine.words import fixed
from engine.words.base import WORDS, word
from engine.words.positions import Line, Spoken

DOMAINS: tuple[fixed.DomainName, ...] = get_args(fixed.DomainName)
MADE: dict[str, Card] = {}
"""What texts make, token cards and others, by each of their codes, so that a tree that names one can be said."""


@word()
class Card(Spoken):
    """A printed card (131–139) as data. `power` is how many Power it costs, each of the domain it has or, if it has
    several, of any of them. `codes` starts with the first printing."""

    type: fixed.TypeName
    name: str
    codes: tuple[str, ...]
    domains: tuple[fixed.DomainName, ...] = ()
    supertypes: tuple[fixed.SupertypeName, ...] = ()
    energy: int | None = None
    power: int = 0
    might: int | None = None
    bonus: int | None = None
    champion: str = ""
    tags: tuple[str, ...] = ()
    lines: tuple[Spoken, ...] = ()

    @property
    def code(self) -> str:
        """The collector number of the first printing; the card's key everywhere."""
        return self.codes[0]

    def text(self, *lines: Spoken) -> Card:
        """The same card with these lines of rules text."""
        card = dataclasses.replace(self, lines=lines)
        if "token" in card.supertypes:
            MADE.update(dict.fromkeys(card.codes, card))
        return card

    def wearer(self, *lines: Line) -> Card:
        """The same card with these lines of effect text (136): in them `me` is what it is attached to, `this` the card
        itself."""
        # lines stand above cards
        return dataclasses.replace(self, lines=(*self.lines, WORDS["Wearer"](lines)))  # type: ignore[call-arg,arg-type]
