"""What people do by themselves, whatever becomes of the bot: from a challenge to the end of a game, and on to the next.

They look at what is there and press one of the things that can be pressed; where nothing happened they find it there
again. Nobody knows what the bot has stored.
"""
from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict, deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from bot.panels import click_ids
from bot.panels.click_ids import Click, custom_id
from bot.sandbox.acting import Refused
from bot.sandbox.driver import Seen, User
from bot.sandbox.records import Message, walk
from bot.sandbox.world import BOT_ID, TABLE_ID, Happening
from tests.bot.players import Person, controls
from tests.hosting.crowd import DECKS, Crowd, Pair

Moment = Literal["challenge", "accept", "choose", "ready", "begin", "unready", "dither", "leave", "answer", "concede",
                 "close", "reopen"]
"""What somebody is about to do. To `begin` is to press the second *Ready*, to `dither` is to press *Not ready* at once
after *Ready*, to `leave` is to decline, to withdraw, or to call the match off, to `close` is to let no private message
in, and to `reopen` is to let them in again, and to say so."""
LOBBY: tuple[Moment, ...] = ("challenge", "accept", "choose", "ready", "begin", "unready", "dither", "leave")
"""The moments before a game."""
STAMINA = (6, 6, 12, 12, 25, 60, 100_000)
"""After how many clicks a pair has had enough of a game: one of these."""
DOUBTING = 0.8
"""Seconds for which somebody who can't decide does nothing: what they did before is shown and noted by then."""
RECENT = 8
"""So many messages at the end of a channel are looked at."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a person could do now, and how likely it is beside the others."""

    moment: Moment
    weight: float
    do: Callable[[], Awaitable[object]]


