"""What a card's text speaks of, read from its words: what has to be on a table so that all that it says can happen."""
from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from engine.catalogue import CardDef
from engine.reading.keywords import means
from engine.words.base import Node, walk
from engine.words.nodes import (
    AtLevel,
    AttachedTo,
    BanishedWith,
    Become,
    Both,
    CardNamed,
    Comparison,
    Disempower,
    Either,
    Every,
    Happened,
    Heal,
    Ignore,
    IsA,
    Keyword,
    Kind,
    Me,
    Not,
    Now,
    OfDomain,
    Pick,
    Play,
    Quality,
    Ready,
    Starts,
    Tag,
    TagsAmong,
    This,
    When,
    With,
    WithCost,
    WithMight,
    Would,
)

Filters = tuple[Node, ...]
BEFORE: dict[type[Node], str] = {Ready: "exhausted", Disempower: "empowered", Heal: "damaged"}
"""What something has to be so that this changes it."""
COMPARED: dict[str, Callable[[int, int], bool]] = {
    "at least": operator.ge, "at most": operator.le, "exactly": operator.eq, "less than": operator.lt,
    "more than": operator.gt,
}
OBJECTS = frozenset(("unit", "gear", "spell", "card"))
"""What is described as a card, on the board or elsewhere."""


class Wanted(NamedTuple):
    """What a text speaks of."""

    things: tuple[Filters, ...]
    """The objects that it describes."""
    banished: tuple[Filters, ...]
    """Those of them that it has banished itself."""
    past: tuple[Filters, ...]
    """Those of which it asks whether they have been played this turn."""
    tags: tuple[str, ...]
    """Tags that it counts."""
    level: int
    states: frozenset[str]
    keywords: frozenset[str]
    """Keywords that it switches off."""
    deeds: frozenset[type[Node]]
    """Actions that it waits for."""
    played: tuple[Filters, ...]
    """The objects that it waits to be played."""
    phases: frozenset[str]
    """Phases in which it asks whether it is."""
    tired: bool
    """Whether it readies runes."""
    strong: bool
    """Whether it asks for Might of its own, or for what is attached to it."""


@cache
def wanted(card: CardDef) -> Wanted:
    """What that card speaks of, keywords in words included."""
    said = list(walk(card.card.lines))
    nodes = said + [part for node in said if isinstance(node, Keyword) for part in walk(tuple(means(node)))]
    found = dict.fromkeys(node.filters for node in nodes if isinstance(node, Pick | Every) and is_object(node.filters))
    own = {filters for filters in found if any(isinstance(each, BanishedWith) for each in filters)}
    return Wanted(
        tuple(filters for filters in found if filters not in own),
        tuple(filters for filters in found if filters in own),
        tuple(part.what.filters for node in nodes if isinstance(node, Happened) for part in walk(node.clause)
              if isinstance(part, Play) and isinstance(part.what, Pick) and is_object(part.what.filters)),
        tuple(tag for node in nodes if isinstance(node, TagsAmong) for tag in node.tags),
        max((node.n for node in nodes if isinstance(node, AtLevel)), default=0),
        frozenset(node.name for node in nodes if isinstance(node, Quality))
        | {BEFORE[type(node)] for node in nodes if type(node) in BEFORE},
        frozenset(node.name for node in nodes if isinstance(node, Ignore)),
        frozenset(type(part) for node in nodes for part in awaited(node)),
        tuple(part.what.filters for node in nodes for part in awaited(node)
              if isinstance(part, Play) and isinstance(part.what, Pick) and is_object(part.what.filters)),
        frozenset(node.period for node in nodes if isinstance(node, Now) and node.period.endswith("phase")),
        any(isinstance(node, Ready) and Kind("rune") in walk(node) for node in nodes),
        any(map(asks_for_strength, nodes)),
    )


def is_object(filters: Filters) -> bool:
    """Whether these filters describe cards or what they become."""
    parts = [part for each in filters for part in (each, *(each.options if isinstance(each, Either) else ()))]
    return any(isinstance(part, Tag) or (isinstance(part, Kind) and part.name in OBJECTS) for part in parts)


def awaited(node: Node) -> Iterable[Node]:
    """The actions for which a trigger, a replacement or a question about the turn waits."""
    if isinstance(node, When | Would | Happened):
        event = node.clause if isinstance(node, Happened) else node.event
        yield from (part for part in walk(event) if part.noticed)


def asks_for_strength(node: Node) -> bool:
    """Whether a card asks for its own Might, or for what is attached to it."""
    if isinstance(node, IsA):
        return isinstance(node.what, Me | This) and any(
            each == Quality("mighty") or isinstance(each, WithMight) for each in node.filters
        )
    if isinstance(node, AttachedTo):
        return isinstance(node.what, Me | This)
    return isinstance(node, Become) and isinstance(node.state, WithMight)


def acts_in(card: CardDef, phases: frozenset[str]) -> bool:
    """Whether a card does something as one of these phases begins."""
    return any(isinstance(node, Starts) and node.what in phases for node in walk(card.card.lines))


def defying(tried: CardDef, cards: Iterable[CardDef]) -> list[CardDef]:
    """The spells among these that do what the tried card forbids; rather those that speak of what isn't their own
    player's."""
    worn = tried.wearer.passives if tried.wearer is not None else []
    forbidden = {
        passive.what.removeprefix(CANT) for passive in (*tried.passives, *worn) if passive.what.startswith(CANT)
    }
    forbidden.discard("played")  # any spell does that
    found = [
        card for card in cards
        if card.is_spell and any(part.noticed and forbidden & set(part.noticed.kinds) for part in walk(card.card.lines))
    ] if forbidden else []
    return [card for card in found if not any(part in OWN for part in walk(card.card.lines))] or found


CANT = "cant:"
"""How the question begins that a prohibition answers."""
OWN: tuple[Node, ...] = (Quality("friendly"), Quality("your"))


def suits(card: CardDef, node: Node) -> bool:
    """Whether a card, as it is printed, is what that filter describes; of what only a game can tell, it may be."""
    match node:
        case Kind(name):
            return name in (card.type, "card")
        case Tag(name):
            return name in card.tags
        case With(name):
            return name in card.present
        case OfDomain(name):
            return name in card.domains
        case CardNamed(name):
            return card.name == name
        case WithCost(energy, power):
            return compares(energy, card.energy or 0) and compares(power, len(card.power))
        case WithMight(comparison):
            return compares(comparison, card.might or 0)
        case Either(options):
            return any(suits(card, each) for each in options)
        case Both(filters):
            return all(suits(card, each) for each in filters)
        case Not(Kind() | Tag() | With() | OfDomain() | CardNamed() as what):
            return not suits(card, what)
    return True


def compares(comparison: Comparison | None, n: int) -> bool:
    """Whether a printed number is what is asked for; amounts that only a game can tell may be anything."""
    if comparison is None or not isinstance(comparison.amount, int):
        return True
    return COMPARED[comparison.op](n, comparison.amount)
