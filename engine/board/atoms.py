"""The only functions that change the board.

Each takes a proposed event, guards the no-op, changes the state and returns the event as it happened, or None when nothing did. They are
called by `engine.rules.batches.commit` alone; nothing else writes.
"""
from __future__ import annotations

from collections.abc import Callable

from engine.board.index import register, unregister
from engine.board.objects import NOBODY, Object, Resource, base_of, seat_of_base
from engine.board.state import ON_BOARD, State
from engine.kernel.event import Event
from engine.rules.compiled import CardDef

Atom = Callable[[State, Event], Event | None]
ATOMS: dict[str, Atom] = {}
"""By the kind of event."""


def atom(kind: str) -> Callable[[Atom], Atom]:
    """Register the function that makes events of that kind true."""

    def add(function: Atom) -> Atom:
        ATOMS[kind] = function
        return function

    return add


# --- helpers: taking an object out of where it is, and putting a card somewhere

def lift(g: State, thing: Object) -> None:
    """Take an object out of its zone; its id is gone for good (124)."""
    player = g.players[thing.owner]
    if thing.zone in ON_BOARD:
        unregister(g, thing)
        if thing.card.is_rune:
            g.players[thing.controller].runes.remove(thing.id)
        elif thing.place < 0:
            g.players[seat_of_base(thing.place)].base.remove(thing.id)
        else:
            field = g.field(thing.place)
            assert field is not None
            field.units.remove(thing.id)
    elif thing.zone != "chain":
        getattr(player, thing.zone).remove(thing.id)
    del g.objects[thing.id]


def put(g: State, card: CardDef, owner: int, zone: str) -> Object:
    """A new object in a non-board zone of its owner (056)."""
    made = Object(g.new_id(), card, owner, zone)
    g.objects[made.id] = made
    if zone != "chain":
        getattr(g.players[owner], zone).append(made.id)
    return made


def arrive(g: State, thing: Object, place: int) -> None:
    """Add an object to the list of its location."""
    thing.place = place
    if thing.card.is_rune:
        g.players[thing.controller].runes.append(thing.id)
    elif place < 0:
        g.players[seat_of_base(place)].base.append(thing.id)
    else:
        field = g.field(place)
        assert field is not None
        field.units.append(thing.id)


def leave(g: State, event: Event, zone: str) -> Event | None:
    """Change of zone to a non-board zone; a token goes there and vanishes (186). The event's `subject` stays the old id."""
    thing = g.objects.get(event.subject)
    if thing is None:
        return None
    event = event._replace(card=thing.card.code, origin=thing.place or event.origin, seat=thing.owner if event.seat < 0 else event.seat)
    lift(g, thing)
    if not thing.token:
        put(g, thing.card, thing.owner, zone)
    return event


# --- cards between zones

@atom("drawn")
def draw(g: State, event: Event) -> Event | None:
    """413: the top card of the Main Deck to the hand."""
    deck = g.players[event.seat].deck
    if not deck:
        return None
    drawn = put(g, deck.pop(), event.seat, "hand")
    return event._replace(subject=drawn.id, card=drawn.card.code, audience=event.seat)


@atom("discarded")
def discard(g: State, event: Event) -> Event | None:
    """422: from the hand to the trash."""
    return leave(g, event, "trash")


@atom("died")
def die(g: State, event: Event) -> Event | None:
    """428: from the board to the owner's trash."""
    thing = g.objects.get(event.subject)
    if thing is None or thing.zone != "board":
        return None
    return leave(g, event._replace(seat=thing.controller), "trash")


@atom("returned")
def return_to_hand(g: State, event: Event) -> Event | None:
    """To its owner's hand, from wherever it is."""
    return leave(g, event, "hand")


@atom("banished")
def banish(g: State, event: Event) -> Event | None:
    """427: from any zone to Banishment."""
    return leave(g, event, "banished")


@atom("trashed")
def trash(g: State, event: Event) -> Event | None:
    """359.3.d: a spell leaves the chain for its owner's trash."""
    return leave(g, event, "trash")


@atom("recycled")
def recycle(g: State, event: Event) -> Event | None:
    """416: to the bottom of the owner's Main Deck, a rune of the Rune Deck. What was in a hand stays secret."""
    thing = g.objects.get(event.subject)
    if thing is None:
        return None
    secret = thing.zone == "hand"
    lift(g, thing)
    if not thing.token:
        player = g.players[thing.owner]
        (player.rune_deck if thing.card.is_rune else player.deck).insert(0, thing.card)
    return event._replace(card=thing.card.code, seat=thing.owner, audience=thing.owner if secret else event.audience)


