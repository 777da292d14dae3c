"""What a seat answers in a window by itself.

The window after one's own finalized item is passed unless Priority was kept (337.4, TR503.9.b). Another window is
passed without a question only where the public sight proves it empty. Everything else is asked.
"""
from __future__ import annotations

from engine.game import Game
from engine.kernel.decision import Decision
from engine.library import Catalogue
from engine.names.answers import PASS
from engine.standing.empty import provably_empty


def standing_answer(game: Game, decision: Decision, catalogue: Catalogue, held: bool = False) -> tuple[str, ...] | None:
    """The keys that this seat's standing order answers with, or None when the player has to be asked. `catalogue` has
    every card that a deck may hold; `held`: ask in every window."""
    if held or (decision.kind != "priority" and decision.kind != "focus"):
        return None
    passes = game.sight(-1).own_window == decision.seat or provably_empty(game, decision, catalogue)
    return (PASS,) if passes else None
