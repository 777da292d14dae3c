"""What the looks after a crash find, and what they don't forget."""
from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.match import lobby
from bot.sandbox.server import StandIn
from bot.store import Store, Window
from tests.hosting import checks
from tests.hosting.checks import Inspector
from tests.hosting.process import BotProcess


async def test_what_was_shown_once_stays_wrong_and_what_is_mended_does_not(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leaks, mended = [["a leak"]], [["not brought yet"], ["not brought yet"]]
    discord = StandIn()
    inspector = Inspector(discord, BotProcess(discord, tmp_path))

    async def shown(store: Store) -> list[str]:
        return leaks.pop() if leaks else []

    async def absent(store: Store) -> list[str]:
        return mended.pop() if mended else []

    monkeypatch.setattr(checks, "MENDED", 0.3)
    monkeypatch.setattr(inspector.secrecy, "leaks", shown)
    monkeypatch.setattr(inspector, "_absent", absent)
    store = await Store.open(inspector.bot.database)
    try:
        assert await inspector.faults(store) == ["a leak", "not brought yet"]
        assert await inspector.lasting(store) == ["a leak"]
    finally:
        await store.close()


@pytest.mark.parametrize(("opened", "due", "late"), [(-1.0, 4.0, False), (-9.0, -1.0, False), (-9.0, -4.0, True),
                                                     (60.0, 65.0, True)])
async def test_a_pass_is_late_when_its_time_is_over_or_lies_beyond_a_clock_that_was_put_back(
        tmp_path: Path, opened: float, due: float, late: bool) -> None:
    discord = StandIn()
    inspector = Inspector(discord, BotProcess(discord, tmp_path))
    store = await Store.open(inspector.bot.database)
    try:
        match = await lobby.invite(store, 1, 2, (111, "Ana"), (222, "Bo"))
        now = time.time()
        async with store.write() as tx:
            await tx.move_match(match.id, "invited", "running")
            await tx.set_window(match.id, 0, Window(1, now + opened, now + due, "player"))
        assert bool(await inspector._overdue(store)) == late
    finally:
        await store.close()
