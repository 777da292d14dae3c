"""When the bot has done all that it was asked: it writes a line of its log when a click is done."""
from __future__ import annotations

import asyncio
import re

from bot.sandbox.interactions import FIRST_RESPONSE, Interaction, Kind
from bot.sandbox.server import StandIn
from bot.sandbox.world import Happening
from tests.hosting.process import PATIENCE, BotProcess

DONE = re.compile(rb"event=click .* ms=\d+ .*\binteraction=(\d+)\b")
OFTEN = 0.01


class Clicks:
    """Every click that the bot has got and that isn't done yet."""

    def __init__(self, discord: StandIn, bot: BotProcess) -> None:
        self.discord = discord
        self.bot = bot
        self._open: dict[int, Interaction] = {}
        self._read = 0
        discord.world.listeners.append(self._hear)

    def _hear(self, happening: Happening) -> None:
        if happening.name == "INTERACTION_CREATE" and happening.data["type"] == Kind.COMPONENT:
            number = int(happening.data["id"])
            self._open[number] = self.discord.desk.open[number]

    async def done(self, within: float = PATIENCE) -> None:
        """Wait until every click is done. One that was not acknowledged in time is none: the bot lets it be.

        Raises TimeoutError.
        """
        try:
            async with asyncio.timeout(within):
                while self._under_way():
                    await asyncio.sleep(OFTEN)
        except TimeoutError:
            raise TimeoutError(f"not done: {[one.data for one in self._open.values()][:5]}") from None

    def _under_way(self) -> bool:
        with self.bot.log.open("rb") as log:
            log.seek(self._read)
            new = log.read()
        whole = new[:new.rfind(b"\n") + 1]
        self._read += len(whole)
        now = self.discord.world.now()
        late = {number for number, one in self._open.items()
                if one.reply is None and now - one.created > FIRST_RESPONSE}
        for number in late | {int(number) for number in DONE.findall(whole)}:
            self._open.pop(number, None)
        return bool(self._open)
