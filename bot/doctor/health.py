"""How the bot on a database is, by its lease: in one line, and without a word that can't be known."""
from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from bot.store import Forbidden, StoreError
from bot.store.lease import EVERY, LOOK_EVERY, STALE, Holder, holder_of

NOBODY = "no bot is running on this database"
WATCHED = 3 * EVERY
"""Seconds in which a bot on another computer must give a sign."""


@dataclass(frozen=True, slots=True)
class Health:
    """What is known. `advice` is empty when nothing has to be done: a bot that isn't running need not be a problem."""

    said: str
    well: bool = False
    advice: str = ""


def health_of(database: Path) -> Health:
    """How the bot is. Never raises; it takes some seconds if the bot's lease is another computer's."""
    try:
        holder = holder_of(database)
        if holder is None:
            return Health(NOBODY)
        if holder.here:
            return _here(holder, database)
        return _elsewhere(holder, database)
    except Forbidden as error:
        return Health(f"unknown: {error.said}", advice=error.advice)
    except StoreError as error:
        return Health(f"unknown: {error}", advice="see what is said of the database")


def _here(holder: Holder, database: Path) -> Health:
    if holder.ended(database):
        return Health(f"{NOBODY}: {holder}, ended without giving its lease back")
    if holder.age > STALE:
        return Health(f"not well since {holder.age:.0f} s: {holder}, is blocked or stopped: it gives no sign of life",
                      advice="restart the bot")
    return _told(holder, holder.age)


def _elsewhere(holder: Holder, database: Path) -> Health:
    """Of one whose clock isn't known: whether its sign changes."""
    for _ in range(round(WATCHED / LOOK_EVERY)):
        time.sleep(LOOK_EVERY)
        now = holder_of(database)
        if now is None:
            return Health(NOBODY)
        if (now.holder, now.sign) != (holder.holder, holder.sign):
            return _told(now, 0.0)
    return Health(f"{NOBODY}, as far as can be seen from here: {holder}, gave no sign of life in {WATCHED:.0f} s")


def _told(holder: Holder, age: float) -> Health:
    """What its last sign says."""
    since = f"since {holder.sign - holder.since + age:.0f} s"
    if holder.state == "well":
        return Health(f"well {since}: {holder}", well=True)
    if holder.state == "starting":
        return Health(f"starting {since}: {holder}; Discord has not called it ready yet")
    return Health(f"not well {since}: {holder}, has lost its connection to Discord; it connects again by itself",
                  advice="restart the bot if that lasts")
