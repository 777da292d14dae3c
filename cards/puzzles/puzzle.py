"""What a puzzle is, how it is written, and those that are shipped: `shipped/*.json`, one puzzle a file."""
from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, get_args

from cards.puzzles.search import GOALS, Goal
from engine import positions
from engine.positions import Position

SHIPPED = Path(__file__).parent / "shipped"
Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
"""The easiest first."""
FIELDS = frozenset({"title", "goal", "position", "proof", "solution"})


class Proof(NamedTuple):
    """What the solver has proven of a puzzle: its goal can be forced with `length` own actions and not with fewer;
    after `right` of `moves` first moves, those that come to the same counted once, it still can with `length`."""

    length: int
    right: int
    moves: int

    @property
    def difficulty(self) -> Difficulty:
        """By its length and by the share of first moves that are wrong."""
        wrong = 1 - self.right / self.moves
        weight = self.length + 4 * wrong
        return "easy" if weight < EASY else "medium" if weight < MEDIUM else "hard"


EASY, MEDIUM = 5.2, 6.5
"""Below which weight a puzzle is easy, or of medium difficulty."""


class Puzzle(NamedTuple):
    """A position and what has to be brought about in it. `name`: how it is kept and asked for; `solution`: one of the
    shortest against the best replies, step by step in words."""

    name: str
    title: str
    goal: Goal
    position: Position
    proof: Proof
    solution: tuple[str, ...] = ()


def read(name: str, text: str | bytes) -> Puzzle:
    """The puzzle that is written as JSON. Raises ValueError, which says what is wrong."""
    raw = json.loads(text)
    if not isinstance(raw, dict) or set(raw) != FIELDS:
        raise ValueError(f"{name}: a puzzle has {', '.join(sorted(FIELDS))}")
    if raw["goal"] not in GOALS:
        raise ValueError(f"{name}: the goal is one of {', '.join(GOALS)}, not {raw['goal']!r}")
    position = positions.read(json.dumps(raw["position"]))
    return Puzzle(name, raw["title"], raw["goal"], position, Proof(**raw["proof"]), tuple(raw["solution"]))


def written(puzzle: Puzzle) -> str:
    """The puzzle as it is kept."""
    position = json.loads(positions.written(puzzle.position))
    raw = {"title": puzzle.title, "goal": puzzle.goal, "position": position, "proof": puzzle.proof._asdict(),
           "solution": puzzle.solution}
    return json.dumps(raw, indent=1, ensure_ascii=False) + "\n"


@cache
def shipped() -> Mapping[str, Puzzle]:
    """All puzzles by name, the easiest first."""
    found = [read(path.stem, path.read_text("utf-8")) for path in sorted(SHIPPED.glob("*.json"))]
    found.sort(key=lambda one: (DIFFICULTIES.index(one.proof.difficulty), one.proof.length, one.name))
    return {puzzle.name: puzzle for puzzle in found}
