"""Using an Add ability for a payment (429): what it costs its own object, what it adds, and whether that comes true."""
from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engine.board import events
from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Ability, Compiled, ruling_on
from engine.kernel.event import Event
from engine.names.board import ResourceKind
from engine.rules.events.permissions import CANT, ONLY, forbidden
from engine.rules.events.replacement import applicable, may_replace
from engine.words.base import Node, walk
from engine.words.event_kinds import EventKind
from engine.words.nodes import Add, Exhaust, Kill, Kind, Me, Now, OfA, Play, Recycle

KINDS: tuple[EventKind, ...] = ("exhausted", "died", "recycled", "added")
RULINGS = frozenset(ruling_on(mood, kind) for mood in (CANT, ONLY) for kind in KINDS)
GIVEN: dict[type[Node], Callable[[int, int], Event]] = {
    Exhaust: lambda thing, seat: events.exhausted("414", thing, seat=seat, by=seat),
    Kill: lambda thing, seat: events.died("428", thing, controller=seat, by=seat),
    Recycle: lambda thing, seat: events.recycled("416", thing, seat=seat, by=seat),
}
"""What the objects of Add abilities cost themselves, in the order in which it can be done."""


ABILITY = " ability"
"""Behind a type, in what resources may be used for: the activated abilities of such objects."""


SHOWDOWN = "showdown"
"""What resources may be used for that pay for anything, but in showdowns alone."""


def use_of(node: Add) -> str:
    """166.2: what alone the resources may pay for, such as “spell”, or “gear|gear ability”, or when; nothing if for
    all."""
    if node.use is None:
        return ""
    if isinstance(node.use, Now):
        return SHOWDOWN
    if not isinstance(node.use, Play):
        return ""
    said = [each.name for each in walk(node.use.what) if isinstance(each, Kind | OfA)]
    return "|".join(name if n == 0 else name + ABILITY for n, name in enumerate(said) if name != "activated ability")


def pays_for(use: str, purpose: str) -> bool:
    """Whether resources that are kept for that use may pay for such a thing."""
    return not use or not set(use.split("|")).isdisjoint(purpose.split("|"))


def added(node: Add, seat: int, by: int) -> list[Event]:
    """429: the events of an Add: its Energy, and each Power of a domain."""
    use = use_of(node)
    batch = []
    if node.price.energy:
        batch.append(events.added("429", seat, node.price.energy, resource="energy", use=use, cause=by))
    return batch + [events.added("429", seat, 1, resource=cast(ResourceKind, domain), use=use, cause=by)
                    for domain in node.price.power]


def given(seat: int, thing: Object, ability: Ability) -> list[Event]:
    """What the cost of an ability does to its own object."""
    assert ability.cost is not None
    words = [type(action) for action in ability.cost.actions if getattr(action, "what", None) == Me()]
    return [give(thing.id, seat) for word, give in GIVEN.items() if word in words]


def used(seat: int, thing: Object, ability: Ability) -> list[Event]:
    """What an Add ability costs and what it adds."""
    batch = given(seat, thing, ability)
    for step in ability.script.steps:
        assert isinstance(step.node, Compiled)
        batch += added(step.node.node, seat, thing.id)
    return batch


def in_doubt(g: State) -> bool:
    """Whether any text could keep an Add ability from giving what it says: a cheap question before the exact ones."""
    return not RULINGS.isdisjoint(g.passives) or ("added" in g.replacing and may_replace(g, "added"))


def may_give(g: State, seat: int, thing: Object, ability: Ability) -> bool:
    """203.3, 054.1: whether nothing forbids what the cost of an ability does to its own object."""
    return RULINGS.isdisjoint(g.passives) or not any(forbidden(g, event) for event in given(seat, thing, ability))


def mark_of(thing: Object) -> tuple[str, bool] | int:
    """What an object stands for where Add abilities are used: equal basic runes are one."""
    return (thing.card.code, thing.exhausted) if thing.card.is_plain else thing.id


def is_sure(g: State, seat: int, thing: Object, ability: Ability) -> bool:
    """429: whether a payment can count on an Add ability: nothing forbids what it costs or adds, nor replaces what it
    adds. Whatever it brings in the end may be added before, and paid from the pool."""
    key = ("sure", seat, mark_of(thing), id(ability))
    if key not in g.memo:
        ruled = not RULINGS.isdisjoint(g.passives)
        g.memo[key] = not any(
            (ruled and forbidden(g, event)) or (event.kind == "added" and applicable(g, event, ()))
            for event in used(seat, thing, ability)
        )
    return bool(g.memo[key])
