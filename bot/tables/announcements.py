"""What Discord must be told after an entry: the messages that become due in the same transaction."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.panels.sight_words import score
from bot.store import FinishedTurn, Match, Writing
from bot.store.message_names import LOBBY, MessageName, message_name
from bot.tables import boards
from engine.game import Game
from engine.rules.formats.modes import MODES
from engine.sights import Sight


async def begun(tx: Writing, match: Match, game: Game) -> None:
    """Announce a game that has begun: the opening, the first board, both panels, and the lobby post."""
    await tx.tell(match.id, message_name("opening", game=match.games), *match.public)
    await board(tx, match, message_name("turn", game.turn, game=match.games))
    await panels(tx, match)
    await tx.tell(match.id, LOBBY, "channel")
    await asked(tx, match.id, questions(match, game.pending()))


async def moved_on(tx: Writing, match: Match, shown: boards.Board, before: Sight, after: Sight,
                   happened: Sequence[str], settled: bool) -> None:
    """Announce an entry: the board and the panels. A finished turn leaves its log, also the last one; a board that is
    full of them stays as that log, and the next turn opens another. The opening says who goes first once that is
    `settled`."""
    await board(tx, match, shown.name)
    if settled:
        await tx.tell(match.id, message_name("opening", game=match.games), *match.public)
    if after.turn != before.turn:
        heading = turn_heading(before, game_before(match))
        log = finished(before, after, happened)
        await tx.end_turn(match.game, before.turn, heading, log)
        if boards.is_full((*shown.log, FinishedTurn(before.turn, heading, log))):
            await board(tx, match, message_name("turn", after.turn, game=match.games))
    if after.over:
        await tx.end_turn(match.game, after.turn, turn_heading(after, game_before(match)), after.log)
    await panels(tx, match)


async def board(tx: Writing, match: Match, name: MessageName) -> None:
    """Make the board of that name due, where there is a thread to show one."""
    if match.guild:
        await tx.tell(match.id, name, "thread")


async def panels(tx: Writing, match: Match, but: int = -1) -> None:
    """Make the private panels due, as far as they can be delivered: both, or the one of the seat that is not `but`."""
    for player in match.players:
        if player.seat != but:
            await panel(tx, match, player.seat)


async def panel(tx: Writing, match: Match, seat: int) -> None:
    """Make the private panel of one seat due, if it can be delivered."""
    player = match.players[seat]
    if player.user and not player.dms_closed:
        await tx.tell(match.id, message_name("panel", seat), "dm", player.user)


class Asked(Protocol):
    """A question to one seat."""

    @property
    def number(self) -> int: ...
    @property
    def seat(self) -> int: ...


def questions(match: Match, pending: Sequence[Asked]) -> dict[int, int]:
    """The number of the question that is open for each seat, -1 for one that is asked nothing.

    All steps of a draft are one question: they have its number.
    """
    return {player.seat: next((one.number for one in pending if one.seat == player.seat), -1)
            for player in match.players}


async def asked(tx: Writing, match: str, numbers: Mapping[int, int]) -> None:
    """Note which questions are open from now on. A call for one that was answered becomes due, to be taken away."""
    if any([await tx.ask(match, seat, number) for seat, number in numbers.items()]):
        await tx.tell_again(match, "call")


async def call(tx: Writing, match: Match, seat: int, number: int) -> None:
    """Call a player to a question by a new message, which pings, unlike an edit; they count as told.

    It is their panel, sent anew; a line in the thread for somebody who gets no private messages.
    """
    player = match.players[seat]
    await tx.set_player(match.id, seat, told=number)
    if player.dms_closed:
        await line(tx, match, seat, number)
    else:
        await panel(tx, match, seat)
        await tx.renew(match.id, message_name("panel", seat))


async def line(tx: Writing, match: Match, seat: int, number: int) -> None:
    """Make the line due that calls a player in the thread, where there is one."""
    if match.guild:
        await tx.tell(match.id, message_name("call", number, seat), "thread", match.players[seat].user)


def finished(before: Sight, after: Sight, happened: Sequence[str]) -> tuple[str, ...]:
    """The whole log of the turn that an entry ended: what was there before, and what the entry added to it."""
    rest = tuple(happened)
    if after.log and rest[-len(after.log):] == after.log:
        rest = rest[:-len(after.log)]
    return (*before.log, *rest)


def game_before(match: Match) -> str:
    """“Game 2 · ”, before the heading of a turn; nothing where one game decides."""
    return f"Game {match.games} · " if MODES[match.terms.mode].best_of > 1 else ""


def turn_heading(sight: Sight, game: str = "") -> str:
    """The heading of a finished turn, as plain text. `game`: what says in which game."""
    name = sight.players[sight.turn_player].name
    return game + (f"Turn {sight.turn}: {name} · {score(sight)}" if sight.turn else f"Before turn 1 · {score(sight)}")
