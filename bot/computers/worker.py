"""One process that thinks: what it does first, and how it is kept from outliving its bot or its task.

This module needs nothing of the game, so that a process is there soon; what it needs comes with what it is to do.
"""
from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import TypeVar

T = TypeVar("T")
Found = TypeVar("Found")

NICE = 10
"""How much a worker stands back behind the bot and whatever else runs on the computer."""
LONGEST = 20
"""Whole seconds after which a worker that is still at one task ends itself: it hangs."""


def begin(prepare: Callable[[], None]) -> None:
    """What a worker does first: stand back, end with the bot and not by Ctrl-C, and read what thinking needs."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    prepare()


def done(think: Callable[[T], Found], task: T) -> Found:
    """Think, or be ended by the alarm."""
    signal.alarm(LONGEST)
    try:
        return think(task)
    finally:
        signal.alarm(0)


def _end_with_the_bot() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
