"""Fits the weights of the ranking: `python -m tests.lookups.fit`, after tables or features changed.

It learns from the developed half of the questions, and from the phrases in which players ask for rules: each is asked
of an index that lacks it, with a tenth of all others, so it is a question never met. First it learns which words
stand for each other (`alike`).

What is made as likely as possible is that an accepted rule comes first, a softmax over the scores of the best
candidates; large weights cost a little, so that no single question decides one.
"""
from __future__ import annotations

import json
import math
import sys
import zlib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from engine.rulebook import parents, ranking, rules
from engine.rulebook.search import Index, Text, asked, index
from tests.lookups.alike import learned
from tests.lookups.quality import SETS, developed, questions

TABLES = Path(ranking.__file__).parent
ROUNDS, RATE, SPARING, SHARP = 150, 0.3, 0.004, 6.0
BEST, PARTS, FITTED = 30, 10, 3
"""How many candidates are looked at; of so many parts of the phrases, so many are asked."""
PHRASES = 0.3
"""How much all phrases count together, beside all questions."""


class Example(NamedTuple):
    """The features of the best candidates of a question, which of them are accepted, and how much it counts."""

    rows: list[list[float]]
    right: list[bool]
    weight: float


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
    over = Index((Text(one.id, one.title, one.text, parents(one.id), one.id) for one in rules().values()), kept)
    for phrase, keys in left.items():
        yield from example(over, names, phrase, keys, 1.0)


def step(weights: list[float], known: list[Example]) -> tuple[float, list[float]]:
    """How likely the accepted rules are, and in which direction each weight makes them more so."""
    slope = [-2 * SPARING * weight for weight in weights]
    likely = -SPARING * sum(weight * weight for weight in weights)
    for rows, right, share in known:
        scores = [SHARP * sum(map(float.__mul__, weights, row)) for row in rows]
        top = max(scores)
        mass = [math.exp(score - top) for score in scores]
        all_, good = sum(mass), sum(part for part, fits in zip(mass, right, strict=True) if fits)
        likely += share * math.log(good / all_)
        for row, part, fits in zip(rows, mass, right, strict=True):
            pull = share * SHARP * (part / good * fits - part / all_)
            if abs(pull) > 1e-7:
                slope = [was + pull * value for was, value in zip(slope, row, strict=True)]
    return likely, slope


def write(name: str, table: dict[str, object]) -> None:
    """Write one of the package's tables, a line for each entry."""
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in table.items())
    (TABLES / name).write_text(f"{{\n{lines}\n}}\n", "utf-8")


def main() -> int:
    """Learn and write `alike.json` and the weights."""
    write("alike.json", dict(learned()))
    names = sorted(ranking.fitted())
    weights = [ranking.fitted()[name] for name in names]
    known = examples(names)
    speed = [0.0] * len(names)
    for round_ in range(ROUNDS):
        likely, slope = step(weights, known)
        speed = [0.9 * was + 0.1 * now for was, now in zip(speed, slope, strict=True)]
        weights = [weight + RATE * by for weight, by in zip(weights, speed, strict=True)]
        if round_ % 50 == 0:
            sys.stdout.write(f"{round_}: {likely:.4f}\n")
    write("weights.json", {name: round(weight, 3) for name, weight in zip(names, weights, strict=True)})
    return 0


if __name__ == "__main__":
    sys.exit(main())
