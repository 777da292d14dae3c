"""A running game at its table: loaded under its lock, answered, stored, passed on where a standing order says so.

Memory is a cache. What counts is the store: before anything is done the seq is compared, and whoever is behind catches
up.
"""
from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Literal, TypeVar

from bot.prefs.preferences import preferences_of
from bot.store import Match, Store, StoredEntry, StoreError, UnknownMatch, Window
from bot.store.message_names import message_name
from bot.tables import announcements, news, passing
from bot.tables.desk import Desk, one_by_one
from bot.tables.fault_reports import Faulted, report
from bot.tables.locks import Locks
from engine import drafting
from engine.game import Entry, Game
from engine.kernel.decision import Decision, Refused
from engine.rules.formats.legality import Catalogue
from engine.standing import (
    PASS,
    Orders,
    ability_of,
    dumped,
    is_evident,
    is_window,
    loaded,
    responses,
    standing_answer,
    still,
)

log = logging.getLogger(__name__)
T = TypeVar("T")

MOST_STANDING = 500
"""Standing answers in a row after which the players are asked: no game needs as many."""


class Behind(Exception):
    """The game is not where the click thought it was: somebody else was faster."""


class Tables:
    """All games of this process."""

    def __init__(self, store: Store, catalogue: Catalogue, reports: Path, capacity: int = 500) -> None:
        self.store = store
        self.catalogue = catalogue
        self.reports = reports
        self.capacity = capacity
        self.locks = Locks()
        self.cache: OrderedDict[str, Game] = OrderedDict()
        self.delay: passing.Delay = passing.drawn
        self.unsettled: set[str] = set()
        """The matches in which something has yet to follow from what is stored; the upkeep sees to it."""

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[Table]:
        """The table of a match, alone. Raises UnknownMatch, or StoreError."""
        async with self.locks.hold(match):
            found = await self.store.match(match)
            if found is None:
                raise UnknownMatch(match)
            yield Table(self, found, await self.game(match))

    async def game(self, match: str) -> Game | None:
        """The game as the store has it; None before it began."""
        seq = await self.store.seq(match)
        if seq < 0:
            return None
        game = self.cache.get(match)
        if game is None or game.seq != seq:
            stored = await self.store.game(match)
            assert stored is not None
            game = Game.restore(stored.snapshot, stored.pins, self.catalogue)
        self.keep(match, game)
        return game

    async def report(self, match: str, why: Exception | str, attempt: dict[str, object] | None = None) -> None:
        """Leave a report with the replay of a game in the host's folder, made from what is stored."""
        stored, found = await self.store.game(match), await self.store.match(match)
        if stored is not None and found is not None:
            entries = await self.store.entries(match)
            await asyncio.to_thread(report, self.reports, found, why, attempt or {}, stored, entries)

    def keep(self, match: str, game: Game) -> None:
        """Remember a game. Beyond the capacity, drop those not used for longest, but never a locked one."""
        self.cache[match] = game
        self.cache.move_to_end(match)
        for old in list(self.cache):
            if len(self.cache) <= self.capacity:
                break
            if not self.locks.busy(old):
                del self.cache[old]


