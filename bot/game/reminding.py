"""*Remind*: a player who is away is called once more, because somebody who waits for them asked for it."""
from __future__ import annotations

import time

from bot.answering.replies import Polite
from bot.game.context import Host
from bot.panels.text import plain
from bot.tables import announcements
from bot.tables.table import Table

AWAY = 120.0
"""Seconds for which a question waits, and its player hasn't clicked on anything, before they can be reminded."""


async def remind(host: Host, table: Table, by: int, wanted: str) -> str:
    """Remind the player of that seat of the question that is open for them; what is said to who asked for it.

    Raises Polite where that can't be done (yet), or StoreError.
    """
    seat = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else -1
    number = table.asked().get(seat, -1)
    if seat == by or number < 0:
        raise Polite("Nobody waits for an answer there any more.")
    if table.match.players[seat].level:
        raise Polite("A computer needs no reminder: it answers by itself.")
    await host.last_clicks.keep(host.store)
    match = await host.store.match(table.match.id) or table.match
    player = match.players[seat]
    name = plain(player.name)
    if player.reminded == number:
        raise Polite(f"{name} has been reminded of this question already.")
    if time.time() - max(player.asked_at, player.clicked) < AWAY:
        raise Polite(f"{name} was asked, or here, less than two minutes ago. After that you can remind them once.")
    if player.dms_closed:
        raise Polite(f"{name} gets no private messages; the line in the thread calls them.")
    window = await host.store.window(match.id, seat)
    async with host.store.write() as tx:
        await tx.set_player(match.id, seat, reminded=number)
        if window is None or not window.by or window.number != number:  # who has passed needn't come
            await announcements.call(tx, match, seat, number)
    return f"{name} has been sent a reminder."
