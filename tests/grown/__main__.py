"""`python -m tests.grown --cards N --seed S --jobs J`: grows cards at random, reads and plays them; ends with one JSON
line.

Exit status 0 only if every card was refused or played without a fault, and all floors held.
"""
from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.grown.growing import FEATURED
from tests.grown.playing import Played, outcome

FLOORS = {"read": 50, "offered": 40, "used": 25, "changed": 20}
"""Of a hundred cards: how many are read, offered, played or triggered, and changed the board."""
WORD = 5
"""How many of ten thousand read cards have each word at least."""


def missed(counts: Counter[str], cards: int) -> dict[str, list[int]]:
    """The floors that were not reached: what there was, and what had to be."""
    wanted = {name: floor * cards // 100 for name, floor in FLOORS.items()}
    wanted |= {word: max(1, WORD * cards // 10_000) for word in FEATURED}
    return {name: [counts[name], floor] for name, floor in wanted.items() if counts[name] < floor}


def tally(counts: Counter[str], played: Played) -> None:
    """Count one card."""
    counts[played.outcome] += 1
    if played.outcome != "refused":
        counts["read"] += 1
    counts.update(name for name, n in played.counts.items() if n)


def main(argv: list[str]) -> int:
    """Grow, play, print the line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.grown", description="Grow cards at random, read and play them."
    )
    parser.add_argument("--cards", type=int, default=20_000, help="how many cards (default 20000)")
    parser.add_argument("--seed", type=int, default=0, help="the first card's seed (default 0)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    args = parser.parse_args(argv)
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        for number, played in enumerate(pool.map(outcome, range(args.seed, args.seed + args.cards), chunksize=20), 1):
            tally(counts, played)
            if played.outcome == "fault":
                print(f"seed {played.seed}: {played.card.lines}\n{played.why}", file=sys.stderr)
            if number % 1000 == 0:
                print(f"{number} of {args.cards} cards", file=sys.stderr, flush=True)
    short = missed(counts, args.cards)
    print(json.dumps({"cards": args.cards, "faults": counts["fault"], "refused": counts["refused"],
                      **{name: counts[name] for name in FLOORS}, "words": len(FEATURED), "missed": short}))
    return 1 if counts["fault"] or short else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
