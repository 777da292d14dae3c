"""What goes wrong with the place of a match rather than with a message: its thread or server is gone, or the bot may not write there.

The match goes on in private messages and with `/match show`, which need no thread; its panels say what is wrong and who can mend it. As soon
as the thread takes a message again, the word goes.
"""
from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.game import unreachable
from bot.store import Match, Writing
from bot.tables import announcements

if TYPE_CHECKING:
    from bot.outbox.outbox import Outbox
    from bot.tables.table import Table

log = logging.getLogger(__name__)
WHAT = {unreachable.THREAD: "the thread is gone and can't be opened anew", unreachable.WRITE: "no permission to write in the thread",
        unreachable.SERVER: "the bot is not in the server any more"}
FOR_THE_HOST = (unreachable.THREAD, unreachable.SERVER)
"""Of these a report is written: the game may never be ended by its players."""


async def forbidden(outbox: Outbox, game: str) -> None:
    """The bot may not write in the thread of a match: because of its permissions, or because it isn't in the server any more."""
    match = await outbox.store.match(game)
    if match is not None:
        known = outbox.client.is_ready() and outbox.client.get_guild(match.guild) is None
        await arisen(outbox, match, unreachable.SERVER if known else unreachable.WRITE)


async def arisen(outbox: Outbox, match: Match, what: str) -> None:
    """Say on both panels what is wrong, once, and leave the host a report where the game may be stuck."""
    if match.trouble == what:
        return
    log.warning("match %s: %s", match.id, WHAT[what])
    async with outbox.store.write() as tx:
        await tx.set_match(match.id, trouble=what)
        await tell_panels(tx, match)
    if what in FOR_THE_HOST and match.state == "running":
        await outbox.tables.report(match.id, WHAT[what])
    await outbox.kick(match.id)


async def over(outbox: Outbox, game: str) -> None:
    """The thread has taken a message: whatever was wrong with it is mended."""
    match = await outbox.store.match(game)
    if match is not None and match.trouble:
        async with outbox.store.write() as tx:
            await tx.set_match(game, trouble="")
            await tell_panels(tx, match)
        await outbox.kick(game)


async def tell_panels(tx: Writing, match: Match, but: int = -1) -> None:
    """Both panels are drawn anew, as far as they are delivered."""
    for player in match.players:
        if player.seat != but:
            await announcements.panel(tx, match, player.seat)


async def lost_thread(outbox: Outbox, game: str) -> None:
    """The thread of a match was deleted: what still matters is due again, and sending it opens a new one. Of a match that isn't running
    nothing does."""
    async with outbox.tables.at(game) as table, outbox.store.write() as tx:
        await tx.set_match(game, thread=0)
        await tx.leave_thread(game, kept(table) if table.match.state == "running" else ())
    await outbox.kick(game)


def kept(table: Table) -> tuple[str, ...]:
    """The messages without which a thread tells nobody what is going on."""
    if not table.begun:
        return ()
    turn = table.game.turn
    return ("opening", f"turn:{turn}", *(f"call:{turn}:{player.seat}" for player in table.match.players), "result")


async def reopen(outbox: Outbox, match: Match) -> int:
    """Open a new thread in the channel of a match whose thread is gone; 0 if that can't be done."""
    name = f"{match.players[0].name} – {match.players[1].name}"
    try:
        made = await outbox.client.http.start_thread_without_message(match.channel, name=name, auto_archive_duration=1440,
                                                                     type=discord.ChannelType.public_thread.value)
    except discord.HTTPException as error:
        if error.status not in (400, 403, 404):
            raise
        log.warning("no new thread for match %s: %s %s", match.id, error.status, error.code)
        known = outbox.client.is_ready() and outbox.client.get_guild(match.guild) is None
        await arisen(outbox, match, unreachable.SERVER if known else unreachable.THREAD)
        return 0
    thread = int(made["id"])
    async with outbox.tables.at(match.id) as table, outbox.store.write() as tx:
        await tx.set_match(match.id, thread=thread)
        await tx.leave_thread(match.id, kept(table))  # what could not be sent meanwhile is due again
        await tx.tell(match.id, "lobby", "channel")
    await outbox.kick(match.id)
    log.info("new thread for match %s", match.id)
    return thread


async def compare_servers(outbox: Outbox) -> None:
    """Find the matches whose server the bot left, or came back to, while it was away."""
    for guild in {match.guild for match in await outbox.store.unfinished()}:
        await (left_server if outbox.client.get_guild(guild) is None else joined_server)(outbox, guild)


async def left_server(outbox: Outbox, guild: int) -> None:
    """The bot was removed from a server: its running matches go on in private messages, what had not begun is closed."""
    for match in await outbox.store.matches_in(guild):
        if match.state == "running":
            await arisen(outbox, match, unreachable.SERVER)
            continue
        async with outbox.store.write() as tx:
            await tx.move_match(match.id, match.state, "closed", why="The bot was removed from the server.")
            if match.state == "decks":
                await tell_panels(tx, match)
        await outbox.kick(match.id)


async def joined_server(outbox: Outbox, guild: int) -> None:
    """The bot is in a server: matches that waited for it have their threads brought up to date."""
    for match in await outbox.store.matches_in(guild):
        if match.state == "running" and match.trouble:
            async with outbox.tables.at(match.id) as table, outbox.store.write() as tx:
                await tx.tell(match.id, f"turn:{table.game.turn}", "thread")
                await tx.set_surface(match.id, f"turn:{table.game.turn}", mark="")
            await outbox.kick(match.id)
