"""The bot as a client of Discord: what it is made of, how it starts, and how it stops."""
from __future__ import annotations

import asyncio
import gc
import hashlib
import json
import logging
import math
import signal
import time
from collections.abc import Mapping
from functools import cache
from typing import cast

import aiohttp
import discord
from discord.ext import commands

from bot import clicks, upkeep
from bot.about.commands import AboutCog
from bot.answering import boundary
from bot.answering.replies import Interaction
from bot.computers.players import Computers
from bot.computers.workers import Workers
from bot.decks import forms
from bot.decks.commands import DeckCog
from bot.doctor.commands import DoctorCog
from bot.lessons.commands import TutorialCog
from bot.lookups.commands import EditionsCog, LookupCog
from bot.lookups.views import Lookups
from bot.match import messages
from bot.match.commands import MatchCog
from bot.match.puzzle_commands import PuzzleCog
from bot.outbox import lost_places
from bot.outbox.outbox import Outbox
from bot.panels import click_ids
from bot.panels.view import PickItem, PressItem
from bot.pictures.studio import Studio
from bot.prefs.commands import PrefsCog
from bot.privacy.commands import PrivacyCog
from bot.process.discord_address import point_client_at
from bot.process.settings import Settings
from bot.store import Store, StoreError, lease
from bot.tables.last_clicks import LastClicks
from bot.tables.tables import Tables
from cards.catalogue import CARDS
from cards.puzzles.playing import think
from engine.game import catalogue_of
from engine.rules.formats.legality import Catalogue
from engine.standing import foreseeing

log = logging.getLogger(__name__)
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here, so nothing is missing
CLICKS_END = 3.0
"""Seconds for clicks under way when the bot ends."""
GOODBYE = 1.5
"""Seconds for the gateway to close: a dead one would take half a minute."""
SLICE = 0.002
"""Seconds for which cards are read before something else has its turn."""
LOST = 3
"""The exit code when another process has taken this one's place."""


class Silenced(aiohttp.ClientError):
    """This process has nothing to say any more: its request isn't made, as if the network were gone."""


@cache
def catalogue() -> Catalogue:
    """All cards, read once in a process."""
    return catalogue_of(CARDS.values())


