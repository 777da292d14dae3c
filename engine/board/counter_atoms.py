"""Atoms for what is counted: buffs and Empowered on objects, XP, burned cards, countered items, queued turns."""
from __future__ import annotations

from typing import Protocol

from engine.board import events
from engine.board.atoms import atom, put
from engine.board.object_atoms import about, on_board
from engine.board.state import State
from engine.kernel.event import Event


class Spent(Protocol):
    """A constructor of the event by which a player spends a counter of an object."""

    def __call__(self, rule: str, seat: int, thing: int, /, *, cause: int) -> Event:
        """The event, of that rule, of that player, on that object."""


COUNTERS: dict[str, tuple[str, Spent]] = {"buff": ("buffed", events.buff_spent)}
"""The types of counters that there are (741): on an object the attribute that says how many, and the event by which one
is spent."""


@atom("buffed")
def buff(g: State, event: Event) -> Event | None:
    """426.1.b: one more buff, unless the unit has as many as it can have."""
    thing = on_board(g, event)
    if thing is None or not thing.card.is_unit or thing.buffed >= events.room_of(event):
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
    """746: from the subject to another unit, if that can have one more; between them it is nowhere."""
    to_id, room = events.buffed_by_move(event)
    thing, to = on_board(g, event), g.objects.get(to_id)
    if (
        thing is None
        or not thing.buffed
        or to is None
        or to.zone != "board"
        or not to.card.is_unit
        or to.id == thing.id
    ):
        return None
    if to.buffed >= room:
        return None
    thing.buffed -= 1
    g.own(to.id).buffed += 1
    return about(event._replace(place=0, other=to.card.code), thing)


@atom("empowered")
def empower(g: State, event: Event) -> Event | None:
    """441: Empowered, unless it is so already; some can be so several times (441.1.c.1)."""
    thing = on_board(g, event)
    if thing is None or thing.empowered >= events.room_of(event):
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
    """425: the item leaves the chain."""
    item = g.item(events.item_of(event))
    if item is None:
        return None
    g.chain.remove(item)
    return event._replace(card=item.card.code, other=item.kind)


@atom("turn queued")
def queue_turn(g: State, event: Event) -> Event | None:
    """735: the turn comes right after the present one, before those that were queued earlier (738)."""
    g.extra_turns = (event.seat, *g.extra_turns)
    return event
