"""The store: one transaction per entry, compare-and-swap, and what a kill leaves behind."""
from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.store import Conflict, Player, Store, StoredEntry, StoreError, backup, opening, writing
from bot.store.schema import MIGRATIONS

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = (Player(0, 111, "Ana", accepted=True), Player(1, 222, "Bo"))


async def with_game(store: Store, seq: int = 0) -> None:
    async with store.write() as tx:
        await tx.add_match("abcdef", 1, 2, PLAYERS)
        await tx.add_game("abcdef", b"secret", b"pins", "annie,lux", seq, b"snapshot 0")


def entry(seq: int) -> StoredEntry:
    return StoredEntry(seq, 0, "player", "answer", seq, ("pass",), ("Ana passed.",), (("turn", 0, 1), ("hold", 0, 1)))


async def test_a_new_file_has_every_table_and_is_durable(store: Store, tmp_path: Path) -> None:
    plain = sqlite3.connect(tmp_path / "a.sqlite3")
    assert plain.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
    assert plain.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    async with store._writer.execute("PRAGMA synchronous") as cursor:
        assert (await cursor.fetchone())[0] == 2  # type: ignore[index]


async def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    plain = sqlite3.connect(tmp_path / "b.sqlite3")
    plain.execute("PRAGMA user_version = 99")
    plain.close()
    with pytest.raises(StoreError, match="version 99"):
        await Store.open(tmp_path / "b.sqlite3")


async def test_an_entry_and_its_snapshot_are_one(store: Store) -> None:
    await with_game(store)
    async with store.write() as tx:
        await tx.append("abcdef", 0, 1, entry(1), b"snapshot 1")
    assert await store.seq("abcdef") == 1
    assert (await store.game("abcdef"))[:4] == (b"secret", b"pins", 1, b"snapshot 1")  # type: ignore[index]
    assert await store.entries("abcdef") == [entry(1)]


async def test_the_same_seq_twice_is_a_conflict_and_stores_nothing(store: Store) -> None:
    await with_game(store)
    async with store.write() as tx:
        await tx.append("abcdef", 0, 1, entry(1), b"first")

    async def again() -> None:
        async with store.write() as tx:
            await tx.tell("abcdef", "turn:1", "thread")
            await tx.append("abcdef", 0, 1, entry(1), b"second")

    with pytest.raises(Conflict):
        await again()
    assert (await store.game("abcdef"))[3] == b"first"  # type: ignore[index]
    assert await store.due() == []


async def test_an_entry_is_appended_to_what_was_read_and_to_nothing_else(store: Store) -> None:
    await with_game(store)
    async with store.write() as tx:
        await tx.append("abcdef", 0, 1, entry(1), b"first")
    for before, after, number in ((0, 2, 2), (1, 2, 1)):  # read too long ago; a number that is taken
        with pytest.raises(Conflict):
            async with store.write() as tx:
                await tx.append("abcdef", before, after, entry(number), b"second")
    assert (await store.game("abcdef"))[2:4] == (1, b"first")  # type: ignore[index]
    assert await store.entries("abcdef") == [entry(1)]


async def test_many_who_write_at_once_take_turns(store: Store) -> None:
    async def write(number: int) -> None:
        async with store.write() as tx:
            await tx.set_fact(f"begun {number}", "yes")
            await asyncio.sleep(0)
            await tx.set_fact(f"ended {number}", "yes")

    failed = await asyncio.gather(*(write(number) for number in range(20)), return_exceptions=True)
    assert failed == [None] * 20
    assert [await store.fact(f"ended {number}") for number in range(20)] == ["yes"] * 20


async def test_what_fails_half_way_is_not_stored(store: Store) -> None:
    await with_game(store)

    async def broken() -> None:
        async with store.write() as tx:
            await tx.append("abcdef", 0, 1, entry(1), b"x")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await broken()
    assert await store.seq("abcdef") == 0
    async with store.write() as tx:
        await tx.append("abcdef", 0, 1, entry(1), b"y")


