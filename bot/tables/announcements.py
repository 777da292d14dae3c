"""What Discord must be told after an entry: the messages that become due in the same transaction."""
from __future__ import annotations

import time
from collections.abc import Sequence

from bot.panels.sight_words import score
from bot.store import Match, Writing
from bot.store.message_names import LOBBY, OPENING, RESULT, message_name
from engine.game import Game
from engine.sights import Sight

RESTED = 60.0
"""A player who clicked in so many seconds is looking: their panel is edited, not sent anew."""


async def begun(tx: Writing, match: Match, game: Game) -> None:
    """Announce a game that has begun: the opening, the first board, both panels, and the lobby post."""
    await tx.tell(match.id, OPENING, "thread")
    await tx.tell(match.id, message_name("turn", game.turn), "thread")
    await panels(tx, match)
    await tx.tell(match.id, LOBBY, "channel")


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
    if not player.dms_closed:
        await tx.tell(match.id, message_name("panel", seat), "dm", player.user)


async def asked(tx: Writing, match: Match, game: Game) -> bool:
    """Call whom the game waits for by a new message, which pings: once a turn, and not while they are looking."""
    told = False
    for seat in dict.fromkeys(decision.seat for decision in game.pending()):
        player = match.players[seat]
        if player.asked_turn == game.turn:
            continue
        told = True
        await tx.set_player(match.id, seat, asked_turn=game.turn)
        if player.dms_closed:
            await tx.tell(match.id, message_name("call", game.turn, seat), "thread", player.user)
        elif time.time() - player.clicked > RESTED:
            await tx.renew(match.id, message_name("panel", seat))
    return told


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
