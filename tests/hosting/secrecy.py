"""Nobody is shown what is hidden from them: every text is held against what its reader could know at that moment.

A text that somebody sees must be made of what their sight held at one and the same entry, which is at most `LAG` older
than the text. Lines of the log are told again later: they count as known once the reader was told them. Look-ups answer
what their user asked, whoever holds the card: they stand apart, as does what somebody alone is told of their own
decks, and in lessons.
"""
from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from bot.lookups.address import FORMAT
from bot.match.decks import titles
from bot.sandbox.server import StandIn
from bot.store import Match, Store, game_id
from cards.decks import unpack
from engine.game import Game, Setup
from engine.match import Match as Series
from tests.hosting.past import CATALOGUE, PUBLIC, Past, names_in
from tests.hosting.watching import EVERYBODY, Shown, Watch

LAG = 60.0
"""Seconds after which nothing is shown any more that was drawn before: the bot's patience with a request, and the
client's with an answer, on a busy machine."""
ROWS = re.compile(r"(?m)^(?:- |-# |\d+\. )+")
ESCAPED = re.compile(r"\\([\\*_~`|<>\[\]#+-])")
LONG = re.compile(r"[\w-]{32,}")
"""What is long enough to hold the token of an interaction."""
KEY = re.compile(r"\w+:[\w:-]+")
"""A key of an answer that means something, such as “play:34”."""


def title_of(deck: str | None) -> str:
    """What its player calls a deck that is kept so: a shipped one by its key, one of their own packed."""
    return unpack(deck).name if deck and deck.startswith("{") else titles().get(deck or "", "")


def match_of(game: str) -> str:
    """The match of a game, by their ids."""
    return game.partition(".")[0]


async def setup_of(store: Store, match: Match, number: int) -> Setup | None:
    """What a game of a match of several began with; None where one decides."""
    data, row = await store.series(match.id), await store.game(match.game)
    if data is None or row is None:
        return None
    return Series.restore(data, CATALOGUE, Game.restore(row.snapshot, row.pins, CATALOGUE)).setup_of(number - 1)


