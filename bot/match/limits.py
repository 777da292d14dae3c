"""How many matches one person may have open, so that nobody locks out or pesters somebody else."""
from __future__ import annotations

import time
from typing import Protocol

from bot.answering.replies import Polite
from bot.match.lobby import MOST_INVITED, MOST_MATCHES, expired
from bot.panels.text import count, plain
from bot.process.settings import Settings
from bot.store import Match
from bot.tables.tables import Tables

LATELY = 15 * 60.0
"""Seconds without a question or a click after which a game against computers is paused."""


class Host(Protocol):
    """What limits are asked of; the bot is one."""

    tables: Tables
    settings: Settings


async def may_take_one_more(tables: Tables, user: int) -> None:
    """Raise Polite when somebody has begun or accepted too many matches. Invitations by others don't count, nor games
    that they have left, nor those against computers, of which they may have so many more."""
    own = [match for match in await tables.store.matches_of(user)
           if match.players[match.seat_of(user)].accepted and not match.practice]
    if len(own) >= MOST_MATCHES and sum([not await left(tables, match, user) for match in own]) >= MOST_MATCHES:
        raise Polite(f"You have {MOST_MATCHES} unfinished matches. End one of them first; `/match mine` lists them.")


async def may_practise(host: Host, user: int, alone: bool = True) -> None:
    """Raise Polite when no computer can play with somebody now: they have too many such games (where they play `alone`
    against computers), or the host has. A game in which nothing has happened lately costs nothing, and doesn't
    count."""
    most, each = host.settings.practice_games, host.settings.practice_games_each
    if not most or not each:
        raise Polite("No computer plays here: whoever hosts this bot has turned that off.")
    own = [match for match in await host.tables.store.matches_of(user) if match.practice]
    if alone and len(own) >= each:
        raise Polite(f"You have {count(len(own), 'unfinished game')} against computers, as many as you may. End one of "
                     "them first; `/match mine` lists them.")
    if await host.tables.store.practised(time.time(), LATELY) >= most:
        raise Polite(f"All {most} games against computers that can go on here at a time are going on. "
                     "Try again in a few minutes.")


async def left(tables: Tables, match: Match, user: int) -> bool:
    """Whether somebody has left the game of a match, which goes on without them."""
    game = await tables.game(match) if len(match.players) > 2 and match.state == "running" else None
    return game is not None and game.sight().players[match.seat_of(user)].gone


async def may_challenge(tables: Tables, challenger: int, challenged: int, name: str) -> None:
    """Raise Polite when the one may not challenge the other now. `name` is that of the challenged."""
    await may_take_one_more(tables, challenger)
    waiting = [match for match in await tables.store.matches_of(challenged)
               if match.state == "invited" and not match.open and not expired(match)
               and not match.players[match.seat_of(challenged)].accepted]
    if any(match.seat_of(challenger) == 0 for match in waiting):
        raise Polite(f"You have invited {plain(name)} already. `/match mine` lists the invitation and can withdraw it.")
    if len(waiting) >= MOST_INVITED:
        raise Polite(f"{plain(name)} has too many open invitations. Try again later.")
