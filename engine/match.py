"""A match: games until somebody has won enough of them (486, TR403–TR407, TR410).

Between two games both players may exchange cards of Main Deck and sideboard, secretly; then each presents a
battlefield, and the loser decides who goes first. A drawn game counts for nobody and is played again as it was. Plain
data; one game at a time runs in it.
"""
from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from engine.board.objects import NOBODY
from engine.editions import BEFORE_EDITIONS
from engine.game import Game, Seat, Setup
from engine.kernel.decision import Reason, Refused
from engine.library import Catalogue
from engine.rules.formats.decks import faults
from engine.rules.formats.modes import MODES, Mode
from engine.sideboards import (
    Configured,
    Counts,
    Exchange,
    Sideboarding,
    configured,
    exchange,
    misfits,
    sideboarding,
    wished,
)

FORMAT = 3
TWICE = 2
"""How often a battlefield may be presented in a match (486.6.a.2)."""
AS_REGISTERED = Exchange()


class Result(NamedTuple):
    """A game that is over: who won (-1: it was drawn), what each seat presented (“”: nothing yet), who went first, what
    each had exchanged for it, and the number up to which it has asked."""

    winner: int
    battlefields: tuple[str, ...]
    first: int
    exchanges: tuple[Exchange, ...]
    asked: int


