"""What an answer comes to at once: each is tried, and played on until nothing more happens by itself."""
from __future__ import annotations

from random import Random
from typing import NamedTuple

from cards.computer.answers import Candidate, candidates
from cards.computer.settling import settle
from cards.computer.value import Terms, decided, terms, weighed
from engine.board.state import State
from engine.kernel.decision import Decision


class Judged(NamedTuple):
    """A candidate, what it is worth to its seat, and what it comes to in the terms of `value`."""

    candidate: Candidate
    worth: float
    terms: Terms


def greedy(world: State, decision: Decision, random: Random, noise: float = 0.0) -> list[Judged]:
    """The candidates by what they come to when nobody adds anything to them, the best first; `noise` is the standard
    deviation of the errors that are made."""
    found = [judged(world, candidate, decision, random.gauss(0, noise) if noise else 0.0)
             for candidate in candidates(world, decision, random)]
    return sorted(found, key=lambda one: -one.worth)


def judged(world: State, candidate: Candidate, decision: Decision, error: float) -> Judged:
    """What that candidate comes to. Whoever ends their turn leaves all as it is: what the next turn brings, the other
    answers don't count either."""
    if decision.kind == "act" and candidate.keys == decision.keys[-1:]:
        after = world
    else:
        after = candidate.after
        settle(after)
    counted = terms(after, decision.seat)
    return Judged(candidate, (decided(after, decision.seat) if after.over else weighed(counted)) + error, counted)
