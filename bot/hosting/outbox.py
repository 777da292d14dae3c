"""What Discord must be told: every message that is due is brought up to date, one request at a time per channel, newest state wins.

A row says only *that* a message is due. It is drawn when its turn comes, so a board that changed thirty times while Discord was slow is
edited once. Sends carry a nonce; one whose outcome is unknown for more than a minute is looked for in the channel before it is repeated.
"""
from __future__ import annotations

import asyncio
import logging
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.hosting import rendering
from bot.hosting.points import point
from bot.hosting.table import Locks, Unknown
from bot.logs import about
from bot.panels.view import marked_as, mentions, to_view
from bot.store import StoreError, Surface

if TYPE_CHECKING:
    from bot.hosting.table import Tables

log = logging.getLogger(__name__)

OLD = 50 * 60.0
"""An edit of a message older than an hour has a limit of its own (30046), so from this age on it is sent anew."""
NONCE_LIFE = 60.0
DMS_CLOSED = (50007, 50278, 40003, 20026)
GONE = (10003, 10008)
ARCHIVED = 50083


class Outbox:
    """Brings every due message to Discord."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self.client = client
        self.tables = tables
        self.store = tables.store
        self.editing = Locks()
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._closing = False

    async def start(self) -> None:
        """Go on with what was due when the last process ended."""
        for game in dict.fromkeys(surface.game for surface in await self.store.due()):
            await self.kick(game)

    async def kick(self, game: str) -> None:
        """See to the messages of a match that are due. Returns at once."""
        match = await self.store.match(game)
        if match is None or self._closing:
            return
        for surface in await self.store.due(game):
            self._work(queue_of(surface, match.thread), game)

    def _work(self, queue: str, game: str) -> None:
        task = self._workers.get(queue)
        if task is None or task.done():
            self._workers[queue] = asyncio.create_task(self._run(queue), name=f"outbox {queue}")
        else:
            self._again.add(queue)

    async def _run(self, queue: str) -> None:
        """Work a queue off: oldest message first, a failing one later."""
        wait = 1.0
        while not self._closing:
            self._again.discard(queue)
            try:
                due = await self._due(queue)
                brought = [await self._bring(surface) for surface in due]
            except StoreError as error:
                log.warning("the outbox can't read the store, tried again: %s", error)
                brought = [False]
            if not brought and queue not in self._again:
                return
            if all(brought):
                wait = 1.0
            else:
                await asyncio.sleep(wait)
                wait = min(60.0, wait * 2)

    async def _due(self, queue: str) -> list[Surface]:
        threads: dict[str, int] = {}
        found = []
        for surface in await self.store.due():
            if surface.game not in threads:
                match = await self.store.match(surface.game)
                threads[surface.game] = match.thread if match else 0
            if queue_of(surface, threads[surface.game]) == queue:
                found.append(surface)
        return found

    async def close(self, within: float = 5.0) -> None:
        """Finish what is under way; what is left stays due in the store."""
        self._closing = True
        running = [task for task in self._workers.values() if not task.done()]
        if running:
            await asyncio.wait(running, timeout=within)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is under way."""
        while running := [task for task in self._workers.values() if not task.done()]:
            await asyncio.wait(running)

    # one message ----------------------------------------------------------------------------------------------------------------

    async def _bring(self, surface: Surface) -> bool:
        """Send or edit one message; whether nothing is left to be done for it now."""
        about(game=surface.game, surface=surface.name)
        try:
            async with self.editing.hold(f"{surface.game} {surface.name}"):
                fresh = await self.store.surface(surface.game, surface.name)
                if fresh is not None and fresh.wanted > fresh.shown:
                    await self._show(fresh)
            return True
        except discord.HTTPException as error:
            return await self._failed(surface, error)
        except (aiohttp.ClientError, OSError, TimeoutError, StoreError, discord.RateLimited) as error:
            log.warning("not brought, tried again: %r", error)
            return False
        except Unknown:
            await self._park(surface)
            return True
        except Exception:
            log.exception("a message can't be drawn")
            await self._park(surface)
            return True

    async def _show(self, surface: Surface) -> None:
        """Draw the message as things stand, then send or edit it."""
        async with self.tables.at(surface.game) as table:
            panel = await rendering.render(table, surface.name)
            thread = table.match.thread
            live = surface.name.startswith("panel:") or (table.begun and surface.name == f"turn:{table.game.turn}")
        old = surface.message and time.time() - surface.created > OLD
        if panel is None or (old and surface.name.startswith("gone:")):
            await self._remove(surface)
        elif old and live:
            async with self.store.write() as tx:
                await tx.renew(surface.game, surface.name)
            await self.kick(surface.game)
        elif surface.message:
            partial = self.client.get_partial_messageable(surface.channel).get_partial_message(surface.message)
            await partial.edit(view=to_view(panel), allowed_mentions=discord.AllowedMentions.none())
            await self._noted(surface)
        else:
            await self._send(surface, panel, thread)

    async def _send(self, surface: Surface, panel: Any, thread: int) -> None:
        channel = thread if surface.place == "thread" else surface.channel
        if surface.place == "dm" and not channel:
            channel = (await self.client.create_dm(discord.Object(surface.user))).id
        if not channel:
            await self._park(surface)
            return
        tried = surface.tried or time.time()
        place = self.client.get_partial_messageable(channel)
        if surface.tried and time.time() - surface.tried > NONCE_LIFE:
            if lost := await self._adopt(place, surface):
                await self._noted(surface, shown=surface.shown, channel=channel, message=lost, created=tried)
                await self.kick(surface.game)
                return
            tried = time.time()
        async with self.store.write() as tx:
            await tx.set_surface(surface.game, surface.name, channel=channel, tried=tried)
        nonce = f"{surface.game}{surface.name[:6]}{int(tried * 1000) % 10**12}"
        sent = await place.send(view=to_view(panel), nonce=nonce, allowed_mentions=mentions(panel))
        point("sent")
        known = surface.shown if surface.tried else surface.wanted  # what a repeated send found there may be older: it is edited next
        await self._noted(surface, channel=channel, message=sent.id, created=time.time(), shown=known)
        log.info("sent %s", surface.name)

    async def _adopt(self, place: discord.PartialMessageable, surface: Surface) -> int:
        """The message that an earlier send left behind though its answer was lost, 0 if there is none."""
        since = discord.utils.time_snowflake(datetime.fromtimestamp(surface.tried - 5, tz=UTC))
        async for message in place.history(limit=50):
            mine = self.client.user is not None and message.author.id == self.client.user.id
            if mine and message.id >= since and marked_as(message, surface.game, surface.name):
                return message.id
        return 0

    async def _noted(self, surface: Surface, **where: Any) -> None:
        """The message shows what was wanted when it was drawn."""
        async with self.store.write() as tx:
            await tx.set_surface(surface.game, surface.name, **{"shown": surface.wanted, "tried": 0.0, **where})
            if surface.name.startswith("gone:"):
                await tx.drop_surface(surface.game, surface.name)

    async def _remove(self, surface: Surface) -> None:
        if surface.message:
            await self.client.get_partial_messageable(surface.channel).get_partial_message(surface.message).delete()
        async with self.store.write() as tx:
            await tx.drop_surface(surface.game, surface.name)

    async def _park(self, surface: Surface) -> None:
        """Nothing can be done for this message; it is due again when something changes."""
        async with self.store.write() as tx:
            await tx.set_surface(surface.game, surface.name, shown=surface.wanted, tried=0.0)

    # what Discord refuses -------------------------------------------------------------------------------------------------------

    async def _failed(self, surface: Surface, error: discord.HTTPException) -> bool:
        """A refusal changes the plan instead of being repeated; trouble on Discord's side is waited out."""
        if error.status >= 500 or error.status == 429:
            log.warning("not brought, tried again: %s %s", error.status, error.code)
            return False
        if error.code in DMS_CLOSED and surface.place == "dm":
            await self._closed(surface)
        elif error.code in GONE and surface.message and surface.name != "lobby" and error.code != 10003:
            await self._lost(surface)
        elif error.code == ARCHIVED and await self._opened_again(surface):
            return False
        else:
            log.error("given up on %s: %s %s %s", surface.name, error.status, error.code, error.text)
            await self._park(surface)
        return True

    async def _opened_again(self, surface: Surface) -> bool:
        """Whether the archived thread could be opened, so that its messages can be edited."""
        try:
            await self.client.http.edit_channel(surface.channel, archived=False)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            return False
        return True

    async def _lost(self, surface: Surface) -> None:
        """The message was deleted: what still matters is sent anew."""
        async with self.store.write() as tx:
            if surface.name.startswith("gone:"):
                await tx.drop_surface(surface.game, surface.name)
            else:
                await tx.set_surface(surface.game, surface.name, message=0, tried=0.0)
        await self.kick(surface.game)

    async def _closed(self, surface: Surface) -> None:
        """That player takes no DMs: remembered until they do something about it; the thread calls them instead, once a turn."""
        log.info("dms closed user=%s", surface.user)
        async with self.tables.at(surface.game) as table:
            seat = table.match.seat_of(surface.user)
            turn = table.game.turn if table.begun else 0
            waits = table.match.state == "decks" or (table.begun and table.decision(seat) is not None)
            async with self.store.write() as tx:
                await tx.set_player(surface.game, seat, dms_closed=True)
                await tx.drop_surface(surface.game, surface.name)
                if waits and table.begun:
                    await tx.tell(surface.game, f"call:{turn}:{seat}", "thread", surface.user)
        await self.kick(surface.game)


def queue_of(surface: Surface, thread: int) -> str:
    """Which queue a message stands in: one per channel, as Discord counts its limits."""
    if surface.place == "dm":
        return f"dm {surface.user}"
    return f"channel {thread if surface.place == 'thread' else surface.channel}"
