"""The lease of a database: who may take it, who may not, and what becomes of whoever has lost it."""
from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace

import aiosqlite
import pytest

from bot.process.lifeline import Lifeline
from bot.store import Store, StoreError, backup, lease
from bot.store.lease import Lease, LeaseLost, Taken, holder_of


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty looks need no ten seconds."""
    monkeypatch.setattr(lease, "LOOK_EVERY", 0.01)


@pytest.fixture
async def first(tmp_path: Path) -> AsyncIterator[Store]:
    """A store that is hosted by a process that gives no sign of life by itself."""
    store = await Store.host(tmp_path / "a.sqlite3")
    yield store
    await store.close()


def of(store: Store) -> Lease:
    assert store.lease is not None
    return store.lease


async def refused(path: Path, signs: Callable[[], object], giving: Lease) -> str:
    """What a second start is told while the first process gives signs of life; `signs` comes before each."""
    async def live() -> None:
        while True:
            signs()
            await giving.give_sign("well")
            await asyncio.sleep(0.05)

    living = asyncio.create_task(live())
    try:
        with pytest.raises(Taken) as told:
            await Store.host(path)
    finally:
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
    return str(told.value)


async def test_whoever_gives_signs_of_life_keeps_it(first: Store, tmp_path: Path) -> None:
    said = await refused(tmp_path / "a.sqlite3", lambda: None, of(first))
    assert said.startswith("its matches are hosted by process ")
    assert "last sign of life 0." in said
    assert said.endswith("Stop that one first, or let this one take its place: python -m bot host --take-over")
    async with first.write() as tx:
        await tx.set_fact("who", "first")


@pytest.mark.parametrize("hours", [-24, 24])
async def test_a_clock_that_jumps_takes_it_from_nobody(
        first: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    jumps = [0]

    def jump() -> None:
        jumps[0] += hours * 3600

    clock = SimpleNamespace(time=lambda: time.time() + jumps[0], monotonic=time.monotonic)
    monkeypatch.setattr(lease, "time", clock)  # only there: the event loop's own clock never jumps
    assert "hosted by process" in await refused(tmp_path / "a.sqlite3", jump, of(first))
    monkeypatch.setattr(lease, "boot", lambda: "another computer")  # of whose clocks nothing is known at all
    clock.monotonic = lambda: time.monotonic() + jumps[0]
    said = await refused(tmp_path / "a.sqlite3", jump, of(first))
    assert "hosted by process" in said
    assert "last sign" not in said
    assert of(first).held()


async def test_without_signs_it_is_lost_and_nothing_more_is_stored(
        first: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with first.write() as tx:
        await tx.set_fact("who", "first")
    second = await Store.host(tmp_path / "a.sqlite3")
    assert "watching whether it lives" in caplog.text
    for _ in range(2):
        with pytest.raises(LeaseLost):
            async with first.write() as tx:
                await tx.set_fact("who", "nobody")
        assert not of(first).held()
        await of(first).give_sign("well")
    assert of(first).lost.is_set()
    assert [one.getMessage().partition(": this")[0] for one in caplog.records if one.levelno >= logging.ERROR] == [
        f"the lease is lost to {holder_of(tmp_path / 'a.sqlite3')}"]
    assert await second.fact("who") == "first"
    async with second.write() as tx:
        await tx.set_fact("who", "second")
    await first.lease.give_back()  # type: ignore[union-attr]
    first.lease = None
    assert of(second).held(), "who has lost it gives nothing back"
    await second.close()
    assert holder_of(tmp_path / "a.sqlite3") is None


async def test_what_was_given_back_is_taken_at_once(
        first: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await of(first).give_back()
    first.lease = None
    monkeypatch.setattr(lease, "LOOK_EVERY", 3600)
    monkeypatch.setattr(lease.Lifeline, "cut", lambda *_: False)  # where no kernel says that it has ended
    async with asyncio.timeout(5):
        second = await Store.host(tmp_path / "a.sqlite3")
    assert of(second).held()
    await second.close()


async def test_to_take_over_waits_for_nothing(first: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "LOOK_EVERY", 3600)
    async with asyncio.timeout(5):
        second = await Store.host(tmp_path / "a.sqlite3", over=True)
    assert of(second).held()
    assert not of(first).held()
    await second.close()
    assert not of(first).held(), "lost is lost, also when nobody has it any more"


async def test_of_two_that_find_it_stale_one_takes_it(first: Store, tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    found = await asyncio.gather(Lease.take(path), Lease.take(path), return_exceptions=True)
    won = [one for one in found if isinstance(one, Lease)]
    try:
        assert [type(one) for one in found if one not in won] == [Taken]
        assert won[0].held()
    finally:
        for one in won:
            await one.give_back()


async def test_who_found_it_stale_and_comes_second_takes_nothing(first: Store, tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    stale = holder_of(path)
    both = [Lease(path, await aiosqlite.connect(path, isolation_level=None)) for _ in range(2)]
    try:
        assert [await one._replace(stale, over=False) for one in both] == [True, False]
        assert [one.held() for one in both] == [True, False]
    finally:
        for one in both:
            await one.give_back()


async def test_a_database_that_somebody_holds_locked_is_said_to_be(
        first: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "BUSY_SECONDS", 0.01)
    file = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    file.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="database is locked"):
        await Store.host(tmp_path / "a.sqlite3", over=True)
    file.execute("ROLLBACK")
    file.close()
    assert of(first).held()


async def test_only_who_hosts_needs_it(first: Store, tmp_path: Path) -> None:
    reading = await Store.open(tmp_path / "a.sqlite3")
    async with reading.write() as tx:
        await tx.set_fact("a", "b")
    await reading.close()
    backup(tmp_path / "a.sqlite3", tmp_path / "copy.sqlite3")
    assert holder_of(tmp_path / "copy.sqlite3") is None, "nobody hosts a copy"


def test_without_the_file_of_locks_nobody_is_called_dead(tmp_path: Path) -> None:
    assert not Lifeline(tmp_path / "a.sqlite3").cut(7)
    lifeline = Lifeline(tmp_path / "nowhere" / "a.sqlite3")
    assert not lifeline.hold(7)
    lifeline.close()
