"""How much damage kills a unit (142.4), what replacements make of damage before it is dealt (437.5, 465.2.c.5), and
words that change either."""
from __future__ import annotations

from typing import NamedTuple

from engine.board.objects import Object, Waiting
from engine.board.state import State
from engine.catalogue import Compiled, Context
from engine.kernel.agenda import Frame
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.names.bindings import EVENT, FROM_THEN
from engine.names.questions import ANY_KILLS
from engine.rules.events.batches import propose
from engine.rules.events.delaying import is_unpreventable, value_left
from engine.rules.events.replacement import applicable
from engine.rules.meaning import arithmetic, nouns, speakers
from engine.rules.meaning.registry import performs
from engine.words.nodes import Multiply, Prevent

ENDLESS = 1_000_000
"""More damage than there is: no amount is lethal (437.5.b)."""


# --- lethal damage (142.4)

def is_lethal(g: State, thing: Object) -> bool:
    """142.4: nonzero damage that equals or exceeds Might, or any of a player whose damage always suffices (142.4.c).

    Rules: 142.4.a, 142.4.b, 423.1.c.
    """
    if thing.damage <= 0 or not thing.card.is_unit:
        return False
    return thing.damage >= arithmetic.might(g, thing) or any(marked_by(g, thing, seat) for seat in killers(g, thing))


def lethal_left(g: State, thing: Object, seat: int) -> int:
    """How much damage more by that player is lethal for a unit."""
    return 1 if seat in killers(g, thing) else max(1, arithmetic.might(g, thing) - thing.damage)


def killers(g: State, thing: Object) -> set[int]:
    """142.4.c: the players of whose damage any amount kills that unit."""
    if ANY_KILLS not in g.passives:
        return set()
    return {seat for passive, f in speakers.answers(g, ANY_KILLS) for seat in nouns.seats(g, f, passive.who)
            if nouns.fits(g, f, passive.trait.of.filters, thing)}



def marked_by(g: State, thing: Object, seat: int) -> bool:
    """142.3: whether damage that is marked on a unit is that player's: dealt since it was healed last.

    Rules: 142.3.a.
    """
    for event in g.newest_first(g.this_turn):
        if event.subject == thing.id and event.kind == "healed":
            return False
        if event.subject == thing.id and event.kind == "damaged" and event.by == seat:
            return True
    return False


# --- what becomes of damage

class Change(NamedTuple):
    """What a replacement does to damage: `times` that factor, or `less` so much (None for all of it)."""

    mark: str
    name: str
    source: int
    kind: str
    n: int | None


def changes(g: State, event: Event) -> list[Change]:
    """465.2.c.5: the replacements that would apply to damage, as far as they make it more or less."""
    found = []
    for one in applicable(g, event, ()):
        for node in getattr(one.ability.line, "effects", ()):
            name = g.catalogue.cards[one.ability.code].name
            if isinstance(node, Multiply):
                found.append(Change(one.mark, name, one.source, "times", node.n))
            elif isinstance(node, Prevent) and not is_unpreventable(g, event):
                waiting = one.origin if isinstance(one.origin, Waiting) else None
                left = value_left(g, Context(one.you, one.source, one.said), waiting, node)
                found.append(Change(one.mark, name, one.source, "less", left))
    return found


def in_order(g: State, thing: Object, found: list[Change]) -> list[Change]:
    """372: the unit's controller orders them, where the order makes a difference."""
    left, ordered = list(found), []
    while len({change.kind for change in left}) > 1:
        options = [
            Option(f"rep:{change.mark}", change.name, f"apply {change.name} first", change.source) for change in left
        ]
        key = g.choose(
            thing.controller, "order", f"Damage to {thing.card.name}: what applies first?", options, why="465.2.c.5"
        )[0]
        first = next(change for change in left if f"rep:{change.mark}" == key)
        left.remove(first)
        ordered.append(first)
    return [*ordered, *left]


def assigned_for(wanted: int, ordered: list[Change]) -> int:
    """465.2.c.4.a: the least damage to assign that becomes as much as wanted. Rules: 437.5.a."""
    for change in reversed(ordered):
        if change.kind == "times":
            wanted = -(-wanted // (change.n or 1))
        else:
            wanted = ENDLESS if change.n is None else wanted + change.n
    return min(wanted, ENDLESS)


def coming_of(assigned: int, ordered: list[Change]) -> int:
    """465.2.c.5: how much is dealt of so much assigned damage, by what replaces it."""
    for change in ordered:
        if change.kind == "times":
            assigned *= change.n or 1
        else:
            assigned = 0 if change.n is None else max(0, assigned - change.n)
    return assigned


# --- the words

@performs(Multiply)
def multiply(g: State, f: Frame, c: Compiled[Multiply]) -> None:
    """The same damage, more of it."""
    event = Event._make(f.env[EVENT])
    f.env[FROM_THEN] = len(g.events)
    propose(g, f, [event._replace(n=event.n * c.node.n)])
