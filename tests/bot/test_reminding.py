"""*Remind*: who has been away for two minutes gets one more message for a question, and never a second one."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.game import reminding
from bot.sandbox.driver import User
from bot.store import Match
from tests.bot.asking import Clock, asked_now, calls, later, news, people, stopped
from tests.bot.players import Hall, hall, panel_of


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = stopped(monkeypatch)
    monkeypatch.setattr(reminding, "time", found)
    return found


@pytest.fixture
async def place(tmp_path: Path, clock: Clock) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
async def match(place: Hall) -> Match:
    return await place.begin(*people(place), ("annie", "lux"))


async def remind(place: Hall, by: User, of: User) -> str:
    """Press *Remind*, and read what is said to it."""
    await place.clicked(by, panel_of(by), f"Remind {of.name}")
    return max((message for message in by.dms() if message.ephemeral), key=lambda message: message.id).text


async def test_who_is_away_is_reminded_once_a_question(place: Hall, match: Match) -> None:
    away = await asked_now(place, match)
    other = next(user for user in people(place) if user != away)
    before = news(away)
    assert "less than two minutes ago" in await remind(place, other, away)
    await later(place, 60)
    assert news(away) == before + 1, "called by the clock"
    await later(place, 59)
    assert "less than two minutes ago" in await remind(place, other, away)
    assert news(away) == before + 1
    await later(place, 1)
    assert "has been sent a reminder" in await remind(place, other, away)
    assert news(away) == before + 2
    assert "already" in await remind(place, other, away)
    await later(place, 500)
    assert news(away) == before + 2
    assert "Keep all 4" in panel_of(away).labels


async def test_whoever_is_asked_has_nobody_to_remind(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    assert not [label for label in panel_of(user).labels if label.startswith("Remind")]


async def test_what_stays_of_a_panel_leads_to_the_thread_while_messages_are_closed(place: Hall, match: Match) -> None:
    away = await asked_now(place, match)
    other = next(user for user in people(place) if user != away)
    old = panel_of(away)
    away.close_dms()
    await later(place, 60)
    assert len(calls(away)) == 1
    assert "*My table* in the thread opens your table." in away.look(old).text
    await later(place, 60)
    assert "the line in the thread calls them" in await remind(place, other, away)
    assert len(calls(away)) == 1
    away.open_dms()
    await place.clicked(away, calls(away)[0], "How to open messages")
    how = max((one for one in away.messages(calls(away)[0].channel_id) if one.ephemeral), key=lambda one: one.id)
    await place.clicked(away, how, "Try again")
    assert "Keep all 4" in panel_of(away).labels
