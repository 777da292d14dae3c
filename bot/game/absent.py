"""Calling players who are away: each question that waits for a minute costs them one new message, and no more."""
from __future__ import annotations

import logging
import time

from bot.game.context import Host
from bot.store.message_names import message_name
from bot.tables import announcements
from bot.tables.last_clicks import AWAY

log = logging.getLogger(__name__)
PATIENCE = AWAY
"""Seconds for which a question waits, and its player hasn't clicked on anything, before they are called."""


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
        if (game, seat) in await host.store.absent(time.time(), PATIENCE, game):
            async with host.store.write() as tx:
                await announcements.call(tx, table.match, seat, table.asked()[seat])
            log.info("called seat=%d", seat)
    await host.outbox.kick(game)
