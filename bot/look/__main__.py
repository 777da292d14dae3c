"""`python -m bot.look`: play a duel in two browser tabs and take pictures of what is seen."""
from __future__ import annotations

import argparse
import asyncio
import logging
import shutil
import sys
import tempfile
import time
from pathlib import Path

from bot.look.browser import NoBrowser
from bot.look.person import SIZES
from bot.look.scenario import look

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
KEPT = ("command-desk", "challenge-desk", "main-desk", "main list-phone", "draft-phone", "response-desk",
        "combat board-desk", "damage-phone", "why not answered-phone", "rule words-phone", "my table-phone",
        "concede-phone", "result-desk", "lesson-phone")
"""The pictures that docs/playing.md shows."""
MOST_BYTES = 200_000


def main() -> int:
    """Take all pictures; with `--docs` renew the few that the documentation shows. Exit code 3 without a browser."""
    parser = argparse.ArgumentParser(prog="python -m bot.look",
                                     description="Pictures of every panel, from a duel played in two browser tabs.")
    parser.add_argument("--out", type=Path,
                        help="where all pictures and the game's log go; otherwise a new temporary folder")
    parser.add_argument("--docs", action="store_true", help="renew the pictures that the documentation shows")
    given = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    out: Path = given.out or Path(tempfile.mkdtemp(prefix="chainkeeper-pictures-"))
    out.mkdir(parents=True, exist_ok=True)
    for old in [path for size in SIZES for path in out.glob(f"[0-9][0-9]-*-{size}.png")]:
        old.unlink()
    began = time.monotonic()
    try:
        duel = asyncio.run(look(out))
    except NoBrowser as reason:
        print(f"No pictures: {reason}", file=sys.stderr)
        return 3
    pictures, took = len(list(out.glob("*.png"))), time.monotonic() - began
    print(f"{pictures} pictures in {out}, {duel.steps} steps, {took:.0f} seconds.")
    if given.docs:
        keep(out, PICTURES)
    return 0


def keep(out: Path, folder: Path) -> None:
    """Renew the pictures of the documentation."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(out.glob("*.png")):
        name = path.stem.partition("-")[2]
        if name in KEPT:
            if path.stat().st_size > MOST_BYTES:
                print(f"{path.name} has {path.stat().st_size} bytes, more than {MOST_BYTES}: the old one stays.",
                      file=sys.stderr)
                continue
            shutil.copyfile(path, folder / f"{name.replace(' ', '-')}.png")


if __name__ == "__main__":
    sys.exit(main())
