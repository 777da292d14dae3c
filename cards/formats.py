"""The formats that a host can offer, as data (TR601)."""
from __future__ import annotations

from datetime import date
from typing import NamedTuple


class Format(NamedTuple):
    """A format; what its fields mean, the engine says, which reads them (`engine.rules.formats`)."""

    name: str
    title: str
    sets: tuple[tuple[str, date | None], ...]
    banned: tuple[tuple[str, date], ...] = ()
    preconstructed: bool = False
    exact: int = 0


SETS = (("OGS", None), ("OGN", None), ("SFD", None), ("UNL", None), ("VEN", date(2026, 7, 31)))
JULY, SEPTEMBER = date(2026, 7, 31), date(2026, 9, 18)
"""The days from which the two announcements are known to be in force."""

BANNED = (
    *(
        (name, JULY)
        for name in (
            "Called Shot", "Draven, Vanquisher", "Fight or Flight", "Scrapheap", "Stealthy Pursuer",
            "The Arena's Greatest", "Aspirant's Climb", "The Dreaming Tree", "Obelisk of Power", "Reaver's Row",
        )
    ),
    ("Ekko, Recurrent", SEPTEMBER),
    ("Stacked Deck", SEPTEMBER),
)

CONSTRUCTED = Format("constructed", "Constructed", SETS, BANNED, exact=40)
TEAMS = Format("2v2", "Constructed 2v2", SETS, (*BANNED, ("Master Yi, Wuju Bladesman", JULY)), exact=40)
CASUAL = Format("casual", "Casual", SETS, BANNED, preconstructed=True)
FORMATS = {form.name: form for form in (CONSTRUCTED, TEAMS, CASUAL)}
