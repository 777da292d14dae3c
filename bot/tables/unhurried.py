"""Messages whose change can wait: the panel of who is asked nothing, before it and after it, and the board before the
first turn, or where only whose answer it waits for has changed.

Whoever is asked something sees it at once. The panel of who only waits follows when they are asked something, or after
a while, with all that has come together by then; the board follows with the next thing that happens, or after a minute.
Only memory knows of that: after a restart nothing waits.
"""
from __future__ import annotations

from collections.abc import Mapping

from bot.store import Surface
from bot.store.message_names import MessageName, kind_of, message_name
from engine.sights import Sight

PATIENCE = 300.0
"""Seconds for which the change of a panel may wait."""
BOARD = 60.0
"""Seconds for which that of a board may wait, at most: whoever watches has nothing else."""


class Unhurried:
    """From when on each of these messages is to be brought up to date."""

    def __init__(self) -> None:
        self.patience = PATIENCE
        self._from: dict[tuple[str, MessageName], float] = {}

    def note(self, match: str, name: MessageName, waits: bool, now: float) -> None:
        """Note a change of a message, and whether it can wait. One that can doesn't hold up one before it that can't:
        that question may still stand there."""
        patience = self.patience if kind_of(name) == "panel" else min(self.patience, BOARD)
        self._from[match, name] = self._from.get((match, name), now + patience) if waits else now

    def left(self, surface: Surface, now: float) -> float:
        """For how many seconds a message can still wait; one that was never sent can't."""
        return max(0.0, self._from.get((surface.game, surface.name), now) - now) if surface.message else 0.0

    def over(self, surface: Surface) -> None:
        """Forget a message that shows what it should."""
        self._from.pop((surface.game, surface.name), None)


class Changes:
    """What has changed while somebody held a table: between the entries that they make there, nothing is drawn."""

    def __init__(self, asked: Mapping[int, int]) -> None:
        self._asked = dict(asked)
        self._boards: dict[MessageName, Sight] = {}
        self._calm = True

    def entered(self, board: MessageName, before: Sight, calm: bool) -> None:
        """Note an entry: on which board it is seen, how the game stood before it, and whether it is an answer with
        which the game goes on."""
        self._boards.setdefault(board, before)
        self._calm = self._calm and calm

    def note(self, unhurried: Unhurried, match: str, asked: Mapping[int, int], now: float, public: Sight) -> None:
        """Note what of it can wait, by what is asked now and what everybody sees."""
        for board, before in self._boards.items():
            unhurried.note(match, board, self._calm and is_minor(before, public), now)
        for seat, number in asked.items():
            unhurried.note(match, message_name("panel", seat), self._calm and self._asked[seat] == number == -1, now)

    def __bool__(self) -> bool:
        return bool(self._boards)


def is_minor(before: Sight, after: Sight) -> bool:
    """Whether nothing has changed but whose answer the game waits for, or who keeps a hand before the first turn."""
    if not after.turn:
        return True
    showdown = before.showdown
    if showdown is not None and after.showdown is not None:
        showdown = showdown._replace(focus=after.showdown.focus)
    return before._replace(waiting=after.waiting, waiting_for=after.waiting_for, priority=after.priority,
                           own_window=after.own_window, showdown=showdown) == after
