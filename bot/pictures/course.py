"""The course of a finished game: its milestones turn by turn, and what they come to."""
from __future__ import annotations

from typing import NamedTuple

from bot.panels.sight_words import Side
from engine.sights import Sight

POINTS = {"hold": 1, "conquer": 1, "effect": 1, "burn out": 1, "loss": -1}
"""What changes points, and in which direction."""


class Ended(NamedTuple):
    """How a game went: its mode in words, how many minutes it took, and its milestones, each with what happened, whose
    it is and a number (`engine.telling.course`)."""

    mode: str
    minutes: int
    milestones: tuple[tuple[str, int, int], ...] = ()


class Step(NamedTuple):
    """The points of a side from that turn on, and what brought them; empty where nobody noted that."""

    turn: int
    points: int
    how: str


def steps(sight: Sight, ended: Ended, side: Side) -> list[Step]:
    """How the points of a side came about. What was scored before anybody took notes is one step at the end."""
    seats = {player.seat for player in side}
    turn, points = 0, 0
    found: list[Step] = []
    for what, seat, n in ended.milestones:
        if what == "turn":
            turn = n
        elif what in POINTS and seat in seats:
            points = max(0, points + POINTS[what] * n)
            found.append(Step(max(1, turn), points, what))
    if points != side[0].points:
        found.append(Step(max(1, sight.turn), side[0].points, ""))
    return found


def points_by(ended: Ended, side: Side, how: str) -> int:
    """How many points a side gained by that."""
    seats = {player.seat for player in side}
    return sum(n for what, seat, n in ended.milestones if what == how and seat in seats)


def cards_played(ended: Ended, side: Side) -> int:
    """How many cards a side played."""
    return points_by(ended, side, "card")
