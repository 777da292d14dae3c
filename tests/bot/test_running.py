"""How the bot starts, shows that it is well, and ends."""
from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.process import sign_of_life
from bot.sandbox.server import StandIn
from tests.bot.players import Hall, hall, panel_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(sign_of_life, "EVERY", 0.02)
    async with hall(tmp_path) as found:
        yield found


async def sign(place: Hall, since: float) -> None:
    """Wait for a sign of life after that time."""
    async with asyncio.timeout(5):
        while not sign_of_life.healthy(place.settings.database, time.time() - since):
            await asyncio.sleep(0.01)


async def test_a_blocked_loop_turns_the_health_check_red(place: Hall) -> None:
    await sign(place, time.time())
    time.sleep(0.4)  # nothing runs meanwhile
    assert not sign_of_life.healthy(place.settings.database, 0.3)
    await sign(place, time.time())


async def test_a_dead_gateway_turns_the_health_check_red(place: Hall) -> None:
    await sign(place, time.time())
    place.discord.faults.add("503", "CONNECT /gateway", times=3)
    await place.discord.gateway.drop()
    async with asyncio.timeout(5):
        while sign_of_life.healthy(place.settings.database, 0.15):
            await asyncio.sleep(0.01)
    assert place.bot.is_ready(), "the library still takes itself for ready"


async def test_a_deaf_gateway_does_not_hold_up_the_end(place: Hall) -> None:
    fault = place.discord.faults.add("deaf", "GATEWAY *")
    place.discord.moderation.forbid("attach_files")
    async with asyncio.timeout(5):
        while not fault.met:
            await asyncio.sleep(0.01)
    began = time.monotonic()
    await place.bot.close()
    assert time.monotonic() - began < 10


async def test_a_sign_of_life_that_can_not_be_written_ends_nothing(place: Hall) -> None:
    path = sign_of_life.sign_file(place.settings.database)
    await sign(place, time.time())
    path.unlink(missing_ok=True)
    path.mkdir()
    await asyncio.sleep(0.1)
    path.rmdir()
    await sign(place, time.time())
    assert path.is_file()
    assert not place.bot.is_closed()


@asynccontextmanager
async def process(discord: StandIn, folder: Path, **more: str) -> AsyncIterator[asyncio.subprocess.Process]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CHAINKEEPER_")}
    environment |= {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "sandbox", "CHAINKEEPER_DISCORD_API": discord.url, **more}
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", cwd=folder, env=environment,
                                               stderr=asyncio.subprocess.PIPE)
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.communicate()


async def test_a_first_connection_that_fails_is_tried_again(tmp_path: Path) -> None:
    async with StandIn(rate_limits=False) as discord:
        discord.faults.add("503", "GET /users/@me")
        discord.faults.add("broken", "CONNECT /gateway")
        async with process(discord, tmp_path, CHAINKEEPER_LOG_LEVEL="WARNING") as bot:
            await discord.wait_for_bot(20)
            bot.send_signal(signal.SIGTERM)
            _, said = await asyncio.wait_for(bot.communicate(), 10)
            assert bot.returncode == 0
    assert b"not connected, tried again" in said
    assert b"Traceback" not in said


async def test_sigterm_finishes_clicks_and_brings_what_is_due_within_ten_seconds(place: Hall) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    asked = next(user for user in (ana, bo) if "Keep all 4" in panel_of(user).labels)
    other = bo if asked is ana else ana
    seen = panel_of(other).text
    place.discord.faults.add("slow", "PATCH /channels/*/messages/*", delay=0.1, times=9)
    await asked.click(panel_of(asked), "Keep all 4")
    began = time.monotonic()
    store, outbox = place.bot.store, place.bot.outbox
    await place.bot.close()
    assert time.monotonic() - began < 10
    assert not outbox._workers
    assert panel_of(other).text != seen, "what followed from the click was brought"
    with pytest.raises(Exception):  # noqa: B017
        await store.match(match.id)
