"""Modes of play as data (481–489)."""
from __future__ import annotations

from typing import NamedTuple


class Mode(NamedTuple):
    """What a mode fixes: seats, the score, how many battlefields a player brings and how many extra runes the last player channels."""

    name: str
    title: str
    seats: int
    victory_score: int
    brought: int
    extra_runes: int
    rule: str


DUEL = Mode("duel", "Duel, best of one", 2, 8, 3, 1, "485")
MODES = {mode.name: mode for mode in (DUEL,)}
