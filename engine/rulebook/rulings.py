"""Rulings: answers that were officially given, in our own wording, by card or by words."""
from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from pathlib import Path

from engine.rulebook.search import Index, Text
from engine.rulebook.words import plain


@dataclass(frozen=True, slots=True)
class Ruling:
    """An answer, the cards and rules that it is about, and where and when it was given."""

    id: str
    question: str
    answer: str
    cards: tuple[str, ...]
    rules: tuple[str, ...]
    source: str
    date: str


@functools.cache
def _all() -> dict[str, Ruling]:
    content = json.loads((Path(__file__).parent / "rulings.json").read_text("utf-8"))
    return {
        key: Ruling(
            key, one["question"], one["answer"], tuple(one["cards"]), tuple(one["rules"]),
            content["sources"][one["date"]], one["date"],
        )
        for key, one in content["rulings"].items()
    }


def ruling(key: str) -> Ruling:
    """The ruling of that id, or LookupError."""
    return _all()[key]


def rulings(query: str) -> list[str]:
    """The ids of rulings on a card of that name, newest first; else of those that fit the words, best first."""
    wanted = " ".join(plain(query))
    on_card = [
        one
        for one in _all().values()
        if wanted and any(f"{' '.join(plain(card))} ".startswith(f"{wanted} ") for card in one.cards)
    ]
    if on_card:
        return [one.id for one in sorted(on_card, key=lambda one: one.date, reverse=True)]
    return [hit.id for hit in _index().search(query, 25)]


@functools.cache
def _index() -> Index:
    return Index(Text(one.id, one.question, f"{one.answer} {' '.join(one.cards)}") for one in _all().values())
