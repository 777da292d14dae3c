"""`python -m tests.bot.panel_limits`: every panel of many random games, of all modes by turns and in a match of each of
its games, is measured by the function that measures each against Discord's limits before it is sent.

Prints a line now and then and one JSON object at its end; the exit code is 1 when a panel was too big, or offered
something else than what is legal.
"""
from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from bot.match.terms import MODE_NAMES
from engine.rules.formats.modes import MODES
from tests.bot.test_panels import test_every_panel_of_a_random_game_fits_and_offers_exactly_what_is_legal as one_game
from tests.bot.test_panels import test_every_panel_of_a_random_match_fits as several

WHOLE = 1500
"""Questions after which a random game ends."""


def mode_of(seed: int) -> str:
    """The mode of the game with that seed: all by turns."""
    return MODE_NAMES[seed % len(MODE_NAMES)]


def fault(seed: int) -> str:
    """What is wrong with a panel of the game with that seed; nothing as a rule."""
    try:
        (several if MODES[mode_of(seed)].best_of > 1 else one_game)(seed, mode_of(seed), WHOLE)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is the finding, and the other games go on
        return f"game {seed}, {mode_of(seed)}: {error!r}"[:1000]
    return ""


def main() -> int:
    """Read the arguments, play, report."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.panel_limits",
                                     description="Measure every panel of many random games.")
    parser.add_argument("--games", type=int, default=1000, help="games, or whole matches")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    began, seeds, faults = time.monotonic(), range(given.seed, given.seed + given.games), []
    with ProcessPoolExecutor(given.jobs) as pool:
        for number, found in enumerate(pool.map(fault, seeds), 1):
            faults += [found] if found else []
            if number % 50 == 0:
                print(f"{number}/{given.games}", flush=True)
    print(json.dumps({"command": "panel_limits", "ok": not faults, "games": given.games,
                      "modes": Counter(map(mode_of, seeds)), "faults": faults[:20], "seed": given.seed,
                      "seconds": round(time.monotonic() - began)}))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
