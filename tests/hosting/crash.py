"""`python -m tests.hosting.crash`: kill the bot at named points and at random instants, lock its database, let clocks
jump, and look after each of it.

People go on by themselves through lobbies, games and what is between two games of a match, in all modes, with passes
masked and not, whatever becomes of the bot. Prints a line now and then and one JSON object at its end; the exit code is
1 when anything was lost, doubled, or stood still, and when too few kills fell in a mode or in a state.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, get_args

from bot.match.terms import MODE_NAMES
from bot.process import kill_points
from bot.sandbox.server import StandIn
from bot.store.sqlite import BUSY_SECONDS
from tests.hosting.checks import Inspector
from tests.hosting.crowd import Crowd, Pair
from tests.hosting.habits import LOBBY, Habits, Moment
from tests.hosting.onlooker import Onlooker
from tests.hosting.process import BotProcess, Died, locked, swept
from tests.hosting.strikes import Strike, When, plan, planned
from tests.hosting.tally import Tally, summed

THINK, EIGHT = 0.15, 8
"""Mean seconds of a person before a click where they are eight: fast, so that a kill meets something under way. More
people are slower, so that together they click as often."""
LONGEST, SHORTEST, LATE = 1.2, 0.06, 0.5
"""A kill at random comes within so many seconds; within so many after a moment of the lobby. Until it comes Discord
answers every edit that many seconds late: after a change of mind the kill comes within those."""
REACHED = 6.0
"""Seconds in which a kill point is reached; otherwise the blow has missed, and the bot is killed where it is."""
COMES = 45.0
"""Seconds in which somebody comes to what a blow waits for; otherwise the blow has missed."""
STILL = 40
"""Blows in a row in which a pair comes on by no step: it stands still."""
PATIENCE = 1.0
"""Seconds that people wait for what comes of a click."""
WORLD = 125
"""Kills in one world: one stand-in, one database, one crowd. More would only make every look slower."""
LATER: tuple[tuple[float, int], ...] = ((70.0, 4), (1000.0, 2), (3300.0, 3), (180_000.0, 1))
"""By how many seconds time goes on while the bot is down, and how often beside the others: players count as away,
invitations end, messages are old, threads are archived."""
AGED = 3300.0
"""By then messages are so old that they are sent anew, and the old ones removed."""
RARE = ("removed", "thread-opened")
"""Points that are passed so seldom that a blow takes the first passage."""
WRONG = (0.0, 0.0, 70.0, -70.0, 3300.0, -3300.0)
"""By how many seconds the clock of the bot's host may differ from Discord's."""
JUMPING, TURNING = 0.3, 0.15
"""How often time goes on at a restart, and how often the host's clock is set anew."""
EDITS = "PATCH */messages/*"
SLOW = (EDITS, 0.25), ("POST /channels/*/messages", 0.15)
"""Requests that Discord carries out and often answers late, so that blows fall before anybody has noted them."""


