"""What the doctor found, as a message for whoever may manage the server."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.panels.parts import GREY, RED, Panel, fit, lines
from bot.panels.text import count, plain


class Found(Protocol):
    """One thing that was looked at."""

    @property
    def ok(self) -> bool:
        """Whether it is fine."""

    @property
    def what(self) -> str:
        """What was looked at."""

    @property
    def said(self) -> str:
        """What was found."""

    @property
    def advice(self) -> str:
        """What to do about it."""


def panel(found: Sequence[Found]) -> Panel:
    """Problems first, then what is fine."""
    bad = [one for one in found if not one.ok]
    rows = [f"- ❌ **{plain(one.what)}**: {plain(one.said)}. What to do: {plain(one.advice)}." for one in bad]
    rows += [f"- ✅ **{plain(one.what)}**: {plain(one.said)}" for one in found if one.ok]
    head = f"### {count(len(bad), 'problem')}" if bad else "### Everything is fine"
    return fit(Panel(lines(head, *rows), RED if bad else GREY))
