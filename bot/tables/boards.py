"""Which messages of the thread show the board: one for several turns, above which the logs of finished turns stand.

A board is named after the turn in which it was opened, `turn:7`. The newest of a game shows how it stands; each before
it is the log of its turns.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store import FinishedTurn, Match, Store, game_id
from bot.store.message_names import MessageName, game_of, kind_of, message_name, numbers_of

FULL = 1800
"""Characters of finished turns from which on a board is left as their log, and another one opened."""


class Board(NamedTuple):
    """The newest board of a game, and the finished turns on it."""

    name: MessageName
    log: tuple[FinishedTurn, ...]


async def opened(store: Store, match: str, game: int) -> list[int]:
    """The turns in which the boards of a game were opened, the earliest first."""
    return sorted(numbers_of(one.name)[0] for one in await store.surfaces(match)
                  if kind_of(one.name) == "turn" and game_of(one.name) == game)


async def newest(store: Store, match: Match, turn: int) -> Board:
    """The board of the newest game of a match. Where none stands in the thread, it is that of this turn."""
    first = (await opened(store, match.id, match.games) or [turn])[-1]
    return Board(message_name("turn", first, game=match.games), await store.turns(match.game, first))


async def log_of(store: Store, match: Match, first: int, game: int) -> tuple[bool, tuple[FinishedTurn, ...]]:
    """Whether the board opened in that turn is the newest of its game, and the finished turns on it."""
    later = [turn for turn in await opened(store, match.id, game) if turn > first]
    return not later, await store.turns(game_id(match.id, game), first, later[0] if later else None)


def is_full(turns: Iterable[FinishedTurn]) -> bool:
    """Whether a board with these finished turns has no room for another one."""
    return sum(len(turn.heading) + sum(map(len, turn.lines)) for turn in turns) >= FULL
