"""Who plays against whom in a match, before and beside its game."""
from __future__ import annotations

from bot.panels.text import cut, listed
from bot.store import Match, Player
from engine.rules.formats.modes import MODES

MOST = 100
"""Characters of a thread's name."""


def sides(match: Match) -> tuple[tuple[Player, ...], ...]:
    """Everybody who has a seat, in the order of the seats; teammates together."""
    mode = MODES[match.terms.mode]
    found: dict[int, tuple[Player, ...]] = {}
    for player in match.seated:
        team = mode.team(player.seat)
        found[team] = (*found.get(team, ()), player)
    return tuple(found.values())


def lineup(match: Match) -> str:
    """“Ana against Bo”, “Ana, Bo and Cleo”, “Ana and Cleo against Bo and Dov”, as plain text."""
    names = [listed(player.name for player in side) for side in sides(match)]
    return " against ".join(names) if len(names) == 2 else listed(names)


def thread_title(match: Match) -> str:
    """What a match's thread is called: who plays, in which mode, and the match's id, which no other has."""
    names = " – ".join(", ".join(player.name for player in side) for side in sides(match))
    tail = f" · {MODES[match.terms.mode].title} · {match.id}"
    return f"{cut(names, MOST - len(tail))}{tail}"
