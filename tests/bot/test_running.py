"""How the bot starts, shows that it is well, and ends."""
from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.doctor import health
from bot.doctor.health import health_of
from bot.sandbox.server import StandIn
from bot.store import lease
from tests.bot.players import Hall, hall, panel_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lease, "EVERY", 0.02)
    async with hall(tmp_path) as found:
        yield found


async def told(place: Hall, wanted: str) -> None:
    """Wait until the health check begins with these words."""
    async with asyncio.timeout(5):
        while not (await asyncio.to_thread(health_of, place.settings.database)).said.startswith(wanted):
            await asyncio.sleep(0.01)


async def test_a_blocked_loop_turns_the_health_check_red(place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await told(place, "well since 0 s: process ")
    monkeypatch.setattr(health, "STALE", 0.3)
    time.sleep(0.4)  # nothing runs meanwhile
    assert health_of(place.settings.database).said.startswith("not well since 0 s: process ")
    monkeypatch.undo()
    await told(place, "well since ")


async def test_a_dead_gateway_turns_the_health_check_red(place: Hall) -> None:
    await told(place, "well since ")
    place.discord.faults.add("503", "CONNECT /gateway", times=3)
    await place.discord.gateway.drop()
    await told(place, "not well since ")
    assert place.bot.is_ready(), "the library still takes itself for ready"
    assert not health_of(place.settings.database).well


async def test_a_deaf_gateway_does_not_hold_up_the_end(place: Hall) -> None:
    fault = place.discord.faults.add("deaf", "GATEWAY *")
    place.discord.moderation.forbid("attach_files")
    async with asyncio.timeout(5):
        while not fault.met:
            await asyncio.sleep(0.01)
    began = time.monotonic()
    await place.bot.close()
    assert time.monotonic() - began < 10


async def test_a_sign_of_life_that_can_not_be_written_ends_nothing(
        place: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(lease, "BUSY_SECONDS", 0.05)
    await place.restart()
    file = sqlite3.connect(place.settings.database, isolation_level=None)
    file.execute("BEGIN IMMEDIATE")
    async with asyncio.timeout(5):
        while "no sign of life can be given" not in caplog.text:
            await asyncio.sleep(0.01)
    file.execute("ROLLBACK")
    file.close()
    await told(place, "well since ")
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
    database = tmp_path / "chainkeeper.sqlite3"
    assert database.stat().st_mode & 0o077 == 0, "it holds both hands"
    assert b"not connected, tried again" in said
    assert b"Traceback" not in said


async def test_sigterm_finishes_clicks_and_brings_what_is_due_within_ten_seconds(place: Hall) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    asked = next(user for user in (ana, bo) if "Keep all 4" in panel_of(user).labels)
    other = bo if asked is ana else ana
    seen = panel_of(other).text
    place.discord.faults.add("slow", "PATCH */messages/*", delay=0.1, times=9)
    await asked.click(panel_of(asked), "Keep all 4")
    began = time.monotonic()
    store, outbox = place.bot.store, place.bot.outbox
    await place.bot.close()
    assert time.monotonic() - began < 10
    assert not outbox._workers
    assert panel_of(other).text != seen, "what followed from the click was brought"
    with pytest.raises(Exception):  # noqa: B017
        await store.match(match.id)
