"""The door to puzzles for whoever hosts them: which there are, their games, whether one is solved, and what the other
side answers."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal, NamedTuple, cast

from cards.catalogue import CARDS
from cards.computer import thinking
from cards.computer.thinking import LevelName, Task, Thought
from cards.puzzles.past import (
    AT_MOST,
    LONGEST,
    Beginning,
    Finding,
    Moment,
    Said,
    Wanted,
    judged,
    searching,
    steps,
)
from cards.puzzles.past import begun as begun_at
from cards.puzzles.proving import at
from cards.puzzles.puzzle import DIFFICULTIES, Difficulty, Puzzle, shipped
from cards.puzzles.search import DEEPEST, Goal, Search, Unproven
from engine.game import Game
from engine.library import Catalogue
from engine.positions.values import Placed, Side, placed

__all__ = ["AT_MOST", "DIFFICULTIES", "GOALS_SAID", "LONGEST", "SOLVER", "Aim", "Beginning", "Difficulty", "Finding",
           "Goal", "Moment", "Puzzle", "Said", "Wanted", "aim_of", "begun", "begun_at", "judged", "known_now",
           "level_of", "open_cards", "own_level", "puzzle_of", "shipped", "standing", "steps", "think"]

PREFIX = "puzzle:"
OWN = "own"
SOLVER = 0
"""The seat of whoever is to find the way in a shipped puzzle."""
MOST = 20_000
"""How many answers are tried at most for one reply."""
REPLYING = 2.0
"""For how many seconds a reply in somebody's own game is looked for at most."""
FEW = 3
"""Own actions that are reckoned with there where nothing is proven."""
GOALS_SAID: dict[Goal, str] = {
    "win": "Win the game this turn.",
    "hold": "Don’t let your rival win: neither this turn nor in their next one.",
}
"""What has to be brought about."""
Standing = Literal["open", "solved", "failed"]


class Aim(NamedTuple):
    """What has to be brought about in a game that is a puzzle: the goal, by which seat, from which turn on. `length`:
    so many own actions are proven to be enough, 0 where nothing is. `game`: the id of the finished game that it comes
    from, “” for a puzzle that is shipped."""

    title: str
    goal: Goal
    seat: int
    turn: int
    length: int
    game: str = ""


def level_of(name: str) -> LevelName:
    """How the other side of a puzzle plays, in the place of a level of a computer player."""
    return cast(LevelName, f"{PREFIX}{name}")


def own_level(aim: Aim) -> LevelName:
    """The same for a position of somebody's own game."""
    return cast(LevelName, ":".join((OWN, aim.goal, *map(str, (aim.seat, aim.turn, aim.length)), aim.game)))


def puzzle_of(level: str) -> Puzzle | None:
    """The shipped puzzle whose other side a computer player is; None for any other one."""
    return shipped().get(level.removeprefix(PREFIX)) if level.startswith(PREFIX) else None


def aim_of(level: str) -> Aim | None:
    """What has to be brought about against a computer player; None for one that plays games."""
    if (puzzle := puzzle_of(level)) is not None:
        return Aim(puzzle.title, puzzle.goal, SOLVER, puzzle.position.turn, puzzle.proof.length)
    if not level.startswith(f"{OWN}:"):
        return None
    goal, seat, turn, length, game = level.removeprefix(f"{OWN}:").split(":")
    return Aim(f"Turn {turn} of a game of yours", cast(Goal, goal), int(seat), int(turn), int(length), game)


def begun(puzzle: Puzzle, names: Sequence[str], secret: bytes, catalogue: Catalogue) -> Game:
    """The game of a puzzle, of players with these names."""
    sides = tuple(replace(side, name=name) for side, name in zip(puzzle.position.sides, names, strict=True))
    return Game.at(replace(puzzle.position, sides=sides), secret, catalogue)


def standing(game: Game, aim: Aim) -> Standing:
    """Whether its goal has been brought about, or can't be any more."""
    if game.over:
        return "solved" if game.winner == aim.seat else "failed"
    turns = game.turn - aim.turn
    if aim.goal == "win":
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


def known_now(game: Game, aim: Aim) -> list[str]:
    """What a player of their own game couldn't see there, but is told: all but the own deck is open."""
    g = game._state
    rival = g.players[1 - aim.seat]
    hand = [g.objects[id].card.name for id in rival.hand]
    hidden = [g.objects[id].card.name for field in g.fields for id in field.facedown
              if g.objects[id].controller != aim.seat]
    runes = [card.name for card in rival.rune_deck[:2]]
    return [f"In the rival’s hand: {', '.join(hand)}." if hand else "The rival has no card in hand.",
            *([f"Facedown on the rival’s side: {', '.join(hidden)}."] if hidden else []),
            *(f"Next the rival draws {card.name}." for card in rival.deck[:1]),
            *([f"The rival’s next rune{'s are' if len(runes) > 1 else ' is'} {' and '.join(runes)}."] if runes else [])]


def think(task: Task) -> Thought:
    """What a computer player answers: in a game as `thinking.think` has it; in a puzzle the reply that is hardest to
    meet. Raises as that does, and `Unproven` where it can't be told which that is in a shipped one."""
    puzzle, aim = puzzle_of(task.level), aim_of(task.level)
    if aim is None:
        return thinking.think(task)
    if puzzle is None:
        return replied(task, aim)
    g = thinking.restored(task)._state
    search = searched(puzzle.name)
    search.tried = 0
    move = search.best_reply(g, puzzle.proof.length)
    return Thought(move.keys, HARDEST, (), search.tried)


def replied(task: Task, aim: Aim) -> Thought:
    """The reply in somebody's own game: what the solver finds hardest to meet; of several, or where it can't tell, what
    a good computer player answers."""
    game = thinking.restored(task)
    search = searching(game, aim.goal, aim.seat, aim.turn, REPLYING)
    try:
        replies = search.replies(game._state, min(aim.length or FEW, DEEPEST))
    except Unproven:
        replies = []
    hardest = [move.keys for move, needs in replies if needs == max(needs for _, needs in replies)]
    if len(hardest) == 1:
        return Thought(hardest[0], HARDEST, (), search.tried)
    found = thinking.think(task._replace(level="sharp"))
    if len(hardest) == len(replies) or found.keys in hardest:
        return found
    return Thought(hardest[0], HARDEST, (), search.tried)


HARDEST = "It is the hardest to meet."


@lru_cache(maxsize=4)
def searched(name: str) -> Search:
    """The search of a puzzle, with what it has found so far."""
    puzzle = shipped()[name]
    search = Search(at(puzzle.position)._state, puzzle.goal, MOST)
    search.shortest()
    return search


