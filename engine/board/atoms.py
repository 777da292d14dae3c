"""The only functions that change the board.

Each takes a proposed event, guards the no-op, changes the state and returns the event as it happened, or None when
nothing did. They are called by `engine.rules.events.batches` alone, and refuse to be called by anything else; nothing
else writes. A game is set up, and a save is read, without them, by making the objects. Here: the registry, and cards
between zones. What changes on an object or at a battlefield stands in `object_atoms`, what changes in a pool in
`resource_atoms`, and counters in `counter_atoms`.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from engine.board import events
from engine.board.index import register, unregister
from engine.board.links import arrive, fall_off, require_batch, stays, withdraw
from engine.board.objects import Item, Object, base_of
from engine.board.state import ON_BOARD, State
from engine.catalogue import CardDef
from engine.kernel.event import Event
from engine.names.bindings import GEAR, PAID, STATE
from engine.names.board import DECK_TOP, HeldZone, ListZone, Zone
from engine.words.event_kinds import EventKind

SECRET: frozenset[Zone] = frozenset(("hand", "looked"))
"""Zones of which only one player knows the cards."""

Atom = Callable[[State, Event], Event | None]
ATOMS: dict[EventKind, Atom] = {}
"""By the kind of event."""


def atom(kind: EventKind) -> Callable[[Atom], Atom]:
    """Register the function that makes events of that kind true. What is registered raises `EngineFault` outside the
    committing of a batch."""

    def add(function: Atom) -> Atom:
        def guarded(g: State, event: Event) -> Event | None:
            if not g.committing:
                require_batch(g, kind)
            return function(g, event)

        ATOMS[kind] = guarded
        return guarded

    return add


# --- helpers: taking an object out of where it is, and putting a card somewhere

def lift(g: State, thing: Object) -> None:
    """Take an object out of its zone; its id is gone for good (124). Rules: 124.1, 705, 705.1, 747, 748."""
    player = g.players[thing.owner]
    g.gone[thing.id] = thing
    if thing.zone in ON_BOARD:
        thing = g.gone[thing.id] = g.own(thing.id)
        unregister(g, thing)
        if thing.attached or thing.attached_to:
            fall_off(g, thing)
        withdraw(g, thing)
    elif thing.zone == "facedown":
        field = g.field(thing.place)
        assert field is not None
        field.facedown.remove(thing.id)
    elif thing.zone != "chain":
        getattr(player, thing.zone).remove(thing.id)
        if thing.card.outside:
            unregister(g, thing)
    del g.objects[thing.id]


def take_top(g: State, id: int, seat: int) -> CardDef | None:
    """Take the top card off a Main Deck, or the one with that id that is being looked at; cards looked at lie on top of
    the others."""
    player = g.players[seat]
    found = id or next(iter((*player.revealed, *player.looked)), 0)
    if found:
        thing = g.objects.get(found)
        if thing is None:
            return None
        lift(g, thing)
        return thing.card
    return player.deck.pop() if player.deck else None


def put(g: State, card: CardDef, owner: int, zone: HeldZone) -> Object:
    """A new object in a non-board zone of its owner (056). Rules: 056.1, 056.2, 191.4.a.1."""
    made = Object(g.new_id(), card, owner, zone)
    g.objects[made.id] = made
    if zone != "chain":
        getattr(g.players[owner], zone).append(made.id)
        if card.outside:
            register(g, made)
    return made


def lay_facedown(g: State, thing: Object, seat: int, place: int) -> Object:
    """A card lies facedown at a battlefield, controlled by that player."""
    field = g.field(place)
    assert field is not None
    made = Object(g.new_id(), thing.printed, thing.owner, "facedown", place)
    made.controller, made.hidden_after = seat, g.turns_of_others(seat)
    g.objects[made.id] = made
    field.facedown.append(made.id)
    return made


def leave(g: State, event: Event, zone: ListZone) -> Event | None:
    """Change of zone to a non-board zone; a token goes there and vanishes (186). The event's `subject` stays the old
    id; `events.renewed` reads the new one.

    Rules: 186.1.
    """
    thing = g.objects.get(event.subject)
    if thing is None or stays(g, thing, zone):
        return None
    event = event._replace(
        card=thing.card.code, origin=thing.place or event.origin, seat=thing.owner if event.seat < 0 else event.seat
    )
    lift(g, thing)
    if not thing.token:
        event = event._replace(n=put(g, thing.printed, thing.owner, zone).id)
    return event


# --- cards between zones

@atom("drawn")
def draw(g: State, event: Event) -> Event | None:
    """413: the top card of the Main Deck to the hand; with a `subject`, that card. Rules: 108.7.b."""
    top = take_top(g, event.subject, event.seat)
    if top is None:
        return None
    drawn = put(g, top, event.seat, "hand")
    return event._replace(subject=drawn.id, card=drawn.card.code, audience=event.seat)


@atom("discarded")
def discard(g: State, event: Event) -> Event | None:
    """422: from the hand to the trash. Rules: 108.2.b."""
    return leave(g, event, "trash")


@atom("died")
def die(g: State, event: Event) -> Event | None:
    """428: from the board to the owner's trash.

    Rules: 108.2.b, 141.1.a.4, 148.1.a.4, 170.3, 174.3, 428.2, 428.2.a, 428.2.b.
    """
    thing = g.objects.get(event.subject)
    if thing is None or thing.zone != "board":
        return None
    return leave(g, event._replace(seat=thing.controller), "trash")


@atom("returned")
def return_to_hand(g: State, event: Event) -> Event | None:
    """To its owner's hand, from wherever it is."""
    return leave(g, event, "hand")


