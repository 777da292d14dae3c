"""Ambush (822): a unit may be played to a battlefield where its player has units, as a Reaction when it is played
there."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Reading
from engine.kernel.bindings import Bindings
from engine.kernel.decision import Reason
from engine.names import questions
from engine.names.bindings import AMBUSH, IT
from engine.rules.events import permissions
from engine.rules.meaning import entering, layers
from engine.rules.meaning.registry import holds_word
from engine.rules.playing import timing
from engine.words.nodes import ActionTime

GIVING = frozenset((questions.keyword("ambush"),))
"""The question whose answers give it."""


def has_ambush(g: State, thing: Object) -> bool:
    """Whether a card has Ambush, by itself or given."""
    return (
        thing.card.is_unit
        and ("ambush" in thing.card.present or entering.gives_any(g, GIVING))
        and layers.keyword(g, thing, "ambush") > 0
    )


def spots(g: State, seat: int, thing: Object, bound: Bindings | None = None) -> list[int]:
    """822.1.b: the battlefields to which Ambush lets that player play it: those with own units, and those that its text
    names (822.1.d), with what is bound as it is played."""
    if not thing.card.is_unit or not has_ambush(g, thing):
        return []
    found = []
    for field in g.fields:
        event = events.ambushed("822.1.d", seat, thing.id, thing.card.code, place=field.id)
        own = any(unit.controller == seat for unit in g.units_at(field.id))
        if (own or permissions.permitted(g, event, bound)) and not permissions.forbidden(g, event):
            found.append(field.id)
    return found


@holds_word(ActionTime)
def action_time(g: State, f: Reading, node: ActionTime) -> bool:
    """308.1.a, 309.1.a: an Open State: nothing is on the chain but the card that is asked about."""
    return all(item.source in f.env.get(IT, ()) for item in g.chain)


def only_by_ambush(g: State, item: Item) -> bool:
    """Whether nothing but Ambush permits to play it now, nor might by its being played: then it goes only where Ambush
    lets it."""
    thing, least = g.objects[item.source], timing.needed(g, item)
    return timing.RANK[timing.timing(g, thing)] < least and (
        timing.is_settled(g, thing.card) or not timing.hopes(g, thing, least)
    )


def failed(g: State, item: Item) -> Reason | None:
    """822.3: what forbids finalizing it: the units that Ambush relied on are gone. Rules: 822.3.a."""
    if item.bound.get(AMBUSH) and item.place not in spots(g, item.controller, g.objects[item.source], item.bound):
        return Reason("822.3", "You have no units there any more, so it can't be played there.")
    return None
