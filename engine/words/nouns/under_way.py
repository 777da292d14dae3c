"""Filters by what is under way: what is being played, what a move began and ended at, what is being chosen, who fights
whom."""
from __future__ import annotations

from typing import Never

from engine.words.base import word
from engine.words.positions import Filter, Items, Places, Units


@word("played to {what}")
class PlayedTo(Filter[Never]):
    """Is being played, and enters there (355.2): `is_(me, played_to(a(battlefield)))`."""

    what: Places


@word("at either end of the move")
class AtEitherEnd(Filter[Never]):
    """Where the move that the text is about began or ended (359.3.f.3)."""


@word("chosen by {what}")
class ChosenBy(Filter[Never]):
    """Is a target of such a spell or ability on the chain (355.5)."""

    what: Items


@word("in combat with {what}")
class InCombatWith(Filter[Never]):
    """Attacks where one of those defends, or the other way round (740.2.c)."""

    what: Units


played_to = PlayedTo
at_either_end = AtEitherEnd()
chosen_by = ChosenBy
in_combat_with = InCombatWith
