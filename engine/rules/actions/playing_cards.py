"""Effects that play cards and tokens (185.2.a, 419.3): they are pending items until the item that plays them is done
(354.3)."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Object, base_of
from engine.board.state import State
from engine.catalogue import Compiled
from engine.kernel.agenda import Frame
from engine.kernel.bindings import Bindings
from engine.kernel.event import Event
from engine.names.bindings import DID, EVENT, HERE, MAKING, TERMS, TO
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.meaning import nouns
from engine.rules.meaning.entering import enters_so
from engine.rules.meaning.presence import hidden_at, is_closed, open_to
from engine.rules.meaning.registry import performs
from engine.rules.playing.chain_entry import add_item
from engine.rules.playing.places import may_be_played, places
from engine.rules.playing.total_cost import terms_of
from engine.words.base import Node
from engine.words.nodes import CopyOf, EnterAt, Here, Pick, Play, Quality, Tokens, UnitsTo


@performs(Play)
def play(g: State, f: Frame, c: Compiled[Play]) -> None:
    """419.3: all steps as usual, but for what the effect says about place and price; whoever carries it out is the
    player.

    Rules: 419.3.a, 419.3.b, 419.3.c.
    """
    node: Play = c.node
    named = where(g, f, node.to.place if isinstance(node.to, UnitsTo) else node.to)
    if not named and node.to is not None and not isinstance(node.to, UnitsTo):
        f.env[DID] = 0
        g.revision += 1
        return
    if isinstance(node.what, Tokens | CopyOf):
        play_tokens(g, f, node.what, named)
        return
    first = len(g.events)
    found = nouns.things(g, f, node.what)
    spots = {thing.id: spots_of(g, f, node, thing, named) for thing in found}
    possible = [
        thing
        for thing in found
        if (there := spots[thing.id]) is not None and may_be_played(g, thing, f.you, there)
    ]
    propose(g, f, [events.queued("419.3", f.you, thing.id, place=thing.place, cause=cause(f)) for thing in possible]
            or [events.declined("358.3.a", f.you, thing.id, thing.card.code, cause=cause(f)) for thing in found])
    for event in [event for event in g.events[first:] if event.kind == "queued"]:
        thing, there = g.objects[events.renewed(event)], spots.get(event.subject) or ()
        item = add_item(g, "card", thing, f.you, thing.card.spell)
        item.origin = events.zone_of(event)
        item.bound[TERMS] = terms_of(g, f, node.price)
        if len(there) == 1:
            item.place = there[0]
        elif there:
            item.bound[TO] = there


def spots_of(g: State, f: Frame, node: Play, thing: Object, named: tuple[int, ...]) -> tuple[int, ...] | None:
    """Where the effect lets that card enter, of the places that it names; none of them where it leaves that to the
    rules, None if there is no place for it. What is said of units alone leaves gear to its player's base (149.2)."""
    if not isinstance(node.to, UnitsTo):
        return named
    if not thing.card.is_unit:
        return ()
    usual = tuple(places(g, f.you, thing)) if node.to.also else ()
    return tuple(dict.fromkeys((*usual, *named))) or None


def play_tokens(g: State, f: Frame, what: Tokens | CopyOf, places: tuple[int, ...]) -> None:
    """185.2.a, 439.2.c: tokens come to be on the chain, pending until the item that plays them is done (354.3). What
    plays them in the place of others inherits state and place from those, and counts as what was played then (375).

    Rules: 350.2.
    """
    instead = replaced_play(f)
    if isinstance(what, Tokens):
        code = what.card
    else:
        code = instead.card if instead else next((thing.card.code for thing in nouns.things(g, f, what.what)), "")
    said = what.states if isinstance(what, Tokens) else ()
    state = next((each.name for each in said if isinstance(each, Quality)), inherited(g, instead) if instead else "")
    place = places[0] if places else instead.place if instead else 0
    group = events.group_of(instead) if instead else g.new_id()
    if isinstance(what, Tokens):
        f.env.update({what.name: (), MAKING: (what.name, group)})
    if code and not may_be_played(
        g, Object(0, g.catalogue.cards[code], f.you, "chain", token=True), f.you, (place,) if place else ()
    ):
        propose(g, f, [events.declined("358.3.a", f.you, f.source, code, cause=cause(f))])
        return
    n = nouns.amount(g, f, what.n) or 0 if isinstance(what, Tokens) else int(code != "")
    propose(
        g,
        f,
        [
            events.queued_token(
                "439.2.c", f.you, g.new_id(), code, place=place, group=group, state=state, cause=cause(f)
            )
            for _ in range(n)
        ],
    )


def inherited(g: State, instead: Event) -> str:
    """375: the state in which the replaced token would have come: what plays it says so, or perhaps any text does."""
    if g.edition.inherits == "from any":
        token = Object(0, g.catalogue.cards[instead.card], instead.seat, "chain", token=True)
        found = enters_so(g, token, Bindings())
        if len(found) == 1:
            return found.pop()
    return events.state_of(instead)


@performs(EnterAt)
def enter_at(g: State, f: Frame, c: Compiled[EnterAt]) -> None:
    """369.3: what would enter the board enters there, or where it was played to if there is no such place."""
    entering = Event._make(f.env[EVENT])
    place = nouns.location(g, f, c.node.to)
    propose(g, f, [entering if place is None else entering._replace(place=open_to(g, place, entering.seat))])


def replaced_play(f: Frame) -> Event | None:
    """The playing of a token in the place of which this happens."""
    instead = Event._make(f.env[EVENT]) if EVENT in f.env else None
    return instead if instead is not None and instead.kind == "queued token" else None


def where(g: State, f: Frame, to: Node | None) -> tuple[int, ...]:
    """The place that the effect names, or those that it leaves to choose from (355.10.b); none if it says nothing.
    Where two others fight is the own base, also for what the effect says of “here” afterwards (462.2).

    Rules: 184.2.
    """
    if to is None:
        there = settled(g, f)
        return (there,) if there else ()
    if isinstance(to, Pick):
        found = nouns.locations(g, f, to.filters)
        free = tuple(place for place in found if not is_closed(g, place, f.you))
        return free or ((base_of(f.you),) if found else ())
    place = nouns.location(g, f, to)
    if place is None:
        return ()
    there = open_to(g, place, f.you)
    if there != place and isinstance(to, Here):
        f.env[HERE] = there  # 462.2.b
    return (there,)


def settled(g: State, f: Frame) -> int:
    """811.1.d.3: a unit that a card from facedown plays goes to its battlefield if it may; 0 leaves the choice."""
    there = hidden_at(g, f) or 0
    field = g.field(there)
    return there if field is not None and field.controller == f.you else 0
