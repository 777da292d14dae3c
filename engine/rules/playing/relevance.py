"""Who acts in a chain or a showdown: everybody (339.1, 347.2.a), or by earlier editions the relevant players."""
from __future__ import annotations

from engine.board.state import State


def acting(g: State, first: int) -> list[int]:
    """The seats that act in turn, starting with that one; when all have passed in a row, the window closes."""
    seats = g.seats(first)
    if g.edition.relevant == "everybody" or g.showdown is None or not g.showdown.combat:
        return seats
    fighting = {*g.mates(g.showdown.attacker), *g.mates(g.showdown.defender), *g.involved}
    return [seat for seat in seats if seat in fighting]


def next_acting(g: State, seat: int) -> int:
    """Who acts after that seat."""
    return acting(g, seat + 1)[0]


def involve(g: State, seat: int) -> None:
    """That seat acts from now on, until the combat is over."""
    if g.edition.relevant != "everybody" and seat not in acting(g, seat):
        g.involved = (*g.involved, seat)
        g.touch()


def outsiders(g: State, seat: int) -> list[int]:
    """Who doesn't act, and whom that seat may invite to do so."""
    return [other for other in g.seats(seat) if other not in acting(g, seat)]