async def test_whoever_comes_after_the_end_is_told_so(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "b.sqlite3")
    late = asyncio.create_task(store.match("abcdef"))
    await store.close()
    await asyncio.gather(late, return_exceptions=True)
    assert late.exception() is None or isinstance(late.exception(), StoreError)
    with pytest.raises(StoreError, match="closed"):
        await store.match("abcdef")
    with pytest.raises(StoreError, match="closed"):
        async with store.write() as tx:
            await tx.doubt()


async def test_a_cancelled_write_is_undone_and_blocks_nobody(store: Store) -> None:
    await with_game(store)
    started = asyncio.Event()

    async def slow() -> None:
        async with store.write() as tx:
            await tx.append("abcdef", 0, 1, entry(1), b"x")
            started.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(slow())
    await started.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    async with store.write() as tx:
        await tx.append("abcdef", 0, 1, entry(1), b"y")
    assert (await store.game("abcdef"))[3] == b"y"  # type: ignore[index]


async def test_two_processes_can_not_both_answer(store: Store, tmp_path: Path) -> None:
    await with_game(store)
    other = await Store.open(tmp_path / "a.sqlite3")
    try:
        async def answer(which: Store, snapshot: bytes) -> str:
            try:
                async with which.write() as tx:
                    await tx.append("abcdef", 0, 1, entry(1), snapshot)
            except StoreError:
                return "late"
            return "taken"

        assert sorted(await asyncio.gather(answer(store, b"a"), answer(other, b"b"))) == ["late", "taken"]
        assert len(await store.entries("abcdef")) == 1
    finally:
        await other.close()


async def test_a_match_moves_from_one_state_to_the_next_once(store: Store) -> None:
    await with_game(store)
    async with store.write() as tx:
        await tx.move_match("abcdef", "invited", "decks", thread=9)
    with pytest.raises(Conflict):
        async with store.write() as tx:
            await tx.move_match("abcdef", "invited", "closed")
    match = await store.match_in(9)
    assert match is not None
    assert (match.state, match.seat_of(222), match.seat_of(5), match.names_but(0)) == ("decks", 1, -1, ("Bo",))
    assert [one.id for one in await store.matches_of(222)] == ["abcdef"]
    with pytest.raises(ValueError, match="colour"):
        async with store.write() as tx:
            await tx.set_match("abcdef", colour="red")


async def test_a_draft_is_kept_and_forgotten(store: Store) -> None:
    await with_game(store)
    async with store.write() as tx:
        await tx.set_draft("abcdef", 1, 5, ("play:34", "obj:2"))
    assert await store.draft("abcdef", 1) == (5, ("play:34", "obj:2"))
    assert await store.draft("abcdef", 0) == (-1, ())
    async with store.write() as tx:
        await tx.set_draft("abcdef", 1, 5, ())
    assert await store.draft("abcdef", 1) == (-1, ())


