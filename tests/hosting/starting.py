"""`python -m tests.hosting.starting`: how long the bot takes from the start of its process until it answers a command,
and how long commands wait in the seconds after it.

The bot is a process of its own on an empty database; the stand-in and the person who asks are this one. Prints one JSON
object: medians over the starts, the longest wait of all. The exit code is 1 when a promise was not kept.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from bot.sandbox.driver import User
from bot.sandbox.server import StandIn
from tests.hosting.load import busy, milli
from tests.hosting.process import BotProcess, swept

PROMISES = {"start_ms": 2000.0, "wait_max_ms": 100.0}
"""What must not be exceeded."""
ASKED: tuple[tuple[str, dict[str, str]], ...] = (
    ("rule", {"query": "who is assigned lethal damage first"}), ("card", {"name": "Annie"}), ("help", {}))
"""The commands that are given, in turn."""
PAUSE = 0.02
"""Seconds between two of them."""


class Start(NamedTuple):
    """One start, in seconds: until the first command was answered, of a processor until then, and until each command
    after it was answered."""

    took: float
    worked: float
    waits: list[float]


async def start(discord: StandIn, folder: Path, seconds: float) -> Start:
    """Start the bot, give commands for so many seconds, end it."""
    bot, ana, commands = BotProcess(discord, folder, "WARNING"), discord.user("Ana"), cycle(ASKED)
    with swept(bot):
        began = time.perf_counter()
        await bot.launch()
        await discord.wait_for_bot()
        await waited(ana, commands)
        one = Start(time.perf_counter() - began, busy(bot.pid), [])
        while time.perf_counter() < began + one.took + seconds:
            one.waits.append(await waited(ana, commands))
            await asyncio.sleep(PAUSE)
    return one


async def waited(person: User, asked: Iterator[tuple[str, dict[str, str]]]) -> float:
    """The seconds until that person sees the answer to the next command."""
    name, options = next(asked)
    began = time.perf_counter()
    outcome = await person.command("table", name, **options)
    if outcome.kind == "thinking":
        await outcome.later()
    elif outcome.kind != "message":
        raise RuntimeError(f"/{name}: {outcome.kind}")
    return time.perf_counter() - began


async def measure(starts: int, seconds: float) -> dict[str, Any]:
    """The report over so many starts."""
    done: list[Start] = []
    async with StandIn(rate_limits=False) as discord:
        for _ in range(starts):
            with tempfile.TemporaryDirectory(prefix="chainkeeper-start-") as folder:
                done.append(await start(discord, Path(folder), seconds))
    took, waits = [one.took for one in done], [wait for one in done for wait in one.waits]
    figures = {"start_ms": milli(took, 0.5), "wait_max_ms": milli(waits, 1.0)}
    broken = [name for name, most in PROMISES.items() if figures[name] > most]
    return {"command": "starting", "ok": not broken, "broken": broken, **figures, "start_max_ms": milli(took, 1.0),
            "start_cpu_ms": milli([one.worked for one in done], 0.5),
            "wait_p50_ms": milli(waits, 0.5), "starts": starts, "commands": len(waits),
            "load_average": [round(value, 2) for value in os.getloadavg()], "cores": os.cpu_count()}


def main() -> int:
    """Read the arguments, measure, report."""
    parser = argparse.ArgumentParser(prog="python -m tests.hosting.starting",
                                     description="How long the bot takes until it answers.")
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long commands are given after each start")
    given = parser.parse_args()
    result = asyncio.run(measure(given.starts, given.seconds))
    print(json.dumps(result))
    return 0 if result["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
