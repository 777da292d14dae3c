"""From parts to what discord.py sends: a layout of persistent dynamic items, texts and links, and of nothing else.

Ordinary items never stand beside dynamic ones: a view that mixes them can unregister the dynamic class for the whole bot.
"""
from __future__ import annotations

import re
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot.panels import click_ids
from bot.panels.parts import Button, Panel, Row, Select, Text, measure, tidy

STYLES = {"primary": discord.ButtonStyle.primary, "secondary": discord.ButtonStyle.secondary, "success": discord.ButtonStyle.success,
          "danger": discord.ButtonStyle.danger}


class Clicked(Protocol):
    """The client: it takes every click of every panel."""

    async def clicked(self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
        """Answer one click. Never raises."""


class PressItem(ui.DynamicItem[ui.Button[ui.LayoutView]], template=click_ids.BUTTONS):
    """Any button; what it does is in its id."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The button that was pressed, as it stood on the message."""
        return cls(cast("ui.Button[ui.LayoutView]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click to the client."""
        await cast(Clicked, interaction.client).clicked(interaction, self.custom_id, ())


class PickItem(ui.DynamicItem[ui.Select[ui.LayoutView]], template=click_ids.SELECTS):
    """Any select; what it does is in its id."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The select that was used, as it stood on the message."""
        return cls(cast("ui.Select[ui.LayoutView]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the client, as Discord tells it: the item itself may be something else on a forged message."""
        values = cast("dict[str, Any]", interaction.data).get("values") or ()
        await cast(Clicked, interaction.client).clicked(interaction, self.custom_id, tuple(str(value) for value in values))


def to_view(panel: Panel) -> ui.LayoutView:
    """The panel as discord.py sends it. Raises TooBig for what Discord would refuse."""
    measure(panel)
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=discord.Colour(panel.accent))
    for part in panel.parts:
        container.add_item(ui.TextDisplay(part.content) if isinstance(part, Text) else _row(part))
    view.add_item(container)
    return view


def mentions(panel: Panel) -> discord.AllowedMentions:
    """Nobody but those whom the panel is meant to ping."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in panel.pings], replied_user=False)


def _row(part: Row) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for control in part.parts:
        row.add_item(_control(tidy(control)))
    return row


def _control(part: Button | Select) -> ui.Item[Any]:
    if isinstance(part, Select):
        options = [discord.SelectOption(label=c.label, value=c.value, description=c.description or None, default=c.marked)
                   for c in part.choices]
        return PickItem(ui.Select(custom_id=part.id, placeholder=part.placeholder, min_values=part.least, max_values=part.most,
                                  options=options))
    if part.url:
        return ui.Button(style=discord.ButtonStyle.link, label=part.label, url=part.url)
    return PressItem(ui.Button(style=STYLES[part.style], label=part.label, custom_id=part.id))


def marked(message: discord.Message | None, custom_id: str) -> tuple[str, ...]:
    """The values that a select on a message has marked: what the reader saw before pressing the confirming button."""
    for component in walk(message.components if message is not None else []):
        if isinstance(component, discord.SelectMenu) and component.custom_id == custom_id:
            return tuple(option.value for option in component.options if option.default)
    return ()


def walk(components: Any) -> Any:
    """Every component among these, and what is within them."""
    for component in components:
        yield component
        yield from walk(getattr(component, "children", ()))


def marked_as(message: discord.Message, match: str, name: str) -> bool:
    """Whether a message of the bot is the one of that name, by the ids of its controls."""
    kind, _, rest = name.partition(":")
    start = {"turn": f"r1.{match}.b.mine.{rest}", "panel": f"r1.{match}.", "result": f"r1.{match}.e.",
             "call": f"r1.{match}.f.mine.{'.'.join(reversed(rest.split(':')))}"}.get(kind)
    found = [str(getattr(component, "custom_id", "") or "") for component in walk(message.components)]
    return start is not None and any(one == start or (start.endswith(".") and one.startswith(start)) for one in found)
