"""Positions: a moment of a game as a small plain value, from which play goes on. `engine.game.Game.at` is the door.

`values` says what a position is, `faults` what in it can't be, `laying` makes the state of a game of it.
"""
from __future__ import annotations

from engine.positions.faults import faults_of, unrest
from engine.positions.laying import Laying, laid
from engine.positions.values import Placed, Position, Side, read, written

__all__ = ["Laying", "Placed", "Position", "Side", "faults_of", "laid", "read", "unrest",
           "written"]