class Habits:
    """Everybody of a crowd, left alone.

    `wish` is the moment that is to come soon, and `about_to` hears of every act right before it.
    """

    def __init__(self, crowd: Crowd, think: float) -> None:
        self.crowd = crowd
        self.think = think
        self.wish: Moment | None = None
        self.about_to: Callable[[Moment], Awaitable[None]] = _nothing
        self.did: Counter[Moment] = Counter()
        self.posts: defaultdict[Pair, list[int]] = defaultdict(list)
        self._alone: defaultdict[int, deque[tuple[int, int]]] = defaultdict(lambda: deque(maxlen=1))
        self._clicks: Counter[Pair] = Counter()
        self._stamina: dict[Pair, int] = {}
        crowd.discord.world.listeners.append(self._see)

    def _see(self, happening: Happening) -> None:
        """Notice invitations and what only one person sees."""
        if happening.name != "MESSAGE_CREATE" or happening.channel is None:
            return
        message = happening.channel.messages[int(happening.data["id"])]
        if happening.only is not None:
            self._alone[happening.only].append((happening.channel.id, message.id))
        elif happening.channel.id == TABLE_ID and message.author == BOT_ID:
            for pair in self.crowd.pairs:
                if challenger(text_of(message), pair) >= 0:
                    self.posts[pair].append(message.id)

    async def live(self, pair: Pair, seat: int) -> None:
        """Be one of a pair, for ever."""
        person = pair.people[seat]
        while True:
            await asyncio.sleep(person.random.expovariate(1 / self.think))
            act = self._chosen(person, list(self.acts(pair, seat)))
            if act is None:
                continue
            self.did[act.moment] += 1
            if act.moment != "dither":  # which has its moment in the middle
                await self.about_to(act.moment)
            try:
                await act.do()
            except Refused:  # it changed under the finger
                self.crowd.outcomes["changed meanwhile"] += 1

    def _chosen(self, person: Person, acts: list[Act]) -> Act | None:
        wished = [act for act in acts if act.moment == self.wish]
        if wished and person.random.random() < 0.7:
            return person.random.choice(wished)
        likely = [act for act in acts if act.weight]
        return person.random.choices(likely, [act.weight for act in likely])[0] if likely else None

    # what can be done -------------------------------------------------------------------------------------------------

    def acts(self, pair: Pair, seat: int) -> Iterator[Act]:
        """All that a person could do now."""
        posts = [post for number in self.posts[pair][-4:]
                 if (post := self.crowd.discord.world.channels[TABLE_ID].messages.get(number)) is not None]
        unfinished = [post for post in posts if clicks_on(post) or "is running" in text_of(post)]
        if not unfinished or pair.people[seat].random.random() < 0.01:
            yield Act("challenge", 0.2 if seat else 1.0, lambda: self._challenge(pair, seat))
        for post in unfinished:
            yield from self._on_post(pair, seat, post)
        for message in self._private(pair.people[seat]):
            yield from self._on_private(pair, seat, message, posts)

    def _private(self, person: Person) -> Iterator[Message]:
        """The newest messages that only this person sees, without those that say nothing any more."""
        world, user = self.crowd.discord.world, person.user.id
        direct = list(world.directs[user].messages.values())[-RECENT:] if user in world.directs else []
        alone = [world.channels[place].messages.get(number) for place, number in self._alone[user]
                 if place in world.channels]
        return (message for message in (*direct, *alone) if message is not None and clicks_on(message))

    def _on_post(self, pair: Pair, seat: int, post: Message) -> Iterator[Act]:
        first, names = challenger(text_of(post), pair), [user.name for user in pair.users]
        second = is_ready(post, names[1 - seat]) and f"{names[seat]}: deck chosen\n" in text_of(post)
        weights: dict[str, tuple[Moment, float]] = {
            "accept": ("accept", 5.0 * (first != seat)), "decline": ("leave", 0.2 * (first != seat)),
            "withdraw": ("leave", 0.1 * (first == seat)), "off": ("leave", 0.05), "deck": ("choose", 0.3),
            "ready": ("begin" if second else "ready", 0.5), "unready": ("unready", 0.1), "terms": ("dither", 0.0)}
        for click, name in clicks_on(post).items():
            moment, weight = weights[click.action]
            if weight:
                yield Act(moment, weight, self._press(pair.people[seat], post, name))
        if "is running" in text_of(post) and post.id in self.crowd.discord.world.channels:
            tired = self._clicks[pair] > self._stamina.setdefault(pair, self.crowd.random.choice(STAMINA))
            yield Act("concede", 1.0 * tired, lambda: self._concede(pair, seat, post.id))
        yield from self._in_thread(pair, seat, post)

    def _on_private(self, pair: Pair, seat: int, message: Message, posts: list[Message]) -> Iterator[Act]:
        person, pressed = pair.people[seat], {click.action: name for click, name in clicks_on(message).items()}
        match = next(click.match for click in clicks_on(message))
        if "pickdeck" in pressed:
            yield Act("choose", 0.3 if "ready" in pressed else 3.0, self._pick(person, message, pressed["pickdeck"]))
        if "ready" in pressed:
            second = any(is_ready(post, pair.users[1 - seat].name) for post in posts if is_of(post, match))
            yield Act("begin" if second else "ready", 3.0, self._press(person, message, pressed["ready"]))
            if not second:
                yield Act("dither", 0.4, lambda: self._dither(person, message, match, pressed["ready"]))
        if "unready" in pressed:
            yield Act("unready", 0.2, self._press(person, message, pressed["unready"]))
        if "retry" in pressed:
            yield Act("reopen", 2.0, self._press(person, message, pressed["retry"]))
        seen = self._seen(message)
        if controls(seen):
            yield Act("answer", 3.0, lambda: self._answer(pair, seat, seen))
            yield Act("close", 0.02 * person.user.world.people[person.user.id].dms_open, lambda: self._close(person))

    def _in_thread(self, pair: Pair, seat: int, post: Message) -> Iterator[Act]:
        """A call for this person in the thread: they open their messages, or play right there."""
        thread, person = self.crowd.discord.world.channels.get(post.id), pair.people[seat]
        for message in list(thread.messages.values())[-RECENT:] if thread is not None else ():
            if person.user.id in message.mentions and message.visible_to is None:
                pressed = {click.action: name for click, name in clicks_on(message).items()}
                if "help" in pressed:
                    yield Act("reopen", 1.0, lambda on=message, name=pressed["help"]: self._reopen(person, on, name))
                    yield Act("answer", 1.0, self._press(person, message, pressed["mine"]))

    # doing it ---------------------------------------------------------------------------------------------------------

    def _press(self, person: Person, message: Message, name: str) -> Callable[[], Awaitable[object]]:
        return lambda: self.crowd.clicked(person.user, self._seen(message), name)

    def _pick(self, person: Person, message: Message, name: str) -> Callable[[], Awaitable[object]]:
        return lambda: self.crowd.clicked(person.user, self._seen(message), name, person.random.choice(DECKS))

    async def _challenge(self, pair: Pair, seat: int) -> None:
        outcome = await pair.users[seat].command("table", "match challenge", user=pair.users[1 - seat], masking=False)
        refused = outcome.message is not None and outcome.message.ephemeral
        self.crowd.outcomes["challenge refused" if refused else f"challenge {outcome.kind}"] += 1
        if outcome.message is not None and "/match mine" in outcome.text:
            await self._end_one(pair.users[seat])

    async def _end_one(self, user: User) -> None:
        """End a match from the list: an invitation that stands nowhere, it may be."""
        listed = (await user.command("table", "match mine")).message
        for select in listed.selects if listed is not None else ():
            click = click_ids.read(str(select["custom_id"]))
            if listed is not None and click is not None and click.action == "pickend":
                value = str(self.crowd.random.choice(select["options"])["value"])
                await self.crowd.clicked(user, listed, str(select["custom_id"]), value)

    async def _dither(self, person: Person, message: Message, match: str, ready: str) -> None:
        """Think it over, press *Ready*, and *Not ready* as soon as it is there."""
        await asyncio.sleep(DOUBTING)
        await self.crowd.clicked(person.user, self._seen(message), ready)
        unready = custom_id(match, 0, "unready", "p")
        late = time.monotonic() + 2.0
        while unready not in clicks_on(message).values() and time.monotonic() < late:
            await asyncio.sleep(0.005)
        await self.about_to("dither")
        await self.crowd.clicked(person.user, self._seen(message), unready)

    async def _answer(self, pair: Pair, seat: int, seen: Seen) -> None:
        self._clicks[pair] += 1
        await pair.people[seat].step(seen)

    async def _concede(self, pair: Pair, seat: int, thread: int) -> None:
        """Give the game of that thread up, and say yes."""
        outcome = await pair.users[seat].command(thread, "match concede")
        if outcome.message is not None and "Yes, concede" in outcome.message.labels:
            await pair.users[seat].click(outcome.message, "Yes, concede")
            self._clicks.pop(pair, None)
            self._stamina.pop(pair, None)

    async def _close(self, person: Person) -> None:
        person.user.close_dms()

    async def _reopen(self, person: Person, message: Message, name: str) -> None:
        person.user.open_dms()
        await self.crowd.clicked(person.user, self._seen(message), name)

    def _seen(self, message: Message) -> Seen:
        return Seen(message.id, message.channel_id, self.crowd.discord.world.message_payload(message))


async def _nothing(moment: Moment) -> None:
    """Nobody wants to know."""


def text_of(message: Message) -> str:
    """All texts of a message."""
    return "\n".join(str(part["content"]) for part in walk(message.components) if part["type"] == 10)


def clicks_on(message: Message) -> dict[Click, str]:
    """The controls of matches on a message: what each does, and its id."""
    names = [str(part["custom_id"]) for part in walk(message.components) if part.get("custom_id")]
    return {click: name for name in names if (click := click_ids.read(name)) is not None}


def is_of(message: Message, match: str) -> bool:
    """Whether a message has controls of that match."""
    return any(click.match == match for click in clicks_on(message))


def is_ready(post: Message, name: str) -> bool:
    """Whether the post of a match shows that player as ready."""
    return f"{name}: deck chosen, **ready**" in text_of(post)


def challenger(text: str, pair: Pair) -> int:
    """Which of a pair challenges the other with that text, -1 for neither."""
    heading, names = text.split("\n")[0], [user.name for user in pair.users]
    challenges = [f"## {names[seat]} challenges {names[1 - seat]}" for seat in (0, 1)]
    return challenges.index(heading) if heading in challenges else -1
