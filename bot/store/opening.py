"""Open a database: bring an older one up to date, and refuse one that is damaged, foreign or newer.

What is refused stays as it was, to the byte.
"""
from __future__ import annotations

import os
import pwd
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.process.kill_points import kill_point
from bot.store.records import Forbidden, StoreError
from bot.store.schema import MIGRATIONS


def check(path: Path) -> int:
    """The version of the file, 0 for one that is not there yet.

    Only reads. Raises StoreError with what is wrong with it.
    """
    log = path.with_name(path.name + "-wal")
    if not there(path) or path.stat().st_size == 0:
        if log.exists() and log.stat().st_size:
            raise StoreError(f"{path} is empty, but {log.name} is not: the file was cut. {ADVICE}")
        return 0
    with reading(path) as file:
        version, damage = int(_one(file, "PRAGMA user_version")), str(_one(file, "PRAGMA integrity_check(1)"))
        tables = _tables(file)
    if damage != "ok":
        raise StoreError(f"{path} is damaged: {' '.join(damage.split())}. {ADVICE}")
    _refuse_newer(path, version)
    if tables != expected(version):
        raise StoreError(f"{path} is a database of something else. Choose another file for this bot")
    return version


ADVICE = "Nothing was changed; put a backup in its place (docs/hosting.md)"


def there(path: Path) -> bool:
    """Whether the file is there. Raises StoreError, which is Forbidden if this user may not know."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except PermissionError as error:
        raise forbidden(path) from error
    except OSError as error:
        raise StoreError(f"{path}: {error}") from error
    return True


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """The file, open to be read. Raises StoreError for what SQLite has against it, Forbidden if it is the user."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            yield file
    except sqlite3.OperationalError as error:
        folder = path.absolute().parent  # it holds the index, which has to be read or made anew
        if "unable to open" in str(error) and not (os.access(path, os.R_OK) and os.access(folder, os.W_OK)):
            raise forbidden(path) from error
        raise StoreError(f"{path}: {error}") from error
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} is damaged, or no database: {error}. {ADVICE}") from error


def forbidden(path: Path) -> Forbidden:
    """That this user may not use the file, and who may."""
    near = nearest(path)
    return Forbidden(f"this user, {user_name(os.geteuid())}, may not read {path}",
                     f"run it as {user_name(near.stat().st_uid)}, to whom {near} belongs")


def nearest(path: Path) -> Path:
    """The path, or the lowest folder above it that this user can see."""
    return next(one for one in (path.absolute(), *path.absolute().parents) if os.access(one, os.F_OK))


def user_name(number: int) -> str:
    """A user of this computer, by name where it has one."""
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)


def _refuse_newer(path: Path, version: int) -> None:
    if version > len(MIGRATIONS):
        raise StoreError(f"{path} has version {version}, this program knows {len(MIGRATIONS)}: update the program")


def expected(version: int) -> set[str]:
    """The names of the tables of that version."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        for script in MIGRATIONS[:version]:
            memory.executescript(script)
        return _tables(memory)


def migrate(path: Path, target: int | None = None) -> int:
    """Look the file over, then `bring` it up to date. Raises StoreError."""
    check(path)
    return bring(path, target)


def bring(path: Path, target: int | None = None) -> int:
    """Bring a file that was looked over to that version (the newest), each migration in one transaction.

    Gives the number of those that were needed. Raises StoreError.
    """
    wanted = MIGRATIONS[:target]
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            for pragma in ("journal_mode = WAL", "synchronous = FULL"):
                file.execute(f"PRAGMA {pragma}")
            version = int(_one(file, "PRAGMA user_version"))
            _refuse_newer(path, version)  # another program may have been here since it was looked over
            for number, script in enumerate(wanted[version:], version + 1):
                _apply(file, number, script)
    except sqlite3.OperationalError as error:
        raise StoreError(f"{path}: {error}") from error
    return len(wanted[version:])


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
