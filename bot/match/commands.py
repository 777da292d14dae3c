"""`/match`: challenge somebody, list what waits for you, show your table, concede."""
from __future__ import annotations

from collections.abc import Collection
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import answering
from bot.answering.replies import Interaction, Polite, say
from bot.game import draw_offers
from bot.game.context import Host
from bot.match import decks, limits, lobby, messages, overview, practice
from bot.match.endings import ending_of
from bot.match.posting import post
from bot.match.terms import MODE_NAMES, OF_TWO, level_choices, mode_choices, rules_choices
from bot.panels import notes
from bot.panels.parts import MOST_OPTIONS
from bot.panels.text import OPTION, cut
from bot.store import FormName, Match, ModeName, Speed, Terms
from cards.computer.thinking import LEVELS, LevelName
from engine.editions import CURRENT, EDITIONS, EditionName

Person = discord.Member | discord.User
MEMBERS_ONLY = "Only members of this server can be challenged here."
NO_CHANNEL = "A match begins in a text channel of a server: it gets a thread there."
NO_MATCH = "You have no match here. `/match challenge` begins one, `/match practice` one against the computer."


class MatchCog(commands.GroupCog, group_name="match", group_description="Matches"):
    """The commands around a match. Everything else is buttons."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="challenge", description="Challenge somebody to a duel or a match.")
    @app_commands.describe(user="Whom you want to play against",
                           mode="How many games decide; a duel if you don’t say",
                           speed="live: the invitation ends in 15 minutes; correspondence: in 48 hours",
                           form="Which decks may be played; casual if you don’t say",
                           masking="Whether automatic passes look like any other; they do if you don’t say",
                           spectators="Whether everybody may read the match’s thread; they may if you don’t say",
                           edition="Which edition of the Core Rules; the current one if you don’t say")
    @app_commands.choices(mode=mode_choices(OF_TWO), edition=rules_choices())
    @app_commands.rename(form="format", edition="rules")
    @app_commands.guild_only()
    async def challenge(self, interaction: Interaction, user: Person, mode: str = "duel", speed: Speed = "live",
                        form: FormName = "casual", masking: bool = True, spectators: bool = True,
                        edition: str = CURRENT.name) -> None:
        """Post an invitation in this channel."""
        terms = Terms(cast(ModeName, mode), form, speed, masking, spectators, cast(EditionName, edition))
        await answering(interaction, self._challenge(interaction, user, terms))

    @app_commands.command(name="open", description="Open a table: anybody can take its seats.")
    @app_commands.describe(mode="How many play, and against whom; a duel if you don’t say",
                           speed="live: the table closes in 15 minutes; correspondence: in 48 hours",
                           form="Which decks may be played; casual if you don’t say",
                           masking="Whether automatic passes look like any other; they do if you don’t say",
                           spectators="Whether everybody may read the match’s thread; they may if you don’t say",
                           edition="Which edition of the Core Rules; the current one if you don’t say")
    @app_commands.choices(mode=mode_choices(MODE_NAMES), edition=rules_choices())
    @app_commands.rename(form="format", edition="rules")
    @app_commands.guild_only()
    async def open(self, interaction: Interaction, mode: str = "duel", speed: Speed = "live",
                   form: FormName = "casual", masking: bool = True, spectators: bool = True,
                   edition: str = CURRENT.name) -> None:
        """Post an open table in this channel."""
        terms = Terms(cast(ModeName, mode), form, speed, masking, spectators, cast(EditionName, edition))
        await answering(interaction, self._open(interaction, terms))

    @app_commands.command(name="practice", description="Play against the computer, at once; here or in private.")
    @app_commands.describe(level="How well it plays; Steady if you don’t say",
                           deck="Your deck, a ready-made one or one of yours; drawn if you don’t say",
                           foes="The deck of your opponent; drawn if you don’t say",
                           mode="How many play; a duel if you don’t say. Computers take all other seats")
    @app_commands.choices(level=level_choices(), mode=mode_choices(MODE_NAMES))
    @app_commands.rename(foes="opponent-deck")
    async def practice(self, interaction: Interaction, level: str = "steady", deck: str = "", foes: str = "",
                       mode: str = "duel") -> None:
        """Begin a game against computers, in a thread of this channel or in private messages."""
        await answering(interaction, self._practice(interaction, level, deck, foes, mode))

    @practice.autocomplete("deck")
    @practice.autocomplete("foes")
    async def _decks(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await decks.names(self.host, interaction.user.id, typed)
        return [app_commands.Choice(name=cut(name, OPTION), value=name) for name in found[:MOST_OPTIONS]]

    async def _practice(self, interaction: Interaction, level: str, deck: str, foes: str, mode: str) -> None:
        me = interaction.user
        terms = Terms(cast(ModeName, mode), masking=False)
        known(terms, MODE_NAMES)
        if level not in LEVELS:
            raise Polite(notes.OUTDATED)
        guild, channel = self._place(interaction, private=True)
        players = await practice.seats(self.host, me.id, me.display_name, cast(LevelName, level), terms, deck, foes)
        async with self.host.tables.locks.hold("challenge"):  # two at once would both find room
            await limits.may_practise(self.host, me.id)
            match = await lobby.add(self.host.store, guild, channel, players, terms)
        await post(self.host, interaction, match)
        await practice.begin(self.host, interaction.client, match)

    async def _open(self, interaction: Interaction, terms: Terms) -> None:
        me = interaction.user
        guild, channel = self._place(interaction)
        known(terms, MODE_NAMES)
        async with self.host.tables.locks.hold("challenge"):  # two at once would both find room
            await limits.may_take_one_more(self.host.tables, me.id)
            match = await lobby.open_table(self.host.store, guild, channel, (me.id, me.display_name), terms)
        await post(self.host, interaction, match)

    def _place(self, interaction: Interaction, private: bool = False) -> tuple[int, int]:
        """The server and channel where a match is to begin; no server (0) where `private` messages will do. Raises
        Polite where none can."""
        if not self.host.settings.new_matches:
            raise Polite(notes.NO_NEW)
        if private and interaction.guild_id is None and interaction.channel_id is not None:
            return 0, interaction.channel_id
        if interaction.guild_id is None or not isinstance(interaction.channel, discord.TextChannel):
            raise Polite(NO_CHANNEL)
        return interaction.guild_id, interaction.channel.id

    async def _challenge(self, interaction: Interaction, user: Person, terms: Terms) -> None:
        me = interaction.user
        guild, channel = self._place(interaction)
        known(terms, OF_TWO)
        if not isinstance(user, Person):
            raise Polite(notes.OUTDATED)
        if user.bot or user.id == me.id:
            raise Polite("Challenge another person: bots and you yourself can’t take the other seat.")
        if not isinstance(user, discord.Member):
            raise Polite(MEMBERS_ONLY)
        tables, names = self.host.tables, ((me.id, me.display_name), (user.id, user.display_name))
        async with self.host.tables.locks.hold("challenge"):  # two at once would both find room
            await limits.may_challenge(tables, me.id, user.id, user.display_name)
            match = await lobby.invite(tables.store, guild, channel, *names, terms)
        await post(self.host, interaction, match)

    @app_commands.command(name="mine", description="Your matches in all servers; show or end one.")
    async def mine(self, interaction: Interaction) -> None:
        """List the unfinished matches of this user."""
        await answering(interaction, self._mine(interaction))

    async def _mine(self, interaction: Interaction) -> None:
        await say(interaction, await overview.overview(self.host, interaction.user.id))

    @app_commands.command(name="show", description="Your table, for you alone.")
    async def show(self, interaction: Interaction) -> None:
        """The private panel as an ephemeral message."""
        await answering(interaction, self._show(interaction))

    async def _show(self, interaction: Interaction) -> None:
        match, seat = await self._here(interaction)
        async with self.host.tables.at(match.id) as table:
            panel = await messages.seat_panel(table, seat, alone=True)
        await say(interaction, panel)

    @app_commands.command(name="concede", description="Give the game up, or end a match before it; asks once more.")
    async def concede(self, interaction: Interaction) -> None:
        """Ask once more."""
        await answering(interaction, self._concede(interaction))

    async def _concede(self, interaction: Interaction) -> None:
        match, seat = await self._here(interaction)
        ending = ending_of(match, seat)
        if ending is None:
            raise Polite(NO_MATCH)
        await say(interaction, await overview.question(self.host, match, seat, ending))

    @app_commands.command(name="draw", description="Offer a draw, or answer one that is offered; asks once more.")
    async def draw(self, interaction: Interaction) -> None:
        """Ask once more."""
        await answering(interaction, self._draw(interaction))

    async def _draw(self, interaction: Interaction) -> None:
        match, seat = await self._here(interaction)
        if match.state != "running":
            raise Polite("A draw can be offered while a game is going on.")
        async with self.host.tables.at(match.id) as table:
            sight = table.game.sight(seat)
        if sight.players[seat].gone:
            raise Polite(notes.LEFT)
        draw_offers.refuse(match, sight)
        await say(interaction, draw_offers.question(match.id, sight))

    async def _here(self, interaction: Interaction) -> tuple[Match, int]:
        """The match of this thread, otherwise the only one of this user. Raises Polite, with the list of several.

        Somebody else's invitation never stands in the way of a match.
        """
        user = interaction.user.id
        here = await self.host.store.match_in(interaction.channel_id or 0)
        if here is not None:
            if here.seat_of(user) < 0:
                raise Polite(notes.WATCHING)
            return here, here.seat_of(user)
        every = await self.host.store.matches_of(user)
        own = [match for match in every if match.state != "invited"] or every
        if not own:
            raise Polite(NO_MATCH)
        if len(own) > 1:
            raise Polite(await overview.overview(self.host, user))
        return own[0], own[0].seat_of(user)


def known(terms: Terms, modes: Collection[str]) -> None:
    """Raise Polite for a mode or an edition that isn't offered: the command of an older bot, or a forged one."""
    if terms.mode not in modes or terms.edition not in EDITIONS:
        raise Polite(notes.OUTDATED)
