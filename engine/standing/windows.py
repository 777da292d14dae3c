"""What a seat answers by itself.

The window after one's own finalized item is passed unless Priority was kept (337.4, TR503.9.b). Others are passed as
the player's orders say, by default where the seat can do nothing in them. Where everybody can see
that, it may be passed at once; otherwise the host can wait a while that tells nothing. A choice among equals is made
without a question.
"""
from __future__ import annotations

from engine.game import Game
from engine.kernel.decision import ACTING, Decision
from engine.library import Catalogue
from engine.names.answers import PASS
from engine.standing.empty import provably_empty
from engine.standing.orders import NONE, Orders, remembered


def is_window(decision: Decision) -> bool:
    """Whether a seat may act and may pass: it has Priority or Focus, or a teammate lets it act."""
    return decision.kind in ACTING and PASS in decision.keys


def standing_answer(game: Game, decision: Decision, orders: Orders = NONE) -> tuple[str, ...] | None:
    """The keys that this seat's orders answer with, or None when the player has to be asked."""
    if not is_window(decision):
        key = remembered(game, decision, orders)
        return (key,) if key else indifferent(game, decision)
    yields = orders.yielding is not None and decision.kind != "act"  # who is invited to act needn't have foreseen it
    return (PASS,) if yields or passes(game, decision, orders) else None


def indifferent(game: Game, decision: Decision) -> tuple[str, ...] | None:
    """The answer where each comes to the same, and everybody can see that: so that it is given at once tells nothing.
    None where there is a choice."""
    if decision.kind in ACTING or decision.together or decision.least != decision.most:
        return None
    groups = game.alike(decision.number, decision.seat)
    return decision.keys[:decision.least] if len(groups) == 1 and groups[0].seen else None


def passes(game: Game, decision: Decision, orders: Orders) -> bool:
    """Whether a window is passed without a yield: there is nothing to do in it that the player would stop for."""
    if orders.passing == "ask":
        return False
    if is_own(game, decision):
        return True
    return set(responses(game, decision)) <= set(orders.skipped if orders.passing == "fast" else ())


def responses(game: Game, decision: Decision) -> tuple[str, ...]:
    """The cards with which a seat could do something in a window, by name."""
    found = game.responses(decision.seat) if is_window(decision) else ()
    return tuple(dict.fromkeys(game.name_of(option.subject) for option in found))


def is_own(game: Game, decision: Decision) -> bool:
    """Whether it is the window after the own finalized item."""
    return game.sight().own_window == decision.seat


def is_evident(game: Game, decision: Decision, catalogue: Catalogue | None) -> bool:
    """Whether everybody can see that nothing is done in that window: whoever passes it at once tells nothing.
    `catalogue` has every card that a deck may hold; without it, any window but one's own is in doubt."""
    return is_own(game, decision) or (catalogue is not None and provably_empty(game, decision, catalogue))
