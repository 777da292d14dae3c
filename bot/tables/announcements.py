"""What Discord must be told after an entry, as messages that become due in the same transaction.

Names of messages: `lobby`, `opening`, `turn:N`, `panel:SEAT`, `call:TURN:SEAT` (the fallback for closed DMs), `fault:SEQ`, `result`, and
`gone:MESSAGE` for one that was sent anew.
"""
from __future__ import annotations

import time
from collections.abc import Sequence

from bot.game.board import turn_heading
from bot.store import Match, Writing
from engine.game import Game
from engine.sights import Sight

RESTED = 60.0
"""A player who clicked this many seconds ago or less is looking: no new message, the panel is edited."""


async def begun(tx: Writing, match: Match, game: Game) -> None:
    """A game has started: the opening, the first board, both panels, and the lobby post."""
    await tx.tell(match.id, "opening", "thread")
    await tx.tell(match.id, f"turn:{game.turn}", "thread")
    await panels(tx, match)
    await tx.tell(match.id, "lobby", "channel")


async def moved_on(tx: Writing, match: Match, before: Sight, after: Sight, happened: Sequence[str]) -> None:
    """An entry was made: the board and both panels; a finished turn leaves its log; a finished game its result."""
    if after.turn != before.turn:
        await tx.end_turn(match.id, before.turn, turn_heading(before), finished(before, after, happened))
        await tx.tell(match.id, f"turn:{before.turn}", "thread")
    await tx.tell(match.id, f"turn:{after.turn}", "thread")
    if after.over:
        await tx.end_turn(match.id, after.turn, turn_heading(after), after.log)
        await tx.move_match(match.id, "running", "over", ended=time.time(), why=after.over_why)
        await tx.tell(match.id, "result", "thread")
        await tx.tell(match.id, "lobby", "channel")
    await panels(tx, match)


async def panels(tx: Writing, match: Match) -> None:
    """Both private panels, as far as they can be delivered."""
    for player in match.players:
        await panel(tx, match, player.seat)


async def panel(tx: Writing, match: Match, seat: int) -> None:
    """The private panel of one seat, if it can be delivered."""
    player = match.players[seat]
    if not player.dms_closed:
        await tx.tell(match.id, f"panel:{seat}", "dm", player.user)


async def asked(tx: Writing, match: Match, game: Game) -> bool:
    """The game waits for somebody: once a turn and player a new message, which pings, unless that player is just looking."""
    told = False
    for seat in dict.fromkeys(decision.seat for decision in game.pending()):
        player = match.players[seat]
        if player.asked_turn == game.turn:
            continue
        told = True
        await tx.set_player(match.id, seat, asked_turn=game.turn)
        if player.dms_closed:
            await tx.tell(match.id, f"call:{game.turn}:{seat}", "thread", player.user)
        elif time.time() - player.clicked > RESTED:
            await tx.renew(match.id, f"panel:{seat}")
    return told


def finished(before: Sight, after: Sight, happened: Sequence[str]) -> tuple[str, ...]:
    """The whole log of the turn that an entry ended: what was there before it, and the part of it that is not yet the next turn's."""
    rest = tuple(happened)
    if after.log and rest[-len(after.log):] == after.log:
        rest = rest[:-len(after.log)]
    return (*before.log, *rest)
