"""Running tests against mutants: one fork for each, from a process that has imported and collected everything once.

Those whose name or arguments slipped meet mypy first, and all that run while cards are declared or read meet the
building of the catalogue.

The first fork runs all tests with functions that tell when they are called; then each mutant meets only the tests that
reach its function, the most special ones first, until one fails. A test that takes far too long has noticed too.
"""
from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from cards import catalogue as shipped
from tests import table
from tests.mutants.checking import Checking
from tests.mutants.history import changed
from tests.mutants.mutations import KINDS, ROOT, Function, Mutation, functions, mutations, reaching
from tests.table import cards as test_cards

MYPY, READER = "mypy", "the reader"
"""Who notices a mutant before any test runs."""
BUILDING = -1
"""The number of no test: the building of the catalogue, which all of them share."""
PATIENCE = 10
"""Seconds that a test may take at least, before it counts as hanging."""


class Verdict(NamedTuple):
    """What became of a mutant. `tests`: how many reach it; `killer`: mypy, the reader, the test that failed or hung, or
    nothing when none did."""

    mutation: Mutation
    tests: int
    killer: str


class Mutants:
    """The plugin that runs mutants instead of the session's tests."""

    def __init__(self, n: int, seed: int, jobs: int, of: str = "", since: str = "") -> None:
        self.n, self.seed, self.jobs = n, seed, jobs
        self.verdicts: list[Verdict] = []
        known = [function for function in functions() if of in f"{function.path}:{function.name}"]
        self.functions = changed(known, since) if since else known
        self.broken: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Reached functions first, then the mutants."""
        if session.testsfailed:
            raise session.Interrupted("the tests can't be collected")
        chosen = choose(self.functions, self.n, self.seed)
        with Checking(chosen) as checking:
            table.catalogue()
            live = living(self.functions)
            gc.freeze()
            reached, seconds, self.broken = recorded(session.items, self.functions, live)
            typed = checking.caught()
        self.verdicts += [Verdict(mutation, 0, MYPY) for mutation in typed]
        waiting = [mutation for mutation in chosen if mutation not in typed]
        running: dict[int, tuple[Mutation, int, Path]] = {}
        with tempfile.TemporaryDirectory() as notes:
            while waiting or running:
                while waiting and len(running) < self.jobs:
                    mutation = waiting.pop(0)
                    tests = reached.get(self.functions.index(mutation.function), [])
                    note = Path(notes) / str(len(waiting))
                    running[forked(meet(mutation, live[mutation.function], tests, session.items, seconds, note))] = (
                        mutation, len(tests), note,
                    )
                pid, status = os.wait()
                mutation, count, note = running.pop(pid)
                killer = note.read_text() if status else ""
                self.verdicts.append(Verdict(mutation, count, killer))
                if not killer:
                    print(f"survives: {mutation} ({count} tests reach it)", flush=True)
        return True


def choose(known: list[Function], n: int, seed: int) -> list[Mutation]:
    """That many mutations: a function once before any comes twice; the kinds of changes that it has are equally
    likely."""
    chance = random.Random(seed)
    order = chance.sample(known, len(known))
    stock: dict[Function, list[Mutation]] = {}
    found: list[Mutation] = []
    while len(found) < n and (len(stock) < len(order) or any(stock.values())):
        for function in order:
            if len(found) < n and (
                left := stock[function] if function in stock else stock.setdefault(function, mutations(function))
            ):
                kind = chance.choice([kind for kind in KINDS if any(mutation.kind == kind for mutation in left)])
                found.append(
                    left.pop(chance.choice([place for place, mutation in enumerate(left) if mutation.kind == kind]))
                )
    return found


def living(known: list[Function]) -> dict[Function, list[FunctionType]]:
    """The function objects that run this source now."""
    by_place: dict[tuple[str, int], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            by_place.setdefault((thing.__code__.co_filename, thing.__code__.co_firstlineno), []).append(thing)
    return {function: by_place.get((str(ROOT / function.path), function.line), []) for function in known}


def forked(work: Callable[[], int]) -> int:
    """The process that does the work, silently; its exit status is what the work returns."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    with contextlib.suppress(BaseException):
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        status = work()
    os._exit(status)


