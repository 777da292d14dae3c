"""One click: acknowledged at once, counted once, and held against the question that it was about."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import lobby
from bot.panels import notes
from bot.panels.click_ids import custom_id
from bot.sandbox.driver import Seen, User
from bot.store import Match
from engine.kernel.decision import Decision
from tests.bot.players import Hall, controls, hall, panel_of


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
async def match(place: Hall) -> Match:
    return await place.begin(place.discord.user("Ana"), place.discord.user("Bo"), ("annie", "lux"))


def asked(place: Hall) -> User:
    """Whoever is asked something."""
    people = [place.discord.user(name) for name in ("Ana", "Bo")]
    return next(user for user in people if controls(panel_of(user)))


def note(user: User) -> Seen:
    """The newest ephemeral message in private."""
    return max((one for one in user.dms() if one.ephemeral), key=lambda one: one.id)


async def acting(place: Hall, match: Match) -> tuple[User, Decision]:
    """The first turn: whose it is, and what they are asked."""
    for _ in range(2):
        await place.clicked(asked(place), panel_of(asked(place)), "Keep all 4")
    decision: Decision = (await place.game(match)).pending()[0]
    assert decision.kind == "act"
    return asked(place), decision


async def test_a_stale_click_answers_nothing(place: Hall, match: Match) -> None:
    user, decision = await acting(place, match)
    before = await place.bot.store.entries(match.id)
    stale = custom_id(match.id, decision.number - 1, "key", "end")
    await place.clicked(user, panel_of(user), stale, forge=True)
    assert await place.bot.store.entries(match.id) == before
    assert note(user).text == notes.ANSWERED
    assert "End turn" in panel_of(user).labels


async def test_a_click_from_an_earlier_step_composes_nothing(place: Hall, match: Match) -> None:
    user, decision = await acting(place, match)
    key = next(key for key in decision.keys if key != "end")
    await place.clicked(user, panel_of(user), custom_id(match.id, decision.number, "key", key), forge=True)
    seat = match.seat_of(user.id)
    composed = await place.bot.store.draft(match.id, seat)
    assert composed == (decision.number, (key,))
    for step in (0, 2):
        back = custom_id(match.id, decision.number, "back", step=step)
        await place.clicked(user, panel_of(user), back, forge=True)
        assert await place.bot.store.draft(match.id, seat) == composed
        assert note(user).text == notes.ANSWERED


async def test_a_click_is_acknowledged_before_its_match_is_free(place: Hall, match: Match) -> None:
    user = asked(place)
    async with place.bot.tables.at(match.id):
        outcome = await user.click(panel_of(user), "Keep all 4")
        assert outcome.kind == "deferred"
    await place.settled()
    assert len(await place.bot.store.entries(match.id)) == 1


async def test_a_click_whose_acknowledgement_was_lost_counts(place: Hall, match: Match) -> None:
    user = asked(place)
    fault = place.discord.faults.add("lost", "POST /interactions/*/callback")
    await place.clicked(user, panel_of(user), "Keep all 4")
    assert fault.met == 1
    assert len(await place.bot.store.entries(match.id)) == 1


async def test_concede_in_the_menu_asks_once_more(place: Hall, match: Match) -> None:
    user = asked(place)
    await place.clicked(user, panel_of(user), "Menu")
    await place.clicked(user, note(user), "Concede")
    assert note(user).text.startswith("### Concede this game?")
    assert not (await place.game(match)).over
    await place.clicked(user, note(user), "No")
    await place.clicked(user, note(user), "Concede")
    await place.clicked(user, note(user), "Yes, concede")
    assert (await place.game(match)).over


async def test_a_panel_whose_redrawing_had_no_answer_is_brought_up_to_date(place: Hall, match: Match) -> None:
    user = asked(place)
    fault = place.discord.faults.add("lost", "PATCH /webhooks/*")
    select = panel_of(user).selects[0]
    await place.clicked(user, panel_of(user), str(select["custom_id"]), str(select["options"][0]["value"]))
    assert fault.met == 1
    assert "Keep all 4" in panel_of(user).labels, "nobody knows whether it came to show the mark"