class Crash:
    """Some groups who play one match after the other, all modes by turns, and the bot that hosts them, struck again and
    again."""

    def __init__(self, discord: StandIn, folder: Path, pairs: int, seed: int) -> None:
        self.random = random.Random(seed)
        self.discord = discord
        self.bot = BotProcess(discord, folder)
        self.crowd = Crowd(discord, pairs, seed, modes=MODE_NAMES)
        self.habits = Habits(self.crowd, THINK * max(1.0, len(list(self.crowd.people)) / EIGHT))
        self.onlooker = Onlooker(discord, seed)
        self.inspector = Inspector(discord, self.bot)
        self.tally = Tally()
        self.wrong = 0.0
        self.struck: Pair | None = None
        self.steps: dict[Pair, tuple[int, int]] = {}
        for at, rate in SLOW:
            discord.faults.add("slow", at, rate=rate, delay=0.3)

    async def once(self, strike: Strike | None) -> None:
        """Play, be struck, come back, look. The bot runs before and after it."""
        self.struck = None
        try:
            reached = await self._struck(strike)
        except TimeoutError:  # nobody came to it
            reached = False
        point, moment = ("migrating", "migrating") if strike is None else (strike.point, strike.moment)
        if point == "locked":
            self.tally.locks[moment] += reached
        else:
            self.tally.kills[point or "random"] += reached
            self.tally.moments[moment] += reached
        if reached and not self.bot.alive:
            async with self.bot.reading() as store:
                now = time.time() + self.bot.ahead
                await self.tally.fell(store, self.struck or self.habits.last, now, lobby=moment in LOBBY)
        self.tally.missed[str(strike)] += not reached
        if not self.bot.alive:
            await self._come_back()
        await self._look(str(strike or "migrating"))

    async def _struck(self, strike: Strike | None) -> bool:
        """Let the blow fall; whether it met what it was meant for. Raises TimeoutError if nobody came to that."""
        if strike is None:
            return await self._die_migrating()
        if strike.moment == "reopen":  # who gets no private messages is called when they have been away for a minute
            await self._jump(LATER[0][0])
        if strike.point == "locked":
            return await self._lock(strike)
        return await (self._die_starting(strike) if strike.moment == "starting" else self._die(strike))

    # blows ------------------------------------------------------------------------------------------------------------

    async def _die_migrating(self) -> bool:
        """The bot comes back newer, and dies while it brings the database up to date."""
        await self.bot.kill()
        self.bot.migrations += 1
        await self.bot.launch(**{kill_points.SETTING: f"migrating:{self.random.randint(1, 2)}"})
        await asyncio.wait_for(self.bot.ended(), 30)
        return True

    async def _die_starting(self, strike: Strike) -> bool:
        """The bot is killed where it is, comes back, and dies while it takes up what was left."""
        async with self._living():
            await asyncio.sleep(self.random.uniform(0, LONGEST / 2))
            await self.bot.kill()
        if not strike.point:
            await self.bot.launch()
            await asyncio.sleep(self.random.uniform(0.5, 2.0))
            await self.bot.kill()
            return True
        try:
            await self.bot.start(**{kill_points.SETTING: f"{strike.point}:{self.random.randint(1, 2)}"})
        except Died:
            return True
        await self.bot.kill()
        return False

    async def _die(self, strike: Strike) -> bool:
        """The bot dies while everybody goes on; whether it was at that point."""
        most = 1 if strike.point in RARE else 4 if strike.moment in LOBBY else 9
        soon = LATE if strike.moment == "dither" else SHORTEST if strike.moment in LOBBY else LONGEST
        order = {kill_points.SETTING: f"{strike.point}:{self.random.randint(1, most)}"}
        reached = True
        act = partial(self.bot.order, **order) if strike.point else None
        with nullcontext() if strike.point else self._slow_edits():
            async with self._moment(strike.moment, act):
                if strike.moment == "jumping":
                    await self._jump(AGED if strike.point == "removed" else 0.0)
                try:
                    if strike.point:
                        await asyncio.wait_for(self.bot.ended(), REACHED)
                    else:
                        await asyncio.sleep(self.random.uniform(0, soon))
                except TimeoutError:
                    reached = False
                await self.bot.kill()
                await asyncio.sleep(THINK)  # people go on clicking for a moment
        return reached

    @contextmanager
    def _slow_edits(self) -> Iterator[None]:
        """Meanwhile Discord answers every edit late, whatever else goes wrong there."""
        waiting = self.discord.faults.waiting
        slow = self.discord.faults.add("slow", EDITS, times=1000, delay=LATE)
        waiting.sort(key=lambda one: one is not slow)
        try:
            yield
        finally:
            waiting[:] = [one for one in waiting if one is not slow]

    async def _lock(self, strike: Strike) -> bool:
        """Another program holds the database for longer than the bot waits for it."""
        async with self._moment(strike.moment, None):
            await asyncio.sleep(self.random.uniform(0, SHORTEST))
            async with locked(self.bot.database):
                await asyncio.sleep(BUSY_SECONDS + self.random.uniform(0.2, 1.0))
            await asyncio.sleep(self.random.uniform(0, THINK))
        return True

    @asynccontextmanager
    async def _moment(self, moment: Moment | When, act: Callable[[], Awaitable[None]] | None) -> AsyncIterator[None]:
        """Everybody goes on; the block begins when that moment has come and, right before it, `act` was done."""
        came = asyncio.Event()

        async def about_to(this: Moment, pair: Pair) -> None:
            if this == moment and not came.is_set():
                came.set()
                self.struck = pair
                await (act() if act is not None else asyncio.sleep(0))

        self.habits.about_to = about_to
        async with self._living(moment if moment not in get_args(When) else None):  # type: ignore[arg-type]
            if moment in get_args(When):
                await asyncio.sleep(self.random.uniform(0, 0.3))
                await (act() if act is not None else asyncio.sleep(0))
            else:
                await asyncio.wait_for(came.wait(), COMES)
            yield

    @asynccontextmanager
    async def _living(self, wish: Moment | None = None) -> AsyncIterator[None]:
        """People live for as long as the block lasts."""
        self.habits.wish = wish
        living = [asyncio.create_task(self.habits.live(pair, seat)) for pair in self.crowd.pairs
                  for seat in range(len(pair.people))]
        living.append(asyncio.create_task(self.onlooker.keep_looking(THINK)))
        try:
            yield
        finally:
            while left := [task for task in living if not task.done()]:  # `wait_for` of Python 3.11 may swallow it
                for task in left:
                    task.cancel()
                await asyncio.wait(left, timeout=0.5)
            for result in await asyncio.gather(*living, return_exceptions=True):
                if isinstance(result, Exception):
                    raise result

    async def _jump(self, later: float = 0.0) -> None:
        """Time goes on, for Discord and for the bot, by so many seconds; sometimes only the host's clock changes."""
        if not later and self.random.random() < TURNING:
            self.wrong = self.random.choice(WRONG)
            self.tally.jumps[f"the host's clock is {self.wrong:+.0f} s wrong"] += 1
        else:
            later = later or self.random.choices([one for one, _ in LATER], [often for _, often in LATER])[0]
            self.discord.skip(later)
            self.tally.jumps[f"{later:.0f} s later"] += 1
        await self.bot.turn_clock(self.discord.world.shift + self.wrong - self.bot.ahead)

    # looking ----------------------------------------------------------------------------------------------------------

    async def _come_back(self) -> None:
        """The next start, perhaps much later."""
        if self.random.random() < JUMPING:
            await self._jump()
        began = time.monotonic()
        try:
            await self.bot.start()
        except (TimeoutError, Died) as error:
            self.tally.faults.append(f"it doesn't come back: {error}"[:1000])
        self.tally.restarts.append(time.monotonic() - began)

    async def _look(self, after: str) -> None:
        """Note what is still wrong when there was time enough to mend it, and who stands still."""
        async with self.bot.reading() as store:
            found = await self.inspector.lasting(store)
            for pair in self.crowd.pairs:
                steps, since = self.steps.get(pair, (0, 0))
                now = await self._steps(pair)
                self.steps[pair] = (now, 0 if now > steps else since + 1)
        found += [f"{self._before(pair)}" for pair, (_, since) in self.steps.items() if since > STILL]
        self.tally.faults += [f"after {after}: {fault}"[:2000] for fault in found]

    async def _steps(self, pair: Pair) -> int:
        """How many steps a pair has made in all its games."""
        sql = ("SELECT COUNT(*) AS steps FROM entry JOIN game ON entry.game = game.id"
               " JOIN player ON player.match = game.match WHERE user = ?")
        async with self.bot.reading() as store:
            return sum([int((await store._rows(sql, (user.id,)))[0]["steps"]) for user in pair.users])

    def _before(self, pair: Pair) -> str:
        """What people who stand still have before them."""
        seen = {user.name: [one.text for one in (*user.messages("table"), *user.dms())[-3:]] for user in pair.users}
        return f"nothing goes on: {seen}"

    async def go_on(self, within: float = 90.0) -> None:
        """When it is all over, everybody comes on."""
        self.discord.skip(LATER[-1][0])
        await self.bot.turn_clock(LATER[-1][0])
        before = {pair: await self._steps(pair) for pair in self.crowd.pairs}
        late = time.monotonic() + within
        async with self._living():
            while stuck := [pair for pair, steps in before.items() if await self._steps(pair) <= steps]:
                if time.monotonic() > late:
                    break
                await asyncio.sleep(0.2)
        self.tally.faults += [f"at the end {self._before(pair)}" for pair in stuck]

    async def report(self) -> dict[str, Any]:
        """All figures. `ok` is what counts."""
        async with self.bot.reading() as store:
            matches = await self.inspector.matches(store)
            entries = int((await store._rows("SELECT COUNT(*) AS entries FROM entry"))[0]["entries"])
        complaints, tally = self.bot.complaints(), self.tally
        ends = [re.sub(r"Player \d+", "…", match.why) for match in matches if match.state == "closed"]
        return {"kills": tally.kills, "modes": tally.modes, "states": tally.states,
                "moments": tally.moments, "missed": +tally.missed, "jumps": tally.jumps, "locks": tally.locks,
                "lobby": Counter(ends),
                "matches": Counter(match.state for match in matches),
                "masked": sum(match.terms.masking for match in matches), "open": sum(match.open for match in matches),
                "rematches": sum(bool(match.rematch_of) for match in matches),
                "games": sum((Counter({match.terms.mode: match.games}) for match in matches), Counter()),
                "begun": sum(match.started > 0 for match in matches),
                "over": sum(match.state == "over" for match in matches), "entries": entries,
                "acts": Counter(map(str, self.habits.did.elements())), "clicks": self.crowd.outcomes,
                "restarts": tally.restarts, "compared": self.inspector.secrecy.compared,
                "faults": tally.faults[:20], "errors_logged": complaints[:20]}


