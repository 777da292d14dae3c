"""Two processes of the bot with one token and one database: one of them hosts, whatever happens."""
from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox.server import StandIn
from tests.hosting.checks import Inspector
from tests.hosting.crowd import Crowd, until
from tests.hosting.process import ROOT, BotProcess, swept

pytestmark = pytest.mark.end_to_end
THINK = 0.1
"""Mean seconds of a person before a click."""


class Pair:
    """The process that hosts, and a second one on the same database; and two duels."""

    def __init__(self, discord: StandIn, folder: Path, *arguments: str) -> None:
        self.discord = discord
        self.first = BotProcess(discord, folder, "WARNING")
        self.second = BotProcess(discord, folder, "WARNING", *arguments)
        self.second.log = folder / "second.log"
        self.crowd = Crowd(discord, 2, 1)
        self.inspector = Inspector(discord, self.first)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody plays in this block."""
        tasks = [asyncio.create_task(self.crowd.keep_playing(person, THINK)) for person in self.crowd.people]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            wrong = [one for one in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(one, Exception)]
            assert wrong == []

    async def clicks(self, more: int) -> None:
        """Wait for so many more clicks."""
        wanted = self.crowd.outcomes.total() + more
        await until(lambda: self.crowd.outcomes.total() >= wanted)

    async def whole(self, host: BotProcess) -> None:
        """Nothing is lost, nothing there twice, and whoever hosts has nothing to complain of."""
        await host.settled()
        async with host.reading() as store:
            assert await self.inspector.lasting(store) == []  # a click may be under way still
            assert sum([len(await store.entries(match)) for match in await store.running()]) > 0
        assert host.complaints() == []

    def locked(self) -> bool:
        """Whether somebody is just writing."""
        file = sqlite3.connect(self.first.database, isolation_level=None, timeout=0)
        try:
            file.execute("BEGIN IMMEDIATE")
            file.execute("ROLLBACK")
        except sqlite3.OperationalError:
            return True
        finally:
            file.close()
        return False

    async def freeze(self, bot: BotProcess) -> None:
        """Stop a process where it stands, but not in the middle of a transaction: it would lock the others out for
        good."""
        while True:
            os.kill(bot.pid, signal.SIGSTOP)
            if not self.locked():
                return await self.discord.quiet()
            os.kill(bot.pid, signal.SIGCONT)
            await asyncio.sleep(0.01)


@asynccontextmanager
async def pair(folder: Path, *arguments: str) -> AsyncIterator[Pair]:
    """Two duels that have begun with the first process; the second is not yet started."""
    async with StandIn(rate_limits=False, patience=1.0) as discord:
        found = Pair(discord, folder, *arguments)
        with swept(found.first), swept(found.second):
            await found.first.start()
            await asyncio.gather(*(found.crowd.begin(each) for each in found.crowd.pairs))
            yield found


async def test_the_second_refuses_with_a_word_and_the_first_plays_on_undisturbed(tmp_path: Path) -> None:
    async with pair(tmp_path) as two:
        async with two.playing():
            await two.second.launch()
            assert await asyncio.wait_for(two.second.ended(), 60) == 2
            await two.clicks(10)
        *_, last = two.second.log.read_text("utf-8").splitlines()
        assert last.startswith(f"CHAINKEEPER_DATABASE: its matches are hosted by process {two.first.pid} on ")
        assert last.endswith("or let this one take its place: python -m bot host --take-over")
        assert "Traceback" not in two.second.log.read_text("utf-8")
        assert len(two.discord.gateway.sessions) == 1, "it has never come to Discord"
        assert two.crowd.outcomes["timeout"] == 0
        await two.whole(two.first)


async def test_after_a_kill_another_hosts_at_once(tmp_path: Path) -> None:
    async with pair(tmp_path) as two:
        async with two.playing():
            await two.clicks(4)
            await two.first.kill()
        await two.second.start()
        said = two.second.log.read_text("utf-8")
        assert "event=took the place of process " in said
        assert "watching" not in said
        await two.whole(two.second)


async def test_taken_over_amid_clicks_each_is_answered_once(tmp_path: Path) -> None:
    async with pair(tmp_path, "host", "--take-over") as two:
        async with two.playing():
            await two.clicks(4)
            await two.second.start()
            assert await asyncio.wait_for(two.first.ended(), 20) == 3
            await two.clicks(10)
        (line,) = two.first.complaints()
        assert f"event=the lease is lost to process {two.second.pid} on " in line
        assert "Traceback" not in two.first.log.read_text("utf-8")
        await two.whole(two.second)


async def test_one_that_was_stopped_for_long_wakes_up_silent_and_ends(tmp_path: Path) -> None:
    async with pair(tmp_path) as two:
        async with two.playing():
            await two.clicks(4)
        await two.first.settled()
        await two.freeze(two.first)
        for person in two.crowd.people:
            if person.asked:
                await person.step()
        assert two.crowd.outcomes["timeout"], "who clicks meanwhile gets no answer"
        await two.second.start()
        assert "watching whether it lives" in two.second.log.read_text("utf-8")
        async with two.playing():
            await two.clicks(6)
        await two.freeze(two.second)  # so that all that is said now is said by the first
        two.discord.traffic.records.clear()
        async with two.second.reading() as store:
            before = [await store.entries(match) for match in await store.running()]
            os.kill(two.first.pid, signal.SIGCONT)
            assert await asyncio.wait_for(two.first.ended(), 20) == 3
            assert [await store.entries(match) for match in await store.running()] == before
        assert list(two.discord.traffic.records) == [], "it has said nothing"
        os.kill(two.second.pid, signal.SIGCONT)
        (line,) = two.first.complaints()
        assert "event=the lease is lost to process " in line
        await two.whole(two.second)


CLOCK = """
import sys, time
real = time.time
time.time = lambda: real() + {hours} * 3600
from bot.__main__ import main
sys.exit(main())
"""


@pytest.mark.parametrize("hours", [-48, 48])
async def test_a_wrong_clock_gets_nobody_the_lease(tmp_path: Path, hours: int) -> None:
    async with StandIn(rate_limits=False) as discord:
        with swept(BotProcess(discord, tmp_path)) as bot:
            await bot.start()
            second = await asyncio.create_subprocess_exec(
                sys.executable, "-c", CLOCK.format(hours=hours), cwd=tmp_path, stderr=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "sandbox",
                     "CHAINKEEPER_DISCORD_API": discord.url, "CHAINKEEPER_LOG_LEVEL": "ERROR"})
            _, said = await asyncio.wait_for(second.communicate(), 60)
            assert second.returncode == 2
            assert said.startswith(b"CHAINKEEPER_DATABASE: its matches are hosted by process ")
            assert bot.alive
            assert await bot.stop() == 0
