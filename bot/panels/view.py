"""From parts to what discord.py sends: a layout of persistent dynamic items, texts, pictures and links alone.

Ordinary items never stand beside dynamic ones: a view that mixes them can unregister the dynamic class for the whole
bot.
"""
from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Protocol, Self, cast
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.panels import click_ids
from bot.panels.parts import (
    GREY,
    Button,
    Choice,
    Panel,
    Picture,
    Row,
    Select,
    Style,
    Text,
    measure,
    tidy,
    without_picture,
)

Interaction = discord.Interaction[discord.Client]
"""A command or a click, as the library hands it over."""
INVALID = 50035
"""Discord's code for a form that it doesn't take."""
STYLES: dict[Style, discord.ButtonStyle] = {
    "primary": discord.ButtonStyle.primary, "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success, "danger": discord.ButtonStyle.danger,
}


class Clicked(Protocol):
    """The client, which takes every click of every panel."""

    async def clicked(self, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
        """Answer one click. Never raises."""


class PressItem(ui.DynamicItem[ui.Button[ui.LayoutView]], template=click_ids.BUTTONS):
    """Any button; what it does is in its id."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str],
                             /) -> Self:
        """The button that was pressed, as it stood on the message."""
        return cls(cast("ui.Button[ui.LayoutView]", item))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the click to the client."""
        await cast(Clicked, interaction.client).clicked(interaction, self.custom_id, ())


class PickItem(ui.DynamicItem[ui.Select[ui.LayoutView]], template=click_ids.SELECTS):
    """Any select; what it does is in its id."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str],
                             /) -> Self:
        """The select that was used, as it stood on the message."""
        return cls(cast("ui.Select[ui.LayoutView]", item))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the choice to the client, as Discord tells it: the item may be something else on a forged message."""
        data = cast("Mapping[str, object]", interaction.data)
        values = cast("Iterable[object]", data.get("values") or ())
        await cast(Clicked, interaction.client).clicked(interaction, self.custom_id, tuple(map(str, values)))


def to_view(panel: Panel) -> ui.LayoutView:
    """The panel as discord.py sends it. Raises TooBig for what Discord would refuse."""
    measure(panel)
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=discord.Colour(panel.accent))
    for part in panel.parts:
        container.add_item(_item(part))
    view.add_item(container)
    return view


def _item(part: Text | Picture | Row) -> ui.Item[ui.LayoutView]:
    if isinstance(part, Text):
        return ui.TextDisplay(part.content)
    if isinstance(part, Row):
        return _row(part)
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{part.file}", description=part.alt))


def files_of(panel: Panel) -> list[discord.File]:
    """What is sent with a panel: its picture, if it has one that was drawn."""
    there = [panel.picture] if panel.picture is not None else []
    return [discord.File(io.BytesIO(picture.data), picture.file) for picture in there]


async def edited(edit: Callable[..., Awaitable[object]], panel: Panel, there: str) -> Panel:
    """Edit a message, and give what it shows then. The picture that is `there` already is not sent again; where
    Discord doesn't find it any more, the panel comes without it."""
    nobody = discord.AllowedMentions.none()
    keeps = panel.picture is not None and panel.picture.file == there
    try:
        files = discord.utils.MISSING if keeps else files_of(panel)
        await edit(view=to_view(panel), attachments=files, allowed_mentions=nobody)
        return panel
    except discord.HTTPException as error:
        if not keeps or error.code != INVALID:
            raise
    plain = without_picture(panel)
    await edit(view=to_view(plain), attachments=[], allowed_mentions=nobody)
    return plain


def shown_picture(message: discord.Message | None) -> str:
    """The name of the picture that a message shows; empty if it shows none."""
    for part in walk(message.components if message is not None else []):
        if isinstance(part, discord.MediaGalleryComponent):
            return urlsplit(part.items[0].media.url).path.rpartition("/")[2]
    return ""


def from_message(message: discord.Message) -> Panel:
    """The panel that a message of the bot shows, as far as it can be pressed and read again."""
    parts: list[Text | Row] = []
    for part in walk(message.components):
        if isinstance(part, discord.TextDisplay):
            parts.append(Text(part.content))
        elif isinstance(part, discord.ActionRow):
            parts.append(Row(tuple(_read(one) for one in part.children if not isinstance(one, discord.TextInput))))
    accents = (part.accent_colour for part in walk(message.components) if isinstance(part, discord.Container))
    accent = next(accents, None)
    return Panel(tuple(parts), accent.value if accent is not None else GREY)


def _read(part: discord.Button | discord.SelectMenu) -> Button | Select:
    if isinstance(part, discord.Button):
        style = next((name for name, style in STYLES.items() if style is part.style), "secondary")
        return Button(part.label or "", part.custom_id or "", cast(Style, style), part.url or "")
    choices = tuple(Choice(one.label, one.value, one.description or "", one.default) for one in part.options)
    return Select(part.placeholder or "", part.custom_id, choices, part.min_values, part.max_values)


def mentions(panel: Panel) -> discord.AllowedMentions:
    """Nobody but those whom the panel is meant to ping."""
    users = [discord.Object(user) for user in panel.pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def _row(part: Row) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for control in part.parts:
        row.add_item(_control(tidy(control)))
    return row


def _control(part: Button | Select) -> PressItem | PickItem | ui.Button[ui.LayoutView]:
    if isinstance(part, Select):
        options = [
            discord.SelectOption(label=one.label, value=one.value, description=one.description or None,
                                 default=one.marked)
            for one in part.choices]
        return PickItem(ui.Select(custom_id=part.id, placeholder=part.placeholder, min_values=part.least,
                                  max_values=part.most, options=options))
    if part.url:
        return ui.Button(style=discord.ButtonStyle.link, label=part.label, url=part.url)
    return PressItem(ui.Button(style=STYLES[part.style], label=part.label, custom_id=part.id))


def marked(message: discord.Message | None, custom_id: str) -> tuple[str, ...]:
    """The values that a select on a message has marked: what its reader saw before they confirmed."""
    for component in walk(message.components if message is not None else []):
        if isinstance(component, discord.SelectMenu) and component.custom_id == custom_id:
            return tuple(option.value for option in component.options if option.default)
    return ()


def walk(components: Iterable[object]) -> Iterator[object]:
    """Every component among these, and what is within them."""
    for component in components:
        yield component
        yield from walk(getattr(component, "children", ()))
