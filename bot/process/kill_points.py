"""Named instants at which a test may have this process killed, to see what is left of it. Without `CHAINKEEPER_KILL_AT` they do nothing.

`CHAINKEEPER_KILL_AT=before-commit` kills at the first passage, `before-commit:7` at the seventh. The points: `before-commit` and
`after-commit` of every transaction of the store, `acknowledged` (a click), `sent` (a message, before that is noted), `migrating` (after each
statement of a migration).
"""
from __future__ import annotations

import os
import signal

SETTING = "CHAINKEEPER_KILL_AT"
NAMES = ("before-commit", "after-commit", "acknowledged", "sent", "migrating")


class Countdown:
    """How many passages of the chosen point are left."""

    def __init__(self) -> None:
        self.name, self.left = "", 0

    def arm(self, given: str) -> None:
        """Choose a point and its passage; nothing chooses none. Raises ValueError for what is not a point."""
        name, _, passage = given.partition(":")
        if given and name not in NAMES:
            raise ValueError(f"there is no point {name!r}; there are {', '.join(NAMES)}")
        self.name, self.left = name, int(passage or 1)

    def passed(self, name: str) -> bool:
        """Whether this passage is the chosen one."""
        if name == self.name:
            self.left -= 1
        return name == self.name and self.left == 0


COUNTDOWN = Countdown()


def point(name: str) -> None:
    """Pass a named point; the chosen passage of the chosen point is this process's last act."""
    if COUNTDOWN.passed(name):
        os.kill(os.getpid(), signal.SIGKILL)
