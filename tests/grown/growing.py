"""Grows cards from the vocabulary: for each field of a word, from its annotation, a value that fits.

One grower with two sources of chance: `Seeded`, for many cards from numbers, and hypothesis, which shrinks what fails.
Smaller numbers make simpler choices, so that shrinking leads to short cards.
"""
from __future__ import annotations

import typing
from typing import Any

from hypothesis import strategies as st

from engine.words import nodes as w
from engine.words import positions as p
from engine.words import sorts
from engine.words.base import WORDS
from engine.words.card import Card
from tests.grown import instructions, texts
from tests.grown.chance import Drawn, Seeded
from tests.grown.instructions import PAIRS
from tests.grown.occasions import Occasions
from tests.grown.vocabulary import COMPILED, words_of

SPECIAL_FROM = (instructions, texts)
"""Where words with a shape of their own are grown: importing these filled the table."""


class Grower(Occasions):
    """Grows one card."""

    def effects(self, depth: int) -> tuple[Any, ...]:
        """One or two instructions; the second may speak of the first."""
        if self.wanted in PAIRS and self.maybe(60):
            return PAIRS[self.wanted](self, depth)
        found = []
        for n in range(2 if self.maybe(35) else 1):
            found.append(self.positioned(p.Effect, depth))
            if n == 0:
                self.said["did"] = sorts.Sort
        return tuple(found)

    def fresh(self) -> None:
        """A new line: nothing is mentioned."""
        self.said, self.called, self.replacing = {}, [], False

    def line(self, depth: int) -> Any:
        """A line of rules text for a card of this type."""
        self.fresh()
        if self.type == "spell" and not self.maybe(20):
            return self.effects(depth)
        options = [cls for cls in words_of(p.Line) if cls is not w.Wearer or self.type == "gear"]
        return self.node(self.word(options), depth)

    def card(self, code: str = "GRW-001", depth: int = 3) -> Card:
        """A whole card."""
        self.type = self.one(("unit", "spell", "spell", "gear", "legend", "battlefield", "unit"))
        if self.wanted in ("Wearer", "Equip"):
            self.type = "gear"
        lines = []
        for _ in range(1 + self.chance.below(2)):
            line = self.line(depth)
            lines += line if isinstance(line, tuple) else (line,)
        if self.type == "spell" and self.maybe(60):
            lines.insert(0, w.Keyword(self.one(("action", "reaction"))))
        permanent = self.type in ("unit", "gear", "spell")
        return Card(
            typing.cast(Any, self.type),
            "Grown Card",
            (code,),
            energy=self.chance.below(3) if permanent else None,
            might=1 + self.chance.below(4) if self.type == "unit" else None,
            champion="Grown" if self.type == "legend" else "",
            tags=("Equipment",) if self.type == "gear" else ("Poro",),
            lines=tuple(lines),
            domains=("fury",) if permanent or self.type == "legend" else (),
        )


FEATURED = sorted(set(WORDS) - COMPILED - {"Card"})
"""The words that are grown, in turn."""


def grown(seed: int, wanted: str = "") -> Card:
    """The card that belongs to a seed; with the wanted word if one of some tries has it."""
    wanted = wanted or FEATURED[seed % len(FEATURED)]
    card = None
    for attempt in range(12):
        card = Grower(Seeded((seed, attempt)), wanted).card()
        if any(type(node).__name__ == wanted for node in w.walk(card.lines)):
            return card
    assert card is not None
    return card


@st.composite
def cards(draw: st.DrawFn) -> Card:
    """Any grown card, as a hypothesis strategy."""
    return Grower(Drawn(draw)).card()
