"""Who is responsible for an event, by what, and which objects took part (411, 417.6, 428.5)."""
from __future__ import annotations

from itertools import takewhile

from engine.board import events
from engine.board.objects import NOBODY, Item, Object
from engine.board.state import State
from engine.catalogue import Reading
from engine.kernel.agenda import Frame
from engine.kernel.event import Event
from engine.names.bindings import GEAR, ITEM
from engine.rules.meaning import chain_items, nouns
from engine.rules.meaning.memory import COUNTERED
from engine.words.base import Node
from engine.words.event_kinds import EventKind
from engine.words.nodes import Either, Every, Kind, Me, Phrase, Pick, Place, That, Top, You
from engine.words.sorts import Sort

PLAYERS: tuple[Kind[Sort], ...] = (Kind("player"), Kind("opponent"))
ITEMS: tuple[Kind[Sort], ...] = (Kind("spell"), Kind("ability"), Kind("activated ability"))
TALLIES: frozenset[EventKind] = frozenset(
    ("damaged", "healed", "gained", "points lost", "xp gained", "xp spent", "buff spent", "added")
)
"""Kinds that say how much it was; text may go on with “that many”."""
FOUGHT: frozenset[EventKind] = frozenset(("attacked", "defended"))
"""Kinds that say which units take part in a combat."""
OF_COMBAT: frozenset[EventKind] = frozenset(("died", "damaged"))
"""Kinds whose cause is the battlefield if the units that fight there brought them about."""
OF_CHAIN: frozenset[EventKind] = frozenset(("chose", "countered"))
"""Kinds that are done to items on the chain."""
OF_DECK: frozenset[EventKind] = frozenset(("looked", "revealed"))
"""Kinds by which a card becomes known that nobody knew."""
PERFORMED: frozenset[EventKind] = frozenset(
    (
        "drawn", "discarded", "channeled", "exhausted", "readied", "recycled", "burned", "moved", "played", "finalized",
        "activated", "resolved", "chose", "added", "paid", "gained", "xp gained", "xp spent", "looked", "revealed",
        "hidden", "queued", "queued token", "entered", "attached", "detached",
    )
)
"""Kinds that the seat named by a procedure performs; of everything else a procedure does nobody is responsible
(411.2)."""


# --- responsibility

def attributed(frame: Frame | None, batch: list[Event]) -> list[Event]:
    """411.1: whoever carries out an instruction or pays a cost is responsible for what happens."""
    if not batch:
        return batch
    name = frame.script.name if frame is not None else ""
    if frame is not None and frame.you != NOBODY and ("/" in name or name == "play"):
        return [event if event.by != NOBODY else event.done_by(frame.you) for event in batch]
    return [
        event.done_by(event.seat) if event.by == NOBODY and event.seat != NOBODY and event.kind in PERFORMED else event
        for event in batch
    ]


def responsible(event: Event) -> int:
    """411.4: the player whose doing it was; a player attacks, conquers or holds themselves. Rules: 411.3, 417.6.b.4."""
    return event.by if event.by != NOBODY or event.subject else event.seat


def author(g: State, event: Event) -> Item | None:
    """The chain item that caused an event, as it was; it may have left the chain (428.5.c)."""
    return chain_items.told_of(g, event.cause)


def origins(g: State, event: Event) -> list[Object]:
    """The objects that did it: units that dealt combat damage (428.5.c.2), the unit that dealt the damage (417.6.b), or
    the spell, or the object whose ability it was (411.6, 417.6.b.2.a).

    Rules: 411.5, 417.6.a, 417.6.b.1, 417.6.b.2, 417.6.b.3, 428.5.a, 428.5.b.
    """
    field = g.field(event.cause)
    if field is not None and event.kind in OF_COMBAT:
        idle = g.showdown.idle if g.showdown is not None else ()
        return [
            thing
            for thing in fighters(g, field.id)
            if thing.role and thing.controller == event.by and thing.id not in idle
        ]
    thing = g.objects.get(event.cause) or g.gone.get(event.cause)
    if thing is not None:
        return [thing]
    item = author(g, event)
    if item is None:
        return []
    gone = Object(item.source, item.card, item.controller, "gone")
    return [g.objects.get(item.source) or g.gone.get(item.source) or gone]


def fighters(g: State, place: int) -> list[Object]:
    """417.6.c: the units at a battlefield as the combat damage was dealt: those that fell by it have dealt theirs.

    Rules: 417.6.c.1.
    """
    dealt = next(
        (n for n in reversed(range(len(g.events))) if g.events[n].kind == "damaged" and g.events[n].cause == place),
        len(g.events),
    )
    fallen = (g.gone.get(event.subject) for event in g.events[dealt:])
    return [*g.units_at(place), *(thing for thing in fallen if thing is not None and thing.place == place)]


