"""What must be so whenever the bot has nothing under way: between what is stored and what people see, nothing is
missing and nothing twice, and nobody was shown what is hidden from them."""
from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator

from bot.game import private_panel
from bot.game.absent import PATIENCE
from bot.panels import click_ids, notes
from bot.sandbox.driver import Seen
from bot.sandbox.records import Message
from bot.sandbox.server import StandIn
from bot.sandbox.world import BOT_ID
from bot.store import Match, Player, Store, game_id
from bot.store.message_names import kind_of, numbers_of
from bot.tables import rounds
from bot.upkeep import EVERY
from engine.game import Game
from engine.kernel.decision import Decision
from engine.match import Match as Series
from engine.sideboards import Sideboarding
from tests.bot.players import controls
from tests.hosting.past import CATALOGUE
from tests.hosting.process import TOKEN, BotProcess
from tests.hosting.secrecy import Secrecy
from tests.hosting.shown import misshown
from tests.hosting.watching import SHARED

GONE = (private_panel.gone().text, private_panel.gone("the thread").text)
"""What stays of a panel that was sent anew, or couldn't be; nothing needs to know of it any more."""
ROUND = 2.0
"""Seconds that a round of the upkeep may take."""
MENDED = 10.0
"""Seconds in which all must be as it should: what the bot takes up by itself it takes up within them."""
CALLED = ", you are needed."
"""What every call in a thread begins with, whichever question it is for."""
WRONG = (notes.FAULT, notes.TABLE_FAULT)
"""What nobody may be told while the engine is right."""


