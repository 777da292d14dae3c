"""`python -m cards bench --games N --seed S`: how fast the engine is, by random play over the starter decks, on one
core; with `--pool` beside it random legal decks of all cards, how long these take to be declared and read, and how much
memory a running game takes beside the catalogue, which all games share; with `--rollouts` beside it how fast games are
played on in place.

Prints one JSON line. Answers count only decisions with two or more options, a draft as one; times are means in
microseconds over a sample of decisions of all games.
"""
from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from cards.computer.settling import usual
from cards.computer.taste import EAGER
from cards.tools.pool import Sets, pool_duel, sets_named
from cards.tools.selfplay import Player, catalogue, new_game, play_out
from engine.board.state import State
from engine.game import Game
from engine.kernel.agenda import Options
from engine.kernel.decision import DecisionKind
from engine.names.answers import END, PASS
from engine.rules.playing.drawing import Window
from engine.standing import foreseeing

SAMPLE = 7
"""Every seventh decision is forked, saved and restored."""


def main(argv: list[str]) -> int:
    """Play, measure, print the line."""
    parser = argparse.ArgumentParser(prog="python -m cards bench", description="Measure the engine by random play.")
    parser.add_argument("--games", type=int, default=100, help="how many games (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default 1)")
    parser.add_argument("--pool", action="store_true", help="random legal decks of all cards beside the starters")
    parser.add_argument("--sets", type=sets_named, default=(), help="of these sets only, such as OGN,OGS")
    parser.add_argument("--rollouts", action="store_true", help="games that are played on in place beside self-play")
    args = parser.parse_args(argv)
    for _ in foreseeing(catalogue()):  # as a host does, before it hosts much
        pass
    gc.collect()
    gc.freeze()
    if args.rollouts:
        print(json.dumps(rollouts(args.games, args.seed)))
        return 0
    pool = args.pool or args.sets
    print(json.dumps(beside(args.games, args.seed, args.sets) if pool else measure(args.games, args.seed)))
    return 0


def beside(games: int, seed: int, sets: Sets = ()) -> dict[str, float]:
    """Answers a second of a processor of random decks and of starters, played in turn so that both meet the same
    machine; `share` is the first by the second. And what `loading` and `keeping_many` measure."""
    seconds, answers = [0.0, 0.0], [0, 0]
    ways: tuple[Callable[[int], Game], ...] = (partial(pool_duel, sets=sets), new_game)
    for number in range(seed, seed + games):
        for which, begin in enumerate(ways):
            game, player = begin(number), Player(number)
            started = time.process_time()
            while not game.over:
                player.answer(game)
            seconds[which] += time.process_time() - started
            answers[which] += player.counted
    pool, starters = (n / spent for n, spent in zip(answers, seconds, strict=True))
    return {
        "games": games, "answers_per_s": round(pool), "starters_answers_per_s": round(starters),
        "share": round(pool / starters, 2), "answers_per_game": round(answers[0] / games, 1), **loading(),
        "mib_per_game": fresh(KEEPING)["mib_per_game"],
    }


