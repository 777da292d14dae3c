"""A deck as a list of card codes, and what can be wrong with a text that should be one."""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

Counts = tuple[tuple[str, int], ...]


class Problem(NamedTuple):
    """Why a text is no deck list: where (“line 3”), what, and by which rule, as far as there is a place or a rule."""

    text: str
    place: str = ""
    rule: str = ""

    def __str__(self) -> str:
        place = f"{self.place}: " if self.place else ""
        return f"{place}{self.text}{f' ({self.rule})' if self.rule else ''}"


class DeckError(ValueError):
    """A text can't be used as a deck list; `problems` says why, each with its place or rule."""

    def __init__(self, *problems: Problem | str) -> None:
        self.problems = tuple(Problem(one) if isinstance(one, str) else one for one in problems)
        super().__init__("; ".join(map(str, self.problems)))


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck by card codes. `main` includes the Chosen Champion's own copy."""

    name: str
    legend: str
    champion: str
    main: Counts
    runes: Counts
    battlefields: tuple[str, ...]
    starter: bool = False
    sideboard: Counts = ()

    @property
    def size(self) -> int:
        """Cards of the Main Deck with the Chosen Champion."""
        return total(self.main)

    @property
    def rest(self) -> Counts:
        """The Main Deck without the Chosen Champion's own copy, as most formats write it."""
        return tuple((code, left) for code, n in self.main if (left := n - (code == self.champion)))


def total(counts: Iterable[tuple[str, int]]) -> int:
    """How many cards these are."""
    return sum(n for _, n in counts)
