"""Open a database: bring an older one up to date, and refuse one that is damaged, foreign or newer.

What is refused stays as it was, to the byte.
"""
from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.process.kill_points import kill_point
from bot.store.records import StoreError
from bot.store.schema import MIGRATIONS


def check(path: Path) -> int:
    """The version of the file, 0 for one that is not there yet.

    Only reads. Raises StoreError with what is wrong with it.
    """
    log = path.with_name(path.name + "-wal")
    if not path.exists() or path.stat().st_size == 0:
        if log.exists() and log.stat().st_size:
            raise StoreError(f"{path} is empty, but {log.name} is not: the file was cut. {ADVICE}")
        return 0
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            version, damage = int(_one(file, "PRAGMA user_version")), str(_one(file, "PRAGMA integrity_check(1)"))
            there = _tables(file)
    except sqlite3.OperationalError as error:
        raise StoreError(f"{path}: {error}") from error
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} is damaged, or no database: {error}. {ADVICE}") from error
    if damage != "ok":
        raise StoreError(f"{path} is damaged: {' '.join(damage.split())}. {ADVICE}")
    if version > len(MIGRATIONS):
        raise StoreError(f"{path} has version {version}, this program knows {len(MIGRATIONS)}: update the program")
    if there != expected(version):
        raise StoreError(f"{path} is a database of something else. Choose another file for this bot")
    return version


ADVICE = "Nothing was changed; put a backup in its place (docs/hosting.md)"


def expected(version: int) -> set[str]:
    """The names of the tables of that version."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        for script in MIGRATIONS[:version]:
            memory.executescript(script)
        return _tables(memory)


def migrate(path: Path) -> int:
    """Bring the file up to date, each migration in one transaction; the number of those that were needed.

    Raises StoreError.
    """
    version = check(path)
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            for pragma in ("journal_mode = WAL", "synchronous = FULL"):
                file.execute(f"PRAGMA {pragma}")
            for number, script in enumerate(MIGRATIONS[version:], version + 1):
                _apply(file, number, script)
    except sqlite3.OperationalError as error:
        raise StoreError(f"{path}: {error}") from error
    return len(MIGRATIONS) - version


def _apply(file: sqlite3.Connection, number: int, script: str) -> None:
    file.execute("BEGIN IMMEDIATE")
    try:
        if int(_one(file, "PRAGMA user_version")) < number:  # another process may have been faster
            for statement in statements(script):
                file.execute(statement)
                kill_point("migrating")
            file.execute(f"PRAGMA user_version = {number}")
    except BaseException:
        file.execute("ROLLBACK")
        raise
    file.execute("COMMIT")


def statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: `executescript` would commit before the first."""
    text = ""
    for line in script.splitlines(keepends=True):
        text += line
        if sqlite3.complete_statement(text):
            yield text
            text = ""
    if text.strip():
        raise ValueError(f"a migration ends in the middle of a statement: {text.strip()[:60]}")


def _one(file: sqlite3.Connection, sql: str) -> str | int:
    found: str | int = file.execute(sql).fetchone()[0]
    return found


def _tables(file: sqlite3.Connection) -> set[str]:
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return {name for (name,) in file.execute(sql)}
