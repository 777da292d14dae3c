"""What a puzzle shows beside its game: what has to be brought about, how it went, and a solution."""
from __future__ import annotations

from collections.abc import Sequence

from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GOLD, GREY, Button, Panel, fit, lines, row
from bot.panels.sight_words import other_rules
from bot.panels.text import count, plain
from bot.store import Match, StoredEntry
from bot.tables.desk import SENT
from cards.puzzles.playing import GOALS_SAID, Aim, Puzzle, standing
from engine.editions import CURRENT
from engine.game import Game

DEALT = "What you couldn’t see then is dealt anew, as it may have been. Your own deck stays unknown."


def opening(aim: Aim, open_: Sequence[str], puzzle: Puzzle | None = None, edition: str = CURRENT.name) -> Panel:
    """What has to be brought about, by those Core Rules, and what is open though nobody could see it in a game."""
    return fit(Panel(lines(
        f"## Puzzle: {plain(aim.title)}", f"**{GOALS_SAID[aim.goal]}** Whatever your rival does.",
        " · ".join(filter(None, (difficulty(puzzle) if puzzle is not None else proven(aim), other_rules(edition)))),
        " ".join(("-# Nothing is secret here." if puzzle is not None else "-# What your rival has is open.",
                  *map(plain, open_))),
        "" if puzzle is not None else f"-# {DEALT}",
        "-# Playing, moving, hiding and using something is an action; passing is none. *Menu* → *Concede* gives up.",
    ), GOLD))


def difficulty(puzzle: Puzzle) -> str:
    """How hard it is, and how long."""
    shortest = count(puzzle.proof.length, "action")
    return f"{puzzle.proof.difficulty.capitalize()} · the shortest solution takes {shortest} of yours"


def proven(aim: Aim) -> str:
    """What is known of a position of somebody's own game."""
    if aim.length:
        return f"Proven: {count(aim.length, 'action')} of yours {'is' if aim.length == 1 else 'are'} enough"
    return "Nothing is proven: perhaps it can’t be done"


def post(match: Match, aim: Aim) -> Panel:
    """The answer to the command: that it begins, goes on or is over."""
    state = "begins in a moment" if match.state == "invited" else "is over" if match.state == "over" else "is running"
    return Panel(lines(f"**Puzzle: {plain(aim.title)}** {state}."), GREY)


def over(game: Game, aim: Aim) -> Panel:
    """What the panel of a game says that is over."""
    return Panel(lines(f"**{outcome(game, aim)}.** The result is a message of its own."), GREY)


def outcome(game: Game, aim: Aim) -> str:
    """Whether it was solved."""
    return "Solved" if standing(game, aim) == "solved" else "Not solved"


def result(match: str, game: Game, aim: Aim, entries: Sequence[StoredEntry]) -> Panel:
    """How it went, in how many actions, and what can be done next."""
    solved = standing(game, aim) == "solved"
    can = "It can be done." if aim.length else "Nobody knows whether it can be done."
    return Panel((
        *lines(f"### {outcome(game, aim)}: {plain(aim.title)}",
               verdict(actions(entries, aim.seat), aim) if solved else f"**{GOALS_SAID[aim.goal]}** {can}"),
        *row(*nexts(match, aim, solved)),
    ), GOLD if solved else GREY)


def nexts(match: str, aim: Aim, solved: bool) -> list[Button]:
    """What can be done next."""
    again = Button("Try again", custom_id(match, Origin.RESULT, "anew"), "secondary" if solved else "primary")
    shown = [Button("Show the solution", custom_id(match, Origin.RESULT, "solution"))] if aim.length else []
    if not aim.game:
        next_ = Button("Next puzzle", custom_id(match, Origin.RESULT, "following"),
                       "primary" if solved else "secondary")
    else:
        of, _, number = aim.game.partition(".")
        next_ = Button("Another turn", custom_id(of, Origin.RESULT, "turns", number or "1"))
    return [again, *shown, next_]


def actions(entries: Sequence[StoredEntry], seat: int) -> int:
    """How many actions whoever had to find the way has taken."""
    return sum([entry.seat == seat and entry.kind == "answer" and entry.keys[-1:] in [(key,) for key in SENT]
                for entry in entries])


def verdict(taken: int, aim: Aim) -> str:
    """In how many actions it was solved, against the shortest that is known."""
    if not aim.length:
        return f"You took {count(taken, 'action')}."
    if taken <= aim.length:
        return f"You took {count(taken, 'action')}, the fewest there can be." if not aim.game else (
            f"You took {count(taken, 'action')}.")
    return f"You took {count(taken, 'action')}; {aim.length} {'is' if aim.length == 1 else 'are'} enough."


def solution(title: str, steps: Sequence[str]) -> Panel:
    """A solution against the hardest replies, step by step."""
    numbered = [f"{number}. {plain(step)}" for number, step in enumerate(steps, 1)]
    return fit(Panel(lines(f"### {plain(title)}: a solution", *numbered,
                           "-# Passes are left out. The rival’s answers are those that are hardest to meet."), GREY))
