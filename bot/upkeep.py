"""What the bot does by itself: at its start, and then every few seconds, as long as it runs.

A chore finds in the store or in memory what is due, so that one which fails is simply done again the next time.
"""
from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

from bot.game import absent
from bot.game.context import Host
from bot.match import lobby, practice
from bot.store import StoreError
from bot.tables.tables import Tables

log = logging.getLogger(__name__)
EVERY = 5.0
"""Seconds between two rounds."""
OFTEN = 0.5
"""Seconds after which it is seen to that passes come when they are due."""
Chore = Callable[[Host], Awaitable[None]]


async def bring(host: Host) -> None:
    """Go on telling Discord what the last process didn't."""
    await host.outbox.start()


async def remember(host: Host) -> None:
    """Take for unsettled whatever the last process may not have finished, in any state of a match."""
    host.tables.unsettled.update(await host.store.running(), await host.store.ready())


async def begin(host: Host) -> None:
    """Begin the games against computers that the last process announced and didn't begin."""
    for id in await host.store.agreed():
        match = await host.store.match(id)
        if match is not None:
            await bounded(f"begin {id}", practice.begin(host, host.outbox.client, match))


async def expire(host: Host) -> None:
    """Close the invitations that nobody answered in time."""
    await each(host, await host.store.expired(time.time()), lobby.expire)


async def settle(host: Host) -> None:
    """Let follow what couldn't right after the entry that it follows from; begin what should have begun."""
    await each(host, host.tables.unsettled | host.tables.in_doubt, lobby.take_up)


async def call(host: Host) -> None:
    """Call those whose question waits, and who are away."""
    await host.last_clicks.keep(host.store)
    for match, seat in await absent.found(host):
        await bounded(f"call {match}", absent.call(host, match, seat))


async def think(host: Host) -> None:
    """Have computers answer what they are asked: what the last process left, and what nobody woke them for."""
    await host.computers.take_up()


async def pass_on(host: Host) -> None:
    """Let the passes be seen whose windows' delay is over."""
    await each(host, await host.store.passing(time.time()), lobby.take_up)


START: tuple[Chore, ...] = (bring, remember, begin)
"""Done once, however often they have to be tried."""
CHORES: tuple[Chore, ...] = (expire, settle, call, pass_on, think)
"""Done in each round."""


async def run(host: Host) -> None:
    """Do what is due at the start, then every few seconds what is due by then. Ends only when it is cancelled."""
    left = START
    while True:
        left = await done(host, left)
        await once(host)
        host.resumed.set()
        rest = EVERY
        while rest > 0:
            await asyncio.sleep(min(OFTEN, rest))
            rest -= OFTEN
            await done(host, (pass_on,))


async def once(host: Host) -> None:
    """One round of all chores."""
    await done(host, CHORES)


async def done(host: Host, chores: Iterable[Chore]) -> tuple[Chore, ...]:
    """Do these chores, each in an error boundary of its own; those that failed."""
    return tuple([chore for chore in chores if not await bounded(chore.__name__, chore(host))])


async def each(host: Host, matches: Iterable[str], act: Callable[[Tables, str], Awaitable[None]]) -> None:
    """Do something with each of these matches. One that fails holds up no other."""
    for match in tuple(matches):
        await bounded(f"{act.__name__} {match}", act(host.tables, match))
        await bounded(f"kick {match}", host.outbox.kick(match))


async def bounded(name: str, work: Awaitable[None]) -> bool:
    """Do something, and log what goes wrong with it; whether nothing did."""
    try:
        await work
    except StoreError as error:
        log.warning("%s put off: %s", name, error)
    except Exception:
        log.exception("%s failed", name)
    else:
        return True
    return False
