"""The store on SQLite: WAL, full sync, one writer, a connection of its own for reading.

Only the process that has the lease writes. `(game, seq)` is a primary key and the snapshot moves on from the seq at
which it was read, so two can't both answer the same question.
"""
from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

import aiosqlite

from bot.process.kill_points import kill_point
from bot.store.lease import Lease
from bot.store.message_names import MessageName
from bot.store.opening import bring, migrate
from bot.store.records import (
    UNFINISHED,
    FinishedTurn,
    Match,
    Place,
    Player,
    SavedDeck,
    Seen,
    StoredEntry,
    StoredGame,
    StoredLesson,
    StoreError,
    Surface,
    Window,
)
from bot.store.schema import LEASED
from bot.store.terms import Terms
from bot.store.writing import Writing

log = logging.getLogger(__name__)
BUSY_SECONDS = 2.0
CLOSED = "the store is closed: this process ends"
OPEN = f"state IN ({', '.join(repr(state) for state in UNFINISHED)})"
KEYS: dict[Place, str] = {"dm": "user", "thread": "game", "channel": "channel"}
"""The column of the surface table that tells the queues of a place apart."""


class Store:
    """An open database. Use `Store.host` or `Store.open`; close it when done."""

    def __init__(
            self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, lease: Lease | None = None) -> None:
        self.lease = lease
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()
        self._closed = False

    @classmethod
    async def host(cls, path: Path, over: bool = False) -> Self:
        """Open it as the one process that hosts its matches: as `open`, with the lease taken before anything changes.

        With `over` another process loses it at once. Raises Taken if another has it, or StoreError.
        """
        await asyncio.to_thread(migrate, path, LEASED)
        lease = await Lease.take(path, over)
        try:
            return await cls.open(path, lease)
        except BaseException:
            await lease.give_back()
            raise

    @classmethod
    async def open(cls, path: Path | str, lease: Lease | None = None) -> Self:
        """Open or create the file and bring its tables up to date; with a lease only its holder writes.

        Raises StoreError for a file that can't be opened, is damaged, belongs to something else or is newer than this
        program; then the file is as it was.
        """
        path = Path(path)
        migrations = await asyncio.to_thread(migrate if lease is None else bring, path)
        log.info("database open, migrations applied: %d", migrations)
        try:
            return cls(await _connect(path), await _connect(path), lease)
        except sqlite3.OperationalError as error:
            raise StoreError(f"{path}: {error}") from error

    async def close(self) -> None:
        """Let a running transaction end, close the file, and give the lease back."""
        async with self._turn:
            self._closed = True
            await self._writer.close()
            await self._reader.close()
            if self.lease is not None:
                await self.lease.give_back()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Writing]:
        """One transaction: everything in the block is stored, or nothing. Raises Conflict or StoreError.

        It is LeaseLost when this process is no longer the one that hosts.
        """
        async with self._turn:
            if self._closed:
                raise StoreError(CLOSED)
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                try:
                    if self.lease is not None:
                        await self.lease.fence(self._writer)
                    yield Writing(self._writer)
                    kill_point("before-commit")
                    await self._writer.execute("COMMIT")
                    kill_point("after-commit")
                except BaseException:
                    await asyncio.shield(self._writer.rollback())
                    raise
            except sqlite3.OperationalError as error:
                raise StoreError(str(error)) from error

    # reading ----------------------------------------------------------------------------------------------------------

    async def match(self, match: str) -> Match | None:
        """A match by its id, None for an unknown one."""
        found = await self._matches("WHERE id = ?", (match,))
        return found[0] if found else None

    async def matches_of(self, user: int) -> list[Match]:
        """The unfinished matches of a user, newest first."""
        mine = "id IN (SELECT match FROM player WHERE user = ?)"
        return await self._matches(f"WHERE {OPEN} AND {mine} ORDER BY created DESC", (user,))

    async def rematch(self, match: str) -> Match | None:
        """The newest rematch of a match, unless it was closed before it began."""
        newest = "WHERE rematch_of = ? AND state != 'closed' ORDER BY created DESC LIMIT 1"
        found = await self._matches(newest, (match,))
        return found[0] if found else None

    async def match_in(self, thread: int) -> Match | None:
        """The match of a thread."""
        found = await self._matches("WHERE thread = ?", (thread,))
        return found[0] if found else None

    async def matches_in(self, guild: int) -> list[Match]:
        """The unfinished matches of a server."""
        return await self._matches(f"WHERE {OPEN} AND guild = ?", (guild,))

    async def unfinished(self) -> list[Match]:
        """All unfinished matches."""
        return await self._matches(f"WHERE {OPEN}", ())

    async def running(self) -> list[str]:
        """The ids of all running matches."""
        return await self._ids("state = 'running'")

    async def ready(self) -> list[str]:
        """The ids of the matches in which everybody is ready, and no game has begun."""
        return await self._ids(
            "state = 'decks' AND NOT EXISTS (SELECT * FROM player WHERE match = match.id AND NOT ready)")

    async def agreed(self) -> list[str]:
        """The ids of the matches that wait for nobody, and yet have not been taken up."""
        return await self._ids("state = 'invited' AND NOT EXISTS (SELECT * FROM player WHERE match = match.id"
                               " AND (NOT accepted OR (user = 0 AND level = '')))")

    async def expired(self, now: float) -> list[str]:
        """The ids of the invitations that have ended unanswered."""
        return await self._ids("state = 'invited' AND expires > 0 AND expires <= ?", now)

    async def absent(self, now: float, patience: float, match: str | None = None,
                     asked_for: float | None = None, closed: bool = False) -> list[tuple[str, int]]:
        """The matches and seats of those who were asked something so many seconds ago, were not told, and are away.

        They are away if they haven't clicked on anything for as long; `asked_for`: how long they have been asked, if
        that is something else; `closed`: only those who get no private messages. A time that is as far in the future
        counts too: the clock was set back, and a question must not wait until it has caught up. Who has passed needn't
        come; those who are called in the thread are called all the same, as everybody sees whether they are.
        """
        rows = await self._rows(
            "SELECT player.match, seat FROM player JOIN match ON match.id = player.match"
            " WHERE state IN ('running', 'between') AND asked > told AND level = ''"
            " AND abs(?1 - asked_at) >= ?4 AND abs(?1 - clicked) >= ?2"
            " AND (?3 IS NULL OR player.match = ?3) AND (dms_closed OR NOT ?5)"
            " AND (dms_closed OR NOT EXISTS (SELECT * FROM passing WHERE by != ''"
            " AND passing.match = player.match AND passing.seat = player.seat AND number = asked))"
            " ORDER BY asked_at", (now, patience, match, patience if asked_for is None else asked_for, closed))
        return [(str(row["match"]), int(row["seat"])) for row in rows]

    async def computers_asked(self) -> list[str]:
        """The ids of the matches in which a computer is asked something."""
        return await self._ids("state IN ('running', 'between')"
                               " AND id IN (SELECT match FROM player WHERE level != '' AND asked >= 0)")

    async def game(self, game: str) -> StoredGame | None:
        """A game with its newest snapshot."""
        rows = await self._rows("SELECT secret, pins, seq, data, started, ended FROM game JOIN snapshot ON game = id"
                                " WHERE id = ?", (game,))
        return StoredGame(*rows[0]) if rows else None

    async def practised(self, now: float, lately: float) -> int:
        """In how many unfinished matches with computers something has happened in the last so many seconds."""
        theirs = "(SELECT match FROM player WHERE level != '')"
        busy = "(SELECT match FROM player WHERE abs(?1 - max(asked_at, clicked)) < ?2)"
        where = f"{OPEN} AND id IN {theirs} AND (abs(?1 - created) < ?2 OR id IN {busy})"
        return len(await self._ids(where, now, lately))

    async def series(self, match: str) -> bytes | None:
        """A match of several games as the engine keeps it; None for any other."""
        rows = await self._rows("SELECT data FROM series WHERE match = ?", (match,))
        return bytes(rows[0]["data"]) if rows else None

    async def beginning(self, match: str) -> tuple[bytes, bytes] | None:
        """What the game of a match begins with, where that isn't decks: its snapshot, and its pins."""
        rows = await self._rows("SELECT snapshot, pins FROM beginning WHERE match = ?", (match,))
        return (bytes(rows[0]["snapshot"]), bytes(rows[0]["pins"])) if rows else None

    async def seq(self, game: str) -> int:
        """The seq of a game's snapshot, -1 if there is none."""
        rows = await self._rows("SELECT seq FROM snapshot WHERE game = ?", (game,))
        return int(rows[0]["seq"]) if rows else -1

    async def entries(self, game: str) -> list[StoredEntry]:
        """A game's log, oldest first."""
        rows = await self._rows("SELECT * FROM entry WHERE game = ? ORDER BY seq", (game,))
        return [StoredEntry(row["seq"], row["seat"], row["by"], row["kind"], row["number"],
                            tuple(json.loads(row["keys"])), tuple(json.loads(row["lines"])),
                            tuple((what, seat, n) for what, seat, n in json.loads(row["milestones"]))) for row in rows]

    async def turn(self, game: str, number: int) -> tuple[str, tuple[str, ...]] | None:
        """Heading and lines of a turn that has ended."""
        rows = await self._rows("SELECT heading, lines FROM turn WHERE game = ? AND number = ?", (game, number))
        return (str(rows[0]["heading"]), tuple(json.loads(rows[0]["lines"]))) if rows else None

    async def turns(self, game: str, first: int, before: int | None = None) -> tuple[FinishedTurn, ...]:
        """The turns of a game that have ended, from that one on, those before another one."""
        rows = await self._rows("SELECT number, heading, lines FROM turn WHERE game = ?1 AND number >= ?2"
                                " AND (?3 IS NULL OR number < ?3) ORDER BY number", (game, first, before))
        return tuple(FinishedTurn(row["number"], row["heading"], tuple(json.loads(row["lines"]))) for row in rows)

    async def draft(self, game: str, seat: int) -> tuple[int, tuple[str, ...]]:
        """The decision and the path of what a seat is composing; (-1, ()) if nothing."""
        rows = await self._rows("SELECT number, path FROM draft WHERE game = ? AND seat = ?", (game, seat))
        return (int(rows[0]["number"]), tuple(json.loads(rows[0]["path"]))) if rows else (-1, ())

    async def window(self, match: str, seat: int) -> Window | None:
        """The window that was opened last for a seat."""
        rows = await self._rows("SELECT number, opened, due, by FROM passing WHERE match = ? AND seat = ?",
                                (match, seat))
        return Window(*rows[0]) if rows else None

    async def passing(self, now: float) -> list[str]:
        """The ids of the running matches in which a window was passed, and may be seen to be."""
        return await self._ids("state = 'running' AND id IN (SELECT match FROM passing WHERE by != ''"
                               " AND (due <= ?1 OR opened > ?1))", now)

    async def surface(self, game: str, name: MessageName) -> Surface | None:
        """One message of a match."""
        rows = await self._rows("SELECT * FROM surface WHERE game = ? AND name = ?", (game, name))
        return Surface(**dict(rows[0])) if rows else None

    async def surfaces(self, game: str) -> list[Surface]:
        """All messages of a match, in the order in which they came to be."""
        return [Surface(**dict(row))
                for row in await self._rows("SELECT * FROM surface WHERE game = ? ORDER BY rowid", (game,))]

    async def stands(self, message: int) -> bool:
        """Whether it is known what this message stands for."""
        return bool(await self._rows("SELECT 1 FROM surface WHERE message = ? LIMIT 1", (message,)))

    async def due(self, game: str | None = None) -> list[Surface]:
        """The messages that Discord does not yet have as they should be."""
        where = "wanted > shown AND (?1 IS NULL OR game = ?1)"
        rows = await self._rows(f"SELECT * FROM surface WHERE {where} ORDER BY rowid", (game,))  # noqa: S608 - ours
        return [Surface(**dict(row)) for row in rows]

    async def queue(self, place: Place, key: str) -> list[Surface]:
        """The due messages of one queue of the outbox, in the order in which they came to be.

        `key` is the user for private messages, the match for a thread, otherwise the channel.
        """
        # the place written out, for the partial indexes
        where = f"wanted > shown AND place = '{place}' AND {KEYS[place]} = ?"
        rows = await self._rows(f"SELECT * FROM surface WHERE {where} ORDER BY rowid", (key,))  # noqa: S608 - ours
        return [Surface(**dict(row)) for row in rows]

    async def fact(self, name: str) -> str:
        """A remembered fact of the bot itself, empty if there is none."""
        rows = await self._rows("SELECT value FROM fact WHERE name = ?", (name,))
        return str(rows[0]["value"]) if rows else ""

    async def shared(self, message: int) -> bool:
        """Whether that look-up was posted for everybody."""
        return bool(await self._rows("SELECT 1 FROM shared WHERE message = ?", (message,)))

    async def decks_of(self, user: int) -> list[SavedDeck]:
        """The decks that a user has saved, by name."""
        return await self._decks("user = ? ORDER BY key", user)

    async def deck_named(self, user: int, key: str) -> SavedDeck | None:
        """The deck of a user with that key."""
        found = await self._decks("user = ? AND key = ?", user, key)
        return found[0] if found else None

    async def deck_numbered(self, user: int, number: int) -> SavedDeck | None:
        """The deck of a user with that number."""
        found = await self._decks("user = ? AND id = ?", user, number)
        return found[0] if found else None

    async def preferences(self, user: int) -> dict[str, str]:
        """What a user has ever preferred: name and value."""
        rows = await self._rows("SELECT name, value FROM preference WHERE user = ? ORDER BY name", (user,))
        return {str(row["name"]): str(row["value"]) for row in rows}

    async def lessons(self, user: int) -> list[StoredLesson]:
        """The lessons that a user has begun or done."""
        rows = await self._rows("SELECT * FROM lesson WHERE user = ? ORDER BY name", (user,))
        return [StoredLesson(row["name"], row["run"], bool(row["current"]), row["changed"], row["done"])
                for row in rows]

    async def solved(self, user: int) -> dict[str, float]:
        """The puzzles that a user has solved: their names, and when that was."""
        rows = await self._rows("SELECT puzzle, at FROM solved WHERE user = ? ORDER BY at", (user,))
        return {str(row["puzzle"]): float(row["at"]) for row in rows}

    async def every_match_of(self, user: int) -> list[Match]:
        """All matches of a user that are kept, newest first, those that have ended too."""
        return await self._matches("WHERE id IN (SELECT match FROM player WHERE user = ?) ORDER BY created DESC",
                                   (user,))

    async def answers_of(self, game: str, seat: int) -> list[tuple[float, int, tuple[str, ...]]]:
        """What a seat has answered in a game: when, to which question, and what."""
        rows = await self._rows("SELECT at, number, keys FROM entry WHERE game = ? AND seat = ? ORDER BY seq",
                                (game, seat))
        return [(float(row["at"]), int(row["number"]), tuple(json.loads(row["keys"]))) for row in rows]

    async def _decks(self, where: str, *given: object) -> list[SavedDeck]:
        sql = f"SELECT id, user, name, cards, saved FROM deck WHERE {where}"  # noqa: S608 - `where` is ours
        return [SavedDeck(*row) for row in await self._rows(sql, given)]

    async def _matches(self, where: str, given: Iterable[object]) -> list[Match]:
        found = []
        games = "(SELECT count(*) FROM game WHERE game.match = match.id) AS games"
        for row in await self._rows(f"SELECT *, {games} FROM match {where}", given):  # noqa: S608 - `where` is ours
            seats = await self._rows("SELECT * FROM player WHERE match = ? ORDER BY seat", (row["id"],))
            found.append(_match(row, seats))
        return found

    async def _ids(self, where: str, *given: object) -> list[str]:
        sql = f"SELECT id FROM match WHERE {where} ORDER BY created"  # noqa: S608 - `where` is ours
        return [str(row["id"]) for row in await self._rows(sql, given)]

    async def _rows(self, sql: str, given: Iterable[object] = ()) -> list[sqlite3.Row]:
        try:
            # in one go: an open cursor would keep others in the past
            return list(await self._reader.execute_fetchall(sql, tuple(given)))
        except sqlite3.OperationalError as error:
            raise StoreError(str(error)) from error
        except (sqlite3.ProgrammingError, ValueError) as error:  # what libraries say of a closed one
            if self._closed:
                raise StoreError(CLOSED) from error
            raise


def _match(row: sqlite3.Row, seats: list[sqlite3.Row]) -> Match:
    players = tuple(Player(p["seat"], p["user"], p["name"], p["deck"], bool(p["ready"]), bool(p["accepted"]),
                           p["asked"], p["asked_at"], p["told"], p["clicked"], p["dms_closed"], bool(p["held"]),
                           p["own"], p["orders"], Seen(p["seen_turn"], p["seen_lines"], p["seen_last"]),
                           p["reminded"], p["level"])
                    for p in seats)
    return Match(row["id"], row["state"], row["guild"], row["channel"], row["lobby"], row["thread"], row["created"],
                 row["started"], row["ended"], players, row["why"], row["trouble"], row["expires"],
                 Terms(row["mode"], row["form"], row["speed"], bool(row["masking"]), bool(row["spectators"]),
                       row["edition"]),
                 bool(row["open"]), row["games"], row["rematch_of"], row["lost"])


async def _connect(path: Path | str) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
    connection.row_factory = sqlite3.Row
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        await connection.execute(f"PRAGMA {pragma}")
    return connection
