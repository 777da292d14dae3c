"""`/about`: what this bot is, and what it is not."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import polite
from bot.game.context import say
from bot.panels.notes import about

if TYPE_CHECKING:
    from bot.app import Chainkeeper


class AboutCog(commands.Cog):
    """One command."""

    def __init__(self, bot: Chainkeeper) -> None:
        self.bot = bot

    @app_commands.command(name="about", description="What this bot is, and what it is not.")
    async def about(self, interaction: discord.Interaction[Any]) -> None:
        """The notice that every fan project owes."""
        await polite(self.bot, interaction, say(interaction, about()))
