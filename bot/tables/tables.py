"""All running games of this process: each loaded under the lock of its match, and kept in memory as long as there is
room.

Memory is a cache. What counts is the store: before anything is done the seq is compared, and whoever is behind catches
up.
"""
from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store import Match, Store, UnknownMatch
from bot.tables import passing, rounds
from bot.tables.fault_reports import report
from bot.tables.locks import Locks
from bot.tables.table import Table
from bot.tables.unhurried import Unhurried
from engine.game import Decision, Game
from engine.rules.formats.legality import Catalogue
from engine.standing import is_evident


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
        self.unhurried = Unhurried()
        self.wake: Callable[[str], None] = lambda match: None
        """Tells that in this match a computer may be asked something."""
        self.unread = False
        """Whether the cards are still being read. Nobody waits for them: what hangs on all of them is in doubt."""
        self.unsettled: set[str] = set()
        """The matches in which something has yet to follow from what is stored; the upkeep sees to it."""
        self.in_doubt: set[str] = set()
        """Those with a window of which only cards that aren't read yet may prove that nothing can be done in it. Who is
        asked in it is needed all the same."""

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[Table]:
        """The table of a match, alone. Raises UnknownMatch, or StoreError."""
        async with self.locks.hold(match):
            found = await self.store.match(match)
            if found is None:
                raise UnknownMatch(match)
            game = await self.game(found)
            table = Table(self, found, game, await rounds.of(self.store, found, game, self.catalogue))
            try:
                yield table
            finally:
                if table.changes:
                    table.changes.note(self.unhurried, match, table.asked(), time.monotonic(), table.game.sight())

    async def game(self, match: Match) -> Game | None:
        """The newest game of a match as the store has it; None before the first began."""
        seq = await self.store.seq(match.game)
        if seq < 0:
            return None
        game = self.cache.get(match.game)
        if game is None or game.seq != seq:
            stored = await self.store.game(match.game)
            assert stored is not None
            game = Game.restore(stored.snapshot, stored.pins, self.catalogue)
        self.keep(match.game, game)
        return game

    def is_evident(self, match: str, game: Game, decision: Decision) -> bool:
        """Whether everybody can see that nothing is done in a window of that match. As long as that is in doubt for
        cards that aren't read, the upkeep looks at it again."""
        if self.unread:
            self.in_doubt.add(match)
        return is_evident(game, decision, None if self.unread else self.catalogue)

    def settled(self, match: Match) -> None:
        """Take note that what follows by itself in a match has followed: now a computer may have to answer."""
        if match.computers and match.playing:
            self.wake(match.id)

    async def report(self, match: str, why: Exception | str, attempt: dict[str, object] | None = None) -> None:
        """Leave a report with the replay of a game in the host's folder, made from what is stored."""
        found = await self.store.match(match)
        stored = await self.store.game(found.game) if found is not None else None
        if stored is not None and found is not None:
            entries = await self.store.entries(found.game)
            await asyncio.to_thread(report, self.reports, found, why, attempt or {}, stored, entries)

    def keep(self, name: str, game: Game) -> None:
        """Remember a game by its id. Beyond the capacity, drop those not used for longest, but none of a match that is
        locked."""
        self.cache[name] = game
        self.cache.move_to_end(name)
        for old in list(self.cache):
            if len(self.cache) <= self.capacity:
                break
            if not self.locks.busy(old.partition(".")[0]):
                del self.cache[old]
