"""How many, and whether they are chosen: a, some, up to, any number, every; and what is newly made."""
from __future__ import annotations

from typing import Any, TypeVar

from engine.words import sorts
from engine.words.base import word
from engine.words.card import Card
from engine.words.nouns.filters import Quality, Same
from engine.words.positions import Filter, Number, Phrase, S_co

_T = TypeVar("_T", bound=sorts.Sort)


@word()
class Pick(Phrase[S_co]):
    """From `least` to `most` objects that fit: a, some, up to, any number (`most` 0: no limit). Chosen where it
    stands."""

    least: int
    most: int
    filters: tuple[Filter[Any], ...]
    name: str = ""

    def called(self, name: str) -> Pick[S_co]:
        """The same choice, to be spoken of as `that(name)`."""
        return Pick(self.least, self.most, self.filters, name)


@word()
class Every(Phrase[S_co]):
    """All that fit, never chosen (355.10.d)."""

    filters: tuple[Filter[Any], ...]


@word()
class Pair(Phrase[S_co]):
    """Two that are chosen together, each by filters of its own; with a limit they share a location, a battlefield or a
    controller as a group (355.11)."""

    first: Phrase[S_co]
    second: Phrase[S_co]
    limit: Same | None = None


@word()
class Tokens(Phrase[sorts.New]):
    """So many newly made tokens of the token card with this code, in these states (184); of another card, cards
    (439.3)."""

    card: str
    n: Number = 1
    states: tuple[Quality[Any], ...] = ()
    name: str = ""

    def called(self, name: str) -> Tokens:
        """The same tokens, to be spoken of as `that(name)`."""
        return Tokens(self.card, self.n, self.states, name)


def a(*filters: Filter[_T]) -> Pick[_T]:
    """Exactly one."""
    return Pick(1, 1, filters)


an = a
"""Exactly one, before a vowel."""


def some(n: int, *filters: Filter[_T]) -> Pick[_T]:
    """Exactly so many. Raises `ValueError` for none."""
    return Pick(positive(n), n, filters)


def up_to(n: int, *filters: Filter[_T]) -> Pick[_T]:
    """None to so many. Raises `ValueError` for none."""
    return Pick(0, positive(n), filters)


def positive(n: int) -> int:
    """The number, if something can be chosen. Raises `ValueError` otherwise."""
    if n < 1:
        raise ValueError(f"at least 1 is chosen, not {n}; any_number(…) is none to all")
    return n


def any_number(*filters: Filter[_T]) -> Pick[_T]:
    """None to all."""
    return Pick(0, 0, filters)


def one_or_more(*filters: Filter[_T]) -> Pick[_T]:
    """At least one, as many as there are; in what is listened for: once for all with which it happens at the same
    time."""
    return Pick(1, 0, filters)


def pair(first: Pick[_T], second: Pick[_T], limit: Same | None = None) -> Pair[_T]:
    """One of each, chosen together: `pair(a(friendly, unit), an(enemy, unit), same(battlefield))`. Each can have a name
    by `called`."""
    return Pair(first, second, limit)


def every(*filters: Filter[_T]) -> Every[_T]:
    """All that fit, never chosen."""
    return Every(filters)


def tokens(card: Card, n: Number | Quality[Any] = 1, *states: Quality[Any]) -> Tokens:
    """So many newly made tokens of a token card, entering in these states: `tokens(SPRITE, readied)`, `tokens(SPRITE,
    per(every(friendly, gear)))`."""
    if isinstance(n, Quality):
        return Tokens(card.code, 1, (n, *states))
    return Tokens(card.code, n, states)
