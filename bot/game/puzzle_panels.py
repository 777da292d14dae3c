"""What a puzzle shows beside its game: what has to be brought about, how it went, and a solution."""
from __future__ import annotations

from collections.abc import Sequence

from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GOLD, GREY, Button, Panel, fit, lines, row
from bot.panels.text import count, plain
from bot.store import Match, StoredEntry
from bot.tables.desk import SENT
from cards.puzzles.playing import GOALS_SAID, SOLVER, Puzzle, open_cards, standing
from engine.game import Game


def opening(puzzle: Puzzle) -> Panel:
    """What has to be brought about, and what is open though nobody could see it in a game."""
    shortest = count(puzzle.proof.length, "action")
    return fit(Panel(lines(
        f"## Puzzle: {plain(puzzle.title)}", f"**{GOALS_SAID[puzzle.goal]}** Whatever your rival does.",
        f"{puzzle.proof.difficulty.capitalize()} · the shortest solution takes {shortest} of yours",
        "-# Nothing is secret here. " + " ".join(map(plain, open_cards(puzzle))),
        "-# Playing, moving, hiding and using something is an action; passing is none. *Menu* → *Concede* gives up.",
    ), GOLD))


def post(match: Match, puzzle: Puzzle) -> Panel:
    """The answer to the command: that it begins, goes on or is over."""
    state = "begins in a moment" if match.state == "invited" else "is over" if match.state == "over" else "is running"
    return Panel(lines(f"**Puzzle: {plain(puzzle.title)}** {state}."), GREY)


def result(match: str, game: Game, puzzle: Puzzle, entries: Sequence[StoredEntry], buttons: bool) -> Panel:
    """How it went, in how many actions; `buttons`: with what can be done next."""
    solved = standing(game, puzzle) == "solved"
    again = Button("Try again", custom_id(match, Origin.RESULT, "anew"), "secondary" if solved else "primary")
    shown = Button("Show the solution", custom_id(match, Origin.RESULT, "solution"))
    next_ = Button("Next puzzle", custom_id(match, Origin.RESULT, "following"), "primary" if solved else "secondary")
    return Panel((
        *lines(f"### {'Solved' if solved else 'Not solved'}: {plain(puzzle.title)}",
               verdict(actions(entries), puzzle) if solved else f"**{GOALS_SAID[puzzle.goal]}** It can be done."),
        *(row(again, shown, next_) if buttons else ()),
    ), GOLD if solved else GREY)


def actions(entries: Sequence[StoredEntry]) -> int:
    """How many actions whoever had to find the way has taken."""
    return sum([entry.seat == SOLVER and entry.kind == "answer" and entry.keys[-1:] in [(key,) for key in SENT]
                for entry in entries])


def verdict(taken: int, puzzle: Puzzle) -> str:
    """In how many actions it was solved, against the shortest."""
    least = puzzle.proof.length
    if taken <= least:
        return f"You took {count(taken, 'action')}, the fewest there can be."
    return f"You took {count(taken, 'action')}; {least} {'is' if least == 1 else 'are'} enough."


def solution(puzzle: Puzzle) -> Panel:
    """A shortest solution against the hardest replies, step by step."""
    steps = [f"{number}. {plain(step)}" for number, step in enumerate(puzzle.solution, 1)]
    return fit(Panel(lines(f"### {plain(puzzle.title)}: a solution", *steps,
                           "-# Passes are left out. The rival’s answers are those that are hardest to meet."), GREY))
