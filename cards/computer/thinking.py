"""The door to the computer players: what one would answer, from what its seat may know.

`think` is made for a worker process: task and thought are plain values that can be pickled. What a seat can't see has
no influence on what it answers, nor has the clock, unless a level runs out of time: a task with the same seed comes to
the same thought.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from cards.computer.greedy import Judged, greedy
from cards.computer.levels import LEVELS, Level, LevelName
from cards.computer.search import search
from cards.computer.stock import installed, known
from cards.computer.taste import beforehand, to_taste
from cards.computer.telling import reason
from cards.computer.value import WEIGHTS
from engine.board.state import State
from engine.game import Decision, Game
from engine.kernel.decision import ACTING
from engine.rules.formats.decks import Deck
from engine.worlds import imagined

__all__ = ["LEVELS", "Level", "LevelName", "Option", "Task", "Thought", "at_once", "exchanging", "prepare", "think",
           "thought"]


class Task(NamedTuple):
    """A question to a computer player: a game as `Game.restore` takes it, whose question with that number that seat is
    asked, and how it thinks. `seed`: from the same one the same answer comes. `shown`: the deck lists, by seat, that
    the match shows to everybody."""

    snapshot: bytes
    pins: bytes
    seat: int
    number: int
    level: LevelName
    seed: str
    shown: tuple[tuple[int, Deck], ...] = ()


class Option(NamedTuple):
    """An answer that was thought of: the keys, for a draft the whole path, what it does in words, and what it is
    expected to be worth, in points of the game."""

    keys: tuple[str, ...]
    said: str
    worth: float


class Thought(NamedTuple):
    """What a computer player answers: the keys, for a draft the whole path; why, in a line; the best options that it
    saw, at most two, the best first; how many answers it tried out."""

    keys: tuple[str, ...]
    why: str
    best: tuple[Option, ...]
    work: int


def prepare() -> None:
    """Read what thinking needs, so that the first task doesn't wait for it: for whoever starts a worker."""
    for _ in installed().reading():
        pass


def think(task: Task) -> Thought:
    """What the level of that task answers. Raises `engine.game.Refused` when that isn't asked, and
    `engine.snapshot.Unrestorable`."""
    return thought(restored(task), task.seat, task.number, LEVELS[task.level], task.seed, dict(task.shown))


def at_once(task: Task) -> Thought:
    """What is best at once, whatever the level: for whoever can't wait for more. Raises as `think` does."""
    return thought(restored(task), task.seat, task.number, AT_ONCE, task.seed, dict(task.shown))


AT_ONCE = Level("steady", "At once", "takes what is best at once", "greedy", work=16)


def restored(task: Task) -> Game:
    """The game of a task."""
    return Game.restore(task.snapshot, task.pins, installed())


def exchanging() -> tuple[str, ...]:
    """What a computer player exchanges between two games of a match, as a path: nothing."""
    return ()


# --- choosing

def thought(
    game: Game, seat: int, number: int, level: Level, seed: str, shown: Mapping[int, Deck] | None = None
) -> Thought:
    """What that level answers to the question with that number, which that seat is asked. Raises
    `engine.game.Refused` when it isn't."""
    decision = game._state.decision(number, seat)
    random = Random(f"{level.name} {seed}")
    sure = beforehand(game._state, decision, random)
    if sure is not None:
        return Thought(sure, "It always does so." if len(decision.options) > 1 else "There is no other answer.", (), 0)
    stock, catalogue = known(game, seat, shown or {})

    def imagine() -> State:
        return imagined(game, seat, stock, random, catalogue)._state

    world = imagine()
    if level.way == "taste":
        taken = to_taste(world, decision, random)
        return Thought(taken.keys, "It felt like it.", (Option(taken.keys, taken.said, 0.0),), 1)
    if level.way == "greedy":
        judged = greedy(world, decision, random, level.noise, level.work)
        return told(judged, decision, len(judged))
    judged = greedy(world, decision, random)
    if len(judged) == 1:
        return told(judged, decision, 1)
    found, work = search(judged, decision, imagine, level, random)
    return told(found, decision, work)


def told(judged: Sequence[Judged], decision: Decision, work: int) -> Thought:
    """The thought that comes of what was judged, the best first: compared with passing, or with the next best."""
    best = judged[0]
    passing = [one for one in judged[1:] if decision.kind in ACTING and one.candidate.keys == decision.keys[-1:]]
    other = next(iter(passing or judged[1:]), None)
    why = reason(best.terms, other.terms, other.candidate.said) if other is not None else "All comes to the same."
    options = tuple(Option(one.candidate.keys, one.candidate.said, round(one.worth / WEIGHTS.points, 2))
                    for one in judged[:2])
    return Thought(best.candidate.keys, why, options, work)
