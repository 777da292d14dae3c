"""Fits the weights of the ranking: `python -m tests.lookups.fit`, after tables or features changed.

It learns from the developed half of the questions, and from the phrases in which players ask for rules: each is asked
of an index that lacks it, with a tenth of all others, so it is a question never met. First it learns which words
stand for each other (`alike`) and what words and rules are about (`senses`). Needs numpy: `pip install -e .[fit]`.

What is made as likely as possible is that an accepted rule comes first, a softmax over the scores of the best
candidates; large weights cost a little, so that no single question decides one.
"""
from __future__ import annotations

import json
import sys
import zlib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import numpy as np

from engine.rulebook import parents, ranking, rules
from engine.rulebook.search import Index, Text, asked, index
from tests.lookups import alike, senses
from tests.lookups.quality import SETS, developed, questions

TABLES = Path(ranking.__file__).parent
ROUNDS, RATE, SPARING, SHARP = 400, 0.3, 0.004, 6.0
BEST, PARTS, FITTED = 30, 10, 3
"""How many candidates are looked at; of so many parts of the phrases, so many are asked."""
FEW = 20
"""How many entries of a table stand in one line."""
PHRASES = 0.3
"""How much all phrases count together, beside all questions."""


class Example(NamedTuple):
    """The features of the best candidates of a question, which of them are accepted, and how much it counts."""

    rows: list[list[float]]
    right: list[bool]
    weight: float


def worded() -> Iterator[Text]:
    """All rules in our wording."""
    return (Text(one.id, one.title, one.text, parents(one.id), one.id) for one in rules().values())


def example(over: Index, names: list[str], question: str, accepted: Collection[str], weight: float) -> list[Example]:
    """One question as an example; none if nothing accepted is among the best candidates."""
    query = over.understood(question)
    candidates = over.candidates(query)
    told = zip(ranking.described(query, candidates), (document.id for document, _ in candidates), strict=True)
    best = sorted(told, key=lambda one: -ranking.score(one[0]))[:BEST]
    right = [id in accepted for _, id in best]
    return [Example([[features[name] for name in names] for features, _ in best], right, weight)] if any(right) else []


def examples(names: list[str]) -> list[Example]:
    """All that is learned from."""
    asked_for = [one for name in SETS for one in questions(name) if developed(one)]
    found = [made for one in asked_for
             for made in example(index(), names, one["question"], one["accept"], 1 / len(asked_for))]
    phrases = [made for part in range(FITTED) for made in left_out(names, part)]
    return found + [made._replace(weight=PHRASES / len(phrases)) for made in phrases]


def left_out(names: list[str], part: int) -> Iterator[Example]:
    """The phrases of one part, asked of an index that lacks them."""
    kept: dict[str, list[str]] = {}
    left: dict[str, set[str]] = {}
    for key, phrases in asked().items():
        for phrase in phrases:
            if zlib.crc32(phrase.encode()) % PARTS == part:
                left.setdefault(phrase, set()).add(key)
            else:
                kept.setdefault(key, []).append(phrase)
    over = Index(worded(), kept, senses.learned(index(), kept))
    for phrase, keys in left.items():
        yield from example(over, names, phrase, keys, 1.0)


def fitted(names: list[str], known: list[Example]) -> dict[str, float]:
    """The weights with which the accepted rules are likeliest, by gradient ascent with momentum."""
    rows = np.zeros((len(known), BEST, len(names)))
    right, there = np.zeros((2, len(known), BEST), bool)
    for n, one in enumerate(known):
        rows[n, :len(one.rows)], right[n, :len(one.rows)], there[n, :len(one.rows)] = one.rows, one.right, True
    share = np.array([one.weight for one in known])[:, None]
    weights, speed = np.array([ranking.fitted()[name] for name in names]), np.zeros(len(names))
    for round_ in range(ROUNDS):
        scores = np.where(there, SHARP * rows @ weights, -np.inf)
        mass = np.exp(scores - scores.max(axis=1, keepdims=True))
        all_, good = mass.sum(axis=1, keepdims=True), (mass * right).sum(axis=1, keepdims=True)
        pull = share * SHARP * mass * (right / good - 1 / all_)
        speed = 0.9 * speed + 0.1 * (np.einsum("ij,ijk->k", pull, rows) - 2 * SPARING * weights)
        weights = weights + RATE * speed
        if round_ % 100 == 0:
            sys.stdout.write(f"{round_}: {(share * np.log(good / all_)).sum() - SPARING * weights @ weights:.4f}\n")
    return {name: round(float(weight), 3) for name, weight in zip(names, weights, strict=True)}


def write(name: str, table: Mapping[str, object]) -> None:
    """Write one of the package's tables, a line for each entry."""
    (TABLES / name).write_text(f"{lines(table)}\n", "utf-8")


def lines(table: Mapping[str, object]) -> str:
    """A table as JSON, a line for each entry, also of longer tables in it."""
    entries = ",\n".join(
        f" {json.dumps(key)}: {lines(value) if isinstance(value, Mapping) and len(value) > FEW else json.dumps(value)}"
        for key, value in table.items())
    return f"{{\n{entries}\n}}"


def main() -> int:
    """Learn and write `alike.json`, `senses.json` and the weights."""
    write("alike.json", alike.learned())
    learned = senses.learned(Index(worded(), asked()), asked())
    write("senses.json", {"words": learned.words, "rules": learned.rules})
    names = sorted(ranking.fitted())
    write("weights.json", fitted(names, examples(names)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
