"""`python -m tests.hosting.fuzz`: forged and malformed interactions, bad deck lists, bad settings.

Each gets a clear answer or none; there is never an exception in the log, never a change of what is stored, and nobody
is shown a hand that is not theirs. Prints progress and one JSON object at its end; the exit code is 1 when one of that
was not so.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.match.terms import MODE_NAMES
from bot.panels import click_ids
from bot.sandbox.acting import KINDS, Refused
from bot.sandbox.control import find_channel
from bot.sandbox.driver import Seen, User
from bot.sandbox.interactions import Interaction, Kind
from bot.sandbox.records import EPHEMERAL, walk
from bot.sandbox.server import StandIn
from bot.store import Match, ModeName, Store
from engine.game import Game
from engine.sideboards import Sideboarding
from tests.bot.players import controls, panel_of
from tests.hosting import badtexts
from tests.hosting.checks import Inspector
from tests.hosting.crowd import Crowd, Pair
from tests.hosting.finishing import Clicks
from tests.hosting.forging import BUTTON, KNOWN, SELECT, Attempt, Forger, Ground, allowed, data_of
from tests.hosting.process import BotProcess, swept

OTHERS: tuple[ModeName, ...] = ("duel", "match", "duel", "match")
"""The modes of the matches in which no game goes on: over, between two games, at its decks, invited."""
AT_ONCE = 3
"""How many are begun at the same time."""
BATCH = 100
"""Attempts between two looks at what is stored."""
STEPS = 10
"""Clicks that each pair makes by right between two batches."""
AGO = 16
"""How many controls back somebody may still press what was right then."""
KEPT = ("SELECT id, state, guild, channel, lobby, thread, started, ended, why FROM match ORDER BY id",
        "SELECT match, seat, user, name, deck, ready, accepted, held FROM player ORDER BY match, seat",
        "SELECT * FROM series ORDER BY match", "SELECT * FROM game ORDER BY id", "SELECT * FROM snapshot ORDER BY game",
        "SELECT * FROM entry ORDER BY game, seq", "SELECT * FROM turn ORDER BY game, number",
        "SELECT * FROM draft ORDER BY game, seat",
        "SELECT game, name, channel, message FROM surface WHERE place = 'thread' AND user = 0 ORDER BY game, name")
"""What no forgery may change: all but when somebody last clicked, which messages are due, and by which messages players
are called, for the bot does that by itself."""
PRIVATE = ("Your hand", "Only you see this")
"""What only players are told."""


class Fuzz:
    """Some matches in every state, and people who try things."""

    def __init__(self, discord: StandIn, folder: Path, seed: int, modes: Sequence[ModeName]) -> None:
        self.discord = discord
        self.random = random.Random(seed)
        self.bot = BotProcess(discord, folder)
        self.crowd = Crowd(discord, len(modes) + len(OTHERS), seed, modes=(*modes, *OTHERS))
        self.outsiders = tuple(discord.user(name) for name in ("Cleo", "Dee"))
        self.forger = Forger(seed)
        self.inspector = Inspector(discord, self.bot)
        self.kinds: Counter[str] = Counter()
        self.sent: list[Interaction] = []
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self.told: set[int] = set()
        self.clicks = Clicks(discord, self.bot)
        self.past: dict[int, deque[tuple[str, tuple[str, ...]]]] = {}

    async def begin(self) -> None:
        """Running games, a match that is over, one between two games, one at its decks, one invitation."""
        await self.bot.start()
        begun = self.crowd.pairs[:-2]
        for start in range(0, len(begun), AT_ONCE):
            await asyncio.gather(*(self.crowd.begin(pair) for pair in begun[start:start + AT_ONCE]))
        *_, over, between, decks, invited = self.crowd.pairs
        for pair in (over, between):
            question = (await pair.users[0].command("dm", "match concede")).message
            assert question is not None
            await pair.users[0].click(question,
                                      next(str(part["custom_id"]) for part in question.buttons
                                           if ".conceding" in part["custom_id"]))
        for pair in (decks, invited):
            challenge = await pair.users[0].command("table", "match challenge", user=pair.users[1], mode=pair.mode,
                                                    masking=False)
            assert challenge.message is not None
            if pair is decks:
                await pair.users[1].click(challenge.message, "Accept")
        await self.settled()

    # what is there ----------------------------------------------------------------------------------------------------

    async def ground(self, store: Store) -> Ground:
        """Everything that a forger could know, and more."""
        matches = {match.id: match for match in await self.inspector.matches(store)}
        opened = {}
        for match in matches.values():
            if match.playing:
                opened.update(await self._open(store, match))
        people = (*(person.user for person in self.crowd.people), *self.outsiders)
        controls = {(str(part["custom_id"]), tuple(str(option["value"]) for option in part.get("options", [])))
                    for one in self._messages() for part in walk(one.components) if part.get("custom_id")}
        keys = {key for _, _, some in opened.values() for key in some} | {
            click.key for name, _ in controls if (click := click_ids.read(name))}
        return Ground(matches, opened, people, {user.id: tuple(self._sees(user)) for user in people},
                      tuple(sorted(controls)), tuple(sorted(keys)),
                      {user: tuple(past) for user, past in self.past.items()})

    async def _open(self, store: Store, match: Match) -> dict[tuple[str, int], tuple[int, int, frozenset[str]]]:
        game: Game = await self.inspector.stored(store, match)
        found = {}
        for asked in await self.inspector.asked(store, match):
            number, path = await store.draft(match.game, asked.seat)
            path = path if number == asked.number else ()
            if isinstance(asked, Sideboarding):
                keys = {option.key for option in (*asked.out, *asked.into, *asked.champions)}
            elif path and asked.kind in ("act", "priority", "focus"):
                keys = {*asked.keys, *game.draft(asked.number, asked.seat, path).keys}
            else:
                keys = set(asked.keys)
            found[match.id, match.players[asked.seat].user] = asked.number, len(path), frozenset(keys)
        return found

    def _messages(self) -> Any:
        return (one for channel in self.discord.world.channels.values() for one in list(channel.messages.values()))

    def _sees(self, user: User) -> list[Seen]:
        """The messages that a user can press something on."""
        places = [channel for channel in self.discord.world.channels.values()
                  if self.discord.world.may_see(user.id, channel)]
        return [seen for channel in places for seen in user.messages(channel.id) if seen.buttons or seen.selects]

    # trying -----------------------------------------------------------------------------------------------------------

    async def batch(self, store: Store, size: int) -> None:
        """Some attempts at once; afterwards all is as before."""
        await self.settled()
        ground = await self.ground(store)
        before = await kept(store)
        attempts = [self.forger.attempt(ground) for _ in range(size)]
        others = [self._other(ground) for _ in range(max(1, size // 5))]
        await asyncio.gather(*(self._try(attempt) for attempt in attempts), *(self._wait(one) for one in others))
        await self.settled()
        self._count()
        after = await kept(store)
        for sql, rows in before.items():
            if after[sql] != rows:
                changed = sorted(set(rows) ^ set(after[sql]), key=str)
                by = [str(attempt) for attempt in attempts]
                self.faults.append(f"“{sql}” changed: {changed}, by one of {by}"[:5000])
        self.faults += await self.inspector.faults(store)
        self._listen({user.id for user in self.outsiders})

    async def settled(self) -> None:
        """Wait until every click is done, and Discord has what follows from it."""
        await self.clicks.done()
        await self.bot.settled()

    async def _try(self, attempt: Attempt) -> None:
        world, hands = self.discord.world, self.discord.hands
        values = None if attempt.values is None else list(attempt.values)
        kind = attempt.type if attempt.type in KNOWN else BUTTON if values is None else SELECT
        shown = hands._with_forged(hands.message(attempt.user.id, attempt.message.id), attempt.custom_id, kind, values)
        message = hands.message(attempt.user.id, attempt.message.id)
        channel = world.channel(message.channel_id)
        await self._wait(self.discord.desk.create(Kind.COMPONENT, attempt.user.id, channel, data_of(attempt), message,
                                                  shown))

    def _other(self, ground: Ground) -> Interaction:
        """Something that is no click: a command that there isn't, one with strange options, a form, choices for what
        has none."""
        user = self.random.choice(ground.people)
        world = self.discord.world
        channel = world.direct(user.id) if self.random.random() < 0.3 else find_channel(world, "table")
        kind = self.random.choice((Kind.COMMAND, Kind.COMMAND, Kind.MODAL, Kind.AUTOCOMPLETE))
        data = badtexts.command(self.random, world.commands[0])
        if kind is Kind.AUTOCOMPLETE:
            data = badtexts.completion(self.random, world.commands[0])
        while kind is Kind.MODAL:
            data = badtexts.modal(self.random, ground.controls, tuple(ground.matches))
            if not allowed(ground, Attempt(user, ground.seen[user.id][0], data["custom_id"], None, BUTTON)):
                break
        interaction = self.discord.desk.create(kind, user.id, channel, data)
        interaction.focused_kind = 3
        return interaction

    async def _wait(self, interaction: Interaction) -> None:
        await self.discord.hands.shown(interaction)
        self.sent.append(interaction)

    def _count(self) -> None:
        """What was answered first to all that was sent, however late that came."""
        for one in self.sent:
            self.kinds[f"{one.kind.name.lower()} {KINDS[one.reply] if one.reply is not None else 'not answered'}"] += 1
        self.sent.clear()

    def _listen(self, outsiders: set[int]) -> None:
        """What people were told since last time; outsiders never what is for players alone."""
        for one in self._messages():
            if not one.flags & EPHEMERAL or one.id in self.told:
                continue
            self.told.add(one.id)
            text = Seen(one.id, one.channel_id, self.discord.world.message_payload(one)).text
            self.answers[text.split("\n")[0][:60]] += 1
            if one.visible_to in outsiders and any(word in text for word in PRIVATE):
                self.faults.append(f"an outsider was told: {text[:200]}")

    async def play(self) -> None:
        """The running games go on by right for a bit."""
        await asyncio.gather(*(self._steps(pair) for pair in self.crowd.pairs[:-len(OTHERS)]))

    async def _steps(self, pair: Pair) -> None:
        """Each click is done before the next one: whoever is asked answers, with what is on their panel by then."""
        for _ in range(STEPS):
            person = next((one for one in pair.people if one.asked), None)
            if person is not None:
                past = self.past.setdefault(person.user.id, deque(maxlen=AGO))
                past += [(name, tuple(values)) for name, values in controls(panel_of(person.user))]
                with suppress(Refused):
                    await person.step()
            await self.settled()


async def kept(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """What is stored and must stay."""
    return {sql: [tuple(row) for row in await store._rows(sql)] for sql in KEPT}


async def fuzz(clicks: int, texts: int, seed: int, modes: Sequence[ModeName] = MODE_NAMES,
               verbose: bool = True) -> dict[str, Any]:
    """So many forged clicks in matches of these modes, and bad deck lists and settings; the report."""
    faults = badtexts.decks(texts, seed) + badtexts.settings(texts, seed)
    with tempfile.TemporaryDirectory(prefix="chainkeeper-fuzz-") as folder:
        async with StandIn(rate_limits=False) as discord:
            one = Fuzz(discord, Path(folder), seed, modes)
            one.faults += faults
            with swept(one.bot):
                await one.begin()
                async with one.bot.reading() as store:
                    for done in range(0, clicks, BATCH):
                        await one.play()
                        await one.batch(store, min(BATCH, clicks - done))
                        if one.faults or one.bot.complaints():
                            break
                        if verbose and done % 500 == 0:
                            print(f"{done + BATCH}/{clicks} forged", flush=True)
                complaints = one.bot.complaints()
                return {"command": "fuzz", "ok": not one.faults and not complaints, "forged": sum(one.kinds.values()),
                        "seen": dict(one.kinds), "answers": dict(one.answers.most_common(12)), "modes": list(modes),
                        "decks": texts, "settings": texts,
                        "compared": dict(one.inspector.secrecy.compared), "faults": one.faults[:10],
                        "errors_logged": [*complaints[:10],
                                          *([one.bot.log.read_text("utf-8")[-3000:]] if complaints else [])]}


def main() -> int:
    """Read the arguments, fuzz, report."""
    parser = argparse.ArgumentParser(prog="python -m tests.hosting.fuzz",
                                     description="Forged clicks, bad decks, bad settings.")
    parser.add_argument("--clicks", type=int, default=4000)
    parser.add_argument("--texts", type=int, default=2000, help="bad deck lists, and bad settings")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    report = asyncio.run(fuzz(given.clicks, given.texts, given.seed))
    print(json.dumps({**report, "seed": given.seed, "seconds": round(time.monotonic() - began, 1)}))
    return 0 if report["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
