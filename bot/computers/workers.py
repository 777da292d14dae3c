"""The processes in which computer players think: started when one is first asked something, replaced when they die.

A worker may do anything but hold a game up. What isn't thought of in time, or by whom died over it, is answered by what
is best at once, which is worked out here.
"""
from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar

from bot.computers import worker
from cards.computer import thinking
from cards.computer.thinking import Task, Thought

log = logging.getLogger(__name__)
PATIENCE = 6.0
"""Seconds for which a thought is waited for, with those before it in line."""
LINE = 6
"""How many tasks each worker may have before it and on its hands, until no more are taken."""
REST = 5.0
"""Seconds after the death of a worker before others are started: what kills each of them mustn't be done again and
again."""

Think = Callable[[Task], Thought]
T = TypeVar("T")
Found = TypeVar("Found")


class Unthought(Exception):
    """No thought came of a task: there are too many, it took too long, its worker died, or it can't be thought of. That
    is an `error` of which the host must be told; what it says may name cards, so no log has it."""

    def __init__(self, why: str, error: Exception | None = None) -> None:
        super().__init__(why)
        self.error = error


class Workers:
    """The processes that think, as many as cores but one."""

    def __init__(self, think: Think = thinking.think, prepare: Callable[[], None] = thinking.prepare,
                 size: int = 0, patience: float = PATIENCE) -> None:
        self._think, self._prepare = think, prepare
        self.size = size or max(1, len(os.sched_getaffinity(0)) - 1)
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._rests_until = 0.0
        self._closed = False

    async def ask(self, task: Task) -> Thought:
        """What a worker thinks of a task. Raises Unthought."""
        return await self.do(self._think, task, self.patience)

    async def do(self, work: Callable[[T], Found], what: T, patience: float) -> Found:
        """What comes of a piece of work that a worker does, by a function of a module and what can be pickled; it is
        waited for so many seconds. Raises Unthought."""
        pool = self._ready()
        self._waiting += 1
        try:
            future = pool.submit(worker.done, work, what)
            return await asyncio.wait_for(asyncio.wrap_future(future), patience)
        except TimeoutError as late:
            raise Unthought(f"nothing came in {patience:.0f} seconds") from late
        except BrokenExecutor as broken:
            self._leave(pool)
            raise Unthought("a worker died") from broken
        except Exception as error:
            raise Unthought(f"it failed by {type(error).__name__}", error) from error
        finally:
            self._waiting -= 1

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes that there are."""
        return tuple(self._pool._processes) if self._pool is not None else ()

    def close(self) -> None:
        """End all workers, whatever they are at."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list(pool._processes.values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def _ready(self) -> ProcessPoolExecutor:
        """The workers, started where there are none. Raises Unthought where they can take no more."""
        if self._waiting >= LINE * self.size:
            raise Unthought("too many are waiting")
        if self._closed or time.monotonic() < self._rests_until:
            raise Unthought("there are no workers now")
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.size, spawn, worker.begin, (self._prepare,))
            log.info("workers started, up to %d", self.size)
        return self._pool

    def _leave(self, pool: ProcessPoolExecutor) -> None:
        """Leave workers behind of whom one died: all end by that. Others are started by the next task after a rest."""
        if self._pool is pool:
            log.warning("a worker died; others take its place")
            self._pool = None
            self._rests_until = time.monotonic() + REST
            pool.shutdown(wait=False)
