"""*End turn* asks once more while something can be played, for those who want that; *Card* shows any card."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.driver import User
from engine.words import Unit
from tests.bot.players import Hall, hall, panel_of
from tests.bot.test_composing import answers, begin, seated, values
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [Unit("TST-EN01", "Cheap One", energy=1, might=1)]


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    async def nothing(self: Hall, said: list[str]) -> list[str]:
        return []

    monkeypatch.setattr(Hall, "leaks", nothing)  # these games don't come from their decks, so nobody can replay them
    async with hall(tmp_path) as found:
        yield found


def table(runes: int) -> Table:
    return Table(quiet(hand=["Cheap One"], base=["Test Might 2"], runes={"fury": runes}), quiet(), battlefields=PLAIN)


async def test_the_end_of_a_turn_is_confirmed_while_a_card_can_be_played(
        place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await seated(place, monkeypatch, table(1))
    await place.clicked(ana, panel_of(ana), "End turn")
    assert "You can still play Cheap One." in panel_of(ana).text
    assert await answers(place, match) == []
    await place.clicked(ana, panel_of(ana), "Back")
    assert panel_of(ana).text.startswith("### Your turn: what do you do?")
    await place.clicked(ana, panel_of(ana), "End turn")
    await place.clicked(ana, panel_of(ana), "End turn")
    assert (await answers(place, match))[0] == ("end",)


async def test_it_is_not_asked_where_nothing_can_be_played(
        place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await seated(place, monkeypatch, table(0))
    assert any(label.startswith("Move Test Might 2") for label in panel_of(ana).labels), "a move is no play"
    await place.clicked(ana, panel_of(ana), "End turn")
    assert (await answers(place, match))[0] == ("end",)


async def test_whoever_turned_it_off_ends_the_turn_with_one_click(
        place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await seated(place, monkeypatch, table(1))
    async with place.bot.store.write() as tx:
        await tx.set_preference(ana.id, "confirm_end", "false")
    await place.clicked(ana, panel_of(ana), "End turn")
    assert (await answers(place, match))[0] == ("end",)


async def test_a_card_is_looked_at_from_the_panel(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    await seated(place, monkeypatch, table(1))
    asked = panel_of(ana).text
    await place.clicked(ana, panel_of(ana), "Card")
    menu = ana.dms()[-1]
    assert menu.ephemeral
    assert "Cheap One" in values(menu, "Show a card")
    await place.clicked(ana, menu, str(menu.selects[0]["custom_id"]), values(menu, "Show a card")["Cheap One"])
    assert ana.dms()[-1].text.startswith("## Cheap One\n-# Unit · 1 Energy · Might 1")
    assert panel_of(ana).text == asked


async def test_a_card_is_looked_at_while_one_waits(
        place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    await seated(place, monkeypatch, table(0))
    assert panel_of(bo).text.startswith("### Waiting for")
    await place.clicked(bo, panel_of(bo), "Card")
    assert "Test Might 2" in values(bo.dms()[-1], "Show a card")


async def test_what_happened_since_the_last_answer_is_told(
        place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await seated(place, monkeypatch, table(0))
    assert "Since you last looked" not in panel_of(bo).text
    await begin(place, ana, "Move Test Might 2")
    field = next(label for label in panel_of(ana).labels if label.startswith("Move to "))
    await place.clicked(ana, panel_of(ana), field)
    assert "**Since you last looked**\n- You moves Test Might 2" in panel_of(bo).text.replace("move ", "moves ")
    assert len(await answers(place, match)) >= 1
