"""What binds objects: where they lie on the board, what is attached to what (434, 435, 716–719), what effects give to
them (477), who controls them, and what they are a copy of (477.1.b)."""
from __future__ import annotations

from engine.board import events
from engine.board.index import grant, register, silence, ungrant, worn
from engine.board.objects import Effect, Grant, Object, Until, base_of, seat_of_base
from engine.board.state import State
from engine.kernel.decision import EngineFault
from engine.kernel.event import Event
from engine.names.board import Goal
from engine.names.questions import APPENDED, CONTROL, COPY
from engine.words.event_kinds import EventKind


def require_batch(g: State, kind: EventKind) -> None:
    """Raises `EngineFault` unless a batch is being committed: whatever is done before that, a replacement could not
    replace (370.1)."""
    if not g.committing:
        raise EngineFault(f"the atom “{kind}” is called outside the committing of a batch")

# --- locations

def withdraw(g: State, thing: Object) -> None:
    """Take an object off the list of its location."""
    if thing.card.is_rune:
        g.players[thing.controller].runes.remove(thing.id)
    elif thing.place < 0:
        g.players[seat_of_base(thing.place)].base.remove(thing.id)
    else:
        field = g.field(thing.place)
        if field is not None:
            field.units.remove(thing.id)
        else:  # a further legend: its zone is no location (107.4.b)
            player = g.players[thing.owner]
            player.further = tuple(id for id in player.further if id != thing.id)


def stays(g: State, thing: Object, zone: Goal) -> bool:
    """Whether nothing takes it to that zone: battlefields remain (170.2.b), a Champion Legend never leaves its zone
    (107.4.d), a further one only for Banishment (107.4.d.2)."""
    if thing.printed.type == "legend":
        return zone != "banished" or thing.id == g.players[thing.owner].legend
    return thing.printed.type == "battlefield"


def arrive(g: State, thing: Object, place: int) -> None:
    """Add an object to the list of its location. Rules: 107.1.c, 141.1.a.1, 170.6."""
    thing.place = place
    if thing.card.is_rune:
        g.players[thing.controller].runes.append(thing.id)
    elif place < 0:
        g.players[seat_of_base(place)].base.append(thing.id)
    else:
        field = g.field(place)
        assert field is not None
        field.units.append(thing.id)


def displace(g: State, thing: Object, place: int) -> None:
    """Change the location of an object; what is attached to it comes along (719.3.a). Rules: 719.3."""
    for one in (thing, *(g.own(id) for id in thing.attached)):
        withdraw(g, one)
        arrive(g, one, place)


# --- attachment

def link(g: State, gear: Object, top: Object) -> None:
    """434: the gear's text becomes inactive, its effect text is appended to the top-most card, where it now is.

    Rules: 434.1.c, 434.1.d, 434.1.e, 718.1, 718.2, 718.3, 718.4, 718.5, 718.5.a, 718.5.b, 718.5.d, 718.5.e, 718.5.f,
    718.5.g, 719.1, 719.2, 719.4, 719.4.a.
    """
    silence(g, gear)
    gear.attached_to = top.id
    gear.since = g.new_id()
    top.attached = (*top.attached, gear.id)
    if gear.place != top.place:
        displace(g, gear, top.place)
    if (text := worn(g, gear)) is not None:
        grant(g, text)


def unlink(g: State, gear: Object) -> None:
    """435: the effect text is appended no longer, the gear's text is active again from now on (480.2). It stays where
    it is.

    Rules: 435.1.b, 435.1.b.2, 435.1.c, 435.1.d, 435.1.e, 435.4.
    """
    if (text := worn(g, gear)) is not None:
        ungrant(g, (text,))
    if gear.attached_to in g.objects:
        top = g.own(gear.attached_to)
        top.attached = tuple(id for id in top.attached if id != gear.id)
    gear.attached_to = 0
    gear.since = g.new_id()
    register(g, gear)


def fall_off(g: State, thing: Object) -> None:
    """719.5: what is attached to an object that leaves the board detaches; what leaves is attached no longer."""
    for id in (before := thing.attached):
        unlink(g, g.own(id))
    thing.attached = before  # as it was: whoever looks back at it still knows
    if thing.attached_to:
        if (text := worn(g, thing)) is not None:
            ungrant(g, (text,))
        top = g.own(thing.attached_to)
        top.attached = tuple(id for id in top.attached if id != thing.id)


# --- what effects give

def bestow(g: State, event: Event) -> None:
    """477: the subject of an event that comes true gets what the event gives: effects with their values, text. Only an
    atom does this. Raises `EngineFault` outside a batch."""
    require_batch(g, event.kind)
    for gift in events.gifts_of(event):
        lasting = Until(*gift.until)
        if gift.what.startswith(APPENDED):
            given = Grant(g.new_id(), gift.what.removeprefix(APPENDED), (event.subject,), gift.env, lasting)
            g.grants = (*g.grants, given)
            grant(g, given)
        else:
            g.effects = (*g.effects, Effect(g.new_id(), gift.what, gift.n, (event.subject,), lasting, gift.cause))
        g.touch()


# --- control

def release(g: State, thing: Object, seat: int) -> None:
    """191: no effect gives that player control of an object any more. Only an atom does this. Raises `EngineFault`
    outside a batch."""
    require_batch(g, "taken")
    left = []
    for effect in g.effects:
        if effect.what == CONTROL and effect.n == seat and thing.id in effect.targets and g.lasting(effect.until):
            effect = effect._replace(targets=tuple(id for id in effect.targets if id != thing.id))
        if effect.targets:
            left.append(effect)
    g.effects = tuple(left)
    g.touch()


def recontrol(g: State, thing: Object) -> bool:
    """Whoever took control last has it, else whoever it was assigned to as it came (191.3); whether that changed
    anything. A rune lies with those of its controller."""
    now = thing.assigned
    for effect in g.effects:
        if effect.what == CONTROL and thing.id in effect.targets and g.lasting(effect.until):
            now = effect.n
    if now == thing.controller:
        return False
    thing = g.own(thing.id)
    if thing.card.is_rune:
        withdraw(g, thing)
    thing.controller = now
    if thing.card.is_rune:
        arrive(g, thing, base_of(now))
    return True


# --- copies

def copied(g: State, thing: Object) -> str:
    """The code of what an object is a copy of now, or of itself: the copy effect that began last counts."""
    code = thing.printed.code
    for effect in g.effects:
        if effect.what.startswith(COPY) and thing.id in effect.targets and g.lasting(effect.until):
            code = effect.what.removeprefix(COPY)
    return code


def refresh(g: State, thing: Object) -> bool:
    """An object's traits and text are those of what it is a copy of now; whether that changed anything.

    Rules: 185.1.a, 185.1.b, 185.3.a.2.
    """
    now = g.catalogue.cards[copied(g, thing)]
    if now is thing.card:
        return False
    thing = g.own(thing.id)
    text = worn(g, thing) if thing.attached_to else None
    if text is not None:
        ungrant(g, (text,))
    elif not thing.attached_to:
        silence(g, thing)
    thing.card = now
    thing.since = g.new_id()
    if not thing.attached_to:
        register(g, thing)
    elif (text := worn(g, thing)) is not None:
        grant(g, text)
    return True
