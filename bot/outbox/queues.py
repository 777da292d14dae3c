"""In which queue a message stands, and what comes first in it."""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from bot.store import Place, Surface
from bot.store.message_names import MessageKind, MessageName, kind_of

RANKS: dict[MessageKind, int] = {
    "panel": 0, "opening": 1, "turn": 1, "call": 1, "result": 1, "fault": 1, "lobby": 2, "gone": 3,
}
"""What is asked of a player comes before what everybody may see, and that before what only tidies up."""
FIRST, LONGEST = 1.0, 60.0
"""Seconds for which a message that failed waits first, and at most."""


class Queue(NamedTuple):
    """One queue of the outbox: a player's private messages, the thread of a match, or a channel."""

    place: Place
    key: str


def rank(surface: Surface) -> int:
    """How urgent a message is; 0 is most, but in private messages an opening is sent before the panel, above which it
    stands."""
    if surface.place == "dm" and kind_of(surface.name) == "opening" and not surface.message:
        return -1
    return RANKS[kind_of(surface.name)]


def queue_of(surface: Surface) -> Queue:
    """The queue of a message. Each channel has its own, as Discord counts its limits."""
    key = {"dm": surface.user, "thread": surface.game, "channel": surface.channel}[surface.place]
    return Queue(surface.place, str(key))


@dataclass(slots=True)
class Pause:
    """A message that failed: from when on it is tried again, and how long it waited last."""

    until: float
    length: float


class Pauses:
    """The messages that failed. Each waits longer every time, and holds up no other."""

    def __init__(self) -> None:
        self._of: dict[tuple[str, MessageName], Pause] = {}

    def failed(self, surface: Surface, now: float, least: float = 0.0) -> None:
        """Note a failure: the message waits twice as long as before, and at least `least` seconds."""
        key = (surface.game, surface.name)
        before = self._of.get(key)
        length = max(least, FIRST if before is None else min(LONGEST, before.length * 2))
        self._of[key] = Pause(now + length, length)

    def over(self, surface: Surface) -> None:
        """Forget a message that came through or was given up."""
        self._of.pop((surface.game, surface.name), None)

    def left(self, surface: Surface, now: float) -> float:
        """For how many seconds a message still waits."""
        pause = self._of.get((surface.game, surface.name))
        return max(0.0, pause.until - now) if pause is not None else 0.0


def foremost(due: Iterable[tuple[Surface, float]]) -> tuple[Surface | None, float]:
    """Of messages with the seconds for which each still waits: the one that is brought next, or for how many seconds
    none is.

    Among equally urgent ones, what was never sent comes before what is only changed.
    """
    every = list(due)
    ready = [surface for surface, left in every if not left]
    if ready:
        return min(ready, key=lambda one: (rank(one), one.message > 0)), 0.0
    return None, min((left for _, left in every), default=0.0)
