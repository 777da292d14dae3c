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
    is, counted against them; how much more a point weighs near the Victory Score, on either side, and how much less
    Might weighs beyond what is enough; and what it is worth that the turn is theirs, everything else being nothing."""

    acts: Terms
    waits: Terms
    acts_near: float
    waits_near: float
    acts_beyond: float
    waits_beyond: float
    begins: float


ODDS: Final = Weights(
    Terms(points=.429, might=.182, units=.144, cards=.158, runes=.232, battlefields=.022, gear=.2, forward=-.33,
          coming=.205),
    Terms(points=.386, might=.2, units=.049, cards=.123, runes=.151, battlefields=.285, gear=.2, forward=-.2,
          coming=.1),
    acts_near=.27, waits_near=.343, acts_beyond=-.088, waits_beyond=-.079, begins=-.544)
"""What `python -m cards fit --games 1600 --seed 100000` finds in 21,495 beginnings of turns of greedy play with itself.
The starter decks have no gear: its weight is a guess."""
NEAR: Final = 4
"""So many points before the Victory Score a point begins to weigh more."""
ENOUGH: Final = 12
"""So much Might is enough for most of what it is needed for."""


def outlook(g: State, seat: int) -> float:
    """How likely that seat wins a position at the beginning of a turn, from 0 to 1."""
    if g.over:
        return 0.5 + decided(g, seat) / (2 * SURE)
    own, others = sides(g, seat)
    value = exponent(g, own, others) if g.allied(g.turn_player, seat) else -exponent(g, others, own)
    return 1 / (1 + exp(-value))


def exponent(g: State, acting: Terms, waiting: Terms) -> float:
    """The logarithm of the odds of whoever acts."""
    return (
        ODDS.begins
        + sum([weight * n for weight, n in zip(ODDS.acts, acting, strict=True)])
        + ODDS.acts_near * near(g, acting)
        + ODDS.acts_beyond * beyond(acting)
        - sum([weight * n for weight, n in zip(ODDS.waits, waiting, strict=True)])
        - ODDS.waits_near * near(g, waiting)
        - ODDS.waits_beyond * beyond(waiting)
    )


def near(g: State, side: Terms) -> float:
    """The points that a side has beyond those from which on they weigh more."""
    return max(0.0, side.points - victory_score(g) + NEAR)


def beyond(side: Terms) -> float:
    """The Might that a side has beyond what is enough."""
    return max(0.0, side.might - ENOUGH)
