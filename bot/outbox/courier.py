"""What the plans for trouble need of the outbox that they work for."""
from __future__ import annotations

from typing import Protocol

import discord

from bot.store import Store, Surface
from bot.tables.tables import Tables


class Courier(Protocol):
    """Brings the due messages of all matches to Discord."""

    client: discord.Client
    store: Store
    tables: Tables

    async def kick(self, game: str) -> None:
        """See to the messages of a match that are due. Returns at once."""

    async def renew(self, surface: Surface) -> None:
        """Send a message anew. What stands there now is emptied."""

    async def park(self, surface: Surface) -> None:
        """Leave a message as it is until something changes."""
