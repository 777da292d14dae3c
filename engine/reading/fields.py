"""What each field of each word takes, read off its annotation: a position (effect, condition, amount, …), a fixed name,
a number, or a phrase of a sort, perhaps with a demand on where the things are."""
from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.reading.scope import Meant
from engine.reading.sorts import ANYTHING, KINDS, NAMED, NOBODY, UNTOLD, kinds_said, meant_by
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import Node
from engine.words.card import Card
from engine.words.sorts import Where


class Taken(NamedTuple):
    """One thing that a field takes."""

    what: Any
    """A class of nodes, a type of plain values, a tuple of fixed names, or a set of kinds."""
    where: Where | None = None
    form: type[Node] = w.Phrase
    """The class of phrases that such things have to be spoken of with."""
    many: bool = False
    """Whether the field holds any number of them."""
    noticed: bool = False
    """Whether what stands there is noticed or ruled instead of carried out."""


FIELDS: dict[type[Node], dict[str, tuple[Taken, ...]]] = {}
"""What the fields of each word take, once somebody asked."""


def fields_of(word: type[Node]) -> dict[str, tuple[Taken, ...]]:
    """What each field of a word takes, read off its annotations."""
    if word not in FIELDS:
        hints = get_type_hints(word, include_extras=True)
        FIELDS[word] = {name: tuple(taken_by(hints[name])) for name in word.names}
    return FIELDS[word]


def is_noticed(word: type[Node], field: str) -> bool:
    """Whether what stands in a field of a word is noticed or ruled instead of carried out."""
    return any(one.noticed for one in fields_of(word)[field])


def taken_by(hint: Any, where: Where | None = None) -> Iterator[Taken]:
    """The alternatives of an annotation."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        there = next((extra for extra in arguments[1:] if isinstance(extra, Where)), where)
        for one in taken_by(arguments[0], there):
            yield one._replace(noticed=sorts.NOTICED in arguments)
    elif origin in (Union, types.UnionType):
        for argument in arguments:
            yield from taken_by(argument, where)
    elif origin is Literal:
        yield Taken(arguments)
    elif origin is tuple:
        yield from (one._replace(many=True) for one in taken_by(arguments[0], where))
    elif isinstance(origin, type) and issubclass(origin, w.Phrase):
        yield Taken(phrase_kinds(arguments[0]), where, origin)
    elif isinstance(hint, TypeVar) or hint is Any:
        yield Taken(Node)
    else:
        yield Taken(origin or hint)


def phrase_kinds(sort: Any) -> frozenset[str]:
    """The kinds that a phrase of a sort may speak of."""
    if sort is Any or isinstance(sort, TypeVar):
        return ANYTHING
    return frozenset().union(*(KINDS[one] for one in get_args(sort) or (sort,)))


def expected(taken: tuple[Taken, ...], noticed: bool) -> str:
    """What a field takes, in words."""
    said = []
    for one in taken:
        if isinstance(one.what, frozenset):
            form = "" if one.form is w.Phrase else f"{one.form.__name__} of "
            said.append(
                form + kinds_said(one.what) + (f" {one.where.said}" if one.where is not None and not noticed else "")
            )
        elif isinstance(one.what, tuple):
            said.append("one of " + ", ".join(map(repr, one.what)))
        elif one.what is type(None):
            said.append("nothing")
        else:
            said.append(
                {"int": "a number", "str": "a name", "bool": "yes or no"}.get(one.what.__name__, one.what.__name__)
            )
    return " or ".join(dict.fromkeys(said))


def noticed_about(clause: Node, card: Card) -> Meant:
    """What “it” is after an event: what the clause says it is done to, or who it happens to; nothing where a player
    does it and to nothing."""
    if not isinstance(clause, w.Clause) or len(clause.actions) != 1 or (row := clause.actions[0].noticed) is None:
        return UNTOLD
    about = getattr(clause.actions[0], row.what) if row.what else None
    if not isinstance(about, w.Phrase):
        about = clause.subject
    kinds = meant_by(about, card).kinds
    if kinds == KINDS[sorts.Pile]:
        kinds = NAMED["card"]  # it is known now which of them it was
    done_to = row.what and any(isinstance(one.what, frozenset) for one in fields_of(type(clause.actions[0]))[row.what])
    if not done_to and (row.player or kinds == KINDS[sorts.Player]):
        return NOBODY
    return UNTOLD if kinds == KINDS[sorts.Player] else Meant(kinds)
