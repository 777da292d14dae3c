"""How a click or command is answered: privately, by changing the clicked message, or politely when it comes too late."""
from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.outbox.outbox import mark_of
from bot.panels import notes
from bot.panels.click_ids import Click
from bot.panels.parts import Panel
from bot.panels.view import marked_as, to_view
from bot.store import Match, Surface

if TYPE_CHECKING:
    from bot.app import Chainkeeper

log = logging.getLogger(__name__)


class Polite(Exception):
    """The click changes nothing and is answered with this, for its user alone. `redraw`: the clicked panel is brought up to date too."""

    def __init__(self, panel: Panel | str, redraw: bool = False) -> None:
        super().__init__(panel if isinstance(panel, str) else panel.text)
        self.panel = notes.note(panel) if isinstance(panel, str) else panel
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

    @property
    def chosen(self) -> str:
        """What was chosen in a select, or given by a button. Raises Polite where that is nothing."""
        chosen = (*self.click.values, self.click.key)[0]
        if not chosen:
            raise Polite(notes.NOTHING)
        return chosen

    async def surface(self) -> str:
        """The name of the clicked message if it is one of the match's own, otherwise nothing. A panel whose sending was never confirmed is
        recognised by the click."""
        message = self.interaction.message
        if message is None or self.alone:
            return ""
        surfaces = await self.bot.store.surfaces(self.match.id)
        found = next((one.name for one in surfaces if one.message == message.id), "")
        if found or self.interaction.guild_id is not None:
            return found
        mine = next((one for one in surfaces if one.name == f"panel:{self.seat}" and not one.message and one.tried), None)
        if mine is None or message.created_at.timestamp() < mine.tried - 5 or not marked_as(message, self.match.id, mine.name):
            return ""
        async with self.bot.store.write() as tx:
            await tx.set_surface(self.match.id, mine.name, channel=message.channel.id, message=message.id, created=mine.tried)
        return mine.name

    def editing(self, surface: str) -> AbstractAsyncContextManager[bool]:
        """Hold the clicked message, so that the outbox doesn't edit it meanwhile; given is whether it was just doing that."""
        message = self.interaction.message
        return self.bot.outbox.editing(self.match.id, surface or str(message.id if message else self.interaction.id))

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

    async def bring(self, panel: Panel | None, stands: Surface | None, unsure: bool) -> None:
        """Change the clicked message, which stands for this surface in the store. What it shows now the outbox need not send, unless an edit
        of its own was just under way (`unsure`), which may still come in later; what can't be shown the outbox sends. The caller holds it."""
        if panel is None:
            return
        try:
            await self.rewrite(panel)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            await self._due(stands)
            raise
        if stands is not None:
            known = {"mark": ""} if unsure else {"shown": stands.wanted, "tried": 0.0, "mark": mark_of(panel)}
            async with self.bot.store.write() as tx:
                await tx.set_surface(self.match.id, stands.name, **known)

    async def _due(self, stands: Surface | None) -> None:
        if stands is not None:
            async with self.bot.store.write() as tx:
                await tx.tell(self.match.id, stands.name, stands.place, stands.user)
                await tx.set_surface(self.match.id, stands.name, mark="")
            await self.bot.outbox.kick(self.match.id)


async def say(interaction: discord.Interaction[Any], panel: Panel) -> None:
    """Answer privately, as the first response or after it."""
    nobody = discord.AllowedMentions.none()
    if interaction.response.is_done():
        await interaction.followup.send(view=to_view(panel), ephemeral=True, allowed_mentions=nobody)
    else:
        await interaction.response.send_message(view=to_view(panel), ephemeral=True, allowed_mentions=nobody)
