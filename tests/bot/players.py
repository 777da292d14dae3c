"""A bot against the stand-in, and two people who press what they are offered."""
from __future__ import annotations

import asyncio
import json
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from bot.app import Chainkeeper
from bot.panels import click_ids, notes
from bot.pictures.studio import Studio
from bot.process.discord_address import point_client_at
from bot.process.logs import Structured
from bot.process.settings import Settings
from bot.sandbox.driver import Outcome, Seen, User
from bot.sandbox.server import StandIn
from bot.store import Match
from bot.tables.passing import Delay
from cards.computer import thinking
from cards.computer.thinking import Task, Thought
from cards.tools.selfplay import Player
from engine.game import Game
from tests.hosting.process import reading
from tests.hosting.secrecy import Secrecy

PIXEL = bytes.fromhex("89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154"
                      "789c63600000000200" "0148afa4710000000049454e44ae426082")
"""A picture that costs nothing."""


class Thinkers:
    """Workers within the test: they think at once, or do what else they are given. `asked` are the tasks."""

    size = 1

    def __init__(self, think: Callable[[Task], Thought] = thinking.think) -> None:
        self.think = think
        self.asked: list[Task] = []
        self.held: asyncio.Event | None = None

    async def ask(self, task: Task) -> Thought:
        self.asked.append(task)
        if self.held is not None:
            await self.held.wait()
        return self.think(task)

    async def do(self, work: Callable[[Any], Any], what: Any, patience: float) -> Any:
        """What comes of any other work, at once."""
        return work(what)

    def close(self) -> None:
        """Nothing is to be ended."""


class Hall:
    """The stand-in, and the bot that is connected to it."""

    def __init__(self, discord: StandIn, folder: Path, pictures: bool = False) -> None:
        self.discord = discord
        self.pictures = pictures
        self.settings = Settings(_env_file=None, DISCORD_TOKEN="sandbox",
                                 discord_api=discord.url,  # type: ignore[call-arg]
                                 database=folder / "bot.sqlite3", reports=folder / "reports", rules=folder / "rules")
        self.secrecy = Secrecy(discord, self.settings.database)
        self.delay: Delay = lambda speed, pace: 0.0
        self.patience = 0.0
        self.thinkers = Thinkers()
        self.bot: Chainkeeper
        self._running: asyncio.Task[None]

    async def start(self) -> None:
        self.discord.gateway.connected.clear()
        self.bot = Chainkeeper(self.settings)
        if not self.pictures:
            self.bot.studio = Studio(lambda picture: PIXEL)
        await self.bot.login("sandbox")
        self.bot.tables.delay = self.delay
        self.bot.tables.unhurried.patience = self.patience
        self.bot.computers.workers = self.thinkers  # type: ignore[assignment]
        self.bot.computers.pause = lambda level: 0.001
        self._running = asyncio.create_task(self.bot.connect())
        await self.discord.wait_for_bot()
        await self.bot.resumed.wait()
        await self.settled()

    async def stop(self) -> None:
        await self.bot.close()
        if (late := self.bot._connection._ready_task) is not None:
            late.cancel()  # it waits two seconds for servers, and would call a client that is closed
        await asyncio.gather(self._running, return_exceptions=True)

    async def restart(self) -> None:
        """The bot ends and another one starts on the same database."""
        await self.stop()
        await self.start()

    async def handled(self) -> None:
        """Wait until every click is answered."""
        while self.bot.handling:
            await asyncio.wait(set(self.bot.handling))

    async def settled(self) -> None:
        """Wait until every click is answered, by computers too, and Discord has everything."""
        await self.handled()
        await self.bot.computers.idle()
        await self.bot.outbox.idle()

    async def commanded(self) -> None:
        """Wait until every command is carried out, which may go on after its first answer, and all that follows."""
        while working := [task for task in asyncio.all_tasks() if task.get_name() == "CommandTree-invoker"]:
            await asyncio.wait(working)
        await self.settled()

    async def told(self) -> None:
        """Wait until the bot has heard everything that the gateway sent, and what follows from it is settled."""
        sessions = self.discord.gateway.sessions
        async with asyncio.timeout(10):
            while self.bot.ws is None or (self.bot.ws.sequence or 0) < sessions[str(self.bot.ws.session_id)].sequence:
                await asyncio.sleep(0.005)
            while hearing := [task for task in asyncio.all_tasks() if task.get_name().startswith("discord.py: ")]:
                await asyncio.wait(hearing)
        await self.settled()

    async def leaks(self, said: list[str]) -> list[str]:
        """What was shown to somebody who may not see it, or logged, since the last time."""
        found = []
        if self.settings.database.exists():
            async with reading(self.settings.database) as store:
                found = await self.secrecy.faults(store)
        return found + self.secrecy.logged("\n".join(said))

    async def clicked(self, user: User, message: Seen, control: str, *values: str, forge: bool = False) -> Outcome:
        """Use a control, and wait until everything that follows from it is there."""
        if values or ".pick" in control:
            outcome = await user.select(message, control, list(values), forge=forge)
        else:
            outcome = await user.click(message, control, forge=forge)
        assert outcome.kind != "timeout", f"“interaction failed” on {control}"
        await self.settled()
        return outcome

    async def begin(self, ana: User, bo: User, decks: tuple[str, str], **terms: str) -> Match:
        """Challenge by those terms, accept, decks, ready."""
        challenge = await ana.command("table", "match challenge", user=bo, **terms)
        assert challenge.message is not None
        await self.clicked(bo, challenge.message, "Accept")
        for user, deck in ((ana, decks[0]), (bo, decks[1])):
            await self.clicked(user, panel_of(user), "Ready-made decks", deck)
            await self.clicked(user, panel_of(user), "Ready")
        match = (await self.bot.store.matches_of(ana.id))[0]
        assert match.state == "running"
        return match

    async def gather(self, users: Sequence[User], decks: Sequence[str], mode: str) -> Match:
        """Open a table, take its seats, decks, ready: everybody in the order of the seats."""
        post = (await users[0].command("table", "match open", mode=mode)).message
        assert post is not None
        for user in users[1:]:
            await self.clicked(user, post, "Take a seat")
        for user, deck in zip(users, decks, strict=True):
            await self.clicked(user, panel_of(user), "Ready-made decks", deck)
            await self.clicked(user, panel_of(user), "Ready")
        match = (await self.bot.store.matches_of(users[0].id))[0]
        assert match.state == "running"
        return match

    async def play_on(self, match: Match, until: Callable[[Game], bool], seed: int = 1, most: int = 2000) -> None:
        """Answer at random at the table itself, click for nobody, until something is the case. What is due for Discord
        meanwhile is sent once, as it is in the end."""
        player = Player(seed)
        for _ in range(most):
            async with self.bot.tables.at(match.id) as table:
                if table.game.over or until(table.game):
                    break
                entry = player.answer(table.game.fork())
                if entry.kind == "answer":
                    await table.answer(entry.seat, entry.number, entry.keys)
        else:
            raise AssertionError(f"it never came to that in {most} answers")
        await self.bot.outbox.kick(match.id)
        await self.settled()

    async def game(self, match: Match) -> Any:
        """The game as the bot has it."""
        async with self.bot.tables.at(match.id) as table:
            return table.game


