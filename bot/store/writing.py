"""What can be written within one transaction."""
from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict, Unpack

import aiosqlite

from bot.store.message_names import MessageKind, MessageName
from bot.store.records import Conflict, MatchState, Place, Player, Seen, StoredEntry, Surface, Trouble, Window, game_id
from bot.store.terms import DUEL, Terms

SHARED_LIFE = 30 * 24 * 3600.0
"""Seconds for which it is known that a look-up was shared. Its button goes away then, and a client that shows an
ephemeral message still as it was doesn't run that long."""

Value = str | int | float | bytes
"""What a column holds."""


class MatchChanges(TypedDict, total=False):
    """What can change of a match, besides its state."""

    lobby: int
    thread: int
    expires: float
    started: float
    ended: float
    why: str
    trouble: Trouble


class PlayerChanges(TypedDict, total=False):
    """What can change of a player."""

    user: int
    name: str
    deck: str
    own: str
    ready: bool
    accepted: bool
    told: int
    dms_closed: int
    held: bool
    reminded: int
    orders: str
    level: str


class SurfaceChanges(TypedDict, total=False):
    """What can change of a message by itself."""

    channel: int
    message: int
    created: float
    shown: int
    tried: float
    mark: str


class Writing:
    """An open transaction of `Store.write`; not to be kept beyond it."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def _run(self, sql: str, *given: object) -> int:
        async with self._connection.execute(sql, given) as cursor:
            return cursor.rowcount

    async def _set(self, table: str, known: type[MatchChanges | PlayerChanges | SurfaceChanges], where: str,
                   key: Sequence[Value], values: Mapping[str, object]) -> int:
        if strange := set(values) - {*known.__annotations__, "state"}:
            raise ValueError(f"{table} has no {', '.join(sorted(strange))}")
        named = ", ".join(f"{name} = ?" for name in values)
        sql = f"UPDATE {table} SET {named} WHERE {where}"  # noqa: S608 - names are checked
        return await self._run(sql, *values.values(), *key)

    # matches ----------------------------------------------------------------------------------------------------------

    async def add_match(self, match: str, guild: int, channel: int, players: Iterable[Player],
                        terms: Terms = DUEL, expires: float = 0.0, open_: bool = False, rematch_of: str = "",
                        lost: int = -1) -> None:
        """A new invitation, or an open table. Raises Conflict if the id is taken."""
        try:
            await self._run("INSERT INTO match (id, state, guild, channel, created, expires, open, rematch_of, lost)"
                            " VALUES (?, 'invited', ?, ?, ?, ?, ?, ?, ?)",
                            match, guild, channel, time.time(), expires, open_, rematch_of, lost)
        except sqlite3.IntegrityError as error:
            raise Conflict(match) from error
        await self.set_terms(match, terms)
        for player in players:
            await self.add_player(match, player)

    async def add_player(self, match: str, player: Player) -> None:
        """A seat of a match, taken or free."""
        await self._run("INSERT INTO player (match, seat, user, name, accepted, deck, own, ready, level)"
                        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", match, player.seat, player.user, player.name,
                        player.accepted, player.deck, player.own, player.ready, player.level)

    async def drop_seats(self, match: str, left: int) -> None:
        """Take the seats away from that number on."""
        await self._run("DELETE FROM player WHERE match = ? AND seat >= ?", match, left)

    async def set_terms(self, match: str, terms: Terms) -> None:
        """Change the terms of a match."""
        named = ", ".join(f"{name} = ?" for name in Terms._fields)
        await self._run(f"UPDATE match SET {named} WHERE id = ?", *terms, match)  # noqa: S608 - names are ours

    async def set_match(self, match: str, **values: Unpack[MatchChanges]) -> None:
        """Change fields of a match."""
        await self._set("match", MatchChanges, "id = ?", [match], values)

    async def move_match(self, match: str, before: MatchState, after: MatchState,
                         **values: Unpack[MatchChanges]) -> None:
        """Bring a match from one state to the next. Raises Conflict if it is not in the first."""
        changes = {"state": after, **values}
        changed = await self._set("match", MatchChanges, "id = ? AND state = ?", [match, before], changes)
        if not changed:
            raise Conflict(f"{match} is not {before}")

    async def set_player(self, match: str, seat: int, **values: Unpack[PlayerChanges]) -> None:
        """Change fields of one player."""
        await self._set("player", PlayerChanges, "match = ? AND seat = ?", [match, seat], values)

    async def set_seen(self, match: str, seat: int, seen: Seen) -> None:
        """Note how far a player has read."""
        await self._run("UPDATE player SET seen_turn = ?, seen_lines = ?, seen_last = ? WHERE match = ? AND seat = ?",
                        *seen, match, seat)

    async def ask(self, match: str, seat: int, number: int) -> bool:
        """Note which question is open for a seat (-1: none), since now if it wasn't already; whether it wasn't."""
        return await self._run("UPDATE player SET asked = ?1, asked_at = ?2 WHERE match = ?3 AND seat = ?4"
                               " AND asked != ?1", number, time.time(), match, seat) > 0

    async def note_clicks(self, clicks: Mapping[tuple[str, int], float]) -> None:
        """Note when users last clicked in a match (“”: in all of theirs). It counts in matches that are played."""
        rows = sorted((at, user, match) for (match, user), at in clicks.items())  # the last one counts
        await self._connection.executemany(
            "UPDATE player SET clicked = ? WHERE user = ? AND ? IN (match, '')"
            " AND match IN (SELECT id FROM match WHERE state IN ('running', 'between'))", rows)

    # games ------------------------------------------------------------------------------------------------------------

    async def add_game(self, match: str, secret: bytes, pins: bytes, setup: str, seq: int, snapshot: bytes,
                       number: int = 1) -> None:
        """A game of a match as it begins, the first or that of a number. Raises Conflict if it is there already."""
        game = game_id(match, number)
        try:
            await self._run("INSERT INTO game (id, match, number, secret, pins, setup, started, ended)"
                            " VALUES (?, ?, ?, ?, ?, ?, ?, 0)", game, match, number, secret, pins, setup, time.time())
        except sqlite3.IntegrityError as error:
            raise Conflict(game) from error
        await self._run("INSERT INTO snapshot (game, seq, data) VALUES (?, ?, ?)", game, seq, snapshot)

    async def append(self, game: str, before: int, after: int, entry: StoredEntry, snapshot: bytes) -> None:
        """Append an entry and replace the snapshot that stood at `before`.

        Raises Conflict if it stands there no more.
        """
        changed = await self._run("UPDATE snapshot SET seq = ?, data = ? WHERE game = ? AND seq = ?", after, snapshot,
                                  game, before)
        if changed != 1:
            raise Conflict(f"{game} is not at {before}")
        try:
            await self._run("INSERT INTO entry (game, seq, seat, by, kind, number, keys, lines, milestones, at)"
                            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                            game, entry.seq, entry.seat, entry.by, entry.kind, entry.number, json.dumps(entry.keys),
                            json.dumps(entry.lines), json.dumps(entry.milestones), time.time())
        except sqlite3.IntegrityError as error:
            raise Conflict(f"{game} has {entry.seq} already") from error

    async def add_beginning(self, match: str, snapshot: bytes, pins: bytes) -> None:
        """What the game of a match begins with, where that isn't decks."""
        await self._run("INSERT INTO beginning (match, snapshot, pins) VALUES (?, ?, ?)", match, snapshot, pins)

    async def end_game(self, game: str) -> None:
        """Note that a game is over by now."""
        await self._run("UPDATE game SET ended = ? WHERE id = ?", time.time(), game)

    async def add_series(self, match: str, data: bytes) -> None:
        """A match of several games as the engine keeps it."""
        await self._run("INSERT INTO series (match, data) VALUES (?, ?)", match, data)

    async def set_series(self, match: str, before: bytes, after: bytes) -> None:
        """What has become of it. Raises Conflict if it isn't any more as it was before."""
        if not await self._run("UPDATE series SET data = ? WHERE match = ? AND data = ?", after, match, before):
            raise Conflict(f"{match} went on")

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

    async def set_window(self, match: str, seat: int, window: Window) -> None:
        """Note the window that is open for a seat, and who has passed it."""
        await self._run("INSERT OR REPLACE INTO passing (match, seat, number, opened, due, by)"
                        " VALUES (?, ?, ?, ?, ?, ?)", match, seat, *window)

    async def close_windows(self, match: str, asked: Mapping[int, int]) -> None:
        """Forget the windows of all seats that aren't asked that question any more: another may be, when one has left.
        `asked`: the number of the question that is open for each seat."""
        await self._connection.executemany("DELETE FROM passing WHERE match = ? AND seat = ? AND number != ?",
                                           [(match, seat, number) for seat, number in asked.items()])

    # what Discord must be told ----------------------------------------------------------------------------------------

    async def tell(self, game: str, name: MessageName, place: Place, user: int = 0) -> None:
        """Make a message due: sent if it is not there yet, otherwise edited; once, however often this is said."""
        await self._run("INSERT INTO surface (game, name, place, user) VALUES (?, ?, ?, ?)"
                        " ON CONFLICT (game, name) DO UPDATE SET wanted = wanted + 1", game, name, place, user)

    async def renew(self, game: str, name: MessageName) -> None:
        """Make a message due to be sent anew. The old one becomes the message `gone:ID`, which is due to be emptied; or
        `gone:0:WHEN`, which is looked for, where nobody noted whether it was sent."""
        await self._run("INSERT OR IGNORE INTO surface (game, name, place, user, channel, message, created, tried)"
                        " SELECT game, 'gone:' || message || iif(message, '', ':' || CAST(1000 * tried AS INTEGER)),"
                        " place, user, channel, message, created, tried FROM surface"
                        " WHERE game = ? AND name = ? AND (message > 0 OR tried > 0)", game, name)
        await self._run("UPDATE surface SET message = 0, tried = 0, mark = '', wanted = wanted + 1"
                        " WHERE game = ? AND name = ?", game, name)

    async def tell_again(self, game: str, kind: MessageKind) -> None:
        """Make all messages of a kind due that are there."""
        await self._run("UPDATE surface SET wanted = wanted + 1 WHERE game = ? AND name GLOB ?", game, f"{kind}:*")

    async def set_surface(self, game: str, name: MessageName, since: Surface | None = None,
                          **values: Unpack[SurfaceChanges]) -> bool:
        """Note where a message stands and what it shows; whether it is there. With `since`, as it was read, only if no
        other one has taken its place since then: a seat may have been left, and taken again. A click may have said
        meanwhile which message it is."""
        key: list[Value] = [game, name]
        same = ""
        if since is not None:
            same = " AND user = ? AND tried = ? AND message IN (?, ?)"
            key += [since.user, since.tried, since.message, values.get("message", since.message)]
        return await self._set("surface", SurfaceChanges, f"game = ? AND name = ?{same}", key, values) > 0

    async def leave_behind(self, surface: Surface, channel: int, message: int) -> None:
        """Make a message due to be emptied that was sent while whoever it was for left."""
        await self._run("INSERT OR IGNORE INTO surface (game, name, place, user, channel, message, created)"
                        " VALUES (?, ?, ?, ?, ?, ?, ?)", surface.game, f"gone:{message}", surface.place, surface.user,
                        channel, message, time.time())

    async def drop_surface(self, game: str, name: MessageName) -> None:
        """Forget a message."""
        await self._run("DELETE FROM surface WHERE game = ? AND name = ?", game, name)

    async def leave_thread(self, game: str, kept: Iterable[MessageName]) -> None:
        """Forget the messages of a match's thread, which is gone.

        Those of these names become due, to be sent into a new one.
        """
        names = sorted(kept)
        listed = ", ".join("?" * len(names))
        gone = f"game = ? AND place = 'thread' AND name NOT IN ({listed})"
        await self._run(f"DELETE FROM surface WHERE {gone}", game, *names)  # noqa: S608 - it lists only ?
        await self._run("UPDATE surface SET channel = 0, message = 0, tried = 0, mark = '', wanted = wanted + 1"
                        " WHERE game = ? AND place = 'thread'", game)

    async def doubt(self) -> None:
        """Forget what the due messages show: a process may have ended after it changed one and before it noted that."""
        await self._run("UPDATE surface SET mark = '' WHERE wanted > shown AND mark != ''")

    # decks ------------------------------------------------------------------------------------------------------------

    async def save_deck(self, user: int, key: str, name: str, cards: str, most: int) -> bool:
        """Save a deck in place of the user's one with that key; whether there was one.

        Raises Conflict if it would be one more than so many.
        """
        if await self._run("UPDATE deck SET name = ?, cards = ?, saved = ? WHERE user = ? AND key = ?", name, cards,
                           time.time(), user, key):
            return True
        if not await self._run("INSERT INTO deck (user, key, name, cards, saved) SELECT ?1, ?2, ?3, ?4, ?5"
                               " WHERE (SELECT count(*) FROM deck WHERE user = ?1) < ?6", user, key, name, cards,
                               time.time(), most):
            raise Conflict(f"{user} has {most} decks")
        return False

    async def drop_deck(self, user: int, number: int) -> None:
        """Forget a deck of a user."""
        await self._run("DELETE FROM deck WHERE user = ? AND id = ?", user, number)

    # preferences ------------------------------------------------------------------------------------------------------

    async def set_preference(self, user: int, name: str, value: str) -> None:
        """Note what a user prefers."""
        await self._run("INSERT OR REPLACE INTO preference (user, name, value) VALUES (?, ?, ?)", user, name, value)

    # lessons ----------------------------------------------------------------------------------------------------------

    async def set_lesson(self, user: int, name: str, run: str, now: float) -> None:
        """Note how far a lesson has come; it is the one that its user is in."""
        await self.leave_lessons(user)
        await self._run("INSERT INTO lesson (user, name, run, current, changed) VALUES (?, ?, ?, 1, ?)"
                        " ON CONFLICT (user, name) DO UPDATE SET run = excluded.run, current = 1,"
                        " changed = excluded.changed", user, name, run, now)

    async def finish_lesson(self, user: int, name: str, now: float) -> None:
        """Note that a lesson is done."""
        await self._run("INSERT INTO lesson (user, name, changed, done) VALUES (?, ?, ?, ?)"
                        " ON CONFLICT (user, name) DO UPDATE SET run = '', current = 0, changed = excluded.changed,"
                        " done = excluded.done", user, name, now, now)

    async def leave_lessons(self, user: int) -> None:
        """A user is in no lesson any more; how far each has come stays."""
        await self._run("UPDATE lesson SET current = 0 WHERE user = ?", user)

    # puzzles ----------------------------------------------------------------------------------------------------------

    async def set_solved(self, user: int, puzzle: str) -> None:
        """Note that a user has solved a puzzle; the first time counts."""
        await self._run("INSERT OR IGNORE INTO solved (user, puzzle, at) VALUES (?, ?, ?)", user, puzzle, time.time())

    # privacy ----------------------------------------------------------------------------------------------------------

    async def forget_decks(self, user: int) -> int:
        """Forget all decks of a user; how many there were."""
        return await self._run("DELETE FROM deck WHERE user = ?", user)

    async def forget_solved(self, user: int) -> int:
        """Forget which puzzles a user has solved; how many those were."""
        return await self._run("DELETE FROM solved WHERE user = ?", user)

    async def forget_preferences(self, user: int) -> int:
        """Forget what a user prefers; how much that was."""
        return await self._run("DELETE FROM preference WHERE user = ?", user)

    async def forget_lessons(self, user: int) -> int:
        """Forget what lessons a user has begun or done; how many there were."""
        return await self._run("DELETE FROM lesson WHERE user = ?", user)

    async def forget_match(self, match: str) -> bool:
        """Forget a match that has ended and of which Discord knows everything; whether that was so."""
        ended = ("SELECT 1 FROM match WHERE id = ?1 AND state IN ('over', 'closed')"
                 " AND NOT EXISTS (SELECT 1 FROM surface WHERE game = ?1 AND wanted > shown)")
        async with self._connection.execute(ended, (match,)) as cursor:
            if await cursor.fetchone() is None:
                return False
        for table in ("snapshot", "entry", "turn", "draft"):
            games = "SELECT id FROM game WHERE match = ?"
            await self._run(f"DELETE FROM {table} WHERE game IN ({games})", match)  # noqa: S608 - names are ours
        for table, column in (("game", "match"), ("series", "match"), ("beginning", "match"), ("surface", "game"),
                              ("passing", "match"), ("player", "match"), ("match", "id")):
            await self._run(f"DELETE FROM {table} WHERE {column} = ?", match)  # noqa: S608 - names are ours
        return True

    # look-ups ---------------------------------------------------------------------------------------------------------

    async def share(self, message: int) -> None:
        """Note that a look-up is posted for everybody. Raises Conflict if it was before.

        What was noted so long ago that nobody can press its button any more is forgotten.
        """
        await self._run("DELETE FROM shared WHERE at < ?", time.time() - SHARED_LIFE)
        if not await self._run("INSERT OR IGNORE INTO shared (message, at) VALUES (?, ?)", message, time.time()):
            raise Conflict(f"message {message} was shared")

    async def unshare(self, message: int) -> None:
        """Forget that a look-up was posted: it was not."""
        await self._run("DELETE FROM shared WHERE message = ?", message)

    # facts ------------------------------------------------------------------------------------------------------------

    async def set_fact(self, name: str, value: str) -> None:
        """Remember a fact of the bot itself."""
        await self._run("INSERT OR REPLACE INTO fact (name, value) VALUES (?, ?)", name, value)
