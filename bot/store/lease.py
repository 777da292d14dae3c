"""The lease: the one row that says which process hosts the matches of a database, and that it still lives.

Only its holder writes and talks to Discord. Clocks of the day decide nothing here, for they are set: whether a process
lives is told by its kernel where that can be asked, otherwise by whether its sign of life changes while one watches.
"""
from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, Self

import aiosqlite

from bot.process.lifeline import Lifeline, boot
from bot.store.opening import reading, there
from bot.store.records import StoreError
from bot.store.schema import LEASED

log = logging.getLogger(__name__)
EVERY = 2.0
"""Seconds between two signs of life."""
LOOKS, LOOK_EVERY = 40, 0.25
"""How often one looks for a sign, and the seconds between. Looks are counted, as a clock may leap over a sleep."""
STALE = LOOKS * LOOK_EVERY
"""Seconds without a sign after which a process doesn't host any more."""
BUSY_SECONDS = 2.0
State = Literal["starting", "well", "unwell"]
"""How a bot is: its start isn't over; its loop and its gateway work; its gateway doesn't."""
COLUMNS = "holder, host, boot, pid, started, sign, state, since"
ROW = f"SELECT {COLUMNS} FROM lease"  # noqa: S608 - ours


class Taken(StoreError):
    """Another process hosts the matches of this database."""


class LeaseLost(StoreError):
    """Another process has taken this one's place: it must not write any more."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A process that hosts. `holder` is a random number; `started` is by the clock of the day, only for people.

    `sign` (of life) and `since` (in this state) are seconds since its computer's start, which nobody can set.
    """

    holder: int
    host: str
    boot: str
    pid: int
    started: float
    sign: float
    state: State
    since: float

    def __str__(self) -> str:
        began = datetime.fromtimestamp(self.started, UTC)
        return f"process {self.pid} on {self.host}, which began {began:%Y-%m-%d %H:%M:%S} UTC"

    @property
    def here(self) -> bool:
        """Whether it runs, or ran, under this kernel, so that the age of its sign is known."""
        return bool(self.boot) and self.boot == boot()

    @property
    def age(self) -> float:
        """Seconds since its last sign, for one that is `here`."""
        return max(0.0, time.monotonic() - self.sign)

    def ended(self, database: Path) -> bool:
        """Whether it has ended for certain."""
        return self.here and Lifeline(database).cut(self.holder)


def holder_of(database: Path) -> Holder | None:
    """Who hosts, by what is stored. Only reads. Raises StoreError, which is Forbidden if this user may not know."""
    if not there(database):
        return None
    with reading(database) as file:
        if file.execute("PRAGMA user_version").fetchone()[0] < LEASED:
            return None
        return _holder(file.execute(ROW).fetchall())


def _holder(rows: Iterable[Iterable[object]]) -> Holder | None:
    return next((Holder(*row) for row in rows), None)  # type: ignore[arg-type]


def _key(holder: Holder | None) -> tuple[int, float]:
    return (0, 0.0) if holder is None else (holder.holder, holder.sign)


