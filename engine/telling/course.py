"""The course of a game in its milestones: whose turn began, who scored and by what, who played a card."""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.board import events
from engine.kernel.event import Event


class Milestone(NamedTuple):
    """What happened: “turn” (`n` is its number), “hold”, “conquer”, “burn out” or “effect” (so many points), “loss” (of
    so many), “card”."""

    what: str
    seat: int
    n: int


def milestones(happened: Iterable[Event]) -> tuple[Milestone, ...]:
    """Those among the events, as everybody sees them."""
    return tuple(found for event in happened if (found := milestone(event)) is not None)


def milestone(event: Event) -> Milestone | None:
    """What an event is in the course of its game (315, 419.4.a, 468)."""
    if event.kind == "turn starts":
        return Milestone("turn", event.seat, event.n)
    if event.kind == "gained":
        return Milestone(events.points_from(event), event.seat, event.n)
    if event.kind == "points lost":
        return Milestone("loss", event.seat, event.n)
    return Milestone("card", event.seat, 1) if event.kind == "played" else None
