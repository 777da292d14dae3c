"""`python -m cards puzzle check | show | make`: prove the shipped puzzles, show one with its solution, look for new
ones."""
from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from cards.catalogue import CARDS
from cards.computer.thinking import Task, at_once
from cards.puzzles.lessening import lessened
from cards.puzzles.making import position, varied
from cards.puzzles.proving import at, proven, solved
from cards.puzzles.puzzle import SHIPPED, Proof, Puzzle, read, shipped, written
from cards.puzzles.search import GOALS, Goal, Search, Unproven
from engine.game import Game, Refused
from engine.positions import Placed, Side
from engine.positions.values import placed

QUICK = 3_000
"""How many answers are tried for a position in which nobody knows whether there is a puzzle."""


def main(argv: list[str]) -> int:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(prog="python -m cards puzzle", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="prove that each can be solved, how long that takes and how hard it is")
    check.add_argument("names", nargs="*", help="only these, or files of others")
    check.add_argument("--write", action="store_true", help="write what is proven into the files")
    show = commands.add_parser("show", help="a puzzle and its solution")
    show.add_argument("name")
    make = commands.add_parser("make", help="look for puzzles in positions made at random")
    make.add_argument("folder", type=Path)
    make.add_argument("--goal", choices=GOALS, default="win")
    make.add_argument("--seed", type=int, default=0)
    make.add_argument("--positions", type=int, default=100)
    make.add_argument("--vary", nargs="*", default=[], help="in variations of these puzzles instead, in turn")
    make.add_argument("--least", type=int, default=3, help="own actions that a solution has at least")
    args = parser.parse_args(argv)
    if args.command == "check":
        return checked(args.names, args.write)
    if args.command == "show":
        return shown(named(args.name))
    seeds = range(args.seed, args.seed + args.positions)
    begun = [named(name) for name in args.vary]
    wanted = [variation(begun[seed % len(begun)], seed) for seed in seeds] if begun else [
        Puzzle(f"{args.goal}-{seed}", "", args.goal, position(seed, args.goal), UNPROVEN) for seed in seeds]
    return made(args.folder, wanted, args.least)


def named(name: str) -> Puzzle:
    """A shipped puzzle, or one in a file."""
    path = Path(name)
    return read(path.stem, path.read_text("utf-8")) if path.suffix == ".json" else shipped()[name]


def checked(names: list[str], write: bool = False) -> int:
    """Prove puzzles; 1 if what is written of one isn't so. `write`: write what is so into their files."""
    wrong = 0
    for puzzle in [named(name) for name in names] or list(shipped().values()):
        began = time.process_time()
        try:
            there = solved(puzzle)
            found = f"{there.proof}" if there is not None else "it can't be solved"
        except Unproven as why:
            there, found = None, f"unproven: {why}"
        ok = there == puzzle
        if write and there is not None and not ok:
            file_of(puzzle.name, names).write_text(written(there), "utf-8")
        wrong += not ok
        print(f"{'ok   ' if ok else 'WRONG'} {puzzle.name} {puzzle.goal} {puzzle.proof.difficulty}: {found}"
              f" ({time.process_time() - began:.1f} s)", flush=True)
    return int(wrong > 0)


def file_of(name: str, names: list[str]) -> Path:
    """Where a puzzle is written."""
    return next((Path(one) for one in names if Path(one).suffix and Path(one).stem == name), SHIPPED / f"{name}.json")


def shown(puzzle: Puzzle) -> int:
    """Print a puzzle and a solution."""
    print(f"{puzzle.title}: {puzzle.goal} ({puzzle.proof.difficulty}, {puzzle.proof})")
    print(" and ".join(CARDS[code].name for code in puzzle.position.battlefields))
    for side in puzzle.position.sides:
        print("\n".join(told(side)))
    print("\n".join(f"  {step}" for step in puzzle.solution))
    return 0


def told(side: Side) -> Iterator[str]:
    """What a player has, in lines."""
    def names(cards: Iterable[str | Placed]) -> str:
        return ", ".join(said(one) for one in cards)
    yield f"{side.name}, {CARDS[placed(side.legend).card].name}: {side.points} points, {side.did or 'nothing'} done"
    yield f"  hand: {names(side.hand)}; runes: {names(side.runes)}; base: {names(side.base)}"
    yield from (f"  battlefield {place}: {names(units)}" for place, units in side.at.items())
    yield from (f"  facedown at {place}: {names(cards)}" for place, cards in side.facedown.items())


def said(one: str | Placed) -> str:
    """A card and the state that it is in."""
    thing = placed(one)
    state = [name for name in ("exhausted", "stunned", "buffs", "damage") if getattr(thing, name)]
    return CARDS[thing.card].name + (f" ({', '.join(state)})" if state else "")


UNPROVEN = Proof(0, 0, 1)
"""What is written of a puzzle as long as nothing is proven."""


def variation(puzzle: Puzzle, seed: int) -> Puzzle:
    """A puzzle that may be in a variation, which goes with the seed."""
    return puzzle._replace(name=f"{puzzle.name}-{seed}", proof=UNPROVEN,
                           position=varied(puzzle.position, Random(f"{puzzle.name} {seed}")))


def made(folder: Path, wanted: Iterable[Puzzle], least: int) -> int:
    """Look for puzzles in these positions, and write those that are any into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for one in wanted:
        puzzle = found(one, least)
        if puzzle is not None:
            (folder / f"{puzzle.name}.json").write_text(written(puzzle), "utf-8")
            print(f"{puzzle.name}: {puzzle.proof} {puzzle.proof.difficulty}", flush=True)
    return 0


def found(wanted: Puzzle, least: int) -> Puzzle | None:
    """The puzzle in a position: long enough, with more wrong first moves than right ones, and not solved by what looks
    best at once. None where there is no such one."""
    goal, where = wanted.goal, wanted.position
    try:
        game = at(where)
        proof = proven(game._state, goal, QUICK)
    except (Refused, Unproven):
        return None
    if proof is None or proof.length < least or 2 * proof.right >= proof.moves or is_obvious(game, goal, proof.length):
        return None
    where, proof = lessened(where, goal, proof, 2 * QUICK)
    return wanted._replace(position=where, proof=proof)


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
