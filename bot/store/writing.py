"""What can be written within one transaction."""
from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable, Sequence
from typing import Any

import aiosqlite

from bot.store.records import Conflict, Player, StoredEntry

MATCH_FIELDS = ("state", "lobby", "thread", "started", "ended", "why", "trouble")
PLAYER_FIELDS = ("name", "deck", "ready", "accepted", "asked_turn", "clicked", "dms_closed", "held")
SURFACE_FIELDS = ("channel", "message", "created", "shown", "tried", "mark")


class Writing:
    """An open transaction of `Store.write`; not to be kept beyond it."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def _run(self, sql: str, *given: Any) -> int:
        async with self._connection.execute(sql, given) as cursor:
            return cursor.rowcount

    async def _set(self, table: str, allowed: Sequence[str], where: str, key: Sequence[Any], values: dict[str, Any]) -> int:
        if strange := set(values) - set(allowed):
            raise ValueError(f"{table} has no {', '.join(sorted(strange))}")
        named = ", ".join(f"{name} = ?" for name in values)
        return await self._run(f"UPDATE {table} SET {named} WHERE {where}", *values.values(), *key)  # noqa: S608 - names are checked

    # matches --------------------------------------------------------------------------------------------------------------------

    async def add_match(self, match: str, guild: int, channel: int, players: Iterable[Player]) -> None:
        """A new invitation. Raises Conflict if the id is taken."""
        try:
            await self._run("INSERT INTO match (id, state, guild, channel, created) VALUES (?, 'invited', ?, ?, ?)",
                            match, guild, channel, time.time())
        except sqlite3.IntegrityError as error:
            raise Conflict(match) from error
        for player in players:
            await self._run("INSERT INTO player (match, seat, user, name, accepted) VALUES (?, ?, ?, ?, ?)",
                            match, player.seat, player.user, player.name, player.accepted)

    async def set_match(self, match: str, **values: Any) -> None:
        """Change fields of a match."""
        await self._set("match", MATCH_FIELDS, "id = ?", [match], values)

    async def move_match(self, match: str, before: str, after: str, **values: Any) -> None:
        """Bring a match from one state to the next. Raises Conflict if it is not in the first."""
        changed = await self._set("match", MATCH_FIELDS, "id = ? AND state = ?", [match, before], {"state": after, **values})
        if not changed:
            raise Conflict(f"{match} is not {before}")

    async def set_player(self, match: str, seat: int, **values: Any) -> None:
        """Change fields of one player."""
        await self._set("player", PLAYER_FIELDS, "match = ? AND seat = ?", [match, seat], values)

    # games ----------------------------------------------------------------------------------------------------------------------

    async def add_game(self, game: str, secret: bytes, pins: bytes, setup: str, seq: int, snapshot: bytes) -> None:
        """A game as it begins. Raises Conflict if there is one already."""
        try:
            await self._run("INSERT INTO game (id, secret, pins, setup) VALUES (?, ?, ?, ?)", game, secret, pins, setup)
        except sqlite3.IntegrityError as error:
            raise Conflict(game) from error
        await self._run("INSERT INTO snapshot (game, seq, data) VALUES (?, ?, ?)", game, seq, snapshot)

    async def append(self, game: str, before: int, after: int, entry: StoredEntry, snapshot: bytes) -> None:
        """Append an entry and replace the snapshot that stood at `before`. Raises Conflict if it doesn't stand there any more."""
        changed = await self._run("UPDATE snapshot SET seq = ?, data = ? WHERE game = ? AND seq = ?", after, snapshot, game, before)
        if changed != 1:
            raise Conflict(f"{game} is not at {before}")
        try:
            await self._run("INSERT INTO entry (game, seq, seat, by, kind, number, keys, lines, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                            game, entry.seq, entry.seat, entry.by, entry.kind, entry.number, json.dumps(entry.keys),
                            json.dumps(entry.lines), time.time())
        except sqlite3.IntegrityError as error:
            raise Conflict(f"{game} has {entry.seq} already") from error

    async def end_turn(self, game: str, number: int, heading: str, lines: Iterable[str]) -> None:
        """Keep what a finished turn's message shows."""
        await self._run("INSERT OR REPLACE INTO turn (game, number, heading, lines) VALUES (?, ?, ?, ?)",
                        game, number, heading, json.dumps(list(lines)))

    async def set_draft(self, game: str, seat: int, number: int, path: Sequence[str]) -> None:
        """Keep what a seat is composing; an empty path forgets it."""
        if path:
            await self._run("INSERT OR REPLACE INTO draft (game, seat, number, path) VALUES (?, ?, ?, ?)",
                            game, seat, number, json.dumps(list(path)))
        else:
            await self._run("DELETE FROM draft WHERE game = ? AND seat = ?", game, seat)

    # what Discord must be told --------------------------------------------------------------------------------------------------

    async def tell(self, game: str, name: str, place: str, user: int = 0) -> None:
        """Make a message due: sent if it is not there yet, edited otherwise. However often this is said, it is sent once."""
        await self._run("INSERT INTO surface (game, name, place, user) VALUES (?, ?, ?, ?)"
                        " ON CONFLICT (game, name) DO UPDATE SET wanted = wanted + 1", game, name, place, user)

    async def renew(self, game: str, name: str) -> None:
        """Send a message anew next time. The old one becomes a message `gone:ID` of its own, due for being emptied."""
        await self._run("INSERT OR IGNORE INTO surface (game, name, place, user, channel, message, created)"
                        " SELECT game, 'gone:' || message, place, user, channel, message, created FROM surface"
                        " WHERE game = ? AND name = ? AND message > 0", game, name)
        await self._run("UPDATE surface SET message = 0, tried = 0, mark = '', wanted = wanted + 1 WHERE game = ? AND name = ?", game, name)

    async def set_surface(self, game: str, name: str, **values: Any) -> None:
        """Note where a message stands and what it shows."""
        await self._set("surface", SURFACE_FIELDS, "game = ? AND name = ?", [game, name], values)

    async def drop_surface(self, game: str, name: str) -> None:
        """Forget a message."""
        await self._run("DELETE FROM surface WHERE game = ? AND name = ?", game, name)

    async def leave_thread(self, game: str, kept: Iterable[str]) -> None:
        """The thread of a match is gone with all its messages; those of these names are to be sent anew into another one."""
        names = sorted(kept)
        listed = ", ".join("?" * len(names))
        await self._run(f"DELETE FROM surface WHERE game = ? AND place = 'thread' AND name NOT IN ({listed})", game, *names)  # noqa: S608
        await self._run("UPDATE surface SET channel = 0, message = 0, tried = 0, mark = '', wanted = wanted + 1"
                        " WHERE game = ? AND place = 'thread'", game)

    async def doubt(self) -> None:
        """Of no message that is due it is certain what it shows: somebody may have ended after changing it and before saying so."""
        await self._run("UPDATE surface SET mark = '' WHERE wanted > shown AND mark != ''")

    async def set_fact(self, name: str, value: str) -> None:
        """Remember a fact of the bot itself."""
        await self._run("INSERT OR REPLACE INTO fact (name, value) VALUES (?, ?)", name, value)