async def test_what_was_shared_is_shared_once_and_long_ago_forgotten(
        store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async with store.write() as tx:
        await tx.share(1)
    with pytest.raises(Conflict):
        async with store.write() as tx:
            await tx.share(1)
    assert await store.shared(1)
    later = time.time() + writing.SHARED_LIFE + 1
    monkeypatch.setattr(time, "time", lambda: later)
    async with store.write() as tx:
        await tx.share(2)
    assert not await store.shared(1)
    assert await store.shared(2)


async def test_telling_twice_is_one_message_that_is_due_until_it_shows_the_last(store: Store) -> None:
    await with_game(store)
    for _ in range(3):
        async with store.write() as tx:
            await tx.tell("abcdef", "panel:0", "dm", 111)
    (due,) = await store.due("abcdef")
    assert (due.wanted, due.shown, due.message) == (3, 0, 0)
    async with store.write() as tx:
        await tx.set_surface("abcdef", "panel:0", channel=7, message=8, shown=2)
    assert await store.due() != []
    async with store.write() as tx:
        await tx.set_surface("abcdef", "panel:0", shown=3)
    assert await store.due() == []
    async with store.write() as tx:
        await tx.renew("abcdef", "panel:0")
    assert [(one.name, one.message) for one in await store.due()] == [("panel:0", 0), ("gone:8", 8)]


async def test_a_backup_is_a_whole_store_while_it_is_in_use(store: Store, tmp_path: Path) -> None:
    await with_game(store)
    target = tmp_path / "copy.sqlite3"
    async with store.write() as tx:
        await tx.set_fact("half", "done")
        size = await asyncio.to_thread(backup, tmp_path / "a.sqlite3", target)
    assert size == target.stat().st_size
    assert target.stat().st_mode & 0o077 == 0, "it holds both hands"
    copy = await Store.open(target)
    assert await copy.seq("abcdef") == 0
    assert await copy.fact("half") == "", "what is not committed is not in it"
    await copy.close()
    assert sorted(path.name for path in tmp_path.iterdir() if "part" in path.name) == []


async def test_a_backup_replaces_nothing_and_copies_no_damage(store: Store, tmp_path: Path) -> None:
    target = tmp_path / "there.sqlite3"
    target.write_bytes(b"precious")
    with pytest.raises(StoreError, match="is there already"):
        backup(tmp_path / "a.sqlite3", target)
    assert target.read_bytes() == b"precious"
    bad = tmp_path / "bad.sqlite3"
    bad.write_bytes(b"garbage" * 1000)
    for source, word in ((bad, "damaged"), (tmp_path / "none.sqlite3", "no such database")):
        with pytest.raises(StoreError, match=word):
            backup(source, tmp_path / "new.sqlite3")
    with pytest.raises(StoreError, match="was not written"):
        backup(tmp_path / "a.sqlite3", tmp_path / "nowhere" / "new.sqlite3")
    assert not (tmp_path / "new.sqlite3").exists()


def test_the_backup_command(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "x", "CHAINKEEPER_DATABASE": "a.sqlite3"}
    opening.migrate(tmp_path / "a.sqlite3")
    for code, said in ((0, "copy.sqlite3: "), (2, "CHAINKEEPER_DATABASE: copy.sqlite3 is there already")):
        done = subprocess.run([sys.executable, "-m", "bot", "backup", "copy.sqlite3"], cwd=tmp_path, env=environment,
                              capture_output=True, text=True, check=False, timeout=20)
        assert done.returncode == code
        assert (done.stdout + done.stderr).startswith(said)
    assert opening.check(tmp_path / "copy.sqlite3") == len(MIGRATIONS)


KILLED = """
import asyncio, sys
from bot.store import Store, StoredEntry
async def main():
    store = await Store.open(sys.argv[1])
    for seq in range(1, 100000):
        async with store.write() as tx:
            entry = StoredEntry(seq, 0, "player", "answer", seq, ("x",))
            await tx.append("abcdef", seq - 1, seq, entry, str(seq).encode())
        print(seq, flush=True)
asyncio.run(main())
"""


async def test_a_kill_at_any_instant_loses_nothing_that_was_confirmed(store: Store, tmp_path: Path) -> None:
    await with_game(store)
    process = subprocess.Popen([sys.executable, "-c", KILLED, str(tmp_path / "a.sqlite3")], stdout=subprocess.PIPE,
                               text=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert process.stdout is not None
    confirmed = [int(await asyncio.to_thread(process.stdout.readline)) for _ in range(50)][-1]
    process.send_signal(signal.SIGKILL)
    confirmed = max([confirmed, *(int(line) for line in process.stdout.read().splitlines() if line.strip())])
    process.wait()
    seq = await store.seq("abcdef")
    assert seq in (confirmed, confirmed + 1)
    assert [one.seq for one in await store.entries("abcdef")] == list(range(1, seq + 1))
    assert (await store.game("abcdef"))[3] == str(seq).encode()  # type: ignore[index]


async def test_whoever_reads_at_the_same_time_sees_what_was_committed(store: Store) -> None:
    """A cursor that one task leaves open would hold the shared connection, and with it every other task, at an older
    state."""
    await with_game(store)

    async def look() -> None:
        for _ in range(40):
            await store.matches_of(111)

    looking = [asyncio.create_task(look()) for _ in range(4)]
    for number in range(60):
        async with store.write() as tx:
            await tx.set_match("abcdef", lobby=number)
        found = await store.match("abcdef")
        assert found is not None
        assert found.lobby == number
    await asyncio.gather(*looking)
