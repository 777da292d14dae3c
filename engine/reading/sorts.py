"""What a phrase of a card speaks of: things of which kinds, in which zones, how many of them."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args, get_origin

from engine.names.board import ChoiceKind
from engine.reading.scope import Meant, Misread
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import Node
from engine.words.card import Card

# --- sorts as sets of kinds

PERMANENTS = frozenset(("unit", "gear"))
PLAYERS = ("player", "opponent")
RUNE = frozenset(("rune",))
CARDS = frozenset((*PERMANENTS, "spell", "rune", "legend", "battlefield"))
ITEMS = frozenset(("spell", "ability"))
"""Kinds that are on the chain unless a zone is named (425)."""
PLACES = frozenset(("battlefield", "base"))
PRIVATE_ZONES = ("hand", "deck")
"""Zones that are not public (128.4). Their cards are never targets (355.10.a, 355.10.a.1)."""
KINDS: dict[type[sorts.Sort], frozenset[str]] = {
    sorts.Player: frozenset(("player",)), sorts.Place: PLACES, sorts.Thing: CARDS | ITEMS, sorts.Card: CARDS,
    sorts.Permanent: PERMANENTS, sorts.Unit: frozenset(("unit",)), sorts.Gear: frozenset(("gear",)), sorts.Item: ITEMS,
    sorts.Spell: frozenset(("spell",)), sorts.Ability: frozenset(("ability",)), sorts.Rune: frozenset(("rune",)),
    sorts.Legend: frozenset(("legend",)), sorts.Battlefield: frozenset(("battlefield",)),
    sorts.Costs: frozenset(("costs",)), sorts.Abilities: frozenset(("abilities",)),
}
"""The kinds of things that each sort stands for."""
ANYTHING = frozenset().union(*KINDS.values())
KINDS[sorts.Sort] = ANYTHING
KINDS[sorts.Pile] = frozenset(("cards where they lie",))
KINDS[sorts.New] = frozenset(("what is yet to be made",))
NAMED: dict[str, frozenset[str]] = {
    "card": frozenset((*PERMANENTS, "spell")), "activated ability": frozenset(("ability",)),
    "opponent": frozenset(("player",)), "location": PLACES, "facedown card": PERMANENTS,
}
"""What a kind's name stands for, where it is not itself."""


UNTOLD = Meant(ANYTHING)
"""Of a pronoun, before it is known what was mentioned."""


def meant_by(phrase: Node, card: Card) -> Meant:
    """What a phrase of that card speaks of. Raises `Misread` if its filters exclude each other."""
    match phrase:
        case w.Pick(least, most, filters):
            at_each = any(isinstance(each, w.AtEach) for each in filters)
            return described(filters, card)._replace(least=least, most=0 if at_each else most)
        case w.Every(filters):
            return described(filters, card)._replace(least=0, most=0)
        case w.Pair(first, second):
            one, other = meant_by(first, card), meant_by(second, card)
            return Meant(one.kinds | other.kinds, one.zones | other.zones, least=2, most=2)
        case w.Me() | w.This():
            return Meant(frozenset((card.type,)))
        case w.YouAnd():
            return Meant(KINDS[sorts.Player], most=0)
    sort = sort_of(type(phrase))
    return UNTOLD if sort is Any else Meant(KINDS[sort])


def sort_of(word: type[Node]) -> Any:
    """The sort that a word is a phrase of."""
    bases = (base for kind in word.__mro__ for base in vars(kind).get("__orig_bases__", ()))
    return next((get_args(base)[0] for base in bases if get_origin(base) is w.Phrase), Any)


NOBODY = Meant(frozenset())
"""After an event that happens to no object."""
LEFT = frozenset(("where it has gone",))
"""Where something is that an event took off the board: a new object, to which nothing can be done there."""
ME = " me"
"""By what name it is known what became of the object whose text it is; none that a text gives begins so."""


def told(phrase: Node, names: dict[str, Meant], card: Card) -> Meant:
    """What a phrase speaks of whose pronouns have become names."""
    if isinstance(phrase, w.Me | w.This) and ME in names:
        return names[ME]
    return names.get(phrase.name, UNTOLD) if isinstance(phrase, w.That) else meant_by(phrase, card)


