"""Fits the weights of the ranking to the development half of the questions: `python -m tests.lookups.fit`, after tables
or features changed.

What is made as likely as possible is that an accepted rule comes first, a softmax over the scores of all candidates;
large weights cost a little, so that no single question decides one.
"""
from __future__ import annotations

import json
import math
import sys
from pathlib import Path

from engine.rulebook import ranking
from engine.rulebook.search import index
from tests.lookups.quality import SETS, developed, questions

WEIGHTS = Path(ranking.__file__).with_name("weights.json")
ROUNDS, RATE, SPARING, SHARP = 150, 0.3, 0.004, 6.0
Example = tuple[list[list[float]], list[bool]]


def examples(names: list[str]) -> list[Example]:
    """The features of all candidates of each question, and which of them are accepted."""
    found = []
    for question in filter(developed, (question for name in SETS for question in questions(name))):
        query = index().understood(question["question"])
        candidates = index().candidates(query)
        right = [document.id in question["accept"] for document, _ in candidates]
        if any(right):
            rows = [[features[name] for name in names] for features in ranking.described(query, candidates)]
            found.append((rows, right))
    return found


def step(weights: list[float], known: list[Example]) -> tuple[float, list[float]]:
    """How likely the accepted rules are, and in which direction each weight makes them more so."""
    slope = [-2 * SPARING * weight for weight in weights]
    likely = -SPARING * sum(weight * weight for weight in weights)
    for rows, right in known:
        scores = [SHARP * sum(map(float.__mul__, weights, row)) for row in rows]
        top = max(scores)
        mass = [math.exp(score - top) for score in scores]
        all_, good = sum(mass), sum(part for part, fits in zip(mass, right, strict=True) if fits)
        likely += math.log(good / all_) / len(known)
        for row, part, fits in zip(rows, mass, right, strict=True):
            pull = SHARP * (part / good * fits - part / all_) / len(known)
            if abs(pull) > 1e-7:
                slope = [was + pull * value for was, value in zip(slope, row, strict=True)]
    return likely, slope


def main() -> int:
    """Fit and write the weights."""
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
    WEIGHTS.write_text(json.dumps({name: round(weight, 3) for name, weight in zip(names, weights, strict=True)},
                                  indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
