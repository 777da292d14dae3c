"""What a position is worth to a seat: terms that are counted, each for its side less what the others have, and
weighed."""
from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

from engine.board.objects import Battlefield
from engine.board.state import State
from engine.rules.meaning import arithmetic


class Terms(NamedTuple):
    """What is counted of a position, each as the own side's less the others'."""

    points: float
    might: float
    units: float
    cards: float
    runes: float
    battlefields: float
    gear: float
    forward: float
    coming: float
    """Battlefields that could be taken with the units that aren't at one."""


WEIGHTS: Final = Terms(points=8.0, might=1.25, units=0.43, cards=2.35, runes=2.09, battlefields=5.82, gear=1.5,
                       forward=-1.83, coming=4.67)
"""What one of each is worth. A regression on 3,767 positions of 250 games found them, which steady played by guessed
weights, as the Turn Player saw them: with standard errors of points .47, Might .12, units .52, cards .27, runes .48,
battlefields 1.12, forward .53, coming .75. The starter decks have no gear: its weight is a guess. Three later fits made
greedy no better: one on 140 games by these weights, as the other player sees it (44 %, 33 to 54, of 24 pairs), one on
1,600 games of greedy (51 %, 47 to 55, of 200 pairs), and one on these apart from the decks (45 %, 41 to 48, of 300)."""
SAID: Final = ("points", "Might", "units", "cards in hand", "runes", "battlefields", "gear", "units at battlefields",
               "battlefields within reach")
"""How they are called."""
SURE: Final = 1_000.0
"""What a won game is worth; a lost one is worth as much less than nothing."""
STEEP: Final = 13.5
"""How much more has to be there for somebody to win with 73 % and not with 50 % (`chance`), from the same run."""


def worth(g: State, seat: int, counted: Terms) -> float:
    """What that position, of which these are the terms, is worth to that seat."""
    return decided(g, seat) if g.over else weighed(counted)


def weighed(counted: Sequence[float]) -> float:
    """What these terms are worth together."""
    return sum([weight * n for weight, n in zip(WEIGHTS, counted, strict=True)])


def decided(g: State, seat: int) -> float:
    """What the end of the game is worth."""
    return 0.0 if g.winner < 0 else SURE if g.allied(g.winner, seat) else -SURE


def chance(value: float) -> float:
    """About how likely somebody wins for whom a position is worth that much, from 0 to 1."""
    return 1 / (1 + exp(-max(-SURE, min(SURE, value)) / STEEP))


def of_chance(likely: float) -> float:
    """What a position is worth to somebody who wins with that chance."""
    inside = max(0.001, min(0.999, likely))
    return STEEP * log(inside / (1 - inside))


def terms(g: State, seat: int) -> Terms:
    """What is counted of a position: what the own side has, less what the others have."""
    own, others = sides(g, seat)
    return Terms(*[mine - theirs for mine, theirs in zip(own, others, strict=True)])


def sides(g: State, seat: int) -> tuple[Terms, Terms]:
    """What is counted of the own team, and of the others: the mean of all who are still there, nothing where nobody
    is; of points the most that one of the others has."""
    own = [counted(g, mate) for mate in g.mates(seat) if not g.players[mate].gone]
    others = [counted(g, other) for other in g.opponents(seat)]
    return on_average(own, own[:1]), on_average(others, others)


def on_average(players: Sequence[Terms], ahead: Sequence[Terms]) -> Terms:
    """The mean of their terms, with the points of the one who has the most of those who are `ahead`."""
    if not players:
        return Terms(*[0.0] * len(Terms._fields))
    return Terms(*map(mean, zip(*players, strict=True)))._replace(points=max(one.points for one in ahead))


def mean(values: Sequence[float]) -> float:
    """The mean of some values."""
    return sum(values) / len(values)


def counted(g: State, seat: int) -> Terms:
    """The terms of one player alone."""
    player = g.players[seat]
    things = [thing for thing in g.permanents() if thing.controller == seat]
    units = [thing for thing in things if thing.card.is_unit]
    mights = [max(0, arithmetic.might(g, unit) - unit.damage) for unit in units]
    at_home = sum([might for unit, might in zip(units, mights, strict=True) if unit.place < 0])
    return Terms(
        player.points, sum(mights), len(units), len(player.hand) + len(player.champion), len(player.runes),
        sum([field.controller == seat for field in g.fields]), len(things) - len(units),
        sum([unit.place > 0 for unit in units]),
        sum([guarded(g, field, seat) < at_home for field in g.fields if not g.allied(field.controller, seat)]),
    )


def guarded(g: State, field: Battlefield, seat: int) -> int:
    """The Might that opponents have at a battlefield."""
    return sum([max(0, arithmetic.might(g, g.objects[id])) for id in field.units
                if g.objects[id].card.is_unit and not g.allied(g.objects[id].controller, seat)])
