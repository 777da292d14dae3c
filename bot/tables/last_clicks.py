"""When somebody last clicked: known at once, stored together with the clicks of everybody else."""
from __future__ import annotations

import time

from bot.store import Store

AWAY = 60.0
"""Seconds without a click after which somebody counts as away."""


class LastClicks:
    """The clicks that are not stored yet. A click costs no transaction: the upkeep stores all there are in one."""

    def __init__(self) -> None:
        self._at: dict[tuple[str, int], float] = {}

    def note(self, user: int, match: str = "") -> None:
        """Note that a user has just clicked in a match; “”: on something that belongs to none, so they are there."""
        self._at[match, user] = time.time()

    async def keep(self, store: Store) -> None:
        """Store what isn't stored yet. Raises StoreError; then it is stored the next time."""
        noted = dict(self._at)
        if not noted:
            return
        async with store.write() as tx:
            await tx.note_clicks(noted)
        self._at = {key: at for key, at in self._at.items() if noted.get(key) != at}
