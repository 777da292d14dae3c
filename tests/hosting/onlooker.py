"""Somebody who plays no match and presses whatever stands under the boards, to see what an outsider is shown."""
from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from bot.sandbox.acting import Refused
from bot.sandbox.driver import Seen
from bot.sandbox.server import StandIn

BOARD = "My table"
"""What stands under every board and every call."""


class Onlooker:
    """Cleo, who watches every match."""

    def __init__(self, discord: StandIn, seed: int) -> None:
        self.user = discord.user("Cleo")
        self.random = random.Random(seed)

    async def keep_looking(self, think: float) -> None:
        """Press something under some board, for ever."""
        while True:
            await asyncio.sleep(self.random.expovariate(1 / think))
            await self.look()

    async def look(self) -> None:
        """Press something under some board, if there is one."""
        boards = self._boards()
        if boards:
            board = self.random.choice(boards)
            buttons = [str(part["custom_id"]) for part in board.buttons if part.get("custom_id")]
            with suppress(Refused):  # it has changed under the finger
                await self.user.click(board, self.random.choice(buttons))

    async def look_round(self) -> None:
        """Press everything under every board."""
        for board in self._boards():
            for label in board.labels:
                with suppress(Refused):
                    await self.user.click(board, label)

    def _boards(self) -> list[Seen]:
        return [seen for thread in self.user.threads() for seen in self.user.messages(int(thread["id"]))[-6:]
                if BOARD in seen.labels and not seen.ephemeral]
