"""The stand-in for Discord and the real bot on it, in this process, with a fixed secret for the game's chance."""
from __future__ import annotations

import asyncio
import hashlib
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest import mock

from bot.answering.replies import Interaction
from bot.app import Chainkeeper
from bot.match import lobby
from bot.process.discord_address import point_client_at
from bot.process.settings import Settings
from bot.sandbox.server import StandIn

SECRET = hashlib.sha256(b"look 206").digest()
"""Chosen because much happens early in this game. Real games draw theirs: see `bot.match.lobby.new_secret`."""


class Watched(Chainkeeper):
    """The bot, and how many clicks it has under way."""

    under_way = 0

    async def clicked(self, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
        """As the bot does it."""
        self.under_way += 1
        try:
            await super().clicked(interaction, custom_id, values)
        finally:
            self.under_way -= 1

    async def settled(self) -> None:
        """Wait until every click is answered and Discord has everything."""
        while self.under_way:  # noqa: ASYNC110 - a script may look again
            await asyncio.sleep(0.002)
        await self.outbox.idle()


@asynccontextmanager
async def house() -> AsyncIterator[tuple[StandIn, Watched]]:
    """The stand-in with the bot connected to it, for as long as the block lasts. Nothing of it is kept."""
    secret = mock.patch.object(lobby, "new_secret", return_value=SECRET)
    with tempfile.TemporaryDirectory(prefix="chainkeeper-look-") as folder, secret:
        async with StandIn(rate_limits=False) as discord:
            point_client_at(discord.url)
            kept = Path(folder)
            bot = Watched(Settings(  # type: ignore[call-arg]
                _env_file=None, DISCORD_TOKEN="sandbox", discord_api=discord.url,  # noqa: S106
                database=kept / "look.sqlite3", reports=kept / "reports", rules=kept / "rules"))
            await bot.login("sandbox")
            running = asyncio.create_task(bot.connect())
            try:
                await discord.wait_for_bot()
                await bot.wait_until_ready()
                bot.tables.delay = lambda speed, pace: 0.0  # nobody is there from whom a pass would hide anything
                bot.tables.unhurried.patience = 0.0  # each picture shows what is, also to who only waits
                await bot.settled()
                yield discord, bot
            finally:
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)
