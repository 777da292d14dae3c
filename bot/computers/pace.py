"""When the answer of a computer player is seen: after a time that is drawn by its level, whatever it holds.

An answer that isn't there by then is seen when as long a time again is over, so that how long the search took tells
nothing but that the host is busy.
"""
from __future__ import annotations

import random
from collections.abc import Callable

from cards.computer.thinking import LEVELS, LevelName

LEAST = 0.8
"""Seconds between two moves of computers that are seen, at least."""
MARGIN = 0.2
"""Seconds by which a level seems to think for longer than it may, at least: the way to a worker and back."""
SPREAD = 1.0
"""Seconds between the shortest and the longest time for which a level seems to think."""
CHANCE = random.SystemRandom()

Pause = Callable[[LevelName], float]
"""The seconds for which a level seems to think, drawn anew each time."""


def bounds(level: LevelName) -> tuple[float, float]:
    """How long a level seems to think, at least and at most: in any case longer than its search may take, which early
    ends would tell of. The other side of a puzzle plays by no level, and has no secrets."""
    if level not in LEVELS:
        return LEAST, LEAST
    least = max(LEAST, LEVELS[level].seconds + MARGIN)
    return least, least + SPREAD


def drawn(level: LevelName) -> float:
    """The seconds for which a level seems to think, evenly between its bounds."""
    return CHANCE.uniform(*bounds(level))


def seen_at(began: float, now: float, pause: Callable[[], float]) -> float:
    """When an answer is seen to a question that was asked when it `began`, and is there `now`: after a pause, or as
    many as it takes."""
    at = began + pause()
    while at < now:
        at += pause()
    return at
