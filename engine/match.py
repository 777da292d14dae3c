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
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.board.objects import NOBODY
from engine.game import Game, Seat, Setup
from engine.kernel.decision import Reason, Refused
from engine.library import Catalogue
from engine.rules.formats.decks import Deck, faults
from engine.rules.formats.modes import MODES, Mode

FORMAT = 1
TWICE = 2
"""How often a battlefield may be presented in a match (486.6.a.2)."""

Counts = tuple[tuple[str, int], ...]


class Exchange(NamedTuple):
    """What a player changes for the next game: cards out of the Main Deck, as many into it from the sideboard, and a
    Chosen Champion."""

    out: Counts = ()
    into: Counts = ()
    champion: str = ""


class Result(NamedTuple):
    """A game that is over: who won (-1: it was drawn), what each seat presented, who went first."""

    winner: int
    battlefields: tuple[str, ...]
    first: int


@dataclass(frozen=True, slots=True)
class Configured:
    """A registered deck as it is played in one game."""

    name: str
    legend: str
    champion: str
    main: Counts
    runes: Counts
    battlefields: tuple[str, ...]
    starter: bool
    sideboard: Counts


class Match:
    """A running match. Make one with `start` or `restore`; answer its `game`, then `record` that game when it is
    over."""

    __slots__ = ("between", "catalogue", "exchanges", "game", "results", "secret", "setup", "submitted", "winner")

    def __init__(self, setup: Setup, secret: bytes, catalogue: Catalogue) -> None:
        self.setup = setup
        self.secret = secret
        self.catalogue = catalogue
        self.results: list[Result] = []
        self.exchanges: list[Exchange] = [Exchange() for _ in setup.seats]
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
    def restore(cls, data: bytes, setup: Setup, secret: bytes, catalogue: Catalogue, game: Game) -> Match:
        """The match as it was saved, around its game, which is saved by itself. Raises `ValueError` for data of another
        format."""
        raw = json.loads(data)
        if raw.get("format") != FORMAT:
            raise ValueError(f"a match of format {raw.get('format')}; this version reads {FORMAT}")
        match = cls(setup, secret, catalogue)
        match.results = [Result(winner, tuple(fields), first) for winner, fields, first in raw["results"]]
        match.exchanges = [exchange(values) for values in raw["exchanges"]]
        match.submitted = {int(seat): exchange(values) for seat, values in raw["submitted"].items()}
        match.between, match.winner = raw["between"], raw["winner"]
        match.game = game
        return match

    def save(self) -> bytes:
        """Everything but the set-up, the secret and the game."""
        return json.dumps(
            {
                "format": FORMAT, "results": self.results, "exchanges": self.exchanges, "submitted": self.submitted,
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
        return tuple(sum(result.winner == seat for result in self.results) for seat in range(len(self.setup.seats)))

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
        """The battlefields that a seat may present: those that no won game has used up; in a best of five, once all
        were presented, each a second time (486.5, 486.6.a).

        Rules: 486.5.a, 486.6.a.1.
        """
        brought = tuple(self.setup.seats[seat].deck.battlefields)
        used = Counter(result.battlefields[seat] for result in self.results if result.winner != NOBODY)
        return (
            tuple(code for code in brought if not used[code])
            or tuple(code for code in brought if used[code] < TWICE)
            or brought
        )

    # --- going on

    def begin(self) -> Game:
        """The next game: after a drawn one with the same decks, battlefields and order (TR403.10, TR406.1.b,
        TR407.4)."""
        last = self.results[-1] if self.results else None
        drawn = last is not None and last.winner == NOBODY
        seats = tuple(Seat(seat.name, self.deck(number)) for number, seat in enumerate(self.setup.seats))
        count = len(seats)
        left = (
            tuple((last.battlefields[seat],) for seat in range(count))
            if last and drawn
            else tuple(self.left(seat) for seat in range(count))
        )
        first = last.first if last and drawn else NOBODY
        lost = next(seat for seat in range(count) if seat != last.winner) if last and not drawn else NOBODY
        secret = hashlib.sha256(self.secret + b"game %d" % len(self.results)).digest()
        return Game.start(Setup(seats, self.setup.mode, first, lost, left), secret, self.catalogue)

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
        self.results.append(Result(self.game.winner, self.game.presented, self.game.first))
        self.submitted = {}
        if max(self.wins) > self.mode.best_of // 2:
            self.winner = self.game.winner
        elif self.game.winner == NOBODY:
            self.game = self.begin()
        else:
            self.between = True

    def exchange(self, seat: int, wish: Exchange) -> None:
        """What a seat exchanges before the next game, once, unseen by the other; when all have, the game begins
        (TR403.4). An empty `Exchange()` plays the deck as it was registered. Raises `Refused` with what is wrong with
        the deck that it makes."""
        if seat not in self.waiting():
            raise Refused(Reason("TR403.4", "there is nothing to exchange now"))
        deck = self.setup.seats[seat].deck
        wrong = [*unequal(deck, wish), *faults(configured(deck, wish), self.catalogue, self.mode.brought)]
        if wrong:
            raise Refused(*wrong)
        self.submitted[seat] = wish
        if not self.waiting():
            self.exchanges = [self.submitted[number] for number in range(len(self.setup.seats))]
            self.between = False
            self.game = self.begin()

    def concede(self, seat: int) -> None:
        """TR410.2: the whole match is given up. Raises `Refused` when it is over."""
        if self.over:
            raise Refused(Reason("TR410.2", "the match is over"))
        if not self.game.over:
            self.game.interject(seat, "concede")
        self.winner = next(other for other in range(len(self.setup.seats)) if other != seat)


def exchange(values: Sequence[Sequence[Sequence[object]] | str]) -> Exchange:
    """An exchange as it was saved."""
    out, into, champion = values
    return Exchange(
        tuple((str(code), int(str(n))) for code, n in out), tuple((str(code), int(str(n))) for code, n in into),
        str(champion),
    )


def unequal(deck: Deck, wish: Exchange) -> list[Reason]:
    """TR403.4: what goes out has to be in the Main Deck, what comes in has to be in the sideboard, and they are equally
    many."""
    out, into = sum(n for _, n in wish.out), sum(n for _, n in wish.into)
    found = (
        [Reason("TR403.4", f"{out} cards out and {into} in; they are exchanged one for one.")] if out != into else []
    )
    for there, codes, name in (
        (dict(deck.main), wish.out, "Main Deck"),
        (dict(deck.sideboard), wish.into, "sideboard"),
    ):
        found += [
            Reason("TR403.4", f"{code}: {n} of {there.get(code, 0)} in the {name}.")
            for code, n in codes
            if not 0 < n <= there.get(code, 0)
        ]
    return found


def configured(deck: Deck, wish: Exchange) -> Configured:
    """A registered deck with an exchange made."""
    plain = Configured(
        deck.name, deck.legend, deck.champion, deck.main, deck.runes, tuple(deck.battlefields), deck.starter,
        deck.sideboard,
    )
    main, side = Counter(dict(deck.main)), Counter(dict(deck.sideboard))
    for gone, come, codes in ((main, side, wish.out), (side, main, wish.into)):
        gone.subtract(dict(codes))
        come.update(dict(codes))
    return replace(
        plain, champion=wish.champion or deck.champion, main=tuple((+main).items()), sideboard=tuple((+side).items())
    )
