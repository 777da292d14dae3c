"""Where a grower's decisions come from: numbers, for many cards, or hypothesis, which shrinks what fails."""
from __future__ import annotations

import random
from typing import Protocol

from hypothesis import strategies as st


class Chance(Protocol):
    """Where the grower's decisions come from."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the simplest is 0."""


class Seeded:
    """Chance from a number."""

    def __init__(self, seed: object) -> None:
        self.random = random.Random(repr(seed))

    def below(self, n: int) -> int:
        return self.random.randrange(n)


class Drawn:
    """Chance from hypothesis."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw

    def below(self, n: int) -> int:
        return self.draw(st.integers(0, n - 1))
