"""Grows words: for each field of a word, from its annotation, a value that fits."""
from __future__ import annotations

import types
import typing
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import MISSING
from typing import Annotated, Any, Literal, TypeVar, Union

from engine.words import fixed, sorts
from engine.words import nodes as w
from engine.words import positions as p
from engine.words.base import WORDS, Node
from tests.grown.chance import Chance
from tests.grown.vocabulary import (
    APART,
    DEEPEST,
    DONE,
    FOR_A_WHILE,
    HEAVY,
    HINTS,
    LIMITS,
    NEVER_NOTICED,
    NOTICED_ONLY,
    PLAYED,
    STATES,
    deep,
    sorts_of,
    words_of,
)

T = TypeVar("T")
SPECIAL: dict[str, Callable[[Any, int], Node]] = {}
"""Words with a shape of their own: how they are grown, filled by `instructions` and `texts`."""


class Values(ABC):
    """Grows one card. `wanted` is a word that it should have."""

    def __init__(self, chance: Chance, wanted: str = "") -> None:
        self.chance = chance
        self.wanted = wanted
        self.type = "unit"
        self.said: dict[str, type] = {}  # the sorts of what pronouns speak of: it, they, there, many, group
        self.called: list[tuple[str, type]] = []
        self.done: list[str] = []  # what can be spoken of as what was done
        self.event = False
        self.above: list[str] = []  # the words that are being grown, outermost first

    def one(self, options: Sequence[T]) -> T:
        return options[self.chance.below(len(options))]

    def maybe(self, percent: int) -> bool:
        """True so often; False is simpler."""
        return self.chance.below(100) >= 100 - percent

    def word(self, options: Sequence[type[Node]]) -> type[Node]:
        """One of the words: the wanted one more often than others, as long as it is missing."""
        if len(self.above) > DEEPEST:
            options = [cls for cls in options if cls.__name__ not in SPECIAL and not deep(cls)][:3] or options
        elif any(map(self.wants, options)) and self.maybe(50):
            return WORDS[self.wanted]
        weighted = [cls for cls in options for _ in range(HEAVY.get(cls.__name__, 1))]
        return self.one(weighted)

    def wants(self, cls: type[Node]) -> bool:
        """Whether this is the wanted word, and not grown within itself: two parts with two of it each never end."""
        return cls.__name__ == self.wanted and self.wanted not in self.above

    def node(self, cls: type[Node], depth: int) -> Node:
        """A word with all its fields."""
        self.above.append(cls.__name__)
        try:
            special = SPECIAL.get(cls.__name__)
            made = special(self, depth) if special is not None else self.plain(cls, depth)
        finally:
            self.above.pop()
        self.note(made)
        return made

    @contextmanager
    def apart(self, event: bool | None = None) -> Iterator[None]:
        """What is mentioned in here can't be spoken of afterwards. `event`: what is in here is noticed, or is not."""
        said, called, done, before = dict(self.said), list(self.called), list(self.done), self.event
        self.event = before if event is None else event
        yield
        self.said, self.called, self.done, self.event = said, called, done, before

    def plain(self, cls: type[Node], depth: int) -> Node:
        """A word whose fields are grown one by one."""
        values = []
        for name, default in zip(cls.names, cls.defaults, strict=True):
            if default is not MISSING and default is not None and not isinstance(default, int) and not self.maybe(15):
                values.append(default)
            elif ((cls.__name__, name) in NOTICED_ONLY and not self.event) or (default is None and not self.maybe(50)):
                values.append(None)
            else:
                values.append(self.value(HINTS[cls][name], depth, name))
        return cls(*values)

    def note(self, made: Node) -> None:
        """What can be spoken of afterwards."""
        if isinstance(made, w.LookAt | w.Reveal):
            self.said["group"] = sorts.Card
        if type(made).__name__ in DONE and not self.event:
            self.done.append(DONE[type(made).__name__])
        if isinstance(made, w.NameOne):
            self.said["named"] = sorts.Sort
        if isinstance(made, w.Move) and made.to is not None:
            self.said["there"] = sorts.Place

    def value(self, hint: Any, depth: int, name: str = "") -> Any:
        """A value for an annotation."""
        origin = typing.get_origin(hint)
        if origin is Annotated:
            inner, *demands = typing.get_args(hint)
            if sorts.NOTICED in demands:
                return self.value(inner, depth, name)
            if typing.get_origin(inner) is w.Every:
                return w.Every(self.filters(self.one(sorts_of(inner)), depth))
            zones: frozenset[str] = next((d.zones for d in demands if isinstance(d, sorts.Where)), frozenset())
            return self.phrase(self.one(sorts_of(inner)), depth, zones)
        if origin in (Union, types.UnionType):
            if self.event and int in typing.get_args(hint):
                return 1  # an event is noticed whatever the number is
            apart = APART | NEVER_NOTICED if self.event else APART
            parts = [part for part in typing.get_args(hint) if getattr(part, "__name__", "") not in apart]
            return self.value(self.one([part for part in parts if part is not type(None)]), depth, name)
        if origin is Literal:
            return self.one(typing.get_args(hint))
        if origin is tuple:
            return self.several(typing.get_args(hint)[0], depth, name)
        if hint is int:
            return 1 + self.chance.below(3)
        if hint is bool:
            return False
        if hint is str:
            return self.one(LIMITS) if name == "limit" else ""
        base = origin or hint
        if base is p.Phrase:
            return self.phrase(self.one(sorts_of(hint)), depth, frozenset())
        if base is p.Filter:
            return self.filters(sorts.Unit, depth)[-1]
        return self.positioned(base, depth)

    def several(self, item: Any, depth: int, name: str) -> tuple[Any, ...]:
        """A tuple: one part as a rule."""
        if item in (p.Condition, p.Trait) and name in ("given", "cheaper"):
            return ()
        if typing.get_origin(item) is w.Quality or item is w.Quality:
            return (w.Quality(self.one(STATES)),) if self.maybe(40) else ()
        if name == "power":
            return tuple(self.one(typing.get_args(fixed.PowerName)) for _ in range(self.chance.below(2)))
        n = 2 if depth > 1 and self.maybe(20) else 1
        return tuple(self.value(item, depth, name) for _ in range(n))

    def positioned(self, base: type, depth: int) -> Any:
        """A word of that position."""
        if base.__name__ in WORDS:
            return self.node(base, depth)
        if base is p.Filter:
            return self.filters(sorts.Unit, depth)[-1]
        options = words_of(base)
        options = [cls for cls in options if cls.__name__ not in APART]
        if base is p.Line:
            options = [cls for cls in options if cls.__name__ in FOR_A_WHILE]
        if base in (p.Condition, p.Amount, p.Number):
            options = [cls for cls in options if self.spoken(cls)]
        if base in (p.Effect, p.Action, p.Spoken):
            options = [cls for cls in options if issubclass(cls, p.Effect) and self.spoken(cls)]
        if depth <= 0:
            options = [cls for cls in options if not deep(cls) or self.wants(cls)] or options
        return self.node(self.word(options), depth - 1)

    def spoken(self, cls: type[Node]) -> bool:
        """Whether what the word speaks of was mentioned."""
        if cls is w.YouPaid:
            return self.type in PLAYED
        needs = {"ThatMany": "many", "YouDo": "did", "SoNamed": "named", "AmongThem": "group", "Rest": "group"}
        return needs.get(cls.__name__, "") in ("", *self.said)
    @abstractmethod
    def phrase(self, sort: type, depth: int, zones: frozenset[str]) -> Node:
        """A phrase of that sort."""

    @abstractmethod
    def filters(
        self, sort: type, depth: int, zones: frozenset[str] = frozenset(), several: bool = False
    ) -> tuple[Any, ...]:
        """What something of that sort must be."""
