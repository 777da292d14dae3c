"""Yields: a player passes until something is over, unless something happens that they would want to answer.

A yield notes what there was when it began. What comes after that can break it: an item of an opponent that is aimed at
them, a combat in which they have units, an opponent within reach of the Victory Score.
"""
from __future__ import annotations

from typing import Literal, NamedTuple

from engine.game import Game
from engine.sights import Sight

Until = Literal["chain", "showdown", "turn"]
"""What a yield waits for: that the chain is empty, that this showdown is over, that the player's own turn begins."""


class Yield(NamedTuple):
    """What a player passes until, and what there was when that began: the turn, the items on the chain from the oldest
    on, the number of the showdown (0: none), and whether an opponent was within reach of the Victory Score."""

    until: Until
    turn: int
    chain: tuple[int, ...]
    showdown: int
    threatened: bool


def begin(game: Game, until: Until, seat: int) -> Yield:
    """A yield of that seat that begins now."""
    sight = game.sight()
    return Yield(until, sight.turn, tuple(item.id for item in sight.chain), showdown(sight), threatens(sight, seat))


def offered(sight: Sight) -> tuple[Until, ...]:
    """The yields that mean something now: there is a chain, or a showdown, to wait for."""
    chain: tuple[Until, ...] = ("chain",) if sight.chain else ()
    return (*chain, *(("showdown",) if sight.showdown else ()), "turn")


def holds(game: Game, seat: int, given: Yield) -> bool:
    """Whether a yield goes on: it isn't over, and nothing has broken it."""
    sight = game.sight()
    return lasts(sight, seat, given) and not (
        is_aimed_at(sight, seat, given) or fights(sight, seat, given)
        or (threatens(sight, seat) and not given.threatened))


def lasts(sight: Sight, seat: int, given: Yield) -> bool:
    """Whether what a yield waits for has still to come. A chain is the same as long as its oldest item is."""
    if given.until == "chain":
        return bool(sight.chain) and sight.chain[0].id in given.chain[:1]
    if given.until == "showdown":
        return showdown(sight) == given.showdown
    return sight.turn == given.turn or sight.turn_player != seat


def is_aimed_at(sight: Sight, seat: int, given: Yield) -> bool:
    """Whether an opponent has since put an item on the chain that chose that seat, or something of theirs."""
    return any(item.id not in given.chain and item.controller in opponents(sight, seat) and seat in item.aimed_at
               for item in sight.chain)


def fights(sight: Sight, seat: int, given: Yield) -> bool:
    """Whether a combat has since begun in which that seat has units."""
    now = sight.showdown
    return now is not None and now.combat and now.number != given.showdown and any(
        unit.controller == seat
        for field in sight.battlefields if field.card.id == now.battlefield for unit in field.units)


def threatens(sight: Sight, seat: int) -> bool:
    """Whether an opponent would reach the Victory Score with a point at each battlefield where they have units."""
    for number in opponents(sight, seat):
        side = [player.seat for player in sight.players
                if player.seat == number or player.team == sight.players[number].team >= 0]
        reached = sum(any(unit.controller in side for unit in field.units) for field in sight.battlefields)
        if sight.players[number].points + reached >= sight.victory_score:
            return True
    return False


def opponents(sight: Sight, seat: int) -> list[int]:
    """The seats that don't play together with that one."""
    team = sight.players[seat].team
    return [player.seat for player in sight.players
            if player.seat != seat and not player.gone and not player.team == team >= 0]


def showdown(sight: Sight) -> int:
    """The number of the ongoing showdown; 0 when there is none."""
    return sight.showdown.number if sight.showdown else 0
