"""A tiny bot on the unmodified discord.py client, and the fixtures that run it against the stand-in."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator

import discord
from discord import app_commands, ui
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.process.discord_address import point_client_at
from bot.sandbox.server import StandIn


class Press(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"t\.(?P<step>\d+)\.(?P<what>\w+)"):
    """A persistent button that carries all it needs."""

    def __init__(self, step: int, what: str) -> None:
        super().__init__(ui.Button(label=what.title(), custom_id=f"t.{step}.{what}"))
        self.step, self.what = step, what

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView],
                             match: re.Match[str]) -> Press:
        return cls(int(match["step"]), match["what"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await getattr(self, f"do_{self.what}")(interaction)

    async def do_hide(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Only for you", ephemeral=True)

    async def do_next(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=panel(self.step + 1))

    async def do_form(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    async def do_later(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("And later", ephemeral=True)

    async def do_think(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.followup.send("Thought")

    async def do_silent(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(0)


class Pick(ui.DynamicItem[ui.Select[ui.LayoutView]], template=r"s\.(?P<step>\d+)"):
    """A persistent select."""

    def __init__(self, item: ui.Select[ui.LayoutView]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView],
                             match: re.Match[str]) -> Pick:
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You chose {', '.join(self.item.values)}", ephemeral=True)


class Form(ui.Modal, title="Paste a deck"):
    """A modal with one required field."""

    deck: ui.Label[ui.LayoutView] = ui.Label(text="Deck list", component=ui.TextInput(custom_id="deck", max_length=40))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.deck.component, ui.TextInput)
        await interaction.response.send_message(f"Read: {self.deck.component.value}", ephemeral=True)


def panel(step: int) -> ui.LayoutView:
    """A Components V2 message with everything to press."""
    view = ui.LayoutView(timeout=None)
    first: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    second: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for what in ("hide", "next", "form", "later", "think"):
        first.add_item(Press(step, what))
    options = [discord.SelectOption(label=name.title(), value=name) for name in ("charm", "gust", "riposte")]
    second.add_item(Pick(ui.Select(custom_id=f"s.{step}", placeholder="Cards", options=options, min_values=0,
                                   max_values=2)))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(Press(step, "silent"))
    view.add_item(ui.Container(ui.TextDisplay(f"### Step {step}"), first, second, row, accent_colour=0xF0DFAE))
    return view


class TestBot(commands.Bot):
    """The client of the tests; only the guilds intent, as the real bot."""

    __test__ = False

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.resumes = 0

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Pick)
        table = app_commands.Group(name="table", description="Tables")
        table.command(name="show", description="Show the panel")(show)
        table.command(name="pick", description="Take a card")(pick)
        self.tree.add_command(table)
        self.tree.add_command(app_commands.ContextMenu(name="Read aloud", callback=read_aloud))
        self.tree.add_command(app_commands.ContextMenu(name="Greet", callback=greet))
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The library would wait five seconds here."""

    async def on_resumed(self) -> None:
        self.resumes += 1


@app_commands.describe(user="Who is told")
async def show(interaction: discord.Interaction, user: discord.User | None = None) -> None:
    """Show the panel, and tell someone privately."""
    await interaction.response.send_message(view=panel(1))
    if user is not None:
        await user.send(f"Hello {user.display_name}")


async def read_aloud(interaction: discord.Interaction, message: discord.Message) -> None:
    """On a message."""
    await interaction.response.send_message(f"It says: {message.content}", ephemeral=True)


async def greet(interaction: discord.Interaction, user: discord.User) -> None:
    """On a user."""
    await interaction.response.send_message(f"Hello {user.display_name}", ephemeral=True)


async def cards(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Choices while typing."""
    return [app_commands.Choice(name=name.title(), value=name) for name in ("charm", "challenge", "gust")
            if name.startswith(current)]


@app_commands.autocomplete(card=cards)
async def pick(interaction: discord.Interaction, card: str, often: app_commands.Range[int, 1, 3] = 1) -> None:
    """Take a card."""
    await interaction.response.send_message(f"{often} × {card}", ephemeral=True)


@contextlib.asynccontextmanager
async def running(discord_: StandIn) -> AsyncIterator[TestBot]:
    """A bot that is connected and ready; the client's address is put back afterwards."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    point_client_at(discord_.url)
    client = TestBot()
    task = asyncio.create_task(client.start("any token"))
    try:
        await discord_.wait_for_bot()
        await asyncio.wait_for(client.wait_until_ready(), 5)
        yield client
    finally:
        await client.close()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await task
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