class Match:
    """A running match. Make one with `start` or `restore`; answer its `game`, then `record` that game when it is
    over."""

    __slots__ = ("between", "catalogue", "exchanges", "game", "results", "secret", "setup", "submitted", "winner")

    def __init__(self, setup: Setup, secret: bytes, catalogue: Catalogue) -> None:
        self.setup = setup
        self.secret = secret
        self.catalogue = catalogue
        self.results: list[Result] = []
        self.exchanges: tuple[Exchange, ...] = (AS_REGISTERED,) * len(setup.seats)
        self.submitted: dict[int, Exchange] = {}
        self.between = False  # whether the last game is noted and the next one waits for exchanges
        self.winner: int | None = None  # -1: nobody; None while it goes on
        self.game: Game

    # --- beginning

    @classmethod
    def start(cls, setup: Setup, secret: bytes, catalogue: Catalogue) -> Match:
        """A new match with its first game. Raises `Refused` with every fault of decks and sideboards (103,
        TR601.1.c)."""
        match = cls(setup, secret, catalogue)
        wrong = [reason for seat in setup.seats for reason in faults(seat.deck, catalogue, match.mode.brought)]
        if wrong:
            raise Refused(*wrong)
        match.game = match.begin()
        return match

    @classmethod
    def restore(cls, data: bytes, catalogue: Catalogue, game: Game) -> Match:
        """The match as it was saved, around its game, which is saved by itself. Raises `ValueError` for data of another
        format."""
        raw = json.loads(data)
        if raw.get("format") == 2:  # before there were several editions
            raw |= {"format": FORMAT, "edition": BEFORE_EDITIONS}
        if raw.get("format") != FORMAT:
            raise ValueError(f"a match of format {raw.get('format')}; this version reads {FORMAT}")
        seats = tuple(Seat(name, registered(deck)) for name, deck in raw["seats"])
        setup = Setup(seats, raw["mode"], lost=raw["lost"], edition=raw["edition"])
        match = cls(setup, bytes.fromhex(raw["secret"]), catalogue)
        match.results = [
            Result(winner, tuple(fields), first, tuple(map(exchange, exchanges)), asked)
            for winner, fields, first, exchanges, asked in raw["results"]
        ]
        match.exchanges = tuple(map(exchange, raw["exchanges"]))
        match.submitted = {int(seat): exchange(values) for seat, values in raw["submitted"].items()}
        match.between, match.winner = raw["between"], raw["winner"]
        match.game = game
        return match

    def save(self) -> bytes:
        """Everything but the game, with the decks as they were registered (TR403.8). It holds the secret and never
        leaves the host."""
        decks = [configured(seat.deck, AS_REGISTERED) for seat in self.setup.seats]
        listed = [{name: getattr(deck, name) for name in Configured.__slots__} for deck in decks]
        return json.dumps(
            {
                "format": FORMAT, "mode": self.setup.mode, "edition": self.setup.edition, "lost": self.setup.lost,
                "secret": self.secret.hex(),
                "seats": [[seat.name, deck] for seat, deck in zip(self.setup.seats, listed, strict=True)],
                "results": self.results, "exchanges": self.exchanges, "submitted": self.submitted,
                "between": self.between, "winner": self.winner,
            }
        ).encode()

    # --- facts

    @property
    def mode(self) -> Mode:
        """How it is played."""
        return MODES[self.setup.mode]

    @property
    def wins(self) -> tuple[int, ...]:
        """Games won, by seat."""
        return self.wins_after(len(self.results))

    def wins_after(self, number: int) -> tuple[int, ...]:
        """Games won by seat, when so many were over."""
        over = self.results[:number]
        return tuple(sum(result.winner == seat for result in over) for seat in range(len(self.setup.seats)))

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return self.winner is not None

    def waiting(self) -> tuple[int, ...]:
        """The seats that haven't said yet what they exchange."""
        return (
            tuple(seat for seat in range(len(self.setup.seats)) if seat not in self.submitted) if self.between else ()
        )

    def deck(self, seat: int) -> Configured:
        """A seat's deck as it is played now: the registered one with the exchange made (TR403.4, TR403.8)."""
        return configured(self.setup.seats[seat].deck, self.exchanges[seat])

    def left(self, seat: int) -> tuple[str, ...]:
        """The battlefields that a seat may present now: see `left_after`."""
        return self.left_after(self.results, seat)

    def left_after(self, results: Sequence[Result], seat: int) -> tuple[str, ...]:
        """The battlefields that a seat may present after these games: those that no won game has used up; in a best of
        five, once all were presented, each a second time (486.5, 486.6.a).

        Rules: 486.5.a, 486.6.a.1.
        """
        brought = tuple(self.setup.seats[seat].deck.battlefields)
        used = Counter(result.battlefields[seat] for result in results if result.winner != NOBODY)
        return (
            tuple(code for code in brought if not used[code])
            or tuple(code for code in brought if used[code] < TWICE)
            or brought
        )

    # --- going on

    def begin(self) -> Game:
        """The next game."""
        number = len(self.results)
        return Game.start(self.setup_of(number), self.secret_of(number), self.catalogue)

    @property
    def chooser(self) -> int:
        """Who decides between two games who goes first in the next one; -1 otherwise (TR407.4)."""
        return self.setup_of(len(self.results)).lost if self.between else NOBODY

    def secret_of(self, number: int) -> bytes:
        """The secret of a game's chance, counted from 0; it tells nothing of the others."""
        return hashlib.sha256(self.secret + b"game %d" % number).digest()

    def setup_of(self, number: int) -> Setup:
        """What a game that is over, or that is next, begins with, counted from 0: after a drawn one the same decks,
        battlefields and order (TR403.10, TR406.1.b, TR407.4). Its questions are numbered on from those before."""
        results, count = self.results[:number], len(self.setup.seats)
        exchanges = self.results[number].exchanges if number < len(self.results) else self.exchanges
        seats = tuple(
            Seat(seat.name, configured(seat.deck, wish)) for seat, wish in zip(self.setup.seats, exchanges, strict=True)
        )
        left = tuple(self.left_after(results, seat) for seat in range(count))
        if not results:
            return replace(self.setup, seats=seats, left=left)
        last = results[-1]
        if last.winner == NOBODY:
            again = tuple((code,) if code else left[seat] for seat, code in enumerate(last.battlefields))
            return replace(self.setup, seats=seats, first=last.first, lost=NOBODY, left=again, after=last.asked)
        lost = next(seat for seat in range(count) if seat != last.winner)
        return replace(self.setup, seats=seats, lost=lost, left=left, after=last.asked + count)

    def record(self) -> None:
        """Take note of the game that is over: it decides the match, or the next one follows; a drawn one is followed at
        once. Raises `Refused`."""
        if self.over or self.between or not self.game.over:
            noted = (
                "the match is over"
                if self.over
                else "that game is noted already"
                if self.between
                else "the game goes on"
            )
            raise Refused(Reason("486.6", noted))
        game = self.game
        presented = game.presented or ("",) * len(self.setup.seats)  # it may end before anything is
        self.results.append(Result(game.winner, presented, game.first, self.exchanges, game.asked))
        self.submitted = {}
        if max(self.wins) > self.mode.best_of // 2:
            self.winner = self.game.winner
        elif self.game.winner == NOBODY:
            self.game = self.begin()
        else:
            self.between = True

    def pending(self) -> tuple[Sideboarding, ...]:
        """What is asked between two games: one question to each seat that hasn't answered, each with a number of its
        own, the first after those of the last game."""
        return tuple(self.sideboarding(seat) for seat in self.waiting())

    def sideboarding(self, seat: int, path: Sequence[str] = ()) -> Sideboarding:
        """The question to a seat between two games, as far as it has chosen (TR403.4). Raises `Refused`, also for a
        path that isn't offered."""
        if seat not in self.waiting():
            raise Refused(Reason("TR403.4", "there is nothing to exchange now"))
        number = self.results[-1].asked + 1 + seat
        deck = self.setup.seats[seat].deck
        return sideboarding(number, seat, deck, path, self.catalogue, self.mode.brought)

    def answer(self, number: int, seat: int, path: Sequence[str]) -> None:
        """Exchange what a path comes to. Raises `Refused`; then nothing has changed."""
        if self.sideboarding(seat).number != number:
            raise Refused(Reason("312", "that was already answered"))
        self.sideboarding(seat, path)
        self.exchange(seat, wished(path))

    def exchange(self, seat: int, wish: Exchange) -> None:
        """What a seat exchanges before the next game, once, unseen by the other; when all have, the game begins
        (TR403.4). An empty `Exchange()` plays the deck as it was registered. Raises `Refused` with what is wrong with
        the deck that it makes."""
        if seat not in self.waiting():
            raise Refused(Reason("TR403.4", "there is nothing to exchange now"))
        wrong = misfits(self.setup.seats[seat].deck, wish, self.catalogue, self.mode.brought)
        if wrong:
            raise Refused(*wrong)
        self.submitted[seat] = wish
        if not self.waiting():
            self.exchanges = tuple(self.submitted[number] for number in range(len(self.setup.seats)))
            self.between = False
            self.game = self.begin()

    def concede(self, seat: int) -> None:
        """TR410.2: the whole match is given up. Raises `Refused` when it is over."""
        if self.over:
            raise Refused(Reason("TR410.2", "the match is over"))
        if not self.game.over:
            self.game.interject(seat, "concede")
        self.between = False
        self.winner = next(other for other in range(len(self.setup.seats)) if other != seat)


def registered(raw: dict[str, Any]) -> Configured:
    """A deck as it was saved."""
    def counts(name: str) -> Counts:
        return tuple((code, n) for code, n in raw[name])

    return Configured(raw["name"], raw["legend"], raw["champion"], counts("main"), counts("runes"),
                      tuple(raw["battlefields"]), raw["starter"], counts("sideboard"))
