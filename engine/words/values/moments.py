"""Moments and spans: when something begins or ends, how long something lasts, how often it happens."""
from __future__ import annotations

from typing import overload

from engine.words import fixed
from engine.words.base import word
from engine.words.nouns.filters import Comparison
from engine.words.nouns.references import They
from engine.words.positions import (
    Clause,
    Condition,
    Deed,
    Effect,
    Line,
    Occasion,
    Occurrence,
    Places,
    Players,
    Span,
    Units,
)
from engine.words.values.amounts import TurnsOf
from engine.words.values.conditions import Compare


@word()
class Starts(Occasion):
    """A turn, phase, showdown or combat begins; `whose` for a player's own, or where a showdown or combat is."""

    what: fixed.PeriodName
    whose: Players | Places | None = None
    given: tuple[Condition, ...] = ()

    def provided(self, *conditions: Condition) -> Starts:
        """The same moment with an adjacent condition (383.2.a.1)."""
        return Starts(self.what, self.whose, self.given + conditions)

    def in_first_turn(self) -> Starts:
        """The same moment in the first turn of its player alone: `starts(beginning_phase,
        every(player)).in_first_turn()`."""
        return self.provided(FIRST_TURN)


@word()
class Ends(Occasion):
    """A turn, showdown or combat ends; `whose` as in `Starts`, or a unit that took part in the combat."""

    what: fixed.PeriodName
    whose: Players | Places | Units | None = None
    given: tuple[Condition, ...] = ()

    def provided(self, *conditions: Condition) -> Ends:
        """The same moment with an adjacent condition (383.2.a.1)."""
        return Ends(self.what, self.whose, self.given + conditions)


@word()
class Nth(Occasion):
    """Only the nth time in a turn: a count of what happened, not of what triggered (383.1.b)."""

    n: int
    event: Occurrence


@word()
class During(Effect):
    """An effect that lays lines upon the game for a span: a delayed ability (389–392)."""

    window: Span
    lines: tuple[Line, ...]


@word("this {name}")
class Window(Span):
    """How long: “turn” until step 3d of the Expiration Step (317.2.c), “combat” until the combat ends (466.7.c)."""

    name: fixed.WindowName

    def __call__(self, *lines: Line) -> During:
        """These lines lie upon the game for the window: `this_turn(have(…))`."""
        return During(self, lines)


@word("until {clause}")
class Until(Span):
    """A span that ends with an event (390.5)."""

    clause: Deed

    def __call__(self, *lines: Line) -> During:
        """These lines lie upon the game until then."""
        return During(self, lines)


@word("until then")
class Ending(Span):
    """A span that ends with what that ability listens for; what `Until` becomes in a compiled tree."""

    key: str


FIRST_TURN = Compare(TurnsOf(They()), Comparison("exactly", 1))
"""It is the first turn of the player whose moment it is."""
starts = Starts
ends = Ends
nth = Nth
this_turn = Window("turn")
this_combat = Window("combat")
turn: fixed.PeriodName = "turn"
combat: fixed.PeriodName = "combat"
showdown: fixed.PeriodName = "showdown"
awaken_phase: fixed.PeriodName = "awaken phase"
beginning_phase: fixed.PeriodName = "beginning phase"
scoring_step: fixed.PeriodName = "scoring step"
channel_phase: fixed.PeriodName = "channel phase"
draw_phase: fixed.PeriodName = "draw phase"
main_phase: fixed.PeriodName = "main phase"
once = "once"
once_each_turn = "turn"


def first(event: Occasion) -> Nth:
    """Only the first time each turn."""
    return Nth(1, event)


def times_each_turn(n: int) -> str:
    """A limit: so often each turn (371, 383.3.e)."""
    return f"turn:{n}"


@overload
def until(clause: Clause) -> Until: ...


@overload
def until(clause: Clause, *lines: Line) -> Until | During: ...


def until(clause: Clause, *lines: Line) -> Until | During:
    """Until that happens; with lines: they lie upon the game as long."""
    window = Until(clause)
    return window(*lines) if lines else window
