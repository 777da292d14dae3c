"""What the solver proves of a position."""
from __future__ import annotations

from collections.abc import Iterable

from cards.computer.stock import installed
from cards.puzzles.moves import Move
from cards.puzzles.puzzle import Proof, Puzzle
from cards.puzzles.search import Goal, Search
from engine.board.state import State
from engine.game import Game
from engine.kernel.randomness import SECRET_BYTES
from engine.names.answers import PASS
from engine.positions import Position

SECRET = bytes(SECRET_BYTES)
"""No chance counts in a puzzle, so there is nothing to keep secret."""
MOST = 40_000
"""How many answers are tried at most for a puzzle that is shipped."""


def at(position: Position) -> Game:
    """The game of a puzzle. Raises `engine.game.Refused` for a position that can't be."""
    return Game.at(position, SECRET, installed())


def proven(root: State, goal: Goal, most: int = MOST) -> Proof | None:
    """What is true of a position; None when the goal can't be forced there. Raises Unproven."""
    return found(Search(root, goal, most))


def solved(puzzle: Puzzle, most: int = MOST) -> Puzzle | None:
    """The puzzle with what is proven of it, and a solution; None when it has none. Raises Unproven."""
    search = Search(at(puzzle.position)._state, puzzle.goal, most)
    proof = found(search)
    if proof is None:
        return None
    return puzzle._replace(proof=proof, solution=told(search.line(proof.length)))


def told(line: Iterable[tuple[State, Move]]) -> tuple[str, ...]:
    """A line of play in words; passes are left out, and what had to be answered so."""
    return tuple([f"{g.players[g.open[0].seat].name}: {move.said}" for g, move in line
                  if len(g.open[0].options) > 1 and move.keys != (PASS,)])


def found(search: Search) -> Proof | None:
    """What a search proves of its position."""
    length = search.shortest()
    if length is None:
        return None
    right, moves = search.first_moves(length)
    return Proof(length, len(right), moves)
