"""What is done when Discord refuses for good: each error code has its plan. What isn't refused for good is tried again."""
from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord

from bot.outbox import lost_places
from bot.store import Surface

if TYPE_CHECKING:
    from bot.outbox.outbox import Outbox

log = logging.getLogger(__name__)
AGAIN, LONG = 0.001, 60.0
"""To be tried again after the usual pause, or after a minute at least."""

Plan = Callable[["Outbox", Surface, discord.HTTPException], Awaitable[float]]
"""Gives for how many seconds the message waits at least; 0 if it needn't be tried again."""


async def after(outbox: Outbox, surface: Surface, error: discord.HTTPException | discord.RateLimited) -> float:
    """Find the plan for an error and carry it out."""
    if isinstance(error, discord.RateLimited):
        return await aged(outbox, surface, error.retry_after)
    plan = (DM_PLANS if surface.place == "dm" else PLANS).get(error.code) or BY_STATUS.get(error.status)
    if plan is None and (error.status >= 500 or error.status == 429):
        log.warning("not brought, tried again: %s %s", error.status, error.code)
        return AGAIN
    return await (plan or ours)(outbox, surface, error)


async def closed(outbox: Outbox, surface: Surface, error: discord.HTTPException) -> float:
    """That player takes no private messages, or Discord lets the bot send none: remembered until they do something about it. The thread
    calls them instead, once a turn."""
    log.warning("no private messages user=%s code=%s", surface.user, error.code)
    async with outbox.tables.at(surface.game) as table:
        seat = table.match.seat_of(surface.user)
        turn = table.game.turn if table.begun else 0
        waits = table.begun and table.decision(seat) is not None
        async with outbox.store.write() as tx:
            await tx.set_player(surface.game, seat, dms_closed=error.code)
            await tx.drop_surface(surface.game, surface.name)
            await lost_places.tell_panels(tx, table.match, but=seat)
            if waits:
                await tx.tell(surface.game, f"call:{turn}:{seat}", "thread", surface.user)
    await outbox.kick(surface.game)
    return 0


async def gone(outbox: Outbox, surface: Surface, error: discord.HTTPException) -> float:
    """The message was deleted: what still matters is sent anew."""
    kept = surface.name.partition(":")[0] not in ("gone", "lobby", "opening", "call", "fault")
    async with outbox.store.write() as tx:
        if kept:
            await tx.set_surface(surface.game, surface.name, message=0, tried=0.0, mark="")
        else:
            await tx.drop_surface(surface.game, surface.name)
    return 0


async def channel_gone(outbox: Outbox, surface: Surface, error: discord.HTTPException) -> float:
    """The channel was deleted: a thread is opened anew, a lobby post is given up, a private channel is asked for again."""
    if surface.place == "thread":
        await lost_places.lost_thread(outbox, surface.game)
        return 0
    async with outbox.store.write() as tx:
        if surface.place == "dm" and not surface.name.startswith("gone:"):
            await tx.set_surface(surface.game, surface.name, channel=0, message=0, tried=0.0, mark="")
        else:
            await tx.drop_surface(surface.game, surface.name)
    return 0


async def archived(outbox: Outbox, surface: Surface, error: discord.HTTPException) -> float:
    """The thread was put away: it is opened again, so that its messages can be edited."""
    try:
        await outbox.client.http.edit_channel(surface.channel, archived=False)
    except discord.Forbidden as locked:
        return await forbidden(outbox, surface, locked)
    return AGAIN


async def forbidden(outbox: Outbox, surface: Surface, error: discord.HTTPException) -> float:
    """The bot may not write there: those who can do something about it are told, and the message waits for the next change."""
    log.error("not allowed to bring %s to channel %s: %s %s", surface.name, surface.channel, error.code, error.text)
    await outbox.park(surface)
    if surface.place == "thread":
        await lost_places.forbidden(outbox, surface.game)
    return 0


async def aged(outbox: Outbox, surface: Surface, wait: float) -> float:
    """A limit that lasts: a message that may be edited only rarely is sent anew if people still use it, otherwise it waits."""
    log.warning("limited for %.0f s: %s", wait, surface.name)
    kind = surface.name.partition(":")[0]
    if surface.message and kind in ("panel", "turn"):
        await outbox.renew(surface)
        return 0
    return max(AGAIN, wait)


async def old(outbox: Outbox, surface: Surface, error: discord.HTTPException) -> float:
    """The message is older than an hour and its edits are used up."""
    return await aged(outbox, surface, LONG)


async def token(outbox: Outbox, surface: Surface, error: discord.HTTPException) -> float:
    """Discord doesn't take the token any more: only the host can do something."""
    log.error("Discord does not take DISCORD_TOKEN any more")
    return LONG


async def ours(outbox: Outbox, surface: Surface, error: discord.HTTPException) -> float:
    """A message that Discord doesn't take is our mistake; it is drawn anew when something changes."""
    log.error("given up on %s: %s %s %s", surface.name, error.status, error.code, error.text)
    await outbox.park(surface)
    return 0


PLANS: dict[int, Plan] = {10003: channel_gone, 10004: channel_gone, 10008: gone, 30046: old, 50001: forbidden, 50013: forbidden,
                          50083: archived, 160005: forbidden}
DM_PLANS: dict[int, Plan] = {**PLANS, **dict.fromkeys((10013, 20026, 40003, 50001, 50007, 50013, 50033, 50278), closed)}
"""Unknown user, quarantined, too many new ones, no access, closed, no permission, no recipient, no server in common."""
BY_STATUS: dict[int, Plan] = {401: token}
