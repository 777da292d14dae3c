"""Calling players who are away: each question that waits for a minute costs them one new message, and no more.

Who gets no private messages is called to a question of their own turn as soon as they are found away: their panel can't
be sent anew.
"""
from __future__ import annotations

import logging
import time

from bot.game.context import Host
from bot.outbox.notifying import asked_in_turn
from bot.store.message_names import message_name
from bot.tables import announcements
from bot.tables.last_clicks import AWAY
from bot.tables.table import Table
from engine.standing import is_window

log = logging.getLogger(__name__)
PATIENCE = AWAY
"""Seconds for which a question waits, and its player hasn't clicked on anything, before they are called."""


async def found(host: Host) -> list[tuple[str, int]]:
    """The matches and seats of those who may have to be called by now. Raises StoreError."""
    now = time.time()
    waiting = await host.store.absent(now, PATIENCE)
    asked = await host.store.absent(now, PATIENCE, asked_for=0.0, closed=True)
    return [*waiting, *(one for one in asked if one not in waiting)]


def hurries(table: Table, seat: int) -> bool:
    """Whether a player is called to their question without waiting: it is one of their own turn. A window isn't: it may
    be passed for them in a moment."""
    decision = table.decision(seat) if table.begun else None
    return decision is not None and not is_window(decision) and asked_in_turn(table, seat)


async def call(host: Host, game: str, seat: int) -> None:
    """Call a player, if they are still away. Raises StoreError.

    While their panel is being changed nobody is called: either they are there, or a message may be on its way of which
    nobody knows whether it came.
    """
    panel = message_name("panel", seat)
    if not host.outbox.free(game, panel):
        return
    async with host.outbox.editing(game, panel), host.tables.at(game) as table:
        await table.settle()
        if game in host.tables.unsettled:
            return
        await host.last_clicks.keep(host.store)  # an answer that came meanwhile is heard first
        sent = await host.store.surface(game, panel)
        if sent is not None and sent.tried and not sent.message:
            return
        asked_for = 0.0 if hurries(table, seat) else PATIENCE
        if (game, seat) in await host.store.absent(time.time(), PATIENCE, game, asked_for):
            async with host.store.write() as tx:
                await announcements.call(tx, table.match, seat, table.asked()[seat])
            log.info("called seat=%d", seat)
    await host.outbox.kick(game)
