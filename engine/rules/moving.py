"""Moves by effects (420, 447–449)."""
from __future__ import annotations

from engine.board.objects import base_of
from engine.board.state import State
from engine.kernel.agenda import Frame
from engine.kernel.event import Event
from engine.rules import applied, nouns
from engine.rules.actions import cause
from engine.rules.batches import propose
from engine.rules.compiled import Compiled
from engine.rules.presence import is_closed
from engine.rules.registry import performs
from engine.words.actions import Move


@performs(Move)
def move(g: State, f: Frame, c: Compiled) -> None:
    """447–449: where the effect says; a unit that is there already doesn't move, one that may not be there is recalled (447.2.c), also when a third
    side would come together with a second one. An applied cost is paid first, or nobody moves (204.4.c)."""
    by = cause(f)
    batch = []
    moves = []
    coming: dict[int, set[int]] = {}
    for thing in nouns.things(g, f, c.node.what):
        place = nouns.location(g, f, c.node.to, thing)
        if place is None or place == thing.place:
            continue
        arriving = coming.setdefault(place, set())
        if is_closed(g, place, thing.controller, arriving):
            batch.append(Event("recalled", "447.2.c", thing.controller, thing.id, place=base_of(thing.controller), cause=by))
        else:
            arriving.add(thing.controller)
            moves.append((thing.id, place))
            batch.append(Event("moved", "447", thing.controller, thing.id, place=place, cause=by))
    if moves and applied.push(g, f, tuple(moves), "447", by, False):
        batch = [event for event in batch if event.kind == "recalled"]
    propose(g, f, batch)
