"""Leaving word on the panel: yields, remembered answers, passes that others don't see yet, and taking all that back."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.driver import User
from bot.store import Match
from engine.words import Unit, draw, may, me, play, when, you
from tests.bot.players import Hall, hall, panel_of
from tests.bot.test_composing import pick, seated, values
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [Unit("TST-YP1", "Test Yield Wonderer", energy=0, might=1).text(when(you(play(me)), may(draw(1))))]
MORE = "Pass more than once"


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    async def nothing(self: Hall, said: list[str]) -> list[str]:
        return []

    monkeypatch.setattr(Hall, "leaks", nothing)  # these games don't come from their decks, so nobody can replay them
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
def bo(place: Hall) -> User:
    return place.discord.user("Bo")


async def response(place: Hall, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match in which Ana has played a spell, and Bo may respond."""
    table = Table(quiet(hand=["Test Sight", "Test Sight"]), quiet(hand=["Test Sight", "Test Sight"]), PLAIN)
    table.you.play("Test Sight")
    return await seated(place, monkeypatch, table)


async def given(place: Hall, match: Match) -> list[tuple[tuple[str, ...], str]]:
    return [(entry.keys, entry.by) for entry in await place.bot.store.entries(match.id)]


async def test_a_yield_is_set_with_one_choice_and_cleared_with_one_click(
        place: Hall, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await response(place, monkeypatch)
    assert list(values(panel_of(bo), MORE)) == ["Pass until the chain is empty", "Pass until your turn"]
    await pick(place, bo, MORE, "Pass until your turn")
    assert await given(place, match) == [(("pass",), "standing")]
    assert "You pass until your turn." in panel_of(bo).text
    await place.clicked(bo, panel_of(bo), "Clear: ask me again")
    assert "You pass" not in panel_of(bo).text
    assert "Clear: ask me again" not in panel_of(bo).labels


async def test_a_yield_ends_by_itself(place: Hall, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await response(place, monkeypatch)
    await pick(place, bo, MORE, "Pass until the chain is empty")
    assert await given(place, match) == [(("pass",), "standing")]
    assert "You pass" not in panel_of(bo).text
    found = await place.bot.store.match(match.id)
    assert found is not None
    assert found.players[1].orders == "", "the chain is empty"


async def test_a_pass_that_nobody_has_seen_is_taken_back_on_the_panel(
        place: Hall, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await response(place, monkeypatch)
    place.bot.tables.delay = lambda speed, pace: 600.0
    await place.bot.store.match(match.id)
    question = panel_of(bo).text
    await place.clicked(bo, panel_of(bo), next(one for one in panel_of(bo).labels if one.startswith("Pass")))
    assert "### You have passed" in panel_of(bo).text
    assert "resolves" not in panel_of(place.discord.user("Ana")).text
    await place.clicked(bo, panel_of(bo), "Take it back")
    assert panel_of(bo).text == question
    await pick(place, bo, MORE, "Pass until the chain is empty")
    assert "### Passed for you\nYou pass until the chain is empty." in panel_of(bo).text
    await place.clicked(bo, panel_of(bo), "Clear: ask me again")
    assert panel_of(bo).text == question
    assert await given(place, match) == []


async def test_an_answer_is_remembered_listed_and_forgotten(place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = place.discord.user("Ana")
    table = Table(quiet(hand=["Test Yield Wonderer"]), quiet(), PLAIN)
    table.you.play("Test Yield Wonderer")
    table.resolve()
    match = await seated(place, monkeypatch, table)
    await pick(place, ana, "Remember the answer", "Always no")
    assert await given(place, match) == [(("no",), "standing")]
    await place.clicked(ana, panel_of(ana), "Menu")
    menu = next(one for one in reversed(ana.dms()) if "### Menu" in one.text)
    assert "- Test Yield Wonderer: do you want to? Always no." in menu.text
    (value,) = values(menu, "Ask me again about").values()
    await place.clicked(ana, menu, "Ask me again about…", value)
    assert "Always no" not in next(one for one in reversed(ana.dms()) if "### Menu" in one.text).text


async def test_fast_passing_learns_what_is_not_worth_a_stop(
        place: Hall, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place.bot.store.write() as tx:
        await tx.set_preference(bo.id, "passing", "fast")
    match = await response(place, monkeypatch)
    await pick(place, bo, MORE, "Don’t stop for Test Sight")
    assert await given(place, match) == [(("pass",), "standing")]
