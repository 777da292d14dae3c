"""Dependent keywords (726, 727): text behind them is inactive until their condition holds. Around effects they are conditions like any other."""
from __future__ import annotations

from engine.words.amounts import Condition, IsA
from engine.words.base import Node, word
from engine.words.lines import Gate
from engine.words.nouns import Me, Quality


@word("you have {n} XP or more")
class AtLevel(Condition):
    """Level (824): you have that much XP."""

    n: int


@word("you have played another card this turn")
class HasLegion(Condition):
    """Legion (812): you finalized another card this turn."""


has_legion = HasLegion()


def at_level(n: int) -> AtLevel:
    """You have that much XP."""
    return AtLevel(n)


def level(n: int, *then: Node) -> Gate:
    """`[Level n][>]`: these while you have that much XP."""
    return Gate(AtLevel(n), "", (), then)


def while_empowered(*then: Node) -> Gate:
    """`[Empowered][>]`: these while this has the Empowered status (828)."""
    return Gate(IsA(Me(), (Quality("empowered"),)), "", (), then)


def legion(*then: Node) -> Gate:
    """`[Legion][>]`: these if you have played another card this turn."""
    return Gate(HasLegion(), "", (), then)


def dependent_name(condition: Node | None) -> str:
    """The dependent keyword that is short for a condition (727.1.a), or nothing."""
    match condition:
        case AtLevel():
            return "level"
        case HasLegion():
            return "legion"
        case IsA(Me(), (Quality("empowered"),)):
            return "empowered"
    return ""
