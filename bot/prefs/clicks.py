"""A click on the panel of `/prefs`: what was chosen is stored, and the panel shows it."""
from __future__ import annotations

import discord

from bot.answering.replies import Interaction, Polite
from bot.panels.view import to_view
from bot.prefs import address
from bot.prefs.commands import Host
from bot.prefs.panel import preferences_panel
from bot.prefs.preferences import known, preferences_of

GONE = "This preference is no longer kept here. `/prefs` shows those that are."


async def clicked(host: Host, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
    """Take one choice, which was acknowledged. Raises Polite for a setting or a value that isn't known (any more)."""
    wanted = address.read(custom_id)
    if wanted is None or len(values) != 1 or not known(wanted.name, values[0]):
        raise Polite(GONE)
    async with host.store.write() as tx:
        await tx.set_preference(interaction.user.id, wanted.name, values[0])
    panel = preferences_panel(await preferences_of(host.store, interaction.user.id))
    await interaction.edit_original_response(view=to_view(panel), allowed_mentions=discord.AllowedMentions.none())
