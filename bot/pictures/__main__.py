"""`python -m bot.pictures bench`: play seeded games of all modes, draw each board, print how long and how large."""
from __future__ import annotations

import argparse
import json
import sys
import time

from bot.pictures import alt
from bot.pictures.board import board
from bot.pictures.drawing import png
from cards.tools.selfplay import Player, any_game


def main(argv: list[str]) -> int:
    """Run a command; the exit code is 1 when a board costs more than it may."""
    parser = argparse.ArgumentParser(prog="python -m bot.pictures", description="Pictures of games.")
    commands = parser.add_subparsers(dest="command", required=True)
    bench = commands.add_parser("bench", help="how long boards of random games take, and how large they are")
    bench.add_argument("--games", type=int, default=12, help="how many games, of all modes in turn")
    bench.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    bench.add_argument("--theme", choices=("dark", "light"), default="dark", help="the colours")
    args = parser.parse_args(argv)
    found = measured(range(args.seed, args.seed + args.games), args.theme)
    print(json.dumps(found))
    return 0 if found["p95_ms"] <= 20 and found["max_bytes"] <= 60_000 else 1


def measured(seeds: range, theme: str) -> dict[str, float]:
    """CPU milliseconds from a sight to a PNG with its alt text, and bytes, over every board that differs from the one
    before it. The caches are warm but for what each board brings."""
    times: list[float] = []
    sizes: list[int] = []
    for seed in seeds:
        game, player, last = any_game(seed), Player(seed), None
        while not game.over:
            player.answer(game)
            sight = game.sight()
            if sight == last:
                continue
            begun = time.process_time()
            data = png(board(sight), "light" if theme == "light" else "dark")
            alt.board(sight)
            times.append((time.process_time() - begun) * 1000)
            sizes.append(len(data))
            last = sight
    times.sort()
    sizes.sort()
    return {"boards": len(times), "p50_ms": round(times[len(times) // 2], 1),
            "p95_ms": round(times[len(times) * 95 // 100], 1), "max_ms": round(times[-1], 1),
            "p50_bytes": sizes[len(sizes) // 2], "p95_bytes": sizes[len(sizes) * 95 // 100], "max_bytes": sizes[-1]}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
