"""One thread that draws: one picture waits for each message, the newer takes the place of the older.

The event loop never draws. A picture is kept by its name, which says what it shows, so the same board costs nothing.
"""
from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from bot.panels.parts import Panel, Picture, without_picture

log = logging.getLogger(__name__)
LATE = 2.0
"""Seconds after which a message goes out without its picture."""
KEPT = 8 * 1024 * 1024
"""Bytes of finished pictures that are kept."""


class Studio:
    """Draws pictures, one at a time."""

    def __init__(self, draw: Callable[[Picture], bytes] = lambda picture: picture.draw(), kept: int = KEPT,
                 late: float = LATE) -> None:
        self._draw = draw
        self._most = kept
        self._late = late
        self._size = 0
        self._done: OrderedDict[str, bytes] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._busy = asyncio.Lock()
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._tasks: set[asyncio.Task[bytes | None]] = set()

    def close(self) -> None:
        """Draw nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def developed(self, panel: Panel, place: str, there: str = "") -> Panel:
        """The panel with its picture drawn, for the message called `place`.

        Without it, and with the texts that stand in for it, when it takes longer, can't be drawn, or a newer one is
        wanted for that message. A picture that is `there` already isn't drawn.
        """
        picture = panel.picture
        if picture is None or picture.file == there:
            return panel
        data = await self._bytes(picture, place)
        if data is None:
            return without_picture(panel)
        return replace(panel, parts=tuple(replace(part, data=data) if isinstance(part, Picture) else part
                                          for part in panel.parts))

    async def _bytes(self, picture: Picture, place: str) -> bytes | None:
        if (found := self._done.get(picture.file)) is not None:
            self._done.move_to_end(picture.file)
            return found
        if (older := self._waiting.pop(place, None)) is not None and not older.done():
            older.set_result(None)
        turn = self._waiting[place] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._in_turn(picture, place, turn))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        done, _ = await asyncio.wait({task}, timeout=self._late)
        if not done:
            log.warning("a picture is late; the text goes without it")
            return None
        return task.result()

    async def _in_turn(self, picture: Picture, place: str, turn: asyncio.Future[None]) -> bytes | None:
        """Draw when it is its turn, unless a newer one has taken its place meanwhile."""
        async with self._busy:
            if self._waiting.get(place) is turn:
                del self._waiting[place]
            if turn.done():
                return None
            try:
                data = await asyncio.get_running_loop().run_in_executor(self._thread, self._draw, picture)
            except Exception:
                log.exception("a picture can't be drawn; the text goes without it")
                return None
        self._keep(picture.file, data)
        return data

    def _keep(self, name: str, data: bytes) -> None:
        """Keep a finished picture; those that were used longest ago go."""
        self._size += len(data) - len(self._done.pop(name, b""))
        self._done[name] = data
        while self._size > self._most and len(self._done) > 1:
            _, old = self._done.popitem(last=False)
            self._size -= len(old)
