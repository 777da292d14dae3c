"""What a question finds: the rules that answer best, a keyword with its definition, otherwise what comes nearest."""
from __future__ import annotations

import difflib
import functools
from collections.abc import Sequence

from bot.lookups.address import SHARE, Address, choose, to
from bot.lookups.rules import OURS, PAPER, rule_line, rule_menu, rule_panel
from bot.lookups.shelf import Shelf
from bot.panels.parts import Button, Panel, fit, lines, row
from bot.panels.text import cut, plain
from engine.rulebook import BadRuleId, UnknownRule, rules, wordings
from engine.rulebook.entries import Term, glossary, term
from engine.rulebook.search import Hit, asks, knows, search

Choice = tuple[Address, str, str]
"""What can be opened: where it is, what it is called, and what it says."""
BEST, NEAREST = 5, 3
"""How many answers a page has, and how many rules are named where there is none."""


def found_panel(query: str, page: int = 0, lead: str = "") -> Panel:
    """The rules that answer best, with what they say; what comes nearest where nothing is asked about the rules.

    `lead` says what was not found.
    """
    hits = search(query, BEST * (page + 1) + 1) if asks(query) else []
    shown = hits[BEST * page:][:BEST]
    if not shown:
        return nearest_panel(query, lead=lead)
    more = to("More answers", "found", query, page + 1) if len(hits) > BEST * (page + 1) else None
    better = to("Better answers", "found", query, page - 1) if page else None
    heading = f"### “{plain(cut(query, 120))}”: " + ("the best answers" if not page else "further answers")
    return fit(Panel((
        *lines(*((f"### {lead}", "These rules come nearest:") if lead else (heading,)),
               *(_hit(at, hit) for at, hit in enumerate(shown, BEST * page + 1)), f"-# {OURS}"),
        *rule_menu("Open an answer", [hit.id for hit in shown]),
        *row(better, more, Button("Share", SHARE)),
    ), PAPER, unfound=bool(lead)))


def _hit(at: int, hit: Hit) -> str:
    """A rule that was found: number, titles, and what it says, with the words that were asked for in bold."""
    said, end = "", 0
    for start, stop in hit.mark:
        said += f"{plain(hit.snippet[end:start])}**{plain(hit.snippet[start:stop])}**"
        end = stop
    return f"**{at}. {hit.id}** {plain(' › '.join((*hit.path, hit.title)))}\n{said}{plain(hit.snippet[end:])}"


def term_panel(shelf: Shelf, name: str, page: int = 0) -> Panel:
    """What a keyword or word of the game means: the rule that defines it, and what stands below that."""
    one = term(name)
    if one is None:
        return found_panel(name, lead=f"“{plain(cut(name, 80))}” is no keyword here")
    said = f"; players also say {', '.join(f'“{plain(alias)}”' for alias in one.aliases[:6])}" if one.aliases else ""
    first, *others = one.rules
    titles = ", ".join(f"{key} {plain(rules()[key].title)}" for key in others if key in rules())
    also = f"**See also** {titles}" if others else ""
    panel = rule_panel(shelf, first, page)
    return fit(Panel((*lines(f"### {plain(one.name)}", f"-# A keyword or word of the game{said}.", also), *panel.parts),
                     PAPER))


def unknown_panel(key: str, unknown: UnknownRule | BadRuleId) -> Panel:
    """No such rule: the nearest ones."""
    near = unknown.nearest if isinstance(unknown, UnknownRule) else ()
    said = f"No rule {plain(cut(key, 40))} is known here"
    if not near:
        return found_panel(key, lead=said)
    return Panel((*lines(f"### {said}", "The nearest are:", *(rule_line(wordings()[one]) for one in near)),
                  *rule_menu("Open one of these", near), *row(Button("Share", SHARE))), PAPER, unfound=True)


def nearest_panel(query: str, others: Sequence[Choice] = (), lead: str = "") -> Panel:
    """Nothing is asked about the rules: what comes nearest, which is never given out for an answer. `others` come
    before the rules with the nearest words; without any known word, words of the game that are spelled most alike."""
    rules_near = [(Address("rule", hit.id), f"{hit.id} {hit.title}", cut(hit.snippet, 100))
                  for hit in (search(query, NEAREST) if knows(query) else [])]
    alike = difflib.get_close_matches(query.casefold(), list(_names()), n=BEST, cutoff=0.0)
    near = [*others, *rules_near] or [_open(_names()[name]) for name in alike]
    return Panel((
        *lines(f"### {lead or f'Nothing is known here about “{plain(cut(query, 80))}”'}", "The nearest are:",
               *(f"- **{plain(label)}**. {plain(about)}" for _, label, about in near)),
        *choose("Open one of these", near), *row(Button("Share", SHARE)),
    ), PAPER, unfound=True)


def mentioned_panel(keys: Sequence[str], names: Sequence[str]) -> Panel:
    """The rules, and the words of the game, that a message mentions."""
    terms = [_names()[name.casefold()] for name in names]
    opened = [(Address("rule", key), f"{key} {rules()[key].title}", cut(rules()[key].text, 100)) for key in keys]
    return fit(Panel((
        *lines("### Rules mentioned there", *(rule_line(rules()[key]) for key in keys), *map(_term_line, terms),
               f"-# {OURS}"),
        *choose("Open one of these", [*opened, *(_open(one) for one in terms)]), *row(Button("Share", SHARE)),
    ), PAPER))


def _term_line(one: Term) -> str:
    return f"- **{plain(one.name)}** ({one.rules[0]}). {plain(one.meaning)}"


def _open(one: Term) -> Choice:
    return Address("term", one.name), f"{one.name} ({one.rules[0]})", cut(one.meaning, 100)


@functools.cache
def _names() -> dict[str, Term]:
    return {one.name.casefold(): one for one in glossary()}
