"""Places: destinations, origins, and as filters “located there”; zones that are not on the board."""
from __future__ import annotations

from typing import Never

from engine.words import fixed, sorts
from engine.words.base import word
from engine.words.nouns.filters import Kind, opponent, player
from engine.words.nouns.picks import Every
from engine.words.nouns.references import they, you
from engine.words.positions import Anything, Filter, Phrase, Places, Players


class Place(Phrase[sorts.Place], Filter[Never]):
    """Somewhere: a destination, an origin, or as a filter “located there”."""

    __slots__ = ()


@word()
class Here(Place):
    """The location of the source, read when needed (359.3.f.1); on a battlefield card, itself."""


@word()
class There(Place):
    """The place mentioned last: of the event, chosen, moved to."""


@word()
class At(Place):
    """The location of an object, or a chosen battlefield."""

    what: Anything


@word()
class BaseOf(Place):
    """A player's base, or the base of an object's controller."""

    whose: Anything | Players


@word("at each {place}")
class AtEach(Filter[Never]):
    """So many at each location or battlefield, each chosen for the one where it is (355.13): it is no target any more
    where it isn't there on resolution (359.3.e.4)."""

    place: fixed.LocationName


@word()
class ToOrFrom(Phrase[sorts.Place]):
    """Where a unit moves if that place is one end of its way: there from anywhere else, and from there anywhere else.
    `to` is what was chosen."""

    place: Places
    to: Places | None = None


@word()
class UnitsTo(Phrase[sorts.Place]):
    """Where something is played if it is a unit; anything else is played as usual. `also`: it may, and may go where
    units usually can."""

    place: Places
    also: bool = False


@word()
class Zone(Phrase[sorts.Pile], Filter[Never]):
    """A zone that is not on the board: hand, trash, champion."""

    name: fixed.ZoneName
    whose: Players


@word("from {zone}")
class PlayedFrom(Filter[Never]):
    """Is being played, or has been played this turn, from that zone: `every(your, spell, played_from(your_trash))`."""

    zone: Zone


@word("the board")
class OnBoard(Filter[Never]):
    """On the board, where another zone is named beside it: `either(your_champion_zone, on_board)`."""


played_from = PlayedFrom
on_board = OnBoard()
here = Here()
there = There()
at = At
base_of = BaseOf
to_or_from = ToOrFrom
units_to = UnitsTo
your_base = BaseOf(you)
your_hand = Zone("hand", you)
your_trash = Zone("trash", you)
your_champion_zone = Zone("champion", you)
their_hand = Zone("hand", they)
any_trash = Zone("trash", Every((player,)))
their_trashes = Zone("trash", Every((opponent,)))


def at_each(place: Kind[sorts.Place]) -> AtEach:
    """So many at each of them: `up_to(1, unit, at_each(location))`."""
    return AtEach(place.name)  # type: ignore[arg-type]  # checked when it is read