class Inspector:
    """Looks at the store, at the stand-in and at what the bot logs, and says everything that is not as it must be."""

    def __init__(self, discord: StandIn, bot: BotProcess) -> None:
        self.world = discord.world
        self.bot = bot
        self.secrecy = Secrecy(discord, bot.database)
        self.leaks: list[str] = []

    async def faults(self, store: Store) -> list[str]:
        """All that is wrong, in words; nothing is as it should be. What somebody has been shown once stays wrong."""
        self.leaks += [*await self.secrecy.leaks(store), *self.secrecy.files(self.bot.folder, TOKEN)]
        found = [*self.leaks, *self.secrecy.floor()]
        found += [f"somebody was told: {text}" for text in WRONG for one in self._messages() if text in self._text(one)]
        known: Counter[int] = Counter()
        unposted = set()
        for match in await self.matches(store):
            if not match.lobby:
                unposted.add(match.id)
            surfaces = await store.surfaces(match.id)
            known.update(surface.message for surface in surfaces if surface.message)
            found += [f"{match.id} {one.name}: its message is not there" for one in surfaces
                      if one.message and one.message not in self.world.channels[one.channel].messages]
            found += await self._thread(match)
            for number in range(1, match.games + 1):
                found += [f"{match.id}: {text}" for text in await self._log(store, match, number)]
            game = await self.stored(store, match) if match.games else None
            series = await rounds.of(store, match, game, CATALOGUE)
            if game is not None:
                asked = questions(game, series)
                found += [f"{match.id}: {text}" for text in await self._prompts(store, match, asked)]
            found += await misshown(self.world, store, match, game, series)
        found += [*await self._absent(store), *await self._overdue(store)]
        found += [f"message {number} stands for {often} things" for number, often in known.items() if often > 1]
        return found + [f"a message that nothing stands for: {self._text(one)!r}" for one in self._messages()
                        if one.visible_to is None and one.author == BOT_ID and one.id not in known
                        and self._text(one) not in GONE
                        and SHARED not in self._text(one)
                        and not unposted & self._matches_on(one)]

    async def lasting(self, store: Store) -> list[str]:
        """What is wrong and stays so, in the last two looks: what the bot takes up by itself, a call of somebody who is
        away too, may be under way just then."""
        late = time.monotonic() + MENDED
        while (found := await self.faults(store)) and time.monotonic() < late:
            await asyncio.sleep(0.2)
        return [fault for fault in await self.faults(store) if fault in found] if found else []

    async def matches(self, store: Store) -> list[Match]:
        """Every match there is."""
        return await store._matches("ORDER BY created", ())

    # games ------------------------------------------------------------------------------------------------------------

    async def stored(self, store: Store, match: Match, number: int = 0) -> Game:
        """A game of a match, the newest (0) or another one, as it is stored."""
        row = await store.game(game_id(match.id, number or match.games))
        assert row is not None
        return Game.restore(row.snapshot, row.pins, CATALOGUE)

    async def asked(self, store: Store, match: Match) -> list[Decision | Sideboarding]:
        """What a match asks now, as it is stored: in its newest game, or between two."""
        game = await self.stored(store, match)
        return questions(game, await rounds.of(store, match, game, CATALOGUE))

    async def _log(self, store: Store, match: Match, number: int) -> list[str]:
        """What is wrong with the log of a game."""
        game, entries = await self.stored(store, match, number), await store.entries(game_id(match.id, number))
        if [entry.seq for entry in entries] != list(range(1, game.seq + 1)):
            return [f"the log goes {[entry.seq for entry in entries][-3:]}, game {number} is at {game.seq}"]
        past = await self.secrecy.past(store, match, number)
        assert past is not None
        if not past.go_on(entries):
            return [f"what was answered before in game {number} has changed"]
        if past.game.fingerprint() != game.fingerprint():
            return [f"the log of game {number} replays to another one"]
        return []

    # messages ---------------------------------------------------------------------------------------------------------

    def _messages(self) -> Iterator[Message]:
        return (one for channel in self.world.channels.values() for one in channel.messages.values())

    def _seen(self, message: Message) -> Seen:
        return Seen(message.id, message.channel_id, self.world.message_payload(message))

    def _matches_on(self, message: Message) -> set[str]:
        """The matches that the controls of a message belong to.

        An invitation whose posting was not confirmed is known by its first click.
        """
        return {click.match for part in self._seen(message).buttons
                if (click := click_ids.read(str(part.get("custom_id") or "")))}

    def _text(self, message: Message) -> str:
        return self._seen(message).text

    async def _thread(self, match: Match) -> list[str]:
        """No two messages of a thread with the same heading, but calls, each for another question, and what stays of
        the board of a long turn each time that it is sent anew."""
        thread = self.world.channels.get(match.thread)
        if thread is None:
            return []
        texts = [self._text(one) for one in thread.messages.values() if one.visible_to is None]
        headings = Counter(text.split("\n")[0] for text in texts)
        return [f"{match.id}: “{heading}” stands {often} times in the thread" for heading, often in headings.items()
                if often > 1 and CALLED not in heading and heading not in GONE]

    async def _prompts(self, store: Store, match: Match, questions: list[Decision | Sideboarding]) -> list[str]:
        """Each player has one live panel for what they are asked, in a game or between two, with what they have
        composed so far, and no other."""
        wrong = []
        asked = {question.seat: question.number for question in questions}
        for player in match.people:
            number, path = await store.draft(match.game, player.seat)
            window = await store.window(match.id, player.seat)
            passed = window is not None and window.by != "" and window.number == asked.get(player.seat)
            wanted = [(asked[player.seat], len(path) if number == asked[player.seat] else 0)
                      ] if player.seat in asked and not passed else []
            if player.dms_closed:  # the thread calls them instead
                wanted = []
                wrong += await self._calls(store, match, player)
            live = [step for message in self._direct(player.user) for step in live_steps(self._seen(message), match.id)]
            if live != wanted:
                wrong.append(f"{player.name} is asked {wanted} and has live {live}")
        return wrong

    async def _calls(self, store: Store, match: Match, player: Player) -> list[str]:
        """Who gets no private messages is called in the thread to the question they were told of, and to no other."""
        called = [numbers_of(one.name) for one in await store.surfaces(match.id) if kind_of(one.name) == "call"]
        numbers = sorted(number for number, seat in called if seat == player.seat)
        due = [player.asked] if player.asked >= 0 and player.told == player.asked else []
        if numbers == due:
            return []
        return [f"{player.name} gets no private messages, was told of {due} and is called to {numbers}"]

    async def _absent(self, store: Store) -> list[str]:
        """Nobody waits for who is away and was not told: by the first round of the upkeep that finds them away."""
        now = time.time() + self.bot.ahead
        return [f"{match}: seat {seat} is away and was not told of its question"
                for match, seat in await store.absent(now, PATIENCE + EVERY + ROUND)]

    async def _overdue(self, store: Store) -> list[str]:
        """A masked pass is seen in the first rounds after its time, or after the clock was put back."""
        now = time.time() + self.bot.ahead
        rows = await store._rows("SELECT DISTINCT match FROM passing JOIN match ON match.id = match WHERE by != ''"
                                 " AND state = 'running' AND (due <= ? OR opened > ?)", (now - ROUND, now))
        return [f"{row['match']}: a pass was due long ago, and isn't seen" for row in rows]

    def _direct(self, user: int) -> list[Message]:
        return [one for channel in self.world.channels.values() if user in channel.recipients
                for one in channel.messages.values()
                if one.visible_to is None]


def questions(game: Game, series: Series | None) -> list[Decision | Sideboarding]:
    """What is asked in the newest game of a match; between two of them, what players exchange."""
    return [*(series.pending() if series is not None else ())] or [*game.pending()]


def live_steps(message: Seen, match: str) -> list[tuple[int, int]]:
    """The number and step of the question of that match that can be answered on a message; none, one, or more if it
    contradicts itself."""
    clicks = [click_ids.read(name) for name, _ in controls(message)]
    return sorted({(click.number, click.step) for click in clicks if click is not None and click.match == match})
