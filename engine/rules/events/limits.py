"""How often abilities happen: no more each turn than they say, and some once in a combat (371, 383.3.e, 383.4.e)."""
from __future__ import annotations

from itertools import takewhile

from engine.board import events
from engine.board.state import State
from engine.catalogue import Ability
from engine.kernel.event import Event
from engine.words.event_kinds import EventKind

STARTED: tuple[EventKind, ...] = ("triggered", "activated")
FINAL: tuple[EventKind, ...] = ("finalized", "activated")
"""By which kinds of event an ability is on the chain, and by which it is final."""


def is_spent(g: State, source: int, ability: Ability) -> bool:
    """Whether it was performed this turn as often as it may be each turn."""
    return 0 < ability.limit <= performed(g, source, ability)


def is_kept(g: State, ability: Ability) -> bool:
    """383.3.e.2, 371.2: whether its controller may keep it for later, as it happens only so often each turn."""
    return ability.limit > 0 and g.edition.keeps_limited


def fought_before(g: State, source: int, ability: Ability, event: Event) -> bool:
    """383.4.e.2.a: whether it has triggered in this combat and hears anew of a unit that attacks or defends, where
    that counts as the first time again."""
    if g.edition.fighters_trigger != "once in a combat" or not event.subject:
        return False
    combat = list(takewhile(lambda one: one.kind != "combat starts", g.newest_first()))
    again = sum(one.kind == event.kind and one.subject == event.subject for one in combat) > 1
    return again and any(
        one.kind == "triggered" and one.subject == source and events.key_of(one) == ability.key for one in combat
    )


def performed(g: State, source: int, ability: Ability) -> int:
    """383.3.e.1, 377.2.b: how often this turn it was really performed: put on the chain and finalized. What became a
    copy since has it anew (477.1.b)."""
    log = g.events[g.this_turn:]
    copied = max((at for at, event in enumerate(log) if event.kind == "copied" and event.subject == source), default=0)
    log = log[copied:]
    items = {
        events.item_of(event)
        for event in log
        if event.kind in STARTED and event.subject == source and events.key_of(event) == ability.key
    }
    return sum(1 for event in log if event.kind in FINAL and events.item_of(event) in items)
