"""`python -m tests.hosting.faults`: whole games while Discord fails at random, in all the ways that the stand-in knows.

Requests meet 429, 5xx, broken connections, time-outs, lost and slow answers; the gateway drops, asks to reconnect, or
calls the session invalid. People click again when nothing happens, and sometimes twice. When all games are over the sky
clears, and everything must be as after a crash.

Prints progress and one JSON object at its end; the exit code is 1 when anything was lost, doubled, or stood still.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.match.endings import EndAction
from bot.match.terms import MODE_NAMES
from bot.panels import click_ids
from bot.sandbox.acting import Refused
from bot.sandbox.driver import User
from bot.sandbox.server import StandIn
from bot.store import game_id
from engine.rules.formats.modes import MODES
from tests.bot.players import NoPanel, Person, panel_of
from tests.hosting.checks import Inspector
from tests.hosting.crowd import Crowd, Pair
from tests.hosting.habits import EXCHANGING
from tests.hosting.load import match_of
from tests.hosting.onlooker import Onlooker
from tests.hosting.process import BotProcess, swept

THINK = 0.05
TWICE = 0.05
"""How often somebody clicks twice."""
OVER = ("### You won", "### You lost", "### You drew")


@dataclass(frozen=True, slots=True)
class Weather:
    """How bad it is: the chance of a request or an event to meet something, how many matches, after how many clicks
    somebody gives a game up, and in how many seconds a match must be over: its games share the first half of them."""

    rate: float
    games: int
    clicks: int
    seed: int
    patience: float = 240.0


class Storm:
    """People who want to play, whatever happens, in all modes."""

    def __init__(self, discord: StandIn, folder: Path, weather: Weather) -> None:
        self.discord = discord
        self.weather = weather
        self.bot = BotProcess(discord, folder)
        self.crowd = Crowd(discord, weather.games, weather.seed, TWICE, MODE_NAMES)
        self.onlooker = Onlooker(discord, weather.seed)
        self.inspector = Inspector(discord, self.bot)
        self.stuck: list[str] = []
        self.given_up: Counter[str] = Counter()

    async def run(self) -> None:
        """All games, in bad weather from their first question to the result.

        One that doesn't get there in time is noted with what its players see.
        """
        await self.bot.start()
        await asyncio.gather(*(self.crowd.begin(pair) for pair in self.crowd.pairs))
        self.discord.faults.storm(self.weather.rate, seed=self.weather.seed)
        looking = asyncio.create_task(self.onlooker.keep_looking(THINK))
        await asyncio.gather(*(self._game(pair) for pair in self.crowd.pairs))
        looking.cancel()
        self.discord.faults.clear()
        try:
            await self.bot.settled(90)
        except TimeoutError as error:
            self.stuck.append(str(error)[:1000])

    async def _game(self, pair: Pair) -> None:
        try:
            async with asyncio.timeout(self.weather.patience):
                await self._until_over(pair)
        except TimeoutError:
            self.stuck.append(" / ".join(f"{user.name} has {newest(user)!r}" for user in pair.users))

    async def _until_over(self, pair: Pair) -> None:
        """Whoever is asked answers, until somebody has had enough of a game and gives it up. When they have had enough
        as often as there are games, they give up whatever goes on until the match is over."""
        match = next(match_of(panel_of(one.user)) for one in pair.people if asked(one))
        best_of, began, clicks, given_up = MODES[pair.mode].best_of, time.monotonic(), 0, 0
        while not all(newest(user).startswith(OVER) for user in pair.users):
            await asyncio.sleep(THINK)
            who = [one for one in pair.people if asked(one)]
            time_for_a_game = self.weather.patience / 2 / best_of
            enough = max(int((time.monotonic() - began) / time_for_a_game), clicks // self.weather.clicks)
            try:
                if enough >= best_of:
                    await self._give_up(pair, match, "conceding" if best_of == 1 else "forfeit")
                elif enough > given_up and not between(pair):
                    given_up = enough
                    await self._give_up(pair, match, "conceding")
                elif who:
                    clicks += 1
                    await self.crowd.random.choice(who).step()
            except Refused:
                self.crowd.outcomes["changed meanwhile"] += 1

    async def _give_up(self, pair: Pair, match: str, action: EndAction) -> None:
        user = self.crowd.random.choice(pair.users)
        self.given_up[action] += 1
        await self.crowd.clicked(user, panel_of(user), click_ids.custom_id(match, "m", action), forge=True)

    async def report(self) -> dict[str, Any]:
        """All figures."""
        async with self.bot.reading() as store:
            faults = self.stuck + await self.inspector.faults(store)
            matches = await self.inspector.matches(store)
            entries = sum([len(await store.entries(game_id(match.id, number))) for match in matches
                           for number in range(1, match.games + 1)])
        met = {fault["way"]: fault["met"] for fault in self.discord.faults.told()}
        complaints = self.bot.complaints()
        return {"command": "faults", "ok": not faults and not complaints, "games": len(self.crowd.pairs),
                "modes": dict(Counter(pair.mode for pair in self.crowd.pairs)),
                "entries": entries, "over": sum(match.state == "over" for match in matches),
                "given_up": dict(self.given_up), "clicks": dict(self.crowd.outcomes), "met": met,
                "rate": self.weather.rate, "compared": dict(self.inspector.secrecy.compared), "faults": faults[:20],
                "errors_logged": complaints[:20]}


def newest(user: User) -> str:
    """The text of the newest private panel, nothing if there is none."""
    try:
        return panel_of(user).text
    except NoPanel:
        return ""


def between(pair: Pair) -> bool:
    """Whether one of them exchanges cards for the next game."""
    return any(EXCHANGING in newest(user) for user in pair.users)


def asked(person: Person) -> bool:
    """Whether this person is asked something in a game."""
    return bool(newest(person.user)) and person.asked


async def storm(weather: Weather) -> dict[str, Any]:
    """Play through it; the report."""
    with tempfile.TemporaryDirectory(prefix="chainkeeper-faults-") as folder:
        async with StandIn(rate_limits=False) as discord:
            one = Storm(discord, Path(folder), weather)
            with swept(one.bot):
                await one.run()
                return await one.report()


def main() -> int:
    """Read the arguments, play, report."""
    parser = argparse.ArgumentParser(prog="python -m tests.hosting.faults",
                                     description="Whole games while Discord fails at random.")
    parser.add_argument("--games", type=int, default=6, help="matches at once, of all modes by turns")
    parser.add_argument("--rate", type=float, default=0.05,
                        help="the chance of a request or an event to meet something")
    parser.add_argument("--clicks", type=int, default=400,
                        help="after so many, or its share of two minutes, somebody gives a game up")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    report = asyncio.run(storm(Weather(given.rate, given.games, given.clicks, given.seed)))
    print(json.dumps({**report, "seed": given.seed, "seconds": round(time.monotonic() - began, 1)}))
    return 0 if report["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
