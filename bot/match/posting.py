"""Posting an invitation as the answer to its command, or by private message, and noting where it stands."""
from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from discord.ui import LayoutView

from bot.answering.boundary import ALREADY
from bot.answering.replies import Interaction, Polite
from bot.game import unreachable
from bot.game.context import Host
from bot.match import lobby, messages
from bot.panels import notes
from bot.panels.view import mentions, to_view
from bot.process.kill_points import kill_point
from bot.store import Match, StoreError

log = logging.getLogger(__name__)

Send = Callable[[LayoutView, discord.AllowedMentions], Awaitable[int | None]]
"""Sends a message, and says its id."""


async def post(host: Host, interaction: Interaction, match: Match) -> None:
    """Answer with the invitation, and note where it stands. Who ends it before that is noted waits for it."""
    async def answer(view: LayoutView, mentioned: discord.AllowedMentions) -> int | None:
        return (await interaction.response.send_message(view=view, allowed_mentions=mentioned)).message_id

    await sent(host, match, answer)


async def post_privately(host: Host, user: discord.User | discord.Member, match: Match) -> None:
    """Post it to a user by private message. Raises Polite where they take none; then the match is closed."""
    async def message(view: LayoutView, mentioned: discord.AllowedMentions) -> int:
        return (await user.send(view=view, allowed_mentions=mentioned)).id

    try:
        await sent(host, match, message)
    except discord.Forbidden as error:
        raise Polite(f"{unreachable.reason(error.code)}, and it is played there. "
                     f"{unreachable.remedy(error.code)} Then try again.") from error


async def sent(host: Host, match: Match, send: Send) -> None:
    """Send the invitation, and note where it stands. What Discord refuses closes the match."""
    panel = messages.lobby_panel(match)
    async with host.tables.locks.hold(match.id):
        try:
            message = await send(to_view(panel), mentions(panel))
        except discord.HTTPException as error:
            # otherwise the invitation may stand there all the same; the first click on it tells
            if error.status < 500 and error.code != ALREADY:
                await lobby.close(host.store, match, notes.CLOSED)
            raise
        kill_point("sent")
        assert message is not None
        try:
            await lobby.posted(host.store, match, message)
        except StoreError as error:  # it stands there all the same; the first click on it tells
            log.warning("not noted where the invitation %s stands: %s", match.id, error)
