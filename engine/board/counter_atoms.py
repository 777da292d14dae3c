"""Atoms for what is counted: buffs and Empowered on objects, XP, burned cards, countered items, queued turns."""
from __future__ import annotations

from engine.board.atoms import atom, put
from engine.board.object_atoms import about, on_board
from engine.board.state import State
from engine.kernel.event import Event
from engine.words.event_kinds import EventKind

COUNTERS: dict[str, tuple[str, EventKind]] = {"buff": ("buffed", "buff spent")}
"""The types of counters that there are (741): on an object the attribute that says how many, and the event by which one
is spent."""


@atom("buffed")
def buff(g: State, event: Event) -> Event | None:
    """426.1.b: one more buff, unless the unit has as many as it can have (`n`, 1 if nothing else is said)."""
    thing = on_board(g, event)
    if thing is None or not thing.card.is_unit or thing.buffed >= max(1, event.n):
        return None
    thing.buffed += 1
    return about(event._replace(n=thing.buffed), thing)


@atom("buff spent")
def spend_buff(g: State, event: Event) -> Event | None:
    """702.2.b: one buff less; only its controller can spend it (745.2)."""
    thing = on_board(g, event)
    if thing is None or not thing.buffed or event.seat != thing.controller:
        return None
    thing.buffed -= 1
    return event._replace(card=thing.card.code, n=1)


@atom("buff moved")
def move_buff(g: State, event: Event) -> Event | None:
    """746: from the subject to the unit `n`, which can have so many as `place` says; between them it is nowhere."""
    thing, to = on_board(g, event), g.objects.get(event.n)
    if (
        thing is None
        or not thing.buffed
        or to is None
        or to.zone != "board"
        or not to.card.is_unit
        or to.id == thing.id
    ):
        return None
    if to.buffed >= max(1, event.place):
        return None
    thing.buffed -= 1
    g.own(to.id).buffed += 1
    return about(event._replace(place=0, other=to.card.code), thing)


@atom("empowered")
def empower(g: State, event: Event) -> Event | None:
    """441: Empowered, unless it is so already; some can be so several times (`n`, 441.1.c.1)."""
    thing = on_board(g, event)
    if thing is None or thing.empowered >= max(1, event.n):
        return None
    thing.empowered += 1
    return about(event._replace(n=thing.empowered), thing)


@atom("disempowered")
def disempower(g: State, event: Event) -> Event | None:
    """442: one status Empowered is taken away."""
    thing = on_board(g, event)
    if thing is None or not thing.empowered:
        return None
    thing.empowered -= 1
    return about(event, thing)


@atom("xp gained")
def gain_xp(g: State, event: Event) -> Event | None:
    """730.1."""
    if event.n <= 0:
        return None
    g.players[event.seat].xp += event.n
    return event


@atom("xp spent")
def spend_xp(g: State, event: Event) -> Event | None:
    """730.2: nobody spends what they don't have."""
    if event.n <= 0 or g.players[event.seat].xp < event.n:
        return None
    g.players[event.seat].xp -= event.n
    return event


@atom("burned")
def burn(g: State, event: Event) -> Event | None:
    """440: the top card of a Main Deck to the trash."""
    player = g.players[event.seat]
    if not player.deck:
        return None
    made = put(g, player.deck.pop(), event.seat, "trash")
    return event._replace(subject=made.id, n=made.id, card=made.card.code)


@atom("countered")
def counter(g: State, event: Event) -> Event | None:
    """425: the item `n` leaves the chain."""
    item = g.item(event.n)
    if item is None:
        return None
    g.chain.remove(item)
    return event._replace(card=item.card.code, other=item.kind)


@atom("turn queued")
def queue_turn(g: State, event: Event) -> Event | None:
    """735: the turn comes right after the present one, before those that were queued earlier (738)."""
    g.extra_turns = (event.seat, *g.extra_turns)
    return event
