"""`python -m bot host`, for tests; with CRASH_MIGRATIONS=n it is n versions newer, so that it has something to migrate."""
from __future__ import annotations

import os
import sys

from bot.__main__ import main
from bot.store import sqlite

sqlite.MIGRATIONS = (*sqlite.MIGRATIONS, *(f"CREATE TABLE later_{number} (id INTEGER PRIMARY KEY) STRICT;"  # type: ignore[misc]
                                           for number in range(int(os.environ.get("CRASH_MIGRATIONS", "0")))))

if __name__ == "__main__":
    sys.exit(main())
