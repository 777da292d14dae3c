"""What is kept of the lessons of a user: which are done, and how far each other one has come."""
from __future__ import annotations

import logging
import time
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.lessons.playing import Outdated, Run
from bot.store import Store
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


class Host(Protocol):
    """What lessons are kept with; the bot is one."""

    store: Store
    tables: Tables


def alone(host: Host, user: int) -> AbstractAsyncContextManager[None]:
    """Hold the lessons of a user: two clicks at once come one after the other."""
    return host.tables.locks.hold(f"lessons of {user}")


async def running(store: Store, user: int) -> Run | None:
    """The lesson that a user is in. Raises StoreError."""
    found = next((one for one in await store.lessons(user) if one.current), None)
    return await run_of(store, user, found.name) if found is not None else None


async def run_of(store: Store, user: int, name: str) -> Run | None:
    """A lesson that a user began and hasn't finished; None where that isn't so, or it is of another version."""
    found = next((one for one in await store.lessons(user) if one.name == name and one.run), None)
    if found is None:
        return None
    try:
        return Run.restore(name, found.run)
    except Outdated:
        log.info("lesson %s begins anew: it was kept by another version", name)
        return None


async def keep(store: Store, user: int, run: Run) -> None:
    """Keep how far a lesson has come, or that it is done."""
    now = time.time()
    async with store.write() as tx:
        if run.over:
            await tx.finish_lesson(user, run.lesson.name, now)
        else:
            await tx.set_lesson(user, run.lesson.name, run.save(), now)


async def leave(store: Store, user: int) -> None:
    """Be in no lesson any more; each is kept as it is."""
    async with store.write() as tx:
        await tx.leave_lessons(user)
