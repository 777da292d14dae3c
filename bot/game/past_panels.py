"""What is shown of a game that is over, to play on from the start of one of the own turns."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.game.puzzle_panels import DEALT
from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GOLD, GREY, MOST_OPTIONS, Button, Choice, Panel, Select, Style, lines, menu, row
from bot.panels.text import count, plain
from bot.store import Match, StoredEntry
from cards.puzzles.playing import LONGEST, Finding, Goal

GAINS = ("hold", "conquer", "burn out", "effect")
ASKED: dict[Goal, str] = {"win": "Win this turn", "hold": "Keep them from winning"}
NEVER: dict[Goal, str] = {
    "win": "It can’t be forced to win this turn, unless by a card that is still to be drawn.",
    "hold": "Whatever you do, your rival can win in their next turn.",
}
UNKNOWN: dict[Goal, str] = {
    "win": "Whether it can be won this turn, the solver can’t tell.",
    "hold": "Whether your rival can be kept from winning, the solver can’t tell.",
}
NO_TURN = "You had no turn in it: there is nothing to play on from."
LATE = "The solver wasn’t ready in time. You can begin all the same, with nothing proven, or have it look again."


class Turn(NamedTuple):
    """A turn of the reader's: its number, and the points as it began, the reader's first."""

    number: int
    own: int
    others: int


def turns_of(entries: Sequence[StoredEntry], seat: int) -> list[Turn]:
    """The turns of a seat in a game of two, the last one first."""
    points, found = [0, 0], []
    for what, who, n in (milestone for entry in entries for milestone in entry.milestones):
        if what == "turn" and who == seat:
            found.append(Turn(n, points[seat], points[1 - seat]))
        elif what in GAINS or what == "loss":
            points[who] += -n if what == "loss" else n
    return found[::-1]


def turns(match: Match, number: int, there: Sequence[Turn], other: str, *said: str, begin: Sequence[Button] = ()
          ) -> Panel:
    """From which turn against somebody of that name to play on; below what is `said` of the one that was chosen."""
    choices = tuple(Choice(f"Turn {one.number}", str(one.number), f"{one.own} – {one.others} as it began")
                    for one in there[:MOST_OPTIONS])
    game = f", game {number}" if match.games > 1 else ""
    asked = ("From which of your turns do you want to play on, against the computer?", f"-# {DEALT}")
    return Panel((
        *lines(f"### Your game against {plain(other)}{game}", *(said or (asked if choices else (NO_TURN,)))),
        *row(*begin),
        *menu(Select("Choose a turn" if not said else "Choose another turn",
                     custom_id(match.id, Origin.RESULT, "pickturn", str(number)), choices)),
        *row(*[Button(f"Game {one}", custom_id(match.id, Origin.RESULT, "turns", str(one)))
               for one in range(1, match.games + 1) if one != number]),
    ), GOLD if begin else GREY)


def looking(turn: int) -> str:
    """While the solver is at it."""
    return f"**Turn {turn}**: the solver looks at it, for {LONGEST:.0f} seconds at most …"


def found(finding: Finding) -> str:
    """What the solver says of a goal."""
    if finding.known != "forced":
        return NEVER[finding.goal] if finding.known == "never" else UNKNOWN[finding.goal]
    enough = f"{count(finding.length, 'action')} of yours {'is' if finding.length == 1 else 'are'} enough"
    if finding.goal == "win":
        return f"**It can be won this turn**, whatever your rival does: {enough}."
    if not finding.length:
        return "Your rival can’t win in their next turn, whatever you do."
    return f"**Your rival can be kept from winning** in their next turn: {enough}."


def begin(match: str, number: int, turn: int, findings: Sequence[Finding]) -> list[Button]:
    """To begin: what is proven first of all. A goal that is reached by doing nothing isn't offered."""
    made = []
    for one in findings:
        if (one.known, one.length) != ("forced", 0):
            style: Style = "primary" if one.known == "forced" else "secondary"
            made.append(Button(ASKED[one.goal],
                               custom_id(match, Origin.RESULT, "own", key_of(number, turn, one)), style))
    return made


def begin_unseen(match: str, number: int, turn: int) -> list[Button]:
    """To begin, or to look again, where the solver came to no end."""
    unknown = [Finding(goal, "unknown") for goal in ASKED]
    again = Button("Look again", custom_id(match, Origin.RESULT, "judge", f"{number}-{turn}"))
    return [*begin(match, number, turn, unknown), again]


def key_of(number: int, turn: int, finding: Finding) -> str:
    """What a button that begins carries: the game, the turn, the goal, and what is proven."""
    return f"{number}-{turn}-{finding.goal}-{finding.length}"
