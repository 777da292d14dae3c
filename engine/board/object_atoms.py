"""Atoms for what stays where it is: states of objects and of battlefields."""
from __future__ import annotations

from typing import Literal

from engine.board import events
from engine.board.atoms import Atom, append_token, atom, lift, put
from engine.board.index import register
from engine.board.links import arrive, bestow, displace, link, recontrol, refresh, release, unlink
from engine.board.objects import NOBODY, Battlefield, Object
from engine.board.state import ON_BOARD, State
from engine.kernel.event import Event
from engine.names.bindings import CREATED
from engine.names.board import Zone
from engine.words.event_kinds import EventKind
from engine.words.fixed import TypeName

# --- objects on the board

def on_board(g: State, event: Event) -> Object | None:
    """The object on the board that the event is about, to be changed."""
    thing = g.objects.get(event.subject)
    return g.own(thing.id) if thing is not None and thing.zone in ON_BOARD else None


def about(event: Event, thing: Object) -> Event:
    """The event with the card and controller of its subject."""
    return event.about(thing.card.code, thing.controller if event.seat < 0 else event.seat)


@atom("moved")
def move(g: State, event: Event) -> Event | None:
    """447: from one location to another; it keeps everything."""
    return relocate(g, event)


@atom("recalled")
def recall(g: State, event: Event) -> Event | None:
    """455: to its controller's base. Not a move."""
    return relocate(g, event)


def relocate(g: State, event: Event) -> Event | None:
    """Change the location of a permanent. Rules: 170.4."""
    thing = on_board(g, event)
    if thing is None or thing.place == event.place or thing.attached_to or thing.zone != "board":
        return None  # 174.4, 718.5.c: what is attached goes only with its top-most card
    origin = thing.place
    displace(g, thing, event.place)
    there = g.objects[event.place].card.code if event.place > 0 else ""
    return about(event._replace(origin=origin, other=there), thing)


@atom("attached")
def attach(g: State, event: Event) -> Event | None:
    """434: the subject is linked to the top-most card; attaching it to its present one has no effect (434.1.g)."""
    thing, top = on_board(g, event), g.objects.get(events.top_of(event))
    if thing is None or top is None or top.zone != "board" or top.id == thing.id:
        return None
    if top.attached_to or thing.attached_to == top.id:
        return None
    top = g.own(top.id)
    if thing.attached_to:
        unlink(g, thing)
    link(g, thing, top)
    return about(event._replace(place=top.place, other=top.card.code), thing)


@atom("detached")
def detach(g: State, event: Event) -> Event | None:
    """435: the subject is unlinked; what is attached to nothing is not detached (435.1.a.1)."""
    thing = on_board(g, event)
    if thing is None or not thing.attached_to:
        return None
    top = thing.attached_to
    unlink(g, thing)
    return about(event._replace(n=top, place=thing.place), thing)


@atom("copied")
def copy(g: State, event: Event) -> Event | None:
    """477.1.b: the subject becomes a copy of something else."""
    thing = on_board(g, event)
    if thing is not None:
        bestow(g, event)
    if thing is None or not refresh(g, thing):
        return None
    return about(event, thing)


@atom("taken")
def take(g: State, event: Event) -> Event | None:
    """191: control of an object on the board, or of a card or ability on the chain, is given by an effect, or given up
    by `by` (no `seat`)."""
    item = next((item for item in g.chain if event.subject in (item.id, item.source)), None)
    thing = g.objects.get(event.subject)
    if thing is not None and thing.zone == "board":
        if event.seat < 0:
            release(g, thing, event.by)
        bestow(g, event)
        return about(event._replace(seat=g.objects[thing.id].controller), thing) if recontrol(g, thing) else None
    if item is None or event.seat < 0 or item.controller == event.seat:
        return None
    item.controller = event.seat
    if thing is not None:
        held = g.own(thing.id)
        held.controller = held.assigned = event.seat
    return event._replace(card=item.card.code)


