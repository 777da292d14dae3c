"""How a click or command is answered: privately, by changing the clicked message, or politely when it comes too late."""
from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.panels.ids import Click
from bot.panels.parts import Panel
from bot.panels.refusal import note
from bot.panels.view import to_view
from bot.store import Match

if TYPE_CHECKING:
    from bot.app import Chainkeeper

log = logging.getLogger(__name__)


class Polite(Exception):
    """The click changes nothing and is answered with this, for its user alone. `redraw`: the clicked panel is brought up to date too."""

    def __init__(self, panel: Panel | str, redraw: bool = False) -> None:
        super().__init__(panel if isinstance(panel, str) else panel.text)
        self.panel = note(panel) if isinstance(panel, str) else panel
        self.redraw = redraw


@dataclass(frozen=True, slots=True)
class Hand:
    """One click of a player of a match (`seat` -1: of somebody else)."""

    bot: Chainkeeper
    interaction: discord.Interaction[Any]
    click: Click
    match: Match
    seat: int

    @property
    def alone(self) -> bool:
        """Whether the clicked message is ephemeral."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def surface(self) -> str:
        """The name of the clicked message if it is one of the match's own, otherwise nothing."""
        message = self.interaction.message
        if message is None or self.alone:
            return ""
        return next((one.name for one in await self.bot.store.surfaces(self.match.id) if one.message == message.id), "")

    def editing(self, surface: str) -> str:
        """The name of the lock under which the clicked message is edited, shared with the outbox."""
        message = self.interaction.message
        return f"{self.match.id} {surface or (message.id if message else self.interaction.id)}"

    async def say(self, panel: Panel) -> None:
        """A private answer beside the clicked message."""
        await say(self.interaction, panel)

    async def change(self, panel: Panel) -> None:
        """Change the clicked message if only this player sees it; otherwise say it beside."""
        if self.alone or self.interaction.guild_id is None:
            await self.rewrite(panel)
        else:
            await self.say(panel)

    async def rewrite(self, panel: Panel) -> None:
        """Change the clicked message, whoever sees it."""
        await self.interaction.edit_original_response(view=to_view(panel), allowed_mentions=discord.AllowedMentions.none())


async def say(interaction: discord.Interaction[Any], panel: Panel) -> None:
    """Answer privately, as the first response or after it."""
    nobody = discord.AllowedMentions.none()
    if interaction.response.is_done():
        await interaction.followup.send(view=to_view(panel), ephemeral=True, allowed_mentions=nobody)
    else:
        await interaction.response.send_message(view=to_view(panel), ephemeral=True, allowed_mentions=nobody)
