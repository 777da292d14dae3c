"""Optional additional costs for being played to a place (204.2, 355.2): what has one is played there once it is paid.

Such a cost goes by the key of its text and the place, so that two places that ask the same are told apart.
"""
from __future__ import annotations

from engine.board.objects import Item
from engine.board.state import State
from engine.catalogue import Due
from engine.kernel.bindings import Bindings
from engine.names.bindings import PAID
from engine.names.questions import ENTRY
from engine.rules.events.permissions import may_play
from engine.rules.meaning import nouns, speakers
from engine.rules.meaning.labels import place_name
from engine.rules.meaning.presence import is_closed

PLACE = "place:"
"""How the key of such a cost begins."""


def entry_costs(g: State, item: Item) -> list[Due]:
    """The costs for which that unit may be played somewhere now: what forbids to play it there wins (054.1, 369.3).
    From face down a unit enters where it lies alone (811.1.d.1)."""
    if item.origin == "facedown":
        return []
    thing, seat = g.objects[item.source], item.controller
    found = []
    for passive, f in speakers.answers(g, ENTRY):
        due, to = passive.trait
        place = nouns.location(g, f, to, thing) if speakers.applies(g, passive, f, thing) else None
        if place and not is_closed(g, place, seat) and may_play(g, thing, seat, place):
            found.append(at_place(g, due, seat, place))
    return found


def at_place(g: State, due: Due, seat: int, place: int) -> Due:
    """The cost as it is paid for that place."""
    where = place_name(g, place, seat)
    return due._replace(key=f"{due.key}@{place}", label=f"to {where}, {due.label}")


def paid_entries(g: State, item: Item, paid: tuple[str, ...]) -> list[Due]:
    """Those of these costs that are paid for a place."""
    own = [key.rpartition("@") for key in paid if key.startswith(PLACE)]
    return [at_place(g, g.catalogue.dues[key], item.controller, int(place)) for key, _, place in own]


def bought(bound: Bindings) -> list[int]:
    """355.2: the places for which it was paid."""
    return [int(key.rpartition("@")[2]) for key in bound.get(PAID, ()) if key.startswith(PLACE)]
