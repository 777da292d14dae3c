"""What permissions, prohibitions and tolls are about (054, 204.4): no more than the engine asks before it happens."""
from __future__ import annotations

from engine.reading.demands import Place, demands
from engine.reading.subjects import FACEDOWN, acts
from engine.words import nodes as w
from engine.words.base import Node

MAY = (w.Play, w.Move, w.Ambush, w.Hide)
"""What can be permitted beyond the rules (054), beside looking at facedown cards. Everything else is possible to
everybody, or to nobody in any form."""


@demands(w.Hide)
def _for_what(place: Place) -> str:
    if place.node.price is None or place.inside("Can.clause") is not None:
        return ""
    return "takes a price only where it is permitted: can(…) was expected"


@demands(w.Can)
def _permitted(place: Place) -> str:
    wrong = next((one for one in acts(place.node.clause) if not is_permitted(one)), None)
    if wrong is not None:
        return (
            "permits Play, Move, Ambush, Hide for another price, or LookAt every facedown card, "
            f"not {type(wrong).__name__}: what the rules let nobody do otherwise (054)"
        )
    return ""


def is_permitted(action: Node) -> bool:
    """Whether it can be permitted: of cards that are looked at those that lie facedown, of hiding that it is for
    another price."""
    if isinstance(action, w.LookAt):
        return isinstance(action.what, w.Every) and w.Kind(FACEDOWN) in action.what.filters
    return isinstance(action, MAY) and (not isinstance(action, w.Hide) or action.price is not None)


@demands(w.Only)
def _limited(place: Place) -> str:
    clause = place.node.clause
    rows = [(one, one.noticed) for one in acts(clause) if one.noticed is not None]
    named = clause.given or any(row.where and getattr(one, row.where) is not None for one, row in rows)
    return "" if named else "takes a clause with a place or a condition: the form in which alone it is possible (054.2)"


@demands(w.MustPay)
def _toll(place: Place) -> str:
    wrong = next((one for one in acts(place.node.clause) if not isinstance(one, w.Move)), None)
    return f"makes Move cost something, not {type(wrong).__name__} (204.4)" if wrong is not None else ""
