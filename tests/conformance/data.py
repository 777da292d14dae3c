"""What there is to conform to, as facts: the ids of rules, worked examples and rulings, and why some of them can't be played.

The texts belong to their publisher and are not here.
"""
from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


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
def examples() -> tuple[str, ...]:
    """The ids of the worked examples: the rule's id and a number."""
    counts: dict[str, int] = json.loads((HERE / "examples.json").read_text("utf-8"))
    return tuple(f"{rule}#{n}" for rule, count in counts.items() for n in range(1, count + 1))


@cache
def rulings() -> dict[str, Ruling]:
    """The official rulings by id."""
    facts = json.loads((HERE / "rulings.json").read_text("utf-8"))
    return {id: Ruling(tuple(fact["rules"]), tuple(fact["cards"]), fact.get("status", "current")) for id, fact in facts.items()}


@cache
def set_of() -> dict[str, str]:
    """The set in which each card that a ruling names came out first."""
    sets: dict[str, list[str]] = json.loads((HERE / "sets.json").read_text("utf-8"))
    return {name: key for key, names in sets.items() for name in names}


@cache
def release_order() -> tuple[str, ...]:
    """The sets, oldest first."""
    return tuple(json.loads((HERE / "sets.json").read_text("utf-8")))
