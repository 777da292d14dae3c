"""The bot as a process of its own, killed at any instant: what it says afterwards is what its store holds."""
from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.panels import ids
from bot.sandbox.driver import User
from bot.sandbox.server import StandIn
from bot.store import Store
from cards.catalogue import CARDS
from engine.game import Game, catalogue_of
from tests.bot.players import controls, panel_of

pytestmark = pytest.mark.end_to_end

ROOT = Path(__file__).resolve().parents[2]


@asynccontextmanager
async def process(discord: StandIn, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot`, connected."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CHAINKEEPER_")}
    environment |= {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "sandbox", "CHAINKEEPER_DISCORD_API": discord.url,
                    "CHAINKEEPER_LOG_LEVEL": "ERROR"}
    discord.gateway.connected.clear()
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", cwd=folder, env=environment)
    try:
        await discord.wait_for_bot(30)
        await discord.quiet()
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.wait()


async def begin(discord: StandIn, ana: User, bo: User) -> None:
    """A duel as far as its first question."""
    challenge = (await ana.command("table", "match challenge", user=bo)).message
    assert challenge is not None
    await bo.click(challenge, "Accept")
    await discord.quiet()
    for user, deck in ((ana, "annie"), (bo, "garen")):
        await user.select(panel_of(user), "Starter decks", deck)
        await discord.quiet()
        await user.click(panel_of(user), "Ready")
        await discord.quiet()


async def consistent(folder: Path, users: tuple[User, User]) -> int:
    """Each player has one live panel if the stored game asks them something, otherwise none; the seq."""
    store = await Store.open(folder / "chainkeeper.sqlite3")
    try:
        (match,) = await store.running()
        row = await store.game(match)
        assert row is not None
        entries = await store.entries(match)
        game = Game.restore(row[3], row[1], catalogue_of(CARDS.values()))
        assert [entry.seq for entry in entries] == list(range(1, game.seq + 1))
        for seat, user in enumerate(users):
            asked = [decision.number for decision in game.pending() if decision.seat == seat]
            live = [{ids.read(name).number for name, _ in controls(message)} for message in user.dms() if controls(message)]  # type: ignore[union-attr]
            assert live == [{number} for number in asked], f"{user.name}: one live prompt, for the open question"
        return game.seq
    finally:
        await store.close()


async def test_killed_at_any_instant_nothing_is_lost_or_asked_twice(tmp_path: Path) -> None:
    async with StandIn(rate_limits=False, patience=0.3) as discord:
        ana, bo = discord.user("Ana"), discord.user("Bo")
        async with process(discord, tmp_path):
            await begin(discord, ana, bo)
        seq = await consistent(tmp_path, (ana, bo))
        for delay in (0.0, 0.004, 0.008, 0.016):
            async with process(discord, tmp_path) as bot:
                assert await consistent(tmp_path, (ana, bo)) >= seq
                user = next(user for user in (ana, bo) if controls(panel_of(user)))
                button = next(name for name in controls(panel_of(user)) if name[0].endswith((".ok", ".end", ".pass")))[0]
                click = asyncio.create_task(user.click(panel_of(user), button))
                await asyncio.sleep(delay)
                bot.kill()
                await asyncio.gather(click, return_exceptions=True)
        async with process(discord, tmp_path):
            after = await consistent(tmp_path, (ana, bo))
        assert after >= seq


async def test_sigterm_ends_it_at_once_and_cleanly(tmp_path: Path) -> None:
    async with StandIn(rate_limits=False) as discord, process(discord, tmp_path) as bot:
        bot.terminate()
        assert await asyncio.wait_for(bot.wait(), 10) == 0
