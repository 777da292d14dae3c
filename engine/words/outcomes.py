"""Words for what decides a game: points that are lost, losing, and how many points win (194, 195)."""
from __future__ import annotations

from engine.words.actions import Action
from engine.words.amounts import Amount
from engine.words.base import Node, word


@word()
class LosePoints(Action):
    """Points that the acting player loses (194.4)."""

    n: Amount = 1


@word("‹lose› the game")
class Lose(Action):
    """The acting player loses at once (195.1)."""


@word()
class HigherScore(Node):
    """More points are needed to win (194.3.a)."""

    n: int


def lose_points(n: Amount = 1) -> LosePoints:
    """Lose so many points."""
    return LosePoints(n)


def lose() -> Lose:
    """Lose the game."""
    return Lose()


def higher_score(n: int = 1) -> HigherScore:
    """So many points more are needed to win."""
    return HigherScore(n)


__all__ = ["HigherScore", "Lose", "LosePoints", "higher_score", "lose", "lose_points"]
