"""`/rule`, `/keyword`, `/ruling`, `/card`, `/rules history`, `/rules diff`, `/rules compare`, and *Look up rules
mentioned here*."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import answering
from bot.answering.replies import Interaction
from bot.lookups import suggest
from bot.lookups.address import Address, View
from bot.lookups.asking import mentions_panel
from bot.lookups.clicks import written
from bot.lookups.views import Lookups
from bot.panels.parts import Panel
from bot.panels.view import to_view
from bot.store import Store
from engine.editions import EDITIONS

log = logging.getLogger(__name__)
SOON = 1.5
"""Seconds after which Discord is told that the answer takes a while; it waits for three."""

Query = app_commands.Range[str, 1, 300]
Name = app_commands.Range[str, 1, 100]
Found = list[app_commands.Choice[str]]
PLAYABLE = [app_commands.Choice(name=name, value=name) for name in EDITIONS]
"""The editions that games are played by."""
SHARE = "True: everybody here sees the answer. False: you alone."


class Host(Protocol):
    """What the commands of look-ups work with; the bot is one."""

    store: Store
    lookups: Lookups

    @property
    def tree(self) -> app_commands.CommandTree:
        """All commands."""


async def choices(find: Callable[[str], suggest.Choices], typed: str) -> Found:
    """Choices while somebody types. None when something is wrong, for nothing else can be said there."""
    try:
        return [app_commands.Choice(name=name, value=value) for name, value in await asyncio.to_thread(find, typed)]
    except Exception:
        log.exception("no choices for what somebody types")
        return []


class Asked:
    """Answers look-ups: privately in the thread of a match or when nothing was found, for everybody elsewhere, or as
    the user wants."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def answer(self, interaction: Interaction, make: Callable[[], Panel], share: bool | None) -> None:
        """Make the panel and show it."""
        await answering(interaction, self._answer(interaction, make, share))

    async def _answer(self, interaction: Interaction, make: Callable[[], Panel], share: bool | None) -> None:
        alone = await self.host.store.match_in(interaction.channel_id or 0) is not None if share is None else not share
        making = asyncio.create_task(asyncio.to_thread(make))
        done, _ = await asyncio.wait({making}, timeout=SOON)
        nobody = discord.AllowedMentions.none()
        if done:
            panel = making.result()
            alone = alone or (share is None and panel.unfound)
            await interaction.response.send_message(view=to_view(panel), ephemeral=alone, allowed_mentions=nobody)
            return
        await interaction.response.defer(ephemeral=alone, thinking=True)
        await interaction.followup.send(view=to_view(await making), ephemeral=alone, allowed_mentions=nobody)

    async def show(self, interaction: Interaction, view: View, key: str, share: bool | None) -> None:
        """Show a view of the look-ups."""
        await self.answer(interaction, lambda: self.host.lookups.panel(Address(view, key.strip() or "?")), share)


