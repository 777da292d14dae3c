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
from tests.grown.vocabulary import COMPILED, KEYWORDS, ON, VALUED, VIA, words_of

TYPES = ("unit", "gear", "spell", "legend", "battlefield")
SPECIAL_FROM = (instructions, texts)
"""Where words with a shape of their own are grown: importing these filled the table."""


PLAYED_THERE = w.IsA(w.Me(), (w.PlayedTo(w.Pick(1, 1, (w.Kind("battlefield"),))),))


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
        self.said, self.called, self.done = {}, [], []

    def line(self, depth: int) -> Any:
        """A line of rules text for a card of this type."""
        self.fresh()
        if self.type == "spell" and not self.maybe(20):
            return self.effects(depth)
        options = [cls for cls in words_of(p.Line) if self.type in ON.get(cls.__name__, TYPES)]
        cls = WORDS[VIA[self.wanted]] if self.wanted in VIA and self.maybe(70) else self.word(options)
        if cls is w.Keyword:
            name = self.one(KEYWORDS[self.type])
            return w.Keyword(name, 1 + self.chance.below(3) if name in VALUED else 1)
        if cls is not w.Gate:
            return self.node(cls, depth)
        with self.apart(event=True):  # a line that is there while something is so chooses nothing
            condition = self.condition(0) if self.wanted != "PlayedTo" else PLAYED_THERE
        return w.Gate(condition, "", (), (self.node(self.one((w.When, w.Have, w.Activate, w.Would)), depth - 1),))

    def supplied(self, lines: list[Any]) -> list[Any]:
        """The lines, and those that a word in them asks for elsewhere on the card."""
        words = {type(node) for node in w.walk(tuple(lines))}
        if w.YouPaid in words and w.OptionalCost not in words:
            lines = [self.node(w.OptionalCost, 1), *lines]
        if w.ThatDomain in words or self.wanted == "PickDomain":
            lines = [w.As(w.Clause(w.You(), (w.Play(w.Me()),)), (w.PickDomain(),)), *lines]
        return lines

    def card(self, code: str = "GRW-001", depth: int = 3) -> Card:
        """A whole card."""
        self.type = self.one(("unit", "spell", "spell", "gear", "legend", "battlefield", "unit"))
        if self.wanted in ON:
            self.type = self.one(ON[self.wanted])
        lines = []
        for _ in range(1 + self.chance.below(2)):
            line = self.line(depth)
            lines += line if isinstance(line, tuple) else (line,)
        lines = self.supplied(lines)
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
