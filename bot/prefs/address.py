"""What a control of `/prefs` carries: `u1.pick.<preference>`. Whose it is says the click itself."""
from __future__ import annotations

from typing import NamedTuple, cast, get_args

from bot.panels.click_ids import OWN
from bot.prefs.preferences import Name

_SET = f"{OWN}.pick."


class PreferenceAddress(NamedTuple):
    """The select that sets a preference."""

    name: Name

    @property
    def id(self) -> str:
        """The id of that control."""
        return f"{_SET}{self.name}"


def is_preference(custom_id: str) -> bool:
    """Whether a control belongs to somebody's own settings rather than to a match or a look-up."""
    return custom_id.startswith(f"{OWN}.")


def read(custom_id: str) -> PreferenceAddress | None:
    """What a control sets; None for one that isn't known (any more)."""
    name = custom_id.removeprefix(_SET)
    return PreferenceAddress(cast(Name, name)) if name != custom_id and name in get_args(Name) else None
