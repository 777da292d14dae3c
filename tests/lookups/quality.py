"""How well the search answers: `python -m tests.lookups.quality`, over four sets of questions.

The second one goes through all chapters, the keywords of every set and the Tournament Rules; the third and the fourth
are only there to be fitted to. The fourth asks for a rule drawn from every section, also where players seldom ask.
"""
from __future__ import annotations

import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

from engine.rulebook.search import asks, search

SETS = {"first": "questions.json", "whole game": "whole_game.json", "further": "further.json",
        "sections": "sections.json"}
DEPTHS = (1, 3, 5)


def questions(name: str) -> list[dict[str, Any]]:
    """The questions of a set, each with its kind and the accepted rules."""
    found: list[dict[str, Any]] = json.loads((Path(__file__).parent / SETS[name]).read_text("utf-8"))
    return found


def developed(question: dict[str, Any]) -> bool:
    """Whether it may be looked at and fitted to: one half of the first two sets, whose other half is only measured, and
    all of the others, whose ids begin with F."""
    return question["id"].startswith("F") or hashlib.sha256(question["id"].encode()).digest()[0] % 2 == 0


def place(question: dict[str, Any]) -> int:
    """At which place the first accepted rule stands; 0 when it isn't among the first five."""
    ids = [hit.id for hit in search(question["question"], 5)]
    return next((n for n, found in enumerate(ids, 1) if found in question["accept"]), 0)


def other_talk() -> list[dict[str, Any]]:
    """What people write who ask about the rules or don't, and which of both it is."""
    found: list[dict[str, Any]] = json.loads((Path(__file__).parent / "other_talk.json").read_text("utf-8"))
    return found


def told_apart() -> dict[str, dict[str, float]]:
    """Which share of small talk is known for that, and which of questions for questions, in both halves."""
    right: dict[str, list[bool]] = {}
    for one in other_talk():
        kind = "question" if one["rules"] else "small talk"
        label = f"{kind}, {'developed' if developed(one) else 'held out'}"
        right.setdefault(label, []).append(asks(one["text"]) == one["rules"])
    return {label: {"texts": len(all_), "known as such": round(sum(all_) / len(all_), 3)}
            for label, all_ in sorted(right.items())}


def measure() -> dict[str, dict[str, float]]:
    """hit@1, hit@3 and hit@5 for each set and kind of question, of both halves too, and the time of a search in
    milliseconds."""
    search("warm up")
    places: dict[str, list[int]] = {}
    times: list[float] = []
    for name in SETS:
        for question in questions(name):
            before = time.perf_counter()
            found = place(question)
            times.append(1000 * (time.perf_counter() - before))
            kind = f"{name}, {question['kind']}"
            for label in (kind, f"{kind}, {'developed' if developed(question) else 'held out'}"):
                places.setdefault(label, []).append(found)
    times.sort()
    return {**{kind: figures(all_) for kind, all_ in sorted(places.items())},
            "time": {f"p{share}_ms": round(times[int(share / 100 * len(times))], 2) for share in (50, 95, 99)}}


def figures(places: list[int]) -> dict[str, float]:
    """How many questions there are, and which share of them finds its rule how far up."""
    return {"questions": len(places),
            **{f"hit@{k}": round(sum(0 < n <= k for n in places) / len(places), 3) for k in DEPTHS}}


def main() -> int:
    """Print the figures, one line for each kind, and all of them as one line of JSON."""
    found = measure() | told_apart()
    for kind, numbers in found.items():
        sys.stdout.write(f"{kind:28}" + "".join(f"  {name} {value:g}" for name, value in numbers.items()) + "\n")
    sys.stdout.write(json.dumps(found) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
