"""How a person ends an unfinished match: they withdraw, decline, call off or concede."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.store import Match, MatchState

EndAction = Literal["withdraw", "decline", "off", "leave", "conceding", "forfeit"]


@dataclass(frozen=True, slots=True)
class Ending:
    """One way to end a match: in that state, by that seat (-1: by either).

    `label` stands on controls, `question` is asked before. `lost` says what it costs, with the name of the opponent; of
    a running game the game says it. Where nothing is lost, choosing it from a list is enough. `why` says afterwards
    what happened, with the name of who did it.
    """

    action: EndAction
    state: MatchState
    seat: int
    label: str
    question: str
    why: str = ""
    lost: str = ""

    @property
    def costs(self) -> bool:
        """Whether something is lost by it."""
        return bool(self.lost) or self.state == "running"


ENDINGS: tuple[Ending, ...] = (
    Ending("withdraw", "invited", 0, "Withdraw", "Withdraw the invitation?", "{} withdrew the invitation."),
    Ending("decline", "invited", 1, "Decline", "Decline the invitation?", "{} declined."),
    Ending("off", "decks", -1, "Call off", "Call the match off?", "{} called the match off.",
           "It ends before its game has begun. Nobody wins."),
    Ending("conceding", "running", -1, "Concede", "Concede this game?"),
    Ending("forfeit", "between", -1, "Concede the match", "Concede the match?", "", "The match ends and {} wins."),
)


CLOSE = Ending("withdraw", "invited", 0, "Close the table", "Close the table?", "{} closed the table.")
"""How whoever opened a table ends it as long as it isn't full."""
LEAVE = Ending("leave", "invited", -1, "Leave the table", "Leave the table?", "{} left the table.")
"""How everybody else at an open table gets out of the match; the table stays."""


def ending_of(match: Match, seat: int) -> Ending | None:
    """How that seat can end a match as it stands, or get out of it; None for one that has ended."""
    if match.open and match.state in ("invited", "decks") and seat > 0:
        return LEAVE
    if match.open and match.state == "invited":
        return CLOSE
    return next((one for one in ENDINGS if one.state == match.state and one.seat in (-1, seat)), None)
