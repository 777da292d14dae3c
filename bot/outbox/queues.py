"""In which queue a message stands, and what comes first in it."""
from __future__ import annotations

from dataclasses import dataclass

from bot.store import Surface

RANKS = {"panel": 0, "opening": 1, "turn": 1, "call": 1, "result": 1, "fault": 1, "lobby": 2, "gone": 3}
"""What is asked of a player comes before what everybody may see, and that before what only tidies up."""
FIRST, LONGEST = 1.0, 60.0


def rank(surface: Surface) -> int:
    """How urgent a message is; 0 is most."""
    return RANKS.get(surface.name.partition(":")[0], 2)


def queue_of(surface: Surface) -> str:
    """One queue per channel, as Discord counts its limits: a player's private messages, a match's thread, or a channel."""
    if surface.place == "dm":
        return f"dm {surface.user}"
    return f"thread {surface.game}" if surface.place == "thread" else f"channel {surface.channel}"


@dataclass(slots=True)
class Pause:
    """A message that failed: from when on it is tried again, and how long it waited last."""

    until: float
    length: float


class Pauses:
    """The messages that failed and wait longer each time, so that one that can't be brought holds up no other."""

    def __init__(self) -> None:
        self._of: dict[tuple[str, str], Pause] = {}

    def failed(self, surface: Surface, now: float, least: float = 0.0) -> None:
        """It failed once more: wait twice as long as before, and at least so long."""
        key = (surface.game, surface.name)
        before = self._of.get(key)
        length = max(least, FIRST if before is None else min(LONGEST, before.length * 2))
        self._of[key] = Pause(now + length, length)

    def over(self, surface: Surface) -> None:
        """It came through, or was given up."""
        self._of.pop((surface.game, surface.name), None)

    def left(self, surface: Surface, now: float) -> float:
        """For how many seconds it still waits."""
        pause = self._of.get((surface.game, surface.name))
        return max(0.0, pause.until - now) if pause is not None else 0.0


def foremost(due: list[Surface], pauses: Pauses, now: float) -> tuple[Surface | None, float]:
    """The message that is to be brought next, or for how long none is. What was never sent comes before what is only changed."""
    ready = [surface for surface in due if not pauses.left(surface, now)]
    if ready:
        return min(ready, key=lambda one: (rank(one), one.message > 0)), 0.0
    return None, min((pauses.left(surface, now) for surface in due), default=0.0)
