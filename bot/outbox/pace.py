"""Who may send next: no more requests than Discord takes from one bot, and the most urgent one first."""
from __future__ import annotations

import asyncio
import heapq
import itertools

PER_SECOND = 45
"""Discord takes 50 requests a second from a bot, besides answers to interactions. Commands need the rest."""


class Pace:
    """Lets requests through one by one, by rank (0 is most urgent) and then in the order in which they came."""

    def __init__(self, per_second: float = PER_SECOND) -> None:
        self._step = 1 / per_second
        self._free = 0.0
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self, rank: int) -> None:
        """Wait until it is this request's turn."""
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (rank, next(self._order), mine))
        if self._timer is None:
            self._let()
        await mine

    def _let(self) -> None:
        """Let through who may; come back when the next one may.

        What nobody used is kept for a burst of a quarter of a second.
        """
        loop = asyncio.get_running_loop()
        self._timer = None
        self._free = max(self._free, loop.time() - 0.25)
        while self._waiting and self._free <= loop.time():
            mine = heapq.heappop(self._waiting)[2]
            if not mine.done():  # who has given up waiting uses nothing
                mine.set_result(None)
                self._free += self._step
        if self._waiting:
            self._timer = loop.call_at(self._free, self._let)
