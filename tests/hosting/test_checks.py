"""What the looks after a crash find, and what they don't forget."""
from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.server import StandIn
from bot.store import Store
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
