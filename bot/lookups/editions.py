"""A rule through the imported editions, and what is different between two of them."""
from __future__ import annotations

from difflib import SequenceMatcher

from bot.lookups.address import SHARE, Address, choose, to
from bot.lookups.finding import BEST
from bot.lookups.paging import Block, paged, sentences
from bot.lookups.rules import PAPER, rule_menu, rule_panel
from bot.lookups.shelf import Shelf, kind_of
from bot.panels.parts import Button, Panel, fit, lines, row
from bot.panels.text import count, cut, plain
from engine.rulebook import known
from engine.rulebook.changes import Change, Station
from engine.rulebook.official import official

NONE = ("No official rules have been imported here, so there is no history. Whoever hosts this bot can import them: "
        "see docs/rulebook.md.")
OFFICIAL = "Official texts, as imported by the host."
SNIPPET, WIDE = 400, 2800
"""Characters of an official text that was found, and of a page of official texts."""
PARTS = ("changed", "added", "removed", "moved")


def history_panel(shelf: Shelf, key: str, page: int = 0) -> Panel:
    """Where a rule came from and when its text changed; `v1.0:531.2` is a rule by an old number."""
    if not shelf.editions():
        return _none(key)
    document = key.rpartition(":")[0]
    if document and shelf.edition(document) is None:
        return _not_there(shelf, document)
    stations, number = shelf.history(key), key
    if not stations:
        stations, number = _elsewhere(shelf, key)
    if not stations:
        return rule_panel(shelf, key.rpartition(":")[2],
                          lead=f"### No imported edition has a rule {plain(cut(key, 40))}")
    now = stations[-1].id
    now = f"TR{now}" if now and kind_of(number) == "tr" else now
    shown = paged([Block(_station(one, before)) for before, one in zip([None, *stations], stations, strict=False)],
                  page, WIDE)
    return fit(Panel((
        *lines(f"### Rule {plain(key)} through the editions", _became(stations, now), shown.text,
               f"-# {shown.note}{OFFICIAL}"),
        *row(to(f"Open {now}", "rule", now) if now and known(now) else None, *shown.buttons("history", key),
             Button("Share", SHARE)),
    ), PAPER))


def _none(key: str) -> Panel:
    at_hand = next((number for number in (key, key.rpartition(":")[2]) if known(number)), "")
    return Panel((*lines(f"### Rule {plain(cut(key, 40))} through the editions", NONE),
                  *row(to(f"Open {at_hand}", "rule", at_hand) if at_hand else None, Button("Share", SHARE))), PAPER)


def _elsewhere(shelf: Shelf, key: str) -> tuple[list[Station], str]:
    """A rule that the newest editions don't have under that number: the newest one that does."""
    number = key.rpartition(":")[2]
    for one in reversed(shelf.editions(kind_of(number))):
        if number.removeprefix("TR") in one.texts():
            return shelf.history(f"{one.key}:{number}"), number
    return [], number


def _became(stations: list[Station], now: str) -> str:
    """“531.2 in v1.0 is now 442.1; its text last changed in v1.3.”"""
    first, last = stations[0], stations[-1]
    changed = next((one.edition for one in reversed(stations) if "changed" in one.what), "")
    text = f"Its text last changed in {changed}." if changed else "Its text has not changed."
    if not now:
        return f"{first.id} in {first.edition} is no longer there: {last.edition} removed it."
    if len(stations) == 1:
        return f"It is {'new in' if first.what == 'new' else 'first seen in'} {first.edition}."
    moved = first.id != last.id
    same = f"Its number has been the same since {first.edition}."
    return f"{f'{first.id} in {first.edition} is now {last.id}.' if moved else same} {text}"


def _station(one: Station, before: Station | None) -> str:
    """A rule in one edition: its text when it is new, and what is different when that changed."""
    said = ""
    if before is None:
        said = f": {plain(one.text)}"
    elif "changed" in one.what:
        said = f": {marked(before.text, one.text)}"
    return f"- **{one.edition}** ({one.date}) {one.id or 'gone'}, {one.what}{said}"


