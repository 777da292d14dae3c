"""A few kills of `make crash`, and an orderly end."""
from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.server import StandIn
from tests.hosting.crash import crash
from tests.hosting.process import BotProcess, swept

pytestmark = pytest.mark.end_to_end


async def test_killed_at_any_instant_nothing_is_lost_or_asked_twice() -> None:
    report = await crash(each=1, at_random=1, games=2, seed=2, points=("sent", "migrating"), verbose=False)
    assert report["faults"] == report["errors_logged"] == []
    assert report["kills"] == {"random": 1, "sent": 1, "migrating": 1}
    assert report["entries"] > 4


async def test_sigterm_ends_it_at_once_and_cleanly(tmp_path: Path) -> None:
    async with StandIn(rate_limits=False) as discord:
        with swept(BotProcess(discord, tmp_path)) as bot:
            await bot.start()
            assert await bot.stop() == 0
            assert bot.complaints() == []