class Chainkeeper(commands.Bot):
    """The bot. `login` and `connect` as with any client; `close` finishes what is under way."""

    store: Store
    tables: Tables
    outbox: Outbox
    computers: Computers
    lookups: Lookups

    def __init__(self, settings: Settings, over: bool = False) -> None:
        """With `over`, it takes the place of a process that hosts already."""
        nobody = discord.AllowedMentions.none()
        door = aiohttp.TraceConfig()
        door.on_request_start.append(self._before_request)
        super().__init__(
            commands.when_mentioned, help_command=None, intents=discord.Intents(guilds=True), allowed_mentions=nobody,
            member_cache_flags=discord.MemberCacheFlags.none(), chunk_guilds_at_startup=False, max_messages=None,
            max_ratelimit_timeout=30.0, http_trace=door)
        self.settings = settings
        self.studio = Studio()
        self._over = over
        self.recent_clicks: dict[tuple[object, ...], float] = {}
        self.last_clicks = LastClicks()
        self.resumed = asyncio.Event()
        self.handling: set[asyncio.Task[object]] = set()
        self._ending = False
        self._background: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        """Register clicks and commands, and take up what was left."""
        await self.prepare()
        await self._begin()

    async def prepare(self) -> None:
        """Open the store and make what works on it, before anything is said to Discord.

        The second time does nothing.
        """
        if hasattr(self, "store"):
            return
        self.lookups = Lookups(self.settings.rules, catalogue())
        warming = asyncio.create_task(self._warm())
        self.store = await Store.host(self.settings.database, self._over)
        self._background.add(asyncio.create_task(self._give_signs(), name="signs of life"))
        self.tables = Tables(self.store, catalogue(), self.settings.reports, self.settings.games_in_memory)
        self.outbox = Outbox(self, self.tables, messages.draw, self.studio, self.last_clicks)
        self.computers = Computers(self.tables, self.outbox.kick, Workers(think))
        self.tables.wake = self.computers.wake
        self.add_dynamic_items(PressItem, PickItem)
        self.tree.error(boundary.unreadable)
        await self.add_commands()
        await warming

    async def _before_request(self, *_: object) -> None:
        """Let no request out that isn't the host's: every one passes here, answers to interactions too."""
        if hasattr(self, "store") and not self.hosts:
            raise Silenced("another process hosts now")

    @property
    def hosts(self) -> bool:
        """Whether this process is still the one that hosts."""
        return self.store.lease is not None and self.store.lease.held()

    async def add_commands(self) -> None:
        """Put the commands of every feature into the tree."""
        for cog in (MatchCog(self), PuzzleCog(self), DeckCog(self), PrefsCog(self), TutorialCog(self),
                    LookupCog(self), EditionsCog(self), PrivacyCog(self), AboutCog(), DoctorCog(self)):
            await self.add_cog(cog)

    async def _begin(self) -> None:
        await self._sync()
        self._background.add(asyncio.create_task(upkeep.run(self), name="upkeep"))
        self.tables.unread = True
        self._background.add(asyncio.create_task(self._read_cards(), name="reading the cards"))

    async def clicked(self, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
        """Take a click of any panel. One that comes while the bot ends, or no longer hosts, is left alone."""
        task = asyncio.current_task()
        if self._ending or task is None or not self.hosts:
            return
        self.handling.add(task)
        try:
            await clicks.clicked(self, interaction, custom_id, values)
        finally:
            self.handling.discard(task)

    async def _sync(self) -> None:
        """Tell Discord the commands when they changed, not on every start."""
        wanted = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        mark = hashlib.sha256(json.dumps([self.application_id, wanted], sort_keys=True).encode()).hexdigest()
        there = {command.name for command in await self.tree.fetch_commands()}
        if mark == await self.store.fact("commands") and there == {command["name"] for command in wanted}:
            return
        await self.tree.sync()
        async with self.store.write() as tx:
            await tx.set_fact("commands", mark)
        log.info("commands synchronised")

    async def _warm(self) -> None:
        """Build what look-ups search in, beside opening the store: the first who asks must not wait for it."""
        try:
            await asyncio.to_thread(self.lookups.warm)
        except Exception:
            log.exception("look-ups are not ready; the first who asks waits for them")

    async def _read_cards(self) -> None:
        """Read one card after the other, between what else there is to do: nobody waits for all of them."""
        try:
            began = time.perf_counter()
            for _ in foreseeing(self.tables.catalogue):
                if (spent := time.perf_counter() - began) > SLICE:
                    await asyncio.sleep(3 * spent)  # three quarters of the time are for everything else
                    began = time.perf_counter()
            self.tables.unread = False
        except Exception:
            log.exception("a card can't be read; games with it can't begin")

    async def on_ready(self) -> None:
        """Look for servers that threw the bot out, or took it back, while it was not connected."""
        try:
            await lost_places.compare_servers(self.outbox)
        except (StoreError, AttributeError) as error:  # it may be ending already
            log.warning("servers not compared: %r", error)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Take note of who is there, and take the forms that they send.

        A click in one match tells nothing of another that is played beside it.
        """
        data = cast("Mapping[str, object]", interaction.data or {})
        custom_id = str(data.get("custom_id") or "")
        click = click_ids.read(custom_id)
        self.last_clicks.note(interaction.user.id, click.match if click is not None else "")
        if interaction.type is discord.InteractionType.modal_submit and forms.is_form(custom_id):
            await self.clicked(interaction, custom_id, (forms.written(data),))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Take note that the bot was thrown out of a server, or that the server is gone."""
        await lost_places.left_server(self.outbox, guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Take note that the bot was invited, perhaps again."""
        await lost_places.joined_server(self.outbox, guild.id)

    on_guild_available = on_guild_join

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Take note that a thread was deleted, perhaps that of a match."""
        match = await self.store.match_in(thread.thread_id)
        if match is not None:
            await lost_places.lost_thread(self.outbox, match.id)

    async def _give_signs(self) -> None:
        """Give signs of life as long as the loop runs, and say with each whether the gateway is connected."""
        mine = self.store.lease
        state: lease.State = "starting"
        while mine is not None:
            if self.is_ready() and math.isfinite(self.latency) and self.ws is not None and self.ws.open:
                state = "well"
            elif state == "well":
                state = "unwell"
            await mine.give_sign(state)
            await asyncio.sleep(lease.EVERY)

    async def close(self) -> None:
        """Stop taking clicks, finish what is under way, close the store."""
        self._ending = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        if self.handling:
            await asyncio.wait(set(self.handling), timeout=CLICKS_END)
        if hasattr(self, "outbox"):
            await self.computers.close()
            await self.outbox.close()
        self.studio.close()
        try:
            async with asyncio.timeout(GOODBYE):
                await super().close()
        except TimeoutError:
            log.warning("Discord does not say goodbye")
        if hasattr(self, "store"):
            store = self.store
            try:
                await self.last_clicks.keep(store)
            except StoreError as error:
                log.warning("last clicks not stored: %s", error)
            del self.store, self.outbox
            await store.close()


class Visitor(Chainkeeper):
    """The bot as far as it can log in and knows its commands: it opens no database and takes nothing up."""

    async def setup_hook(self) -> None:
        """Add the commands, and nothing else."""
        await self.add_commands()


async def host(settings: Settings, over: bool = False) -> int:
    """Host until SIGINT or SIGTERM, or until another process takes this one's place; gives the exit code.

    Raises StoreError, for example when another process hosts already and isn't to be taken `over`.
    """
    if settings.elsewhere:
        point_client_at(settings.elsewhere)
    bot = Chainkeeper(settings, over)
    await bot.prepare()
    gc.collect()
    gc.freeze()  # cards, rules and code stay: the collector halts everything and need not go through them each time
    gc.enable()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    lost = bot.store.lease.lost if bot.store.lease else asyncio.Event()
    running = asyncio.create_task(connected(bot, settings.discord_token.get_secret_value()))
    endings = [asyncio.create_task(event.wait()) for event in (stop, lost)]
    try:
        await asyncio.wait((running, *endings), return_when=asyncio.FIRST_COMPLETED)
        if lost.is_set():
            return LOST
        return running.result() if running.done() else 0
    finally:
        await bot.close()
        for task in (running, *endings):
            task.cancel()
        await asyncio.gather(running, *endings, return_exceptions=True)


async def connected(bot: Chainkeeper, token: str) -> int:
    """Log in and stay connected; gives the exit code.

    A gateway that can't be reached at first is tried again, where the library itself would give up.
    """
    wait = 1.0
    logged_in = False
    while True:
        try:
            if not logged_in:
                await bot.login(token)
                logged_in = True
            await bot.connect(reconnect=True)
            return 0
        except discord.LoginFailure:
            log.error("DISCORD_TOKEN: Discord does not take this token")
            return 2
        except discord.PrivilegedIntentsRequired:
            raise
        except (OSError, aiohttp.ClientError, AttributeError, discord.HTTPException, discord.GatewayNotFound) as error:
            log.warning("not connected, tried again in %ds: %r", wait, error)
        await asyncio.sleep(wait)
        wait = min(60.0, wait * 2)
