"""Effects that play cards and tokens (185.2.a, 419.3): they are pending items until the item that plays them is done (354.3)."""
from __future__ import annotations

from engine.board.state import State
from engine.kernel.agenda import Frame
from engine.kernel.event import Event
from engine.rules import nouns
from engine.rules.actions import cause
from engine.rules.batches import propose
from engine.rules.choices import may_be_played
from engine.rules.compiled import Compiled
from engine.rules.items import add_item
from engine.rules.play import play_token
from engine.rules.presence import open_to
from engine.rules.pricing import terms_of
from engine.rules.registry import performs
from engine.words.actions import Play
from engine.words.nouns import Here, Pick, Quality, Tokens


@performs(Play)
def play(g: State, f: Frame, c: Compiled) -> None:
    """419.3: all steps as usual, but for what the effect says about place and price; whoever carries it out is the player."""
    node: Play = c.node
    places = where(g, f, node)
    if not places and node.to is not None:
        f.env["@did"] = 0
        g.revision += 1
        return
    if isinstance(node.what, Tokens):
        what = node.what
        state = next((each.name for each in what.states if isinstance(each, Quality)), "")
        place = places[0] if places else 0
        made = [play_token(g, f.you, what.card, place, cause(f), state) for _ in range(nouns.amount(g, f, what.n) or 0)]
        f.env[what.name] = tuple(id for id in made if id)
        return
    first = len(g.events)
    found = nouns.things(g, f, node.what)
    possible = [thing for thing in found if may_be_played(g, thing, f.you, places)]
    propose(g, f, [Event("queued", "419.3", f.you, thing.id, origin=thing.place, other=thing.zone, cause=cause(f)) for thing in possible]
            or [Event("declined", "358.3.a", f.you, thing.id, thing.card.code, cause=cause(f)) for thing in found])
    for event in [event for event in g.events[first:] if event.kind == "queued"]:
        thing = g.objects[event.n]
        item = add_item(g, "card", thing, f.you, thing.card.spell)
        item.origin = event.other
        item.bound["@terms"] = terms_of(node.price)
        if len(places) == 1:
            item.place = places[0]
        elif places:
            item.bound["@to"] = places


def where(g: State, f: Frame, node: Play) -> tuple[int, ...]:
    """The place that the effect names, or those that it leaves to choose from (355.10.b); none if it says nothing. Where two others fight is
    the own base, also for what the effect says of “here” afterwards (462.2)."""
    if node.to is None:
        there = settled(g, f)
        return (there,) if there else ()
    if isinstance(node.to, Pick):
        return tuple(nouns.locations(g, f, node.to.filters))
    place = nouns.location(g, f, node.to)
    if place is None:
        return ()
    there = open_to(g, place, f.you)
    if there != place and isinstance(node.to, Here):
        f.env["@here"] = there  # 462.2.b
    return (there,)


def settled(g: State, f: Frame) -> int:
    """811.1.d.3: a unit that a card from facedown plays goes to its battlefield if it may; 0 leaves the choice."""
    there: int = f.env.get("@hidden", 0)
    field = g.field(there)
    return there if field is not None and field.controller == f.you else 0
