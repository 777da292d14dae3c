"""Opening a database: an older one is brought up to date whole or not at all; a damaged, foreign or newer one stays as
it is."""
from __future__ import annotations

import hashlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.process.kill_points import Countdown
from bot.process.settings import BadSetting, load
from bot.store import Store, StoreError, opening
from bot.store.schema import MIGRATIONS

ROOT = Path(__file__).resolve().parents[2]
EXTRA = "CREATE TABLE extra (a INTEGER) STRICT;\nINSERT INTO extra VALUES (1);\nCREATE INDEX extra_a ON extra (a);\n"


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database with a match in it, closed."""
    path = tmp_path / "a.sqlite3"
    store = await Store.open(path)
    async with store.write() as tx:
        for number in range(300):
            await tx.set_fact(f"fact {number}", "x" * 200)
    await store.close()
    return path


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:9000])


def garbage(path: Path) -> None:
    path.write_bytes(b"not a database at all, however long it may be\n" * 400)


def scribbled(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[8192:12288] = os.urandom(4096)
    path.write_bytes(data)


def foreign(path: Path) -> None:
    path.unlink()
    file = sqlite3.connect(path)
    file.execute("CREATE TABLE recipes (name TEXT)")
    file.commit()
    file.close()


@pytest.mark.parametrize("damage", [cut, garbage, scribbled, foreign])
async def test_a_damaged_or_foreign_file_is_refused_and_untouched(database: Path, damage: Callable[
        [Path], None]) -> None:
    damage(database)
    before = digest(database)
    with pytest.raises(StoreError) as refused:
        await Store.open(database)
    assert str(database) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert digest(database) == before


async def test_a_file_cut_to_nothing_beside_its_log_is_refused(database: Path) -> None:
    database.write_bytes(b"")
    log = database.with_name("a.sqlite3-wal")
    log.write_bytes(b"something")
    with pytest.raises(StoreError, match="was cut"):
        await Store.open(database)
    assert (database.read_bytes(), log.read_bytes()) == (b"", b"something")


async def test_the_process_refuses_a_damaged_file_with_one_line(database: Path) -> None:
    garbage(database)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "x.y.z",
                   "CHAINKEEPER_DATABASE": str(database), "CHAINKEEPER_DISCORD_API": "http://127.0.0.1:9",
                   "CHAINKEEPER_LOG_LEVEL": "ERROR"}
    done = subprocess.run([sys.executable, "-m", "bot"], env=environment, capture_output=True, text=True, check=False,
                          timeout=20)
    assert done.returncode == 2
    assert done.stderr.startswith("CHAINKEEPER_DATABASE: ")
    assert done.stderr.count("\n") == 1


async def test_an_older_file_is_migrated_and_keeps_what_it_holds(
        database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MIGRATIONS", (*MIGRATIONS, EXTRA))
    assert opening.check(database) == len(MIGRATIONS)
    store = await Store.open(database)
    assert await store.fact("fact 7") == "x" * 200
    await store.close()
    assert opening.check(database) == len(MIGRATIONS) + 1
    assert opening.migrate(database) == 0


async def test_a_match_of_the_first_version_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    file = sqlite3.connect(path)
    file.executescript(MIGRATIONS[0] + """
        PRAGMA user_version = 1;
        INSERT INTO match (id, state, guild, channel, created, thread) VALUES ('abcdef', 'running', 1, 2, 3, 4);
        INSERT INTO player (match, seat, user, name, dms_closed)
            VALUES ('abcdef', 0, 111, 'Ana', 1), ('abcdef', 1, 222, 'Bo', 0);
        INSERT INTO surface (game, name, place, user, channel, message) VALUES ('abcdef', 'panel:1', 'dm', 222, 5, 6);
    """)
    file.close()
    store = await Store.open(path)
    match = await store.match_in(4)
    assert match is not None
    assert (match.trouble, [bool(player.dms_closed) for player in match.players]) == ("", [True, False])
    assert [(one.name, one.mark) for one in await store.queue("dm", "222")] == [("panel:1", "")]
    await store.close()


async def test_a_game_from_when_a_match_had_one_goes_on_as_its_first(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    file = sqlite3.connect(path)
    file.executescript("".join(MIGRATIONS[:11]) + """
        PRAGMA user_version = 11;
        INSERT INTO match (id, state, guild, channel, created, started) VALUES ('abcdef', 'running', 1, 2, 3, 60);
        INSERT INTO game (id, secret, pins, setup) VALUES ('abcdef', x'01', x'02', 'annie,lux');
        INSERT INTO snapshot (game, seq, data) VALUES ('abcdef', 7, x'03');
    """)
    file.close()
    store = await Store.open(path)
    match, stored = await store.match("abcdef"), await store.game("abcdef")
    assert match is not None
    assert (match.games, match.game, stored) == (1, "abcdef", (b"\1", b"\2", 7, b"\3", 60.0, 0.0))
    async with store.write() as tx:
        await tx.add_game("abcdef", b"4", b"5", "annie,lux", 0, b"6", 2)
    now = await store.match("abcdef")
    assert now is not None
    assert (now.games, now.game, await store.seq("abcdef.2")) == (2, "abcdef.2", 0)
    async with store.write() as tx:
        await tx.move_match("abcdef", "running", "over")
        assert await tx.forget_match("abcdef")
    assert await store.seq("abcdef.2") == -1
    await store.close()
    plain = sqlite3.connect(path)
    assert plain.execute("PRAGMA foreign_key_check").fetchall() == []
    plain.close()


async def test_a_migration_that_fails_is_undone_whole(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "expected", lambda version: opening._tables(sqlite3.connect(database)))
    monkeypatch.setattr(opening, "MIGRATIONS", (*MIGRATIONS, EXTRA + "INSERT INTO nowhere VALUES (1);"))
    with pytest.raises(StoreError, match="nowhere"):
        await Store.open(database)
    monkeypatch.undo()
    assert opening.check(database) == len(MIGRATIONS)


KILLED = """
import sys
from bot.process import kill_points
from bot.store import opening
opening.MIGRATIONS += (sys.argv[2],)
kill_points.COUNTDOWN.arm(sys.argv[3])
opening.migrate(opening.Path(sys.argv[1]))
"""


@pytest.mark.parametrize("passage", [1, 3])
async def test_killed_within_a_migration_the_file_is_as_before(database: Path, passage: int) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(database), EXTRA, f"migrating:{passage}"],
                          env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False, timeout=20)
    assert done.returncode == -signal.SIGKILL
    assert opening.check(database) == len(MIGRATIONS)
    store = await Store.open(database)
    assert await store.fact("fact 299") == "x" * 200
    await store.close()


def test_a_point_counts_its_own_passages_only() -> None:
    countdown = Countdown()
    assert not any(countdown.passed(name) for name in ("sent", "acknowledged"))
    countdown.arm("sent:2")
    assert [countdown.passed(name) for name in ("sent", "after-commit", "sent", "sent")] == [False, False, True, False]
    countdown.arm("")
    assert not any(countdown.passed(name) for name in ("sent", "acknowledged"))


def test_a_point_that_does_not_exist_is_a_wrong_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("CHAINKEEPER_KILL_AT", "lunch")
    with pytest.raises(BadSetting, match="CHAINKEEPER_KILL_AT: there is no point 'lunch'"):
        load(env_file=None)
