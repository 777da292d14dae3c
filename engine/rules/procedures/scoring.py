"""Scoring (467–472): holding, conquering, the final point."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Battlefield
from engine.board.state import State
from engine.kernel.agenda import Frame
from engine.kernel.event import Event
from engine.rules.actions.drawing import draw_cards
from engine.rules.events.batches import propose
from engine.rules.events.permissions import forbidden
from engine.rules.events.winning import victory_score
from engine.words.event_kinds import EventKind

SCORING: frozenset[EventKind] = frozenset(("conquered", "held"))
"""Kinds by which a battlefield is scored (469)."""


def scored(g: State, seat: int) -> set[int]:
    """The battlefields that a player, or the team, has scored this turn (470): a query over the turn's events."""
    return {event.place for event in g.events[g.this_turn:] if event.kind in SCORING and g.allied(event.seat, seat)}


def of_ally(g: State, kind: EventKind) -> set[int]:
    """The battlefields that an ally controlled, or occupied, in this turn's Scoring Step (469.1.a, 489.8.g.1).

    Rules: 489.8.g, 489.8.g.2.
    """
    return {event.place for event in g.events[g.this_turn:] if event.kind == kind}


def notice_allies(g: State) -> list[Event]:
    """469.1.a, 489.8.g.1: what the Turn Player's teammates hold and where they stand in the Scoring Step counts for the
    whole turn.

    Rules: 315.2.b.3, 489.8.b.
    """
    allies = [seat for seat in g.mates(g.turn_player) if seat != g.turn_player]
    found = [
        events.ally_controls("469.1.a", field.controller, field.id)
        for field in g.fields
        if field.controller in allies
    ]
    return found + [events.ally_occupies("489.8.g.1", seat, field.id) for field in g.fields for seat in allies
                    if any(unit.controller == seat for unit in g.units_at(field.id))]


def notice(g: State, f: Frame) -> None:
    """Where the whole Beginning Phase counts for what teammates hold, it is looked at as that begins, too."""
    propose(g, f, notice_allies(g))


def hold_all(g: State, f: Frame) -> None:
    """315.2.b: the Turn Player holds every battlefield they control; the hold abilities trigger after all the points.

    Rules: 194.1.a, 383.4.d.2.a, 383.4.d.2.b, 383.4.d.2.c, 471.2.b.
    """
    seat = g.turn_player
    held = [field for field in g.fields if field.controller == seat and field.id not in scored(g, seat)
            and not forbidden(g, events.held("469.2", seat, field.id))]
    points = [events.gained("471.1", seat, 1, source="hold", place=field.id) for field in held]
    propose(
        g,
        f,
        [
            *notice_allies(g), *points,
            *(events.held("469.2", seat, field.id, code=g.objects[field.id].card.code) for field in held),
        ],
    )


def conquer(g: State, f: Frame, seat: int, field: Battlefield, uncontrolled: bool) -> None:
    """469.1, 471: score a battlefield that was just taken, from nobody or from somebody; the final point needs every
    battlefield (471.1.b).

    Rules: 194.1.b, 383.4.c.2.a, 383.4.c.2.b, 383.4.c.2.c, 469.1.b, 471.1.a, 471.1.a.1, 471.2, 471.2.a, 471.2.c.
    """
    done = scored(g, seat)
    if field.id in done or field.id in of_ally(g, "ally controls"):
        return
    code = g.objects[field.id].card.code
    conquered = events.conquered("469.1", seat, field.id, code=code, uncontrolled=uncontrolled)
    if forbidden(g, conquered):
        return
    short = victory_score(g) - g.players[seat].points
    final = short == 1 or (short < 1 and g.edition.final_point == "at least one short")
    needed = {other.id for other in g.fields} - {field.id} - of_ally(g, "ally occupies")
    if final and not needed <= done:
        draw_cards(g, seat, 1, "471.1.b.1")
        propose(g, f, [conquered])
        return
    propose(
        g, f, [events.gained("471.1.b" if final else "471.1", seat, 1, source="conquer", place=field.id), conquered]
    )
