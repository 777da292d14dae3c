"""`python -m cards fit --games N --seed S`: what each term of a position is worth, from games of greedy play with
itself.

At the beginning of each turn it is noted what the Turn Player and the others have, and in the end whether the Turn
Player won. The weights are those of logistic regressions. Prints one JSON line: `weights`, of what one side has more
than the other, in units in which a point is worth 8, with `errors` (their standard errors) and `steep`; `acts` and
`waits`, of what each side has by itself, with `near`, `beyond` and `begins`, as `outlook` counts them; how many
`positions` there were. How strong each deck is is fitted beside them and left out: a strong deck has more of what it
is made of, and wins for other reasons.
"""
from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from typing import NamedTuple

from cards.computer.levels import GREEDY
from cards.computer.outlook import beyond, near
from cards.computer.thinking import thought
from cards.computer.value import Terms, sides
from cards.tools.selfplay import PAIRS, new_game

POINT = 8.0
"""What a point is worth: what else is worth is told in this unit."""
RIDGE = 1.0
"""How much is taken for known beforehand, so that a term that hardly differs gets no wild weight."""
LONG = 150
"""Turns after which a game is left out."""
STEPS = 12
"""Newton steps."""
DECKS = sorted({name for pair in PAIRS for name in pair})
"""The decks of the games."""

Row = list[float]


class Position(NamedTuple):
    """What is counted of a position, and whether its player won."""

    terms: Row
    won: float


class Begun(NamedTuple):
    """How a turn begins: what the Turn Player has and what the others have, of both the points near the Victory Score
    and the Might beyond what is enough, the names of their decks, and whether the Turn Player won."""

    own: Terms
    others: Terms
    near: tuple[float, float]
    beyond: tuple[float, float]
    decks: tuple[str, str]
    won: float

    def deck_terms(self) -> Row:
        """For each deck whether the Turn Player has it, and, counted against it, whether the others do."""
        return [float(self.decks[0] == name) - float(self.decks[1] == name) for name in DECKS]

    def difference(self) -> Position:
        """What one side has more than the other, and that it is its turn."""
        return Position([*(a - b for a, b in zip(self.own, self.others, strict=True)), 1.0, *self.deck_terms()],
                        self.won)

    def both(self) -> Position:
        """What each side has by itself, and that it is the one's turn."""
        own = (*self.own, self.near[0], self.beyond[0])
        others = (*self.others, self.near[1], self.beyond[1])
        return Position([*own, *(-n for n in others), 1.0, *self.deck_terms()], self.won)


def main(argv: list[str]) -> int:
    """Play, fit, print the line."""
    parser = argparse.ArgumentParser(prog="python -m cards fit", description="Fit what positions are worth.")
    parser.add_argument("--games", type=int, default=200, help="games of greedy play with itself (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default 1)")
    args = parser.parse_args(argv)
    begun: list[Begun] = []
    for seed in range(args.seed, args.seed + args.games):
        begun += turns_of(seed)
        print(f"{seed - args.seed + 1} of {args.games} games", file=sys.stderr, flush=True)
    print(json.dumps({**of_differences(begun), **of_sides(begun), "positions": len(begun)}))
    return 0


def turns_of(seed: int) -> list[Begun]:
    """How each turn of one game began."""
    game, noted, turn = new_game(seed), [], 0
    decks = PAIRS[seed % len(PAIRS)]
    while not game.over and game.turn <= LONG:
        decision, g = game.pending()[0], game._state
        if decision.kind == "act" and game.turn != turn:
            turn = game.turn
            own, others = sides(g, decision.seat)
            noted.append((decision.seat, Begun(
                own, others, (near(g, own), near(g, others)), (beyond(own), beyond(others)),
                decks if decision.seat == 0 else decks[::-1], 0.0)))
        found = thought(game, decision.seat, decision.number, GREEDY, f"gen {seed} {game.seq}")
        game.answer(decision.number, decision.seat, found.keys)
    return [one._replace(won=float(game.winner == seat)) for seat, one in noted] if game.winner >= 0 else []


def of_differences(begun: Sequence[Begun]) -> dict[str, object]:
    """What one of each is worth more than the others', as `value` weighs it."""
    found, errors = fitted([one.difference() for one in begun])
    unit = POINT / found[0]
    return {
        "weights": {name: round(unit * n, 2) for name, n in zip(Terms._fields, found, strict=False)},
        "errors": {name: round(unit * n, 2) for name, n in zip(Terms._fields, errors, strict=False)},
        "steep": round(unit, 2),
    }


def of_sides(begun: Sequence[Begun]) -> dict[str, object]:
    """What each side's are worth, as `outlook` weighs it."""
    found = [round(n, 3) for n in fitted([one.both() for one in begun])[0]]
    size = len(Terms._fields) + 2
    acts, waits, begins = found[:size], found[size:2 * size], found[2 * size]
    return {
        "acts": dict(zip(Terms._fields, acts, strict=False)), "waits": dict(zip(Terms._fields, waits, strict=False)),
        "near": [acts[-2], waits[-2]], "beyond": [acts[-1], waits[-1]], "begins": begins,
    }


def fitted(positions: Sequence[Position]) -> tuple[Row, Row]:
    """The weights of a logistic regression and their standard errors."""
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
