"""Walking through drafts by name: what is asked at each step, and carrying a play out; and how much is tried before."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.rules.playing import feasibility
from tests.rules.grounds import PLAIN, quiet
from tests.table import Side, Table


def table(foe: Side | None = None, **what: object) -> Table:
    """You have these things; the foe has what is said, or nothing."""
    return Table(quiet(**what), foe or quiet(), battlefields=PLAIN)


def offered(there: Table, verb: str, name: str, *wanted: str) -> list[str]:
    """What the draft asks next when these were answered, named as one would say it; “confirm” at its end."""
    question = there.you.draft(*path(there, verb, name, *wanted))
    if question.kind == "confirm":
        return ["confirm"]
    return [there.you._name(o.subject) or o.short for o in question.options]


def path(there: Table, verb: str, name: str, *wanted: str) -> list[str]:
    """The keys of that draft."""
    keys = [there.you._first(verb, name)]
    for want in wanted:
        keys += there.you._keys(there.you.draft(*keys), [want])
    return keys


def carry_out(there: Table, verb: str, name: str, *wanted: str) -> None:
    """Begin it, answer all that is asked, confirm, and let it resolve."""
    there.answer(there.you.seat, *path(there, verb, name, *wanted), "confirm")
    there.resolve()


@contextmanager
def tried(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The forks that are made meanwhile."""
    forks: list[int] = []
    real = feasibility.trial
    with monkeypatch.context() as patch:
        patch.setattr(feasibility, "trial", lambda g: forks.append(1) or real(g))
        yield forks
