"""`python -m tests.editions`: write the tables of `docs/editions.md`."""
from __future__ import annotations

from tests.editions.page import PAGE, written

if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
