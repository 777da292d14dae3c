"""The rules that the engine cites, in our own wording, by id.

The wording is data, in the files `wording-*.json` beside this one, and is read when somebody first asks. The package
imports nothing else of the engine but the numbers of earlier editions, and no other part of the engine imports it: a
rule id in an event or a refusal is only a string there.
"""
from __future__ import annotations

import bisect
import functools
import json
from dataclasses import dataclass, replace
from pathlib import Path

from engine.editions import EDITIONS
from engine.rulebook.ids import BadRuleId, RuleId, parents, parse

__all__ = [
    "EDITION", "BadRuleId", "Rule", "RuleId", "UnknownRule", "became", "known", "parents", "parse", "rule", "rules",
    "wordings",
]

EDITION = "Core Rules v1.4"
"""What our wording words, whole. Of other documents only some rules are worded."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule as we word it. `asked` is the id that was looked up; it differs from `id` when only a rule above it is
    known."""

    id: str
    title: str
    text: str
    asked: str = ""

    @property
    def exact(self) -> bool:
        """Whether this is the very rule that was asked for."""
        return self.asked in ("", self.id)

    @property
    def path(self) -> tuple[str, ...]:
        """The titles from the chapter's rule down to this one: a title such as “Several” says little without those
        above it."""
        wording = wordings()
        return (*(wording[above].title for above in reversed(parents(self.id)) if above in wording), self.title)

    @property
    def exists(self) -> bool:
        """Whether there is a rule of the id that was asked for, as far as is known here: every rule of the Core Rules
        has wording."""
        return self.exact or bool(parse(self.asked).document)

    @property
    def note(self) -> str:
        """What to say when it isn't: that no such rule exists, and which are near; or only that it has no wording. Else
        nothing."""
        if self.exact:
            return ""
        if self.exists:
            return f"{self.asked} has no wording of its own; this is {self.id}, which it belongs to."
        near = ", ".join(key for key in _nearest(parse(self.asked)) if key != self.id)
        return (
            f"The {EDITION} have no rule {self.asked}. Near it: {near}. This is {self.id}, the nearest rule above it."
        )


class UnknownRule(LookupError):
    """An id without wording, and none above it has any. `nearest` are the known ids around it."""

    def __init__(self, asked: str, nearest: tuple[str, ...]) -> None:
        super().__init__(f"No rule {asked} is known here." + (f" Near it: {', '.join(nearest)}." if nearest else ""))
        self.asked = asked
        self.nearest = nearest


@functools.cache
def rules() -> dict[str, Rule]:
    """Every rule with wording, in the order of the documents."""
    found: dict[str, Rule] = {}
    for path in sorted(Path(__file__).parent.glob("wording-*.json")):
        entries: dict[str, dict[str, str]] = json.loads(path.read_text("utf-8"))
        found |= {key: Rule(key, entry["title"], entry["text"]) for key, entry in entries.items()}
    return dict(sorted(found.items(), key=lambda item: parse(item[0]).order))


@functools.cache
def earlier() -> dict[str, Rule]:
    """What games by earlier editions cite, by its number there: as the current rule that it has become, or in words of
    its own (`earlier.json`) where it says something else."""
    entries: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("earlier.json").read_text("utf-8"))
    own = {key: Rule(key, entry["title"], entry["text"]) for key, entry in entries.items()}
    shared = {key: replace(rules()[now[0]], id=key) for key, now in _later().items() if key not in own}
    return dict(sorted((own | shared).items(), key=lambda item: parse(item[0]).order))


@functools.cache
def _later() -> dict[str, tuple[str, ...]]:
    """A rule of an earlier edition by its number there → the current rules that it has become."""
    found: dict[str, tuple[str, ...]] = {}
    for edition in EDITIONS.values():
        for current in edition.numbers:
            if current in rules():
                key = edition.cite(current)
                found[key] = (*found.get(key, ()), current)
    return found


def became(text: str) -> tuple[str, ...]:
    """The current rules that a rule of an earlier edition, such as `v1.0:516`, has become; none if it is gone."""
    return _later().get(text, ())


@functools.cache
def wordings() -> dict[str, Rule]:
    """Every rule with wording, the earlier editions' behind the current ones."""
    return rules() | earlier()


def known(text: str) -> bool:
    """Whether exactly this id has wording."""
    return text in wordings()


def rule(text: str) -> Rule:
    """The wording of this rule, or of the nearest rule above it that has any."""
    for candidate in (str(parse(text)), *parents(text)):
        worded = wordings().get(candidate)
        if worded is not None:
            return Rule(worded.id, worded.title, worded.text, asked=text)
    raise UnknownRule(text, _nearest(parse(text)))


def _nearest(wanted: RuleId, each_side: int = 2) -> tuple[str, ...]:
    ids = [key for key in wordings() if parse(key).document == wanted.document]
    place = bisect.bisect_left(ids, wanted.order, key=lambda key: parse(key).order)
    return tuple(ids[max(0, place - each_side):place + each_side])
