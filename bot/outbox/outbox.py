"""What Discord must be told: every due message is brought up to date, one request at a time in each channel.

A row says only *that* a message is due. It is drawn when its turn comes, so a board that changed thirty times while
Discord was slow is edited once, and one that looks as it did is not edited at all. Sends carry a nonce. One whose
outcome is unknown for more than a minute is looked for in the channel before it is repeated. What Discord refuses for
good is in `discord_errors`.
"""
from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context
from dataclasses import replace
from typing import TypeVar, Unpack

import discord

from bot.outbox import discord_errors, lost_places
from bot.outbox.notifying import notifies
from bot.outbox.pace import Pace
from bot.outbox.queues import Pauses, Queue, foremost, queue_of, rank
from bot.outbox.recognising import is_message, shows
from bot.outbox.tokens import NETWORK, Tokens
from bot.panels.parts import Panel, mark_of, picture_in
from bot.panels.view import files_of, mentions, to_view
from bot.pictures.studio import Studio
from bot.process.kill_points import kill_point
from bot.process.logs import about
from bot.store import StoreError, Surface, SurfaceChanges
from bot.store.message_names import MessageName, kind_of, numbers_of
from bot.tables import boards
from bot.tables.last_clicks import LastClicks
from bot.tables.locks import Locks
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)
T = TypeVar("T")
Draw = Callable[[Table, MessageName], Awaitable[Panel | None]]
"""Draws a message of a match as things stand; None when nothing is (any more) to be shown there."""

OLD = 50 * 60.0
"""Edits of a message older than an hour have a limit of their own (30046), so from this age on it is sent anew, unless
a click lets it be edited."""
NONCE_LIFE = 60.0
"""Seconds in which Discord knows a nonce again."""
REFUSED = (discord.HTTPException, discord.RateLimited)
PATIENCE = 15.0
"""Seconds for one request: the library waits and repeats by itself, but what it repeats grows stale."""


class Yielded(Exception):
    """A request was broken off because a click wants the message."""


