"""The sign of life: a file beside the database that says when the bot was last well."""
from __future__ import annotations

import time
from pathlib import Path

EVERY = 10.0
"""Seconds between two signs of life."""


def sign_file(database: Path) -> Path:
    """Where the signs of life are written."""
    return database.with_name(database.name + ".alive")


def give_sign(database: Path) -> None:
    """Write that the bot is well now. Raises OSError."""
    sign_file(database).write_text(str(time.time()), "utf-8")


def healthy(database: Path, within: float = 6 * EVERY) -> bool:
    """Whether a bot on this database gave a sign of life in so many seconds: its loop and its gateway both work."""
    try:
        return time.time() - float(sign_file(database).read_text("utf-8")) < within
    except (OSError, ValueError):
        return False
