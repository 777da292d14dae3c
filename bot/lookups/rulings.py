"""Rulings as panels: official answers in our own wording, by card or by words."""
from __future__ import annotations

from bot.lookups.address import SHARE
from bot.lookups.finding import found_panel
from bot.lookups.paging import Block, paged
from bot.lookups.rules import PAPER, rule_menu
from bot.panels.parts import Button, Panel, fit, lines, row
from bot.panels.text import cut, plain
from engine.rulebook.rulings import Ruling, ruling, rulings

MOST, ROWS = 12, 4
"""How many rulings words find, and how many stand on a page."""


def on_card(name: str) -> list[Ruling]:
    """The rulings on the card of that name, newest first."""
    return [one for one in map(ruling, rulings(name)) if name.casefold() in map(str.casefold, one.cards)]


def ruling_panel(key: str, page: int = 0) -> Panel:
    """A ruling by its id, those on a card, or those that fit the words best; otherwise the nearest rules."""
    found = [one for one in [_by_id(key)] if one] or on_card(key)
    heading = f"### {plain(key)}: {len(found)} rulings" if len(found) > 1 else "### Ruling"
    if not found:
        found = [ruling(one) for one in rulings(key)[:MOST]]
        heading = f"### “{plain(cut(key, 120))}”: the rulings that fit best"
    if not found:
        return found_panel(key, lead=f"No ruling is known here about “{plain(cut(key, 80))}”")
    shown = paged([Block(_said(one), one.id) for one in found], page, rows=ROWS)
    cited = dict.fromkeys(rule for one in found if one.id in {block.id for block in shown.blocks} for rule in one.rules)
    return fit(Panel((
        *lines(heading, shown.text, f"-# {shown.note}Official answers, in our own words."),
        *rule_menu("Open a rule they rest on", list(cited)),
        *row(*shown.buttons("ruling", key), Button("Share", SHARE)),
    ), PAPER))


def _by_id(key: str) -> Ruling | None:
    try:
        return ruling(key)
    except LookupError:
        return None


def _said(one: Ruling) -> str:
    about = f"{plain(', '.join(one.cards))} · " if one.cards else ""
    rests = f"rules {', '.join(one.rules)} · " if one.rules else ""
    origin = f"{one.id} · {about}{rests}{plain(one.source)}, {one.date}"
    return f"**{plain(one.question)}**\n{plain(one.answer)}\n-# {origin}"
