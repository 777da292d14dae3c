"""Where a player's units may become present when more than two play (447.2, 449.2, 462): never a third side where two
others are or fight."""
from __future__ import annotations

from collections.abc import Collection

from engine.board.objects import Battlefield, Object, base_of
from engine.board.state import State
from engine.catalogue import Reading
from engine.names.bindings import HIDDEN
from engine.rules.meaning.registry import fits_word
from engine.words.nodes import Joinable


def sides(g: State, field: Battlefield) -> set[int]:
    """Whose units are at a battlefield."""
    return {g.objects[id].controller for id in field.units if g.objects[id].card.is_unit}


def are_opposed(g: State, present: set[int]) -> bool:
    """Whether any of these players are opponents."""
    return len(present) > 1 and any(not g.allied(one, other) for one in present for other in present)


def showdown_at(g: State) -> int:
    """308.1: the battlefield because of which the turn is in a Showdown State, 0 in a Neutral State: while a showdown
    or any step of a combat is ongoing, or only until a showdown closes."""
    showdown = g.showdown
    if showdown is None or (g.edition.combat_steps_neutral and showdown.step not in ("opening", "showdown")):
        return 0
    return showdown.field


def is_closed(g: State, place: int, seat: int, coming: Collection[int] = (), without: int = 0) -> bool:
    """447.2.a, 449.2, 462.2: whether units of two others are at that battlefield, or two others have a combat there and
    the player has no units in it. Units of those who are `coming` arrive there at the same time; the object `without`
    counts for nobody.

    Rules: 144.4.a.1, 462.1.
    """
    if place < 0 or len(g.players) < 3:
        return False
    there = {unit.controller for unit in g.units_at(place) if unit.id != without}.union(coming)
    if any(other != seat and g.allied(other, seat) for other in there):
        return True  # 447.2.b: a teammate is there
    return is_fought_for(g, place, seat, there)


def is_fought_for(g: State, place: int, seat: int, there: Collection[int]) -> bool:
    """447.2.a, 449.2: the same without a word about teammates."""
    if len(set(there) - {seat}) > 1:
        return True
    showdown = g.showdown
    ongoing = showdown is not None and showdown.combat and showdown.field == place
    return ongoing and showdown is not None and seat not in (showdown.attacker, showdown.defender) and seat not in there


def bars_moves(g: State, place: int, seat: int, coming: Collection[int] = ()) -> bool:
    """447.2.a, 447.2.b: whether that player's units can't move there: it is closed to them, by units of a teammate or
    perhaps only by a teammate's control."""
    if g.edition.closed_to_mates == "occupied" or place < 0 or len(g.players) < 3:
        return is_closed(g, place, seat, coming)
    field = g.field(place)
    if field is not None and field.controller != seat and g.allied(field.controller, seat):
        return True
    return is_fought_for(g, place, seat, {unit.controller for unit in g.units_at(place)}.union(coming))


@fits_word(Joinable)
def joinable(g: State, f: Reading, node: Joinable, thing: Object) -> bool:
    """462.3: nobody chooses to take control of a unit where that would make a third side."""
    return not thing.card.is_unit or not is_closed(g, thing.place, f.you, without=thing.id)


def hidden_at(g: State, f: Reading) -> int | None:
    """811.1.d: the battlefield where a card lay facedown, to which what it chooses is bound; 0 if it wasn't played from
    there, None if that can't be told any more, because the permanent whose play effect this is has left the board
    (359.3.e.12)."""
    place: int = f.env.get(HIDDEN, 0)
    left = g.gone.get(f.source) if place and f.source not in g.objects else None
    return None if left is not None and left.card.is_permanent else place


def open_to(g: State, place: int, seat: int) -> int:
    """462.2.a: where a player's unit is played that should be played there: in the base if two others are or fight
    there."""
    return base_of(seat) if is_closed(g, place, seat) else place
