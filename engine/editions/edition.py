"""What may differ between editions of the Core Rules; the defaults are the current one."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from engine.words.event_kinds import EventKind


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition of the Core Rules. `sets`: the sets whose keywords it defines, in the order of their release.
    `numbers`: rule numbers of the current edition, and names of what only earlier ones have, to its own numbers.
    `orders`: procedures by name whose steps it puts in another order than they are written in."""

    name: str
    dated: date
    sets: tuple[str, ...]
    numbers: Mapping[str, str] = field(default_factory=dict, repr=False)
    orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict, repr=False)

    cleanup_after: frozenset[EventKind] = frozenset()
    """After which events a Cleanup is due; none: after everything that changes what it looks at."""

    def cite(self, rule: str) -> str:
        """The number under which this edition has that rule; where it says nothing about it, the number in the current
        edition, from which it is taken then."""
        number = self.numbers.get(rule)
        return rule if number is None else f"{self.name}:{number}"


CURRENT = Edition("v1.4", date(2026, 7, 16), ("OGN", "OGS", "SFD", "UNL", "VEN"))
BEFORE_EDITIONS = "v1.4"
"""By which edition games were played before there were several."""
