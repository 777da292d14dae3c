"""A rule as a panel: with the rules above and below it, references in both directions, and examples."""
from __future__ import annotations

from collections.abc import Sequence

from bot.lookups.address import SHARE, Address, View, choose, to
from bot.lookups.paging import Block, paged
from bot.lookups.shelf import Shelf, kind_of
from bot.panels.parts import Button, Panel, Row, Text, fit, lines, row
from bot.panels.text import cut, plain
from engine.rulebook import EDITION, Rule, wordings
from engine.rulebook.entries import Entry, Link, below, entry, examples

PAPER = 0xF4F1E8
"""The accent of look-ups."""

OURS = "Worded by this bot, not the official text."
BESIDE = "The official text as imported by the host; the rest is worded by this bot."
DOCUMENTS = {"core": EDITION, "tr": "Tournament Rules"}


def rule_panel(shelf: Shelf, key: str, page: int = 0, lead: str = "") -> Panel:
    """A rule: where it stands, what it says, what stands below it, and the ways from it.

    `lead` stands above all. Raises UnknownRule or BadRuleId, as all panels of a rule do.
    """
    found = entry(key)
    official = _official(shelf, found)
    blocks = [*official, *(Block(rule_line(wordings()[one]), one) for one in below(found.id))]
    shown = paged(blocks, page)
    seen = [block.id for block in shown.blocks if block.id]
    note = f"-# {plain(found.note)}" if found.note else ""
    view: View = "why" if lead else "rule"
    return fit(Panel((
        *lines(lead, _breadcrumb(found), f"{'###' if lead else '##'} {found.id} {plain(found.title)}", note,
               plain(found.text)),
        *lines(shown.text),
        *lines(*(f"**Example.** {plain(example)}" for example in found.examples[:1] if not page)),
        Text(f"-# {shown.note}{BESIDE if official else OURS}"),
        *rule_menu("Open a rule below this one", seen),
        *row(*_ways(found), *shown.buttons(view, found.id)), *row(*_more(found)),
    ), PAPER))


def why_panel(shelf: Shelf, key: str, page: int = 0) -> Panel:
    """The rule behind a question of a game."""
    return rule_panel(shelf, key, page, "### Why this question?")


def _breadcrumb(found: Entry) -> str:
    above = [f"{link.id} {link.title}" for link in found.breadcrumb]
    edition = found.id.rpartition(":")[0]
    document = f"Core Rules {edition}, an earlier edition" if edition else DOCUMENTS[kind_of(found.id)]
    return "-# " + plain(" › ".join((document, *above)))


def _official(shelf: Shelf, found: Entry) -> list[Block]:
    official = shelf.official(found.id)
    return [Block(f"**Official text**, {plain(official.title)}: {plain(official.text)}")] if official else []


def rule_line(one: Rule) -> str:
    """A rule as one of a list."""
    return f"- **{one.id}** {plain(one.title)}. {plain(one.text)}"


def _ways(found: Entry) -> tuple[Button | None, ...]:
    """To the rule above, to those beside it, and to what it has become."""
    up = found.breadcrumb[-1] if found.breadcrumb else None
    beside = (("Up:", up), ("Before:", found.before), ("Next:", found.after), ("Now:", next(iter(found.now), None)))
    return tuple(to(f"{label} {link.id}", "rule", link.id) for label, link in beside if link)


def _more(found: Entry) -> tuple[Button | None, ...]:
    """To what belongs to it, and *Share*."""
    referring, shown = len(found.references) + len(found.referred_by), len(examples(found.id))
    return (to(f"References ({referring})", "refs", found.id) if referring else None,
            to(f"Examples ({shown})", "examples", found.id) if shown else None,
            to("History", "history", found.id), Button("Share", SHARE))


def rule_menu(placeholder: str, keys: Sequence[str]) -> tuple[Row, ...]:
    """A select that opens one of these rules."""
    found = [wordings()[key] for key in keys if key in wordings()]
    return choose(
        placeholder, [(Address("rule", one.id), f"{one.id} {one.title}", cut(one.text, 100)) for one in found])


def refs_panel(key: str, page: int = 0) -> Panel:
    """The references of a rule in both directions."""
    found = entry(key)
    blocks = [Block(f"{_path(link)}", link.id) for link in found.references]
    back = [Block(f"{_path(link)}", link.id) for link in found.referred_by]
    for part, heading in ((blocks, "It refers to"), (back, "Rules that refer to it")):
        if part:
            part[0] = Block(f"**{heading}**\n{part[0].text}", part[0].id)
    shown = paged([*blocks, *back], page)
    return fit(Panel((
        *lines(f"### {found.id} {plain(found.title)}: references", shown.text, f"-# {shown.note}{OURS}"),
        *rule_menu("Open one of these rules", [block.id for block in shown.blocks]),
        *row(to(f"Back to {found.id}", "rule", found.id), *shown.buttons("refs", found.id), Button("Share", SHARE)),
    ), PAPER))


def _path(link: Link) -> str:
    return f"- **{link.id}** {plain(' › '.join(wordings()[link.id].path))}. {plain(wordings()[link.id].text)}"


def examples_panel(key: str, page: int = 0) -> Panel:
    """The worked examples of a rule and of those below it."""
    found = entry(key)
    shown = paged([Block(f"**{one}** {plain(wordings()[one].title)}\n{plain(example)}", one)
                   for one, example in examples(found.id)], page)
    others = [block.id for block in shown.blocks if block.id != found.id]
    return fit(Panel((
        *lines(f"### {found.id} {plain(found.title)}: examples", shown.text, f"-# {shown.note}Our own examples."),
        *rule_menu("Open one of these rules", others),
        *row(to(f"Back to {found.id}", "rule", found.id), *shown.buttons("examples", found.id), Button("Share", SHARE)),
    ), PAPER))