@atom("predicted")
def predict(g: State, event: Event) -> Event | None:
    """436: a card that was looked at goes from the top to the bottom of the Main Deck."""
    deck = g.players[event.seat].deck
    if not deck:
        return None
    card = deck.pop()
    deck.insert(0, card)
    return event._replace(card=card.code, audience=event.seat)


@atom("channeled")
def channel(g: State, event: Event) -> Event | None:
    """430: the top rune of the Rune Deck to the base; `n` 1 when it comes exhausted."""
    deck = g.players[event.seat].rune_deck
    if not deck:
        return None
    card = deck.pop()
    rune = Object(g.new_id(), card, event.seat, "board")
    rune.exhausted = event.n == 1
    g.objects[rune.id] = rune
    arrive(g, rune, base_of(event.seat))
    register(g, rune)
    return event._replace(subject=rune.id, card=card.code, place=rune.place)


# --- the chain

@atom("queued")
def queue(g: State, event: Event) -> Event | None:
    """354: a card is moved to the chain and shown to all. The event's `n` is its new id."""
    thing = g.objects[event.subject]
    lift(g, thing)
    moved = put(g, thing.card, thing.owner, "chain")
    moved.controller = event.seat
    return event._replace(card=thing.card.code, n=moved.id, audience=-1)


@atom("unqueued")
def unqueue(g: State, event: Event) -> Event | None:
    """358.5: a card that couldn't be finalized goes back to where it came from (`other`)."""
    thing = g.objects[event.subject]
    lift(g, thing)
    if not thing.token:
        back = put(g, thing.card, thing.owner, event.other)
        event = event._replace(n=back.id)
    return event._replace(card=thing.card.code)


@atom("entered")
def enter(g: State, event: Event) -> Event | None:
    """359.2: a permanent enters the board at `place`; `n` 1 when it enters ready. As an object it began on the chain: the id stays."""
    thing = g.objects.get(event.subject)
    if thing is None:
        return None
    entered = Object(thing.id, thing.card, thing.owner, "board", token=thing.token)
    entered.controller = event.seat
    entered.exhausted = event.n == 0
    g.objects[entered.id] = entered
    arrive(g, entered, event.place)
    register(g, entered)
    return event._replace(subject=entered.id, card=thing.card.code)


# --- objects on the board

def on_board(g: State, event: Event) -> Object | None:
    """The object on the board that the event is about."""
    thing = g.objects.get(event.subject)
    return thing if thing is not None and thing.zone in ON_BOARD else None


def about(event: Event, thing: Object) -> Event:
    """The event with the card and controller of its subject."""
    return event._replace(card=thing.card.code, seat=thing.controller if event.seat < 0 else event.seat)


@atom("moved")
def move(g: State, event: Event) -> Event | None:
    """447: from one location to another; it keeps everything."""
    return relocate(g, event)


@atom("recalled")
def recall(g: State, event: Event) -> Event | None:
    """455: to its controller's base. Not a move."""
    return relocate(g, event)


def relocate(g: State, event: Event) -> Event | None:
    """Change the location of a permanent."""
    thing = on_board(g, event)
    if thing is None or thing.place == event.place:
        return None
    origin = thing.place
    field = g.field(origin)
    (g.players[seat_of_base(origin)].base if field is None else field.units).remove(thing.id)
    arrive(g, thing, event.place)
    there = g.objects[event.place].card.code if event.place > 0 else ""
    return about(event._replace(origin=origin, other=there), thing)


@atom("exhausted")
def exhaust(g: State, event: Event) -> Event | None:
    """414: an exhausted object is not exhausted again."""
    thing = on_board(g, event)
    if thing is None or thing.exhausted:
        return None
    thing.exhausted = True
    return about(event, thing)


@atom("readied")
def ready(g: State, event: Event) -> Event | None:
    """415: a ready object is not readied again."""
    thing = on_board(g, event)
    if thing is None or not thing.exhausted:
        return None
    thing.exhausted = False
    return about(event, thing)


@atom("stunned")
def stun(g: State, event: Event) -> Event | None:
    """423: a stunned unit is not stunned again."""
    thing = on_board(g, event)
    if thing is None or thing.stunned:
        return None
    thing.stunned = True
    return about(event, thing)


@atom("unstunned")
def end_stun(g: State, event: Event) -> Event | None:
    """423.1.a.2: Stunned ends with the “this turn” effects."""
    thing = on_board(g, event)
    if thing is None or not thing.stunned:
        return None
    thing.stunned = False
    return about(event, thing)


@atom("buffed")
def buff(g: State, event: Event) -> Event | None:
    """426: one Buff counter at most."""
    thing = on_board(g, event)
    if thing is None or thing.buffed:
        return None
    thing.buffed = True
    return about(event, thing)


