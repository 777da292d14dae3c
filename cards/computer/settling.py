"""What a position comes to when nobody adds anything to it: windows are passed, and what has to be decided is decided
as most people would."""
from __future__ import annotations

from engine.board.state import State
from engine.kernel.decision import ACTING, Decision, Refused
from engine.names.answers import YES
from engine.rules.procedures.damage_assignment import proposed

ENOUGH = 60
"""Answers after which a position is taken as it is."""


def settle(g: State) -> None:
    """Play a fork on, in place, until somebody acts in the open or the game is over."""
    for _ in range(ENOUGH):
        if not g.open or g.open[0].kind == "act" or g.open[0].kind == "mulligan":
            return
        decision = g.open[0]
        g.seq += 1
        try:
            g.take(decision, usual(g, decision))
        except Refused:  # nothing more can be said of it
            return


def usual(g: State, decision: Decision) -> tuple[str, ...]:
    """What most people would answer: pass, say yes, kill as many as can be, else the first that is offered."""
    keys = decision.keys
    if decision.kind in ACTING:
        return keys[-1:]
    if decision.kind == "assign":
        whole = proposed(g, decision.seat, ())
        if whole is not None and whole.keys and whole.keys[0] in keys:
            return whole.keys[:1]
    if decision.kind == "may" and YES in keys:
        return (YES,)
    if decision.kind == "recycle" and decision.least == 0:
        return ()
    return keys[:max(decision.least, min(1, decision.most))]
