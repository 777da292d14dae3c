"""The panel of `/prefs`: one select for each preference, with what is chosen marked."""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.panels.parts import GREY, Choice, Panel, Select, fit, lines, menu
from bot.prefs.address import PreferenceAddress
from bot.prefs.preferences import Name, Preferences


class Option(NamedTuple):
    """A value that can be chosen, as it is stored, and what is said of it."""

    value: str
    label: str
    about: str


OPTIONS: Mapping[Name, tuple[Option, ...]] = {
    "passing": (
        Option("smart", "Passing: smart", "Passes for you where you can do nothing. The default"),
        Option("ask", "Passing: ask every time", "Every window stops for you"),
        Option("fast", "Passing: fast", "Like smart, and passes where you can only use what you don’t stop for"),
    ),
    "board": (
        Option("both", "Board: picture and text", "The default"),
        Option("picture", "Board: picture", "No list under the picture"),
        Option("text", "Board: text", "No pictures. Best with a screen reader"),
    ),
    "theme": (
        Option("dark", "Colours of pictures: dark", "The default"),
        Option("light", "Colours of pictures: light", "For a light background"),
    ),
    "confirm_end": (
        Option("true", "End turn: ask once more", "While you could still play something. The default"),
        Option("false", "End turn: at once", "One click ends your turn"),
    ),
    "pace": (
        Option("15", "Pace of passes: 15 minutes", "Half of them come sooner. The default"),
        Option("0", "Pace of passes: at once", "In correspondence, where passes are masked"),
        Option("60", "Pace of passes: 1 hour", "Half of them come sooner"),
        Option("240", "Pace of passes: 4 hours", "Half of them come sooner"),
        Option("480", "Pace of passes: 8 hours", "Half of them come sooner"),
        Option("1440", "Pace of passes: 1 day", "Half of them come sooner"),
    ),
}


def preferences_panel(chosen: Preferences) -> Panel:
    """What somebody prefers, to be changed."""
    selects = [menu(Select(options[0].label.partition(":")[0], PreferenceAddress(name).id, tuple(
        Choice(one.label, one.value, one.about, one.value == stored(chosen, name)) for one in options)))
        for name, options in OPTIONS.items()]
    return fit(Panel((*lines("### Your preferences", "They hold in every match and every server. A change counts at "
                             "once.", "-# Only you see them."), *(row for rows in selects for row in rows)), GREY))


def stored(chosen: Preferences, name: Name) -> str:
    """The value of a preference as it is stored."""
    value = getattr(chosen, name)
    return str(value).lower() if isinstance(value, bool) else str(value)
