"""The place of a match is lost: its thread or server is gone, or the bot may not write there.

The match goes on in private messages and with `/match show`, which need no thread. Its panels say what is wrong and who
can mend it, until the thread takes a message again.
"""
from __future__ import annotations

import logging

import discord

from bot.outbox import threads
from bot.outbox.courier import Courier
from bot.store import Match, Trouble
from bot.store.message_names import LOBBY, MessageName, message_name
from bot.tables import announcements, boards
from bot.tables.table import Table

log = logging.getLogger(__name__)
WHAT = {"thread": "the thread is gone and can't be opened anew", "write": "no permission to write in the thread",
        "server": "the bot is not in the server any more"}
FOR_THE_HOST = ("thread", "server")
"""Of these a report is written: the game may never be ended by its players."""


async def forbidden(outbox: Courier, game: str) -> None:
    """Find out why the bot may not write in a thread: it lacks permissions, or is no longer in the server."""
    match = await outbox.store.match(game)
    if match is not None:
        known = outbox.client.is_ready() and outbox.client.get_guild(match.guild) is None
        await arisen(outbox, match, "server" if known else "write")


async def arisen(outbox: Courier, match: Match, what: Trouble) -> None:
    """Say on both panels what is wrong, once, and leave the host a report where the game may be stuck."""
    if match.trouble == what:
        return
    log.warning("match %s: %s", match.id, WHAT[what])
    async with outbox.store.write() as tx:
        await tx.set_match(match.id, trouble=what)
        await announcements.panels(tx, match)
    if what in FOR_THE_HOST and match.playing:
        await outbox.tables.report(match.id, WHAT[what])
    await outbox.kick(match.id)


async def mended(outbox: Courier, game: str) -> None:
    """Note that the thread has taken a message: whatever was wrong with it is mended."""
    match = await outbox.store.match(game)
    if match is not None and match.trouble:
        async with outbox.store.write() as tx:
            await tx.set_match(game, trouble="")
            await announcements.panels(tx, match)
            await tx.tell_again(game, "call")
        await outbox.kick(game)


async def lost_thread(outbox: Courier, game: str) -> None:
    """Make due again what still matters of a thread that was deleted; sending it opens a new one.

    Of a match whose games haven't begun, or are over, nothing matters.
    """
    async with outbox.tables.at(game) as table, outbox.store.write() as tx:
        await tx.set_match(game, thread=0)
        await tx.leave_thread(game, await kept(table) if table.match.playing else ())
    await outbox.kick(game)


async def kept(table: Table) -> tuple[MessageName, ...]:
    """The messages without which a thread tells nobody what is going on."""
    if not table.begun:
        return ()
    game, board = table.match.games, await boards.newest(table.store, table.match, table.game.turn)
    calls = [message_name("call", number, seat) for seat, number in table.asked().items()]
    return (message_name("opening", game=game), board.name, message_name("result", game=game), *calls)


async def reopen(outbox: Courier, match: Match) -> int:
    """Open a new thread in the channel of a match whose thread is gone; 0 if that can't be done."""
    try:
        thread = await threads.in_channel(outbox.client, match)
    except discord.HTTPException as error:
        if error.status not in (400, 403, 404):
            raise
        log.warning("no new thread for match %s: %s %s", match.id, error.status, error.code)
        known = outbox.client.is_ready() and outbox.client.get_guild(match.guild) is None
        await arisen(outbox, match, "server" if known else "thread")
        return 0
    async with outbox.tables.at(match.id) as table, outbox.store.write() as tx:
        await tx.set_match(match.id, thread=thread)
        await tx.leave_thread(match.id, await kept(table))  # what could not be sent meanwhile is due again
        await tx.tell(match.id, LOBBY, "channel")
    await outbox.kick(match.id)
    log.info("new thread for match %s", match.id)
    return thread


async def compare_servers(outbox: Courier) -> None:
    """Find the matches whose server the bot left, or came back to, while it was away."""
    for guild in {match.guild for match in await outbox.store.unfinished() if match.guild}:
        await (left_server if outbox.client.get_guild(guild) is None else joined_server)(outbox, guild)


async def left_server(outbox: Courier, guild: int) -> None:
    """Let the matches of a server that the bot was removed from go on in private messages; close those not begun."""
    for match in await outbox.store.matches_in(guild):
        if match.playing:
            await arisen(outbox, match, "server")
            continue
        async with outbox.store.write() as tx:
            await tx.move_match(match.id, match.state, "closed", why="The bot was removed from the server.")
            if match.state == "decks":
                await announcements.panels(tx, match)
        await outbox.kick(match.id)


async def joined_server(outbox: Courier, guild: int) -> None:
    """Bring the threads of a server up to date that the bot has come back to."""
    for match in await outbox.store.matches_in(guild):
        if match.playing and match.trouble:
            async with outbox.tables.at(match.id) as table, outbox.store.write() as tx:
                board = await boards.newest(table.store, match, table.game.turn)
                await tx.tell(match.id, board.name, "thread")
                await tx.set_surface(match.id, board.name, mark="")
            await outbox.kick(match.id)