@atom("benched")
def bench(g: State, event: Event) -> Event | None:
    """108.3.c.1: a Chosen Champion to its owner's Champion Zone, unless a card is there. Rules: 108.3.c."""
    thing = g.objects.get(event.subject)
    if thing is None or g.players[thing.owner].champion or thing.printed.name != g.players[thing.owner].chosen:
        return None
    return leave(g, event, "champion")


@atom("banished")
def banish(g: State, event: Event) -> Event | None:
    """427: from any zone to Banishment, where it is known by which object it was banished (427.3): what the text of an
    Equipment lets its wearer banish, the Equipment did (395).

    Rules: 108.6.b.
    """
    if event.subject:
        happened = leave(g, event, "banished")
    else:
        top = take_top(g, 0, event.seat)
        made = put(g, top, event.seat, "banished") if top is not None else None
        happened = event._replace(subject=made.id, n=made.id, card=made.card.code) if made is not None else None
    if happened is not None and (now := g.objects.get(events.renewed(happened))) is not None:
        item = g.item(event.cause)
        now.banished_by = item.bound.get(GEAR, (item.source,))[0] if item is not None else event.cause
    return happened


@atom("hidden")
def hide(g: State, event: Event) -> Event | None:
    """421: from the hand or the Champion Zone facedown to the battlefield `place`; whoever hides it controls it
    (191.1)."""
    thing = g.objects.get(event.subject)
    if thing is None:
        return None
    lift(g, thing)
    return event._replace(card=thing.card.code, n=lay_facedown(g, thing, event.seat, event.place).id)


@atom("trashed")
def trash(g: State, event: Event) -> Event | None:
    """359.3.d: a spell leaves the chain for its owner's trash. Rules: 108.2.b."""
    return leave(g, event, "trash")


@atom("recycled")
def recycle(g: State, event: Event) -> Event | None:
    """416: to the bottom of the owner's Main Deck, a rune of the Rune Deck; a token ceases to exist there (185.2.e).
    What was in a hand stays secret.

    Rules: 161.2.b, 178.1.a.2.
    """
    return into_deck(g, event, top=False)


@atom("topped")
def put_on_top(g: State, event: Event) -> Event | None:
    """To the top of the owner's Main Deck, as secret as what is recycled."""
    return into_deck(g, event, top=True)


def into_deck(g: State, event: Event, top: bool) -> Event | None:
    """A card goes to one end of its owner's deck."""
    thing = g.objects.get(event.subject)
    if thing is None or stays(g, thing, "deck"):
        return None
    secret = thing.zone in SECRET
    lift(g, thing)
    if not thing.token:
        player = g.players[thing.owner]
        deck = player.rune_deck if thing.printed.is_rune else player.deck
        deck.insert(len(deck) if top else 0, thing.printed)
    return event._replace(card=thing.card.code, other="rune deck" if thing.printed.is_rune else "main deck",
                          seat=thing.owner, audience=thing.owner if secret else event.audience)


@atom("looked")
def look(g: State, event: Event) -> Event | None:
    """The next card from the top of a Main Deck is looked at by its player: `seat`'s."""
    return lay_open(g, event, "looked", event.seat)


@atom("revealed")
def reveal(g: State, event: Event) -> Event | None:
    """424: a card is shown to everybody: one with an id where it is, or the next from the top of the Main Deck of
    `seat`, or of the Rune Deck."""
    if event.subject:
        thing = g.objects.get(event.subject)
        return event._replace(card=thing.card.code) if thing else None
    return lay_open(g, event, "revealed", -1)


def lay_open(g: State, event: Event, zone: ListZone, audience: int) -> Event | None:
    """The next card of the deck becomes an object that can be spoken of; for the rules it is still in the deck."""
    player = g.players[event.seat]
    deck = player.rune_deck if event.other else player.deck
    if not deck:
        return None
    card = deck.pop()
    return event._replace(subject=put(g, card, event.seat, zone).id, card=card.code, audience=audience)


@atom("put back")
def put_back(g: State, event: Event) -> Event | None:
    """A card that was looked at or revealed lies on top of its deck again."""
    thing = g.objects.get(event.subject)
    if thing is None or thing.zone not in DECK_TOP:
        return None
    secret = thing.zone == "looked"
    lift(g, thing)
    player = g.players[thing.owner]
    (player.rune_deck if thing.card.is_rune else player.deck).append(thing.card)
    return event._replace(card=thing.card.code, seat=thing.owner, audience=thing.owner if secret else -1)


