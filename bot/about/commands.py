"""`/about` and `/help`."""
from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.about.panel import about_panel, hosts_panel, players_panel
from bot.answering.boundary import answering
from bot.answering.replies import Interaction, say


class AboutCog(commands.Cog):
    """What the bot is, and how it is used: the same for everybody, shown to whoever asks."""

    @app_commands.command(name="about", description="What this bot is, and what it is not.")
    async def about(self, interaction: Interaction) -> None:
        """Show the notices."""
        await answering(interaction, say(interaction, about_panel()))

    @app_commands.command(name="help", description="How a match is played here; or what hosts have to know.")
    @app_commands.describe(topic="for players, if you don’t say")
    async def help(self, interaction: Interaction,
                   topic: Literal["for players", "for hosts"] = "for players") -> None:
        """Show one of the two pages."""
        await answering(interaction, say(interaction, hosts_panel() if topic == "for hosts" else players_panel()))
