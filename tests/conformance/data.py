"""What there is to conform to, as facts: the ids of rules, worked examples and rulings, and why some of them can't be
played.

The texts belong to their publisher and are not here.
"""
from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Container
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
ENGINE = HERE.parent.parent / "engine"
ID = re.compile(r"(?<![\w.])\d{3}(?:\.(?:\d+|[a-z])(?!\w))*")
"""A rule's id as it stands in a text."""
SETS = ("OGN", "OGS", "SFD", "UNL", "VEN")
"""The sets in the order of their release."""


class Ruling(NamedTuple):
    """An official ruling: the rules that it rests on, the cards that it names, and how much of it still holds."""

    rules: tuple[str, ...]
    cards: tuple[str, ...]
    status: str


@cache
def rules() -> tuple[str, ...]:
    """The ids of the Core Rules v1.4 from 002 to 829, in the order of the document."""
    return tuple((HERE / "rules.txt").read_text("utf-8").split())


@cache
def switches() -> tuple[str, ...]:
    """The names of what editions of the Core Rules do otherwise."""
    return tuple((HERE / "switches.txt").read_text("utf-8").split())


@cache
def examples() -> tuple[str, ...]:
    """The ids of the worked examples: the rule's id and a number."""
    counts: dict[str, int] = json.loads((HERE / "examples.json").read_text("utf-8"))
    return tuple(f"{rule}#{n}" for rule, count in counts.items() for n in range(1, count + 1))


@cache
def earlier_examples() -> tuple[str, ...]:
    """The worked examples of earlier editions that v1.4 hasn't, or of which it says something else: the edition, the
    rule's id there and a number."""
    facts = tomllib.loads((HERE / "earlier.toml").read_text("utf-8"))
    return tuple(facts["only_there"].split())


@cache
def reworded() -> dict[str, str]:
    """The worked examples of earlier editions that v1.4 has in other words, and its own."""
    facts: dict[str, str] = tomllib.loads((HERE / "earlier.toml").read_text("utf-8"))["reworded"]
    return {theirs: ours for ours, all_ in facts.items() for theirs in all_.split()}


@cache
def rulings() -> dict[str, Ruling]:
    """The official rulings by id."""
    facts = json.loads((HERE / "rulings.json").read_text("utf-8"))
    return {
        id: Ruling(tuple(fact["rules"]), tuple(fact["cards"]), fact.get("status", "current"))
        for id, fact in facts.items()
    }


@cache
def codes() -> dict[str, str]:
    """The code of each card that a ruling names, by the name that it uses."""
    found: dict[str, str] = json.loads((HERE / "cards.json").read_text("utf-8"))
    return found


def waits_for(ruling: Ruling, have: Container[str]) -> str:
    """The latest set among those of the named cards that aren't declared yet, or nothing. `have`: codes."""
    return max((codes()[name][:3] for name in ruling.cards if codes()[name] not in have), key=SETS.index, default="")


@cache
def unplayed(what: str) -> dict[str, str]:
    """Examples or rulings that describe no situation of a game, or switches that no game shows, with the reason."""
    reasons: dict[str, dict[str, str]] = tomllib.loads((HERE / "unplayed.toml").read_text("utf-8"))[what]
    return {id: reason for reason, ids in reasons.items() for id in ids.split()}


@cache
def silent() -> dict[str, str]:
    """Rules that no test has to show, with the reason: they prescribe nothing that an engine does."""
    reasons: dict[str, str] = tomllib.loads((HERE / "silent.toml").read_text("utf-8"))
    return {id: reason for reason, ids in reasons.items() for id in ids.split()}


@cache
def uncoded() -> dict[str, str]:
    """Rules that prescribe something, or so it seems, and whose number doesn't stand in the engine, with the reason."""
    reasons: dict[str, str] = tomllib.loads((HERE / "uncoded.toml").read_text("utf-8"))
    return {id: reason for reason, ids in reasons.items() for id in ids.split()}


@cache
def coded() -> frozenset[str]:
    """The ids that stand in the engine, in docstrings, comments or events; the rulebook's own wording doesn't count."""
    sources = (path for path in ENGINE.rglob("*.py") if not path.is_relative_to(ENGINE / "rulebook"))
    return frozenset(id for path in sources for id in ID.findall(path.read_text("utf-8")))
