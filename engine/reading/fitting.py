"""What a word may hold so that the engine can carry it out: phrases that mean objects, amounts that are worked out, what an event is about.

Each is refused where it is read, as nothing would be found for it in a game.
"""
from __future__ import annotations

from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin, get_type_hints

from engine.reading.scope import MATCHED, Misread
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import Node
from engine.words.nodes import Amount, AnyDamageKills, CombatDamage, CopyOf, Every, LookAt, Phrase, Play, Reveal, Tokens, Top, Zone

if TYPE_CHECKING:
    from engine.reading.reader import Reader

NO_OBJECTS = (Top, Tokens, CopyOf, Zone)
"""Phrases that mean no objects that are there: cards of a deck, a zone, what is yet to be made."""
ALSO: dict[type[Node], tuple[type[Node], ...]] = {Reveal: (Top, Zone), w.Banish: (Top,), Play: (Tokens, CopyOf)}
"""The words that can be done to them all the same."""
ONLY: dict[tuple[type[Node], str], tuple[type[Node], str]] = {
    (LookAt, "what"): (Top, "only the top of a deck is looked at (431.1)"),
    (AnyDamageKills, "of"): (Every, "the units have to be described: every(…) (142.4.c)"),
}
"""Fields that take one phrase alone."""


def fitted(r: Reader, node: Any, how: str) -> Any:
    """The word, if the engine can read what it holds. Raises `Misread`."""
    name = f"{r.made.name}: {type(node).__name__}"
    for field in node.names:
        value = getattr(node, field)
        if (type(node), field) in ONLY and not isinstance(value, ONLY[type(node), field][0]):
            raise Misread(f"{name}: {ONLY[type(node), field][1]}")
        if isinstance(value, NO_OBJECTS) and field in of_objects(type(node)) and type(value) not in ALSO.get(type(node), ()) \
                and (type(node), field) not in ONLY:
            raise Misread(f"{name} needs objects that are there, and {type(value).__name__} means none")
        if isinstance(value, CombatDamage) and not (isinstance(node, w.Deal) and how == MATCHED):
            raise Misread(f"{name}: combat damage is an amount only of damage that is noticed or forbidden (465)")
    if isinstance(node, w.Move) and node.what is None and how != MATCHED:
        raise Misread(f"{name} needs what is moved")
    if isinstance(node, w.Clause) and how == MATCHED:
        for action in node.actions:
            about(r, action)
    return node


def about(r: Reader, action: Any) -> None:
    """An event is about objects or about so many, never about an amount that is worked out. Raises `Misread`."""
    noticed = getattr(action, "noticed", None)
    if noticed is not None and noticed.what and isinstance(getattr(action, noticed.what), Amount):
        raise Misread(f"{r.made.name}: {type(action).__name__} is noticed whatever the number is; ask for the number in a condition")


@cache
def of_objects(kind: type[Node]) -> frozenset[str]:
    """The fields of a word that take phrases which mean objects."""
    return frozenset(name for name, hint in get_type_hints(kind, include_extras=True).items() if takes_objects(hint))


def takes_objects(hint: Any) -> bool:
    """Whether an annotation, or a part of it, is a phrase of Game Objects."""
    if get_origin(hint) in (Union, UnionType):
        return any(map(takes_objects, get_args(hint)))
    if get_origin(hint) is Annotated:
        return takes_objects(get_args(hint)[0])
    of = get_args(hint)[0] if get_origin(hint) is Phrase else None
    return of is Any or (isinstance(of, type) and issubclass(of, sorts.Thing))


__all__ = ["fitted"]
