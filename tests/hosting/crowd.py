"""People in pairs who play duels through the stand-in, whatever becomes of the bot meanwhile."""
from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.sandbox.acting import Refused
from bot.sandbox.driver import Outcome, Seen, User
from bot.sandbox.records import Person as Record
from bot.sandbox.server import StandIn
from tests.bot.players import Person

DECKS = ("annie", "garen", "lux", "yi")
FIRST = 200000000000000000
"""The users of a crowd have ids from here on."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two people with a duel; the first one challenged."""

    people: tuple[Person, Person]

    @property
    def users(self) -> tuple[User, User]:
        """The two, as the stand-in knows them."""
        return self.people[0].user, self.people[1].user


class Crowd:
    """Pairs of people, and what became of their clicks. With the chance `twice` somebody clicks twice at once."""

    def __init__(self, discord: StandIn, pairs: int, seed: int, twice: float = 0.0) -> None:
        self.discord = discord
        self.twice = twice
        self.random = random.Random(seed)
        self.outcomes: Counter[str] = Counter()
        self.pairs = [self._pair(number) for number in range(pairs)]

    def _pair(self, number: int) -> Pair:
        first, second = (self._person(2 * number + seat) for seat in (0, 1))
        return Pair((first, second))

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

    # a duel -----------------------------------------------------------------------------------------------------------

    async def begin(self, pair: Pair, decks: tuple[str, str] | None = None) -> None:
        """A duel as far as its first question. Raises TimeoutError with what the two have before them."""
        try:
            await self._begin(pair, decks)
        except TimeoutError as error:
            for user in pair.users:
                told = [seen for seen in user.messages("table") if seen.ephemeral]
                error.add_note(f"{user.name}: {[seen.text for seen in (*told, *user.dms())]}")
            raise

    async def _begin(self, pair: Pair, decks: tuple[str, str] | None) -> None:
        first, second = pair.users
        challenge = await first.command("table", "match challenge", user=second, masking=False)
        assert challenge.message is not None, challenge.kind
        assert not challenge.message.ephemeral, challenge.text
        await second.click(challenge.message, "Accept")
        chosen = decks or (self.random.choice(DECKS), self.random.choice(DECKS))
        for user, deck in zip(pair.users, chosen, strict=True):
            picker = await user.wait_for(lambda seen: "Choose your deck" in seen.text, channel="dm", within=30)
            await user.select(picker, "Ready-made decks", deck)
            await until(lambda user=user, picker=picker: "Ready" in user.look(picker).labels)  # type: ignore[misc]
            await user.click(picker, "Ready")
        await until(lambda: any(one.asked for one in pair.people))

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

