"""Playing on at random, in place and quickly: what may come of a position up to the end of the own next turn."""
from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random

from cards.computer.settling import BROKEN, Halt, usual
from cards.computer.value import guarded
from engine.board.objects import Object
from engine.board.state import State
from engine.kernel.agenda import Options
from engine.kernel.decision import ACTING, Decision, DecisionKind
from engine.names.answers import CONFIRM, END, NO, PASS, YES
from engine.rules.meaning import arithmetic
from engine.rules.playing.drawing import Window
from engine.rules.playing.movement import DESTINATION, MOVE, UNITS

ACTS = 0.97
"""How often somebody acts in the open who can."""
RESPONDS = 0.2
"""How often somebody responds who can."""
AGREES = 0.85
"""How often somebody does what they may."""
GATHERS, LONELY = 0.85, 0.2
"""How often one more unit moves along where those that move are too weak, and where they aren't."""
STAYS = 0.9
"""How often a unit that could leave a battlefield isn't moved."""
BUSY = 30
"""So many actions in one turn are enough."""
LONG = 400
"""Answers after which a rollout ends in any case."""


def strength_at_home(g: State, seat: int) -> int:
    """The Might of a player's ready units in their base."""
    units = [g.objects[id] for id in g.players[seat].base]
    return sum([arithmetic.might(g, unit) for unit in units if unit.card.is_unit and not unit.exhausted])


class Rollout:
    """Answers for all seats at random, with a taste, until the turn after the next own one begins for somebody. `work`:
    how many questions it has answered, a draft as one."""

    __slots__ = ("acted", "own", "path", "random", "seat", "turn", "work")
    acts, responds = ACTS, RESPONDS

    def __init__(self, g: State, seat: int, random: Random, path: Sequence[str] = ()) -> None:
        self.path = list(reversed(path))  # the steps of the draft that it begins with, the next one last
        self.random = random
        self.seat = seat
        self.turn = g.turn
        self.own = False  # whether the own next turn has begun
        self.acted = 0
        self.work = 0

    def __call__(
        self, game: State, seat: int, kind: DecisionKind, options: Options, least: int, most: int, draft: bool
    ) -> tuple[str, ...]:
        if draft:
            return (self.path.pop() if self.path else self.step(game, kind, options),)
        self.work += 1
        if isinstance(options, Window):
            return (self.action(game, options),)
        listed = options() if callable(options) else options
        if kind == "assign":
            return usual(game, seat, kind, listed, least, most)
        keys = [option.key for option in listed]
        if kind == "may" and YES in keys and NO in keys:
            return (YES if self.random.random() < AGREES else NO,)
        if most == 1 == least:
            return (keys[int(self.random.random() * len(keys))],)
        return tuple(self.random.sample(keys, self.random.randint(least, most)))

    def action(self, game: State, window: Window) -> str:
        """What is done in a window."""
        if game.turn != self.turn:
            if self.is_far(game):
                raise Halt
            self.turn, self.acted = game.turn, 0
            self.own = game.turn_player == self.seat
        likely = self.acts if window.window == "act" else self.responds
        if self.acted < BUSY and self.random.random() < likely:
            key = window.drawn(self.random)
            if key.startswith("move:") and not self.is_wanted(game, game.objects[int(key[5:])]):
                key = window.drawn(self.random)
            if key:
                self.acted += 1
                return key
        return END if window.window == "act" else PASS

    def is_wanted(self, game: State, unit: Object) -> bool:
        """Whether a move that was drawn is to be made: who stands at a battlefield mostly stays there, and mostly
        nobody leaves home for a combat that all together would lose."""
        if unit.place < 0:
            reach = strength_at_home(game, unit.controller)
            if any(guarded(game, field, unit.controller) < reach for field in game.fields):
                return True
        return self.random.random() >= STAYS

    def gathers(self, game: State) -> float:
        """How likely one more unit moves along: more so as long as those that go would lose a combat there."""
        env = game.agenda[-1].env
        field = game.field(env[DESTINATION])
        if field is None:
            return LONELY
        strong = sum([arithmetic.might(game, game.objects[id]) for id in env[UNITS]])
        return LONELY if strong > guarded(game, field, game.objects[env[UNITS][0]].controller) else GATHERS

    def is_far(self, game: State) -> bool:
        """Whether the rollout ends, now that another turn has begun."""
        return self.own or self.work > LONG

    def step(self, game: State, kind: DecisionKind, options: Options) -> str:
        """A step of a draft: it is confirmed where it can be, but that now and then more units move along."""
        if kind == "confirm":
            if game.agenda[-1].script is not MOVE or self.random.random() >= self.gathers(game):
                return CONFIRM
            also = [option.key for option in (options() if callable(options) else options)
                    if option.key.startswith("also:")]
            return also[int(self.random.random() * len(also))] if also else CONFIRM
        keys = [option.key for option in (options() if callable(options) else options)]
        if kind == "place" and len(keys) > 1 and game.agenda[-1].script is MOVE:
            keys = self.sensible(game, keys)
        return keys[int(self.random.random() * len(keys))]

    def sensible(self, game: State, keys: list[str]) -> list[str]:
        """Of the places that a unit can move to mostly those where all together would not lose; all, if there are
        none."""
        seat = game.agenda[-1].you
        reach = strength_at_home(game, seat)
        found = [key for key in keys if (field := game.field(int(key[3:]))) is not None
                 and guarded(game, field, seat) < reach]
        return found if found and self.random.random() < STAYS else keys


def played_on(world: State, decision: Decision, keys: tuple[str, ...], random: Random) -> tuple[State, int]:
    """Where that answer, which is known to be complete, leads in a world when all go on at random, and how many answers
    that took."""
    twin = world.fork()
    acts = decision.kind in ACTING
    rollout = Rollout(world, decision.seat, random, keys[1:] if acts else ())
    twin.answerer = rollout
    with suppress(*BROKEN):
        twin.take(decision, keys[:1] if acts else keys)
    return twin, rollout.work + 1
