"""How likely somebody wins, as a turn begins: what playing on in the head is judged by.

What a side has counts otherwise for the one whose turn begins than for the one who waits: who is about to act can still
use what is ready, and the others are about to be attacked.
"""
from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from cards.computer.value import SURE, Terms, decided, sides
from engine.board.state import State
from engine.rules.events.winning import victory_score


class Weights(NamedTuple):
    """What each of the Turn Player's is worth, in the exponent of a logistic regression, and what each of the others'
    is, counted against them; how much more a point weighs near the Victory Score, on either side; and what it is worth
    that the turn is theirs, everything else being nothing."""

    acts: Terms
    waits: Terms
    acts_near: float
    waits_near: float
    begins: float


OWN: Final = Weights(
    Terms(points=.219, might=.14, units=-.003, cards=.118, runes=.23, battlefields=.203, gear=.2, forward=-.345,
          coming=.094),
    Terms(points=.217, might=.155, units=-.137, cards=.112, runes=.178, battlefields=.103, gear=.2, forward=.134,
          coming=.126),
    acts_near=.377, waits_near=.353, begins=-.36)
"""As the own turn begins. `python -m cards fit --games 2400 --seed 200000 --wild 0.35` found them in 11,028 beginnings
of turns that follow one without a thought: so what somebody has doesn't hang on how well they play, and the weights say
what it brings, and not what it goes along with. The starter decks have no gear: its weight is a guess."""
OTHERS: Final = Weights(
    Terms(points=.226, might=.186, units=.087, cards=.171, runes=.26, battlefields=.282, gear=.2, forward=-.438,
          coming=.136),
    Terms(points=.188, might=.191, units=-.015, cards=.131, runes=.194, battlefields=.373, gear=.2, forward=-.253,
          coming=.073),
    acts_near=.438, waits_near=.45, begins=-.655)
"""As another's turn begins. `python -m cards fit --games 1600 --seed 100000` found them in 21,495 beginnings of turns
of games of greedy play with itself. Here the weights above play worse: they won 30 % of 22 pairs."""
NEAR: Final = 4
"""So many points before the Victory Score a point begins to weigh more."""


def outlook(g: State, seat: int) -> float:
    """How likely that seat wins a position at the beginning of a turn, from 0 to 1."""
    if g.over:
        return 0.5 + decided(g, seat) / (2 * SURE)
    own, others = sides(g, seat)
    value = exponent(g, OWN, own, others) if g.allied(g.turn_player, seat) else -exponent(g, OTHERS, others, own)
    return 1 / (1 + exp(-value))


def exponent(g: State, weights: Weights, acting: Terms, waiting: Terms) -> float:
    """The logarithm of the odds of whoever acts."""
    return (
        weights.begins
        + sum([weight * n for weight, n in zip(weights.acts, acting, strict=True)])
        + weights.acts_near * near(g, acting)
        - sum([weight * n for weight, n in zip(weights.waits, waiting, strict=True)])
        - weights.waits_near * near(g, waiting)
    )


def near(g: State, side: Terms) -> float:
    """The points that a side has beyond those from which on they weigh more."""
    return max(0.0, side.points - victory_score(g) + NEAR)
