"""A consistent copy of a database, of one in use too: the bot needn't be stopped, and isn't held up."""
from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.opening import check
from bot.store.records import StoreError
from bot.store.schema import LEASED


def backup(source: Path, target: Path) -> int:
    """Copy a database into a new file, which is there whole or not at all; its size in bytes.

    Raises StoreError: also when the file is there already, for a backup never replaces anything.
    """
    if not source.exists():
        raise StoreError(f"{source}: there is no such database")
    check(source)
    if target.exists():
        raise StoreError(f"{target} is there already; a backup never replaces a file")
    part = target.with_name(f"{target.name}.part{os.getpid()}")
    try:
        part.touch(mode=0o600)  # it holds what players may not see of each other
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as file:
            file.execute("VACUUM INTO ?", (str(part),))
        if check(part) >= LEASED:
            with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                copy.execute("DELETE FROM lease")  # nobody hosts the copy
        return _put(part, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{target} was not written: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def _put(part: Path, target: Path) -> int:
    """Give the finished copy its name, after it has reached the disk."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
        size = os.fstat(file.fileno()).st_size
    try:
        target.hardlink_to(part)  # unlike a renaming, this replaces nothing
    except FileExistsError as error:
        raise StoreError(f"{target} is there already; a backup never replaces a file") from error
    except OSError:  # a file system without links
        part.rename(target)
    return size