@asynccontextmanager
async def hall(folder: Path, pictures: bool = False) -> AsyncIterator[Hall]:
    """The stand-in and a bot, for as long as the block lasts. In the end nobody has seen what is hidden from them.

    Only with `pictures` they are really drawn: else each is one pixel.
    """
    async with StandIn(rate_limits=False) as discord:
        point_client_at(discord.url)
        place = Hall(discord, folder, pictures)
        with logged() as said:
            await place.start()
            try:
                yield place
                found = await place.leaks(said)
            finally:
                await place.stop()
            assert not found, "\n".join(found[:20])


@contextmanager
def logged() -> Iterator[list[str]]:
    """Everything that the bot logs at INFO, as it is written."""
    said: list[str] = []
    handler, own = logging.Handler(), logging.getLogger("bot")
    handler.emit = lambda record: said.append(form.format(record))  # type: ignore[method-assign]
    form, level = Structured(), own.level
    own.addHandler(handler)
    own.setLevel(min(logging.INFO, own.getEffectiveLevel()))
    try:
        yield said
    finally:
        own.setLevel(level)
        own.removeHandler(handler)


class NoPanel(LookupError):
    """Somebody has no panel: none was sent yet, or the old one is gone and the new one under way."""


def panel_of(user: User) -> Seen:
    """The newest private panel with something on it. Raises NoPanel while there is none."""
    for message in reversed(user.dms()):
        left = message.text in ("Moved down.", notes.CLOSED) or "messages were closed here" in message.text
        if not left and not message.ephemeral:
            return message
    raise NoPanel(user.name)