async def world(
        strikes: Sequence[Strike | None], pairs: int, seed: int, patience: float = PATIENCE, verbose: bool = True,
        keep: str = "",
) -> dict[str, Any]:
    """Strike in that order, until something is wrong; the figures. What the bot stored and logged until then is kept
    in the folder `keep`, if one is named."""
    with tempfile.TemporaryDirectory(prefix="chainkeeper-crash-") as folder:
        async with StandIn(rate_limits=False, patience=patience) as discord:
            one = Crash(discord, Path(folder), pairs, seed)
            with swept(one.bot):
                await one.bot.start()
                for number, strike in enumerate(strikes, 1):
                    try:
                        await one.once(strike)
                    except Exception:  # noqa: BLE001 - whatever goes wrong is the finding, and the other worlds go on
                        one.tally.faults.append(f"at {strike}: {traceback.format_exc()}")
                    if verbose and (number % 10 == 0 or one.tally.faults):
                        print(f"world {seed}: {number}/{len(strikes)} blows", *one.tally.faults, sep="\n  ", flush=True)
                    if one.tally.faults:
                        if keep:
                            shutil.copytree(folder, Path(keep) / f"world-{seed}", dirs_exist_ok=True)
                        return await one.report()
                await one.go_on()
                return await one.report()


def crash(kills: int, pairs: int, seed: int, jobs: int, patience: float = PATIENCE, keep: str = "") -> dict[str, Any]:
    """So many kills, in as many worlds as are needed, `jobs` of them at once; the report."""
    strikes = list(plan(kills, random.Random(seed)))
    worlds = max(1, round(kills / WORLD), min(jobs, kills // 10))
    size = -(-len(strikes) // worlds)
    parts = [strikes[at:at + size] for at in range(0, len(strikes), size)]
    with ProcessPoolExecutor(jobs) as pool:
        told = list(pool.map(
            _world, parts, [pairs] * len(parts), range(seed, seed + len(parts)), [patience] * len(parts),
            [keep] * len(parts)))
    return summed(told, planned(strikes), MODE_NAMES[:pairs])


def _world(strikes: Sequence[Strike | None], pairs: int, seed: int, patience: float, keep: str) -> dict[str, Any]:
    return asyncio.run(world(strikes, pairs, seed, patience, keep=keep))


def main() -> int:
    """Read the arguments, crash, report."""
    parser = argparse.ArgumentParser(prog="python -m tests.hosting.crash",
                                     description="Kill the bot in lobbies and games of all modes, and look.")
    parser.add_argument("--kills", type=int, default=1100,
                        help="kills planned over all points and moments; some miss (default 1100: a thousand hit)")
    parser.add_argument("--jobs", type=int, default=2, help="worlds at once")
    parser.add_argument("--pairs", type=int, default=len(MODE_NAMES),
                        help="groups of people in a world, of all modes by turns")
    parser.add_argument("--patience", type=float, default=PATIENCE,
                        help="seconds that people wait for what comes of a click; more on a busy machine")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", default="", metavar="FOLDER", help="where what a faulty world left is kept")
    given = parser.parse_args()
    began = time.monotonic()
    report = crash(given.kills, given.pairs, given.seed, given.jobs, given.patience, given.keep)
    print(json.dumps({**report, "seed": given.seed, "seconds": round(time.monotonic() - began, 1)}))
    return 0 if report["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
