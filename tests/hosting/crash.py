"""`python -m tests.hosting.crash`: kill the bot at named points and at random instants, in running games, and look
after each restart.

Prints a line now and then and one JSON object at its end; the exit code is 1 when anything was lost, doubled, or stood
still.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.sandbox.server import StandIn
from tests.hosting.checks import Inspector
from tests.hosting.crowd import Crowd
from tests.hosting.process import BotProcess, Died, swept

POINTS = ("before-commit", "after-commit", "acknowledged", "sent", "migrating")
THINK = 0.15
"""Mean seconds of a person before a click: fast, so that a kill meets something under way."""
LONGEST = 1.5
"""A kill at random comes within so many seconds."""


@dataclass(slots=True)
class Tally:
    """What happened."""

    kills: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    games: int = 0
    over: int = 0
    restarts: list[float] = field(default_factory=list)


class Crash:
    """Some duels at once, and the bot that hosts them, killed again and again."""

    def __init__(self, discord: StandIn, folder: Path, games: int, seed: int) -> None:
        self.random = random.Random(seed)
        self.bot = BotProcess(discord, folder)
        self.crowd = Crowd(discord, games, seed)
        self.inspector = Inspector(discord, self.bot)
        self.tally = Tally()
        self.migrations = 0

    async def begin(self) -> None:
        """The first start, and every duel as far as its first question."""
        await self.bot.start()
        await asyncio.gather(*(self.crowd.begin(pair) for pair in self.crowd.pairs))
        self.tally.games += len(self.crowd.pairs)

    async def once(self, point: str = "") -> None:
        """Play, die at that point (otherwise at any instant), come back, look. The bot runs before and after it."""
        if point == "migrating":
            await self._die_migrating()
        else:
            await self._die_playing(point)
        self.tally.kills[point or "random"] += 1
        began = time.monotonic()
        await self.bot.start(**self._environment())
        self.tally.restarts.append(time.monotonic() - began)
        async with self.bot.reading() as store:
            self.tally.faults += [f"after {point or 'random'}: {fault}" for fault in await self.inspector.faults(store)]
        await self._again()

    def _environment(self, point: str = "") -> dict[str, str]:
        return {"CRASH_MIGRATIONS": str(self.migrations)} | ({"CHAINKEEPER_KILL_AT": point} if point else {})

    async def _die_migrating(self) -> None:
        """The bot comes back newer, and dies while it brings the database up to date."""
        await self.bot.kill()
        self.migrations += 1
        await self.bot.launch(**self._environment(f"migrating:{self.random.randint(1, 2)}"))
        await asyncio.wait_for(self.bot.ended(), 30)

    async def _die_playing(self, point: str) -> None:
        """The bot dies while everybody plays. To die at a point it is first started anew with that wish."""
        if point:
            await self.bot.kill()
            with suppress(Died):  # it may come to that point with what was left to be done
                await self.bot.start(**self._environment(f"{point}:{self.random.randint(1, 9)}"))
        playing = [asyncio.create_task(self.crowd.keep_playing(person, THINK)) for person in self.crowd.people]
        try:
            if point:
                await asyncio.wait_for(self.bot.ended(), 60)
            else:
                await asyncio.sleep(self.random.uniform(0, LONGEST))
                await self.bot.kill()
            await asyncio.sleep(THINK)  # people go on clicking for a moment
        finally:
            for task in playing:
                task.cancel()
            for result in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(result, Exception):
                    raise result

    async def _again(self) -> None:
        """Whoever has finished begins anew."""
        async with self.bot.reading() as store:
            free = [pair for pair in self.crowd.pairs if not await store.matches_of(pair.users[0].id)]
        for pair in free:
            self.tally.over += 1
            self.tally.games += 1
            await self.crowd.begin(pair)

    async def report(self) -> dict[str, Any]:
        """All figures. `ok` is what counts."""
        async with self.bot.reading() as store:
            answers = sum([len(await store.entries(match.id)) for match in await self.inspector.matches(store)
                           if match.started])
        complaints, tally = self.bot.complaints(), self.tally
        return {"command": "crash", "ok": not tally.faults and not complaints, "kills": dict(tally.kills),
                "games": tally.games, "over": tally.over, "entries": answers, "clicks": dict(self.crowd.outcomes),
                "restart_s": {"mean": round(sum(tally.restarts) / max(1, len(tally.restarts)), 2),
                              "most": round(max(tally.restarts, default=0), 2)},
                "compared": dict(self.inspector.secrecy.compared),
                "faults": tally.faults[:20], "errors_logged": complaints[:20]}


async def crash(each: int, at_random: int, games: int, seed: int, points: tuple[str, ...] = POINTS,
                verbose: bool = True) -> dict[str, Any]:
    """Kill `each` times at each point and `at_random` times at any instant; the report."""
    with tempfile.TemporaryDirectory(prefix="chainkeeper-crash-") as folder:
        async with StandIn(rate_limits=False, patience=1.0) as discord:
            one = Crash(discord, Path(folder), games, seed)
            with swept(one.bot):
                await one.begin()
                plan = [point for point in points for _ in range(each)] + [""] * at_random
                one.random.shuffle(plan)
                for number, point in enumerate(plan, 1):
                    await one.once(point)
                    if verbose and (number % 10 == 0 or one.tally.faults):
                        print(f"{number}/{len(plan)} kills, {len(one.tally.faults)} faults", flush=True)
                    if one.tally.faults:
                        break
                return await one.report()


def main() -> int:
    """Read the arguments, crash, report."""
    parser = argparse.ArgumentParser(prog="python -m tests.hosting.crash",
                                     description="Kill the bot in running games, and look.")
    parser.add_argument("--each", type=int, default=10, help="kills at each named point")
    parser.add_argument("--random", type=int, default=50, help="kills at random instants")
    parser.add_argument("--games", type=int, default=4, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", nargs="*", default=POINTS, help="the named points")
    given = parser.parse_args()
    began = time.monotonic()
    report = asyncio.run(crash(given.each, given.random, given.games, given.seed, tuple(given.points)))
    print(json.dumps({**report, "seed": given.seed, "seconds": round(time.monotonic() - began, 1)}))
    return 0 if report["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
