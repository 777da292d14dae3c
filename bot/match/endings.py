"""How a person ends an unfinished match: they withdraw, decline, call off or concede."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.store import Match, MatchState

EndAction = Literal["withdraw", "decline", "off", "conceding"]


@dataclass(frozen=True, slots=True)
class Ending:
    """One way to end a match: in that state, by that seat (-1: by either).

    `label` stands on controls, `question` is asked before. `lost` says what it costs, with the opponent's name,
    `of_many` where more than two play; where nothing is lost, choosing it from a list is enough. `why` says afterwards
    what happened, with the name of who did it.
    """

    action: EndAction
    state: MatchState
    seat: int
    label: str
    question: str
    why: str = ""
    lost: str = ""
    of_many: str = ""


ENDINGS: tuple[Ending, ...] = (
    Ending("withdraw", "invited", 0, "Withdraw", "Withdraw the invitation?", "{} withdrew the invitation."),
    Ending("decline", "invited", 1, "Decline", "Decline the invitation?", "{} declined."),
    Ending("off", "decks", -1, "Call off", "Call the match off?", "{} called the match off.",
           "It ends before its game has begun. Nobody wins."),
    Ending("conceding", "running", -1, "Concede", "Concede this game?", "", "The game ends and {} wins.",
           "You leave the game, with your team if you have one. It ends when one side is left."),
)


def ending_of(match: Match, seat: int) -> Ending | None:
    """How that seat can end a match as it stands; None for one that has ended."""
    return next((one for one in ENDINGS if one.state == match.state and one.seat in (-1, seat)), None)
