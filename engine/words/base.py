"""What every word is: a small frozen node that is data, has a phrase, and travels as JSON.

A card is a tree of these nodes. The same tree is executed (`engine.rules`), said in English (`engine.words.saying`),
compared in golden files and pinned with a running game. Nothing in here knows a rule.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, ClassVar, NamedTuple, TypeVar, dataclass_transform

from engine.words.event_kinds import EventKind

_T = TypeVar("_T")

WORDS: dict[str, type[Node]] = {}
"""Node class by name: the whole vocabulary."""


class UnknownWord(ValueError):
    """A tree names a word that this version does not have."""


class Noticed(NamedTuple):
    """How what a word says is noticed when it happens: the kinds of event; the field of the word that says what it is
    done to, if there is one (else, or if it is empty, the subject does it itself); the field for where; whether it is
    always a player who does it."""

    kinds: tuple[EventKind, ...]
    what: str = ""
    where: str = ""
    player: bool = False
    past: tuple[EventKind, ...] = ()
    """The kinds that history counts, where they are others (419.4)."""


class Node:
    """A word of the card language. Subclasses are frozen and slotted; equality is by value."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = ()
    """Field names in the order in which the text mentions them."""
    defaults: ClassVar[tuple[Any, ...]] = ()
    """Their defaults."""
    phrase: ClassVar[str] = ""
    """How it is said: a template over the fields, filled in by `engine.words.saying`."""
    noticed: ClassVar[Noticed | None] = None
    """By which events it is noticed, for what can happen."""


@dataclass_transform(frozen_default=True)
def word(phrase: str = "", noticed: Noticed | None = None) -> Any:
    """Make a class a word of the language: frozen, slotted, registered by its name, with the phrase it is said by and
    how it is noticed."""

    def build(cls: type[_T]) -> type[_T]:
        made: Any = dataclass(frozen=True, slots=True, repr=True)(cls)
        made.names = tuple(f.name for f in fields(made))
        made.defaults = tuple(f.default for f in fields(made))
        made.phrase = phrase
        made.noticed = noticed
        assert made.__name__ not in WORDS, f"two words named {made.__name__}"
        WORDS[made.__name__] = made
        return made  # type: ignore[no-any-return]

    return build


def encode(thing: Any) -> Any:
    """The tree as JSON: a node is `[name, field, …]`, a tuple is `["", item, …]`; numbers and strings are themselves.
    Last fields that have their default are left out, so that a word may grow another one without changing the trees
    that don't use it."""
    if isinstance(thing, Node):
        values = [getattr(thing, name) for name in thing.names]
        while values and values[-1] == thing.defaults[len(values) - 1]:
            values.pop()
        return [type(thing).__name__, *map(encode, values)]
    if isinstance(thing, tuple):
        return ["", *map(encode, thing)]
    return thing


def decode(data: Any) -> Any:
    """The tree that `encode` wrote. Raises `UnknownWord` for a node this version does not have."""
    if not isinstance(data, list):
        return data
    name, *rest = data
    parts = [decode(part) for part in rest]
    if name == "":
        return tuple(parts)
    if name not in WORDS:
        raise UnknownWord(f"this version has no word {name!r}")
    return WORDS[name](*parts)


def substitute(thing: Any, old: Node, new: Node) -> Any:
    """The tree with one node in place of another."""
    if thing == old:
        return new
    if isinstance(thing, Node):
        parts = [getattr(thing, name) for name in thing.names]
        changed = [substitute(part, old, new) for part in parts]
        return type(thing)(*changed) if any(a is not b for a, b in zip(parts, changed, strict=True)) else thing
    if isinstance(thing, tuple):
        changed = [substitute(part, old, new) for part in thing]
        return tuple(changed) if any(a is not b for a, b in zip(thing, changed, strict=True)) else thing
    return thing


def walk(thing: Any) -> Iterator[Node]:
    """Every node of a tree, outermost first, in the order of the text."""
    if isinstance(thing, Node):
        yield thing
        for name in thing.names:
            yield from walk(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from walk(part)
