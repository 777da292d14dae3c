"""Puzzles from games that are over: how one stood at the start of somebody's turn, and what the solver proves of that.

The game is played again from its log. What the seat whose turn it was couldn't see then is dealt anew, as its player
could have imagined it: whatever the others really held stays theirs. From then on nothing is hidden but the own deck.
"""
from __future__ import annotations

import time
from random import Random
from typing import Literal, NamedTuple

from cards.computer.stock import installed, known
from cards.puzzles.proving import told
from cards.puzzles.search import Goal, Search, Since, Unproven, Verdict
from engine.game import Game, Refused
from engine.kernel.decision import EngineFault
from engine.setups import Setup
from engine.worlds import imagined

MOST = 20_000
"""How many answers are tried at most for a goal."""
SECONDS = 5.0
"""For how long they are."""
LONGEST = 2 * SECONDS + 2.0
"""What `judged` takes at most: two goals, and the game that is played again."""
SOLVING = 12.0
"""For how long a way that is to be shown is looked for."""
AT_MOST = 5
"""Own actions that a way is looked for with at most."""

Known = Literal["forced", "never", "unknown"]


class Said(NamedTuple):
    """An entry of a log: an answer to the question of that number, or an interjection."""

    kind: str
    number: int
    seat: int
    keys: tuple[str, ...]


class Moment(NamedTuple):
    """The start of a turn of that seat in a game that is over: what the game began with, its secret and its cards, and
    what was said in it. `names`: what the players are called from then on; `seed`: from the same one the same is
    dealt."""

    setup: Setup
    secret: bytes
    pins: bytes
    log: tuple[Said, ...]
    seat: int
    turn: int
    names: tuple[str, ...]
    seed: str


class Beginning(NamedTuple):
    """A game that doesn't begin with decks, as `Game.restore` takes it."""

    snapshot: bytes
    pins: bytes


class Wanted(NamedTuple):
    """A way that is looked for from there: to which goal, by which seat, in which turn."""

    beginning: Beginning
    goal: Goal
    seat: int
    turn: int


class Finding(NamedTuple):
    """What the solver says of a goal: it can be forced with `length` own actions and not with fewer; it never can be,
    as far as no unknown card helps; or nobody knows."""

    goal: Goal
    known: Known
    length: int = 0


def begun(moment: Moment) -> Beginning | None:
    """The game that goes on from there; None where there is no such moment: nothing was asked at the start of that
    turn, or the game can't be played again, as its cards or rules have changed since."""
    game = dealt(moment)
    return Beginning(game.save(), game.pins()) if game is not None else None


def judged(moment: Moment) -> tuple[Finding, ...]:
    """What the solver says of each goal there, of winning alone where that can be forced; nothing where there is no
    such moment."""
    game = dealt(moment)
    if game is None:
        return ()
    win = finding(game, "win", moment)
    return (win,) if win.known == "forced" else (win, finding(game, "hold", moment))


def finding(game: Game, goal: Goal, moment: Moment) -> Finding:
    """What it says of one goal. Whether there is a way by which everything is paid as is proposed, it tries first."""
    until = time.monotonic() + SECONDS
    try:
        for plain in (True, False):
            search = searching(game, goal, moment.seat, moment.turn, until - time.monotonic(), plain)
            for length in range(AT_MOST + 1):
                verdict = search.forced(search.root, length)
                if verdict is Verdict.FORCED:
                    return Finding(goal, "forced", length)
                if verdict is Verdict.LOST:
                    break
            else:
                return Finding(goal, "unknown")
        return Finding(goal, "never")
    except Unproven:
        return Finding(goal, "unknown")


def searching(game: Game, goal: Goal, seat: int, turn: int, seconds: float, plain: bool = True) -> Search:
    """A search in a game for whoever began to look for the way in that turn: the other side has no secrets."""
    others = tuple(other for other in range(len(game.names)) if other != seat)
    return Search(game._state, goal, MOST, Since(seat, turn, others), seconds, plain)


def steps(wanted: Wanted) -> tuple[str, ...]:
    """A way there against the best replies, step by step in words, to whoever is to find it; nothing where none is
    found in time."""
    game = Game.restore(*wanted.beginning, installed())
    game._state.players[wanted.seat].name = "You"
    search = searching(game, wanted.goal, wanted.seat, wanted.turn, SOLVING)
    try:
        length = search.shortest(AT_MOST)
        return told(search.line(length)) if length is not None else ()
    except Unproven:
        return ()


def dealt(moment: Moment) -> Game | None:
    """The game at that moment, with what the seat couldn't see dealt anew; its log begins there."""
    game = played(moment)
    if game is None:
        return None
    stock, catalogue = known(game, moment.seat, {})
    try:
        world = imagined(game, moment.seat, stock, Random(moment.seed), catalogue)
    except ValueError:  # nothing was seen that could be dealt
        return None
    g = world._state
    g.seq = 0
    for player, name in zip(g.players, moment.names, strict=True):
        player.name = name
    return Game.restore(world.save(), world.pins(), installed())


def played(moment: Moment) -> Game | None:
    """The game as it was at that moment."""
    try:
        game = Game.start(moment.setup, moment.secret, installed())
        if game.pins() != moment.pins:
            return None
        for said in moment.log:
            if is_there(game, moment):
                return game
            if said.kind == "answer":
                game.answer(said.number, said.seat, said.keys)
            else:
                game.interject(said.seat, said.keys[0])
    except (Refused, EngineFault):
        return None
    return None


def is_there(game: Game, moment: Moment) -> bool:
    """Whether that seat may act for the first time in that turn of its own."""
    (asked, *_) = game.pending()
    return (game.turn, asked.seat, asked.kind) == (moment.turn, moment.seat, "act")
