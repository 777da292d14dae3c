"""`/tutorial`: the lessons, in private messages."""
from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import answering
from bot.answering.replies import Interaction, say
from bot.lessons.clicks import list_of
from bot.lessons.keeping import Host
from bot.panels import notes
from bot.panels.view import to_view

REFUSED = 50007
"""Discord's code for somebody who takes no private messages."""
CLOSED = "-# You take no private messages here, so this is shown to you alone. `/tutorial` brings it back."
SENT = "The lessons are in your private messages."


class TutorialCog(commands.Cog):
    """One command."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="tutorial", description="Learn the game in ten short lessons, by private message.")
    async def tutorial(self, interaction: Interaction) -> None:
        """Show the lessons where nobody else sees them."""
        await answering(interaction, self._tutorial(interaction))

    async def _tutorial(self, interaction: Interaction) -> None:
        panel, nobody = await list_of(self.host, interaction.user.id), discord.AllowedMentions.none()
        if interaction.guild_id is None:
            await interaction.response.send_message(view=to_view(panel), allowed_mentions=nobody)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            sent = await interaction.user.send(view=to_view(panel), allowed_mentions=nobody)
        except discord.HTTPException as error:
            if error.code != REFUSED:
                raise
            await say(interaction, await list_of(self.host, interaction.user.id, CLOSED))
            return
        await say(interaction, notes.note(SENT, sent.jump_url, "Go there"))
