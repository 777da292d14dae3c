"""A rule with all that belongs to it, for whoever shows rules: breadcrumb, children, siblings, references, examples,
glossary, pages."""
from __future__ import annotations

import functools
import re
from collections import defaultdict
from dataclasses import dataclass

from engine.rulebook import became, parents, parse, rule, rules, wordings
from engine.rulebook.words import Spelling, data, plain, slang, stems


@dataclass(frozen=True, slots=True)
class Link:
    """A rule that can be gone to."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Term:
    """A keyword or word of the game, what it means in short, the rules that define it, and how players also say it."""

    name: str
    meaning: str
    rules: tuple[str, ...]
    aliases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule with what stands around it. `note` says so when it isn't the very rule that was asked for; `now` are the
    current rules that a rule of an earlier edition has become."""

    id: str
    title: str
    text: str
    note: str
    breadcrumb: tuple[Link, ...]
    children: tuple[Link, ...]
    before: Link | None
    after: Link | None
    references: tuple[Link, ...]
    referred_by: tuple[Link, ...]
    examples: tuple[str, ...]
    terms: tuple[Term, ...]
    now: tuple[Link, ...] = ()


def entry(text: str) -> Entry:
    """The entry of a rule, or of the nearest one above it that has wording; UnknownRule or BadRuleId otherwise."""
    found = rule(text)
    siblings = _children()[_above(found.id)]
    place = siblings.index(found.id)
    to, back = references()
    return Entry(
        found.id, found.title, found.text, found.note,
        tuple(_link(above) for above in reversed(parents(found.id)) if above in wordings()),
        tuple(_link(key) for key in _children().get(found.id, [])),
        _link(siblings[place - 1]) if place > 0 else None,
        _link(siblings[place + 1]) if place + 1 < len(siblings) else None,
        tuple(_link(key) for key in to.get(found.id, ())), tuple(_link(key) for key in back.get(found.id, ())),
        tuple(data("examples.json").get(found.id, ())),
        tuple(term for term in glossary() if _named(term.name, f"{found.title} {found.text}")),
        tuple(_link(key) for key in became(found.id)))


@functools.cache
def glossary() -> tuple[Term, ...]:
    """Every keyword and word of the game, by name."""
    said: dict[str, list[str]] = defaultdict(list)
    for meaning, phrases in data("slang.json").items():
        said[meaning.lower()] += phrases
    return tuple(Term(name, rules()[ids[0]].text, tuple(ids), tuple(said.get(name.lower(), ())))
                 for name, ids in sorted(data("glossary.json").items()))


def term(name: str) -> Term | None:
    """The keyword or word of that name, misspelled or as players say it; None when there is nothing like it."""
    wanted = " ".join(plain(name))
    by_name = {" ".join(plain(one.name)): one for one in glossary()}
    if wanted in by_name:
        return by_name[wanted]
    for one in glossary():
        if wanted in (" ".join(plain(alias)) for alias in one.aliases):
            return one
    meant = slang().get(tuple(stems(name)), tuple(stems(name)))
    spelled = Spelling(dict.fromkeys(by_name, 1)).right(wanted)
    return by_name.get(spelled) or next(
        (one for one in glossary() if meant and tuple(stems(one.name)) == meant[: len(stems(one.name))]), None
    )


@functools.cache
def references() -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Which rules a rule points to, and which point to it: named ones, and the definitions of the keywords and words it
    uses."""
    to: dict[str, tuple[str, ...]] = {}
    back: dict[str, list[str]] = defaultdict(list)
    named = data("references.json")
    for key, worded in rules().items():
        own = {key, *parents(key)}
        used = (one.rules[0] for one in glossary() if _named(one.name, worded.text))
        to[key] = tuple(
            dict.fromkeys(
                target for target in (*named.get(key, ()), *used) if target not in own and key not in parents(target)
            )
        )
        for target in to[key]:
            back[target].append(key)
    return to, {key: tuple(sources) for key, sources in back.items()}


def below(text: str) -> tuple[str, ...]:
    """Every rule under this one, in the order of the document."""
    return tuple(key for child in _children().get(text, ()) for key in (child, *below(child)))


def examples(text: str) -> tuple[tuple[str, str], ...]:
    """The worked examples of a rule and of those below it, each with its rule."""
    return tuple((key, example) for key in (text, *below(text)) for example in data("examples.json").get(key, ()))


def pages(text: str, limit: int = 2000) -> list[str]:
    """A rule and everything below it in pages of at most `limit` characters, cut between rules; a rule too long for one
    is cut between words."""
    top = rule(text).id
    done = [""]
    for key in (top, *below(top)):
        for part in _cut(f"{key} {wordings()[key].title}: {wordings()[key].text}", limit):
            if len(done[-1]) + len(part) + 1 > limit:
                done.append("")
            done[-1] += ("\n" if done[-1] else "") + part
    return done


def _cut(line: str, limit: int) -> list[str]:
    parts = []
    while len(line) > limit:
        at = line.rfind(" ", 0, limit) if " " in line[:limit] else limit
        parts.append(line[:at])
        line = line[at:].lstrip()
    return [*parts, line]


def _link(key: str) -> Link:
    return Link(key, wordings()[key].title)


@functools.cache
def _children() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for key in wordings():
        found[_above(key)].append(key)
    return found


def _above(key: str) -> str:
    """The nearest rule above that has wording; for a rule at the top the sign of its document."""
    return next((above for above in parents(key) if above in wordings()), parse(key).document)


@functools.cache
def _pattern(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(name)}(?:s|ed)?\b")


def _named(name: str, text: str) -> bool:
    """Whether a text uses a word of the game; these are written with a capital, so “action” in passing isn't meant."""
    return name in text and bool(_pattern(name).search(text))
