"""`/doctor`: what could keep the bot from working in this server, for those who may manage it."""
from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import polite
from bot.doctor import findings
from bot.doctor.findings import Finding
from bot.doctor.panel import panel
from bot.game.context import Polite, say

if TYPE_CHECKING:
    from bot.app import Chainkeeper


class DoctorCog(commands.Cog):
    """One command."""

    def __init__(self, bot: Chainkeeper) -> None:
        self.bot = bot

    @app_commands.command(name="doctor", description="Find out what keeps the bot from working in this server.")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, interaction: discord.Interaction[Any]) -> None:
        """Look at everything and say what to do."""
        await polite(self.bot, interaction, self._doctor(interaction))

    async def _doctor(self, interaction: discord.Interaction[Any]) -> None:
        if not interaction.permissions.manage_guild:
            raise Polite("Only who may manage this server can ask for that.")
        ahead = (discord.utils.utcnow() - interaction.created_at).total_seconds()
        await interaction.response.defer(ephemeral=True, thinking=True)
        await say(interaction, panel([findings.clock(ahead), *await self._findings(interaction)]))

    async def _findings(self, interaction: discord.Interaction[Any]) -> list[Finding]:
        bot, guild = self.bot, interaction.guild
        found = [findings.versions(), await self._store()]
        late = bot.latency * 1000 if math.isfinite(bot.latency) else 0
        found.append(Finding("gateway", f"connected, {late:.0f} ms" + ("" if bot.settings.new_matches else "; new matches are declined")))
        found.append(findings.intents(bot.application_flags))
        found.append(findings.registered([command.name for command in await bot.tree.fetch_commands()], await bot.commands_of()))
        if guild is None or guild.me is None:
            found.append(Finding("permissions", "the bot is not a member of this server", "invite it with the link in docs/hosting.md"))
        else:
            found += findings.permissions(guild.name, [(channel.name, channel.permissions_for(guild.me)) for channel in guild.text_channels])
        found.append(await findings.private_message(bot, interaction.user.id))
        return found

    async def _store(self) -> Finding:
        """The database, in words that tell a server nothing of the host's computer."""
        seen = await asyncio.to_thread(findings.database, self.bot.settings.database)
        if not seen.ok:
            return Finding("database", "there is a problem", "ask who hosts the bot to run its doctor there")
        running, due = len(await self.bot.store.running()), len(await self.bot.store.due())
        return Finding("database", f"it is whole; matches running: {running}; messages on their way: {due}")
