"""`/match`: challenge somebody, list what waits for you, show your table, concede."""
from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import answering
from bot.answering.replies import Interaction, Polite, say
from bot.game.context import Host
from bot.game.menu_panels import concede_panel
from bot.match import lobby, messages
from bot.match.lobby_panels import listing
from bot.panels import notes
from bot.panels.text import plain
from bot.panels.view import mentions, to_view
from bot.store import Match

ALREADY = 40060
"""Discord's code for an interaction that was answered before."""
Person = discord.Member | discord.User
NO_CHANNEL = "Challenge somebody in a text channel of a server: the match gets a thread there."
NO_MATCH = "You have no match here. `/match challenge` begins one."


class MatchCog(commands.GroupCog, group_name="match", group_description="Duels"):
    """The commands around a match. Everything else is buttons."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="challenge", description="Challenge somebody to a duel.")
    @app_commands.describe(user="Whom you want to play against")
    @app_commands.guild_only()
    async def challenge(self, interaction: Interaction, user: Person) -> None:
        """Post an invitation in this channel."""
        await answering(interaction, self._challenge(interaction, user))

    async def _challenge(self, interaction: Interaction, user: Person) -> None:
        me = interaction.user
        if not self.host.settings.new_matches:
            raise Polite(notes.NO_NEW)
        if interaction.guild_id is None or not isinstance(interaction.channel, discord.TextChannel):
            raise Polite(NO_CHANNEL)
        if not isinstance(user, Person):  # the command of an older bot, or a forged one
            raise Polite(notes.OUTDATED)
        if user.bot or user.id == me.id:
            raise Polite("Challenge another person: bots and you yourself can’t take the other seat.")
        if len(await self.host.store.matches_of(me.id)) >= lobby.MOST_MATCHES:
            raise Polite(f"You have {lobby.MOST_MATCHES} unfinished matches. End one of them first; "
                         "`/match mine` lists them.")
        match = await lobby.invite(self.host.store, interaction.guild_id, interaction.channel.id,
                                   (me.id, me.display_name), (user.id, user.display_name))
        panel = messages.lobby_panel(match)
        try:
            sent = await interaction.response.send_message(view=to_view(panel), allowed_mentions=mentions(panel))
        except discord.HTTPException as error:
            # otherwise the invitation may stand there all the same; the first click on it tells
            if error.status < 500 and error.code != ALREADY:
                await lobby.close(self.host.store, match, notes.CLOSED)
            raise
        assert sent.message_id is not None
        await lobby.posted(self.host.store, match, sent.message_id)

    @app_commands.command(name="mine", description="What waits for you, in all servers.")
    async def mine(self, interaction: Interaction) -> None:
        """List the unfinished matches of this user."""
        await answering(interaction, self._mine(interaction))

    async def _mine(self, interaction: Interaction) -> None:
        rows = []
        for match in (await self.host.store.matches_of(interaction.user.id))[:20]:
            seat = match.seat_of(interaction.user.id)
            rows.append((match.other(seat).name, await self._state(match, seat), match.link))
        await say(interaction, listing(rows))

    async def _state(self, match: Match, seat: int) -> str:
        if match.state != "running":
            return "invitation" if match.state == "invited" else "choosing decks"
        async with self.host.tables.at(match.id) as table:
            waits = table.decision(seat) is not None
            whom = "**you**" if waits else plain(match.other(seat).name)
            return f"turn {table.game.turn}, waiting for {whom}"

    @app_commands.command(name="show", description="Your table, for you alone.")
    async def show(self, interaction: Interaction) -> None:
        """The private panel as an ephemeral message."""
        await answering(interaction, self._show(interaction))

    async def _show(self, interaction: Interaction) -> None:
        match, seat = await self._here(interaction)
        async with self.host.tables.at(match.id) as table:
            panel = await messages.seat_panel(table, seat, alone=True)
        await say(interaction, panel)

    @app_commands.command(name="concede", description="Give the game up, after one more question.")
    async def concede(self, interaction: Interaction) -> None:
        """Ask once more."""
        await answering(interaction, self._concede(interaction))

    async def _concede(self, interaction: Interaction) -> None:
        match, seat = await self._here(interaction)
        if match.state != "running":
            raise Polite(NO_MATCH)
        await say(interaction, concede_panel(match.id, match.other(seat).name))

    async def _here(self, interaction: Interaction) -> tuple[Match, int]:
        """The match of this thread, otherwise the only one of this user. Raises Polite."""
        user = interaction.user.id
        here = await self.host.store.match_in(interaction.channel_id or 0)
        if here is not None:
            if here.seat_of(user) < 0:
                raise Polite(notes.WATCHING)
            return here, here.seat_of(user)
        own = [match for match in await self.host.store.matches_of(user) if match.state != "invited"]
        if not own:
            raise Polite(NO_MATCH)
        if len(own) > 1:
            raise Polite("You have several matches. Use this in the thread of the one that you mean; "
                         "`/match mine` lists them.")
        return own[0], own[0].seat_of(user)
