"""The bot as a process of its own, on the stand-in that lives in this one."""
from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import aiosqlite

from bot.sandbox.server import StandIn
from bot.store import Store, Surface
from bot.store.message_names import kind_of, message_name

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
TOKEN = "MTIz.hosting.token"
"""The bot's token, which nobody may read anywhere."""


class Died(RuntimeError):
    """The bot ended by itself."""


class BotProcess:
    """Start it, kill it, start it again on the same database; everything that it logs is kept.

    Its clock is `ahead` by so many seconds, it has so many `migrations` more than others, and the panels of who only
    waits, and boards, come so many seconds late (`unhurried`), from the next start on.
    """

    def __init__(self, discord: StandIn, folder: Path, level: str = "INFO", *arguments: str) -> None:
        self.arguments = arguments
        self.discord = discord
        self.folder = folder
        self.level = level
        self.log = folder / "bot.log"
        self.ahead = 0.0
        self.migrations = 0
        self.unhurried = 0.0
        self._running: asyncio.subprocess.Process | None = None

    @property
    def database(self) -> Path:
        """Where it keeps everything."""
        return self.folder / "chainkeeper.sqlite3"

    @property
    def pid(self) -> int:
        """The number of the running process."""
        assert self._running is not None
        return self._running.pid

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._running is not None and self._running.returncode is None

    async def launch(self, **environment: str) -> None:
        """Start the process; it may not come far."""
        assert not self.alive
        self.discord.gateway.connected.clear()
        with self.log.open("ab") as log:
            self._running = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.hosting.main", *self.arguments, cwd=self.folder,
                env=self._environment() | environment, stderr=log, stdout=log)

    def _environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("CHAINKEEPER_")}
        return kept | {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, "CHAINKEEPER_DISCORD_API": self.discord.url,
                       "CHAINKEEPER_LOG_LEVEL": self.level, "CRASH_CLOCK": str(self.ahead),
                       "CRASH_MIGRATIONS": str(self.migrations), "CRASH_UNHURRIED": str(self.unhurried)}

    async def start(self, **environment: str) -> None:
        """Start it and wait until Discord has everything that the store says.

        Raises TimeoutError, or Died when it ends by itself.
        """
        await self.launch(**environment)
        ready, ended = asyncio.ensure_future(self._ready()), asyncio.ensure_future(self.ended())
        await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not ready.done():
            ready.cancel()
            raise Died(f"the bot ended as it started:\n{self.log.read_text('utf-8')[-2000:]}")
        await ready

    async def _ready(self) -> None:
        await self.discord.wait_for_bot(PATIENCE)
        await self.settled()

    async def settled(self, within: float = PATIENCE) -> None:
        """Wait until nothing is due any more, but what may come late, and no request is under way. Raises TimeoutError
        with what is due."""
        async with self.reading() as store:
            try:
                async with asyncio.timeout(within):
                    while await self.pressing(store):
                        await self.discord.quiet(0.05, within)
                    await self.discord.quiet(0.05, within)
            except TimeoutError:
                raise TimeoutError(f"still due: {await store.due()}") from None

    async def pressing(self, store: Store) -> list[Surface]:
        """What is due, but for the panels of who only waits, and boards, where these come late."""
        due = await store.due()
        if not self.unhurried:
            return due
        matches = {game: await store.match(game) for game in {surface.game for surface in due}}
        asked = {(match.id, message_name("panel", player.seat)) for match in matches.values() if match is not None
                 for player in match.players if player.asked >= 0 or match.state != "running"}
        return [one for one in due if kind_of(one.name) not in ("panel", "turn") or not one.message
                or (one.game, one.name) in asked]

    def reading(self) -> AbstractAsyncContextManager[Store]:
        """What is stored, beside the running bot."""
        return reading(self.database)

    async def order(self, **orders: str) -> None:
        """Have the running bot take orders (see `main.py`), and wait until it has taken them, or ended."""
        file, written = self.folder / "orders", self.folder / "orders.part"
        written.write_text("".join(f"{name}={value}\n" for name, value in orders.items()), "utf-8")
        written.replace(file)
        with suppress(ProcessLookupError):  # it may have ended a moment ago
            os.kill(self.pid, signal.SIGUSR1)
        while self.alive and file.exists():
            await asyncio.sleep(0.001)
        file.unlink(missing_ok=True)

    async def turn_clock(self, seconds: float) -> None:
        """Put its clock forward, or back, while it runs and for all its later lives."""
        self.ahead += seconds
        if self.alive:
            await self.order(CRASH_CLOCK=str(self.ahead))

    async def ended(self) -> int:
        """Wait until it has ended; the exit code."""
        assert self._running is not None
        return await self._running.wait()

    async def kill(self) -> None:
        """SIGKILL, at once."""
        if self._running is not None and self._running.returncode is None:
            self._running.kill()
            await self._running.wait()

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        assert self._running is not None
        if self._running.returncode is None:
            self._running.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._running.wait(), 20)

    def complaints(self) -> list[str]:
        """What it logged as an error, each with its trace, all processes so far.

        That the library connects anew is none, though it logs it as one.
        """
        text = self.log.read_text("utf-8", "replace") if self.log.exists() else ""
        records = re.split(r"^(?=time=)", text, flags=re.MULTILINE)
        errors = [record for record in records if re.search(r"level=(ERROR|CRITICAL)", record.partition("\n")[0])]
        return [record for record in errors if "logger=discord.client " not in record]


@asynccontextmanager
async def reading(database: Path) -> AsyncIterator[Store]:
    """What is stored in a database that a bot may be using. Nothing is migrated or written."""
    connection = await aiosqlite.connect(f"{database.as_uri()}?mode=ro", uri=True)
    connection.row_factory = sqlite3.Row
    try:
        yield Store(connection, connection)
    finally:
        await connection.close()


@asynccontextmanager
async def locked(database: Path) -> AsyncIterator[None]:
    """Another program writes into the database, and for that long nobody else can."""
    async with aiosqlite.connect(database, isolation_level=None, timeout=PATIENCE) as connection:
        await connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            await connection.execute("ROLLBACK")


@contextmanager
def swept(bot: BotProcess) -> Iterator[BotProcess]:
    """The process doesn't outlive the block; where that fails, its last words are shown."""
    try:
        yield bot
    except BaseException as error:
        error.add_note(bot.log.read_text("utf-8", "replace")[-4000:] if bot.log.exists() else "the bot logged nothing")
        raise
    finally:
        if bot.alive:
            os.kill(bot.pid, signal.SIGKILL)

