"""Tables and the outbox: entries, standing orders, faults, the cache, and what Discord is told."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.match import lobby, messages
from bot.store import Conflict, Match, Store, UnknownMatch
from bot.tables import announcements
from bot.tables import table as table_module
from bot.tables.fault_reports import Faulted
from bot.tables.locks import Locks
from bot.tables.table import Behind
from bot.tables.tables import Tables
from cards.catalogue import CARDS
from cards.decks import shipped
from engine.game import Game, Seat, Setup, catalogue_of
from engine.kernel import agenda
from engine.kernel.decision import Refused
from engine.standing import Orders

CATALOGUE = catalogue_of(CARDS.values())
Ready = Callable[..., Awaitable[Match]]


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))


async def begun(tables: Tables, users: tuple[int, int] = (111, 222)) -> Match:
    """A match whose game has just begun."""
    store = tables.store
    match = await lobby.invite(store, 1, 2, (users[0], "Ana"), (users[1], "Bo"))
    await lobby.posted(store, match, 50)
    await lobby.accept(store, lobby.with_player(match, replace(match.players[1], accepted=True)), 1, 60)
    for seat, deck in ((0, "annie"), (1, "lux")):
        found = await store.match(match.id)
        assert found is not None
        await lobby.set_player(tables, found, seat, deck=deck, ready=True)
    found = await store.match(match.id)
    assert found is not None
    return found


async def keep(tables: Tables, match: str) -> None:
    """Whoever is asked keeps the opening hand."""
    async with tables.at(match) as table:
        decision = table.game.pending()[0]
        await table.answer(decision.seat, decision.number, ())


async def test_an_answer_is_stored_with_everything_that_must_be_told(tables: Tables) -> None:
    match = await begun(tables)
    names = {surface.name for surface in await tables.store.due(match.id)}
    assert {"opening", "turn:0", "panel:0", "panel:1", "lobby"} <= names
    await keep(tables, match.id)
    assert await tables.store.seq(match.id) == 1
    (entry,) = await tables.store.entries(match.id)
    assert (entry.seq, entry.by, entry.kind, entry.keys) == (1, "player", "answer", ())


async def test_a_refused_answer_changes_nothing(tables: Tables) -> None:
    match = await begun(tables)
    async with tables.at(match.id) as table:
        decision = table.game.pending()[0]
        before = table.game.fingerprint()
        with pytest.raises(Refused):
            await table.answer(decision.seat, decision.number, ("card:99999",))
        assert table.game.fingerprint() == before
    assert await tables.store.entries(match.id) == []


async def test_a_game_that_is_not_in_memory_goes_on_from_the_store(
        tables: Tables, store: Store, tmp_path: Path) -> None:
    match = await begun(tables)
    await keep(tables, match.id)
    async with tables.at(match.id) as table:
        mark = table.game.fingerprint()
    fresh = Tables(store, CATALOGUE, tmp_path)
    async with fresh.at(match.id) as table:
        assert table.game.fingerprint() == mark
    await keep(fresh, match.id)
    async with tables.at(match.id) as table:
        assert table.game.seq == 2, "the first process catches up with the second"


async def test_memory_that_is_behind_can_not_answer(tables: Tables, store: Store, tmp_path: Path) -> None:
    match = await begun(tables)
    other = Tables(store, CATALOGUE, tmp_path)
    async with tables.at(match.id) as table:
        decision = table.game.pending()[0]
        await keep(other, match.id)
        with pytest.raises(Conflict):
            await table.answer(decision.seat, decision.number, ())
    assert match.id not in tables.cache
    assert len(await store.entries(match.id)) == 1
    await keep(tables, match.id)
    assert await store.seq(match.id) == 2


async def test_the_cache_is_bounded_and_never_drops_a_locked_game(store: Store, tmp_path: Path) -> None:
    tables = Tables(store, CATALOGUE, tmp_path, capacity=2)
    matches = [await begun(tables, (111, 1000 + n)) for n in range(4)]
    assert len(tables.cache) == 2
    async with tables.at(matches[0].id):
        for match in matches[1:]:
            async with tables.at(match.id):
                pass
        assert matches[0].id in tables.cache
    for match in matches:
        await keep(tables, match.id)
    assert len(tables.cache) == 2


async def test_what_stands_in_the_store_fails_and_memory_is_dropped(
        tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begun(tables)

    async def broken(*_: Any) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(announcements, "moved_on", broken)
    with pytest.raises(OSError, match="disk full"):
        await keep(tables, match.id)
    monkeypatch.undo()
    monkeypatch.setattr(lobby, "new_secret", lambda: bytes(32))
    assert await tables.store.entries(match.id) == []
    async with tables.at(match.id) as table:
        assert table.game.seq == 0
    await keep(tables, match.id)


async def test_a_fault_leaves_the_question_open_and_a_report(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begun(tables)
    monkeypatch.setattr(Game, "answer", lambda *_, **__: 1 // 0)
    with pytest.raises(Faulted):
        await keep(tables, match.id)
    monkeypatch.undo()
    assert match.id not in tables.cache, "it may be wrong by now"
    (file,) = list(tables.reports.iterdir())
    report = json.loads(file.read_text())
    assert report["game"] == match.id
    assert "ZeroDivisionError" in report["error"][-1]
    assert file.stat().st_mode & 0o077 == 0, "for the host alone: it holds both hands"
    (told,) = [surface for surface in await tables.store.due(match.id) if surface.name.startswith("fault:")]
    async with tables.at(match.id) as table:
        panel = await messages.draw(table, told.name)
        assert panel is not None
        assert "still open" in panel.text
        assert table.game.pending()
    await keep(tables, match.id)


async def test_a_loop_past_its_budget_leaves_the_question_open_and_one_report(
        tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begun(tables)
    monkeypatch.setattr(agenda, "BUDGET", 0)
    for _ in range(3):
        with pytest.raises(Faulted):
            await keep(tables, match.id)
    monkeypatch.undo()
    (file,) = list(tables.reports.iterdir())
    report = json.loads(file.read_text())
    assert "no decision after 0 operations" in report["error"][-1]
    assert (report["seq"], report["entries"]) == (0, [])
    assert await tables.store.entries(match.id) == []
    await keep(tables, match.id)


async def test_a_report_holds_all_that_it_takes_to_play_the_game_again(tables: Tables) -> None:
    match = await begun(tables)
    await keep(tables, match.id)
    await keep(tables, match.id)
    async with tables.at(match.id) as table:
        await table.answer(table.game.pending()[0].seat, table.game.pending()[0].number, ("end",))
        mark = table.game.fingerprint()
    await tables.report(match.id, "a test")
    report = json.loads(next(tables.reports.iterdir()).read_text())
    seats = tuple(Seat(name, shipped()[key]) for name, key in report["seats"])
    again = Game.start(Setup(seats), bytes.fromhex(report["secret"]), CATALOGUE)
    for _, seat, by, kind, number, keys in report["entries"]:
        assert kind == "answer"
        again.answer(number, seat, tuple(keys), by=by)
    assert again.fingerprint() == mark


async def test_standing_orders_answer_in_entries_of_their_own(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begun(tables)
    asked: list[Orders] = []

    def standing(game: Game, decision: Any, orders: Orders) -> tuple[str, ...] | None:
        asked.append(orders)
        return () if decision.kind == "mulligan" and orders.passing == "smart" else None

    monkeypatch.setattr(table_module, "standing_answer", standing)
    await keep(tables, match.id)
    entries = await tables.store.entries(match.id)
    assert [(entry.seq, entry.by) for entry in entries] == [(1, "player"), (2, "standing")]
    assert asked


async def test_standing_orders_know_who_wants_to_be_asked(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begun(tables)
    async with tables.store.write() as tx:
        await tx.set_player(match.id, 0, held=True)
        await tx.set_preference(222, "passing", "fast")
    known: set[tuple[int, str]] = set()

    def standing(game: Game, decision: Any, orders: Orders) -> tuple[str, ...] | None:
        known.add((decision.seat, orders.passing))
        return None

    monkeypatch.setattr(table_module, "standing_answer", standing)
    for _ in range(2):
        async with tables.at(match.id) as table:
            await table.settle()
        await keep(tables, match.id)
    assert known == {(0, "ask"), (1, "fast")}


async def test_a_standing_order_that_breaks_leaves_the_question_to_the_player(
        tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begun(tables)
    monkeypatch.setattr(table_module, "standing_answer", lambda *_: ("nothing:like:that",))
    await keep(tables, match.id)
    assert [entry.by for entry in await tables.store.entries(match.id)] == ["player"]
    async with tables.at(match.id) as table:
        assert table.game.pending()


async def test_a_draft_survives_and_ends_with_its_decision(tables: Tables) -> None:
    match = await begun(tables)
    await keep(tables, match.id)
    await keep(tables, match.id)
    async with tables.at(match.id) as table:
        decision = table.game.pending()[0]
        assert decision.kind == "act"
        key = next((key for key in decision.keys if key != "end"), None)
        if key is not None:
            await table.compose(decision.seat, decision.number, (key,))
            now = await table.desk(decision.seat)
            assert now.path == (key,)
            assert now.draft is not None
            assert (await table.desk(1 - decision.seat)).path == ()
            with pytest.raises(Refused):
                await table.compose(decision.seat, decision.number, ("play:99999",))
            assert (await table.desk(decision.seat)).path == (key,)
        with pytest.raises(Behind):
            await table.compose(decision.seat, decision.number + 50, ("play:1",))
        await table.answer(decision.seat, decision.number, ("end",))
        assert (await table.desk(decision.seat)).path == ()
        assert await tables.store.draft(match.id, decision.seat) == (-1, ())


async def test_a_draft_of_another_question_is_left_out(tables: Tables) -> None:
    match = await begun(tables)
    await keep(tables, match.id)
    await keep(tables, match.id)
    async with tables.at(match.id) as table:
        decision = table.game.pending()[0]
        key = next(key for key in decision.keys if key != "end")
        async with tables.store.write() as tx:
            await tx.set_draft(match.id, decision.seat, decision.number - 1, (key,))
        desk = await table.desk(decision.seat)
        assert (desk.draft, desk.path) == (None, ())


async def test_what_is_composed_is_due_on_the_panel_in_the_same_transaction(tables: Tables) -> None:
    match = await begun(tables)
    await keep(tables, match.id)
    await keep(tables, match.id)
    async with tables.at(match.id) as table:
        decision = table.game.pending()[0]
        panels = [await tables.store.surface(match.id, f"panel:{seat}") for seat in (0, 1)]
        await table.compose(decision.seat, decision.number, (next(key for key in decision.keys if key != "end"),))
    for seat, before in enumerate(panels):
        now = await tables.store.surface(match.id, f"panel:{seat}")
        assert now is not None
        assert before is not None
        told = now.wanted - before.wanted
        assert told == (seat == decision.seat), "a bot that dies now would leave the step before it on that panel"


async def test_an_unknown_match_is_said_to_be_unknown(tables: Tables) -> None:
    with pytest.raises(UnknownMatch):
        async with tables.at("zzzzzz"):
            pass
    assert not tables.locks.busy("zzzzzz")


async def test_one_lock_for_all_who_wait() -> None:
    locks, inside, most = Locks(), 0, 0

    async def work() -> None:
        nonlocal inside, most
        async with locks.hold("a"):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(work() for _ in range(20)))
    assert most == 1
    assert not locks.busy("a")
