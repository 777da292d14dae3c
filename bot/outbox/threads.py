"""Open the thread of a match: on its post, or beside it in the channel."""
from __future__ import annotations

from typing import Final, Literal

import discord

from bot.process.kill_points import kill_point
from bot.store import Match
from bot.tables.lineup import thread_title

NO_POST, HAS_THREAD = 10008, 160004
"""Discord's codes for a message that is gone, and for one that has a thread already."""
KEPT: Final = 1440
"""Minutes without a message after which Discord archives a thread."""


async def on_post(client: discord.Client, match: Match) -> int:
    """Open a public thread on the post of a match, or in the channel if somebody deleted the post.

    One without spectators stands in the channel as a private thread. Raises HTTPException.
    """
    if match.lobby and match.terms.spectators:
        try:
            made = await client.http.start_thread_with_message(
                match.channel, match.lobby, name=thread_title(match), auto_archive_duration=KEPT)
            kill_point("thread-opened")
            return int(made["id"])
        except discord.HTTPException as error:
            if error.code == HAS_THREAD:  # it was opened before, and has the message's id
                return match.lobby
            if error.code != NO_POST:
                raise
    return await in_channel(client, match)


async def in_channel(client: discord.Client, match: Match) -> int:
    """Open a thread without a message in the channel of a match: a private one, with its players in it, if there are to
    be no spectators. Raises HTTPException.
    """
    kind: Literal[11, 12] = 11 if match.terms.spectators else 12  # a public or a private thread
    made = await client.http.start_thread_without_message(
        match.channel, name=thread_title(match), auto_archive_duration=KEPT, type=kind, invitable=False)
    kill_point("thread-opened")
    if not match.terms.spectators:
        for player in match.people:
            await client.http.add_user_to_thread(int(made["id"]), player.user)
    return int(made["id"])