def recorded(items: list[pytest.Item], known: list[Function], live: dict[Function, list[FunctionType]]) \
        -> tuple[dict[int, list[int]], list[float], list[str]]:
    """By function the tests that reach it, the most special first; how long each test takes; and the tests that fail as
    it is."""
    with tempfile.TemporaryDirectory() as notes:
        note = Path(notes) / "record"
        os.waitpid(forked(lambda: record(items, known, live, note)), 0)
        if not note.exists():
            raise pytest.UsageError("the tests can't be recorded")
        met, seconds, broken = json.loads(note.read_text())
    reached: dict[int, list[int]] = {}
    for number, places in sorted(
        ((int(number), places) for number, places in met.items()), key=lambda pair: len(pair[1])
    ):
        for place in places:
            reached.setdefault(place, []).append(number)
    for place in met[str(BUILDING)]:  # what reads cards is met by every test that plays one
        reached[place] += sorted({int(number) for number in met} - set(reached[place]))
    return reached, seconds, broken


def record(
    items: list[pytest.Item], known: list[Function], live: dict[Function, list[FunctionType]], note: Path
) -> int:
    """In a fork: run everything and write down what reached what."""
    reached: set[int] = set()
    for place, function in enumerate(known):
        for thing in live[function]:
            thing.__globals__["__reached__"] = reached.add
            thing.__code__ = reaching(function, place, thing.__code__.co_freevars)
    forget()
    declare()
    table.catalogue()
    met = {BUILDING: sorted(reached)}
    seconds: list[float] = []
    broken: list[str] = []
    for number, item in enumerate(items):
        reached.clear()
        began = time.monotonic()
        if not passes(item):
            broken.append(item.nodeid)
        else:
            met[number] = sorted(reached)
        seconds.append(time.monotonic() - began)
    note.write_text(json.dumps([met, seconds, broken]))
    return 0


def meet(
    mutation: Mutation, things: list[FunctionType], tests: list[int], items: list[pytest.Item], seconds: list[float],
    note: Path,
) -> Callable[[], int]:
    """In a fork: change the function and run the tests until one fails; notes which."""
    def work() -> int:
        for thing in things:
            thing.__code__ = mutation.code(thing.__code__.co_freevars)
        note.write_text(READER)
        if BUILDING in tests:
            signal.alarm(6 * PATIENCE)
            forget()
            if mutation.function.path.startswith("engine/words/"):
                declare()
            table.catalogue()
        for number in (number for number in tests if number != BUILDING):
            note.write_text(items[number].nodeid)
            signal.alarm(PATIENCE + int(20 * seconds[number]))
            if not passes(items[number]):
                return 1
        return 0

    return work


def passes(item: pytest.Item) -> bool:
    """Run one test."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def forget() -> None:
    """What was read and remembered before is read again."""
    test_cards._READ.clear()
    for cache in caches():
        cache.cache_clear()


def declare() -> None:
    """Declare all cards anew, the shipped ones and those of tests, as words run while modules are imported. What comes
    out as it was stays the same object. Raises what a declaration raises."""
    for module in shipped.MODULES:
        importlib.reload(module)
    for known, renewed in ((shipped.CARDS, shipped._gather()), (shipped._BY_KEY, shipped._index(shipped._gather()))):
        same = {key: known[key] if known.get(key) == card else card for key, card in renewed.items()}
        known.clear()
        known.update(same)
    before = {card.name: card for card in table.EXTRA}
    own = {test_cards.MEADOW, test_cards.MOOR, test_cards.THIRD_FIELD, test_cards.SILENT}
    table.EXTRA[:] = [card for card in table.EXTRA if card.name in own]
    for name, module in list(sys.modules.items()):
        if (
            name.startswith("tests.")
            and not name.startswith("tests.table")
            and getattr(module, "EXTRA", None) is table.EXTRA
        ):
            importlib.reload(module)
    table.EXTRA[:] = [before[card.name] if before.get(card.name) == card else card for card in table.EXTRA]


def caches() -> Iterator[_lru_cache_wrapper[Any]]:
    """The caches of the engine and of the cards' tools."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("engine.", "cards.")) and not name.startswith("engine.rulebook"):
            yield from (thing for thing in vars(module).values() if isinstance(thing, _lru_cache_wrapper))
