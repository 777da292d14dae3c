"""A game that two computers have played to its end, in the last turn of which one action wins."""
from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cards.computer.stock import installed
from cards.computer.thinking import LEVELS, thought
from cards.decks import shipped
from cards.puzzles.past import Moment, Said
from engine.game import Game, Seat
from engine.kernel.randomness import secret_from_seed
from engine.setups import Setup

SEED, DECKS = 5, ("lux", "garen")
WINNER, TURN = 1, 13
"""Who has won, and in which turn."""


class Finished(NamedTuple):
    """What it began with, and what was said in it."""

    setup: Setup
    secret: bytes
    pins: bytes
    log: tuple[Said, ...]

    def moment(self, seat: int, turn: int, seed: str = "1") -> Moment:
        """The start of a turn in it."""
        names = ("Rival", "Bo") if seat else ("Ana", "Rival")
        return Moment(*self, seat, turn, names, seed)


@cache
def finished() -> Finished:
    """The game; it comes to the same each time."""
    setup = Setup(tuple(Seat(name, shipped()[deck]) for name, deck in zip(("Ana", "Bo"), DECKS, strict=True)))
    game, log = Game.start(setup, secret_from_seed(SEED), installed()), []
    pins = game.pins()
    while not game.over:
        asked = game.pending()[0]
        keys = thought(game, asked.seat, asked.number, LEVELS["steady"], str(SEED)).keys
        game.answer(asked.number, asked.seat, keys)
        log.append(Said("answer", asked.number, asked.seat, keys))
    assert (game.winner, game.turn) == (WINNER, TURN)
    return Finished(setup, secret_from_seed(SEED), pins, tuple(log))