def done_with(g: State, f: Reading, tool: Phrase[Sort] | None, event: Event) -> bool:
    """411.6: whether it was done with that: attributed to it, and the spell or ability is the responsible player's."""
    if tool is None:
        return True
    item = author(g, event)
    if item is None:
        return any(thing.controller == responsible(event) and is_it(g, f, tool, thing) for thing in origins(g, event))
    if item.controller != responsible(event):
        return False
    if isinstance(tool, Pick | Every) and any(node in ITEMS for node in flat(tool.filters)):
        return any(chain_items.fits_item(g, f, tool.filters, one) for one in faces(item))
    return any(is_it(g, f, tool, thing) for thing in (*origins(g, event), *givers(g, item)))


def givers(g: State, item: Item) -> list[Object]:
    """411.6.a: the gear in whose effect text the ability stands that did it."""
    found = (g.objects.get(id) or g.gone.get(id) for id in item.bound.get(GEAR, ()))
    return [gear for gear in found if gear is not None]


def flat(filters: tuple[Node, ...]) -> list[Node]:
    """The filters and their alternatives."""
    return [option for node in filters for option in (*getattr(node, "options", ()), node)]


def faces(item: Item) -> list[Item]:
    """428.5.d: what an ability of a spell does is done by the spell too."""
    if item.kind == "card" or not item.card.is_spell:
        return [item]
    return [item, Item(item.id, "card", item.card, item.controller, item.source)]


# --- participants

def of_players(subject: Node) -> bool:
    """Whether a clause is about what players do."""
    return isinstance(subject, You) or (
        isinstance(subject, Pick | Every) and any(node in PLAYERS for node in subject.filters)
    )


def matched(g: State, f: Reading, phrase: Node, event: Event, id: int) -> bool:
    """Whether a phrase of an event speaks of that object; one that left with the event is asked as it was right before
    (383.2.c)."""
    match phrase:
        case Me():
            return bool(id == f.source)
        case That(name):
            by_item = event.kind == COUNTERED and events.item_of(event) in nouns.bound(f, name)
            return by_item or nouns.named(g, f, name, id)
        case Either(options):
            return any(matched(g, f, option, event, id) for option in options)
        case Top():
            return True
        case Pick(_, _, (Kind("card"),)) | Every((Kind("card"),)) if event.kind in OF_DECK and not id:
            return not event.other  # the next of a Main Deck: all that anybody knows before is that it is a card
        case Pick(_, _, filters) if event.kind == "resolved":
            item = author(g, event)
            return item is not None and chain_items.fits_item(g, f, filters, item)
        case Pick(_, _, filters) if filters and all(node in ITEMS for node in flat(filters)) and event.kind in OF_CHAIN:
            made = event._replace(cause=events.item_of(event) if event.kind == COUNTERED else id)
            item = author(g, made)
            return item is not None and chain_items.fits_item(g, f, filters, item)
    thing = g.objects.get(id) or g.gone.get(id) or g.objects.get(events.renewed(event))
    # a token that would come to be
    if thing is None and (event.kind == "queued token" or (event.kind == "played" and not id)):
        thing = Object(id, g.catalogue.cards[event.card], event.seat, "chain", token=True)
    if thing is not None and thing.zone == "facedown" and event.kind == "trashed":
        thing = face_up(thing)
    return thing is not None and is_it(g, f, phrase, thing)


def face_up(thing: Object) -> Object:
    """421.4: a facedown card that goes to a trash is the card that everybody sees then."""
    shown = thing.copy()
    shown.zone = "trash"
    return shown


def is_it(g: State, f: Reading, phrase: Node, thing: Object) -> bool:
    """Whether a phrase speaks of that object, which may be gone."""
    match phrase:
        case Me():
            return bool(thing.id == f.source)
        case That(name):
            return nouns.named(g, f, name, thing.id)
        case Pick(_, _, filters) | Every(filters):
            return nouns.fits(g, f, filters, thing)
    raise nouns.Unreadable(f"{phrase} is matched by nothing")


def cause(f: Frame) -> int:
    """The chain item, or else the source, that is responsible (411)."""
    return int(f.env.get(ITEM, f.source))


def is_whose(g: State, f: Reading, whose: Node, event: Event) -> bool:
    """Whether a period is that player's, is there, or is a combat in which one of those units attacked or defended."""
    if isinstance(whose, Place):
        return nouns.location(g, f, whose) == event.place
    if isinstance(whose, Me) or (isinstance(whose, Pick | Every) and not of_players(whose)):
        combat = takewhile(lambda one: one.kind != "combat starts", g.newest_first(g.this_turn))
        fought = {one.subject for one in combat if one.kind in FOUGHT}
        return any(thing.id in fought for thing in nouns.things(g, f, whose))
    return nouns.seat(g, f, whose) == event.seat