def found_in(shelf: Shelf, edition: str, query: str) -> Panel:
    """The rules of an imported edition that answer best, in the official text."""
    there = shelf.edition(edition)
    if there is None:
        return _not_there(shelf, edition)
    shown = [(hit.id, sentences(hit.snippet, SNIPPET)) for hit in official(shelf.editions(), there, query, BEST)]
    nothing = "" if shown else "Nothing there says that; without an edition our own wording is searched."
    return fit(Panel((
        *lines(f"### “{plain(cut(query, 120))}” in {plain(there.title)}", nothing,
               *(f"**{at}. {key}** {plain(text)}" for at, (key, text) in enumerate(shown, 1)), f"-# {OFFICIAL}"),
        *choose("Open an answer",
                [(Address("history", f"{there.key}:{key}"), key, cut(text, 100)) for key, text in shown]),
        *row(Button("Share", SHARE)),
    ), PAPER))


# --- two editions

def diff_panel(shelf: Shelf, key: str, page: int = 0) -> Panel:
    """What is different between two editions, moves apart from changes.

    `key`: both editions, a section and one of the lists, as `v1.3,v1.4,465,moved`; the last two may be left out.
    """
    old, new, section, only = (*key.split(","), "", "", "", "")[:4]
    before, after = shelf.edition(old), shelf.edition(new)
    if before is None or after is None:
        return _not_there(shelf, old if before is None else new)
    if before.kind != after.kind:
        return Panel(lines("### These are different documents",
                           f"{plain(before.title)} can’t be compared with {plain(after.title)}."), PAPER)
    found = shelf.compare(before, after)
    parts = {name: _within(getattr(found, name), section) for name in PARTS}
    shown = paged([block for name in PARTS if only in ("", name) for block in _blocks(name, parts[name])], page, WIDE,
                  25)
    lists = [to(f"Only {name}", "diff", f"{old},{new},{section},{name}") for name in PARTS if parts[name]
             and name != only]
    counts = ", ".join(f"{len(parts[name])} {name}" for name in PARTS)
    sign = "TR" if before.kind == "tr" else ""
    return fit(Panel((
        *lines(f"### {plain(before.title)} → {plain(after.title)}" + (f", {plain(section)}" if section else ""),
               f"{counts}.",
               shown.text or "Nothing is different there.",
               f"-# {shown.note}{OFFICIAL} New numbers in references don’t count as changes."),
        *rule_menu("Open one of these rules", [sign + block.id for block in shown.blocks]),
        *row(*(lists if only or shown.of > 1 else ())), *row(*shown.buttons("diff", key), Button("Share", SHARE)),
    ), PAPER))


def _not_there(shelf: Shelf, name: str) -> Panel:
    at_hand = ", ".join(one.key for one in shelf.editions())
    return Panel(lines(f"### No edition {plain(cut(name, 40))} has been imported",
                       f"At hand: {at_hand}." if at_hand else NONE), PAPER, unfound=True)


def _within(changes: tuple[Change, ...], section: str) -> list[Change]:
    return [one for one in changes if (one.new or one.old).startswith(section.removeprefix("TR"))]


def _blocks(name: str, changes: list[Change]) -> list[Block]:
    """The rules of one list, its heading above the first."""
    said = [Block(_said(name, one), one.new or one.old) for one in changes]
    if said:
        said[0] = Block(f"**{name.capitalize()}: {count(len(said), 'rule')}**\n{said[0].text}", said[0].id)
    return said


def _said(name: str, one: Change) -> str:
    if name == "moved":
        return f"- {one.old} → **{one.new}**" + (", and changed" if one.edited else "")
    if name == "changed":
        return f"- **{one.new}**" + (f" (was {one.old})" if one.moved else "") + f" {marked(one.before, one.after)}"
    return f"- **{one.new or one.old}** {plain(one.after or one.before)}"


def marked(before: str, after: str) -> str:
    """The new text in bold where it is new, with what was left out struck through."""
    old, new = before.split(), after.split()
    said = []
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            said.append(plain(" ".join(new[c:d])))
            continue
        if b > a:
            said.append(f"~~{plain(' '.join(old[a:b]))}~~")
        if d > c:
            said.append(f"**{plain(' '.join(new[c:d]))}**")
    return " ".join(said)
