"""Search: what an answer comes to on the average of many worlds, each played on.

All answers that are still compared are tried in the same worlds with the same random draws, so that what they have in
common doesn't blur how they differ. After each share of the work the lower half of them is dropped, and what that saves
is spent on the others.
"""
from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2, sqrt
from random import Random
from time import monotonic

from cards.computer.answers import Candidate
from cards.computer.greedy import Judged
from cards.computer.levels import Horizon, Level
from cards.computer.outlook import outlook
from cards.computer.rollouts import played_on
from cards.computer.value import Terms, chance, of_chance, terms
from engine.board.state import State
from engine.kernel.decision import Decision

Imagine = Callable[[], State]
"""Makes another world."""
SURELY = 3.0
"""By how many standard errors of the paired differences the leader has to lead to be taken before the work is done."""
TRIFLE = 0.01
"""A chance to win that isn't worth more thought."""
AT_ONCE = 1
"""As how many worlds it counts what a candidate comes to at once. With rollouts in which chance responded, playing on
differed by .044 from world to world, and what was seen at once erred by .060 (standard deviations, 146 positions)."""
FEW = 6
"""In how many worlds a lead has to be seen before it is sure."""


class Tally:
    """What a candidate has come to in each world: the chance to win, and the terms of the position. What it comes to
    at once counts as much as `AT_ONCE` worlds do."""

    __slots__ = ("at_once", "candidate", "chances", "terms")

    def __init__(self, candidate: Candidate, at_once: float) -> None:
        self.candidate = candidate
        self.at_once = at_once
        self.chances: list[float] = []
        self.terms: list[Terms] = []

    def add(self, g: State, seat: int) -> None:
        """It has come to that position."""
        self.chances.append(outlook(g, seat))
        self.terms.append(terms(g, seat))

    @property
    def mean(self) -> float:
        """The chance to win, on the average."""
        return (AT_ONCE * self.at_once + sum(self.chances)) / (AT_ONCE + len(self.chances))

    def judged(self) -> Judged:
        """The candidate with what it comes to on the average."""
        return Judged(self.candidate, of_chance(self.mean), tuple(self.terms))


class Budget:
    """Work that may still be done, in answers, and the time after which it is over in any case."""

    __slots__ = ("done", "end", "most")

    def __init__(self, work: int, seconds: float) -> None:
        self.most = work
        self.done = 0
        self.end = monotonic() + seconds

    @property
    def over(self) -> bool:
        """Whether no more may be done."""
        return self.done >= self.most or monotonic() >= self.end


def search(
    candidates: list[Judged], decision: Decision, imagine: Imagine, level: Level, random: Random
) -> tuple[list[Judged], int]:
    """The candidates by what they come to in worlds, the best first, and how many answers were tried. Those that were
    dropped come after those that weren't."""
    budget = Budget(level.work, level.seconds)
    left = [Tally(one.candidate, chance(one.worth)) for one in candidates[:level.compared]]
    dropped: list[Tally] = []
    for stage in range(stages := max(1, ceil(log2(len(left))))):
        share = level.work * (stage + 1) // stages
        while budget.done < share or not left[0].chances:
            in_one_world(left, decision, imagine(), random.getrandbits(64), level.horizon, budget)
            if budget.over or leads(left):
                break
        left.sort(key=lambda one: -one.mean)
        if budget.over or leads(left) or stage == stages - 1:
            break
        half = ceil(len(left) / 2)
        left, dropped = left[:half], [*left[half:], *dropped]
    return [*[one.judged() for one in (*left, *dropped)], *candidates[level.compared:]], budget.done


def in_one_world(
    tallies: list[Tally], decision: Decision, world: State, seed: int, horizon: Horizon, budget: Budget
) -> None:
    """Try every one of them in that world, with the same random draws."""
    for tally in tallies:
        after, work = played_on(world, decision, tally.candidate.keys, Random(seed), horizon)
        tally.add(after, decision.seat)
        budget.done += work


def leads(tallies: list[Tally]) -> bool:
    """Whether one of them surely is better than all others, in the worlds that they were all tried in, but for those
    that surely are no worse to speak of."""
    if len(tallies[0].chances) < FEW:
        return False
    first = max(tallies, key=lambda one: one.mean)
    for other in tallies:
        if other is not first:
            average, error = difference(first, other)
            if average <= SURELY * error and average + SURELY * error >= TRIFLE:
                return False
    return True


def difference(first: Tally, other: Tally) -> tuple[float, float]:
    """By how much the one is better, and the standard error of that, from the paired differences."""
    differences = [a - b for a, b in zip(first.chances, other.chances, strict=True)]
    n = len(differences)
    average = sum(differences) / n
    return first.mean - other.mean, sqrt(sum([(one - average) ** 2 for one in differences]) / (n * (n - 1)))
