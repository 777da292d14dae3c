"""What a seat answers by itself: from its own sight alone, so that it can tell nothing that the seat doesn't know.

The window after one's own finalized item is passed unless Priority was kept (337.4, TR503.9.b). Another window is
passed without a question only if a reader of the *public* sight could prove it empty. Everything else is asked.
"""
from __future__ import annotations

from engine.game import Game
from engine.kernel.decision import Decision, DecisionKind
from engine.names.answers import PASS
from engine.sights import ObjectSight, Sight
from engine.words.fixed import Timing

PERMISSIONS: dict[DecisionKind, tuple[Timing, ...]] = {"priority": ("reaction",), "focus": ("action", "reaction")}
"""The timing that an ability needs to be used in each window (806, 813)."""


def standing_answer(game: Game, decision: Decision, held: bool = False) -> tuple[str, ...] | None:
    """The keys that this seat's standing order answers with, or None when the player has to be asked. `held`: ask in
    every window."""
    if held or decision.kind not in PERMISSIONS:
        return None
    public = game.sight(-1)
    passes = public.own_window == decision.seat or provably_empty(public, decision.seat, PERMISSIONS[decision.kind])
    return (PASS,) if passes else None


def provably_empty(public: Sight, seat: int, timings: tuple[str, ...]) -> bool:
    """Whether the public sight alone proves that this seat can do nothing but pass or add resources: no card in hand,
    no facedown card, no ability with the permission that is not a pure Add, nothing playable in the Champion Zone or
    the trash."""
    player = public.players[seat]
    if player.hand_count or any(seat in field.facedown for field in public.battlefields):
        return False
    held = [field.card for field in public.battlefields if field.controller == seat]
    own = [player.legend, *player.further, *held, *player.base,
           *(unit for field in public.battlefields for unit in field.units if unit.controller == seat)]
    if any(usable(thing, timings) for thing in own):
        return False
    return not any(card.timing in timings for card in (*player.champion, *player.trash))


def usable(thing: ObjectSight, timings: tuple[str, ...]) -> bool:
    """Whether an object has an ability with one of these timings that does more than add resources."""
    return any(ability in timings for ability in thing.abilities)
