"""What Discord must be told after an entry: the messages that become due in the same transaction."""
from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from bot.panels.sight_words import score
from bot.store import Match, Writing
from bot.store.message_names import LOBBY, OPENING, RESULT, message_name
from engine.game import Game
from engine.sights import Sight


async def begun(tx: Writing, match: Match, game: Game) -> None:
    """Announce a game that has begun: the opening, the first board, both panels, and the lobby post."""
    await tx.tell(match.id, OPENING, "thread")
    await tx.tell(match.id, message_name("turn", game.turn), "thread")
    await panels(tx, match)
    await tx.tell(match.id, LOBBY, "channel")
    await asked(tx, match.id, questions(match, game))


async def moved_on(tx: Writing, match: Match, before: Sight, after: Sight, happened: Sequence[str]) -> None:
    """Announce an entry: the board and both panels. A finished turn leaves its log, a finished game its result."""
    if after.turn != before.turn:
        await tx.end_turn(match.id, before.turn, turn_heading(before), finished(before, after, happened))
        await tx.tell(match.id, message_name("turn", before.turn), "thread")
    await tx.tell(match.id, message_name("turn", after.turn), "thread")
    if after.over:
        await tx.end_turn(match.id, after.turn, turn_heading(after), after.log)
        await tx.move_match(match.id, "running", "over", ended=time.time(), why=after.over_why)
        await tx.tell(match.id, RESULT, "thread")
        await tx.tell(match.id, LOBBY, "channel")
    await panels(tx, match)


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


def questions(match: Match, game: Game) -> dict[int, int]:
    """The number of the question that is open for each seat, -1 for one that is asked nothing.

    All steps of a draft are one question: they have its number.
    """
    pending = game.pending()
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
        await tx.tell(match.id, message_name("call", number, seat), "thread", player.user)
    else:
        await panel(tx, match, seat)
        await tx.renew(match.id, message_name("panel", seat))


def finished(before: Sight, after: Sight, happened: Sequence[str]) -> tuple[str, ...]:
    """The whole log of the turn that an entry ended: what was there before, and what the entry added to it."""
    rest = tuple(happened)
    if after.log and rest[-len(after.log):] == after.log:
        rest = rest[:-len(after.log)]
    return (*before.log, *rest)


def turn_heading(sight: Sight) -> str:
    """The heading of a finished turn, as plain text."""
    name = sight.players[sight.turn_player].name
    return f"Turn {sight.turn}: {name} · {score(sight)}" if sight.turn else f"Before turn 1 · {score(sight)}"
