"""What people do by themselves, whatever becomes of the bot: from an invitation to the end of a match of any mode, and
on to the next.

They look at what is there and press one of the things that can be pressed; where nothing happened they find it there
again. Nobody knows what the bot has stored.
"""
from __future__ import annotations

import asyncio
import re
import time
from collections import Counter, defaultdict, deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from bot.match.terms import OF_TWO
from bot.panels import click_ids
from bot.panels.click_ids import custom_id
from bot.sandbox.acting import Refused
from bot.sandbox.driver import Seen, User
from bot.sandbox.records import Channel, Message
from bot.sandbox.world import BOT_ID, TABLE_ID, Happening
from engine.rules.formats.modes import MODES, Mode
from tests.bot.players import Person, controls
from tests.hosting.crowd import Crowd, Pair
from tests.hosting.posts import (
    Post,
    clicks_on,
    host_of,
    is_asked,
    is_last,
    is_seated,
    match_on,
    posted,
    text_of,
    thread_of,
)

Moment = Literal["challenge", "accept", "join", "choose", "ready", "begin", "unready", "dither", "leave", "opening",
                 "answer", "pass", "concede", "exchange", "next", "rematch", "close", "reopen", "revise", "terms",
                 "menu", "draw", "share"]
"""What somebody is about to do. To `challenge` is to open a table, too, and to `join` to take a seat there. To `begin`
is to press the last *Ready*, to `dither` is to press *Not ready* at once after *Ready*, to `leave` is to decline, to
withdraw, to call the match off, or to leave the table. The `opening` is all that is answered before the first turn, and
to `pass` is to do so where that is masked, or to take it back. Between two games they `exchange` cards, and the last
one to say so begins the `next`. To `close` is to let no private message in, and to `reopen` is to let them in again,
and to say so. They `revise` the terms, for themselves, before they propose other `terms`; by the `menu`, which changes
nothing, they come to offer a `draw`, to answer one, and to `share` hands with a teammate."""
LOBBY: tuple[Moment, ...] = ("challenge", "accept", "join", "choose", "ready", "begin", "unready", "dither", "leave",
                             "rematch", "terms")
"""The moments before a game."""
LEADS: Final[dict[Moment, tuple[Moment, ...]]] = {
    "exchange": ("concede",), "next": ("exchange", "concede"), "rematch": ("concede",), "pass": ("answer", "opening"),
    "terms": ("revise",), "draw": ("menu",), "share": ("menu",)}
"""What leads to a moment that is wished for, the nearest first."""
ONLY_IN: Final[dict[Moment, Callable[[Mode], bool]]] = {
    "exchange": lambda mode: mode.best_of > 1, "next": lambda mode: mode.best_of > 1,
    "share": lambda mode: bool(mode.teams)}
"""The modes in which it leads to a moment, where not in all."""
STAMINA = (3, 3, 6, 6, 12, 30, 50_000)
"""After how many clicks for each player they have had enough of a game: one of these."""
DOUBTING = 0.8
"""Seconds for which somebody who can't decide does nothing: what they did before is shown and noted by then."""
RECENT = 8
"""So many messages at the end of a channel are looked at."""
OPEN, MASKED, ALONE, SLOW = 0.3, 0.5, 0.2, 0.2
"""How often two people meet at an open table instead of by a challenge, how often passes are masked, how often there
are no spectators, and how often a match whose passes are not masked is by correspondence: else they take hours."""
EXCHANGING, OPENING = "do you exchange cards?", "before turn 1"
"""What stands on a private panel between two games, and before the first turn of one."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a person could do now, and how likely it is beside the others."""

    moment: Moment
    weight: float
    do: Callable[[], Awaitable[object]]