class LookupCog(commands.Cog):
    """Rules, keywords, rulings and cards."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.asked = Asked(host)
        self.menu = app_commands.ContextMenu(name="Look up rules mentioned here", callback=self.mentioned)

    async def cog_load(self) -> None:
        """Put the command into the menu of messages."""
        self.host.tree.add_command(self.menu)

    async def cog_unload(self) -> None:
        """Take it out again."""
        self.host.tree.remove_command(self.menu.name, type=self.menu.type)

    @app_commands.command(name="rule", description="Look up a rule by its number, or by what you want to know.")
    @app_commands.describe(query="A number such as 465.2.c, a keyword, or a question",
                           edition="An imported edition to look in", share=SHARE)
    async def rule(
            self, interaction: Interaction, query: Query, edition: Name = "", share: bool | None = None) -> None:
        """A rule, or the five that answer best."""
        await self.asked.answer(interaction, lambda: self.host.lookups.ask(query, edition), share)

    @app_commands.command(name="keyword", description="What a keyword or a word of the game means.")
    @app_commands.describe(name="Such as Tank; players’ words for it will do", share=SHARE)
    async def keyword(self, interaction: Interaction, name: Name, share: bool | None = None) -> None:
        """Its definition."""
        await self.asked.show(interaction, "term", name, share)

    @app_commands.command(name="ruling", description="Official answers, by card or by words.")
    @app_commands.describe(query="A card, or what the question is about", share=SHARE)
    async def ruling(self, interaction: Interaction, query: Query, share: bool | None = None) -> None:
        """Rulings, in our own words."""
        await self.asked.show(interaction, "ruling", query, share)

    @app_commands.command(name="card",
                          description="What a card does, its keywords, its rulings, and where it is legal.")
    @app_commands.describe(name="A card, also by a part of its name or by its number", share=SHARE)
    async def card(self, interaction: Interaction, name: Name, share: bool | None = None) -> None:
        """A card."""
        await self.asked.show(interaction, "card", name, share)

    @rule.autocomplete("query")
    async def _rules(self, interaction: Interaction, typed: str) -> Found:
        return await choices(suggest.rule_choices, typed)

    @rule.autocomplete("edition")
    async def _editions(self, interaction: Interaction, typed: str) -> Found:
        return await choices(lambda text: suggest.edition_choices(self.host.lookups.shelf, text), typed)

    @keyword.autocomplete("name")
    async def _terms(self, interaction: Interaction, typed: str) -> Found:
        return await choices(suggest.term_choices, typed)

    @ruling.autocomplete("query")
    async def _rulings(self, interaction: Interaction, typed: str) -> Found:
        return await choices(suggest.ruling_choices, typed)

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, typed: str) -> Found:
        return await choices(suggest.card_choices, typed)

    async def mentioned(self, interaction: Interaction, message: discord.Message) -> None:
        """The rules that a message mentions, for whoever asks."""
        await self.asked.answer(interaction, lambda: mentions_panel(written(message)), share=False)


class EditionsCog(commands.GroupCog, group_name="rules", group_description="Rules through the editions"):
    """Where a rule came from, and what is different between two editions."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.asked = Asked(host)

    @app_commands.command(name="history", description="Where a rule came from, and when its text changed.")
    @app_commands.describe(rule="Its number; an old one as v1.0:531.2", share=SHARE)
    async def history(self, interaction: Interaction, rule: Name, share: bool | None = None) -> None:
        """A rule through the imported editions."""
        await self.asked.show(interaction, "history", rule, share)

    @app_commands.command(name="diff", description="What is different between two editions.")
    @app_commands.rename(old="from", new="to")
    @app_commands.describe(old="The older edition", new="The newer edition",
                           section="Only rules whose number begins so", share=SHARE)
    async def diff(self, interaction: Interaction, old: Name, new: Name,
                   section: app_commands.Range[str, 1, 12] = "", share: bool | None = None) -> None:
        """Changed, added and removed rules, and apart from them those that only moved."""
        key = ",".join(part.replace(",", " ").strip()[:30] for part in (old, new, section))
        await self.asked.show(interaction, "diff", key, share)

    @app_commands.command(name="compare", description="What two editions do otherwise at the table, in plain words.")
    @app_commands.rename(old="from", new="to")
    @app_commands.describe(old="The older edition", new="The newer edition", share=SHARE)
    @app_commands.choices(old=PLAYABLE, new=PLAYABLE)
    async def compare(self, interaction: Interaction, old: str, new: str, share: bool | None = None) -> None:
        """One entry for each difference, with the rules of both."""
        await self.asked.show(interaction, "compare", f"{old},{new}", share)

    @history.autocomplete("rule")
    async def _rules(self, interaction: Interaction, typed: str) -> Found:
        return await choices(suggest.rule_choices, typed)

    @diff.autocomplete("old")
    @diff.autocomplete("new")
    async def _editions(self, interaction: Interaction, typed: str) -> Found:
        return await choices(lambda text: suggest.edition_choices(self.host.lookups.shelf, text), typed)
