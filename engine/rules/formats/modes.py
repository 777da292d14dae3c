"""Modes of play as data (481–489)."""
from __future__ import annotations

from typing import NamedTuple


class Mode(NamedTuple):
    """What a mode fixes (483). Turn order is the order of the seats; with `teams`, seat and team alternate (489.5.c).
    `first_places`: whether the first player's battlefield is in play; `first_draws`: whether they draw on their first
    turn; `chosen`: battlefields are chosen, not drawn by lot; `best_of`: how many games decide a match. The player who
    goes last channels `extra_runes` more on their first turn."""

    name: str
    title: str
    seats: int
    victory_score: int
    brought: int
    extra_runes: int
    rule: str
    teams: int = 0
    first_places: bool = True
    first_draws: bool = True
    chosen: bool = False
    best_of: int = 1

    def team(self, seat: int) -> int:
        """The team of a seat; without teams everybody is one."""
        return seat % self.teams if self.teams else seat


DUEL = Mode("duel", "Duel, best of one", 2, 8, 3, 1, "485")
"""485.1, 485.2, 485.3, 485.4, 485.4.a."""
MATCH3 = Mode("match", "Match, best of three", 2, 8, 3, 1, "486", chosen=True, best_of=3)
"""486.1, 486.2, 486.3, 486.4, 486.4.a."""
MATCH5 = Mode("match5", "Match, best of five", 2, 8, 3, 1, "486", chosen=True, best_of=5)
FFA3 = Mode("ffa3", "Skirmish, three players", 3, 8, 3, 1, "487", first_draws=False)
"""487.1, 487.2, 487.3, 487.4, 487.4.a."""
FFA4 = Mode("ffa4", "War, four players", 4, 8, 3, 1, "488", first_places=False, first_draws=False)
"""488.1, 488.2, 488.3, 488.4, 488.4.a."""
TEAMS = Mode(
    "2v2", "Magma Chamber, two against two", 4, 11, 3, 1, "489", teams=2, first_places=False, first_draws=False
)
"""489.1, 489.2, 489.3, 489.4, 489.4.a."""
MODES = {mode.name: mode for mode in (DUEL, MATCH3, MATCH5, FFA3, FFA4, TEAMS)}
