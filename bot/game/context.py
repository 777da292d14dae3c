"""The context of a click on a message of a match: who clicked what, and how the click is answered."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol

import aiohttp
import discord

from bot.answering.replies import Interaction, Polite, say
from bot.computers.players import Computers
from bot.lookups.views import Lookups
from bot.outbox.outbox import Outbox
from bot.outbox.recognising import is_message
from bot.panels import notes
from bot.panels.click_ids import Click
from bot.panels.parts import Panel, mark_of, picture_in
from bot.panels.view import edited, shown_picture
from bot.pictures.studio import Studio
from bot.prefs.preferences import Preferences, preferences_of
from bot.process.kill_points import kill_point
from bot.process.settings import Settings
from bot.store import Match, Store, StoreError, Surface, SurfaceChanges
from bot.store.message_names import MessageName, message_name
from bot.tables.last_clicks import LastClicks
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


class Host(Protocol):
    """What commands and clicks around a match work with; the bot is one."""

    settings: Settings
    store: Store
    tables: Tables
    outbox: Outbox
    lookups: Lookups
    studio: Studio
    last_clicks: LastClicks
    computers: Computers
    recent_clicks: dict[tuple[object, ...], float]
    """When each click was taken, as long as a second one may be a slip of the finger."""
    resumed: asyncio.Event
    """Set when what the last process left was taken up."""


@dataclass(frozen=True, slots=True)
class ClickContext:
    """One click of a player of a match (`seat` -1: of somebody else)."""

    host: Host
    interaction: Interaction
    click: Click
    match: Match
    seat: int

    @property
    def alone(self) -> bool:
        """Whether the clicked message is ephemeral."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def private(self) -> bool:
        """Whether the clicked message stands outside of any server, in private messages."""
        return self.interaction.guild_id is None

    @property
    def chosen(self) -> str:
        """What was chosen in a select, or given by a button. Raises Polite where that is nothing."""
        chosen = (*self.click.values, self.click.key)[0]
        if not chosen:
            raise Polite(notes.NOTHING)
        return chosen

    def at_table(self) -> AbstractAsyncContextManager[Table]:
        """The table of the match, alone. Raises UnknownMatch or StoreError."""
        return self.host.tables.at(self.match.id)

    async def preferences(self) -> Preferences:
        """What whoever clicked prefers. Raises StoreError."""
        return await preferences_of(self.host.store, self.interaction.user.id)

    async def surface(self) -> MessageName | None:
        """The name of the clicked message, if it is one of the match's own.

        A panel whose sending was never confirmed is recognised by the click.
        """
        message = self.interaction.message
        if message is None or self.alone:
            return None
        surfaces = await self.host.store.surfaces(self.match.id)
        found = next((one.name for one in surfaces if one.message == message.id), None)
        if found is not None or not self.private:
            return found
        panel = message_name("panel", self.seat)
        sent = next((one for one in surfaces if one.name == panel and not one.message and one.tried), None)
        if sent is None or not is_message(message, self.match.id, panel):
            return None
        async with self.host.store.write() as tx:
            await tx.set_surface(self.match.id, panel, channel=message.channel.id, message=message.id,
                                 created=sent.tried)
        return panel

    async def stands(self, surface: MessageName | None) -> Surface | None:
        """The clicked message as the store has it; None when it isn't (any more) the match's message of that name.

        It is to be asked for while the message is held: until then it may be sent anew.
        """
        message = self.interaction.message
        found = await self.host.store.surface(self.match.id, surface) if surface is not None else None
        return found if found is not None and message is not None and found.message == message.id else None

    def editing(self, surface: MessageName | None) -> AbstractAsyncContextManager[bool]:
        """Hold the clicked message, so that the outbox doesn't edit it. Given is whether it was just doing that."""
        message = self.interaction.message
        return self.host.outbox.editing(self.match.id, surface or str(message.id if message else self.interaction.id))

    async def say(self, panel: Panel) -> None:
        """Answer privately, beside the clicked message."""
        kill_point("answering")
        await say(self.interaction, await self._drawn(panel))

    async def change(self, panel: Panel) -> None:
        """Change the clicked message if only this player sees it; otherwise answer beside it.

        Every other message is or was one of a match: what it shows, the store knows.
        """
        if self.alone:
            await self.rewrite(panel, shown_picture(self.interaction.message))
        else:
            await self.say(panel)

    async def rewrite(self, panel: Panel, there: str = "") -> Panel:
        """Change the clicked message, whoever sees it, and give what it shows then. `there` is the picture on it."""
        panel = await self._drawn(panel, there)
        kill_point("answering")
        panel = await edited(self.interaction.edit_original_response, panel, there)
        kill_point("edited")
        return panel

    async def _drawn(self, panel: Panel, there: str = "") -> Panel:
        """The panel with its picture."""
        return await self.host.studio.developed(panel, f"{self.match.id} {self.interaction.user.id}", there)

    async def bring(self, panel: Panel | None, stands: Surface | None, unsure: bool) -> None:
        """Change the clicked message, which stands for this surface in the store. The caller holds it.

        The outbox need not send what the message shows now, unless an edit of its own was just under way (`unsure`),
        which may still come in later. What can't be shown, the outbox sends. A store that is busy only costs an edit:
        what the click did is stored by now, and must not be called not taken.
        """
        if panel is None:
            return
        doubts, key = self.host.outbox.doubts, (self.match.id, stands.name if stands is not None else "")
        there = shown_picture(self.interaction.message) if stands is None else picture_in(stands.mark)
        there = "" if unsure or key in doubts else there
        if stands is not None:
            doubts.add(key)
        try:
            panel = await self.rewrite(panel, there)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            await self._make_due(stands)
            raise
        if stands is not None:
            self.host.tables.unhurried.over(stands)
        if stands is not None and not unsure:
            known = SurfaceChanges(shown=stands.wanted, tried=0.0, mark=mark_of(panel))
            try:
                async with self.host.store.write() as tx:
                    await tx.set_surface(self.match.id, stands.name, stands, **known)
                doubts.discard(key)
            except StoreError as error:
                log.warning("not noted what the message shows: %s", error)

    async def _make_due(self, stands: Surface | None) -> None:
        if stands is not None:
            async with self.host.store.write() as tx:
                await tx.tell(self.match.id, stands.name, stands.place, stands.user)
            await self.host.outbox.kick(self.match.id)


Act = Callable[[ClickContext], Awaitable[None]]
"""What an action does when its control is clicked. Raises Polite, or what the engine and the store raise."""


