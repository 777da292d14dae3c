"""Discord carried something out and its answer got lost, while the game went on."""
from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.game.context import ClickContext
from bot.match import lobby
from bot.outbox import queues
from bot.panels.parts import Panel, Text
from bot.sandbox.driver import User
from bot.store import Match, StoreError, Surface
from bot.store.message_names import MessageName, message_name
from bot.store.writing import Writing
from bot.tables.table import Table
from tests.bot.players import Hall, controls, hall, panel_of
from tests.bot.test_outbox import BOARD, again, people, surface, thread_of


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    monkeypatch.setattr(queues, "FIRST", 0.01)


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


class Drawing:
    """Draws something else the first time, as if the game went on meanwhile."""

    def __init__(self, place: Hall) -> None:
        self.draw = place.bot.outbox._draw
        self.times = 0

    async def __call__(self, table: Table, name: MessageName) -> Panel | None:
        self.times += 1
        return Panel((Text("what was so before"),)) if self.times == 1 else await self.draw(table, name)


async def drawn_twice(place: Hall, monkeypatch: pytest.MonkeyPatch, match: Match, user: User) -> str:
    """Edit the board to something else, and draw it as it was before; what it shows then."""
    shown, drawing = await surface(place, match), Drawing(place)
    monkeypatch.setattr(place.bot.outbox, "_draw", drawing)
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, BOARD, "thread")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert drawing.times == 2
    return user.look(shown.message).text


async def test_an_edit_whose_outcome_is_unknown_is_doubted(
        place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    place.discord.faults.add("lost", "PATCH /channels/*/messages/*")
    text = await drawn_twice(place, monkeypatch, match, ana)
    assert "opening hands" in text, "though by its mark it showed that all the time"


async def test_an_edit_that_a_busy_store_did_not_note_is_doubted(
        place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    monkeypatch.setattr(place.bot.outbox, "noted", busy_once(place.bot.outbox.noted))
    text = await drawn_twice(place, monkeypatch, match, ana)
    assert "opening hands" in text, "though by its mark it showed that all the time"


async def test_what_a_click_changed_and_a_busy_store_did_not_note_is_doubted(
        place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    asked = ana if controls(panel_of(ana)) else bo
    name = message_name("panel", (ana, bo).index(asked))
    drawn = place.bot.outbox._draw
    async with place.bot.tables.at(match.id) as table:
        before = await drawn(table, name)
    noting = Writing.set_surface
    refused: list[MessageName] = []

    async def busy(self: Writing, game: str, surface: MessageName, *since: Surface, **values: Any) -> bool:
        if surface == name and values.get("mark") and not refused:
            refused.append(surface)
            raise StoreError("database is locked")
        return await noting(self, game, surface, *since, **values)

    async def as_before(table: Table, surface: MessageName) -> Panel | None:
        return before if surface == name else await drawn(table, surface)

    monkeypatch.setattr(Writing, "set_surface", busy)
    monkeypatch.setattr(place.bot.outbox, "_draw", as_before)
    await place.clicked(asked, panel_of(asked), "Keep all 4")
    await place.settled()
    assert refused == [name]
    assert "Keep all 4" in panel_of(asked).labels, "by its mark it showed that all the time"


async def test_what_a_click_changed_is_not_noted_of_what_is_sent_since(
        place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    asked = ana if controls(panel_of(ana)) else bo
    name, old = message_name("panel", (ana, bo).index(asked)), panel_of(asked)
    rewriting = ClickContext.rewrite

    async def meanwhile(self: ClickContext, panel: Panel, there: str = "") -> Panel:
        """The seat is left, and taken again by the same person."""
        async with place.bot.store.write() as tx:
            await tx.drop_surface(match.id, name)
            await tx.tell(match.id, name, "dm", asked.id)
        return await rewriting(self, panel, there)

    monkeypatch.setattr(ClickContext, "rewrite", meanwhile)
    await place.clicked(asked, old, "Keep all 4")
    await again(place, match, name)
    now = await surface(place, match, name)
    assert now.message not in (0, old.id)
    assert "Waiting for" in asked.look(now.message).text


def busy_once(call: Callable[..., Coroutine[object, object, Any]]) -> Callable[..., Coroutine[object, object, Any]]:
    """The same call, for which the store is busy the first time."""
    calls = iter([StoreError("database is locked")])

    async def refused(*args: Any, **values: Any) -> Any:
        for error in calls:
            raise error
        return await call(*args, **values)

    return refused


async def test_what_a_repeated_send_finds_is_brought_up_to_date(
        place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    count = len(thread_of(place, ana))
    monkeypatch.setattr(place.bot.outbox, "_draw", Drawing(place))
    place.discord.faults.add("lost", "POST /channels/*/messages")
    async with place.bot.store.write() as tx:
        await tx.set_surface(match.id, BOARD, message=0, mark="")
    await again(place, match)
    (sent,) = thread_of(place, ana)[count:]
    assert "opening hands" in sent.text
    assert await place.bot.store.due() == []


async def test_only_the_lost_board_itself_is_adopted(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    await again(place, match, "fault:0")
    known = await surface(place, match)
    async with place.bot.store.write() as tx:
        await tx.drop_surface(match.id, MessageName("fault:0"))
        await tx.set_surface(match.id, BOARD, message=0, tried=known.created - 61)
    place.discord.skip(600)
    await again(place, match)
    assert (await surface(place, match)).message == known.message
    assert "The rules engine stopped" in thread_of(place, ana)[-1].text
