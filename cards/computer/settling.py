"""What a position comes to when nobody adds anything to it: windows are passed, and what has to be decided is decided
as most people would."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NoReturn

from engine.board.state import State
from engine.kernel.agenda import Options, Suspend
from engine.kernel.decision import ACTING, DecisionKind, EngineFault, Option, Refused
from engine.names.answers import CONFIRM, DONE, PASS, YES
from engine.rules.procedures.damage_assignment import proposed

ENOUGH = 60
"""Answers after which a position is taken as it is."""


class Halt(Exception):
    """Nobody answers any more: the position is looked at as it is."""


BROKEN = (Halt, Refused, EngineFault)
"""What ends a run in place. A fork that can't go on is looked at as it is, too."""


class Settling:
    """Answers in place until somebody acts in the open. There it leaves the game, as it was before the question: so
    whoever runs it again is asked. `left`: how many more answers it gives; `at`: the kind of question before which it
    left the game, “” as long as it hasn't."""

    __slots__ = ("at", "left")

    def __init__(self) -> None:
        self.left = ENOUGH
        self.at: DecisionKind | Literal[""] = ""

    def __call__(
        self, game: State, seat: int, kind: DecisionKind, options: Options, least: int, most: int, draft: bool
    ) -> tuple[str, ...]:
        if kind == "act" and not draft:
            self.leaves(kind)
        if kind == "mulligan" or not self.left:
            raise Halt
        self.left -= 1
        return self.answer(game, seat, kind, options, least, most, draft)

    def leaves(self, kind: DecisionKind) -> NoReturn:
        """Leave the game before a question of that kind."""
        self.at = kind
        raise Suspend

    def answer(
        self, game: State, seat: int, kind: DecisionKind, options: Options, least: int, most: int, draft: bool
    ) -> tuple[str, ...]:
        """The answer to anything else."""
        if kind in ACTING:
            return (PASS,)
        return usual(game, seat, kind, options() if callable(options) else options, least, most)


def usual(
    g: State, seat: int, kind: DecisionKind, options: Sequence[Option], least: int, most: int
) -> tuple[str, ...]:
    """What most people would choose: to say yes, to kill as many as can be, to confirm, else the first that is
    offered."""
    keys = tuple([option.key for option in options])
    if kind == "assign":
        whole = proposed(g, seat, ())
        if whole is not None and whole.keys and whole.keys[0] in keys:
            return whole.keys[:1]
    for key in (YES, CONFIRM, DONE):
        if key in keys:
            return (key,)
    if kind == "recycle" and least == 0:
        return ()
    return keys[:max(least, min(1, most))]
