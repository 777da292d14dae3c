"""`/prefs`: how somebody wants to play, in every match."""
from __future__ import annotations

from typing import Protocol

from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import answering
from bot.answering.replies import Interaction, say
from bot.prefs.panel import preferences_panel
from bot.prefs.preferences import preferences_of
from bot.store import Store


class Host(Protocol):
    """What preferences work with; the bot is one."""

    store: Store


class PrefsCog(commands.Cog):
    """One command."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="prefs", description="Your preferences: automatic passing, boards, end of turn.")
    async def prefs(self, interaction: Interaction) -> None:
        """Show them to whoever asks, to be changed."""
        await answering(interaction, self._prefs(interaction))

    async def _prefs(self, interaction: Interaction) -> None:
        await say(interaction, preferences_panel(await preferences_of(self.host.store, interaction.user.id)))
