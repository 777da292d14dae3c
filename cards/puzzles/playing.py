"""The door to puzzles for whoever hosts them: which there are, their games, whether one is solved, and what the other
side answers."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal, cast

from cards.catalogue import CARDS
from cards.computer import thinking
from cards.computer.thinking import LevelName, Task, Thought
from cards.puzzles.proving import at
from cards.puzzles.puzzle import DIFFICULTIES, Difficulty, Puzzle, shipped
from cards.puzzles.search import Goal, Search
from engine.game import Game
from engine.library import Catalogue
from engine.positions.values import Placed, Side, placed

__all__ = ["DIFFICULTIES", "GOALS_SAID", "SOLVER", "Difficulty", "Puzzle", "begun", "level_of", "open_cards",
           "puzzle_of", "shipped", "standing", "think"]

PREFIX = "puzzle:"
SOLVER = 0
"""The seat of whoever is to find the way."""
MOST = 20_000
"""How many answers are tried at most for one reply."""
GOALS_SAID: dict[Goal, str] = {
    "win": "Win the game this turn.",
    "hold": "Don’t let your rival win: neither this turn nor in their next one.",
}
"""What has to be brought about."""
Standing = Literal["open", "solved", "failed"]


def level_of(name: str) -> LevelName:
    """How the other side of a puzzle plays, in the place of a level of a computer player."""
    return cast(LevelName, f"{PREFIX}{name}")


def puzzle_of(level: str) -> Puzzle | None:
    """The puzzle whose other side a computer player is; None for one that plays games."""
    return shipped().get(level.removeprefix(PREFIX)) if level.startswith(PREFIX) else None


def begun(puzzle: Puzzle, names: Sequence[str], secret: bytes, catalogue: Catalogue) -> Game:
    """The game of a puzzle, of players with these names."""
    sides = tuple(replace(side, name=name) for side, name in zip(puzzle.position.sides, names, strict=True))
    return Game.at(replace(puzzle.position, sides=sides), secret, catalogue)


def standing(game: Game, puzzle: Puzzle) -> Standing:
    """Whether its goal has been brought about, or can't be any more."""
    if game.over:
        return "solved" if game.winner == SOLVER else "failed"
    turns = game.turn - puzzle.position.turn
    if puzzle.goal == "win":
        return "failed" if turns > 0 else "open"
    return "solved" if turns > 1 else "open"


def open_cards(puzzle: Puzzle) -> list[str]:
    """What a player of it couldn't see, but is told, as everything is open in a puzzle."""
    rival = puzzle.position.sides[1 - SOLVER]
    hidden = [code for codes in rival.facedown.values() for code in codes]
    said = [f"In the rival’s hand: {named(rival.hand)}."] if rival.hand else ["The rival has no card in hand."]
    said += [f"Facedown on the rival’s side: {named(hidden)}."] if hidden else []
    whose = ("your", "the rival’s")
    return [*said, *(decks(side, of) for side, of in zip(puzzle.position.sides, whose, strict=True))]


def decks(side: Side, whose: str) -> str:
    """What there is to draw: each deck is of one kind of card."""
    return f"Every card in {whose} deck is {named(dict.fromkeys(side.deck)) or 'gone'}."


def named(cards: Sequence[str | Placed] | dict[str, None]) -> str:
    """Cards by name."""
    return ", ".join(CARDS[placed(one).card].name for one in cards)


def think(task: Task) -> Thought:
    """What a computer player answers: in a game as `thinking.think` has it; in a puzzle the reply that is hardest to
    meet. Raises as that does, and `Unproven` where it can't be told which that is."""
    puzzle = puzzle_of(task.level)
    if puzzle is None:
        return thinking.think(task)
    g = thinking.restored(task)._state
    search = searched(puzzle.name)
    search.tried = 0
    move = search.best_reply(g, puzzle.proof.length)
    return Thought(move.keys, "It is the hardest to meet.", (), search.tried)


@lru_cache(maxsize=4)
def searched(name: str) -> Search:
    """The search of a puzzle, with what it has found so far."""
    puzzle = shipped()[name]
    search = Search(at(puzzle.position)._state, puzzle.goal, MOST)
    search.shortest()
    return search


