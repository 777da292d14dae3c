"""When the answer of a computer player is seen: after a time that is drawn by its level, whatever it holds.

An answer that isn't there by then is seen when as long a time again is over, so that how long the search took tells
nothing but that the host is busy.
"""
from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from cards.computer.thinking import LevelName

LEAST = 0.8
"""Seconds between two moves of computers that are seen, at least."""
SECONDS: Mapping[str, tuple[float, float]] = MappingProxyType({
    "calm": (LEAST, 1.6), "steady": (LEAST, 1.6), "sharp": (1.0, 2.2), "keen": (2.0, 3.6),
})
"""How long each level seems to think, at least and at most."""
CHANCE = random.SystemRandom()

Pause = Callable[[LevelName], float]
"""The seconds for which a level seems to think, drawn anew each time."""


def drawn(level: LevelName) -> float:
    """The seconds for which a level seems to think, evenly between its bounds."""
    return CHANCE.uniform(*SECONDS[level])


def seen_at(began: float, now: float, pause: Callable[[], float]) -> float:
    """When an answer is seen to a question that was asked when it `began`, and is there `now`: after a pause, or as
    many as it takes."""
    at = began + pause()
    while at < now:
        at += pause()
    return at
