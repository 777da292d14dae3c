"""`python -m tests.mutants.blanked [CARD…] --jobs 2`: take the text of each card away, one at a time, and see whether a
scenario that names the card fails.

Prints the cards whose text nothing misses, and last one JSON line. Exit status 0 when every text is missed.
"""
from __future__ import annotations

import argparse
import dataclasses
import gc
import json
import os
import sys
import time
from collections.abc import Callable, Sequence

import pytest

from cards.catalogue import CARDS, UnknownCard, find
from engine.words.card import Card
from tests import table
from tests.cards.naming import NAMED
from tests.conformance.__main__ import SUITE
from tests.mutants.running import forked, passes


class Blanked:
    """The plugin that blanks cards instead of running the session's tests."""

    def __init__(self, cards: Sequence[Card], jobs: int) -> None:
        self.cards, self.jobs = [card for card in cards if card.lines], jobs
        self.unmissed: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Each card in a process of its own."""
        if session.testsfailed:
            raise session.Interrupted("the tests can't be collected")
        by_name: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            by_name.setdefault(getattr(item, "originalname", item.name), []).append(item)
        table.catalogue()
        gc.freeze()
        waiting, running = list(self.cards), dict[int, Card]()
        while waiting or running:
            while waiting and len(running) < self.jobs:
                card = waiting.pop(0)
                named = [item for name in NAMED.get(card.name, ()) for item in by_name.get(name, ())]
                running[forked(without_text(card, named))] = card
            pid, status = os.wait()
            card = running.pop(pid)
            if not status:
                self.unmissed.append(card.name)
                print(f"nothing misses the text of {card.name}", flush=True)
        return True


def without_text(card: Card, scenarios: Sequence[pytest.Item]) -> Callable[[], int]:
    """In a fork: play the card's scenarios without its text; 1 as soon as one fails."""
    def work() -> int:
        known = table.catalogue()
        known.declared[card.code] = dataclasses.replace(card, lines=())
        known.cards.made.pop(card.code, None)
        known.parts.clear()
        return int(not all(map(passes, scenarios)))

    return work


def chosen(names: Sequence[str]) -> list[Card]:
    """The cards with these names or codes, all of them without any. Raises `UnknownCard`."""
    return [find(name) for name in names] or list(CARDS.values())


def main(argv: list[str]) -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants.blanked", description="Whether a scenario fails when a card has no text."
    )
    parser.add_argument("cards", nargs="*", metavar="CARD", help="names or codes (default: all)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    args = parser.parse_args(argv)
    try:
        plugin = Blanked(chosen(args.cards), args.jobs)
    except UnknownCard as unknown:
        parser.error(str(unknown))
    began = time.monotonic()
    pytest.main([*SUITE, "-p", "no:cacheprovider"], plugins=[plugin])
    print(
        json.dumps(
            {
                "cards": len(plugin.cards), "unmissed": sorted(plugin.unmissed),
                "seconds": round(time.monotonic() - began),
            }
        )
    )
    return 1 if plugin.unmissed or not plugin.cards else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