def controls(message: Seen) -> list[tuple[str, list[str]]]:
    """What can be used on a message to answer: the ids, and the values of selects."""
    found = []
    for part in message.buttons + message.selects:
        click = click_ids.read(str(part.get("custom_id") or ""))
        if click is not None and click.action in ("pickplay", "pickdo", "pick", "key", "ok", "back", "ending", "last"):
            found.append((str(part["custom_id"]), [str(option["value"]) for option in part.get("options", [])]))
    return found


class Person:
    """Someone who plays: prefers to do something, sometimes thinks better of it.

    A `patient` one plays cards only as a response.
    """

    def __init__(self, place: Hall, user: User, seed: int, patient: bool = False) -> None:
        self.patient = patient
        self.hall = place
        self.user = user
        self.random = random.Random(seed)
        self.did: Counter[str] = Counter()
        self.responding = False

    @property
    def asked(self) -> bool:
        try:
            return bool(controls(panel_of(self.user)))
        except NoPanel:
            return False

    async def step(self, on: Seen | None = None) -> None:
        """Answer what is on that panel, otherwise on the newest, or go one step of it."""
        message = on or panel_of(self.user)
        offered = {click_ids.read(name).action: (name, values) for name, values in controls(message)
                   if values}  # type: ignore[union-attr]
        buttons = [name for name, values in controls(message) if not values]
        back = next((name for name in buttons if ".back" in name), "")
        answers = [name for name in buttons if name != back]
        if self.patient and "do you respond" not in message.text.split("\n")[0]:
            offered.pop("pickplay", None)
            answers = [name for name in answers if ".key.play:" not in name]
        deeds = [[name for name in answers if f".key.{verb}:" in name] for verb in ("play", "move")]
        if back and (self.random.random() < 0.06 or not (answers or offered)):
            self.did["cancelled"] += 1
            await self.press(message, back)
        elif deeds[0] and self.random.random() < 0.8:
            self.responding = "do you respond" in message.text.split("\n")[0]
            await self.press(message, self.random.choice(deeds[0]))
        elif "pickplay" in offered and self.random.random() < 0.8:
            name, values = offered["pickplay"]  # a response has its runes behind the cards
            await self.choose(message, name, [value for value in values if value.startswith("play:")])
        elif moves := [value for value in offered.get("pickdo", ("", []))[1] if value.startswith("move:")
                       or self.random.random() < 0.1]:
            await self.choose(message, offered["pickdo"][0], moves)
        elif deeds[1]:
            await self.press(message, self.random.choice(deeds[1]))
        elif answers and ("pick" not in offered or self.random.random() < 0.9):
            await self.press(message,
                             next((name for name in answers if name.endswith(".confirm")), self.random.choice(answers)))
        elif "pick" in offered:
            await self.choose(message, *offered["pick"])
        elif answers:
            await self.press(message, self.random.choice(answers))
        else:
            await self.choose(message, *self.random.choice(list(offered.values())))

    async def choose(self, message: Seen, name: str, values: list[str]) -> None:
        """Choose one value in a select."""
        self.responding = "Respond with" in str(next(part for part in message.selects
                                                     if part["custom_id"] == name).get("placeholder"))
        if "Assign" in message.text.split("\n")[0]:
            self.did["damage assigned"] += 1
        await self.hall.clicked(self.user, message, name, self.random.choice(values))

    async def press(self, message: Seen, name: str) -> None:
        """Press a button."""
        if (name.endswith(".confirm") or ".last." in name) and self.responding:
            self.did["responded"] += 1
            self.responding = False
        await self.hall.clicked(self.user, message, name)


async def play(people: list[Person], most: int = 2500) -> bool:
    """Let people answer what they are asked until nobody is; whether that happened."""
    for _ in range(most):
        who = next((person for person in people if person.asked), None)
        if who is None:
            return True
        await who.step()
        for report in who.hall.settings.reports.glob("*"):
            raise AssertionError(json.loads(report.read_text())["error"][-1])
    return False


async def somebody_acts(place: Hall, ana: User, bo: User) -> User:
    """The two play until one of them may act and could be told why something can't be done; who that is."""
    people = [Person(place, ana, 1), Person(place, bo, 2)]

    async def acting() -> bool:
        return any("Why not?" in panel_of(person.user).labels for person in people)

    assert await play_until(people, acting)
    return next(person.user for person in people if person.asked)


async def play_until(people: list[Person], wanted: Callable[[], Awaitable[bool]], most: int = 2500) -> bool:
    """Let people play until something is the case; whether it came to that before the game was over."""
    for _ in range(most):
        if await wanted():
            return True
        who = next((person for person in people if person.asked), None)
        if who is None:
            return False
        await who.step()
    return False
