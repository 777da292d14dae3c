"""Values that may depend on each other in circles: worked out again until nothing changes (476).

“While I'm Mighty, I have Shield” asks for a Might that Shield is part of. Whoever is asked for again while being worked
out says what is known so far; then it is worked out anew until it comes out as it was taken. What comes back to an
earlier value stays there: an effect is applied once and disqualified once (476.1, 476.3).
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

NEVER = 1 << 30


class Settling:
    """The values being worked out right now. `lowest` is the outermost of them that was asked for meanwhile."""

    __slots__ = ("known", "lowest")

    def __init__(self) -> None:
        self.known: dict[object, Any] = {}
        self.lowest = NEVER

    def settle(self, memo: dict[Any, Any], key: object, first: T, work: Callable[[], T]) -> T:
        """The value of `key`: `first` is where it begins, `work` works it out from what is known. Final values go into
        the memo.

        Rules: 476.2.
        """
        known = self.known
        if key in known:
            self.lowest = min(self.lowest, list(known).index(key))
            so_far: T = known[key]
            return so_far
        depth, outer = len(known), self.lowest
        self.lowest = NEVER
        known[key] = first
        seen = []
        try:
            value = work()
            while self.lowest <= depth and value != known[key] and value not in seen:
                seen.append(known[key])
                known[key] = value
                value = work()
        finally:
            del known[key]
        if self.lowest >= depth:
            memo[key] = value
            self.lowest = outer
        else:
            self.lowest = min(outer, self.lowest)
        return value
