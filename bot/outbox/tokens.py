"""Edits of a message through the last click on it.

For a quarter of an hour after a click Discord takes edits of the clicked message by the click's token, and counts them
towards no limit of the channel or the bot. A token is a secret: only memory knows it, so a restart forgets it.
"""
from __future__ import annotations

import logging
import time
from typing import NamedTuple

import aiohttp
import discord

from bot.panels.parts import Panel, picture_in
from bot.panels.view import Interaction, edited
from bot.store import Surface

log = logging.getLogger(__name__)
LIFE = 14 * 60.0
"""Seconds for which a token is used. Discord takes it a minute longer, since the click."""
NETWORK = (aiohttp.ClientError, OSError, TimeoutError)
"""What goes wrong on the way to Discord."""


class Token(NamedTuple):
    """A click that was acknowledged, and when its token is used no more."""

    click: Interaction
    ends: float


class Tokens:
    """The token of the last click on each message."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._of: dict[int, Token] = {}

    def note(self, click: Interaction) -> None:
        """Note a click that was acknowledged, unless its message is ephemeral: the outbox edits none of those."""
        now = time.monotonic()
        self._of = {message: token for message, token in self._of.items() if token.ends > now}
        if click.message is not None and not click.message.flags.ephemeral:
            self._of[click.message.id] = Token(click, now + LIFE)

    def lives(self, message: int) -> bool:
        """Whether a message can be edited through a click."""
        return message in self._of and self._of[message].ends > time.monotonic()

    async def edit(self, surface: Surface, panel: Panel) -> tuple[Panel, bool]:
        """Edit a message. Gives what it shows then, and whether its channel took that.

        A token that has ended or isn't taken is forgotten, and the edit goes through the channel. Raises what comes of
        that.
        """
        there, token = picture_in(surface.mark), self._of.pop(surface.message, None)
        if token is not None and token.ends > time.monotonic():
            try:
                shown = await edited(token.click.edit_original_response, panel, there)
                self._of.setdefault(surface.message, token)  # unless there was another click meanwhile
                return shown, False
            except (discord.HTTPException, *NETWORK) as error:
                log.info("not edited through a click: %r", error)
        message = self._client.get_partial_messageable(surface.channel).get_partial_message(surface.message)
        return await edited(message.edit, panel, there), True
