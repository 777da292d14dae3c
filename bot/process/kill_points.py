"""Named instants at which a test may have this process killed, to see what is left of it.

Without `CHAINKEEPER_KILL_AT` they do nothing. `CHAINKEEPER_KILL_AT=before-commit` kills at the first passage,
`before-commit:7` at the seventh. The points are general, and each has many passages: `before-commit` and
`after-commit` belong to every transaction of the store, `migrating` to each statement of a migration. A click passes
`acknowledged` when Discord knows that it has arrived, and `answering` when all that it does is done and its user has
seen nothing of it. `sent`, `edited`, `removed` and `thread-opened` are what Discord has done and nobody has noted yet.
"""
from __future__ import annotations

import os
import signal
from typing import Literal, get_args

SETTING = "CHAINKEEPER_KILL_AT"
KillPoint = Literal["before-commit", "after-commit", "acknowledged", "answering", "sent", "edited", "removed",
                    "thread-opened", "migrating"]
NAMES: tuple[KillPoint, ...] = get_args(KillPoint)


class Countdown:
    """How many passages of the chosen kill point are left."""

    def __init__(self) -> None:
        self.name, self.left = "", 0

    def arm(self, given: str) -> None:
        """Choose a kill point and its passage; an empty text chooses none. Raises ValueError for an unknown name."""
        name, _, passage = given.partition(":")
        if given and name not in NAMES:
            raise ValueError(f"there is no point {name!r}; there are {', '.join(NAMES)}")
        self.name, self.left = name, int(passage or 1)

    def passed(self, name: KillPoint) -> bool:
        """Whether this passage is the chosen one."""
        if name == self.name:
            self.left -= 1
        return name == self.name and self.left == 0


COUNTDOWN = Countdown()


def kill_point(name: KillPoint) -> None:
    """Pass a kill point. The chosen passage of the chosen point is this process's last act."""
    if COUNTDOWN.passed(name):
        os.kill(os.getpid(), signal.SIGKILL)
