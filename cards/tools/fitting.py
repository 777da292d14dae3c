"""`python -m cards fit --games N --seed S`: what each term of a position is worth, from games of *steady* with itself.

At the beginning of each turn the terms are noted, as the other player sees them, who has just ended theirs: that is
where rollouts end. In the end it is noted whether that player won. The weights are those of a logistic regression, in
units in which a point is worth 8. Prints one JSON line: `weights`, `errors` (their standard errors), `steep`, and how
many positions there were.
"""
from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from typing import NamedTuple

from cards.computer.levels import LEVELS
from cards.computer.thinking import thought
from cards.computer.value import Terms, terms
from cards.tools.selfplay import new_game

POINT = 8.0
"""What a point is worth: what else is worth is told in this unit."""
RIDGE = 1.0
"""How much is taken for known beforehand, so that a term that hardly differs gets no wild weight."""
LONG = 100
"""Turns after which a game is left out."""
STEPS = 12
"""Newton steps."""

Row = list[float]


class Position(NamedTuple):
    """The terms of a position, and whether its player won."""

    terms: Row
    won: float


def main(argv: list[str]) -> int:
    """Play, fit, print the line."""
    parser = argparse.ArgumentParser(prog="python -m cards fit", description="Fit what positions are worth.")
    parser.add_argument("--games", type=int, default=200, help="games of steady against itself (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default 1)")
    args = parser.parse_args(argv)
    positions: list[Position] = []
    for seed in range(args.seed, args.seed + args.games):
        positions += positions_of(seed)
        print(f"{seed - args.seed + 1} of {args.games} games", file=sys.stderr, flush=True)
    found, errors = fitted(positions)
    unit = POINT / found[0]
    print(json.dumps({
        "weights": {name: round(unit * n, 2) for name, n in zip(Terms._fields, found, strict=False)},
        "errors": {name: round(unit * n, 2) for name, n in zip(Terms._fields, errors, strict=False)},
        "steep": round(unit, 2), "positions": len(positions),
    }))
    return 0


def positions_of(seed: int) -> list[Position]:
    """The positions of one game."""
    game, noted, turn = new_game(seed), [], 0
    while not game.over and game.turn < LONG:
        decision = game.pending()[0]
        if decision.kind == "act" and game.turn != turn:
            turn = game.turn
            noted.append((1 - decision.seat, [*terms(game._state, 1 - decision.seat), 1.0]))
        found = thought(game, decision.seat, decision.number, LEVELS["steady"], f"fit {seed} {game.seq}")
        game.answer(decision.number, decision.seat, found.keys)
    return [Position(row, float(game.winner == seat)) for seat, row in noted] if game.winner >= 0 else []


def fitted(positions: Sequence[Position]) -> tuple[Row, Row]:
    """The weights of a logistic regression and their standard errors, the constant last."""
    size = len(positions[0].terms)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * one for one in weights]
        curve = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for position in positions:
            likely = 1 / (1 + math.exp(-sum(a * b for a, b in zip(weights, position.terms, strict=True))))
            for row, n in enumerate(position.terms):
                slope[row] += (position.won - likely) * n
                for column, other in enumerate(position.terms):
                    curve[row][column] += likely * (1 - likely) * n * other
        inverse = inverted(curve)
        weights = [one + sum(a * b for a, b in zip(line, slope, strict=True))
                   for one, line in zip(weights, inverse, strict=True)]
    return weights, [math.sqrt(inverse[at][at]) for at in range(size)]


def inverted(matrix: Sequence[Row]) -> list[Row]:
    """The inverse of a matrix that has one (Gauss–Jordan)."""
    size = len(matrix)
    work = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(work[row][at]))
        work[at], work[pivot] = work[pivot], work[at]
        work[at] = [one / work[at][at] for one in work[at]]
        for row in range(size):
            if row != at:
                factor = work[row][at]
                work[row] = [one - factor * other for one, other in zip(work[row], work[at], strict=True)]
    return [row[size:] for row in work]
