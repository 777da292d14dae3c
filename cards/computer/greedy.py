"""What an answer comes to at once: each is tried, and played on until nothing more happens by itself."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from cards.computer.answers import TRIED, Candidate, candidates, chosen, composed, passed
from cards.computer.value import Terms, terms, worth
from engine.board.state import State
from engine.kernel.decision import ACTING, Decision

A_FEW = 8
"""So many answers are tried where it has to be quick."""


class Judged(NamedTuple):
    """A candidate, what it is worth to its seat, and what it comes to in the terms of `value`, in each world in which
    it was tried."""

    candidate: Candidate
    worth: float
    terms: tuple[Terms, ...]


def greedy(
    world: State, decision: Decision, random: Random, noise: float = 0.0, tried_out: int = TRIED
) -> list[Judged]:
    """The candidates, of so many that are tried out, by what they come to when nobody adds anything to them, the best
    first; `noise` is the standard deviation of the errors that are made."""
    found = [judged(candidate, decision.seat, random.gauss(0, noise) if noise else 0.0)
             for candidate in candidates(world, decision, random, tried_out)]
    return sorted(found, key=lambda one: -one.worth)


def judged(candidate: Candidate, seat: int, error: float) -> Judged:
    """What that candidate comes to."""
    counted = terms(candidate.after, seat)
    return Judged(candidate, worth(candidate.after, seat, counted) + error, (counted,))


def best_at_once(g: State, decision: Decision, random: Random) -> tuple[Candidate, int]:
    """Of a few answers the one that comes to most, or to pass if that does; and how many were tried."""
    found = list(few(g, decision, random))
    return max(found, key=lambda one: worth(one.after, decision.seat, terms(one.after, decision.seat))), len(found)


def few(g: State, decision: Decision, random: Random) -> Iterator[Candidate]:
    """A few answers, to pass being the first of them where that is one."""
    if decision.kind in ACTING:
        yield passed(g, decision)
        yield from composed(g, decision, A_FEW)
    else:
        yield from chosen(g, decision, random, A_FEW)