def described(filters: Iterable[Node], card: Card) -> Meant:
    """What filters leave: their kinds, and where these are if nothing else is said (355.9.a). Raises `Misread` if
    nothing is left."""
    kinds, zones, told = ANYTHING, frozenset[str](), False
    for each in filters:
        found = kinds_of(each)
        told |= bool(found)
        kinds &= found or ANYTHING
        zones |= zones_of(each)
    if not kinds:
        raise Misread(
            f"{card.name}: nothing is all of {', '.join(map(named, filters))} at once: "
            "kinds that go together were expected"
        )
    if not told:
        kinds = PERMANENTS
    if not zones and w.Kind("card") in filters:
        kinds -= {"spell"}  # a card on the board is a permanent
    return Meant(kinds, zones or usual_zones(kinds), bool(zones))


def kinds_of(filter_: Node) -> frozenset[str]:
    """The kinds that a filter leaves; none if it says nothing about them."""
    match filter_:
        case w.Kind(name):
            return NAMED.get(name, frozenset((name,)))
        case w.EffectsOf() | w.OfA():
            return KINDS[sorts.Ability]
        case w.Choosing():
            return ITEMS
        case w.Both(filters):
            return frozenset.intersection(*(found for each in filters if (found := kinds_of(each))), ANYTHING)
        case w.FromNext() | w.WhoChose() | w.WhoDid():
            return KINDS[sorts.Player]
        case w.Either(options) if all(map(kinds_of, options)):
            return frozenset().union(*map(kinds_of, options))
    return frozenset()


def zones_of(filter_: Node) -> frozenset[str]:
    """The zones that a filter names; all of them where it says that any will do."""
    match filter_:
        case w.Zone(name):
            return frozenset((name,))
        case w.OnBoard():
            return frozenset(("board",))
        case w.Kind("facedown card"):
            return frozenset(("facedown",))
        case w.AmongThem() | w.Among() | w.Everywhere() | w.BanishedWith():
            return frozenset(("anywhere",))
        case w.FromFacedown() | w.FromElsewhere() | w.PlayedFrom():
            return frozenset(("anywhere",))
        case w.Either(options) | w.Both(options):
            return frozenset().union(*map(zones_of, options))
    return frozenset()


def usual_zones(kinds: frozenset[str]) -> frozenset[str]:
    """Where things of these kinds are if nothing is said: chain items on the chain, everything else on the board
    (355.9.a)."""
    return frozenset((*(("chain",) if kinds & ITEMS else ()), *(("board",) if kinds - ITEMS - {"player"} else ())))


def spread(filters: tuple[Node, ...]) -> list[Node]:
    """The filters with the alternatives among them: one of these may name a zone too."""
    return [part for each in filters for part in (each, *(each.options if isinstance(each, w.Either) else ()))]


def reading_of(named: list[str], filters: tuple[Node, ...]) -> ChoiceKind:
    """What kind of thing is chosen: a player, a place, an item on the chain, or an object."""
    if set(named) & set(PLAYERS):
        return "player"
    if set(named) & {"battlefield", "location"}:
        return "place"
    either = {each.name for f in filters if isinstance(f, w.Either) for each in f.options if isinstance(each, w.Kind)}
    if {*named, *either} & ITEMS and not any(isinstance(f, w.Zone | w.Among) for f in filters):
        return "item"
    return "target"


def spelled(node: Node) -> str:
    """The name of a word in a message."""
    name = getattr(node, "name", "")
    return (
        f"{type(node).__name__}({name!r})"
        if name and isinstance(node, w.Kind | w.Quality | w.Keyword)
        else type(node).__name__
    )


def named(node: Node) -> str:
    """A filter in a message."""
    return str(getattr(node, "name", "")) or type(node).__name__


def kinds_said(kinds: frozenset[str]) -> str:
    """Kinds in a message."""
    if kinds >= ANYTHING:
        return "anything that is there"
    return " or ".join(sorted(kinds - CARDS | {"card"} if kinds >= CARDS else kinds))
