"""Posting an invitation as the answer to its command, and noting where it stands."""
from __future__ import annotations

import logging

import discord

from bot.answering.boundary import ALREADY
from bot.answering.replies import Interaction
from bot.game.context import Host
from bot.match import lobby, messages
from bot.panels import notes
from bot.panels.view import mentions, to_view
from bot.process.kill_points import kill_point
from bot.store import Match, StoreError

log = logging.getLogger(__name__)


async def post(host: Host, interaction: Interaction, match: Match) -> None:
    """Answer with the invitation, and note where it stands. Who ends it before that is noted waits for it."""
    panel = messages.lobby_panel(match)
    async with host.tables.locks.hold(match.id):
        try:
            sent = await interaction.response.send_message(view=to_view(panel), allowed_mentions=mentions(panel))
        except discord.HTTPException as error:
            # otherwise the invitation may stand there all the same; the first click on it tells
            if error.status < 500 and error.code != ALREADY:
                await lobby.close(host.store, match, notes.CLOSED)
            raise
        kill_point("sent")
        assert sent.message_id is not None
        try:
            await lobby.posted(host.store, match, sent.message_id)
        except StoreError as error:  # it stands there all the same; the first click on it tells
            log.warning("not noted where the invitation %s stands: %s", match.id, error)
