"""`python -m tests.mutants --n 300 --seed 1 --jobs 2`: change the engine in so many places, one at a time, and see
whether a test fails.

Prints who survives, with the place and the change, and last one JSON line. Exit status 0 when at least 97 % are caught,
by mypy, by the reader (the building of the catalogue of shipped and test cards) or by a test.
"""
from __future__ import annotations

import argparse
import json
import sys
import time

import pytest

from tests.conformance.__main__ import SUITE
from tests.mutants.mutations import KINDS
from tests.mutants.running import MYPY, READER, Mutants, Verdict

WANTED = 97.0


def by_kind(verdicts: list[Verdict]) -> dict[str, dict[str, int]]:
    """How many mutants of each kind there were, and how many of them were caught by whom."""
    found: dict[str, dict[str, int]] = {}
    for kind in KINDS:
        killers = [verdict.killer for verdict in verdicts if verdict.mutation.kind == kind]
        by = {"mypy": killers.count(MYPY), "reader": killers.count(READER), "survived": killers.count("")}
        found[kind] = {
            "mutants": len(killers), "mypy": by["mypy"], "reader": by["reader"],
            "tests": len(killers) - sum(by.values()), "survived": by["survived"],
        }
    return found


def main(argv: list[str]) -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description="Whether a test fails when the engine does something else."
    )
    parser.add_argument("--n", type=int, default=300, help="how many mutants (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="chooses them (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--of", default="", help="only functions whose `path:name` has this in it")
    parser.add_argument(
        "--since", default="", metavar="COMMIT", help="only functions that have changed since this commit"
    )
    parser.add_argument("paths", nargs="*", default=SUITE, help="tests to run (default: all that play games)")
    args = parser.parse_args(argv)
    plugin = Mutants(args.n, args.seed, args.jobs, args.of, args.since)
    began = time.monotonic()
    pytest.main([*args.paths, "-p", "no:cacheprovider"], plugins=[plugin])
    survivors = [verdict for verdict in plugin.verdicts if not verdict.killer]
    killed = len(plugin.verdicts) - len(survivors)
    for name in plugin.broken:
        print(f"fails as it is, and was left out: {name}")
    for verdict in sorted(survivors, key=lambda verdict: (verdict.mutation.function.path, verdict.mutation.line)):
        print(f"{verdict.mutation} ({verdict.tests or 'no'} tests reach it)")
    percent = round(100 * killed / len(plugin.verdicts), 1) if plugin.verdicts else 0.0
    print(
        json.dumps(
            {
                "mutants": len(plugin.verdicts), "killed": killed, "survived": len(survivors), "percent": percent,
                "unreached": sum(not verdict.tests for verdict in survivors), "kinds": by_kind(plugin.verdicts),
                "functions": len(plugin.functions), "seed": args.seed, "seconds": round(time.monotonic() - began),
            }
        )
    )
    return 0 if percent >= WANTED and not plugin.broken else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
