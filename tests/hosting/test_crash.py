"""A few blows of `make crash`, and an orderly end."""
from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.match.terms import MODE_NAMES
from bot.process.kill_points import NAMES
from bot.sandbox.server import StandIn
from tests.hosting.crash import world
from tests.hosting.process import BotProcess, swept
from tests.hosting.strikes import Strike, planned, round_of_all
from tests.hosting.tally import FALLING, summed

pytestmark = pytest.mark.end_to_end
FEW = (Strike("edited", "dither"), Strike("before-commit", "next"), Strike("sent", "jumping"),
       Strike("locked", "answer"))


async def test_struck_in_lobby_and_game_nothing_is_lost_or_stands_still() -> None:
    report = summed([await world(FEW, pairs=2, seed=2, patience=3.0, verbose=False)], planned(FEW), MODE_NAMES[:2])
    assert report["faults"] == report["errors_logged"] == []
    assert report["kills"] == {"edited": 1, "before-commit": 1, "sent": 1}
    assert sum(report["modes"].values()) == 3
    assert report["games"]["match"] > 1
    assert report["locks"] == {"answer": 1}
    assert sum(report["jumps"].values()) >= 1
    assert report["begun"] > 0
    assert report["compared"]["names"] > report["entries"]


def test_too_few_kills_in_a_mode_or_a_state_are_a_fault() -> None:
    world_ = {"kills": Counter({"random": 50}), "modes": Counter({"duel": 49, "match": 1}), "restarts": [1.0],
              "states": Counter({"lobby": 20, "game": 25, "between games": 5}), "faults": [], "errors_logged": []}
    report = summed([world_], Counter({"random": 60}), ("duel", "match"))
    assert report["faults"] == ["1 kills fell in match", "0 kills fell in masked pass outstanding"]
    assert not report["ok"]
    more = {**world_, "modes": Counter({"duel": 48, "match": 2}), "states": Counter(dict.fromkeys(FALLING, 2))}
    assert summed([more], Counter({"random": 60}), ("duel", "match"))["ok"]


def test_every_point_has_its_share_of_the_blows() -> None:
    assert set(planned(round_of_all())) == {*NAMES, "random", "locked"}


async def test_sigterm_ends_it_at_once_and_cleanly(tmp_path: Path) -> None:
    async with StandIn(rate_limits=False) as discord:
        with swept(BotProcess(discord, tmp_path)) as bot:
            await bot.start()
            assert await bot.stop() == 0
            assert bot.complaints() == []
