"""When a window that is passed is seen to be passed.

Where everybody can see that nothing could be done, and in a match that isn't masked, at once. Otherwise each window
has a delay, drawn as it opens from chance that knows nothing of the game. No pass comes before it is over, whether it
is the player's, a yield's, or made because there was nothing to do: so others see the same whatever is held.
"""
from __future__ import annotations

import math
import random
from collections.abc import Callable

from bot.prefs.preferences import Pace
from bot.store import Speed

LIVE = (2.0, 6.0)
"""Seconds after which a window of a live match is passed, at least and at most."""
MINUTE = 60.0

Delay = Callable[[Speed, Pace], float]
"""How many seconds a window takes, in a match of that speed, for somebody who prefers that pace."""

CHANCE = random.SystemRandom()


def drawn(speed: Speed, pace: Pace) -> float:
    """The seconds that a window takes: evenly between two bounds in a live match; otherwise minutes, after each of
    which it is as likely to end as after any other, so that waiting tells nothing. `pace` is their median."""
    if speed == "live":
        return CHANCE.uniform(*LIVE)
    return MINUTE * math.ceil(int(pace) * -math.log2(1.0 - CHANCE.random()))