class Secrecy:
    """Watches one stand-in, and tells what was shown to somebody who may not see it."""

    def __init__(self, discord: StandIn, database: Path) -> None:
        self.watch = Watch(discord, database)
        self.world = discord.world
        self.pasts: dict[str, Past] = {}
        self.compared: Counter[str] = Counter()
        self._secrets: dict[str, str] = {}
        self._matches: dict[str, Match] = {}
        self._entries = 0
        self._read: dict[Path, int] = {}

    async def faults(self, store: Store) -> list[str]:
        """The leaks since the last time, and whether enough was looked at."""
        return [*await self.leaks(store), *self.floor()]

    async def leaks(self, store: Store) -> list[str]:
        """All that was shown since the last time to somebody from whom it was hidden, in words."""
        shown = self.watch.taken()  # first, so that the log goes at least as far
        found = []
        self._matches = {match.id: match for match in await store._matches("ORDER BY created", ())}
        for match in self._matches.values():
            found += await self._grow(store, match)
        for one in shown:
            found += self._judged(one)
        for match_id, past in self.pasts.items():
            past.forget(self._since(match_id, shown[-1].at if shown else 0.0))
        self._entries = sum(len(past.entries) for past in self.pasts.values())
        return found

    def floor(self) -> list[str]:
        """An entry is shown to somebody, with names: who compared fewer didn't look."""
        few = self.compared["names"] < self._entries
        return [f"{dict(self.compared)} compared of {self._entries} entries"] if few else []

    async def past(self, store: Store, match: Match, number: int = 0) -> Past | None:
        """The past of a game of a match, the newest (0) or another one, as far as it is known; None before it began."""
        number = number or match.games
        game = game_id(match.id, number)
        if game not in self.pasts and (row := await store.game(game)) is not None:
            self.pasts[game] = Past(match, row.secret, await setup_of(store, match, number),
                                    await store.beginning(match.id))
            self._secrets[game] = row.secret.hex()
        return self.pasts.get(game)

    async def _grow(self, store: Store, match: Match) -> list[str]:
        wrong = []
        for number in range(1, match.games + 1):
            past, game = await self.past(store, match, number), game_id(match.id, number)
            if past is not None and not past.go_on(await store.entries(game)):
                wrong.append(f"{game}: what was answered before has changed")
        return wrong

    def _games(self, matches: Iterable[str]) -> list[str]:
        """The games of these matches that have begun."""
        among = set(matches)
        return [game for game in self.pasts if match_of(game) in among]

    # one text ---------------------------------------------------------------------------------------------------------

    def _judged(self, one: Shown) -> list[str]:
        self.compared["texts"] += 1
        text = ESCAPED.sub(r"\1", one.text)
        return [*self._of_secrets(one, text), *self._of_drafts(one, text), *self._of_cards(one, text)]

    def _of_secrets(self, one: Shown, text: str) -> list[str]:
        """The number that all chance comes from, before the game is over; a token, ever."""
        told = [f"the secret of {match}" for match, secret in self._secrets.items()
                if secret in text and not self._over(match, one.at)]
        runs = LONG.findall(text)  # there are thousands of tokens, and hardly a text could hold one
        told += ["a token" for token in self.watch.tokens if any(token in run for run in runs)]
        return [self._fault(one, what) for what in told]

    def _over(self, match: str, at: float) -> bool:
        past, upto = self.pasts[match], self._upto(match, at)
        return upto in past.moments and past.moments[upto].game.over

    def _of_cards(self, one: Shown, text: str) -> list[str]:
        """Cards of the match's decks that the reader saw at none of the entries in question; and chosen decks."""
        about = [match for match in self._about(one) if match in self._matches]
        games = [game for game in self._games(about) if self._upto(game, one.at) >= 0]
        if not games:
            return self._before(one, about, text)
        everything = f"{text}\n{ESCAPED.sub(lambda found: found[1], one.options)}"
        self.compared["names"] += len(names_in(everything))
        leaks = [self._leaked(one, match, everything) for match in games]
        best = min(leaks, key=len)
        seq = self._upto(games[0], one.at)
        return [self._fault(one, f"“{name}”, {self.pasts[games[0]].whose(seq, name)} of {games[0]} at entry {seq}")
                for name in sorted(best)]

    def _leaked(self, one: Shown, match: str, text: str) -> frozenset[str]:
        """The cards that the text names beyond what its reader could know of that game; what is missing least. Whoever
        exchanges cards when it is over sees the own deck."""
        past, seat = self.pasts[match], self._seat(match, one.reader)
        since, upto = self._since(match, one.at), self._upto(match, one.at)
        new = [row for row in ROWS.sub("", text).split("\n") if names_in(row) and not past.said(seat, row, upto)]
        named = past.names & {name for row in new for name in names_in(row)}
        named -= past.own.get(seat, frozenset()) if self._over(match, one.at) else frozenset()
        moments = [seq for seq in range(upto, since - 1, -1) if seq in past.moments]
        left = [named]
        for seq in moments if named else ():
            left.append(frozenset(named - past.moments[seq].seen[seat]))
            if not left[-1]:
                return frozenset()
        best = min(left, key=len)
        for seq in moments if best and seat != PUBLIC else ():
            best -= past.refused(seq, seat) | self._composed(match, seat, seq, one.at)
        return best

    def _composed(self, match: str, seat: int, seq: int, at: float) -> frozenset[str]:
        """The cards that the reader's own draft named."""
        history = self.watch.drafts.get((match, seat))
        drafts = [one for one in history.between(at - LAG, at) if one] if history is not None else []
        return frozenset(name for number, path in drafts
                         for text in self.pasts[match].drafted(seq, seat, number, tuple(json.loads(path)))
                         for name in names_in(text))

    def _of_drafts(self, one: Shown, text: str) -> list[str]:
        """What somebody else was composing at that moment: its keys, and what it had come to ask."""
        told = []
        for match in self._games(self._about(one)):
            for player in self._matches[match_of(match)].players:
                history = self.watch.drafts.get((match, player.seat))
                draft = history.when(one.at) if history is not None else None
                if draft is None or player.user == one.reader:
                    continue
                self.compared["drafts"] += 1
                path = tuple(json.loads(draft[1]))
                asked = self.pasts[match].drafted(self._upto(match, one.at), player.seat, draft[0], path)[:1]
                told += [f"“{words}”, which {player.name} was composing"
                         for words in (*filter(KEY.fullmatch, path), *asked)
                         if re.search(rf"(?<![\w:]){re.escape(words)}(?![\w:])", text)]
        return [self._fault(one, what) for what in told]

    def _before(self, one: Shown, about: list[str], text: str) -> list[str]:
        """Before a game there is no card to be named, and a chosen deck is its player's secret."""
        told = [f"“{name}”" for name in names_in(text)]
        for match in about:
            held = [history for (of, _), history in self.watch.decks.items() if of == match]
            known = [title_of(deck) for history in held for user, deck in history.between(one.at - LAG, one.at)
                     if user == one.reader]  # a seat is left, and taken by others
            for user, deck in (now for history in held if (now := history.when(one.at)) is not None):
                if (title := title_of(deck)) and title not in known:
                    self.compared["decks"] += 1
                    whose = f"the deck of {self.world.people[user].name if user else 'a computer'}"
                    told += [whose] if re.search(rf"\b{re.escape(title)}\b", text) else []
        return [self._fault(one, what) for what in told]

    # whose, about what, and when --------------------------------------------------------------------------------------

    def _about(self, one: Shown) -> list[str]:
        """The matches that a text is about; where nothing says so, those of its reader."""
        if one.matches or one.reader == EVERYBODY:
            return sorted(one.matches & set(self._matches))
        return [match.id for match in self._matches.values() if match.seat_of(one.reader) >= 0]

    def _seat(self, match: str, reader: int) -> int:
        return self._matches[match_of(match)].seat_of(reader)

    def _upto(self, match: str, at: float) -> int:
        """The newest entry at that moment, -1 before the game."""
        history = self.watch.stood.get(match)
        seq = history.when(at) if history is not None else None
        return -1 if seq is None else int(seq)

    def _since(self, match: str, at: float) -> int:
        """The oldest entry from which something may have been drawn that was shown then."""
        return max(0, self._upto(match, at - LAG))

    def _fault(self, one: Shown, what: str) -> str:
        person = self.world.people.get(one.reader)
        reader = person.name if person is not None else "everybody"
        return f"{reader} was shown {what}, by {one.where}: {one.text[:300]!r}"

    # files ------------------------------------------------------------------------------------------------------------

    def logged(self, text: str, *tokens: str) -> list[str]:
        """What a log says that it may not: a card, the secret of a game, a token. Look-ups name what they show."""
        rows = [row for row in text.splitlines() if f"'{FORMAT}." not in row and f'"{FORMAT}.' not in row]
        self.compared["log lines"] += len(rows)
        whole = "\n".join(rows)
        found = [f"“{name}”" for name in dict.fromkeys(names_in(whole))]
        found += [f"the secret of {match}" for match, secret in self._secrets.items() if secret in whole]
        found += ["a token" for token in {*tokens, *self.watch.tokens} if token in whole]
        return [f"the log names {what}" for what in found]

    def files(self, folder: Path, *tokens: str) -> list[str]:
        """The same of every file beside the database, as far as it has grown. Reports have a folder of their own."""
        found = []
        for path in folder.iterdir():
            if path.is_file() and not path.name.startswith(self.watch.database.name):
                with path.open("rb") as file:
                    file.seek(self._read.get(path, 0))
                    new = file.read()
                    self._read[path] = file.tell()
                found += [f"{path.name}: {fault}" for fault in self.logged(new.decode("utf-8", "replace"), *tokens)]
        return found
