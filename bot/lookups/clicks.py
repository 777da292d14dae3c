"""Clicks on look-ups: show another view in place, or beside it for somebody who didn't ask; post what is shown for everybody."""
from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord

from bot.game.context import Polite, say
from bot.lookups import address
from bot.lookups.rules import PAPER
from bot.lookups.views import NoView
from bot.panels import notes
from bot.panels.parts import Panel, Text, fit
from bot.panels.text import plain
from bot.panels.view import to_view, walk

if TYPE_CHECKING:
    from bot.app import Chainkeeper


async def clicked(bot: Chainkeeper, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
    """Answer a click on a look-up, which was acknowledged. Raises Polite for what isn't there any more."""
    looked_up = interaction.message is not None and is_lookup(interaction.message)
    if custom_id == address.SHARE:
        if not looked_up:
            raise Polite(notes.NO_VIEW)
        await share(interaction)
        return
    wanted = address.read((*values, custom_id)[0])
    if wanted is None:
        raise Polite(notes.NO_VIEW)
    try:
        panel = await asyncio.to_thread(bot.lookups.panel, wanted)
    except NoView:
        raise Polite(notes.NO_VIEW) from None
    if looked_up and own(interaction):
        await interaction.edit_original_response(view=to_view(panel), allowed_mentions=discord.AllowedMentions.none())
    else:
        await say(interaction, panel)


def is_lookup(message: discord.Message) -> bool:
    """Whether a message is a look-up: everything on it that can be pressed is. The panels of a match are never shared or written over."""
    ids = [str(part.custom_id) for part in walk(message.components) if getattr(part, "custom_id", None)]
    return bool(ids) and all(map(address.is_lookup, ids))


def own(interaction: discord.Interaction[Any]) -> bool:
    """Whether the clicked message is this user's: nobody else sees it, or it answers this user's command."""
    message = interaction.message
    if message is None:
        return False
    asked = message.interaction_metadata
    return message.flags.ephemeral or interaction.guild_id is None or (asked is not None and asked.user.id == interaction.user.id)


async def share(interaction: discord.Interaction[Any]) -> None:
    """Post what the message says, without its controls."""
    assert interaction.message is not None
    texts = [Text(text) for text in texts_of(interaction.message)]
    panel = fit(Panel((*texts, Text(f"-# Shared by {plain(interaction.user.display_name)}")), PAPER))
    await interaction.followup.send(view=to_view(panel), ephemeral=False, allowed_mentions=discord.AllowedMentions.none())


def written(message: discord.Message) -> str:
    """All that a message says: its content, the texts of its components, its embeds."""
    embeds = (text for embed in message.embeds for text in (embed.title, embed.description) if text)
    return "\n".join((message.content, *texts_of(message), *embeds))


def texts_of(message: discord.Message) -> Iterator[str]:
    """The text displays of a message."""
    return _texts(message.components)


def _texts(components: Any) -> Iterator[str]:
    for one in components:
        if isinstance(one, discord.TextDisplay):
            yield one.content
        yield from _texts(getattr(one, "children", ()))
