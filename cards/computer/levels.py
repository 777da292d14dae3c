"""The levels of computer players, as data, the easiest first."""
from __future__ import annotations

from types import MappingProxyType
from typing import Literal, NamedTuple

from cards.computer.answers import MOST, TRIED

Way = Literal["taste", "greedy", "search"]
"""How a level chooses: at random with a taste, by what an answer comes to at once, by playing on in worlds."""
Horizon = Literal["turn", "round"]
"""How far a level plays on: to the end of the turn, or to the beginning of its own next one."""
LevelName = Literal["calm", "steady", "sharp", "keen"]


class Level(NamedTuple):
    """How a level thinks. `noise`: by how much it errs, as a standard deviation in what `value` weighs; `work`: how
    many answers it may try out for a decision, and `seconds` the time after which it stops in any case; `compared`:
    with how many answers it plays on, those that are best at once; `horizon`: how far."""

    name: LevelName
    title: str
    says: str
    way: Way
    noise: float = 0.0
    work: int = 0
    seconds: float = 0.0
    compared: int = MOST
    horizon: Horizon = "turn"


LEVELS = MappingProxyType({level.name: level for level in (
    Level("calm", "Calm", "plays what it likes, and doesn't think ahead", "taste"),
    Level("steady", "Steady", "takes what is best at once, and errs now and then", "greedy", noise=1.0, work=TRIED),
    Level("sharp", "Sharp", "plays its turn to the end in its head, with the three best answers", "search", work=60,
          seconds=0.8, compared=3),
    Level("keen", "Keen", "plays on in its head until it is its turn again, with every answer", "search", work=1_500,
          seconds=3.0, horizon="round"),
)})
"""Every level by name, the easiest first."""
GREEDY = LEVELS["steady"]._replace(noise=0.0)
"""What is best at once, without an error: no level, but what others are measured by."""
