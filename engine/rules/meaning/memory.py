"""What an item remembers of its own doings: the objects that it moved, as they were right before (359.3.e.13).

The memory is the binding `@back` of the frame that proposed the events: plain tuples, newest last. An object that is
moved to or from a non-board zone is another one afterwards (124); whoever did it still knows both.
"""
from __future__ import annotations

import json
from typing import Final, NamedTuple

from engine.board import events
from engine.board.objects import NOBODY, Object
from engine.kernel.bindings import Bindings
from engine.kernel.event import Event
from engine.names.bindings import BACK, NOTED
from engine.words.base import Node, encode
from engine.words.event_kinds import EventKind

REMEMBERED: dict[EventKind, str] = {
    "died": "killed", "discarded": "discarded", "banished": "banished", "recycled": "recycled", "returned": "returned",
    "burned": "burned", "exhausted": "exhausted", "revealed": "revealed", "looked": "looked", "drawn": "drawn",
    "queued": "played", "countered": "countered", "trashed": "trashed", "topped": "topped",
}
"""What is remembered, by the kind of event, and what the text calls it."""


class Back(NamedTuple):
    """One object that something was done to: its id before and after (0: none), and what it was like. Of a chain item
    that was countered `old` is the item's id and `new` the one of its card, which goes on from there."""

    done: str
    old: int
    new: int
    code: str
    owner: int
    controller: int
    place: int
    might: int


def remembered(event: Event, thing: Object | None, might: int) -> Back:
    """The memory of an event; `thing` is the object as it was right before, None for a card of a deck."""
    if event.kind == COUNTERED:
        of_card = thing is not None and events.is_card(event)
        return Back(
            COUNTERED, events.item_of(event), event.subject if of_card else 0, event.card,
            thing.owner if thing and of_card else NOBODY, event.seat, 0, 0,
        )
    owner, controller, place = (thing.owner, thing.controller, thing.place) if thing else (event.seat, event.seat, 0)
    new = events.renewed(event) if event.kind in events.RENEWED else event.subject
    return Back(REMEMBERED[event.kind], event.subject, new, event.card, owner, controller, place, might)


def written(node: Node) -> str:
    """A question of a text, as a name that is saved."""
    return json.dumps(encode(node), separators=(",", ":"))


def noted_of(env: Bindings, node: Node) -> int | None:
    """The answer that was noted to that question before its object had left, None if none was."""
    kept = env.get(NOTED)
    return dict(kept).get(written(node)) if kept else None


COUNTERED: Final = "countered"
"""The kind that takes an item off the chain: it has an id of its own, and an ability no card (425)."""

def memory(env: Bindings) -> list[Back]:
    """Everything remembered, oldest first."""
    return [Back._make(entry) for entry in env.get(BACK, ())]


def last(env: Bindings, id: int) -> Back | None:
    """What is remembered last of the object that had that id."""
    return next((back for back in reversed(memory(env)) if back.old == id), None)


def follow(env: Bindings, id: int) -> int:
    """The id under which that object goes on after everything that was done to it here."""
    for back in memory(env):
        if back.old == id and back.new:
            id = back.new
    return id
