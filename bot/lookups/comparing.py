"""What two editions of the Core Rules do otherwise at the table."""
from __future__ import annotations

from bot.lookups.address import SHARE
from bot.lookups.paging import Block, paged
from bot.lookups.rules import OURS, PAPER, rule_menu
from bot.panels.parts import Button, Panel, fit, lines, row
from bot.panels.text import count, cut, plain
from engine.rulebook.switches import Said, Switch, contrasts, playable

ENTRIES = 2800
"""Characters of a page."""


def compare_panel(key: str, page: int = 0) -> Panel:
    """Each difference with what both editions do and their rules. `key`: the two editions, as `v1.2,v1.4`."""
    first, _, second = key.partition(",")
    try:
        old, new = playable(first), playable(second)
    except LookupError as unknown:
        return Panel(lines("### Such an edition can’t be compared", plain(cut(str(unknown), 200))), PAPER, unfound=True)
    found = contrasts(old, new)
    shown = paged([Block(_entry(one, old, new), one.name) for one in found], page, ENTRIES, 25)
    here = [one for one in found if one.name in {block.id for block in shown.blocks}]
    rules = dict.fromkeys(rule for one in here for edition in (old, new) for rule in one.by(edition).rules)
    return fit(Panel((
        *lines(f"### Played by {old} or by {new}", f"{count(len(found), 'difference')}.", shown.text,
               f"-# {shown.note}{OURS}"),
        *rule_menu("Open one of these rules", list(rules)),
        *row(*shown.buttons("compare", f"{old},{new}"), Button("Share", SHARE)),
    ), PAPER))


def _entry(one: Switch, old: str, new: str) -> str:
    return f"**{plain(one.title)}**\n{_said(one.by(old))}\n{_said(one.by(new))}"


def _said(said: Said) -> str:
    taken = f" Left open there, so taken from {said.taken_from}." if said.taken_from else ""
    rules = f" ({', '.join(said.rules)})" if said.rules else ""
    return f"- **{said.edition}** {plain(said.text)}{taken}{rules}"