class Outbox:
    """Brings every due message to Discord."""

    def __init__(self, client: discord.Client, tables: Tables, draw: Draw, studio: Studio, clicks: LastClicks) -> None:
        self.client = client
        self.tables = tables
        self._draw = draw
        self._studio = studio
        self._clicks = clicks
        self.tokens = Tokens(client)
        self.store = tables.store
        self._editing = Locks()
        self._pace = Pace()
        self._pauses = Pauses()
        self._unhurried = tables.unhurried
        self._workers: dict[Queue, asyncio.Task[None]] = {}
        self._woken: dict[Queue, asyncio.Event] = {}
        self._under_way: dict[tuple[str, str], asyncio.Event] = {}
        self.doubts: set[tuple[str, str]] = set()
        """The messages of which nobody knows what they show: something was asked of Discord, and not noted since."""
        self._closing = False

    async def start(self) -> None:
        """Go on with what was due when the last process ended. It may not have noted what it did last."""
        async with self.store.write() as tx:
            await tx.doubt()
        for surface in await self.store.due():
            self._work(queue_of(surface))

    async def kick(self, game: str) -> None:
        """See to the messages of a match that are due. Returns at once."""
        if self._closing:
            return
        for surface in await self.store.due(game):
            self._work(queue_of(surface))

    def _work(self, queue: Queue) -> None:
        self._woken.setdefault(queue, asyncio.Event()).set()
        if queue not in self._workers:
            # in a context of its own: what is brought there has nothing to do with the click that wakes the queue
            self._workers[queue] = asyncio.create_task(self._run(queue), name=f"outbox {' '.join(queue)}",
                                                       context=Context())

    async def _run(self, queue: Queue) -> None:
        """Work a queue off: the most urgent message first, those that failed later."""
        woken = self._woken[queue]
        try:
            while True:
                woken.clear()
                surface, pause = await self._foremost(queue)
                if surface is not None:
                    await self._bring(surface)
                elif pause and not self._closing:
                    await _either(woken, pause)
                elif not woken.is_set():
                    return
        finally:
            del self._workers[queue], self._woken[queue]

    async def _foremost(self, queue: Queue) -> tuple[Surface | None, float]:
        try:
            now, due = time.monotonic(), await self.store.queue(*queue)
            return foremost((one, max(self._pauses.left(one, now), self._unhurried.left(one, now))) for one in due)
        except StoreError as error:
            log.warning("the outbox can't read the store, tried again: %s", error)
            return None, 1.0

    async def close(self, within: float = 5.0) -> None:
        """Bring what can be brought in that time; what is left stays due in the store."""
        self._closing = True
        for woken in self._woken.values():
            woken.set()
        running = list(self._workers.values())
        if running:
            await asyncio.wait(running, timeout=within)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is under way."""
        while self._workers:
            await asyncio.wait(list(self._workers.values()))

    async def worked_off(self, queue: Queue, within: float) -> None:
        """Wait until a queue has nothing under way, for so many seconds at most."""
        worker = self._workers.get(queue)
        if worker is not None:
            await asyncio.wait({worker}, timeout=within)

    # one message ------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def editing(self, game: str, surface: str) -> AsyncIterator[bool]:
        """Let nobody else change that message meanwhile.

        A click doesn't wait for what is being sent there: that is broken off. Given is whether it was; then nobody
        knows what the message shows.
        """
        under_way = self._under_way.get((game, surface))
        if under_way is not None:
            under_way.set()
        async with self._editing.hold(f"{game} {surface}"):
            yield under_way is not None

    def free(self, game: str, surface: str) -> bool:
        """Whether nobody is changing that message, nor waits to."""
        return not self._editing.busy(f"{game} {surface}")

    async def _bring(self, surface: Surface) -> None:
        """Send or edit one message, and see what comes of it."""
        about(game=surface.game, surface=surface.name)
        try:
            await self._pace.turn(rank(surface))
            async with self._editing.hold(f"{surface.game} {surface.name}"):
                self._unhurried.over(surface)
                await self._show(surface.game, surface.name)
            self._pauses.over(surface)
        except Yielded:
            log.info("yielded to a click")  # and brought right after it: nothing has failed
        except REFUSED as error:
            await self._refused(surface, error)
        except (*NETWORK, StoreError) as error:
            log.warning("not brought, tried again: %r", error)
            self._later(surface)
        except Exception as error:
            log.exception("a message can't be drawn")
            await self._broken(surface, error)

    async def _refused(self, surface: Surface, error: discord.HTTPException | discord.RateLimited) -> None:
        try:
            wait = await discord_errors.after(self, surface, error)
        except (*REFUSED, *NETWORK, StoreError) as trouble:
            log.warning("no plan could be made, tried again: %r", trouble)
            wait = discord_errors.AGAIN
        except Exception as broken:
            log.exception("a plan failed")
            await self._broken(surface, broken)
            return
        if wait:
            self._later(surface, wait)
        else:
            self._pauses.over(surface)

    def _later(self, surface: Surface, least: float = 0.0) -> None:
        self._pauses.failed(surface, time.monotonic(), least * (1 + random.random() / 5))

    async def _show(self, game: str, name: MessageName) -> None:
        """Draw the message as things stand, then send or edit it, if it is still due."""
        async with self.tables.at(game) as table:
            surface = await self.store.surface(game, name)
            if surface is None or surface.wanted <= surface.shown:
                return
            panel = await self._draw(table, surface.name)
            live, trouble = await in_use(table, surface.name), table.match.trouble
            asked = question_on(table, surface.name)
            anew = surface.message > 0 and await notifies(table, surface.name, self._clicks)
        old = surface.message and time.time() - surface.created > OLD and not self.tokens.lives(surface.message)
        lost = not surface.message  # it was perhaps sent
        if panel is None or (kind_of(surface.name) == "gone" and (old or lost)):
            await self._remove(surface)
        elif anew or (old and live):
            await self.renew(surface)
        else:
            taken = await (self._edit(surface, panel) if surface.message else self._send(surface, panel, asked))
            if taken and trouble and surface.place == "thread":
                await lost_places.mended(self, surface.game)

    async def _edit(self, surface: Surface, panel: Panel) -> bool:
        """Edit the message, unless it looks like that already; whether its channel has taken anything."""
        key = (surface.game, surface.name)
        if key in self.doubts:
            surface = replace(surface, mark="")
        if mark_of(panel) != surface.mark:
            panel = await self._drawn(surface, panel, picture_in(surface.mark))
        taken = mark_of(panel) != surface.mark
        if taken:
            self.doubts.add(key)
            panel, taken = await self._request(surface, self.tokens.edit(surface, panel))
            kill_point("edited")
        await self.noted(surface, mark=mark_of(panel))
        return taken

    async def _drawn(self, surface: Surface, panel: Panel, there: str = "") -> Panel:
        """The panel with its picture, which a click doesn't wait for either."""
        return await self._request(surface, self._studio.developed(panel, f"{surface.game} {surface.name}", there))

    async def _send(self, surface: Surface, panel: Panel, asked: int) -> bool:
        """Send the message, unless it was sent already; whether Discord has taken anything.

        Whoever is asked that question by it is told by that.
        """
        channel = await self._place(surface)
        if not channel:
            await self.park(surface)
            return False
        tried = surface.tried or time.time()
        place = self.client.get_partial_messageable(channel)
        panel = await self._drawn(surface, panel)
        if surface.tried and not 0 <= time.time() - surface.tried <= NONCE_LIFE:  # or the clock was put back
            if lost := await self._request(surface, self._adopt(place, surface, panel)):
                await self.noted(surface, shown=surface.shown, channel=channel, message=lost, created=tried)
                return False
            tried = time.time()
        async with self.store.write() as tx:
            if not await tx.set_surface(surface.game, surface.name, surface, channel=channel, tried=tried):
                return False  # its seat was left meanwhile
        again, surface = surface.tried > 0, replace(surface, tried=tried)
        nonce = f"{surface.game}{surface.name[:6]}{int(tried * 1000) % 10**12}"
        sent = await self._request(surface,
                                   place.send(view=to_view(panel), nonce=nonce, allowed_mentions=mentions(panel),
                                              files=files_of(panel)))
        kill_point("sent")
        # what a repeated send found there may be older: it is edited next
        await self.noted(surface, told=-1 if again else asked, channel=channel, message=sent.id, created=time.time(),
                         shown=surface.shown if again else surface.wanted, mark="" if again else mark_of(panel))
        log.info("sent %s", surface.name)
        return True

    async def _place(self, surface: Surface) -> int:
        """The channel into which a message is sent, 0 if there is none. A thread that is gone is opened anew."""
        if surface.place == "thread":
            match = await self.store.match(surface.game)
            return 0 if match is None else match.thread or await lost_places.reopen(self, match)
        if surface.place == "dm" and not surface.channel:
            return int((await self._request(surface, self.client.create_dm(discord.Object(surface.user)))).id)
        return surface.channel

    async def _adopt(self, place: discord.PartialMessageable, surface: Surface, panel: Panel | None = None) -> int:
        """The message that an earlier send left behind though its answer was lost, 0 if there is none.

        No time is compared: the host's clock need not be Discord's.
        """
        async for message in place.history(limit=50):
            mine = self.client.user is not None and message.author.id == self.client.user.id
            if (mine and (is_message(message, surface.game, surface.name) or shows(message, panel))
                    and not await self.store.stands(message.id)):
                return message.id
        return 0

    async def _remove(self, surface: Surface) -> None:
        place = self.client.get_partial_messageable(surface.channel)
        message = surface.message
        if not message and surface.tried:  # it may have come all the same
            message = await self._request(surface, self._adopt(place, surface))
        if message:
            await self._request(surface, place.get_partial_message(message).delete())
            kill_point("removed")
        async with self.store.write() as tx:
            await tx.drop_surface(surface.game, surface.name)

    async def _request(self, surface: Surface, request: Coroutine[object, object, T]) -> T:
        """Make one request. Raises what Discord says, TimeoutError when it takes too long, or Yielded."""
        key = (surface.game, surface.name)
        wanted = self._under_way[key] = asyncio.Event()
        task = asyncio.create_task(request)
        try:
            await _either(wanted, PATIENCE, task)
            while not task.done() and not self._free_to_go():
                await asyncio.wait({task}, timeout=0.1)
            if not task.done():
                raise Yielded if wanted.is_set() else TimeoutError("broken off")
            return task.result()
        finally:
            del self._under_way[key]
            if not task.done():  # the library may go on sleeping for its limits after that, which concerns nobody
                task.add_done_callback(_ignore)
                task.cancel()

    def _free_to_go(self) -> bool:
        """Whether no request waits out Discord's global limit: broken off there, one would stop the others for good."""
        over = self.client.http._global_over
        return over is discord.utils.MISSING or over.is_set()

    # what is known about a message ------------------------------------------------------------------------------------

    async def noted(self, surface: Surface, told: int = -1, **where: Unpack[SurfaceChanges]) -> None:
        """Note that the message shows what was wanted when it was drawn, and which question it told its player of."""
        changes: SurfaceChanges = {"shown": surface.wanted, "tried": 0.0, **where}
        async with self.store.write() as tx:
            if not await tx.set_surface(surface.game, surface.name, surface, **changes):
                if "message" in where:  # its seat was left while it was sent, and perhaps taken by somebody else
                    await tx.leave_behind(surface, where["channel"], where["message"])
                return
            if kind_of(surface.name) == "gone":
                await tx.drop_surface(surface.game, surface.name)
            if kind_of(surface.name) == "lobby" and (sent := where.get("message")):
                await tx.set_match(surface.game, lobby=sent)
            if told >= 0:
                await tx.set_player(surface.game, numbers_of(surface.name)[0], told=told)
        if where.get("mark"):
            self.doubts.discard((surface.game, surface.name))

    async def renew(self, surface: Surface) -> None:
        """Send a message anew. What stands there now is emptied."""
        async with self.store.write() as tx:
            await tx.renew(surface.game, surface.name)
        await self.kick(surface.game)

    async def park(self, surface: Surface) -> None:
        """Leave a message as it is until something changes."""
        async with self.store.write() as tx:
            await tx.set_surface(surface.game, surface.name, surface, shown=surface.wanted, tried=0.0, mark="")

    async def _broken(self, surface: Surface, error: Exception) -> None:
        """Report a mistake of the bot itself to the host. The message waits for the next change."""
        try:
            await self.tables.report(surface.game, error, {"message": surface.name})
            await self.park(surface)
        except StoreError as busy:
            log.warning("not parked: %s", busy)
            self._later(surface)


async def in_use(table: Table, name: MessageName) -> bool:
    """Whether people still use a message, so that it is worth being sent anew."""
    return kind_of(name) == "panel" or (
        table.begun and name == (await boards.newest(table.store, table.match, table.game.turn)).name)


def question_on(table: Table, name: MessageName) -> int:
    """The number of the question that a message asks its player, -1 for none."""
    return table.asked()[numbers_of(name)[0]] if table.begun and kind_of(name) == "panel" else -1


def _ignore(ended: asyncio.Task[T]) -> None:
    """Look at what a task ended with, so that nobody complains that it was never looked at."""
    if not ended.cancelled():
        ended.exception()


async def _either(event: asyncio.Event, seconds: float, task: asyncio.Task[T] | None = None) -> None:
    """Wait for the event, at most so many seconds, and no longer than the task needs."""
    waiting = asyncio.create_task(event.wait())
    try:
        awaited: set[asyncio.Task[T] | asyncio.Task[bool]] = {waiting} if task is None else {waiting, task}
        await asyncio.wait(awaited, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
