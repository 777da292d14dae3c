"""`/doctor`: what could keep the bot from working in this server, for those who may manage it."""
from __future__ import annotations

import asyncio
import math
from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import answering
from bot.answering.replies import Interaction, Polite, say
from bot.doctor import findings
from bot.doctor.findings import Finding
from bot.doctor.panel import panel
from bot.process.settings import Settings
from bot.store import Store


class Host(Protocol):
    """What the doctor looks at; the bot is one."""

    settings: Settings
    store: Store

    @property
    def tree(self) -> app_commands.CommandTree:
        """All commands."""


class DoctorCog(commands.Cog):
    """One command."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="doctor", description="Find out what keeps the bot from working in this server.")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, interaction: Interaction) -> None:
        """Look at everything and say what to do."""
        await answering(interaction, self._doctor(interaction))

    async def _doctor(self, interaction: Interaction) -> None:
        if not interaction.permissions.manage_guild:
            raise Polite("Only who may manage this server can ask for that.")
        ahead = (discord.utils.utcnow() - interaction.created_at).total_seconds()
        await interaction.response.defer(ephemeral=True, thinking=True)
        await say(interaction, panel([findings.clock(ahead), *await self._findings(interaction)]))

    async def _findings(self, interaction: Interaction) -> list[Finding]:
        host, client, guild = self.host, interaction.client, interaction.guild
        late = client.latency * 1000 if math.isfinite(client.latency) else 0
        declined = "" if host.settings.new_matches else "; new matches are declined"
        found = [
            findings.versions(), await self._store(), Finding("gateway", f"connected, {late:.0f} ms{declined}"),
            findings.intents(client.application_flags), await findings.registered(host.tree),
        ]
        if guild is None or guild.me is None:
            found.append(Finding("permissions", "the bot is not a member of this server",
                                 "invite it with the link in docs/hosting.md"))
        else:
            channels = [(channel.name, channel.permissions_for(guild.me)) for channel in guild.text_channels]
            found += findings.permissions(guild.name, channels)
        found.append(await findings.private_message(client, interaction.user.id))
        return found

    async def _store(self) -> Finding:
        """The database, in words that tell a server nothing of the host's computer."""
        seen = await asyncio.to_thread(findings.database, self.host.settings.database)
        if not seen.ok:
            return Finding("database", "there is a problem", "ask who hosts the bot to run its doctor there")
        running, due = len(await self.host.store.running()), len(await self.host.store.due())
        return Finding("database", f"it is whole; matches running: {running}; messages on their way: {due}")
