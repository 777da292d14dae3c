"""Clicks on look-ups: show another view, or post for everybody what is shown, once.

The view comes in place of the clicked one, or beside it for somebody who didn't ask.
"""
from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Protocol

import discord

from bot.answering.replies import Interaction, Polite, say
from bot.lookups import address
from bot.lookups.rules import PAPER
from bot.lookups.views import Lookups
from bot.panels import notes
from bot.panels.parts import Panel, Text, fit, without
from bot.panels.text import plain
from bot.panels.view import from_message, to_view, walk
from bot.store import Conflict, Store

SHARED = "This answer was shared already."
ANOTHERS = "Only who asked can share this answer. Ask yourself, and you can share yours."


class Host(Protocol):
    """What clicks on look-ups work with; the bot is one."""

    store: Store
    lookups: Lookups


async def clicked(host: Host, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
    """Answer a click on a look-up, which was acknowledged. Raises Polite for what isn't there any more."""
    message = interaction.message
    looked_up = message is not None and is_lookup(message) and not await host.store.stands(message.id)
    if custom_id == address.SHARE:
        if not looked_up:
            raise Polite(notes.NO_VIEW)
        await share(host.store, interaction)
        return
    wanted = address.read((*values, custom_id)[0])
    if wanted is None:
        raise Polite(notes.NO_VIEW)
    panel = await asyncio.to_thread(host.lookups.panel, wanted)
    if message is not None and looked_up and own(interaction):
        shared = await host.store.shared(message.id)
        await rewrite(interaction, without(panel, address.SHARE) if shared else panel)
    else:
        await say(interaction, panel)


def is_lookup(message: discord.Message) -> bool:
    """Whether a message may be a look-up: everything on it that can be pressed belongs to one.

    Messages of a match are never shared or written over. Those that have no controls any more are known by the store.
    """
    controls = [getattr(part, "custom_id", None) for part in walk(message.components)]
    ids = [str(control) for control in controls if control]
    return bool(ids) and all(map(address.is_lookup, ids))


def own(interaction: Interaction) -> bool:
    """Whether the clicked message is this user's: nobody else sees it, or it answers this user's command."""
    message = interaction.message
    if message is None:
        return False
    asked = message.interaction_metadata
    answered = asked is not None and asked.user.id == interaction.user.id
    return message.flags.ephemeral or interaction.guild_id is None or answered


async def share(store: Store, interaction: Interaction) -> None:
    """Post what the message says, without its controls, for who asked and only once; *Share* goes away then.

    It is noted before: what Discord then refuses can be tried again, what was cut off is never posted twice.
    """
    message = interaction.message
    assert message is not None
    if not own(interaction):
        raise Polite(ANOTHERS)
    try:
        async with store.write() as tx:
            await tx.share(message.id)
    except Conflict:
        raise Polite(SHARED) from None
    texts = [Text(text) for text in texts_of(message)]
    panel = fit(Panel((*texts, Text(f"-# Shared by {plain(interaction.user.display_name)}")), PAPER))
    try:
        nobody = discord.AllowedMentions.none()
        await interaction.followup.send(view=to_view(panel), ephemeral=False, allowed_mentions=nobody)
    except discord.HTTPException:
        async with store.write() as tx:
            await tx.unshare(message.id)
        raise
    await rewrite(interaction, without(from_message(message), address.SHARE))


async def rewrite(interaction: Interaction, panel: Panel) -> None:
    """Change the clicked message."""
    nobody = discord.AllowedMentions.none()
    await interaction.edit_original_response(view=to_view(panel), allowed_mentions=nobody)


def written(message: discord.Message) -> str:
    """All that a message says: its content, the texts of its components, its embeds."""
    embeds = (text for embed in message.embeds for text in (embed.title, embed.description) if text)
    return "\n".join((message.content, *texts_of(message), *embeds))


def texts_of(message: discord.Message) -> Iterator[str]:
    """The text displays of a message."""
    return (part.content for part in walk(message.components) if isinstance(part, discord.TextDisplay))
