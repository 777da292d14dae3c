"""Where a word of a place, or of a way to one, may stand: in which sentences."""
from __future__ import annotations

from engine.reading.demands import Place, demands
from engine.reading.sentences import says
from engine.reading.sorts import KINDS, PERMANENTS, kinds_said, meant_by, spelled
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import walk


@demands(w.PlayedTo)
def _played_to(place: Place) -> str:
    asked = isinstance(place.parent, w.IsA)
    return "" if asked else "is asked of what is being played: is_(me, played_to(…)) was expected (355.2)"


@demands(w.AtEitherEnd)
def _ends_of_move(place: Place) -> str:
    line = next((one.node for one in reversed(place.above) if isinstance(one.node, w.When)), None)
    moves = line is not None and any(isinstance(node, w.Move) for node in walk(line.event))
    return "" if moves else "speaks of where something moved from and to: when(me(move), …) was expected (359.3.f.3)"


@demands(w.Move)
def _move(place: Place) -> str:
    """359.3.f.3: where something comes from is told of what is chosen there."""
    what, from_ = place.node.what, place.node.from_
    if place.noticed:
        unit = what is None or "unit" in meant_by(what, place.card).kinds or place.inside("Can.clause") is None
        return "" if unit else "takes units as its what where it is permitted: they alone have a Standard Move (144)"
    if what is None:
        return "takes what moves where it is carried out"
    single = isinstance(what, w.Pick) and (what.least, what.most) == (1, 1)
    if from_ is None or (single and from_ == w.a(w.battlefield)):
        return ""
    return "takes a(battlefield) as its from_ where it is carried out, and one unit that is chosen there as its what"


@demands(w.AtEach)
def _at_each(place: Place) -> str:
    pick = place.parent
    if place.noticed or not isinstance(pick, w.Pick) or pick.least or not pick.most:
        return "says how many are chosen at each of several locations: up_to(…) was expected"
    meant = meant_by(pick, place.card)
    if meant.kinds <= PERMANENTS and meant.zones == {"board"}:
        return ""
    return "is said of permanents on the board, which are at a location (198)"


POINTS = (w.You, w.Me, w.This, w.It, w.Them, w.They, w.That)
"""Whose location, or base, can be told."""


@demands(w.BaseOf)
def _base_of(place: Place) -> str:
    if isinstance(place.node.whose, POINTS):
        return ""
    return f"takes you, this or what was mentioned, not {spelled(place.node.whose)}"


@demands(w.At)
def _at(place: Place) -> str:
    what = place.node.what
    if isinstance(what, w.Every) or (isinstance(what, w.Pick) and place.noticed):
        return f"takes one location: this or what was mentioned, not {spelled(what)}"
    return ""


@demands(w.Move)
def _to_one(place: Place) -> str:
    return "takes one location as its to, not Every" if isinstance(place.node.to, w.Every) and not place.noticed else ""


@demands(w.ToOrFrom)
def _to_or_from(place: Place) -> str:
    move = place.parent
    if place.node.to is not None or not isinstance(move, w.Move) or move.to != place.node or place.noticed:
        return "stands as the to of move(…) where it is carried out, and nowhere else"
    if isinstance(move.what, w.Every) or (isinstance(move.what, w.Pick) and move.what.most != 1):
        return "takes one unit that moves: each of several has a way of its own (355.4)"
    return ""


@demands(w.UnitsTo)
def _units_to(place: Place) -> str:
    play = place.parent
    if not isinstance(play, w.Play) or place.noticed:
        return "stands as the to of play(…) where it is carried out, and nowhere else"
    kinds = meant_by(play.what, place.card).kinds
    if not kinds & {"unit"} or not kinds - {"unit"} or kinds == KINDS[sorts.New]:
        return f"takes what may be a unit or something else, not {kinds_said(kinds)}: a plain place was expected"
    return ""


@demands(w.Here)
def _here(place: Place) -> str:
    told = place.card.type != "spell" or says(place.card, w.Keyword("hidden")) or place.inside("Text.lines")
    if told:
        return ""
    return "takes a text of something on the board, or of a spell that can be played from face down (359.3.f.1, 811)"