PLACED: dict[TypeName, Zone] = {"battlefield": "battlefield", "legend": "legend"}
"""The zones of what is created, by its type, where they aren't the locations."""


@atom("created")
def create(g: State, event: Event) -> Event | None:
    """439: a token, or a card that is none, comes to be on the board, a spell on the chain (439.2.b.2), a legend in the
    Legend Zone (439.2.b.4). A battlefield is controlled by nobody (439.4.b).

    Rules: 182, 183.
    """
    card = g.catalogue.cards[event.card]
    if card.is_spell:
        item = append_token(g, Object(g.new_id(), card, event.seat, "chain", token=True))
        item.bound[CREATED] = True
        return event._replace(subject=item.source)
    token = Object(g.new_id(), card, event.seat, PLACED.get(card.type, "board"), token="token" in card.card.supertypes)
    token.exhausted = not events.comes_ready(event)
    g.objects[token.id] = token
    if token.zone == "battlefield":
        g.fields.append(Battlefield(token.id))
    elif token.zone == "legend":
        player = g.players[event.seat]
        player.further = (*player.further, token.id)
    else:
        arrive(g, token, event.place)
    register(g, token)
    there = g.objects[event.place].card.code if event.place > 0 else ""
    return event._replace(subject=token.id, place=token.place, other=there)


@atom("swapped")
def swap(g: State, event: Event) -> Event | None:
    """438: another card or token is that object from now on (438.1.a): a new token, or the card that had been replaced.
    A card that goes waits in its owner's banishment; a token is gone (438.6)."""
    thing, returns = on_board(g, event), events.swapped_back(event)
    back = g.objects.get(returns)
    if thing is None or (returns and back is None):
        return None
    if not thing.token:
        waiting = put(g, thing.printed, thing.owner, "banished")
        waiting.replaced_by = thing.id
    if back is not None:
        lift(g, back)
    event = event._replace(card=thing.card.code, other=back.card.code if back else event.other)
    thing.printed = g.catalogue.cards[events.code_after(event)]
    thing.token = back is None
    thing.owner = back.owner if back else event.seat
    refresh(g, thing)
    return event


Mark = Literal["exhausted", "stunned"]
"""What an object on the board is or is not."""

FLAGS: dict[EventKind, tuple[Mark, bool]] = {
    "exhausted": ("exhausted", True),  # 414: an exhausted object is not exhausted again
    "readied": ("exhausted", False),  # 415
    "stunned": ("stunned", True),  # 423
    "unstunned": ("stunned", False),  # 423.1.a.2
}
"""Events that switch one mark on an object on or off; what is so already is no event."""


def flag(mark: Mark, wanted: bool) -> Atom:
    """The atom that sets a mark. Rules: 414.1.b, 414.1.c, 415.1.b, 415.1.c, 423.1.a, 423.1.a.1."""

    def switch(g: State, event: Event) -> Event | None:
        thing = on_board(g, event)
        if thing is None or getattr(thing, mark) == wanted:
            return None
        setattr(thing, mark, wanted)
        return about(event, thing)

    return switch


for _kind, (_mark, _wanted) in FLAGS.items():
    atom(_kind)(flag(_mark, _wanted))


@atom("damaged")
def damage(g: State, event: Event) -> Event | None:
    """417: mark damage; none is dealt when the amount is 0. Rules: 142.2, 142.3.a, 143.3, 143.3.a, 417.1.b."""
    thing = on_board(g, event)
    if thing is None or event.n <= 0:
        return None
    thing.damage += event.n
    thing.hurt_by = event.cause
    return about(event, thing)


def settled(g: State) -> None:
    """428.5.c: a Cleanup is over: what kills a unit from now on is not attributed to the damage that it was dealt
    before."""
    for thing in g.permanents():
        if thing.hurt_by:
            g.own(thing.id).hurt_by = 0


