"""A few blows of `make crash`, and an orderly end."""
from __future__ import annotations

from pathlib import Path

import pytest

from bot.process.kill_points import NAMES
from bot.sandbox.server import StandIn
from tests.hosting.crash import summed, world
from tests.hosting.process import BotProcess, swept
from tests.hosting.strikes import Strike, planned, round_of_all

pytestmark = pytest.mark.end_to_end
FEW = (Strike("edited", "dither"), Strike("before-commit", "begin"), Strike("sent", "jumping"),
       Strike("locked", "answer"))


async def test_struck_in_lobby_and_game_nothing_is_lost_or_stands_still() -> None:
    report = summed([await world(FEW, pairs=2, seed=2, verbose=False)], planned(FEW))
    assert report["faults"] == report["errors_logged"] == []
    assert report["kills"] == {"edited": 1, "before-commit": 1, "sent": 1}
    assert report["locks"] == {"answer": 1}
    assert sum(report["jumps"].values()) >= 1
    assert report["begun"] > 0
    assert report["compared"]["names"] > report["entries"]


def test_every_point_has_its_share_of_the_blows() -> None:
    assert set(planned(round_of_all())) == {*NAMES, "random", "locked"}


async def test_sigterm_ends_it_at_once_and_cleanly(tmp_path: Path) -> None:
    async with StandIn(rate_limits=False) as discord:
        with swept(BotProcess(discord, tmp_path)) as bot:
            await bot.start()
            assert await bot.stop() == 0
            assert bot.complaints() == []
