"""What the next process does with what the last one left."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import Silenced
from bot.match import lobby
from bot.sandbox.driver import User
from bot.store import Store
from bot.store.lease import Lease
from bot.store.message_names import message_name
from bot.tables import table as table_module
from tests.bot.players import Hall, hall

BOARD = message_name("turn", 0)


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    async with hall(tmp_path) as found:
        yield found


async def test_what_was_due_when_the_bot_ended_is_brought_at_the_start(place: Hall, ana: User, bo: User) -> None:
    challenge = (await ana.command("table", "match challenge", user=bo)).message
    assert challenge is not None
    async with asyncio.timeout(5):
        while not (match := (await place.bot.store.matches_of(ana.id))[0]).lobby:
            await asyncio.sleep(0.005)
    await place.stop()
    store = await Store.open(place.settings.database)
    await lobby.close(store, match, "Bo declined.")  # a bot that died before it showed that
    assert await store.due() != []
    await store.close()
    await place.start()
    assert bo.look(challenge).text == "Bo declined."
    assert await place.bot.store.due() == []


async def test_what_a_message_shows_is_doubted_after_the_bot_died(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    shown = await place.bot.store.surface(match.id, BOARD)
    assert shown is not None
    right = ana.look(shown.message).text
    await place.stop()
    store = await Store.open(place.settings.database)
    async with store.write() as tx:
        await tx.tell(match.id, BOARD, "thread")
    await store.close()
    there = place.discord.world.message(shown.channel, shown.message)
    there.components, there.content = [], "what it edited last and didn't note"
    await place.start()
    assert ana.look(shown.message).text.endswith(right)


async def test_standing_orders_go_on_where_the_last_process_stopped(
        place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    await place.stop()

    def standing(game: Any, decision: Any, orders: Any) -> tuple[str, ...] | None:
        return () if decision.kind == "mulligan" else None

    monkeypatch.setattr(table_module, "standing_answer", standing)
    await place.start()
    assert [entry.by for entry in await place.bot.store.entries(match.id)] == ["standing", "standing"]


async def test_commands_that_are_the_same_are_not_registered_again(place: Hall) -> None:
    def registered() -> int:
        return sum(one.method == "PUT" and one.path.endswith("/commands") for one in place.discord.traffic.records)

    assert registered() == 1
    await place.restart()
    assert registered() == 1


async def test_who_has_lost_its_place_to_another_process_makes_no_request(place: Hall, ana: User) -> None:
    other = await Lease.take(place.settings.database, over=True)
    try:
        before = len(place.discord.traffic.records)
        with pytest.raises(Silenced):
            await place.bot.fetch_user(ana.id)
        assert len(place.discord.traffic.records) == before
    finally:
        await other.give_back()
