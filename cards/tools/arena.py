"""`python -m cards arena LEVEL LEVEL --pairs N --seed S [--jobs J]`: which of two computer players is stronger. Each
pair is two duels of the same starter decks with the same luck, with the seats exchanged.

Ends with one JSON line: the share of the games that the first one won with the bounds of its 95 % interval, from the
pairs drawn again and again, and the milliseconds of a processor that it thought about a decision with two or more
options. A draw counts as half a win for both; so does a game that is stopped after `LONG` turns, which is told on
stderr. Only the work of a level ends its thinking here, so that the same games come on any machine.
"""
from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

from cards.computer.levels import GREEDY, LEVELS, Level
from cards.computer.thinking import thought
from cards.tools.selfplay import PAIRS, Player, new_game
from engine.game import Decision, Game

RANDOM = "random"
"""Who plays as self-play does."""
THINKING: dict[str, Level] = {"greedy": GREEDY, **dict(LEVELS.items())}
"""The levels, and what is best at once without an error."""
CONTESTANTS = (RANDOM, *THINKING)
LONG = 150
"""Turns after which a game is stopped."""
DRAWN_AGAIN = 4_000
"""How often the pairs are drawn again for the interval."""

Answers = Callable[[Game, Decision], None]
"""Answers a decision of a game."""


class Duel(NamedTuple):
    """How a game went for the first contestant: 1 for a win, 0.5 for half of one, the decks of both, whether it was
    stopped, and the seconds of each of its thoughts."""

    score: float
    decks: tuple[str, str]
    stopped: bool
    seconds: list[float]


def main(argv: list[str]) -> int:
    """Play the pairs, print the line."""
    parser = argparse.ArgumentParser(prog="python -m cards arena", description="Measure one level against another.")
    parser.add_argument("level", nargs=2, choices=CONTESTANTS, help=f"two of {', '.join(CONTESTANTS)}")
    parser.add_argument("--pairs", type=int, default=20, help="pairs of games (default 20)")
    parser.add_argument("--seed", type=int, default=1, help="the first pair's seed (default 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    args = parser.parse_args(argv)
    pairs: list[tuple[Duel, Duel]] = []
    with ProcessPoolExecutor(args.jobs) as workers:
        for pair in workers.map(partial(play_pair, *args.level), range(args.seed, args.seed + args.pairs)):
            pairs.append(pair)
            print(f"{len(pairs)} of {args.pairs} pairs: {mean(scores(pairs)):.3f}", file=sys.stderr, flush=True)
    tell_more(pairs)
    print(json.dumps(summary(pairs, args.seed)))
    return 0


def play_pair(first: str, second: str, seed: int) -> tuple[Duel, Duel]:
    """Two duels that differ in who has which seat."""
    return play(first, second, seed, 0), play(first, second, seed, 1)


def play(first: str, second: str, seed: int, seat: int) -> Duel:
    """The duel of that seed in which the first contestant has that seat."""
    spent: list[float] = []
    game = new_game(seed)
    players = [answering(first, seed, spent), answering(second, seed + 1, None)]
    if seat:
        players.reverse()
    while not game.over and game.turn <= LONG:
        decision = game.pending()[0]
        players[decision.seat](game, decision)
    own, other = PAIRS[seed % len(PAIRS)][seat], PAIRS[seed % len(PAIRS)][1 - seat]
    score = 0.5 if game.winner < 0 else float(game.winner == seat)
    return Duel(score, (own, other), not game.over, spent)


def answering(name: str, seed: int, spent: list[float] | None) -> Answers:
    """Who is called so; their thoughts' seconds go to `spent`."""
    if name == RANDOM:
        return partial(at_random, Player(seed))
    return partial(answer, THINKING[name]._replace(seconds=math.inf), f"arena {seed}", spent)


def at_random(player: Player, game: Game, decision: Decision) -> None:
    """Let self-play answer."""
    player.answer(game)


def answer(level: Level, seed: str, spent: list[float] | None, game: Game, decision: Decision) -> None:
    """Let a level answer, and note how long it thought."""
    began = time.process_time()
    found = thought(game, decision.seat, decision.number, level, f"{seed} {game.seq}")
    if spent is not None and len(decision.options) > 1:
        spent.append(time.process_time() - began)
    game.answer(decision.number, decision.seat, found.keys)


# --- what comes of it

def scores(pairs: Sequence[tuple[Duel, Duel]]) -> list[float]:
    """The share of each pair."""
    return [(one.score + other.score) / 2 for one, other in pairs]


def mean(values: Sequence[float]) -> float:
    """The mean of some values."""
    return sum(values) / len(values)


def interval(shares: Sequence[float], seed: int) -> tuple[float, float]:
    """Between what bounds the mean lies in 95 of 100 cases, when the pairs are drawn again with replacement."""
    random = Random(seed)
    drawn = sorted(mean(random.choices(shares, k=len(shares))) for _ in range(DRAWN_AGAIN))
    return drawn[DRAWN_AGAIN // 40], drawn[-1 - DRAWN_AGAIN // 40]


def summary(pairs: Sequence[tuple[Duel, Duel]], seed: int) -> dict[str, float]:
    """The line."""
    shares = scores(pairs)
    low, high = interval(shares, seed)
    times = sorted(1e3 * spent for pair in pairs for duel in pair for spent in duel.seconds) or [0.0]
    return {
        "pairs": len(pairs), "share": round(mean(shares), 4), "low": round(low, 4), "high": round(high, 4),
        "ms_p50": round(times[len(times) // 2], 1), "ms_p95": round(times[len(times) * 95 // 100], 1),
    }


def tell_more(pairs: Sequence[tuple[Duel, Duel]]) -> None:
    """What is beside the line: the share with each deck, and how many games were stopped."""
    duels = [duel for pair in pairs for duel in pair]
    for deck in sorted({duel.decks[0] for duel in duels}):
        with_it = [duel.score for duel in duels if duel.decks[0] == deck]
        print(f"with {deck}: {mean(with_it):.3f} of {len(with_it)} games", file=sys.stderr)
    print(f"{sum(duel.stopped for duel in duels)} games were stopped after {LONG} turns", file=sys.stderr)
