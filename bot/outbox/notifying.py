"""Which panels are sent anew although they could be edited: only a new message makes Discord notify."""
from __future__ import annotations

import time

from bot.store.message_names import MessageName, kind_of, numbers_of
from bot.tables.last_clicks import AWAY, LastClicks
from bot.tables.table import Table


async def notifies(table: Table, name: MessageName, clicks: LastClicks) -> bool:
    """Whether a message is the panel of somebody who is away and is asked something in their own turn, of which they
    weren't told yet. Raises StoreError."""
    if kind_of(name) != "panel" or not table.begun:
        return False
    (seat,) = numbers_of(name)
    if not asked_in_turn(table, seat):
        return False
    await clicks.keep(table.store)
    return (table.match.id, seat) in await table.store.absent(time.time(), AWAY, table.match.id, asked_for=0.0)


def asked_in_turn(table: Table, seat: int) -> bool:
    """Whether a player is asked something in their own turn."""
    sight = table.game.sight()
    return sight.turn > 0 and sight.turn_player == seat and table.asked()[seat] >= 0
