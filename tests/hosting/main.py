"""`python -m bot host`, for tests.

Panels of who only waits are brought at once unless CRASH_UNHURRIED=seconds. With CRASH_MIGRATIONS=n it is n versions
newer, so that it has something to migrate; with CRASH_CLOCK=seconds its clock is ahead by so many (behind, if
negative). On SIGUSR1 it does what the file `orders` in its directory says, one `NAME=value` a line, and removes it:
CRASH_CLOCK, and CHAINKEEPER_KILL_AT, which chooses a kill point.
"""
from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from bot.__main__ import main
from bot.process import kill_points
from bot.store import opening
from bot.tables import unhurried

ORDERS = Path("orders")
AHEAD = [0.0]
right = time.time


def later(number: int) -> str:
    """A migration that no bot has."""
    return (f"CREATE TABLE later_{number} (id INTEGER PRIMARY KEY, seq INTEGER NOT NULL) STRICT;\n"
            f"INSERT INTO later_{number} (seq) SELECT seq FROM snapshot;\n")


def obey(*_: object) -> None:
    """Do what the orders say."""
    orders = dict(line.split("=", 1) for line in ORDERS.read_text("utf-8").splitlines())
    if "CRASH_CLOCK" in orders:
        AHEAD[0] = float(orders["CRASH_CLOCK"])
    if kill_points.SETTING in orders:
        kill_points.COUNTDOWN.arm(orders[kill_points.SETTING])
    ORDERS.unlink()


if __name__ == "__main__":
    AHEAD[0] = float(os.environ.get("CRASH_CLOCK", "0"))
    time.time = lambda: right() + AHEAD[0]
    unhurried.PATIENCE = float(os.environ.get("CRASH_UNHURRIED", "0"))
    signal.signal(signal.SIGUSR1, obey)
    opening.MIGRATIONS = (*opening.MIGRATIONS,
                          *(later(number) for number in range(int(os.environ.get("CRASH_MIGRATIONS", "0")))))
    sys.exit(main())
