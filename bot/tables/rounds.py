"""The games of a match, one after the other: how it stands, and what is stored when a game ends and the next begins.

The engine's `Match` says what follows. Here it is a *series*: a match is what is played at a table.
"""
from __future__ import annotations

import time
from dataclasses import replace
from typing import NamedTuple

from bot.store import Match, Store, Writing
from bot.store.message_names import LOBBY, message_name
from bot.store.records import UNREAD
from bot.tables import announcements
from cards.puzzles.playing import aim_of, puzzle_of
from cards.puzzles.playing import standing as standing_of
from engine.game import Game
from engine.match import Match as Series
from engine.rules.formats.legality import Catalogue
from engine.standing import dumped, loaded


class Standing(NamedTuple):
    """How a match of several games stands in one of them, counted from 1: the games won before it, or with it where it
    is over. `waiting`: who hasn't said yet what they exchange for the next, in which `chooser` decides who goes first
    (-1: nobody); `winner`: who has won the match by it (-1: a game follows)."""

    number: int
    best_of: int
    names: tuple[str, ...]
    wins: tuple[int, ...]
    over: bool = False
    winner: int = -1
    waiting: tuple[int, ...] = ()
    chooser: int = -1

    @property
    def score(self) -> str:
        """“Ana 1 – 0 Bo”, as plain text."""
        return f"{self.names[0]} {self.seen_by(0)} {self.names[1]}"

    def seen_by(self, seat: int) -> str:
        """“1 – 0”, the reader's games first."""
        return f"{self.wins[seat]} – {self.wins[1 - seat]}"


def standing(series: Series, number: int) -> Standing:
    """How the match stands in that game."""
    over = number <= len(series.results)
    newest = number >= len(series.results)
    wins = series.wins_after(number if over else number - 1)
    names = tuple(seat.name for seat in series.setup.seats)
    if not newest:
        return Standing(number, series.mode.best_of, names, wins, over)
    winner = series.winner if series.winner is not None else -1
    return Standing(number, series.mode.best_of, names, wins, over, winner, series.waiting(), series.chooser)


def standing_before(series: Series, number: int) -> Standing:
    """How the match stood as that game began."""
    names = tuple(seat.name for seat in series.setup.seats)
    return Standing(number, series.mode.best_of, names, series.wins_after(number - 1))


async def of(store: Store, match: Match, game: Game | None, catalogue: Catalogue) -> Series | None:
    """The series of a match as it is stored; None where one game decides, or before the first. Raises StoreError."""
    data = await store.series(match.id) if game is not None else None
    return Series.restore(data, catalogue, game) if data is not None and game is not None else None


async def begun(tx: Writing, match: Match, game: Game) -> Match:
    """Store the next game of a match at its start, with everything that must be told; the match as it is then."""
    now = replace(match, state="running", games=match.games + 1)
    setup = ",".join(player.deck for player in match.players)
    await tx.add_game(match.id, game.secret, game.pins(), setup, game.seq, game.save(), now.games)
    await announcements.begun(tx, now, game)
    return now


async def ended(tx: Writing, match: Match, game: Game, series: Series | None, before: bytes) -> Match:
    """Store what follows when a game is over: the match is over, too, or players exchange cards, or the next game
    begins at once, for it was drawn. Gives the match as it is then. `before`: what was stored of the series."""
    await tx.end_game(match.game)
    puzzle, aim = puzzle_of(match.computer), aim_of(match.computer)
    if puzzle is not None and aim is not None and standing_of(game, aim) == "solved":
        await tx.set_solved(match.people[0].user, puzzle.name)
    if series is not None:
        await tx.set_series(match.id, before, series.save())
    if series is None or series.over:
        return await over(tx, match, game.over_why)
    await tx.tell(match.id, LOBBY, "channel")
    await tx.tell(match.id, message_name("result", game=match.games), *match.public)
    if series.between:
        await tx.move_match(match.id, "running", "between")
        return replace(match, state="between")
    return await follow(tx, match, series)


async def over(tx: Writing, match: Match, why: str) -> Match:
    """Store that a match is over."""
    await tx.move_match(match.id, match.state, "over", ended=time.time(), why=why)
    await tx.tell(match.id, message_name("result", game=match.games), *match.public)
    await tx.tell(match.id, LOBBY, "channel")
    return replace(match, state="over", why=why)


async def exchanged(tx: Writing, match: Match, series: Series, seat: int) -> Match:
    """Store what follows when a seat has said what it exchanges: when all have, the next game begins."""
    await tx.set_draft(match.game, seat, 0, ())
    await tx.tell(match.id, message_name("result", game=match.games), *match.public)
    if not series.between:
        await tx.move_match(match.id, "between", "running")
        return await follow(tx, match, series)
    await announcements.panels(tx, match)
    return match


async def follow(tx: Writing, match: Match, series: Series) -> Match:
    """Store that the next game begins. Of the last one nobody has read anything in it, and no yield goes on."""
    players = []
    for player in match.players:
        orders = dumped(loaded(player.orders)._replace(yielding=None)) if player.orders else ""
        await tx.set_player(match.id, player.seat, orders=orders)
        await tx.set_seen(match.id, player.seat, UNREAD)
        players.append(replace(player, orders=orders, seen=UNREAD))
    return await begun(tx, replace(match, players=tuple(players)), series.game)
