"""The form into which a list is pasted. What it is for stands in its id, so that one sent after a restart is known."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

import discord
from discord import ui

from bot.decks.keeping import MOST_TEXT
from bot.panels import click_ids

SAVING = "d1.save."
"""How the id of the form begins that saves a deck; its name follows."""
FIELD = "list"


class ListForm(ui.Modal):
    """A form with one field. The library needs not remember it: what is sent is taken by its id."""

    def __init__(self, title: str, custom_id: str, text: str = "") -> None:
        super().__init__(title=title[:45], custom_id=custom_id, timeout=None)
        self.add_item(ui.Label(
            text="Deck list or deck code", description="A card a line, after how many copies; or a string, or a code.",
            component=ui.TextInput[ui.Modal](custom_id=FIELD, style=discord.TextStyle.paragraph, max_length=MOST_TEXT,
                                             default=text[:MOST_TEXT] or None)))
        self.stop()


def is_form(custom_id: str) -> bool:
    """Whether a form that was sent is one of the bot's."""
    click = click_ids.read(custom_id)
    return custom_id.startswith(SAVING) or (click is not None and click.action == "pasted")


def written(data: Mapping[str, object]) -> str:
    """What stands in the field of a form that was sent; nothing if it has no such field."""
    return next((str(part.get("value") or "") for part in _parts(data.get("components"))
                 if part.get("custom_id") == FIELD), "")


def _parts(found: object) -> Iterator[Mapping[str, object]]:
    for part in found if isinstance(found, list) else [found]:
        if isinstance(part, dict):
            one = cast("Mapping[str, object]", part)
            yield one
            yield from _parts(one.get("components"))
            yield from _parts(one.get("component"))
