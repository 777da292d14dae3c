"""`python -m cards puzzle check | show | make`: prove the shipped puzzles, show one with its solution, look for new
ones."""
from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from cards.catalogue import CARDS
from cards.computer.thinking import Task, at_once
from cards.puzzles.lessening import lessened
from cards.puzzles.making import position
from cards.puzzles.proving import MOST, at, proven
from cards.puzzles.puzzle import Puzzle, read, shipped, written
from cards.puzzles.search import GOALS, Goal, Search, Unproven
from engine.game import Game, Refused

QUICK = 3_000
"""How many answers are tried for a position in which nobody knows whether there is a puzzle."""


def main(argv: list[str]) -> int:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(prog="python -m cards puzzle", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="prove that each can be solved, how long that takes and how hard it is")
    check.add_argument("names", nargs="*", help="only these, or files of others")
    show = commands.add_parser("show", help="a puzzle and its solution")
    show.add_argument("name")
    make = commands.add_parser("make", help="look for puzzles in positions made at random")
    make.add_argument("folder", type=Path)
    make.add_argument("--goal", choices=GOALS, default="win")
    make.add_argument("--seed", type=int, default=0)
    make.add_argument("--positions", type=int, default=100)
    make.add_argument("--least", type=int, default=3, help="own actions that a solution has at least")
    args = parser.parse_args(argv)
    if args.command == "check":
        return checked(args.names)
    if args.command == "show":
        return shown(named(args.name))
    return made(args.folder, args.goal, range(args.seed, args.seed + args.positions), args.least)


def named(name: str) -> Puzzle:
    """A shipped puzzle, or one in a file."""
    path = Path(name)
    return read(path.stem, path.read_text("utf-8")) if path.suffix == ".json" else shipped()[name]


def checked(names: list[str]) -> int:
    """Prove puzzles; 1 if what is written of one isn't so."""
    wrong = 0
    for puzzle in [named(name) for name in names] or shipped().values():
        began = time.process_time()
        try:
            proof = proven(at(puzzle.position)._state, puzzle.goal)
            found = f"{proof}" if proof is not None else "it can't be solved"
        except Unproven as why:
            proof, found = None, f"unproven: {why}"
        ok = proof == puzzle.proof
        wrong += not ok
        print(f"{'ok   ' if ok else 'WRONG'} {puzzle.name} {puzzle.goal} {puzzle.proof.difficulty}: {found}"
              f" ({time.process_time() - began:.1f} s)", flush=True)
    return int(wrong > 0)


def shown(puzzle: Puzzle) -> int:
    """Print a puzzle and a solution."""
    print(f"{puzzle.title}: {puzzle.goal} ({puzzle.proof.difficulty}, {puzzle.proof})")
    print(" and ".join(CARDS[code].name for code in puzzle.position.battlefields))
    for side in puzzle.position.sides:
        print(f"{side.name}: {side}")
    search = Search(at(puzzle.position)._state, puzzle.goal, MOST)
    for g, move in search.line(puzzle.proof.length):
        if len(g.open[0].options) > 1:
            print(f"  {g.players[g.open[0].seat].name}: {move.said}")
    return 0


def made(folder: Path, goal: Goal, seeds: range, least: int) -> int:
    """Look for puzzles in the positions of these seeds, and write them into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for seed in seeds:
        for puzzle in found(seed, goal, least):
            (folder / f"{puzzle.name}.json").write_text(written(puzzle), "utf-8")
            print(f"{puzzle.name}: {puzzle.proof} {puzzle.proof.difficulty}", flush=True)
    return 0


def found(seed: int, goal: Goal, least: int) -> Iterator[Puzzle]:
    """The puzzle in the position of that seed: long enough, with more wrong first moves than right ones, and not solved
    by what looks best at once."""
    where = position(seed, goal)
    try:
        game = at(where)
        proof = proven(game._state, goal, QUICK)
    except (Refused, Unproven):
        return
    if proof is None or proof.length < least or 2 * proof.right >= proof.moves or is_obvious(game, goal, proof.length):
        return
    where, proof = lessened(where, goal, proof, 2 * QUICK)
    yield Puzzle(f"{goal}-{seed}", f"{goal} {seed}", goal, where, proof)


def is_obvious(game: Game, goal: Goal, length: int) -> bool:
    """Whether what a computer player does at once is a right first move."""
    asked = game.pending()[0]
    keys = at_once(Task(game.save(), game.pins(), asked.seat, asked.number, "steady", "1")).keys
    twin = game.fork()
    twin.answer(asked.number, asked.seat, keys)
    search = Search(game._state, goal, QUICK)
    return search.forced(twin._state, length - 1).name == "FORCED"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
