"""`python -m tests.conformance`: which rules, worked examples, rulings and differences of editions the tests show.

Runs the tests and prints what is missing, by chapter, and last one JSON line. Exit status 0 only when nothing is
missing and no test fails. A ruling that names a card that isn't declared waits for its set, the latest if there are
several, also when its status is “partly-superseded”: then what still holds of it is to be played. A ruling that has a
test doesn't wait. How many wait for each set stands in the JSON line under `waiting_for`, also where it is
none.
"""
from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable
from typing import NamedTuple

import pytest

from cards.catalogue import CARDS
from tests.conformance.data import (
    SETS,
    earlier_examples,
    examples,
    rules,
    rulings,
    silent,
    switches,
    unplayed,
    waits_for,
)
from tests.hearing import HEARD

SUITE = ("tests/rules", "tests/cards", "tests/examples", "tests/rulings", "tests/kernel", "tests/editions")


class Shown(NamedTuple):
    """What a test showed."""

    name: str
    passed: bool
    examples: frozenset[str]
    rulings: frozenset[str]
    switches: frozenset[str]
    rules: frozenset[str]
    """What its games cited, and what it names with `@covers`."""


class Collector:
    """The plugin that keeps what each test showed."""

    def __init__(self) -> None:
        self.shown: list[Shown] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.when == "call" or report.failed:
            marked = {
                kind: frozenset(
                    id for mark in item.iter_markers(kind) for id in (mark.args if kind == "covers" else mark.args[:1])
                )
                for kind in ("example", "ruling", "switch", "covers")
            }
            self.shown.append(
                Shown(
                    item.nodeid, report.passed, marked["example"], marked["ruling"], marked["switch"],
                    marked["covers"] | HEARD.rules,
                )
            )
        return report


class Verdict(NamedTuple):
    """How many of a kind are shown, excused, absent or broken; `missing` and `failing` by id."""

    tests: int
    listed: int
    missing: list[str]
    failing: list[str]


def verdict(ids: Iterable[str], excused: Iterable[str], passed: set[str], failed: set[str]) -> Verdict:
    """An id is shown when a test carries it and none of its tests fails."""
    known = list(ids)
    return Verdict(
        sum(id in passed - failed for id in known), sum(id in excused for id in known),
        [id for id in known if id not in passed | failed and id not in excused], [id for id in known if id in failed],
    )


def by_chapter(ids: Iterable[str]) -> str:
    """The ids, a line for each chapter."""
    chapters: dict[str, list[str]] = defaultdict(list)
    for id in ids:
        chapters[id[:3]].append(id)
    return "\n".join(f"  {' '.join(group)}" for group in chapters.values())


def shown_of(tests: Iterable[Shown], kind: str) -> set[str]:
    """Everything of a kind that tests show."""
    return {id for test in tests for id in getattr(test, kind)}


def counted(found: Verdict) -> dict[str, object]:
    """A verdict for the line."""
    return {
        "tests": found.tests, "listed": found.listed, "missing": len(found.missing), "failing": len(found.failing),
    }


def report(shown: list[Shown]) -> tuple[str, dict[str, object]]:
    """What to print, and the line."""
    good, bad = [test for test in shown if test.passed], [test for test in shown if not test.passed]
    def judge(ids: Iterable[str], kind: str, excused: str) -> Verdict:
        return verdict(ids, unplayed(excused), shown_of(good, kind), shown_of(bad, kind))

    example = judge(examples(), "examples", "examples")
    earlier = judge(earlier_examples(), "examples", "earlier examples")
    waiting = {id: waits_for(fact, CARDS) for id, fact in rulings().items()}
    waiting = {id: key for id, key in waiting.items() if key and id not in shown_of(shown, "rulings")}
    ruling = judge((id for id in rulings() if id not in waiting), "rulings", "rulings")
    edition = judge(switches(), "switches", "switches")
    by_set = Counter(waiting.values())
    cited = shown_of(good, "rules")
    uncited = [id for id in rules() if id not in cited and id not in silent()]
    parts = [
        ("rules uncited", by_chapter(uncited)),
        (
            "rules listed as prescribing nothing, though a test cites them",
            by_chapter(id for id in silent() if id in cited),
        ),
        ("examples missing", by_chapter(example.missing)),
        ("examples failing", by_chapter(example.failing)),
        ("examples of earlier editions missing", "  " + " ".join(earlier.missing)),
        ("examples of earlier editions failing", "  " + " ".join(earlier.failing)),
        *(
            (f"rulings waiting: {key}", "  " + " ".join(id for id, its in waiting.items() if its == key))
            for key in SETS
        ),
        ("rulings missing", "  " + " ".join(ruling.missing)),
        ("rulings failing", "  " + " ".join(ruling.failing)),
        ("switches missing", "  " + " ".join(edition.missing)),
        ("switches failing", "  " + " ".join(edition.failing)),
    ]
    line: dict[str, object] = {
        "examples": counted(example),
        "rulings": {
            "tests": ruling.tests, "waiting": len(waiting), "waiting_for": {key: by_set[key] for key in SETS},
            "listed": ruling.listed, "missing": len(ruling.missing), "failing": len(ruling.failing),
        },
        "editions": {"switches": len(switches()), **counted(edition)},
        "earlier_examples": counted(earlier),
        "uncited": len(uncited),
    }
    return "\n".join(f"{title}:\n{text}" for title, text in parts if text.strip()), line


def main(argv: list[str]) -> int:
    """Run the tests and print the report."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.conformance",
        description="Which rules, examples, rulings and differences of editions the tests show.",
    )
    parser.add_argument("paths", nargs="*", default=SUITE, help="tests to run (default: all that play games)")
    args = parser.parse_args(argv)
    collector = Collector()
    status = pytest.main([*args.paths, "-p", "no:cacheprovider"], plugins=[collector])
    text, line = report(collector.shown)
    print(text)
    print(json.dumps(line))
    whole = not line["uncited"] and not any(
        line[part][key]
        for part in ("examples", "rulings", "editions", "earlier_examples")
        for key in ("missing", "failing")
    )
    return 0 if status == pytest.ExitCode.OK and whole else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
