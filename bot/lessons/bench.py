"""A lesson as a table: so the clicks and panels of a match do for it what they do for a game."""
from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

from bot.answering.replies import Polite
from bot.game.context import ClickContext, Host
from bot.lessons import keeping
from bot.lessons.address import MATCH
from bot.lessons.lesson import PUPIL
from bot.lessons.playing import Run
from bot.store import Match, Player
from bot.tables.desk import Desk, at_desk, one_by_one
from bot.tables.table import Behind, Table
from engine import drafting
from engine.standing import NONE, Orders

T = TypeVar("T")
NO_LESSON = "You are in no lesson now. `/tutorial` shows them all."


def as_match(user: int) -> Match:
    """The match that a lesson would be: its player against nobody, and nowhere stored."""
    return Match(MATCH, "running", 0, 0, 0, 0, 0.0, 0.0, 0.0, (Player(PUPIL, user, ""), Player(1, 0, "")), games=1)


class Bench(Table):
    """The table of a lesson. What is answered is judged by its step, and nothing is stored: whoever holds it does
    that. Raises `Astray` for what the step explains."""

    def __init__(self, host: Host, user: int, lesson: Run) -> None:
        super().__init__(host.tables, as_match(user), lesson.game)
        self.lesson = lesson

    async def desk(
            self, seat: int, marks: tuple[str, ...] | None = None, page: int = 0, alone: bool = False) -> Desk:
        """The question with what has been composed; nothing on the message goes away by itself."""
        return at_desk(self.game, self.match.id, seat, (self.lesson.number, self.lesson.path), marks, page)

    async def compose(self, seat: int, number: int, path: tuple[str, ...]) -> None:
        """Keep what is composed, after trying it. Raises Refused; then nothing has changed."""
        decision = self.decision(seat)
        if decision is None or decision.number != number:
            raise Behind
        if path and not one_by_one(decision):
            path = drafting.onward(self.game, number, seat, path)
        self.lesson.number, self.lesson.path = number, path

    async def answer(self, seat: int, number: int, keys: tuple[str, ...]) -> None:
        """Make the answer if it is what the step is about."""
        self.lesson.answer(number, keys)
        self._game = self.lesson.game

    async def assign(self, seat: int, number: int, order: tuple[str, ...]) -> None:
        """Assign combat damage as a whole, with the named units first."""
        whole = self.game.assignment(number, seat, order)
        for key in whole.keys if whole is not None else order[:1]:
            await self.answer(seat, number, (key,))
            decision = self.decision(seat)
            if decision is None or decision.kind != "assign":
                break
            number = decision.number

    async def orders(self, seat: int) -> Orders:
        """Nobody leaves word of anything in a lesson."""
        return NONE

    async def stay(self, seat: int) -> None:
        """No pass waits here."""

    async def run(self, attempt: dict[str, object], act: Callable[[], T]) -> T:
        """Run the engine; a lesson leaves no report of its own."""
        return act()


@dataclass(frozen=True, slots=True)
class LessonContext(ClickContext):
    """A click on a control of a lesson's game."""

    def at_table(self) -> AbstractAsyncContextManager[Table]:
        """The lesson that is being played, as a table: for those who only look. Raises Polite where there is none."""
        return looked_at(self.host, self.interaction.user.id)


@asynccontextmanager
async def looked_at(host: Host, user: int) -> AsyncIterator[Table]:
    """The lesson of a user, alone."""
    async with keeping.alone(host, user):
        run = await keeping.running(host.store, user)
        if run is None or run.game is None:
            raise Polite(NO_LESSON)
        yield Bench(host, user, run)
