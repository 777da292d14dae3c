"""One thread that draws: one picture waits for each game, the newer takes the place of the older.

The event loop never draws. A picture is kept by the fingerprint of what it shows, so the same board costs nothing.
"""
from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from bot.pictures.colours import Theme
from bot.pictures.drawing import png
from bot.pictures.marks import Scene

log = logging.getLogger(__name__)
LATE = 2.0
"""Seconds after which a message goes out without its picture."""
KEPT = 8 * 1024 * 1024
"""Bytes of finished pictures that are kept."""


class Picture(NamedTuple):
    """A finished picture: its bytes as a PNG, and the name of its file, which is its fingerprint."""

    name: str
    data: bytes


class Commission(NamedTuple):
    """A picture that is wanted: what it shows as a scene, in which colours, and its alt text."""

    scene: Callable[[], Scene]
    fingerprint: str
    theme: Theme
    alt: str


def fingerprint(*shown: object) -> str:
    """A short mark that stands for what a picture shows: plain values whose `repr` says all."""
    return hashlib.blake2b(repr(shown).encode(), digest_size=10).hexdigest()


class Studio:
    """Draws pictures, one at a time."""

    def __init__(self, kept: int = KEPT, draw: Callable[[Scene, Theme], bytes] = png) -> None:
        self._draw = draw
        self._most = kept
        self._size = 0
        self._done: OrderedDict[str, Picture] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._busy = asyncio.Lock()
        self._waiting: dict[str, asyncio.Future[None]] = {}

    def close(self) -> None:
        """Draw nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def picture(self, place: str, wanted: Commission, late: float = LATE) -> Picture | None:
        """The picture; None when it takes longer, can't be drawn, or a newer one is wanted for that place."""
        key = f"{wanted.fingerprint}{wanted.theme[0]}"
        if (found := self._done.get(key)) is not None:
            self._done.move_to_end(key)
            return found
        if (older := self._waiting.pop(place, None)) is not None and not older.done():
            older.set_result(None)
        turn = self._waiting[place] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._drawn(place, key, wanted, turn))
        done, _ = await asyncio.wait({task}, timeout=late)
        if not done:
            log.warning("a picture is late; the text goes without it")
            return None
        return task.result()

    async def _drawn(self, place: str, key: str, wanted: Commission, turn: asyncio.Future[None]) -> Picture | None:
        """Draw when it is its turn, unless a newer one has taken its place meanwhile."""
        async with self._busy:
            if self._waiting.get(place) is turn:
                del self._waiting[place]
            if turn.done():
                return None
            try:
                data = await asyncio.get_running_loop().run_in_executor(
                    self._thread, lambda: self._draw(wanted.scene(), wanted.theme))
            except Exception:
                log.exception("a picture can't be drawn; the text goes without it")
                return None
        picture = self._done[key] = Picture(f"{key}.png", data)
        self._size += len(data)
        while self._size > self._most and len(self._done) > 1:
            _, old = self._done.popitem(last=False)
            self._size -= len(old.data)
        return picture
