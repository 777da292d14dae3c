"""The entries of a game's log."""
from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.event import Event
from engine.telling import lines
from engine.telling.course import Milestone, milestones


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the log: an answer or an interjection, who made it, and what came of it. `kind` is “answer” or
    “interjection”."""

    seq: int
    seat: int
    by: str
    kind: str
    number: int
    keys: tuple[str, ...]
    events: tuple[Event, ...]
    names: tuple[str, ...]
    titles: dict[str, str]

    def lines(self, seat: int = -1) -> tuple[str, ...]:
        """What happened, as lines that this seat (-1: everybody) may read."""
        return lines(self.events, self.names, self.titles, seat)

    def milestones(self) -> tuple[Milestone, ...]:
        """What of it matters for how the whole game went."""
        return milestones(self.events)
