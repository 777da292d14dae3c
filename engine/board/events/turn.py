"""What happens in the turn, from phase to phase; and what happens otherwise than a text says, or later."""
from __future__ import annotations

from typing import Literal

from engine.board.objects import NOBODY
from engine.kernel.event import Event
from engine.names.board import Phase
from engine.words.event_kinds import EventKind


def turn_starts(rule: str, seat: int, number: int) -> Event:
    """317.3: that player's turn starts, the turn of that number."""
    return Event("turn starts", rule, seat, n=number)


def turn_ends(rule: str, seat: int, number: int) -> Event:
    """317.1: that player's turn ends."""
    return Event("turn ends", rule, seat, n=number)


def turn_queued(rule: str, seat: int, *, cause: int = 0) -> Event:
    """735: that player takes a turn after this one."""
    return Event("turn queued", rule, seat, cause=cause)


PhaseStart = Literal[
    "awaken phase starts", "beginning phase starts", "scoring step starts", "channel phase starts",
    "draw phase starts", "main phase starts",
]
"""The kinds by which a phase or step of the turn starts: what they say is the same, so that one constructor makes
them."""
PHASES: dict[EventKind, Phase] = {
    "awaken phase starts": "awaken", "beginning phase starts": "beginning", "scoring step starts": "scoring",
    "channel phase starts": "channel", "draw phase starts": "draw", "main phase starts": "main", "turn ends": "ending",
}
"""The phases and steps by the event with which they begin (315–317)."""


def phase_starts(kind: PhaseStart, rule: str, seat: int) -> Event:
    """315: that phase or step of that player's turn starts."""
    return Event(kind, rule, seat)


def first_draw_left_out(rule: str, seat: int) -> Event:
    """489.7: that player draws no card in their first turn."""
    return Event("first draw left out", rule, seat)


# --- otherwise than a text says

def replaced(rule: str, seat: int, source: int, code: str, *, subject: int, mark: str = "") -> Event:
    """370: that player's replacement effect has replaced what would have happened to the subject; `mark` is what its
    limit counts."""
    return Event("replaced", rule, seat, source, code, cause=subject, other=mark)


def mark_of(event: Event) -> str:
    """Of “replaced” what the limit of the replacement effect counts."""
    return event.other


def ignored(
    rule: str, what: EventKind | Literal[""] = "", *, seat: int = NOBODY, subject: int, cause: int = 0
) -> Event:
    """An instruction that can't be carried out is ignored (359.3.e.6, 359.3.e.16): what of that kind would have
    happened."""
    return Event("ignored", rule, seat, subject, cause=cause, other=what)


def laid(rule: str, seat: int, *, cause: int = 0) -> Event:
    """That player's delayed ability waits from now on (390, 391)."""
    return Event("laid", rule, seat, cause=cause)


def loop_ended(rule: str, seat: int, *, times: int) -> Event:
    """TR505.7: the loop goes on so many times, then that player ends it."""
    return Event("loop ended", rule, seat, n=times)
