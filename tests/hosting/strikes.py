"""When the bot is killed, or its database locked: a plan in which every kind of blow has its share."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal

from bot.process.kill_points import KillPoint
from tests.hosting.habits import Moment

When = Literal["playing", "starting", "jumping"]
"""Besides the moments of a person: at any time, while the bot starts, while the clock jumps."""


@dataclass(frozen=True, slots=True)
class Strike:
    """One blow: at a kill point (none: at any instant; `locked`: the database is locked) from that moment on."""

    point: KillPoint | Literal["", "locked"]
    moment: Moment | When

    def __str__(self) -> str:
        return f"{self.point or 'random'} at {self.moment}"


SHARES: Final[dict[Moment | When, tuple[KillPoint | Literal["", "locked"], ...]]] = {
    "playing": ("before-commit", "after-commit", "acknowledged", "answering", "sent", "edited", "", "", "", "locked"),
    "starting": ("before-commit", "after-commit", "sent", "edited", ""),
    "jumping": ("before-commit", "after-commit", "sent", "edited", "removed", ""),
    "challenge": ("before-commit", "after-commit", "sent", "", "locked"),
    "accept": ("before-commit", "after-commit", "acknowledged", "thread-opened", "thread-opened", "sent", "edited", "",
               "locked"),
    "join": ("before-commit", "after-commit", "thread-opened", "sent", ""),
    "choose": ("after-commit", "answering", "edited", ""),
    "ready": ("after-commit", "answering", "edited", ""),
    "begin": ("before-commit", "before-commit", "after-commit", "after-commit", "answering", "sent", "edited", "", "",
              "locked"),
    "unready": ("after-commit", "edited", ""),
    "dither": ("edited", "after-commit", "", "", "", "", "", ""),
    "leave": ("before-commit", "after-commit", "edited", ""),
    "opening": ("before-commit", "after-commit", "edited", ""),
    "answer": ("before-commit", "after-commit", "answering", "edited", "", "locked"),
    "pass": ("before-commit", "after-commit", "after-commit", "answering", "edited", "", "locked"),
    "concede": ("before-commit", "after-commit", "answering", "sent", "edited", ""),
    "exchange": ("before-commit", "after-commit", "edited", ""),
    "next": ("before-commit", "before-commit", "after-commit", "after-commit", "answering", "sent", "edited", "",
             "locked"),
    "rematch": ("before-commit", "after-commit", "sent", "edited", ""),
    "terms": ("before-commit", "after-commit", "edited"),
    "draw": ("before-commit", "after-commit", "answering", ""),
    "share": ("before-commit", "after-commit"),
    "close": ("sent", "after-commit"),
    "reopen": ("sent", "after-commit", ""),
}
"""How the blows are shared out. Migrations come beside them."""
MIGRATING: Final = 3
"""So many of them in a round of all blows."""


def round_of_all() -> list[Strike | None]:
    """Every kind of blow once; None is one at a migration."""
    return [*(Strike(point, moment) for moment, points in SHARES.items() for point in points), *[None] * MIGRATING]


def planned(blows: Iterable[Strike | None]) -> Counter[str]:
    """How many of them fall at each point."""
    return Counter("migrating" if one is None else one.point or "random" for one in blows)


def plan(kills: int, chance: random.Random) -> Iterator[Strike | None]:
    """So many kills, and the locks that come with them: every round has all kinds in another order."""
    left = kills
    while left > 0:
        blows = round_of_all()
        chance.shuffle(blows)
        for blow in blows:
            if left > 0:
                left -= blow is None or blow.point != "locked"
                yield blow
