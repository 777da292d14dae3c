"""`python -m tests.hosting.load`: many games at once in one bot process, everybody thinking and clicking, with
Discord's rate limits.

The bot is a process of its own; the stand-in and all people are this one. Every person clicks after a think time drawn
anew each time: on the question if there is one, otherwise on something to look at. Half of them only pass. Then comes a
burst of clicks within one second.

Prints progress and one JSON object at its end; the exit code is 1 when a promise was not kept, and `limits` says what
stood in the way.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.match.terms import MODE_NAMES
from bot.panels import click_ids
from bot.sandbox.acting import Refused
from bot.sandbox.driver import Seen, User
from bot.sandbox.records import DM
from bot.sandbox.server import StandIn
from bot.sandbox.world import Happening, World
from bot.store import Store
from bot.tables import unhurried
from tests.bot.players import NoPanel, Person, controls, panel_of
from tests.hosting.checks import Inspector
from tests.hosting.crowd import Crowd, Pair, until
from tests.hosting.onlooker import Onlooker
from tests.hosting.process import BotProcess, swept

PROMISES = {"missed": 0, "ack_p99_ms": 300.0, "panels_p99_ms": 1500.0, "requests_per_click": 1.2, "mib_per_game": 1.0,
            "burst_s": 10.0}
"""What must not be exceeded. What goes by the token of an interaction is no request here: it counts towards no limit of
the channel or the bot."""
AT_ONCE = 6
"""How many duels are begun at the same time."""
WARM = 12
"""Clicks in each game before anything is measured."""
WARM_ALONE = 3
"""The same in a game against a computer, which takes its time."""
GIVE_UP = 15.0
"""Seconds after which a panel is not waited for any more."""


class Watch:
    """Tells when something new is in a person's DMs."""

    def __init__(self, world: World) -> None:
        self._waiting: dict[int, list[asyncio.Future[float]]] = {}
        world.listeners.append(self._hear)

    def next(self, user: int) -> asyncio.Future[float]:
        """The time of the next message or edit for that user."""
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(user, []).append(future)
        return future

    def _hear(self, happening: Happening) -> None:
        channel = happening.channel
        if channel is None or channel.kind != DM or happening.only is not None:
            return
        if not happening.name.startswith("MESSAGE_"):
            return
        for future in self._waiting.pop(channel.recipients[0], []):
            if not future.done():
                future.set_result(time.monotonic())


@dataclass(slots=True)
class Figures:
    """What was measured."""

    clicks: int = 0
    answers: int = 0
    changed: int = 0
    unseen: int = 0
    acks: list[float] = field(default_factory=list)
    panels: list[float] = field(default_factory=list)


