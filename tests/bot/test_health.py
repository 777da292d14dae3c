"""`python -m bot health`: one line in any case, code 0 for a bot that is well, and no word that can't be known."""
from __future__ import annotations

import asyncio
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

import bot.__main__
from bot.doctor import findings, health
from bot.doctor.health import Health, health_of
from bot.sandbox.server import StandIn
from bot.store import Store, lease
from bot.store.lease import Lease, State, holder_of
from tests.hosting.process import BotProcess, swept

ROOT = Path(__file__).resolve().parents[2]
NOBODY = 65534
"""A user who owns nothing."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """To watch another computer's bot takes no seconds."""
    monkeypatch.setattr(health, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(health, "WATCHED", 0.3)


async def found(path: Path) -> Health:
    return await asyncio.to_thread(health_of, path)


async def hosted(path: Path) -> Lease:
    """The lease of a process that hosts."""
    store = await Store.host(path)
    taken, store.lease = store.lease, None
    await store.close()
    assert taken is not None
    return taken


@pytest.mark.parametrize(("state", "said"), [("starting", "starting since 7 s: process "),
                                             ("well", "well since 7 s: process "),
                                             ("unwell", "not well since 7 s: process ")])
async def test_what_the_last_sign_says(tmp_path: Path, state: State, said: str) -> None:
    path = tmp_path / "a.sqlite3"
    assert await found(path) == Health("no bot is running on this database")
    store = await Store.host(path)
    mine = store.lease
    assert mine is not None
    assert (await found(path)).said.startswith("starting since 0 s")
    await mine.give_sign(state)
    mine._since -= 7.0
    await mine.give_sign(state)
    assert (await found(path)).said.startswith(said)
    assert (await found(path)).well == (state == "well")
    await store.close()
    assert (await found(path)).said == "no bot is running on this database"


async def test_a_bot_on_another_computer_is_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sqlite3"
    monkeypatch.setattr(lease, "boot", lambda: "another computer")
    mine = await hosted(path)
    monkeypatch.undo()
    monkeypatch.setattr(health, "LOOK_EVERY", 0.02)
    assert (await found(path)).said.startswith("no bot is running on this database, as far as can be seen from here")
    looking = asyncio.create_task(found(path))
    while not looking.done():
        await mine.give_sign("well")
        await asyncio.sleep(0.01)
    assert looking.result().well
    await mine.give_back()


@pytest.mark.end_to_end
async def test_a_start_is_told_at_once_and_an_end_without_a_word_too(tmp_path: Path) -> None:
    async with StandIn(rate_limits=False) as discord:
        discord.faults.add("503", "GET /users/@me", times=99)
        with swept(BotProcess(discord, tmp_path, "ERROR")) as one:
            await one.launch()
            await until(one, "starting since ")
            discord.faults.clear()
            await until(one, "well since ")
            code, said = asked(one.database)
            assert code == 0
            assert said.endswith(f": {holder_of(one.database)}")
            await one.kill()
            code, said = asked(one.database)
            assert code == 1
            assert said.startswith(f"no bot is running on this database: process {one.pid} on ")
            assert said.endswith(", ended without giving its lease back")


async def until(one: BotProcess, wanted: str) -> None:
    async with asyncio.timeout(30):
        while not (await found(one.database)).said.startswith(wanted):
            await asyncio.sleep(0.02)


def asked(database: Path) -> tuple[int, str]:
    """The command's exit code and its one line."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "health"], capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "CHAINKEEPER_DATABASE": str(database), "DISCORD_TOKEN": "x"})
    assert done.stdout.count("\n") == 1, done
    assert done.stderr == ""
    return done.returncode, done.stdout.rstrip("\n")


def as_nobody(work: Callable[[], object]) -> str:
    """What that says as a user who owns nothing: in a copy of this process, as only root may become another user."""
    here, there = multiprocessing.Pipe()

    def run() -> None:
        if os.geteuid() == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        there.send(str(work()))

    process = multiprocessing.get_context("fork").Process(target=run)
    process.start()
    process.join(30)
    assert here.poll(0), "it said nothing"
    return str(here.recv())


@pytest.fixture
async def closed(tmp_path: Path) -> Path:
    """A database that only its owner may read, of a bot that runs."""
    path = tmp_path / "data" / "a.sqlite3"
    path.parent.mkdir()
    store = await Store.open(path)
    await store.close()
    path.chmod(0 if os.geteuid() else 0o600)
    for folder in path.parents:  # pytest keeps its folders from others
        if folder.is_relative_to(tempfile.gettempdir()) and folder != Path(tempfile.gettempdir()):
            folder.chmod(0o755)
    return path


@pytest.mark.parametrize("folder", [0o755, 0o000])
def test_who_may_not_read_it_is_told_that_and_nothing_else(
        closed: Path, monkeypatch: pytest.MonkeyPatch, folder: int) -> None:
    closed.parent.chmod(folder)
    monkeypatch.setenv("CHAINKEEPER_DATABASE", str(closed))
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.chdir("/")
    monkeypatch.setattr(sys, "argv", ["bot", "health"])
    printed: list[str] = []
    monkeypatch.setattr("builtins.print", lambda text, **_: printed.append(text))
    owner, where = closed.parent.owner(), closed if folder else closed.parent
    said = as_nobody(lambda: (bot.__main__.main(), printed))
    assert said.startswith("(1, ['unknown: this user, ")
    assert f"may not read {closed}; run it as {owner}, to whom {where} belongs" in said
    assert "no bot" not in said
    said = as_nobody(lambda: findings.database(closed).line())
    assert said.startswith("problem  database: this user, ")
    assert f" → run it as {owner}, to whom {where} belongs" in said
    assert "backup" not in said
    closed.parent.chmod(0o755)
