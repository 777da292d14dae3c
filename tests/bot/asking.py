"""A match whose clock stands: who is asked, what they were sent, and a round of the upkeep at a later time."""
from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest

from bot import upkeep
from bot.game import absent
from bot.match import lobby
from bot.outbox import notifying, queues
from bot.sandbox.driver import Seen, User
from bot.store import Match, Player, writing
from bot.tables import last_clicks
from engine.kernel.decision import Decision
from tests.bot.players import Hall, Person, play_until


@dataclass
class Clock:
    """Stands until it is set."""

    now: float = 1_000_000_000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


def stopped(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Let the clock stand by which the bot knows who is away, and its upkeep be done by the tests alone."""
    clock = Clock()
    for module in (absent, last_clicks, notifying, upkeep, writing):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(upkeep, "EVERY", 10_000.0)
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    monkeypatch.setattr(queues, "FIRST", 0.01)
    return clock


def people(place: Hall) -> tuple[User, User]:
    return place.discord.user("Ana"), place.discord.user("Bo")


async def question(place: Hall, match: Match) -> Decision:
    (found,) = (await place.game(match)).pending()
    return found


async def asked_now(place: Hall, match: Match) -> User:
    return people(place)[(await question(place, match)).seat]


async def player(place: Hall, match: Match, user: User) -> Player:
    found = await place.bot.store.match(match.id)
    assert found is not None
    return found.players[found.seat_of(user.id)]


async def later(place: Hall, seconds: float) -> None:
    """The clock goes on, and the bot looks after who is away."""
    absent.time.now += seconds  # type: ignore[attr-defined]
    await upkeep.once(place.bot)
    await place.settled()


def news(user: User) -> int:
    """How many messages the user has been sent, each with a ping: what changed since makes none."""
    return len([message for message in user.dms() if not message.ephemeral])


def calls(user: User) -> list[Seen]:
    """The calls that stand in the thread."""
    return [message for message in user.messages(int(user.threads()[-1]["id"])) if ", you are needed." in message.text]


async def answered_in_turn(place: Hall, match: Match, user: User) -> None:
    """Both play until this user is asked something new in a turn in which they were asked something before."""
    pair = [Person(place, one, seed) for seed, one in enumerate(people(place))]
    asked_before: list[tuple[int, int]] = []

    async def again() -> bool:
        game = await place.game(match)
        open_now = next(((game.turn, one.number) for one in game.pending()
                         if people(place)[one.seat] == user and game.turn), None)
        if open_now is None or open_now in asked_before:
            return False
        asked_before.append(open_now)
        return len([turn for turn, _ in asked_before if turn == open_now[0]]) > 1

    assert await play_until(pair, again)


async def until_waiting(place: Hall, match: Match) -> None:
    """Until somebody else waits for the table."""
    async with asyncio.timeout(5):
        while place.bot.tables.locks._held[match.id][1] < 2:
            await asyncio.sleep(0.005)
