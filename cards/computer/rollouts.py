"""Playing on in the head: what may come of an answer, when everybody goes on with what is best at once."""
from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random

from cards.computer.greedy import best_at_once
from cards.computer.levels import Horizon
from cards.computer.settling import BROKEN, Settling, usual
from engine.board.state import State
from engine.kernel.agenda import Options
from engine.kernel.decision import ACTING, Decision, DecisionKind
from engine.names.answers import CONFIRM, END, NO, PASS, YES
from engine.rules.playing.drawing import Window

RESPONDS = 0.2
"""How often somebody responds who can."""
AGREES = 0.85
"""How often somebody does what they may."""
LONG = 400
"""Answers after which a rollout ends in any case."""


class Rollout(Settling):
    """Answers for all seats at random until somebody acts in the open: now and then somebody responds, and mostly they
    do what they may. `path`: the steps of the draft that it begins with; `work`: how many questions it has answered, a
    draft as one."""

    __slots__ = ("path", "random", "work")
    responds = RESPONDS

    def __init__(self, random: Random, path: Sequence[str] = ()) -> None:
        super().__init__()
        self.path = list(reversed(path))  # the next one last
        self.random = random
        self.work = 0

    def answer(
        self, game: State, seat: int, kind: DecisionKind, options: Options, least: int, most: int, draft: bool
    ) -> tuple[str, ...]:
        """The answer to anything but an act."""
        if draft:
            return (self.path.pop() if self.path else self.step(kind, options),)
        self.work += 1
        if isinstance(options, Window):
            return (self.action(options, self.responds) or PASS,)
        listed = options() if callable(options) else options
        if kind == "assign":
            return usual(game, seat, kind, listed, least, most)
        keys = [option.key for option in listed]
        if kind == "may" and YES in keys and NO in keys:
            return (YES if self.random.random() < AGREES else NO,)
        if most == 1 == least:
            return (self.one_of(keys),)
        return tuple(self.random.sample(keys, self.random.randint(least, most)))

    def action(self, window: Window, likely: float) -> str:
        """The key of an action that may be begun, with that chance; “” where nothing is done."""
        return window.drawn(self.random) if self.random.random() < likely else ""

    def step(self, kind: DecisionKind, options: Options) -> str:
        """A step of a draft: it is confirmed where it can be."""
        if kind == "confirm":
            return CONFIRM
        return self.one_of([option.key for option in (options() if callable(options) else options)])

    def one_of(self, keys: Sequence[str]) -> str:
        """One of those keys."""
        return keys[int(self.random.random() * len(keys))]


def played_on(
    world: State, decision: Decision, keys: tuple[str, ...], random: Random, horizon: Horizon
) -> tuple[State, int]:
    """Where that answer, which is known to be complete, leads in a world when it is responded to by chance and then
    everybody goes on with what is best at once, as far as that horizon; and how many answers that took."""
    g = world.fork()
    acts = decision.kind in ACTING
    first = Rollout(random, keys[1:] if acts else ())
    g.answerer = first
    with suppress(*BROKEN):
        g.take(decision, keys[:1] if acts else keys)
    work = first.work + 1
    while stands(g) and work < LONG and not is_far(g, world, decision.seat, horizon):
        g, more = acted(g)
        work += more
    return g, work


def stands(g: State) -> bool:
    """Whether somebody acts next whom whoever played on has not asked."""
    return isinstance(g.answerer, Settling) and g.answerer.stands and not g.over


def is_far(g: State, began: State, seat: int, horizon: Horizon) -> bool:
    """Whether the horizon is reached: the end of the turn in which it began, or the beginning of the own next one."""
    return g.turn != began.turn and (horizon == "turn" or g.allied(g.turn_player, seat))


def acted(g: State) -> tuple[State, int]:
    """Whoever acts next does what is best at once; and how many answers were tried."""
    g.answerer = None
    g.run()
    decision = g.open[0]
    best, tried = best_at_once(g, decision)
    if best.keys != (END,):
        return best.after, tried
    g.answerer = Settling()
    with suppress(*BROKEN):
        g.take(decision, best.keys)
    return g, tried