class Lease:
    """This process's lease. Use `Lease.take`; give it back when done. `lost` is set once another process has it."""

    def __init__(self, path: Path, signs: aiosqlite.Connection) -> None:
        self.number = secrets.randbits(48)
        self.lost = asyncio.Event()
        self._path = path
        self._signs = signs
        self._look = sqlite3.connect(path, timeout=0.0)
        self._lifeline = Lifeline(path)
        self._state: State = "starting"
        self._since = time.monotonic()

    @classmethod
    async def take(cls, path: Path, over: bool = False) -> Self:
        """Take the lease of a database: at once with `over`, or when nobody has it who may live.

        Otherwise its holder is watched. Raises Taken if that gives a sign of life, or StoreError.
        """
        with _stored(path):
            signs = await aiosqlite.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
        lease = cls(path, signs)
        try:
            await signs.execute("PRAGMA synchronous = NORMAL")  # a sign of life needn't survive a power cut
            await lease._win(over)
        except BaseException:
            await lease._close()
            raise
        return lease

    async def _win(self, over: bool) -> None:
        first = holder = await self._holder()
        for look in range(LOOKS + 1):
            if over or holder is None or look == LOOKS or holder.ended(self._path):
                if await self._replace(holder, over):
                    return
                break
            if look == 0:
                log.warning("%s has not given the lease back; watching whether it lives, %.0f s at most", holder, STALE)
            await asyncio.sleep(LOOK_EVERY)
            holder = await self._holder()
            if holder is not None and _key(holder) != _key(first):
                break
        told = f", last sign of life {holder.age:.1f} s ago" if holder is not None and holder.here else ""
        raise Taken(f"its matches are hosted by {await self._holder()}{told}. Stop that one first, or let this one "
                    "take its place: python -m bot host --take-over")

    async def _replace(self, before: Holder | None, over: bool) -> bool:
        """Write this process into the row, unless that has changed since it was read; whether it was done."""
        proof = boot() if self._lifeline.hold(self.number) else ""  # who can't prove its life isn't asked for it
        sets = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS.split(", "))
        sql = (f"INSERT INTO lease (one, {COLUMNS}) VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 - ours
               f" ON CONFLICT (one) DO UPDATE SET {sets} WHERE ? OR (holder, sign) = (?, ?)")
        done = await self._run(sql, self.number, socket.gethostname(), proof, os.getpid(), time.time(),
                               time.monotonic(), self._state, self._since, over, *_key(before))
        if done and before is not None:
            log.warning("took the place of %s", before)
        return done

    # while it is held -------------------------------------------------------------------------------------------------

    async def give_sign(self, state: State) -> None:
        """Say that this process lives, and how it is. What fails is tried again with the next sign."""
        if state != self._state:
            self._state, self._since = state, time.monotonic()
        try:
            if not await self._run("UPDATE lease SET sign = ?, state = ?, since = ? WHERE holder = ?", time.monotonic(),
                                   state, self._since, self.number):
                self._judge(await self._holder())
        except StoreError as error:
            log.warning("no sign of life can be given: %s", error)

    def held(self) -> bool:
        """Whether this process holds it now. It is asked before each word to Discord: a glance, on the event loop."""
        try:
            return self._judge(_holder(self._look.execute(ROW).fetchall()))
        except sqlite3.Error as error:
            log.warning("the lease can't be read: %s", error)
            return False

    async def fence(self, writer: aiosqlite.Connection) -> None:
        """Let only the holder's transaction go on, which has begun and keeps others out. Raises LeaseLost."""
        if not self._judge(_holder(await writer.execute_fetchall(ROW))):
            raise LeaseLost("another process hosts the matches of this database now")

    def _judge(self, holder: Holder | None) -> bool:
        """Whether that is this process. Once it was another it stays lost, for nobody writes this number again."""
        if holder is not None and holder.holder == self.number:
            return True
        if not self.lost.is_set():
            self.lost.set()
            log.error("the lease is lost to %s: this process stores and sends nothing more, and ends", holder)
        return False

    async def give_back(self) -> None:
        """Let others have it at once."""
        try:
            await self._run("DELETE FROM lease WHERE holder = ?", self.number)
        except StoreError as error:
            log.warning("the lease is not given back: %s", error)
        await self._close()

    async def _close(self) -> None:
        await self._signs.close()
        self._look.close()
        self._lifeline.close()

    async def _holder(self) -> Holder | None:
        with _stored(self._path):
            return _holder(await self._signs.execute_fetchall(ROW))

    async def _run(self, sql: str, *given: object) -> bool:
        with _stored(self._path):
            async with self._signs.execute(sql, given) as cursor:
                return cursor.rowcount == 1


@contextmanager
def _stored(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        raise StoreError(f"{path}: {error}") from error
