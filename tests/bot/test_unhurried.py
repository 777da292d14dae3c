"""The panel of who only waits comes late; that of who is asked, or was, comes at once."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import lobby
from bot.store import Surface
from bot.tables.unhurried import PATIENCE, Unhurried
from engine.kernel.randomness import secret_from_seed
from tests.bot.players import Hall, controls, hall, panel_of


def panel(message: int = 5) -> Surface:
    return Surface("abcdef", "panel:0", "dm", 7, 0, message, 0.0, 1, 0, 0.0)


def test_changes_that_can_wait_come_together_after_a_while() -> None:
    late = Unhurried()
    late.note("abcdef", 0, True, 100.0)
    late.note("abcdef", 0, True, 130.0)
    assert late.left(panel(), 130.0) == PATIENCE - 30
    assert late.left(panel(), 100.0 + PATIENCE) == 0
    assert late.left(panel(0), 130.0) == 0, "what was never sent doesn't wait"
    late.over(panel())
    assert late.left(panel(), 131.0) == 0


def test_what_can_not_wait_is_not_held_up_by_what_can() -> None:
    late = Unhurried()
    late.note("abcdef", 0, True, 100.0)
    late.note("abcdef", 0, False, 110.0)
    assert late.left(panel(), 110.0) == 0
    late.note("abcdef", 0, True, 111.0)
    assert late.left(panel(), 111.0) == 0, "an old question may still stand there"


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: secret_from_seed(2))
    async with hall(tmp_path) as found:
        yield found


async def test_who_waits_before_and_after_an_answer_is_not_told_of_it_at_once(place: Hall) -> None:
    ana, bo, cleo = users = [place.discord.user(name) for name in ("Ana", "Bo", "Cleo")]
    match = await place.gather(users, ("annie", "garen", "lux"), "ffa3")
    place.bot.tables.unhurried.patience = 3600.0
    waiting = panel_of(bo)
    assert controls(panel_of(cleo)), "Cleo is asked, then Ana"
    await cleo.click(panel_of(cleo), "Keep all 4")
    async with asyncio.timeout(10):
        while not controls(panel_of(ana)) or [one.name for one in await place.bot.store.due()] != ["panel:1"]:
            await asyncio.sleep(0.01)
    assert panel_of(bo).data == waiting.data
    await ana.click(panel_of(ana), "Keep all 4")
    async with asyncio.timeout(10):
        while not controls(panel_of(bo)):
            await asyncio.sleep(0.01)
    assert (await place.game(match)).pending()[0].seat == 1


async def test_a_restart_brings_what_waited(place: Hall) -> None:
    _, bo, cleo = users = [place.discord.user(name) for name in ("Ana", "Bo", "Cleo")]
    await place.gather(users, ("annie", "garen", "lux"), "ffa3")
    place.bot.tables.unhurried.patience = 3600.0
    await cleo.click(panel_of(cleo), "Keep all 4")
    await place.handled()
    await place.restart()
    assert panel_of(bo).text.startswith("### Waiting for Ana\n")
