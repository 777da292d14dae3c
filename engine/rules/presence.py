"""Where a player's units may become present when more than two play (447.2, 449.2, 462): never a third side where two others are or fight."""
from __future__ import annotations

from engine.board.objects import base_of
from engine.board.state import State


def sides_at(g: State, place: int) -> set[int]:
    """Whose units are at a location."""
    return {unit.controller for unit in g.units_at(place)}


def is_closed(g: State, place: int, seat: int) -> bool:
    """447.2.a, 449.2, 462.2: whether units of two others are at that battlefield, or two others have a combat there and the player has no
    units in it."""
    if place < 0 or len(g.players) < 3:
        return False
    there = sides_at(g, place)
    if any(other != seat and g.allied(other, seat) for other in there):
        return True  # 447.2.b: a teammate is there
    if len(there - {seat}) > 1:
        return True
    showdown = g.showdown
    ongoing = showdown is not None and showdown.combat and showdown.field == place
    return ongoing and showdown is not None and seat not in (showdown.attacker, showdown.defender) and seat not in there


def open_to(g: State, place: int, seat: int) -> int:
    """462.2.a: where a player's unit is played that should be played there: in the base if two others are or fight there."""
    return base_of(seat) if is_closed(g, place, seat) else place
