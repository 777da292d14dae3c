"""What a click carries: `r1.<match>.<number>[-<step>].<action>[.<key>]`.

`number` is the engine's number of the decision, `step` how far a draft or an ordered choice has come; what is about no decision has a
letter in its place. Actions of selects begin with “pick”, so that a button's template and a select's never both match. What begins with `l1`
belongs to a look-up (`bot.lookups.address`).
"""
from __future__ import annotations

import re
from dataclasses import dataclass

FORMAT = "r1"
PATTERN = re.compile(
    r"r1\.(?P<match>[a-z0-9]{6})\.(?P<number>[a-z]|\d+)(?:-(?P<step>\d+))?\.(?P<action>[a-z]+)(?:\.(?P<key>.+))?", re.DOTALL)
SELECTS = r"(?:r1\.[a-z0-9]{6}\.[^.]+|l1)\.pick.*"
BUTTONS = rf"(?!{SELECTS})(?s:.+)"


@dataclass(frozen=True, slots=True)
class Click:
    """A control that was used. `number` is -1 where it is about no decision; `values` are those chosen in a select."""

    match: str
    number: int
    step: int
    action: str
    key: str = ""
    values: tuple[str, ...] = ()


def custom_id(match: str, number: int | str, action: str, key: str = "", step: int = 0) -> str:
    """The id of a control."""
    return f"{FORMAT}.{match}.{number}{f'-{step}' if step else ''}.{action}{f'.{key}' if key else ''}"


def read(text: str, values: tuple[str, ...] = ()) -> Click | None:
    """What an id says; None for a format that isn't known (any more)."""
    found = PATTERN.fullmatch(text)
    if found is None:
        return None
    number = int(found["number"]) if found["number"].isdigit() else -1
    return Click(found["match"], number, int(found["step"] or 0), found["action"], found["key"] or "", values)
