"""What the doctor found, as a message for whoever may manage the server."""
from __future__ import annotations

from collections.abc import Sequence

from bot.doctor.findings import Finding
from bot.panels.parts import GREY, RED, Panel, fit, lines
from bot.panels.text import count, plain


def panel(found: Sequence[Finding]) -> Panel:
    """Problems first, then what is fine."""
    bad = [one for one in found if not one.ok]
    rows = [f"- ❌ **{plain(one.what)}**: {plain(one.said)}. What to do: {plain(one.advice)}." for one in bad]
    rows += [f"- ✅ **{plain(one.what)}**: {plain(one.said)}" for one in found if one.ok]
    head = f"### {count(len(bad), 'problem')}" if bad else "### Everything is fine"
    return fit(Panel(lines(head, *rows), RED if bad else GREY))
