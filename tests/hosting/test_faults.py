"""A short game in bad weather."""
from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.players import hall
from tests.hosting.faults import Weather, storm

pytestmark = pytest.mark.end_to_end


async def test_a_game_comes_to_its_end_though_discord_fails_at_random() -> None:
    report = await storm(Weather(rate=0.1, games=1, clicks=8, seed=4, patience=60.0))
    assert report["faults"] == report["errors_logged"] == []
    assert report["over"] == 1
    assert sum(report["met"].values()) > 0
    assert report["compared"]["names"] > 50


async def test_an_invitation_whose_answer_was_lost_can_be_accepted(tmp_path: Path) -> None:
    async with hall(tmp_path) as place:
        ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
        place.discord.faults.add("lost", "POST /interactions/*/callback")
        await ana.command("table", "match challenge", user=bo)
        post = await bo.wait_for(lambda seen: "Accept" in seen.labels, channel="table")
        await place.clicked(bo, post, "Accept")
        (match,) = await place.bot.store.matches_of(bo.id)
        assert (match.state, match.lobby) == ("decks", post.id)


async def test_an_invitation_that_discord_refused_is_closed_and_nothing_stays_due(tmp_path: Path) -> None:
    async with hall(tmp_path) as place:
        ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
        place.discord.faults.add("403", "POST /interactions/*/callback", code=50013)
        await ana.command("table", "match challenge", user=bo)
        await place.settled()
        assert await place.bot.store.matches_of(ana.id) == []
        assert await place.bot.store.due() == []
