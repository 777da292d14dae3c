"""The levels of computer players, as data, the easiest first."""
from __future__ import annotations

from types import MappingProxyType
from typing import Literal, NamedTuple

from cards.computer.answers import TRIED

Way = Literal["taste", "greedy", "search"]
"""How a level chooses: at random with a taste, by what an answer comes to at once, by playing on in worlds."""
LevelName = Literal["calm", "steady", "sharp", "keen"]


class Level(NamedTuple):
    """How a level thinks. `noise`: by how much it errs, as a standard deviation in what `value` weighs; `work`: how
    many answers it may try out for a decision, and `seconds` the time after which it stops in any case."""

    name: LevelName
    title: str
    says: str
    way: Way
    noise: float = 0.0
    work: int = 0
    seconds: float = 0.0


LEVELS = MappingProxyType({level.name: level for level in (
    Level("calm", "Calm", "plays what it likes, and doesn't think ahead", "taste"),
    Level("steady", "Steady", "takes what is best at once, and errs now and then", "greedy", noise=1.0, work=TRIED),
    Level("sharp", "Sharp", "plays on in its head to the end of its next turn", "search", work=2_500, seconds=0.8),
    Level("keen", "Keen", "does the same for longer", "search", work=10_000, seconds=3.0),
)})
"""Every level by name, the easiest first."""
