"""What a control of a match carries in its id: `r1.<match>.<number>[-<step>].<action>[.<key>]`.

`number` is the engine's number of the decision, `step` how far a draft or an ordered choice has come. A control that is
about no decision has a letter in the number's place: its origin. The actions of selects begin with “pick”, so that the
template of buttons and that of selects never both match. An id that begins with `l1` belongs to a look-up
(`bot.lookups.address`), one that begins with `u1` to what somebody sets for themselves (`bot.prefs.address`), one with
`t1` to a lesson (`bot.lessons.address`).
"""
from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, cast, get_args

LobbyAction = Literal["accept", "decline", "withdraw", "off", "deck", "pickdeck", "paste", "pasted", "ready",
                      "unready",
                       "list", "pickshow", "pickend", "join", "leave", "terms", "pickterm", "propose", "again",
                      "computers", "pickcomputer", "nocomputer"]
AnswerAction = Literal["pickplay", "pickdo", "pickrune", "pick", "key", "ok", "back", "ending", "last", "unpass",
                       "pickyield", "pickalways"]
"""They answer a question, or go one step of it."""
PublicAction = Literal["text", "cards", "rule"]
"""They show what everybody may see, and anybody may press them."""
ShowAction = Literal["mine", "hand", "refresh", "why", "whynot", "pickwhy", "card", "pickcard", "hint"]
MenuAction = Literal["menu", "hold", "concede", "conceding", "forfeit", "stay", "help", "retry", "clear", "pickforget",
                     "remind", "draw", "drawing", "nodraw", "share"]
PuzzleAction = Literal["anew", "solution", "following", "turns", "pickturn", "judge", "own"]
"""What can be done after a puzzle, or to make one of a finished game."""
Action = LobbyAction | AnswerAction | PublicAction | ShowAction | MenuAction | PuzzleAction
"""What a control does. Ids on messages that people still see hold these words, so none of them is ever renamed."""
ACTIONS: frozenset[str] = frozenset(
    word for kind in (LobbyAction, AnswerAction, PublicAction, ShowAction, MenuAction, PuzzleAction)
    for word in get_args(kind))


class Origin(StrEnum):
    """Where a control stands that is about no decision."""

    BOARD = "b"
    PANEL = "p"
    MENU = "m"
    CALL = "f"
    RESULT = "e"


FORMAT = "r1"
OWN = "u1"
"""Ids of controls over somebody’s own settings begin so."""
TEACHING = "t1"
"""Ids of controls of lessons begin so, but for those of a lesson’s game."""
CHOSEN = "000000"
"""In the place of the match, in a select over several: it is the one that is chosen. No match is called so."""
PATTERN = re.compile(
    r"r1\.(?P<match>[a-z0-9]{6})\.(?P<number>[a-z]|\d{1,18})(?:-(?P<step>\d{1,9}))?"
    r"\.(?P<action>[a-z]+)(?:\.(?P<key>.+))?", re.DOTALL)
"""No number is longer than those of lessons’ questions, which begin at the time in milliseconds; thousands of digits
Python wouldn’t read."""
SELECTS = r"(?:r1\.[a-z0-9]{6}\.[^.]+|l1|u1|t1)\.pick.*"
BUTTONS = rf"(?!{SELECTS})(?s:.+)"


@dataclass(frozen=True, slots=True)
class Click:
    """A control that was used. `number` is -1 where it is about no decision; `values` are those chosen in a select."""

    match: str
    number: int
    step: int
    action: Action
    key: str = ""
    values: tuple[str, ...] = ()


def custom_id(match: str, number: int | Origin, action: Action, key: str = "", step: int = 0) -> str:
    """The id of a control."""
    return f"{FORMAT}.{match}.{number}{f'-{step}' if step else ''}.{action}{f'.{key}' if key else ''}"


def read(text: str, values: tuple[str, ...] = ()) -> Click | None:
    """What an id says; None for a format or an action that isn't known (any more)."""
    found = PATTERN.fullmatch(text)
    if found is None or found["action"] not in ACTIONS:
        return None
    number = int(found["number"]) if found["number"].isdigit() else -1
    action = cast(Action, found["action"])
    match = values[0] if found["match"] == CHOSEN and values else found["match"]
    return Click(match, number, int(found["step"] or 0), action, found["key"] or "", values)
