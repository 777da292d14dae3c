"""People who play matches of all modes through the stand-in, whatever becomes of the bot meanwhile."""
from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from itertools import count

from bot.decks.forms import FIELD
from bot.match.terms import OF_TWO
from bot.sandbox.acting import Refused
from bot.sandbox.driver import Outcome, Seen, User
from bot.sandbox.records import Person as Record
from bot.sandbox.server import StandIn
from bot.store import ModeName
from cards.computer.thinking import LEVELS
from cards.decks import FORMATS, shipped
from cards.formats import CASUAL
from engine.rules.formats.legality import refused
from engine.rules.formats.modes import MODES
from tests.bot.players import Person
from tests.hosting.past import CATALOGUE

DECKS = ("annie", "garen", "lux", "yi")
FIRST = 200000000000000000
"""The users of a crowd have ids from here on."""


@cache
def lists() -> tuple[str, ...]:
    """Lists for matches of several games: the shipped decks that have a choice of battlefields and are legal as
    anybody's own, each with a sideboard of one more copy of a card."""
    found, today, brought = [], datetime.now(UTC).date(), MODES["match"].brought
    for deck in shipped().values():
        more = next(code for code, copies in deck.main if copies < 3 and code != deck.champion)
        own = replace(deck, starter=False, sideboard=((more, 1),))
        if len(deck.battlefields) == brought and not refused(own, CATALOGUE, CASUAL, today, brought):
            found.append(FORMATS["text"](own))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Pair:
    """The people of a match: two of whom the first one challenges, or as many as the mode takes, in the order of their
    seats at an open table; or one who plays against a computer of that `level`."""

    people: tuple[Person, ...]
    mode: ModeName = "duel"
    level: str = ""

    @property
    def users(self) -> tuple[User, ...]:
        """They, as the stand-in knows them."""
        return tuple(person.user for person in self.people)


class Crowd:
    """Groups of people, whose modes are these by turns, and what became of their clicks. With the chance `twice`
    somebody clicks twice at once. So many of them `practise`, each alone, against computers of all levels by turns."""

    def __init__(self, discord: StandIn, pairs: int, seed: int, twice: float = 0.0,
                 modes: Sequence[ModeName] = ("duel",), practise: int = 0) -> None:
        self.discord = discord
        self.twice = twice
        self.random = random.Random(seed)
        self.outcomes: Counter[str] = Counter()
        self._numbers = count()
        self.pairs = [self._pair(modes[number % len(modes)]) for number in range(pairs)]
        levels = tuple(LEVELS)
        self.pairs += [Pair((self._person(next(self._numbers)),), "duel", levels[number % len(levels)])
                       for number in range(practise)]

    def _pair(self, mode: ModeName) -> Pair:
        return Pair(tuple(self._person(next(self._numbers)) for _ in range(MODES[mode].seats)), mode)

    def _person(self, number: int) -> Person:
        world = self.discord.world
        name = f"Player {number}"
        world.people[FIRST + number] = Record(FIRST + number, name, "#888888")
        return Person(self, User(world, self.discord.hands, FIRST + number), self.random.randrange(1 << 30))

    @property
    def people(self) -> Iterator[Person]:
        """Everybody."""
        return (person for pair in self.pairs for person in pair.people)

    async def clicked(self, user: User, message: Seen, control: str, *values: str, forge: bool = False) -> Outcome:
        """Use a control, and note what came of it. “Interaction failed” is no reason to stop."""
        again = [self._use(user, message, control, values, forge)] if self.random.random() < self.twice else []
        outcome, *_ = await asyncio.gather(self._use(user, message, control, values, forge), *again)
        return outcome

    async def _use(self, user: User, message: Seen, control: str, values: tuple[str, ...], forge: bool) -> Outcome:
        if values or ".pick" in control:
            outcome = await user.select(message, control, list(values), forge=forge)
        else:
            outcome = await user.click(message, control, forge=forge)
        self.outcomes[outcome.kind] += 1
        return outcome

    # a match ----------------------------------------------------------------------------------------------------------

    async def begin(self, pair: Pair) -> None:
        """A match as far as its first question. Raises TimeoutError with what its players have before them."""
        try:
            await self._begin(pair)
        except TimeoutError as error:
            for user in pair.users:
                told = [seen for seen in user.messages("table") if seen.ephemeral]
                error.add_note(f"{user.name}: {[seen.text for seen in (*told, *user.dms())]}")
            raise

    async def _begin(self, pair: Pair) -> None:
        first, *others = pair.users
        if pair.level:
            await first.command("table", "match practice", level=pair.level)
            await until(lambda: any(one.asked for one in pair.people))
            return
        if pair.mode in OF_TWO:
            said = await first.command("table", "match challenge", user=others[0], mode=pair.mode, masking=False)
        else:
            said = await first.command("table", "match open", mode=pair.mode, masking=False)
        assert said.message is not None, said.kind
        assert not said.message.ephemeral, said.text
        for user in others:
            await user.click(said.message, "Accept" if pair.mode in OF_TWO else "Take a seat")
        for user, deck in zip(pair.users, self.chosen(pair.mode), strict=True):
            picker = await user.wait_for(lambda seen: "Choose your deck" in seen.text, channel="dm", within=30)
            await self.choose(user, picker, deck)
            await until(lambda user=user, picker=picker: "Ready" in user.look(picker).labels)  # type: ignore[misc]
            await user.click(picker, "Ready")
        await until(lambda: any(one.asked for one in pair.people))

    def chosen(self, mode: ModeName) -> list[str]:
        """A deck for each seat."""
        return [self.deck(mode, seat) for seat in range(MODES[mode].seats)]

    def deck(self, mode: ModeName, seat: int) -> str:
        """A deck for that seat: the key of a shipped one, or a list where several games are played. In teams everybody
        has another one."""
        if MODES[mode].best_of > 1:
            return self.random.choice(lists())
        return DECKS[seat] if MODES[mode].teams else self.random.choice(DECKS)

    async def choose(self, user: User, picker: Seen, deck: str) -> None:
        """Choose a deck: one of those that are offered, or a list that is pasted."""
        if deck in DECKS:
            await user.select(picker, "Ready-made decks", deck)
        else:
            await user.submit(await user.click(picker, "Paste a list"), {FIELD: deck})

    async def keep_playing(self, person: Person, think: float) -> None:
        """Answer whatever is asked, for ever. A panel that changes under the finger is looked at again."""
        while True:
            await asyncio.sleep(person.random.expovariate(1 / think))
            try:
                if person.asked:
                    await person.step()
            except Refused:
                self.outcomes["changed meanwhile"] += 1


async def until(wanted: Callable[[], bool], within: float = 30.0) -> None:
    """Wait until something is the case. Raises TimeoutError."""
    async with asyncio.timeout(within):
        while not wanted():
            await asyncio.sleep(0.01)

