"""How well the search answers: `python -m tests.lookups.quality`, over questions that were written apart from wording and synonyms."""
from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from engine.rulebook.search import search

QUESTIONS = Path(__file__).parent / "questions.json"
DEPTHS = (1, 3, 5)


def place(question: dict[str, Any]) -> int:
    """At which place the first accepted rule stands; 0 when it isn't among the first five."""
    ids = [hit.id for hit in search(question["question"], 5)]
    return next((n for n, found in enumerate(ids, 1) if found in question["accept"]), 0)


def measure() -> dict[str, dict[str, float]]:
    """hit@1, hit@3 and hit@5 for each kind of question, and the 95th percentile of the time of a search in milliseconds."""
    search("warm up")
    places: dict[str, list[int]] = {}
    times: list[float] = []
    for question in json.loads(QUESTIONS.read_text("utf-8")):
        before = time.perf_counter()
        places.setdefault(question["kind"], []).append(place(question))
        times.append(1000 * (time.perf_counter() - before))
    found = {kind: {"questions": len(all_), **{f"hit@{k}": round(sum(0 < n <= k for n in all_) / len(all_), 3) for k in DEPTHS}}
             for kind, all_ in sorted(places.items())}
    return {**found, "time": {"p95_ms": round(sorted(times)[int(0.95 * len(times))], 2)}}


def main() -> int:
    """Print the figures, one line for each kind, and all of them as one line of JSON."""
    found = measure()
    for kind, figures in found.items():
        sys.stdout.write(f"{kind:6}" + "".join(f"  {name} {value:g}" for name, value in figures.items()) + "\n")
    sys.stdout.write(json.dumps(found) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