@atom("damaged")
def damage(g: State, event: Event) -> Event | None:
    """417: mark damage; none is dealt when the amount is 0."""
    thing = on_board(g, event)
    if thing is None or event.n <= 0:
        return None
    thing.damage += event.n
    thing.hurt_by = event.cause
    return about(event, thing)


@atom("healed")
def heal(g: State, event: Event) -> Event | None:
    """418: remove all marked damage."""
    thing = on_board(g, event)
    if thing is None or not thing.damage:
        return None
    healed, thing.damage, thing.hurt_by = thing.damage, 0, 0
    return about(event._replace(n=healed), thing)


@atom("designated")
def designate(g: State, event: Event) -> Event | None:
    """323.2: a unit gains or loses its designation; `other` is the new one."""
    thing = on_board(g, event)
    if thing is None or thing.role == event.other:
        return None
    thing.role = event.other
    return about(event, thing)


@atom("attacked")
def attack(g: State, event: Event) -> Event | None:
    """383.4.e: the designation was gained for the first time in this combat (`n` is the combat's number)."""
    return first_designation(g, event)


@atom("defended")
def defend(g: State, event: Event) -> Event | None:
    """383.4.f: the same for defenders."""
    return first_designation(g, event)


def first_designation(g: State, event: Event) -> Event | None:
    """Note that a unit has attacked or defended in this combat; for a player (no subject) there is nothing to note."""
    if not event.subject:
        return event
    thing = on_board(g, event)
    if thing is None or thing.roles == event.n:
        return None
    thing.roles = event.n
    return about(event, thing)


# --- resources and points

@atom("added")
def add(g: State, event: Event) -> Event | None:
    """429: into the pool of `seat`: `n` of the kind `other`, written “kind” or “kind/use”."""
    kind, _, use = event.other.partition("/")
    player = g.players[event.seat]
    same = sum(r.n for r in player.pool if (r.kind, r.use) == (kind, use))
    player.pool = (*(r for r in player.pool if (r.kind, r.use) != (kind, use)), Resource(kind, same + event.n, use))
    return event


@atom("paid")
def pay(g: State, event: Event) -> Event | None:
    """444: out of the pool, in the same form as `add`."""
    kind, _, use = event.other.partition("/")
    player = g.players[event.seat]
    left = []
    for resource in player.pool:
        if (resource.kind, resource.use) == (kind, use):
            resource = resource._replace(n=resource.n - event.n)
        assert resource.n >= 0, "more was paid than there is"
        if resource.n:
            left.append(resource)
    player.pool = tuple(left)
    return event


@atom("emptied")
def empty(g: State, event: Event) -> Event | None:
    """167: unspent resources are lost."""
    player = g.players[event.seat]
    if not player.pool:
        return None
    player.pool = ()
    return event


@atom("gained")
def gain(g: State, event: Event) -> Event | None:
    """468: points."""
    if event.n <= 0:
        return None
    g.players[event.seat].points += event.n
    return event


# --- battlefields

@atom("contested")
def contest(g: State, event: Event) -> Event | None:
    """190.3: that player's unit applies Contested; a contested battlefield is not contested again."""
    field = g.field(event.place)
    if field is None or field.contested_by != NOBODY:
        return None
    field.contested_by = event.seat
    return event._replace(card=g.objects[field.id].card.code)


@atom("uncontested")
def uncontest(g: State, event: Event) -> Event | None:
    """190.3.b: Contested is removed."""
    field = g.field(event.place)
    if field is None or field.contested_by == NOBODY:
        return None
    field.contested_by = NOBODY
    return event._replace(card=g.objects[field.id].card.code)


@atom("controlled")
def control(g: State, event: Event) -> Event | None:
    """190.2: that player, or nobody, controls the battlefield from now on."""
    field = g.field(event.place)
    if field is None or field.controller == event.seat:
        return None
    field.controller = event.seat
    return event._replace(card=g.objects[field.id].card.code)


def noticed(g: State, event: Event) -> Event | None:
    """Something that changes nothing on the board but is an event that abilities may hear."""
    thing = g.objects.get(event.subject)
    return event._replace(card=thing.card.code) if thing is not None and not event.card else event


for _kind in ("played", "finalized", "conquered", "held", "looked", "triggered", "declined", "resolved", "passed", "conceded", "won",
              "burned out", "combat won", "combat drawn", "given", "laid", "shuffled", "kept", "chose", "activated", "fizzled", "queued token"):
    ATOMS[_kind] = noticed
for _moment in ("turn", "awaken phase", "beginning phase", "scoring step", "channel phase", "draw phase", "main phase", "ending phase", "showdown",
                "combat"):
    ATOMS[f"{_moment} starts"] = ATOMS[f"{_moment} ends"] = noticed