@atom("healed")
def heal(g: State, event: Event) -> Event | None:
    """418: remove all marked damage. Rules: 142.5, 418.1, 418.1.a."""
    thing = on_board(g, event)
    if thing is None or not thing.damage:
        return None
    healed, thing.damage, thing.hurt_by = thing.damage, 0, 0
    return about(event._replace(n=healed), thing)


@atom("designated")
def designate(g: State, event: Event) -> Event | None:
    """323.2: a unit gains or loses its designation; perhaps gaining it anew counts as the first time again."""
    thing, role = on_board(g, event), events.designation_of(event)
    if thing is None or thing.role == role:
        return None
    thing.role = role
    if not role and g.edition.fighters_trigger == "once in a combat":
        thing.roles = 0
    return about(event, thing)


@atom("attacked")
def attack(g: State, event: Event) -> Event | None:
    """383.4.e: the designation was gained for the first time in this combat."""
    return first_designation(g, event)


@atom("defended")
def defend(g: State, event: Event) -> Event | None:
    """383.4.f: the same for defenders."""
    return first_designation(g, event)


def first_designation(g: State, event: Event) -> Event | None:
    """Note that a unit has attacked or defended in this combat; for a player (no subject) there is nothing to note."""
    if not event.subject:
        return event
    thing, combat = on_board(g, event), events.combat_of(event)
    if thing is None or thing.roles == combat:
        return None
    thing.roles = combat
    return about(event, thing)


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
    """190.2: that player, or nobody, controls the battlefield from now on. Rules: 190.1, 190.2.a, 190.2.b."""
    field = g.field(event.place)
    if field is None or field.controller == event.seat:
        return None
    field.controller = event.seat
    return event._replace(card=g.objects[field.id].card.code)


# --- what abilities hear

@atom("given")
def give(g: State, event: Event) -> Event | None:
    """477: the subject gets effects, or text; what is gone gets nothing."""
    if event.subject not in g.objects:
        return None
    bestow(g, event)
    return noticed(g, event)


@atom("called")
def call(g: State, event: Event) -> Event | None:
    """760: a card or a tag is named; what asked for it remembers that as long as it is on the board."""
    if event.subject in g.objects and g.objects[event.subject].zone in ON_BOARD:
        bestow(g, event)
    return noticed(g, event)


def noticed(g: State, event: Event) -> Event | None:
    """Something that changes nothing on the board but is an event that abilities may hear."""
    thing = g.objects.get(event.subject)
    if thing is not None and thing.zone == "facedown":
        event = event._replace(audience=thing.controller)
    return event._replace(card=thing.card.code) if thing is not None and not event.card else event


@atom("played")
def played(g: State, event: Event) -> Event | None:
    """419.4.a: a card or token has been played. `place` is where a permanent is, which may be another place than was
    chosen (369.3, 462.2.a)."""
    thing = g.objects.get(event.subject)
    there = thing.place if thing is not None and thing.zone == "board" else 0
    return noticed(g, event._replace(place=there))


NOTICES: tuple[EventKind, ...] = (
    "became", "ally controls", "ally occupies", "first draw left out", "equipped", "activated", "burned out", "chose",
    "combat drawn", "combat tied", "combat won", "conceded", "conquered", "declined", "exceeded", "finalized",
    "fizzled", "held", "ignored", "kept", "laid", "mistargeted", "mode chosen", "picked", "replaced", "prevented",
    "loop ended", "resolved", "shuffled", "took part", "triggered", "won",
    "draw offered", "draw agreed", "draw declined",
    "turn starts", "turn ends", "showdown starts", "showdown ends", "combat starts", "combat ends",
    "awaken phase starts", "beginning phase starts", "scoring step starts",
    "channel phase starts", "draw phase starts", "main phase starts",
)
"""Kinds of which nothing on the board remains."""
for _notice in NOTICES:
    atom(_notice)(noticed)
