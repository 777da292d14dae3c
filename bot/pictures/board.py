"""The board as a scene: strips of the players, battlefields between them, and a rail that says whose move it is.

Built from a sight alone: the public one for the thread, a seat's own turned so that this seat is below. The same block
is at the same spot on every board; nothing moves because a chain opened.
"""
from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.pictures import fields, rail, strips
from bot.pictures.marks import Box, Part, Placed, Scene
from bot.pictures.tiles import Aims
from engine.sights import Sight

WIDTH, HEIGHT = 1200, 800
LEFT, HALF, WHOLE = 16, 466, 944
NO_LETTERS: Mapping[int, str] = MappingProxyType({})
"""Of a board on which nothing is to be chosen."""


class Place(NamedTuple):
    """Where a player's strip stands."""

    seat: int
    x: int
    w: int
    upper: bool


def places(sight: Sight) -> tuple[Place, ...]:
    """Where each player's strip stands: the viewer below, the others clockwise from the lower left; teams together."""
    count, first = len(sight.players), max(0, sight.seat)
    turn = [(first + step) % count for step in range(count)]
    right = LEFT + HALF + 12
    if count == 2:
        return Place(turn[1], LEFT, WHOLE, True), Place(turn[0], LEFT, WHOLE, False)
    if count == 3:
        return Place(turn[1], LEFT, HALF, True), Place(turn[2], right, HALF, True), Place(turn[0], LEFT, WHOLE, False)
    if sight.players[0].team >= 0:
        mine = [seat for seat in turn if sight.players[seat].team == sight.players[first].team]
        others = [seat for seat in turn if seat not in mine]
        return (Place(others[0], LEFT, HALF, True), Place(others[1], right, HALF, True),
                Place(mine[0], LEFT, HALF, False), Place(mine[1], right, HALF, False))
    return (Place(turn[1], LEFT, HALF, True), Place(turn[2], right, HALF, True),
            Place(turn[0], LEFT, HALF, False), Place(turn[3], right, HALF, False))


def board(sight: Sight, letters: Mapping[int, str] = NO_LETTERS) -> Scene:
    """The whole board as that sight shows it; no hand and no facedown card is in it. Objects that are options have the
    options' letters."""
    aims = Aims(chosen(sight), letters)
    found: list[Placed] = []
    where = places(sight)
    for place in where:
        y = 16 if place.upper else 608
        found.append(Placed(place.x, y, _ground(place.w, 176, "zone", sight.turn_player == place.seat)))
        right = place.x > LEFT and len(sight.players) == 4
        found += strips.strip(sight, place.seat, (place.x, y, place.w), place.upper, right, aims)
    uppers = frozenset(place.seat for place in where if place.upper)
    count = max(1, len(sight.battlefields))
    w = (WHOLE - 12 * (count - 1)) // count
    for at, field in enumerate(sight.battlefields):
        found += fields.field(sight, field, (LEFT + at * (w + 12), 204, w), uppers, aims)
    return Scene(WIDTH, HEIGHT, "table", (*found, *rail.rail(sight)))


def chosen(sight: Sight) -> dict[int, tuple[int, ...]]:
    """By which chain items each object is chosen."""
    found: dict[int, tuple[int, ...]] = {}
    for number, item in enumerate(sight.chain, 1):
        for id in item.chosen:
            found[id] = (*found.get(id, ()), number)
    return found


def _ground(w: int, h: int, fill: str, marked: bool) -> Part:
    return Part(w, h, "table", (Box(0, 0, w, h, fill, 14, "outline" if marked else "", 2),))