class Table:
    """A match and its game, while the lock is held. Not to be kept beyond it."""

    def __init__(self, tables: Tables, match: Match, game: Game | None) -> None:
        self._tables = tables
        self.store = tables.store
        self.match = match
        self._game = game
        self._noted = {player.seat: player.asked for player in match.players}
        self._seen = {player.seat: player.seen for player in match.players}

    @property
    def begun(self) -> bool:
        """Whether the game has begun."""
        return self._game is not None

    @property
    def game(self) -> Game:
        """The game. Raises UnknownMatch before it began."""
        if self._game is None:
            raise UnknownMatch(self.match.id)
        return self._game

    def decision(self, seat: int) -> Decision | None:
        """The open decision of a seat."""
        return next((decision for decision in self.game.pending() if decision.seat == seat), None)

    def asked(self) -> dict[int, int]:
        """The number of the question that is open for each seat, -1 for one that is asked nothing."""
        return announcements.questions(self.match, self.game)

    # what a player has before them ------------------------------------------------------------------------------------

    async def desk(
            self, seat: int, marks: tuple[str, ...] | None = None, page: int = 0, alone: bool = False) -> Desk:
        """The question of a seat with what it has composed so far. A draft that no longer fits the game is left out."""
        decision = self.decision(seat)
        decision = drafting.folded(self.game, decision) if decision is not None else None
        number, path = await self.store.draft(self.match.id, seat)
        draft, moves = None, None
        if decision is None or number != decision.number:
            path = ()
        elif path and not one_by_one(decision):
            path = path[:1] if path[0].startswith(drafting.MOVE) else path  # the rest of a move is marked, not stored
            try:
                draft = drafting.keeping(self.game, decision.number, seat, path)
                moves = self.moving(seat, number, path[0], marks or ()) if path[0].startswith(drafting.MOVE) else None
            except Refused:
                path = ()
        if marks is None and decision is not None:
            marks = self.game.proposal(decision.number, seat) or None
        window = await self.store.window(self.match.id, seat)
        ability, could = ("", ()) if decision is None else (
            ability_of(self.game, decision), responses(self.game, decision))
        passed = window is not None and window.by != "" and window.number == self.asked()[seat]
        assigning = decision if decision is not None and decision.kind == "assign" else None
        whole = self.game.assignment(assigning.number, seat, path) if assigning is not None else None
        happened = await news.news(self.store, self.match.id, self._seen[seat], self.game.sight())
        return Desk(self.match.id, self.game.sight(seat), decision, draft, path, marks, page, alone, moves,
                    window if passed else None, await self.orders(seat),
                    news=happened, ability=ability, responses=could,
                    assignment=whole)

    def moving(self, seat: int, number: int, first: str, along: tuple[str, ...]) -> drafting.Moving:
        """The move that a seat composes, with those who are marked to move along. Raises Refused."""
        return drafting.moving(self.game, number, seat, first, along)

    async def several(self, seat: int, number: int, path: tuple[str, ...], keys: tuple[str, ...]) -> None:
        """Give several keys at once to the open choice of a draft. Raises Refused; then nothing has changed."""
        attempt = {"draft": [*path, *keys], "seat": seat}
        longer = await self.run(attempt, lambda: drafting.several(self.game, number, seat, path, keys))
        await self.compose(seat, number, longer)

    async def back(self, seat: int, number: int, path: tuple[str, ...]) -> None:
        """Take the last step of what a seat is composing back."""
        decision = self.decision(seat)
        stepwise = decision is not None and one_by_one(decision)
        await self.compose(seat, number, path[:-1] if stepwise else await self.run(
            {"draft": list(path), "seat": seat}, partial(drafting.back, self.game, number, seat, path)))

    async def compose(self, seat: int, number: int, path: tuple[str, ...]) -> None:
        """Keep what a seat is composing, after trying it; a step in which nothing differs is left out. Raises Refused;
        then nothing has changed."""
        decision = self.decision(seat)
        if decision is None or decision.number != number:
            raise Behind
        if path and not one_by_one(decision):
            path = await self.run({"draft": list(path), "seat": seat}, partial(
                drafting.onward, self.game, number, seat, path))
        async with self.store.write() as tx:
            await tx.set_draft(self.match.id, seat, number, path)
            await announcements.panel(tx, self.match, seat)
        await self.stay(seat)

    # entries ----------------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, number: int, keys: tuple[str, ...]) -> None:
        """Make a player's answer, and those that standing orders then give. A pass that others may not see yet is kept
        until they may.

        Raises Refused, Faulted or StoreError; then nothing was stored.
        """
        if keys != (PASS,) or not await self._kept(seat, number):
            attempt = {"number": number, "seat": seat, "keys": list(keys)}
            await self._commit(attempt, lambda: self.game.answer(number, seat, keys))
        await self.settle()

    async def _kept(self, seat: int, number: int) -> bool:
        """Keep a player's pass until its window's delay is over; whether that is still to come."""
        decision = self.decision(seat)
        if decision is None or decision.number != number or not await self._masked(decision):
            return False
        window = await self._window(decision, "player")
        if window.is_over(time.time()):
            return False
        async with self.store.write() as tx:
            await tx.set_draft(self.match.id, seat, 0, ())
            await announcements.panel(tx, self.match, seat)
        return True

    async def stay(self, seat: int) -> None:
        """Take a player's pass back that nobody has seen yet."""
        window = await self.store.window(self.match.id, seat)
        if window is not None and window.by == "player":
            async with self.store.write() as tx:
                await tx.set_window(self.match.id, seat, window._replace(by=""))
                await announcements.panel(tx, self.match, seat)

    async def orders(self, seat: int) -> Orders:
        """What a player has left word of; how they pass is what they prefer, unless they want to be asked here."""
        player = self.match.players[seat]
        return loaded(player.orders,
                      "ask" if player.held else (await preferences_of(self.store, player.user)).passing)

    async def leave(self, seat: int, orders: Orders) -> None:
        """Note what a player has left word of."""
        text = dumped(orders)
        async with self.store.write() as tx:
            await tx.set_player(self.match.id, seat, orders=text)
            await announcements.panel(tx, self.match, seat)
        players = tuple(replace(one, orders=text) if one.seat == seat else one for one in self.match.players)
        self.match = replace(self.match, players=players)

    async def assign(self, seat: int, number: int, order: tuple[str, ...]) -> None:
        """Assign combat damage as a whole, with the named units first: the engine asks for each unit in its turn, and
        is answered so. What is left by a store that fails in between is asked again. Raises as `answer` does."""
        whole = self.game.assignment(number, seat, order)
        for key in whole.keys if whole is not None else order[:1]:
            attempt = {"number": number, "seat": seat, "keys": [key]}
            await self._commit(attempt, partial(self.game.answer, number, seat, (key,)))
            decision = self.decision(seat)
            if decision is None or decision.kind != "assign":
                break
            number = decision.number
        await self.settle()

    async def concede(self, seat: int) -> None:
        """Give the game up for a player. Raises as `answer` does."""
        await self._commit({"interjection": "concede", "seat": seat}, lambda: self.game.interject(seat, "concede"))

    async def settle(self) -> None:
        """Let standing orders answer what they can, then see to it that the store knows who is asked.

        What led here is stored and stands. So a busy store is no error: the rest is left to the upkeep.
        """
        try:
            await self._settle()
        except StoreError as error:
            log.warning("not settled, tried again: %s", error)
            self._tables.unsettled.add(self.match.id)
            self._game = await self._tables.game(self.match.id)  # memory may be ahead of the store

    async def _settle(self) -> None:
        try:
            for _ in range(MOST_STANDING):
                found = await self._due()
                if found is None:
                    break
                decision, keys, by = found
                attempt = {"standing": True, "number": decision.number, "keys": list(keys)}
                await self._commit(attempt, partial(self.game.answer, decision.number, decision.seat, keys, by=by))
        except (Faulted, Refused):
            log.exception("standing answer failed; the player is asked")
        if self.asked() != self._noted:  # it has just begun, or an older version stored it
            async with self.store.write() as tx:
                await announcements.asked(tx, self.match.id, self.asked())
            self._noted = self.asked()

    async def _due(self) -> tuple[Decision, tuple[str, ...], str] | None:
        """A question that can be answered by now without its player, with the answer and whose it is."""
        await self._end_yields()
        for decision in self.game.pending():
            orders = await self.orders(decision.seat)
            keys = await self.run({"standing": True}, partial(standing_answer, self.game, decision, orders))
            by: Literal["", "player", "standing"] = "" if keys is None else "standing"
            if await self._masked(decision):
                window = await self._window(decision, by)
                by, keys = window.by, (PASS,) if window.by and window.is_over(time.time()) else None
            if keys is not None:
                return decision, tuple(keys), by
        return None

    async def _end_yields(self) -> None:
        """Forget the yields that are over, or broken."""
        for player in self.match.players:
            if player.orders:
                orders = loaded(player.orders)
                kept = await self.run({"yield": player.seat}, partial(still, self.game, player.seat, orders))
                if kept != orders:
                    await self.leave(player.seat, kept)

    async def _masked(self, decision: Decision) -> bool:
        """Whether a pass of that question mustn't be seen at once: it could tell what is held."""
        return self.match.terms.masking and is_window(decision) and not await self.run(
            {"evident": decision.number}, partial(is_evident, self.game, decision, self._tables.catalogue))

    async def _window(self, decision: Decision, by: Literal["", "player", "standing"]) -> Window:
        """The window of a question, with whether a standing order passes it by now. It opens when it is first asked
        for: then its delay is drawn, whatever is held."""
        seat, now = decision.seat, time.time()
        found = await self.store.window(self.match.id, seat)
        window = found
        if window is None or window.number != decision.number:
            pace = (await preferences_of(self.store, self.match.players[seat].user)).pace
            window = Window(decision.number, now, now + self._tables.delay(self.match.terms.speed, pace))
        if window.by != "player":
            window = window._replace(by=by)
        if window != found and window.due > now:
            async with self.store.write() as tx:
                await tx.set_window(self.match.id, seat, window)
        return window

    async def _commit(self, attempt: dict[str, object], act: Callable[[], Entry]) -> None:
        """Make an entry and store it: in one transaction the log, the snapshot and what Discord must be told."""
        game, before, seq = self.game, self.game.sight(), self.game.seq
        entry = await self.run(attempt, act)
        try:
            lines = entry.lines()
            keys = tuple(entry.keys)
            stored = StoredEntry(entry.seq, entry.seat, entry.by, entry.kind, entry.number, keys, lines,
                                 entry.milestones())
            seen = news.read_so_far(before) if entry.by == "player" else self._seen[entry.seat]
            async with self.store.write() as tx:
                await tx.append(self.match.id, seq, game.seq, stored, game.save())
                await tx.set_draft(self.match.id, entry.seat, 0, ())
                await tx.set_seen(self.match.id, entry.seat, seen)
                await announcements.moved_on(tx, self.match, before, game.sight(), lines)
                await announcements.asked(tx, self.match.id, self.asked())
                await tx.close_windows(self.match.id, self.asked().values())
        except BaseException:
            self._tables.cache.pop(self.match.id, None)  # memory is ahead of the store now
            raise
        self._noted = self.asked()
        self._seen[entry.seat] = seen
        log.info("entry %s seq=%s seat=%s by=%s number=%s",
                 entry.kind, entry.seq, entry.seat, entry.by, entry.number)

    async def run(self, attempt: dict[str, object], act: Callable[[], T]) -> T:
        """Run the engine. Raises Refused as the engine does.

        Anything else that the engine raises is a fault: the host gets a report, the players are told, and Faulted is
        raised.
        """
        try:
            return act()
        except Refused:
            raise
        except Exception as error:
            await self._fault(error, attempt)
            raise Faulted(repr(error)) from error

    async def _fault(self, error: Exception, attempt: dict[str, object]) -> None:
        """Memory may be wrong by now: forget it, write the report from what is stored, and tell the table."""
        self._tables.cache.pop(self.match.id, None)
        await self._tables.report(self.match.id, error, attempt)
        async with self.store.write() as tx:
            await tx.tell(self.match.id, message_name("fault", self.game.seq), "thread")
