"""The private panel while a window is passed and others don't see it yet."""
from __future__ import annotations

from bot.game.board import chain_text
from bot.game.standing_controls import clear, yielding
from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GREY, Button, Panel, fit, lines, row
from bot.tables.desk import Desk

SOON = 60.0
"""Seconds of a window's delay up to which it passes while one looks on."""


def passed_panel(desk: Desk) -> Panel:
    """That the window is passed, why others learn it later, and what can still be done about it."""
    window = desk.passed
    assert window is not None
    own = window.by == "player"
    when = "in a few seconds" if window.due - window.opened <= SOON else f"<t:{window.due:.0f}:R>"
    return fit(Panel((
        *lines("### You have passed" if own else "### Passed for you",
               "" if own else yielding(desk.orders) or "There is nothing in this window that you would stop for.",
               f"The others see it {when}. Every window takes a while in which you might have something, "
               "so the time tells nobody what you hold.",
               "Nothing to do for you now."),
        *chain_text(desk.sight),
        *row(Button("Take it back", custom_id(desk.match, desk.number, "unpass")) if own else clear(desk),
             Button("Show my hand", custom_id(desk.match, Origin.PANEL, "hand")),
             Button("Card", custom_id(desk.match, Origin.PANEL, "card")),
             Button("Board", custom_id(desk.match, Origin.PANEL, "text")),
             Button("Menu", custom_id(desk.match, Origin.PANEL, "menu")),
             Button("Refresh", custom_id(desk.match, Origin.PANEL, "refresh")) if desk.alone else None),
    ), GREY))
