"""The computer players of all matches: what one of them is asked goes to a worker, what it answers goes through the
same door as a person's click.

Nothing is remembered between two answers: the store says what a computer is asked, so a restart takes it up. One answer
is given at a time in each match.
"""
from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import NamedTuple, TypeVar, cast

from bot.computers import pace
from bot.computers.workers import Unthought, Workers
from bot.process.logs import about
from bot.store import Conflict, Player, StoreError, UnknownMatch
from bot.tables import exchanging
from bot.tables.fault_reports import Faulted
from bot.tables.table import Behind, Table
from bot.tables.tables import Tables
from cards.computer import thinking
from cards.computer.thinking import LevelName, Task, Thought
from cards.puzzles.playing import aim_of, standing
from engine.game import Game
from engine.kernel.decision import Refused

log = logging.getLogger(__name__)
T = TypeVar("T")
Found = TypeVar("Found")
PATIENCE = 18.0
"""Seconds for which work is waited for that nobody's turn waits for."""


class Question(NamedTuple):
    """What a computer is asked: the match, its seat, the number, its level; what a worker needs to think of it, None
    between two games, where there is nothing to think of."""

    match: str
    seat: int
    number: int
    level: LevelName
    task: Task | None


class Computers:
    """The computer players of this process."""

    def __init__(self, tables: Tables, kick: Callable[[str], Awaitable[None]], workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self.pause: pace.Pause = pace.drawn
        self._kick = kick
        self._woken: set[str] = set()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._hopeless: set[tuple[str, int]] = set()
        self._closed = False

    def wake(self, match: str) -> None:
        """Have the computers of a match answer what they are asked. Returns at once."""
        self._woken.add(match)
        if match not in self._playing and not self._closed:
            self._playing[match] = asyncio.create_task(self._play(match), name=f"computers of {match}",
                                                       context=Context())

    async def take_up(self) -> None:
        """Wake all who are asked something, by what is stored. Raises StoreError."""
        for match in await self.tables.store.computers_asked():
            self.wake(match)

    async def idle(self) -> None:
        """Wait until no computer has anything to answer."""
        while self._playing:
            await asyncio.wait(list(self._playing.values()))

    async def close(self) -> None:
        """Stop thinking; what is asked stays asked."""
        self._closed = True
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        self.workers.close()

    async def _play(self, match: str) -> None:
        about(game=match)
        try:
            while match in self._woken:
                self._woken.discard(match)
                while await self._step(match):
                    pass
        except (StoreError, UnknownMatch) as error:
            log.warning("a computer didn't answer, tried again: %s", error)
        except Exception as error:
            log.exception("a computer can't answer")
            await self._despair(match, error)
        finally:
            self._woken.discard(match)
            del self._playing[match]

    async def _step(self, match: str) -> bool:
        """Answer one question of a computer; whether there was one."""
        async with self.tables.at(match) as table:
            ended = await given_up(table) or await decided(table)
            question = None if ended else self._question(table)
        if question is None:
            await (self._kick(match) if ended else asyncio.sleep(0))
            return False
        keys = await self._thought(question)
        async with self.tables.at(match) as table:
            await self._answer(table, question, keys)
        await self._kick(match)
        return True

    def _question(self, table: Table) -> Question | None:
        """What a computer of that table is asked first; None where none is asked anything."""
        asked = table.asked() if table.begun and table.match.playing else {}
        for player in table.match.computers:
            number = asked.get(player.seat, -1)
            if number >= 0 and (table.match.game, number) not in self._hopeless:
                return question(table, player, number)
        return None

    async def _thought(self, question: Question) -> tuple[str, ...]:
        """What the computer answers, when that may be seen."""
        began = time.monotonic()
        keys = (thinking.exchanging() if question.task is None
                else (await self.advice(question.match, question.task)).keys)
        now = time.monotonic()
        await asyncio.sleep(pace.seen_at(began, now, lambda: self.pause(question.level)) - now)
        return keys

    async def advice(self, match: str, task: Task) -> Thought:
        """What a worker thinks of a task of that match; where none does, what is best at once."""
        began, how = time.monotonic(), "a worker"
        try:
            found = await self.workers.ask(task)
        except Unthought as why:
            how = f"at once, for {why}"
            if why.error is not None:
                await self.tables.report(match, why.error, {"thinking": task.seat, "number": task.number})
            found = await asyncio.to_thread(thinking.at_once, task)
        log.info("computer seat=%d level=%s thought=%r ms=%d", task.seat, task.level, how,
                 (time.monotonic() - began) * 1000)
        return found

    async def worked(self, match: str, work: Callable[[T], Found], what: T) -> Found:
        """What a worker makes of other work for that match. Raises Unthought where none does it in time; of work that
        broke the host is told."""
        try:
            return await self.workers.do(work, what, PATIENCE)
        except Unthought as why:
            log.info("work left undone: %s", why)
            if why.error is not None:
                await self.tables.report(match, why.error, {"work": work.__name__})
            raise

    async def _answer(self, table: Table, asked: Question, keys: tuple[str, ...]) -> None:
        """Give the answer, unless the question isn't open any more. One that is refused, or over which the engine
        fails, leaves it open for good: the host has a report, and people can end the game."""
        if table.asked().get(asked.seat, -1) != asked.number or not table.match.playing:
            return
        try:
            if asked.task is None:
                await exchanging.exchange(table, asked.seat, asked.number, keys)
            else:
                await table.answer(asked.seat, asked.number, keys)
        except (Behind, Conflict):
            log.info("somebody was faster than a computer")
        except Faulted:
            self._hopeless.add((table.match.game, asked.number))
        except Refused as refused:
            self._hopeless.add((table.match.game, asked.number))
            await self.tables.report(table.match.id, refused, {"computer": asked.seat, "keys": list(keys)})

    async def _despair(self, match: str, error: Exception) -> None:
        """Leave what a computer is asked there open for good, with a report."""
        async with self.tables.at(match) as table:
            self._hopeless |= {(table.match.game, number) for number in table.asked().values()}
        await self.tables.report(match, error)


def question(table: Table, player: Player, number: int) -> Question:
    """That question to a computer, with what a worker needs."""
    level = cast(LevelName, player.level)
    task = None if table.between else task_of(table.game, player.seat, number, level)
    return Question(table.match.id, player.seat, number, level, task)


def task_of(game: Game, seat: int, number: int, level: LevelName) -> Task:
    """What a worker needs to think of a question. The seed is one that nobody can work out before the game is over;
    from the same question comes the same."""
    seed = hashlib.sha256(f"{game.secret.hex()} {number} {level}".encode()).hexdigest()
    return Task(game.save(), game.pins(), seat, number, level, seed)


async def decided(table: Table) -> bool:
    """Have whoever has lost a puzzle concede: its goal has been brought about, or can't be any more; whether it was so
    in a game that would go on."""
    aim = aim_of(table.match.computer)
    if aim is None or not table.begun or table.game.over:
        return False
    how = standing(table.game, aim)
    if how != "open":
        await table.interject(1 - aim.seat if how == "solved" else aim.seat, "concede")
    return how != "open"


async def given_up(table: Table) -> bool:
    """Have computers leave a game that no person plays any more, those behind first; whether it was such a one."""
    if not table.begun or table.match.state != "running":
        return False
    players = table.game.sight().players
    if any(not players[person.seat].gone for person in table.match.people):
        return False
    for seat in sorted((one.seat for one in table.match.computers), key=lambda seat: players[seat].points):
        if not table.game.over and not table.game.sight().players[seat].gone:
            await table.interject(seat, "concede")
    return True
