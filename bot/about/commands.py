"""`/about`."""
from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.about.panel import about_panel
from bot.answering.boundary import answering
from bot.answering.replies import Interaction, say


class AboutCog(commands.Cog):
    """One command."""

    @app_commands.command(name="about", description="What this bot is, and what it is not.")
    async def about(self, interaction: Interaction) -> None:
        """Show the notice to whoever asks."""
        await answering(interaction, say(interaction, about_panel()))
