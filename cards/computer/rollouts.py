"""Playing on in the head: what may come of an answer, when everybody goes on with what is best at once."""
from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random

from cards.computer.greedy import best_at_once
from cards.computer.levels import Horizon
from cards.computer.settling import BROKEN, Settling
from engine.board.state import State
from engine.kernel.agenda import Options
from engine.kernel.decision import ACTING, Decision, DecisionKind
from engine.rules.playing.drawing import Window

WEIGHED: frozenset[DecisionKind] = frozenset(("choose", "may", "place", "recycle"))
"""Questions whose answers are compared; what else is asked is answered as most people would."""
LONG = 400
"""Answers after which a rollout ends in any case."""


class Rollout(Settling):
    """Carries out an answer, and what comes of it by itself, until somebody has something to decide: acts in the open,
    could respond, or chooses. `path`: the steps of the draft that it begins with; `work`: how many questions it has
    answered, a draft as one."""

    __slots__ = ("path", "random", "work")

    def __init__(self, random: Random, path: Sequence[str] = ()) -> None:
        super().__init__()
        self.path = list(reversed(path))  # the next one last
        self.random = random
        self.work = 1

    def __call__(
        self, game: State, seat: int, kind: DecisionKind, options: Options, least: int, most: int, draft: bool
    ) -> tuple[str, ...]:
        if draft and self.path:
            return (self.path.pop(),)
        if not draft and self.is_open(kind, options, least):
            self.leaves(kind)
        self.work += not draft
        return super().__call__(game, seat, kind, options, least, most, draft)

    def is_open(self, kind: DecisionKind, options: Options, least: int) -> bool:
        """Whether there is more than one answer that is worth a thought."""
        if isinstance(options, Window):
            return kind == "act" or bool(options.drawn(self.random))
        return kind in WEIGHED and len(options() if callable(options) else options) > least


def played_on(
    world: State, decision: Decision, keys: tuple[str, ...], random: Random, horizon: Horizon
) -> tuple[State, int]:
    """Where that answer, which is known to be complete, leads in a world when everybody goes on with what is best at
    once, as far as that horizon; and how many answers that took."""
    g = world.fork()
    work = carried_out(g, decision, keys, random)
    while left_at(g) and work < LONG and not is_far(g, world, decision.seat, horizon):
        work += gone_on(g, random)
    return g, work


def carried_out(g: State, decision: Decision, keys: tuple[str, ...], random: Random) -> int:
    """Take that answer in place, as far as nobody has anything to decide; how many answers that took."""
    acts = decision.kind in ACTING
    g.answerer = rollout = Rollout(random, keys[1:] if acts else ())
    with suppress(*BROKEN):
        g.take(decision, keys[:1] if acts else keys)
    return rollout.work


def gone_on(g: State, random: Random) -> int:
    """Whoever is asked next does what is best at once; how many answers were tried."""
    g.answerer = None
    g.run()
    decision = g.open[0]
    best, tried = best_at_once(g, decision, random)
    return tried + carried_out(g, decision, best.keys, random)


def left_at(g: State) -> str:
    """The kind of question before which whoever played on left the game; “” where nothing more is asked."""
    return g.answerer.at if isinstance(g.answerer, Settling) and not g.over else ""


def is_far(g: State, began: State, seat: int, horizon: Horizon) -> bool:
    """Whether the horizon is reached: that somebody acts in the next turn, or in the own next one."""
    return g.turn != began.turn and left_at(g) == "act" and (horizon == "turn" or g.allied(g.turn_player, seat))
