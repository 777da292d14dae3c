"""What happens when Discord refuses a message: each error code has its plan, and the rest is tried again."""
from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.outbox import lost_places
from bot.outbox.courier import Courier
from bot.store import Surface
from bot.store.message_names import MessageKind, kind_of
from bot.tables import announcements

log = logging.getLogger(__name__)
AGAIN, LONG = 0.001, 60.0
"""To be tried again after the usual pause, or after a minute at least."""
FLEETING: tuple[MessageKind, ...] = ("gone", "lobby", "opening", "call", "fault")
"""The messages that are not sent anew when somebody deletes them."""

Plan = Callable[[Courier, Surface, discord.HTTPException], Awaitable[float]]
"""Gives for how many seconds the message waits at least; 0 if it needn't be tried again."""


async def after(outbox: Courier, surface: Surface, error: discord.HTTPException | discord.RateLimited) -> float:
    """Find the plan for an error and carry it out."""
    if isinstance(error, discord.RateLimited):
        return await aged(outbox, surface, error.retry_after)
    plan = (DM_PLANS if surface.place == "dm" else PLANS).get(error.code) or BY_STATUS.get(error.status)
    if plan is None and (error.status >= 500 or error.status == 429):
        log.warning("not brought, tried again: %s %s", error.status, error.code)
        return AGAIN
    return await (plan or ours)(outbox, surface, error)


async def closed(outbox: Courier, surface: Surface, error: discord.HTTPException) -> float:
    """Remember that a player gets no private messages, until they do something about it.

    They take none, or Discord lets the bot send none. The thread calls them instead.
    """
    log.warning("no private messages user=%s code=%s", surface.user, error.code)
    async with outbox.tables.at(surface.game) as table:
        seat = table.match.seat_of(surface.user)
        number = table.asked()[seat] if table.begun else -1
        async with outbox.store.write() as tx:
            await tx.set_player(surface.game, seat, dms_closed=error.code)
            await tx.drop_surface(surface.game, surface.name)
            await tx.tell_again(surface.game, "gone")
            await announcements.panels(tx, table.match, but=seat)
            if number >= 0:
                await tx.set_player(surface.game, seat, told=number)
                await announcements.line(tx, table.match, seat, number)
    await outbox.kick(surface.game)
    return 0


async def gone(outbox: Courier, surface: Surface, error: discord.HTTPException) -> float:
    """Send a message that was deleted anew, if it still matters."""
    kept = kind_of(surface.name) not in FLEETING
    async with outbox.store.write() as tx:
        if kept:
            await tx.set_surface(surface.game, surface.name, message=0, tried=0.0, mark="")
        else:
            await tx.drop_surface(surface.game, surface.name)
    return 0


async def channel_gone(outbox: Courier, surface: Surface, error: discord.HTTPException) -> float:
    """Find another channel for a message whose channel was deleted.

    A thread is opened anew, a private channel is asked for again, a lobby post is given up.
    """
    if surface.place == "thread":
        await lost_places.lost_thread(outbox, surface.game)
        return 0
    async with outbox.store.write() as tx:
        if surface.place == "dm" and kind_of(surface.name) != "gone":
            await tx.set_surface(surface.game, surface.name, channel=0, message=0, tried=0.0, mark="")
        else:
            await tx.drop_surface(surface.game, surface.name)
    return 0


async def archived(outbox: Courier, surface: Surface, error: discord.HTTPException) -> float:
    """Open a thread again that was archived, so that its messages can be edited."""
    try:
        await outbox.client.http.edit_channel(surface.channel, archived=False)
    except discord.Forbidden as locked:
        return await forbidden(outbox, surface, locked)
    return AGAIN


async def forbidden(outbox: Courier, surface: Surface, error: discord.HTTPException) -> float:
    """Tell those who can do something about it that the bot may not write there. The message waits for a change."""
    log.error("not allowed to bring %s to channel %s: %s %s", surface.name, surface.channel, error.code, error.text)
    await outbox.park(surface)
    if surface.place == "thread":
        await lost_places.forbidden(outbox, surface.game)
    return 0


async def aged(outbox: Courier, surface: Surface, wait: float) -> float:
    """Get round a limit that lasts: a message that people still use is sent anew, any other waits."""
    log.warning("limited for %.0f s: %s", wait, surface.name)
    if surface.message and kind_of(surface.name) in ("panel", "turn"):
        await outbox.renew(surface)
        return 0
    return max(AGAIN, wait)


async def old(outbox: Courier, surface: Surface, error: discord.HTTPException) -> float:
    """Get round the limit on edits of a message that is older than an hour."""
    return await aged(outbox, surface, LONG)


async def token(outbox: Courier, surface: Surface, error: discord.HTTPException) -> float:
    """Tell the host that Discord no longer takes the token; nobody else can do anything."""
    log.error("Discord does not take DISCORD_TOKEN any more")
    return LONG


async def ours(outbox: Courier, surface: Surface, error: discord.HTTPException) -> float:
    """Give up a message that Discord doesn't take, which is our mistake. It is drawn anew when something changes."""
    log.error("given up on %s: %s %s %s", surface.name, error.status, error.code, error.text)
    await outbox.park(surface)
    return 0


PLANS: dict[int, Plan] = {
    10003: channel_gone, 10004: channel_gone, 10008: gone, 30046: old, 50001: forbidden, 50013: forbidden,
    50083: archived, 160005: forbidden,
}
DM_PLANS: dict[int, Plan] = {
    **PLANS, **dict.fromkeys((10013, 20026, 40003, 50001, 50007, 50013, 50033, 50278), closed),
}
"""For private messages also: unknown user, quarantined, too many new ones, no access, closed, no permission, no
recipient, no server in common."""
BY_STATUS: dict[int, Plan] = {401: token}
