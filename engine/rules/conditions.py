"""Conditions that look back at the turn (812): queries over its events, never counters of their own."""
from __future__ import annotations

from typing import Any

from engine.board.state import State
from engine.rules.registry import holds_word
from engine.words.amounts import HasLegion


@holds_word(HasLegion)
def has_legion(g: State, f: Any, node: HasLegion) -> bool:
    """812.1.c: a card other than this one was finalized by you this turn, countered or not; tokens, abilities and hidden cards don't count."""
    return any(event.kind == "finalized" and event.seat == f.you and event.other == "card" and event.subject != f.source
               for event in g.events[g.this_turn:])
