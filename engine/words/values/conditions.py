"""Conditions: true or false now."""
from __future__ import annotations

from typing import Any

from engine.words import fixed, sorts
from engine.words.base import word
from engine.words.nouns.filters import Comparison, Quality
from engine.words.nouns.references import Me
from engine.words.positions import Clause, Condition, Deed, Filter, Number, Phrase, Places, Players


@word()
class IsA(Condition):
    """The phrase fits the filters now."""

    what: Phrase[Any]
    filters: tuple[Filter[Any], ...]


@word()
class ThereIs(Condition):
    """So many exist."""

    noun: Phrase[sorts.Thing] | Players
    comparison: Comparison


@word("you do")
class YouDo(Condition):
    """The instruction before was performed (359.3.e.14.c)."""


@word("you paid the additional cost")
class YouPaid(Condition):
    """The card's optional additional cost was paid (355.1)."""


@word()
class Compare(Condition):
    """An amount fits a comparison; never when it is null (359.3.e.12)."""

    n: Number
    comparison: Comparison


@word()
class NearVictory(Condition):
    """So few points are missing."""

    who: Players
    n: int


@word()
class Happened(Condition):
    """It has happened so often this turn, wherever this was meanwhile: asked of the turn's events. Playing counts from
    finalizing (419.4)."""

    clause: Deed
    comparison: Comparison = Comparison("at least", 1)


@word()
class Now(Condition):
    """It is that player's turn or phase; there is a showdown or combat, there if a place is named: `during(turn,
    every(opponent))`, `during(showdown, here)`."""

    period: fixed.PeriodName
    of: Players | Places | None = None


@word("they could play cards with [Action]")
class ActionTime(Condition):
    """A time at which cards with Action could be played: there is no chain (308.1.a, 309.1.a)."""


@word("that was chosen")
class ModeIs(Condition):
    """That mode was chosen: the condition under which the choices of a mode are asked."""

    name: str
    n: int


# --- dependent keywords (726, 727): text behind them is inactive until their condition holds

@word("you have {n} XP or more")
class AtLevel(Condition):
    """Level (824): you have that much XP."""

    n: int


@word("you have played another card this turn")
class HasLegion(Condition):
    """Legion (812): you finalized another card this turn. `of_play`: the reader found it in a play effect."""

    of_play: bool = False


def dependent_name(condition: Condition | None) -> fixed.Dependent:
    """The dependent keyword that is short for a condition (727.1.a), or nothing."""
    match condition:
        case AtLevel():
            return "level"
        case HasLegion():
            return "legion"
        case IsA(Me(), (Quality("empowered"),)):
            return "empowered"
    return ""


you_do = YouDo()
you_paid = YouPaid()
compare = Compare
near_victory = NearVictory
during = Now
action_time = ActionTime()
at_level = AtLevel
has_legion = HasLegion()


def is_(what: Phrase[Any], *filters: Filter[Any]) -> IsA:
    """It fits all of these now."""
    return IsA(what, filters)


def there_is(noun: Phrase[sorts.Thing] | Players, comparison: Comparison | None = None) -> ThereIs:
    """So many exist; at least one if nothing is said."""
    return ThereIs(noun, comparison or Comparison("at least", 1))


def happened(clause: Clause, comparison: Comparison | None = None) -> Happened:
    """It happened this turn, at least once if nothing is said."""
    return Happened(clause, comparison or Comparison("at least", 1))
