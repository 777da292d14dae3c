"""A game as it stood after each of its entries, played again from its log, and what each seat could see then."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import bot
from bot.match.decks import deck_of
from bot.store import Match, StoredEntry
from cards.catalogue import CARDS
from cards.puzzles.playing import begun, puzzle_of
from cards.tools.checks import replayed
from engine.game import Entry, Game, Seat, Setup, catalogue_of
from engine.kernel.decision import Refused

CATALOGUE = catalogue_of(CARDS.values())
PUBLIC = -1
"""The seat of everybody who doesn't play."""


BOT = Path(bot.__file__).parent


@cache
def _plain_words() -> frozenset[str]:
    """The cards that are called by one word which the bot says by itself, such as “Challenge”, but in lessons, whose
    panels are known by themselves.

    Whoever reads it need not have been shown a card."""
    said = {word for path in BOT.rglob("*.py") if path.relative_to(BOT).parts[0] not in (
                "sandbox", "look", "lessons")
            for word in re.findall(r"\w+", path.read_text("utf-8"))}
    return frozenset(card.name for card in CARDS.values() if card.name in said)


@cache
def _names() -> re.Pattern[str]:
    names = sorted({card.name for card in CARDS.values()} - _plain_words(), key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})s?(?!\w)")


@lru_cache(maxsize=50_000)
def names_in(text: str) -> tuple[str, ...]:
    """The cards that a text names, as often as it does; a name within a longer one doesn't count."""
    return tuple(_names().findall(text))


def names_among(data: object) -> Iterator[str]:
    """The cards that are named anywhere in a sight, a decision or the like, but for the log, which is told in lines."""
    if isinstance(data, str):
        yield from names_in(data)
    elif hasattr(data, "_fields"):
        for name in data._fields:
            if name != "log":
                yield from names_among(getattr(data, name))
    elif isinstance(data, tuple | list):
        for one in data:
            yield from names_among(one)


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after an entry, and which cards each seat saw named in its sight and in what it was asked."""

    game: Game
    seen: dict[int, frozenset[str]]


class Past:
    """The past of one game. It grows with the log. `setup`: what it began with, where that isn't just its decks;
    `beginning`: where it began in the midst of another."""

    def __init__(self, match: Match, secret: bytes, setup: Setup | None = None,
                 beginning: tuple[bytes, bytes] | None = None) -> None:
        decks = {player.seat: chosen for player in match.players if (chosen := deck_of(player)) is not None}
        puzzle = puzzle_of(match.computer)
        if puzzle is not None:  # it has no decks, and no secrets
            self.game = begun(puzzle, [player.name for player in match.players], secret, CATALOGUE)
        elif beginning is not None:
            self.game = Game.restore(*beginning, CATALOGUE)
        else:
            seats = tuple(Seat(player.name, decks[player.seat]) for player in match.players)
            lost = match.lost if len(seats) == 2 else -1  # whoever lost decides who begins a rematch
            self.game = Game.start(setup or Setup(seats, match.terms.mode, lost=lost), secret, CATALOGUE)
        self.people = tuple(player.name for player in match.players)
        self.entries: list[StoredEntry] = []
        self.moments: dict[int, Moment] = {}
        self.lines: dict[int, dict[str, int]] = {seat: {} for seat in self.seats}
        self.own = {
            seat: frozenset(CARDS[code].name for code in (
                one.legend, one.champion, *one.battlefields, *dict(one.main), *dict(one.runes), *dict(one.sideboard)))
            for seat, one in decks.items()
        }
        self.names = frozenset().union(*self.own.values())
        self._note(())

    @property
    def seats(self) -> tuple[int, ...]:
        """Every seat, and everybody else."""
        return (PUBLIC, *range(len(self.people)))

    def go_on(self, entries: list[StoredEntry]) -> bool:
        """Play what has been answered since; whether what was answered before is as it was."""
        if entries[:len(self.entries)] != self.entries:
            return False
        for one in entries[len(self.entries):]:
            entry = Entry(one.seq, one.seat, one.by, one.kind, one.number, one.keys, (), (), {})
            replayed(self.game, [entry])
            self._note(one.lines)
        self.entries = entries
        return True

    def _note(self, said: Iterable[str]) -> None:
        game, seen = self.game, {}
        for seat in self.seats:
            sight = game.sight(seat)
            asked = [decision for decision in game.pending() if decision.seat == seat]
            seen[seat] = frozenset((*names_among(sight), *names_among(asked)))
            for line in (*sight.log, *said):
                self.lines[seat].setdefault(line, game.seq)
        self.moments[game.seq] = Moment(game.fork(), seen)

    def forget(self, before: int) -> None:
        """Keep no moment before that entry."""
        for seq in [seq for seq in self.moments if seq < min(before, self.game.seq)]:
            del self.moments[seq]

    def said(self, seat: int, line: str, upto: int) -> bool:
        """Whether this line, or one that it is the beginning of, was told to that seat by then."""
        lines = self.lines[seat]
        if line.endswith("…"):
            return any(known.startswith(line[:-1]) and seq <= upto for known, seq in lines.items())
        return lines.get(line, upto + 1) <= upto

    def drafted(self, seq: int, seat: int, number: int, path: tuple[str, ...]) -> tuple[str, ...]:
        """The texts of the question that a draft had come to, its own first; none where it didn't fit the game."""
        try:
            found = self.moments[seq].game.draft(number, seat, path)
        except (Refused, KeyError):
            return ()
        return (found.prompt, *(text for option in found.options for text in (option.short, option.full)))

    def refused(self, seq: int, seat: int) -> frozenset[str]:
        """The cards that are named by what that seat could not do, and why."""
        game = self.moments[seq].game
        found = game.why_nots(seat)
        return frozenset((*names_among(found), *names_among([game.why_not(seat, key) for key, _, _ in found])))

    def whose(self, seq: int, name: str) -> str:
        """Where a card of that name was, in words: “in the hand of Ana”."""
        state = self.moments[seq].game._state
        places = []
        for seat, player in enumerate(state.players):
            who = self.people[seat]
            hidden = {f"in the hand of {who}": player.hand, f"looked at by {who}": player.looked,
                      f"facedown, of {who}": [one for field in state.fields for one in field.facedown
                                              if state.objects[one].controller == seat]}
            places += [where for where, ids in hidden.items()
                       if name in (state.objects[one].card.name for one in ids)]
            if any(name == card.name for card in (*player.deck, *player.rune_deck)):
                places.append(f"in the deck of {who}")
        return ", ".join(places) or "nowhere"