@atom("channeled")
def channel(g: State, event: Event) -> Event | None:
    """430: the top rune of the Rune Deck to the base. Rules: 133.5.a.1."""
    deck = g.players[event.seat].rune_deck
    if not deck:
        return None
    card = deck.pop()
    rune = Object(g.new_id(), card, event.seat, "board")
    rune.exhausted = events.comes_exhausted(event)
    g.objects[rune.id] = rune
    arrive(g, rune, base_of(event.seat))
    register(g, rune)
    return event._replace(subject=rune.id, card=card.code, place=rune.place)


# --- the chain

@atom("queued")
def queue(g: State, event: Event) -> Event | None:
    """354: a card is moved to the chain and shown to all. The event says its new id, and the zone from which it comes.

    Rules: 108.1.a, 130.4.
    """
    thing = g.objects[event.subject]
    lift(g, thing)
    g.gone.pop(thing.id)  # it goes on as what is on the chain; nobody speaks of what it was
    moved = put(g, thing.card, thing.owner, "chain")
    moved.controller = event.seat
    return event._replace(card=thing.card.code, n=moved.id, other=thing.zone, audience=-1)


@atom("queued token")
def queue_token(g: State, event: Event) -> Event | None:
    """185.2.a: a token comes to be on the chain (439.2.c) and is played like a card: it will enter at `place` in the
    state that the event says."""
    item = append_token(g, Object(event.subject, g.catalogue.cards[event.card], event.seat, "chain", token=True))
    item.place = event.place
    if state := events.state_of(event):
        item.bound[STATE] = state
    return event._replace(n=event.subject)


def append_token(g: State, token: Object) -> Item:
    """A token comes to be on the chain: what is added there is pending (329)."""
    g.objects[token.id] = token
    item = Item(g.new_id(), "card", token.card, token.controller, token.id)
    item.ability = token.card.spell
    g.opened_by = g.opened_by or "card"
    g.chain.append(item)
    g.cleanup_due = g.cleanup_due or not g.edition.cleanup_after
    return item


@atom("unqueued")
def unqueue(g: State, event: Event) -> Event | None:
    """358.5: a card that couldn't be finalized goes back to where it came from."""
    thing = g.objects[event.subject]
    lift(g, thing)
    if not thing.token:
        zone = events.zone_of(event)
        if zone == "looked" or zone == "revealed":
            g.players[thing.owner].deck.append(thing.card)
            return event._replace(card=thing.card.code)
        back = (
            lay_facedown(g, thing, event.seat, event.place)
            if zone == "facedown"
            else put(g, thing.card, thing.owner, zone)
        )
        event = event._replace(n=back.id)
    return event._replace(card=thing.card.code)


@atom("entered")
def enter(g: State, event: Event) -> Event | None:
    """359.2: a permanent enters the board at `place`. As an object it began on the chain: the id stays."""
    thing = g.objects.get(event.subject)
    if thing is None:
        return None
    entered = Object(thing.id, thing.card, thing.owner, "board", token=thing.token)
    entered.controller = entered.assigned = event.seat
    item = g.item(event.cause)
    entered.paid = item.bound.get(PAID, ()) if item is not None else ()
    entered.since = g.new_id()  # its timestamp is when it came, not when it was played (480)
    entered.exhausted = not events.comes_ready(event)
    g.objects[entered.id] = entered
    arrive(g, entered, event.place)
    register(g, entered)
    there = g.objects[event.place].card.code if event.place > 0 else ""
    return event._replace(subject=entered.id, card=thing.card.code, other=there)


# --- a player who leaves (652)

@atom("laid bare")
def lay_bare(g: State, event: Event) -> Event | None:
    """652.2.a: another battlefield card takes the place of a removed player's; what is there stays.

    Rules: 652.2.b, 652.2.c.
    """
    thing = g.own(event.subject)
    unregister(g, thing)
    thing.card = thing.printed = g.catalogue.cards[events.code_after(event)]
    thing.owner = thing.controller = -1
    return event


@atom("removed")
def remove(g: State, event: Event) -> Event | None:
    """652.3: all cards that a player owns leave the game; the Champion Legend stays as a name without effect."""
    player = g.players[event.seat]
    for zone in get_args(ListZone):
        for id in getattr(player, zone):
            unregister(g, g.objects.pop(id))
        setattr(player, zone, [])
    for id in [id for id, thing in g.objects.items() if thing.zone == "chain" and thing.owner == event.seat]:
        del g.objects[id]
    for id in player.further:
        unregister(g, g.objects.pop(id))
    player.further = ()
    legend = g.own(player.legend)
    unregister(g, legend)
    legend.zone = "gone"
    player.deck, player.rune_deck, player.pool = [], [], ()
    return event