class Load:
    """All the people, and the clock on each of their clicks."""

    def __init__(self, discord: StandIn, folder: Path, games: int, think: float, seed: int, practise: int) -> None:
        self.discord = discord
        self.think = think
        self.bot = BotProcess(discord, folder)
        self.bot.unhurried = unhurried.PATIENCE
        self.crowd = Crowd(discord, games, seed, modes=MODE_NAMES, practise=practise)
        self.watch = Watch(discord.world)
        self.inspector = Inspector(discord, self.bot)
        self.figures = Figures()
        self.random = random.Random(seed)
        self.before = 0.0, 0
        self.store: Store

    async def begin(self, verbose: bool) -> None:
        """All games as far as their first question."""
        practising = str(max(1, sum(bool(pair.level) for pair in self.crowd.pairs)))
        await self.bot.start(CHAINKEEPER_PRACTICE_GAMES=practising)
        pairs = list(self.crowd.pairs)
        first = max(1, len(pairs) // 20)
        await self._begin(pairs[:first])
        await self.bot.settled()
        self.before = resident(self.bot.pid), first
        for start in range(first, len(pairs), 20):
            await self._begin(pairs[start:start + 20])
            if verbose:
                print(f"{min(start + 20, len(pairs))}/{len(pairs)} games begun", flush=True)
        await self.bot.settled()

    def practised(self) -> dict[str, int]:
        """How many games are played against computers, how many answers of these a worker thought of, and how many were
        what was best at once."""
        log = self.bot.log.read_text("utf-8", "replace")
        return {"games": sum(bool(pair.level) for pair in self.crowd.pairs),
                "thought": len(re.findall(r"thought='a worker'", log)),
                "at_once": len(re.findall(r"thought='at once", log))}

    def growth(self) -> float:
        """How much the resident memory of the bot has grown since its first games, for each game since."""
        before, games = self.before
        return (resident(self.bot.pid) - before) / max(1, len(self.crowd.pairs) - games)

    async def _begin(self, pairs: list[Pair]) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(pair: Pair) -> None:
            async with gate:
                await self.crowd.begin(pair)
                await self._warm(pair)

        await asyncio.gather(*(one(pair) for pair in pairs))

    async def _warm(self, pair: Pair) -> None:
        """A few clicks, so that the game is under way: at its start everything is the same in all games."""
        for number in range(WARM_ALONE if pair.level else WARM):
            await until(lambda: any(one.asked for one in pair.people))
            person = next(one for one in pair.people if one.asked)
            with suppress(Refused):
                await answer(self.crowd, person, panel_of(person.user), passing=number % 2 == 0)

    async def play(self, seconds: float) -> None:
        """Everybody thinks and clicks for so long."""
        end = time.monotonic() + seconds
        await asyncio.gather(*(self._live(person, pair, passing=(number + seat) % 2 == 0, end=end)
                               for number, pair in enumerate(self.crowd.pairs)
                               for seat, person in enumerate(pair.people)))

    async def _live(self, person: Person, pair: Pair, passing: bool, end: float) -> None:
        while (wait := person.random.expovariate(1 / self.think)) < end - time.monotonic():
            await asyncio.sleep(wait)
            await self.click(person, pair, passing)

    async def click(self, person: Person, pair: Pair, passing: bool) -> None:
        """One click, timed: until it is acknowledged, and until the panels of all are up to date."""
        try:
            message = panel_of(person.user)
        except NoPanel:
            self.figures.changed += 1
            return
        asked = numbers(message)
        news = {one.user.id: self.watch.next(one.user.id) for one in pair.people}
        began = time.monotonic()
        self.figures.clicks += 1
        try:
            await (answer(self.crowd, person, message, passing) if asked else look(self.crowd, person, message))
        except Refused:
            self.figures.changed += 1  # the panel changed under the finger
            return
        self.figures.acks.append(time.monotonic() - began)
        if asked:
            self.figures.answers += 1
            await self._all(person, message, began, news)

    async def _all(self, person: Person, before: Seen, began: float, news: dict[int, asyncio.Future[float]]) -> None:
        """Until all panels are up to date: those of others change only with an answer, not while one is being
        composed."""
        match, asked, mine = match_of(before), numbers(before), news.pop(person.user.id)
        try:
            async with asyncio.timeout(GIVE_UP):
                at = await mine
                while shown(person.user) != asked and (late := [
                        future for user, future in news.items() if not future.done() and await self._due(match, user)]):
                    await asyncio.wait(late, timeout=0.02)
            done = [future.result() for future in news.values() if future.done()]
            self.figures.panels.append(max([at, *done] if done else [time.monotonic()]) - began)
        except TimeoutError:
            self.figures.unseen += 1

    async def _due(self, match: str, user: int) -> bool:
        """Whether the panel of somebody who is asked is not yet as it is to be. One that would look the same needs no
        edit, and that of who only waits comes later."""
        found = await self.store.match(match)
        asked = found is not None and found.players[found.seat_of(user)].asked >= 0
        return asked and any(surface.user == user for surface in await self.store.due(match))

    async def burst(self, size: int) -> dict[str, float]:
        """So many clicks on questions within one second; how long it takes until everything that follows is done. What
        a computer answers takes its time by design, so nobody clicks who plays against one."""
        asked = [(person, pair) for pair in self.crowd.pairs if not pair.level for person in pair.people
                 if person.asked]
        self.random.shuffle(asked)
        before, self.figures = self.figures, Figures()
        began = time.monotonic()

        async def one(number: int, person: Person, pair: Pair) -> None:
            await asyncio.sleep(number / size)
            await self.click(person, pair, passing=False)

        await asyncio.gather(*(one(number, *each) for number, each in enumerate(asked[:size])))
        await self.bot.settled()
        took, figures, self.figures = time.monotonic() - began, self.figures, before
        return {"clicks": figures.clicks, "unseen": figures.unseen, "ack_max_ms": milli(figures.acks, 1.0),
                "panels_p99_ms": milli(figures.panels, 0.99), "done_s": round(took, 2)}


async def answer(crowd: Crowd, person: Person, message: Seen, passing: bool) -> None:
    """Answer what is on the panel, or go one step of it; those who pass do so where it is offered."""
    there = controls(message)
    if passing:
        name, values = min(there, key=lambda one: not one[0].endswith((".pass", ".end", ".ok", ".confirm")))
        await crowd.clicked(person.user, message, name, *values[:1])
    else:
        await person.step()


async def look(crowd: Crowd, person: Person, message: Seen) -> None:
    """Look at the hand or the board while it is the other's turn to think."""
    there = [str(part["custom_id"]) for part in message.buttons if part.get("custom_id")]
    found = [name for name in there if (click := click_ids.read(name)) is not None and click.action in ("hand", "text")]
    if found:
        await crowd.clicked(person.user, message, person.random.choice(found))


def shown(user: User) -> set[int]:
    """The questions on somebody's newest panel; none while it is sent anew."""
    try:
        return numbers(panel_of(user))
    except NoPanel:
        return set()


def numbers(message: Seen) -> set[int]:
    """The questions that can be answered on a message."""
    return {click.number for name, _ in controls(message) if (click := click_ids.read(name)) is not None}


def kind(world: World, record: Any) -> str:
    """What a request was, such as “PATCH dm”."""
    channel = world.channels.get(int((re.findall(r"/channels/([0-9]+)", record.path) or ["0"])[0]))
    return f"{record.method} {'other' if channel is None else {0: 'channel', 1: 'dm'}.get(channel.kind, 'thread')}"


def match_of(message: Seen) -> str:
    """The match that a panel belongs to."""
    return next((click.match for part in message.buttons
                 if (click := click_ids.read(str(part.get("custom_id") or "")))), "")


def milli(values: list[float], part: float) -> float:
    """The value below which that part of all lies, in milliseconds."""
    return round(1000 * sorted(values)[min(len(values) - 1, int(part * len(values)))], 1) if values else 0.0


def resident(pid: int) -> float:
    """The resident memory of a process in MiB."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
                if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def busy(pid: int | str) -> float:
    """The processor time of a process so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(games: int, seconds: float, think: float, burst: int, seed: int = 1, verbose: bool = True,
               practise: int = 0) -> dict[str, Any]:
    """Run it; the report."""
    with tempfile.TemporaryDirectory(prefix="chainkeeper-load-") as folder:
        async with StandIn() as discord, AsyncExitStack() as stack:
            one = Load(discord, Path(folder), games, think, seed, practise)
            with swept(one.bot):
                discord.limiter.enabled = False  # the games begin all at once, which nobody does
                await one.begin(verbose)
                discord.limiter.enabled = True
                discord.traffic.records.clear()
                one.store = await stack.enter_async_context(one.bot.reading())
                used, own, began = busy(one.bot.pid), busy("self"), time.monotonic()
                await one.play(seconds)
                took = time.monotonic() - began
                share, own_share = (busy(one.bot.pid) - used) / took, (busy("self") - own) / took
                await one.bot.settled()
                memory = one.growth()
                records = list(discord.traffic.records)
                outside = [record for record in records if not record.path.startswith(("/interactions/", "/webhooks/"))]
                by_token = len(records) - len(outside)
                if verbose:
                    print(f"{one.figures.clicks} clicks in {took:.0f} s; now the burst", flush=True)
                done = await one.burst(burst)
                await Onlooker(discord, seed).look_round()
                await one.bot.settled()
                faults = await one.inspector.lasting(one.store)
                return report(one, memory, done, outside, by_token, faults, (took, share, own_share))


def report(one: Load, memory: float, done: dict[str, float], outside: list[Any], by_token: int, faults: list[str],
           cpu: tuple[float, float, float]) -> dict[str, Any]:
    """All figures, and which promises were not kept."""
    figures, (took, share, own) = one.figures, cpu
    measured = {
        "missed": one.crowd.outcomes["timeout"], "ack_p99_ms": milli(figures.acks, 0.99),
        "panels_p99_ms": milli(figures.panels, 0.99),
        "requests_per_click": round(len(outside) / max(1, figures.answers), 2), "mib_per_game": round(memory, 2),
        "burst_s": done["done_s"],
    }
    broken = [name for name, most in PROMISES.items() if measured[name] > most]
    complaints = one.bot.complaints()
    return {
        "command": "load", "ok": not (broken or faults or complaints or figures.unseen or done["unseen"]),
        "broken": broken, **measured, "ack_p50_ms": milli(figures.acks, 0.5), "ack_max_ms": milli(figures.acks, 1.0),
        "panels_p50_ms": milli(figures.panels, 0.5), "panels_max_ms": milli(figures.panels, 1.0),
        "unseen": figures.unseen, "burst": done, "games": len(one.crowd.pairs),
        "practice": one.practised(),
        "modes": dict(Counter(pair.mode for pair in one.crowd.pairs)), "think_s": one.think,
        "seconds": round(took, 1), "clicks": figures.clicks, "answers": figures.answers,
        "clicks_per_s": round(figures.clicks / took, 1), "changed_meanwhile": figures.changed,
        "requests": len(outside), "by_token": by_token, "limited": sum(record.status == 429 for record in outside),
        "requests_by": dict(Counter(kind(one.discord.world, record) for record in outside)), "cpu_bot": round(share, 2),
        "cpu_here": round(own, 2), "load_average": [round(value, 2) for value in os.getloadavg()],
        "cores": os.cpu_count(), "limits": limits(broken, share, own),
        "memory": "growth of the bot's resident memory by game, from the first twentieth of the games to the end",
        "faults": faults[:20], "errors_logged": complaints[:20],
        "compared": dict(one.inspector.secrecy.compared),
    }


def limits(broken: list[str], share: float, own: float) -> str:
    """What stands in the way of promises that were not kept."""
    if not broken:
        return ""
    if os.getloadavg()[0] > (os.cpu_count() or 1):
        return "more runs on this machine than it has cores; repeat it on an idle one"
    if share > 0.8 or own > 0.8:
        return f"one core: the bot's process is busy {share:.0%} of the time, the stand-in with the people {own:.0%}"
    return "neither core nor the machine's load: Discord's rate limits, or the bot itself"


def main() -> int:
    """Read the arguments, load, report."""
    parser = argparse.ArgumentParser(prog="python -m tests.hosting.load",
                                     description="Many games at once in one bot process.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--practice", type=int, default=0, help="games against computers beside them")
    parser.add_argument("--seconds", type=float, default=180.0, help="how long everybody plays")
    parser.add_argument("--think", type=float, default=30.0, help="mean seconds between two clicks of a person")
    parser.add_argument("--burst", type=int, default=100, help="clicks in one second at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    result = asyncio.run(load(given.games, given.seconds, given.think, given.burst, given.seed,
                              practise=given.practice))
    print(json.dumps({**result, "seed": given.seed}))
    return 0 if result["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