class Habits:
    """Everybody of a crowd, left alone.

    `wish` is the moment that is to come soon, and `about_to` hears of every act right before it, and in which group.
    `last` is the group of the last act.
    """

    def __init__(self, crowd: Crowd, think: float) -> None:
        self.crowd = crowd
        self.think = think
        self.wish: Moment | None = None
        self.about_to: Callable[[Moment, Pair], Awaitable[None]] = _nothing
        self.did: Counter[Moment] = Counter()
        self.posts: defaultdict[Pair, list[Post]] = defaultdict(list)
        self.last = crowd.pairs[0]
        self._alone: defaultdict[int, deque[tuple[int, int]]] = defaultdict(lambda: deque(maxlen=1))
        self._masked: set[str] = set()
        self._clicks: Counter[str] = Counter()
        self._stamina: dict[str, int] = {}
        self._left: set[tuple[str, int]] = set()
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
                if (post := posted(message, pair)) is not None:
                    self.posts[pair].append(post)

    async def live(self, pair: Pair, me: int) -> None:
        """Be one of these people, for ever."""
        person = pair.people[me]
        while True:
            await asyncio.sleep(person.random.expovariate(1 / self.think))
            act = self._chosen(pair, person, list(self.acts(pair, me)))
            if act is None:
                continue
            self.did[act.moment] += 1
            self.last = pair
            if act.moment != "dither":  # which has its moment in the middle
                await self.about_to(act.moment, pair)
            try:
                await act.do()
            except Refused:  # it changed under the finger
                self.crowd.outcomes["changed meanwhile"] += 1

    def _chosen(self, pair: Pair, person: Person, acts: list[Act]) -> Act | None:
        """What is wished for, or leads there in this mode, as often as not; otherwise anything."""
        wish: tuple[Moment, ...] = (self.wish,) if self.wish is not None else ()
        leads = [moment for one in wish if ONLY_IN.get(one, bool)(MODES[pair.mode]) for moment in LEADS.get(one, ())]
        for moment in (*wish, *leads):
            wished = [act for act in acts if act.moment == moment]
            if wished and person.random.random() < 0.7:
                return person.random.choice(wished)
        likely = [act for act in acts if act.weight]
        return person.random.choices(likely, [act.weight for act in likely])[0] if likely else None

    # what can be done -------------------------------------------------------------------------------------------------

    def acts(self, pair: Pair, me: int) -> Iterator[Act]:
        """All that a person could do now."""
        messages = self.crowd.discord.world.channels[TABLE_ID].messages
        posts = {post: there for post in self.posts[pair][-4:] if (there := messages.get(post.message)) is not None}
        unfinished = {post: there for post, there in posts.items()
                      if clicks_on(there) or "is running" in text_of(there)}
        if not unfinished or pair.people[me].random.random() < 0.02 / len(pair.people):
            yield Act("challenge", 0.2 if me else 1.0, lambda: self._challenge(pair, me))
        for post, there in unfinished.items():
            yield from self._on_post(pair, me, post, there)
        texts = {post.match: text_of(there) for post, there in unfinished.items()}
        for message in self._private(pair.people[me]):
            yield from self._on_private(pair, me, message, texts)

    def _private(self, person: Person) -> Iterator[Message]:
        """The newest messages that only this person sees, without those that say nothing any more."""
        world, user = self.crowd.discord.world, person.user.id
        direct = list(world.directs[user].messages.values())[-RECENT:] if user in world.directs else []
        alone = [world.channels[place].messages.get(number) for place, number in self._alone[user]
                 if place in world.channels]
        return (message for message in (*direct, *alone) if message is not None and clicks_on(message))

    def _on_post(self, pair: Pair, me: int, post: Post, there: Message) -> Iterator[Act]:
        text, name, share = text_of(there), pair.users[me].name, 2 / len(pair.people)
        hosts, seated = host_of(text, pair) == me, is_seated(text, name)
        asked = is_asked(text, pair.users[me])
        if (masked := re.search("automatic passes are (not )?masked", text)) is not None:
            (self._masked.discard if masked[1] else self._masked.add)(post.match)
        weights: dict[str, tuple[Moment, float]] = {
            "accept": ("accept", 5.0 * asked), "join": ("join", 5.0 * (not seated)),
            "decline": ("leave", 0.2 * (not hosts)), "withdraw": ("leave", 0.1 * hosts), "off": ("leave", 0.05 * share),
            "leave": ("leave", 0.05 * share * (seated and not hosts)), "deck": ("choose", 0.3 * seated),
            "ready": ("begin" if is_last(text, pair, me) else "ready", 0.5 * seated), "unready": ("unready", 0.1),
            "terms": ("revise", 0.1 * share * (hosts if "**Seats, " in text else seated))}
        for click, control in clicks_on(there).items():
            moment, weight = weights.get(click.action, ("leave", 0.0))
            if weight:
                yield Act(moment, weight, self._press(pair.people[me], there, control))
        thread = self.crowd.discord.world.channels.get(thread_of(there))
        if "is running" in text and thread is not None:
            yield from self._in_thread(pair, me, post, thread)

    def _on_private(self, pair: Pair, me: int, message: Message, posts: dict[str, str]) -> Iterator[Act]:
        person, found = pair.people[me], clicks_on(message)
        pressed = {click.action: name for click, name in found.items()}
        match, seen = match_on(message), self._seen(message)
        last = is_last(posts.get(match, ""), pair, me)
        if "pickdeck" in pressed:
            yield Act("choose", 0.3 if "ready" in pressed else 3.0, lambda: self._choose(pair, me, message))
        if "ready" in pressed:
            yield Act("begin" if last else "ready", 3.0, self._press(person, message, pressed["ready"]))
            if not last:
                yield Act("dither", 0.4, lambda: self._dither(pair, me, message, pressed["ready"]))
        for action, moment, weight in PRIVATELY:
            if action in pressed:
                yield Act(moment, weight, self._press(person, message, pressed[action]))
        for click, name in found.items():
            if click.action == "pickterm" and click.key in CHANGED:
                yield Act("revise", 1.0, self._change(pair, me, message, name))
        for name in (name for click, name in found.items() if click.action == "again"):
            yield Act("rematch", 0.05 if posts else 0.5, self._press(person, message, name))
        if EXCHANGING in text_of(message):
            yield from self._exchange(pair, me, seen)
        elif controls(seen):
            yield from self._asked(pair, me, message, match)
        if controls(seen):
            yield Act("close", 0.02 * person.user.world.people[person.user.id].dms_open, lambda: self._close(person))

    def _asked(self, pair: Pair, me: int, message: Message, match: str) -> Iterator[Act]:
        """A question of a game."""
        seen = self._seen(message)
        moment: Moment = "opening" if OPENING in text_of(message) else "answer"
        yield Act(moment, 3.0, lambda: self._answer(pair, me, seen, match))
        for click, name in clicks_on(message).items():
            if click.key == "pass" and match in self._masked:
                yield Act("pass", 0.0, self._press(pair.people[me], message, name))

    def _exchange(self, pair: Pair, me: int, seen: Seen) -> Iterator[Act]:
        """Between two games: take a card out, bring one in, take that back, or say that it is enough."""
        person, offered = pair.people[me], controls(seen)
        others = [other for other in pair.people if other is not person]
        last = not any(EXCHANGING in text_of(message) for other in others for message in self._private(other))
        for name, values in offered:
            chosen = person.random.sample(values, min(1, len(values)))
            use = partial(self.crowd.clicked, person.user, seen, name, *chosen)
            finished = name.endswith(".ok")
            yield Act("next" if finished and last else "exchange", 2.0 if finished else 0.5 if values else 0.3, use)

    def _in_thread(self, pair: Pair, me: int, post: Post, thread: Channel) -> Iterator[Act]:
        """A match that goes on: they give a game up when they have had enough, seldom the match; and where the thread
        calls this person, they open their messages, or play right there."""
        if (post.match, me) not in self._left:
            most = self._stamina.setdefault(post.match, self.crowd.random.choice(STAMINA) * len(pair.people))
            yield Act("concede", 1.0 * (self._clicks[post.match] > most), lambda: self._concede(pair, me, post, thread))
            if MODES[pair.mode].best_of > 1:
                yield Act("concede", 0.01, lambda: self._concede(pair, me, post, thread, "Yes, concede the match"))
        person = pair.people[me]
        for message in list(thread.messages.values())[-RECENT:]:
            if person.user.id in message.mentions and message.visible_to is None:
                pressed = {click.action: name for click, name in clicks_on(message).items()}
                if "help" in pressed:
                    yield Act("reopen", 1.0, lambda on=message, name=pressed["help"]: self._reopen(person, on, name))
                    yield Act("answer", 1.0, self._press(person, message, pressed["mine"]))

    # doing it ---------------------------------------------------------------------------------------------------------

    def _press(self, person: Person, message: Message, name: str) -> Callable[[], Awaitable[object]]:
        return lambda: self.crowd.clicked(person.user, self._seen(message), name)

    async def _choose(self, pair: Pair, me: int, message: Message) -> None:
        """Choose a deck of the match, shipped or pasted."""
        await self.crowd.choose(pair.users[me], self._seen(message), self.crowd.deck(pair.mode, me))

    def _change(self, pair: Pair, me: int, message: Message, name: str) -> Callable[[], Awaitable[object]]:
        """Mark one of the terms on the message, whatever it is to be."""
        (select,) = [part for part in self._seen(message).selects if part["custom_id"] == name]
        value = str(self.crowd.random.choice(select["options"])["value"])
        return lambda: self.crowd.clicked(pair.users[me], self._seen(message), name, value)

    async def _challenge(self, pair: Pair, me: int) -> None:
        """Challenge the other, or open a table."""
        chance, user = self.crowd.random.random, pair.users[me]
        masking = chance() < MASKED
        terms = {"mode": pair.mode, "masking": masking, "spectators": chance() >= ALONE,
                 "speed": "correspondence" if not masking and chance() < SLOW else "live"}
        if pair.mode in OF_TWO and chance() >= OPEN:
            outcome = await user.command("table", "match challenge", user=pair.users[1 - me], **terms)
        else:
            outcome = await user.command("table", "match open", **terms)
        refused = outcome.message is not None and outcome.message.ephemeral
        self.crowd.outcomes["challenge refused" if refused else f"challenge {outcome.kind}"] += 1
        if outcome.message is not None and "/match mine" in outcome.text:
            await self._end_one(user)

    async def _end_one(self, user: User) -> None:
        """End a match from the list: an invitation that stands nowhere, it may be."""
        listed = (await user.command("table", "match mine")).message
        for select in listed.selects if listed is not None else ():
            click = click_ids.read(str(select["custom_id"]))
            if listed is not None and click is not None and click.action == "pickend":
                value = str(self.crowd.random.choice(select["options"])["value"])
                await self.crowd.clicked(user, listed, str(select["custom_id"]), value)

    async def _dither(self, pair: Pair, me: int, message: Message, ready: str) -> None:
        """Think it over, press *Ready*, and *Not ready* as soon as it is there."""
        user, unready = pair.users[me], custom_id(match_on(message), 0, "unready", "p")
        await asyncio.sleep(DOUBTING)
        await self.crowd.clicked(user, self._seen(message), ready)
        late = time.monotonic() + 2.0
        while unready not in clicks_on(message).values() and time.monotonic() < late:
            await asyncio.sleep(0.005)
        await self.about_to("dither", pair)
        await self.crowd.clicked(user, self._seen(message), unready)

    async def _answer(self, pair: Pair, me: int, seen: Seen, match: str) -> None:
        self._clicks[match] += 1
        await pair.people[me].step(seen)

    async def _concede(self, pair: Pair, me: int, post: Post, thread: Channel, yes: str = "Yes, concede") -> None:
        """Give the game, or the match, of that thread up, and say yes. Where others play on, that was it."""
        outcome = await pair.users[me].command(thread.id, "match concede")
        if outcome.message is not None and yes in outcome.message.labels:
            done = await pair.users[me].click(outcome.message, yes)
            if len(pair.people) > 2:
                self._left |= {(post.match, me)} if done.kind != "timeout" else set()
            else:
                self._clicks.pop(post.match, None)
                self._stamina.pop(post.match, None)

    async def _close(self, person: Person) -> None:
        person.user.close_dms()

    async def _reopen(self, person: Person, message: Message, name: str) -> None:
        person.user.open_dms()
        await self.crowd.clicked(person.user, self._seen(message), name)

    def _seen(self, message: Message) -> Seen:
        return Seen(message.id, message.channel_id, self.crowd.discord.world.message_payload(message))


PRIVATELY: tuple[tuple[str, Moment, float], ...] = (
    ("unready", "unready", 0.2), ("accept", "accept", 3.0), ("leave", "leave", 0.02), ("retry", "reopen", 2.0),
    ("unpass", "pass", 0.1), ("propose", "terms", 3.0), ("menu", "menu", 0.03), ("draw", "menu", 0.5),
    ("drawing", "draw", 2.0), ("nodraw", "draw", 0.3), ("share", "share", 2.0))
"""What is pressed on a message that one person sees: the action, its moment, how likely it is."""
CHANGED = ("masking", "spectators")
"""The terms that they change before the first game."""


async def _nothing(moment: Moment, pair: Pair) -> None:
    """Nobody wants to know."""
