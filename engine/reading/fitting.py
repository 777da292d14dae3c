"""What a word may hold so that the engine can carry it out: phrases that mean objects, amounts that are worked out,
what an event is about.

Each is refused where it is read, as nothing would be found for it in a game.
"""
from __future__ import annotations

from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin, get_type_hints

from engine.reading.scope import MATCHED, Misread
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import Node, walk
from engine.words.nodes import (
    Amount,
    AnyDamageKills,
    Anyone,
    CombatDamage,
    CopyOf,
    Either,
    Every,
    LookAt,
    Me,
    Phrase,
    Pick,
    Play,
    Quality,
    Reveal,
    That,
    Tokens,
    Top,
    Zone,
)

if TYPE_CHECKING:
    from engine.reading.reader import Reader

NO_OBJECTS = (Top, Tokens, CopyOf, Zone)
"""Phrases that mean no objects that are there: cards of a deck, a zone, what is yet to be made."""
ALSO: dict[type[Node], tuple[type[Node], ...]] = {Reveal: (Top, Zone), w.Banish: (Top,), Play: (Tokens, CopyOf)}
"""The words that can be done to them all the same."""
CHOSEN = (That, Every, Pick)
ONLY: dict[tuple[type[Node], str], tuple[tuple[type[Node], ...], str]] = {
    (LookAt, "what"): ((Top,), "only the top of a deck is looked at (431.1)"),
    (AnyDamageKills, "of"): ((Every,), "the units have to be described: every(…) (142.4.c)"),
    (w.Enter, "state"): ((Quality, w.Here, w.At, w.BaseOf), "where it enters has to be one place (369.3)"),
    (w.MakeNewChoices, "what"): (CHOSEN, "the item is one on the chain that is chosen or described (750)"),
    (w.Counter, "what"): (CHOSEN, "the item is one on the chain that is chosen or described (425)"),
}
"""Fields that take some words alone."""
NOTICED = (Me, w.This, That, Top, Pick, Every, Either)
"""What an event can be about."""


def fitted(r: Reader, node: Any, how: str) -> Any:
    """The word, if the engine can read what it holds. Raises `Misread`."""
    name = f"{r.made.name}: {type(node).__name__}"
    word: type[Node] = type(node)
    for field in node.names:
        value = getattr(node, field)
        if (
            (type(node), field) in ONLY
            and (how != MATCHED or type(node) not in BY_EVENT)
            and not isinstance(value, ONLY[type(node), field][0])
        ):
            raise Misread(f"{name}: {ONLY[type(node), field][1]}")
        if isinstance(value, NO_OBJECTS) and field in of_objects(word) and type(value) not in ALSO.get(type(node), ()) \
                and (type(node), field) not in ONLY:
            raise Misread(f"{name} needs objects that are there, and {type(value).__name__} means none")
        if isinstance(value, CombatDamage) and not (isinstance(node, w.Deal) and how == MATCHED):
            raise Misread(f"{name}: combat damage is an amount only of damage that is noticed or forbidden (465)")
        if isinstance(value, Anyone) and not (isinstance(node, w.Clause) and how == MATCHED):
            raise Misread(f"{name} needs a player, and “anyone” is nobody but in what is noticed or ruled")
    if isinstance(node, w.Move) and node.what is None and how != MATCHED:
        raise Misread(f"{name} needs what is moved")
    if isinstance(node, w.Clause) and how == MATCHED:
        for action in node.actions:
            about(r, action)
    return node


BY_EVENT = (w.MakeNewChoices, w.Counter)
"""Words that may be noticed of more than can be told to do."""


def about(r: Reader, action: Any) -> None:
    """An event is about objects or about so many, never about an amount that is worked out. Raises `Misread`."""
    noticed = getattr(action, "noticed", None)
    if noticed is None or not noticed.what:
        return
    what = getattr(action, noticed.what)
    if isinstance(what, Amount):
        raise Misread(
            f"{r.made.name}: {type(action).__name__} is noticed whatever the number is; "
            "ask for the number in a condition"
        )
    if isinstance(what, Node) and not isinstance(what, NOTICED):
        raise Misread(
            f"{r.made.name}: {type(action).__name__} is never noticed of {type(what).__name__}: "
            "name what it is, or describe it"
        )


def feeds_on_itself(who: Node, trait: Node) -> bool:
    """476: whether a Might that a passive changes is worked out from the same Might, so that it would grow without
    end, or from who of all that have it is Mighty, so that each would have to be known before the others."""
    if not isinstance(trait, w.Might | w.MightUpTo | w.BaseMight):
        return False
    for node in walk(trait):
        if isinstance(node, w.MightOf) and (isinstance(node.what, Me) or isinstance(who, Every)):
            return True
        if isinstance(node, w.MightAmong) and (
            isinstance(who, Every) or Quality("other") not in getattr(node.noun, "filters", ())
        ):
            return True
        if isinstance(who, Every) and (node == Quality("mighty") or isinstance(node, w.WithMight)):
            return True
    return False


INSTEAD = (w.EnterAt, w.Prevent, w.Multiply)
"""Instructions by which a replacement lets the same happen in another way."""


def check_instead(name: str, node: Any, left: int = 0) -> int:
    """370.1.b: they stand in what is done instead, one for each event: with an “as”, or twice, the same would happen
    twice. Says how many may still come. Raises `Misread`."""
    if isinstance(node, tuple):
        for part in node:
            left = check_instead(name, part, left)
        return left
    if not isinstance(node, Node):
        return left
    if isinstance(node, w.Would):
        if any(isinstance(part, w.EnterAt) for part in walk(node.effects)) and not is_entering(node.event):
            raise Misread(f"{name}: EnterAt says where something enters that would be played (369.3)")
        check_instead(name, node.effects, 1)
        return left
    if isinstance(node, INSTEAD):
        if left < 1:
            raise Misread(
                f"{name}: {type(node).__name__} stands once, in what happens instead of an event: would(…) (370.1.b)"
            )
        return left - 1
    ways = [check_instead(name, getattr(node, field), left) for field in node.names]
    return min([left, *ways])


def is_entering(event: Node) -> bool:
    """Whether what is replaced is that something is played."""
    if isinstance(event, Either):
        return all(map(is_entering, event.options))
    if isinstance(event, w.Nth):
        return is_entering(event.event)
    return isinstance(event, w.Clause) and all(isinstance(action, Play) for action in event.actions)


OF_OBJECTS: dict[type[Node], frozenset[str]] = {}
"""The fields of each word that take phrases which mean objects, once somebody asked."""


def of_objects(kind: type[Node]) -> frozenset[str]:
    """The fields of a word that take phrases which mean objects."""
    if kind not in OF_OBJECTS:
        hints = get_type_hints(kind, include_extras=True).items()
        OF_OBJECTS[kind] = frozenset(name for name, hint in hints if takes_objects(hint))
    return OF_OBJECTS[kind]


def takes_objects(hint: Any) -> bool:
    """Whether an annotation, or a part of it, is a phrase of Game Objects."""
    if get_origin(hint) in (Union, UnionType):
        return any(map(takes_objects, get_args(hint)))
    if get_origin(hint) is Annotated:
        return takes_objects(get_args(hint)[0])
    of = get_args(hint)[0] if get_origin(hint) is Phrase else None
    return of is Any or (isinstance(of, type) and issubclass(of, sorts.Thing))


__all__ = ["check_instead", "feeds_on_itself", "fitted"]
