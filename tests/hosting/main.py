"""`python -m bot host`, for tests; with CRASH_MIGRATIONS=n it is n versions newer, so that it has something to
migrate."""
from __future__ import annotations

import os
import sys

from bot.__main__ import main
from bot.store import opening


def later(number: int) -> str:
    """A migration that no bot has."""
    return (f"CREATE TABLE later_{number} (id INTEGER PRIMARY KEY, seq INTEGER NOT NULL) STRICT;\n"
            f"INSERT INTO later_{number} (seq) SELECT seq FROM snapshot;\n")


if __name__ == "__main__":
    opening.MIGRATIONS = (*opening.MIGRATIONS,
                          *(later(number) for number in range(int(os.environ.get("CRASH_MIGRATIONS", "0")))))
    sys.exit(main())