class Whole:
    """Plays on at random, in place, to the end of the game, and acts and responds as often as self-play does. `work`:
    how many questions it has answered, a draft as one."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.work = 0

    def __call__(
        self, game: State, seat: int, kind: DecisionKind, options: Options, least: int, most: int, draft: bool
    ) -> tuple[str, ...]:
        self.work += not draft
        if isinstance(options, Window):
            key = options.drawn(self.random) if self.random.random() < EAGER else ""
            return (key or (END if kind == "act" else PASS),)
        listed = options() if callable(options) else options
        if kind == "assign" or kind == "confirm":
            return usual(game, seat, kind, listed, least, most)
        return tuple(self.random.sample([option.key for option in listed], self.random.randint(least, most)))


def rollouts(games: int, seed: int) -> dict[str, float]:
    """Answers a second of a processor in games that are played on in place from their first turn, and of self-play,
    played in turn so that both meet the same machine; every question counts in both, a draft as one. `quotient` is the
    first by the second."""
    seconds, answers = [0.0, 0.0], [0, 0]
    for number in range(seed, seed + games):
        game, player = new_game(number), Player(number)
        while not game.turn:
            player.answer(game)
        state = game._state.fork()
        on = state.answerer = Whole(Random(number))
        state.open = ()
        started = time.process_time()
        state.run()
        seconds[0] += time.process_time() - started
        answers[0] += on.work
        started = time.process_time()
        answers[1] += play_out(game, player)
        seconds[1] += time.process_time() - started
    in_place, plain = (n / spent for n, spent in zip(answers, seconds, strict=True))
    return {
        "games": games, "rollout_answers_per_s": round(in_place), "answers_per_s": round(plain),
        "quotient": round(in_place / plain, 2), "rollout_answers_per_game": round(answers[0] / games, 1),
        "answers_per_game": round(answers[1] / games, 1),
    }


LOADING = """
import json, time
import engine.words, engine.game
at = [time.process_time()]
from cards.catalogue import CARDS
at.append(time.process_time())
known = engine.game.catalogue_of(CARDS.values()).cards
for code in list(known)[::len(known) // 100]:
    known[code]
at.append(time.process_time())
for _ in known.values():
    pass
at.append(time.process_time())
import_ms, game_ms, rest_ms = (round(1e3 * (then - now)) for now, then in zip(at, at[1:]))
print(json.dumps({"cards": len(CARDS), "import_ms": import_ms, "game_ms": game_ms, "read_ms": game_ms + rest_ms}))
"""


def loading() -> dict[str, float]:
    """Milliseconds of a processor that a fresh process takes for the cards, once the engine is there: to declare all,
    to read a hundred, about as many as a game needs, and to read all; the best of three."""
    tried = [fresh(LOADING) for _ in range(3)]
    return {name: min(one[name] for one in tried) for name in tried[0]}


def fresh(program: str) -> dict[str, float]:
    """What a program prints in a process of its own."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - its own
    found: dict[str, float] = json.loads(done.stdout)
    return found


KEEPING = """
import json
from cards.tools.bench import keeping_many
print(json.dumps({"mib_per_game": keeping_many()}))
"""
FIRST, KEPT, UNDER_WAY = 5, 25, 40
"""How many games are there before memory is looked at, and at the end; and after how many answers they stand still."""


def keeping_many() -> float:
    """By how many MiB the resident memory of this process grows for each running game of random decks, once all cards
    are read. Right in a fresh process only, which has no memory to spare."""
    for _ in catalogue().reading():
        pass
    kept: list[Game] = []
    before = 0.0
    for seed in range(KEPT):
        game, player = pool_duel(seed), Player(seed)
        kept.append(game)
        while not game.over and player.counted < UNDER_WAY:
            player.answer(game)
        if len(kept) == FIRST:
            gc.collect()
            before = resident()
    gc.collect()
    return round((resident() - before) / (KEPT - FIRST), 3)


def resident() -> float:
    """The resident memory of this process in MiB."""
    lines = Path("/proc/self/status").read_text("utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def measure(games: int, seed: int) -> dict[str, float]:
    """Self-play first, timed as a whole; then the same games again for the cost of fork, save and restore."""
    answers = operations = 0
    started = time.perf_counter()
    for number in range(seed, seed + games):
        game, player = new_game(number), Player(number)
        while not game.over:
            player.answer(game)
        answers += player.counted
        operations += game.operations
    seconds = time.perf_counter() - started
    return {
        "games": games, "games_per_s": round(games / seconds, 1), "answers_per_s": round(answers / seconds),
        "answers_per_game": round(answers / games, 1), "ops_per_answer": round(operations / answers, 1),
        **keeping(games, seed),
    }


def keeping(games: int, seed: int) -> dict[str, float]:
    """What it costs to fork, save and restore, and how big a snapshot is."""
    fork = save = restore = 0.0
    size = count = 0
    for number in range(seed, seed + games):
        game, player = new_game(number), Player(number)
        pins = game.pins()
        at = 0
        while not game.over:
            player.answer(game)
            at += 1
            if at % SAMPLE:
                continue
            t0 = time.perf_counter()
            game.fork()
            t1 = time.perf_counter()
            data = game.save()
            t2 = time.perf_counter()
            Game.restore(data, pins, catalogue())
            t3 = time.perf_counter()
            fork, save, restore = fork + t1 - t0, save + t2 - t1, restore + t3 - t2
            size += len(data)
            count += 1
    return {
        "fork_us": round(1e6 * fork / count, 1), "save_us": round(1e6 * save / count, 1),
        "save_bytes": round(size / count), "restore_us": round(1e6 * restore / count, 1),
    }
