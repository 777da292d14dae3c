"""A running game at its table: answered, stored, passed on where a standing order says so."""
from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeVar

from bot.prefs.preferences import preferences_of
from bot.store import Match, StoredEntry, StoreError, UnknownMatch, Window, game_id
from bot.store.message_names import message_name
from bot.tables import announcements, boards, news, rounds
from bot.tables.desk import Desk, at_desk, one_by_one
from bot.tables.fault_reports import Faulted
from bot.tables.unhurried import Changes
from engine import drafting
from engine.game import Entry, Game
from engine.kernel.decision import Decision, Refused
from engine.match import Match as Series
from engine.sideboards import Sideboarding
from engine.standing import (
    PASS,
    Orders,
    dumped,
    is_window,
    loaded,
    standing_answer,
    still,
)

if TYPE_CHECKING:
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)
T = TypeVar("T")

MOST_STANDING = 500
"""Standing answers in a row after which the players are asked: no game needs as many."""


class Behind(Exception):
    """The game is not where the click thought it was: somebody else was faster."""


class Table:
    """A match and its newest game, while the lock is held. Not to be kept beyond it. `series`: where several games
    decide, all of them together."""

    def __init__(self, tables: Tables, match: Match, game: Game | None, series: Series | None = None) -> None:
        self._tables = tables
        self.store, self.catalogue = tables.store, tables.catalogue
        self.match = match
        self._game = game
        self.series = series
        self._noted = {player.seat: player.asked for player in match.players}
        self._seen = {player.seat: player.seen for player in match.players}
        self.changes = Changes(self._noted)

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

    @property
    def between(self) -> bool:
        """Whether a game is over and the next one waits for what players exchange."""
        return self.series is not None and self.series.between

    @property
    def standing(self) -> rounds.Standing | None:
        """How the match stands in the newest game; None where that game decides it."""
        return self.standing_in(self.match.games)

    def standing_in(self, number: int) -> rounds.Standing | None:
        """How the match stood in that game."""
        return rounds.standing(self.series, number) if self.series is not None else None

    def standing_before(self, number: int) -> rounds.Standing | None:
        """How the match stood as that game began; None where one game decides it."""
        return rounds.standing_before(self.series, number) if self.series is not None else None

    async def played(self, number: int) -> tuple[Game, int]:
        """A game of the match, by its number, and how many minutes it took. Raises UnknownMatch."""
        stored = await self.store.game(game_id(self.match.id, number))
        if stored is None:
            raise UnknownMatch(game_id(self.match.id, number))
        if number == self.match.games:
            return self.game, stored.minutes
        return Game.restore(stored.snapshot, stored.pins, self.catalogue), stored.minutes

    def pending(self) -> Sequence[Decision | Sideboarding]:
        """What is asked now: in the game, or between two of them."""
        between = self.series.pending() if self.series is not None else ()
        return between or self.game.pending()

    def decision(self, seat: int) -> Decision | None:
        """The open decision of a seat."""
        return next((decision for decision in self.game.pending() if decision.seat == seat), None)

    def asked(self) -> dict[int, int]:
        """The number of the question that is open for each seat, -1 for one that is asked nothing."""
        return announcements.questions(self.match, self.pending())

    # what a player has before them ------------------------------------------------------------------------------------

    async def desk(
            self, seat: int, marks: tuple[str, ...] | None = None, page: int = 0, alone: bool = False) -> Desk:
        """The question of a seat with what it has composed so far. A draft that no longer fits the game is left out."""
        found = at_desk(self.game, self.match.id, seat, await self.store.draft(self.match.game, seat), marks, page,
                        alone)
        window = await self.store.window(self.match.id, seat)
        passed = window is not None and window.by != "" and window.number == self.asked()[seat]
        happened = await news.news(self.store, self.match.game, self._seen[seat], self.game.sight())
        return replace(found, passed=window if passed else None, orders=await self.orders(seat), news=happened,
                       standing=self.standing)

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
            await tx.set_draft(self.match.game, seat, number, path)
            await announcements.panel(tx, self.match, seat)
        await self.stay(seat)

    # entries ----------------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, number: int, keys: tuple[str, ...]) -> None:
        """Make a player's answer, and those that standing orders then give. A pass that others may not see yet is kept
        until they may.

        Raises Refused, Faulted or StoreError; then nothing was stored.
        """
        if keys != (PASS,) or self.match.players[seat].level or not await self._kept(seat, number):
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
            await tx.set_draft(self.match.game, seat, 0, ())
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

    async def interject(self, seat: int, kind: str) -> None:
        """Do for a player what they do unasked: concede, agree to a draw or to none. Raises as `answer` does."""
        await self._commit({"interjection": kind, "seat": seat}, lambda: self.game.interject(seat, kind))
        await self.settle()

    async def settle(self) -> None:
        """Let standing orders answer what they can, then see to it that the store knows who is asked.

        What led here is stored and stands. So a busy store is no error: the rest is left to the upkeep.
        """
        try:
            await self._settle()
        except StoreError as error:
            log.warning("not settled, tried again: %s", error)
            self._tables.unsettled.add(self.match.id)
            self._game = await self._tables.game(self.match)  # memory may be ahead of the store
            self.series = await rounds.of(self.store, self.match, self._game, self.catalogue)
        self._tables.settled(self.match)

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
                if self.match.players[decision.seat].level:
                    continue  # a computer passes in its own time
                window = await self._window(decision, by)
                by, keys = window.by, (PASS,) if window.by and window.is_over(time.time()) else None
            elif keys is None and is_window(decision) and await self._has_passed(decision):
                by, keys = "player", (PASS,)
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

    async def _has_passed(self, decision: Decision) -> bool:
        """Whether its player has passed a window that was in doubt then."""
        window = await self.store.window(self.match.id, decision.seat)
        return window is not None and window.number == decision.number and window.by == "player"

    async def _masked(self, decision: Decision) -> bool:
        """Whether a pass of that question mustn't be seen at once: it could tell what is held. What a computer holds is
        nobody's to know, whatever the terms."""
        hides = self.match.terms.masking or bool(self.match.players[decision.seat].level)
        return hides and is_window(decision) and not await self.run(
            {"evident": decision.number}, partial(self._tables.is_evident, self.match.id, self.game, decision))

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
        game, before, seq, first = self.game, self.game.sight(), self.game.seq, self.game.first
        entry = await self.run(attempt, act)
        change = await self._recorded(attempt)
        try:
            lines = entry.lines()
            stored = StoredEntry(entry.seq, entry.seat, entry.by, entry.kind, entry.number, tuple(entry.keys), lines,
                                 entry.milestones())
            seen = news.read_so_far(before) if entry.by == "player" else self._seen[entry.seat]
            board = await boards.newest(self.store, self.match, before.turn)
            async with self.store.write() as tx:
                await tx.append(self.match.game, seq, game.seq, stored, game.save())
                if entry.kind == "answer":
                    await tx.set_draft(self.match.game, entry.seat, 0, ())
                await tx.set_seen(self.match.id, entry.seat, seen)
                await announcements.moved_on(tx, self.match, board, before, game.sight(), lines, game.first != first)
                match = await rounds.ended(tx, self.match, game, self.series, change) if game.over else self.match
                await announcements.asked(tx, self.match.id, self.asked())
                await tx.close_windows(self.match.id, self.asked())
        except BaseException:
            self._tables.cache.pop(self.match.game, None)  # memory is ahead of the store now
            raise
        self.changes.entered(board.name, before, entry.kind == "answer" and not game.over)
        self._seen[entry.seat] = seen
        self.go_on(match)
        log.info("entry %s seq=%s seat=%s by=%s number=%s",
                 entry.kind, entry.seq, entry.seat, entry.by, entry.number)

    async def _recorded(self, attempt: dict[str, object]) -> bytes:
        """Have the series take note of a game that is over; what was stored of it before. Raises Faulted."""
        if self.series is None or not self.game.over:
            return b""
        before = self.series.save()
        await self.run(attempt, self.series.record)
        self._game = self.series.game  # the next one, where it begins at once
        return before

    def go_on(self, match: Match) -> None:
        """Go on with the match as it is stored now, perhaps in its next game."""
        if self.series is not None and match.games != self.match.games:
            self._game = self.series.game
            self._tables.keep(match.game, self._game)
            self._seen = {player.seat: player.seen for player in match.players}
        self.match = match
        self._noted = self.asked()

    async def run(self, attempt: dict[str, object], act: Callable[[], T]) -> T:
        """Run the engine. Raises Refused as the engine does. Anything else that it raises is a fault: the host gets a
        report, the players are told, and Faulted is raised."""
        try:
            return act()
        except Refused:
            raise
        except Exception as error:
            await self._fault(error, attempt)
            raise Faulted(repr(error)) from error

    async def _fault(self, error: Exception, attempt: dict[str, object]) -> None:
        """Memory may be wrong by now: forget it, write the report from what is stored, and tell the table."""
        self._tables.cache.pop(self.match.game, None)
        await self._tables.report(self.match.id, error, attempt)
        async with self.store.write() as tx:
            await tx.tell(self.match.id, message_name("fault", self.game.seq, game=self.match.games),
                          *self.match.public)
