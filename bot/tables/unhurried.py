"""Panels whose change can wait: their player is asked nothing, before it and after it.

The board in the thread shows each step at once. The panel of who only waits follows when they are asked something, or
after a while, with all that has come together by then. Only memory knows of that: after a restart nothing waits.
"""
from __future__ import annotations

from bot.store import Surface
from bot.store.message_names import message_name

PATIENCE = 60.0
"""Seconds for which a change may wait."""


class Unhurried:
    """From when on each of these panels is to be brought up to date."""

    def __init__(self) -> None:
        self.patience = PATIENCE
        self._from: dict[tuple[str, str], float] = {}

    def note(self, match: str, seat: int, waits: bool, now: float) -> None:
        """Note a change of somebody's panel, and whether it can wait. One that can doesn't hold up one before it that
        can't: that question may still stand there."""
        key = (match, message_name("panel", seat))
        self._from[key] = self._from.get(key, now + self.patience) if waits else now

    def left(self, surface: Surface, now: float) -> float:
        """For how many seconds a message can still wait; one that was never sent can't."""
        return max(0.0, self._from.get((surface.game, surface.name), now) - now) if surface.message else 0.0

    def over(self, surface: Surface) -> None:
        """Forget a message that shows what it should."""
        self._from.pop((surface.game, surface.name), None)
