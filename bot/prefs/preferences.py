"""What a person can prefer, and how it is kept: in rows of name and value, so that a new one needs no migration."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.store import Store
from engine.standing import Passing

Pace = Literal["0", "15", "60", "240", "480", "1440"]
"""In a correspondence match: after how many minutes half of the masked passes have come."""
BoardStyle = Literal["both", "picture", "text"]
"""How boards and hands are shown."""
Theme = Literal["dark", "light"]
"""The colours of pictures."""
Name = Literal["passing", "pace", "board", "theme", "confirm_end"]
"""A preference."""


class Preferences(BaseModel):
    """What one person prefers. `confirm_end`: whether *End turn* asks once more while something could be played."""

    model_config = ConfigDict(frozen=True)

    passing: Passing = "smart"
    pace: Pace = "15"
    board: BoardStyle = "both"
    theme: Theme = "dark"
    confirm_end: bool = True


IN_WORDS = Preferences(board="text")
"""What somebody prefers who asks for words."""


def from_rows(rows: Mapping[str, str]) -> Preferences:
    """The preferences that are stored so. What isn't known, or not any more, counts as never chosen."""
    return Preferences.model_validate({name: value for name, value in rows.items() if known(name, value)})


def known(name: str, value: str) -> bool:
    """Whether there is such a preference with such a value."""
    try:
        Preferences.model_validate({name: value})
    except ValidationError:
        return False
    return name in Preferences.model_fields


async def preferences_of(store: Store, user: int) -> Preferences:
    """What a user prefers; the defaults for somebody who never chose. Raises StoreError."""
    return from_rows(await store.preferences(user))
