"""What happens on the chain: cards and abilities come to it, become final, resolve and leave."""
from __future__ import annotations

from typing import cast

from engine.board.objects import NOBODY
from engine.kernel.event import Event
from engine.names.board import HandedZone, ItemKind, Whence
from engine.words.event_kinds import EventKind

CREATED = "created"
"""What a chain item is called in “finalized” that was created on the chain: like a card, but not played (439.2.b.2)."""


# --- cards come to the chain

def queued(rule: str, seat: int, card: int, *, place: int = 0, cause: int = 0, by: int = NOBODY) -> Event:
    """354: that player moves that card to the chain; `place` is where it lay, if at a battlefield."""
    return Event("queued", rule, seat, card, origin=place, cause=cause, by=by)


def queued_token(
    rule: str, seat: int, id: int, code: str, *, place: int, group: int, state: str = "", cause: int = 0
) -> Event:
    """185.2.a: a token of that card comes to be on the chain with that id. It will enter at `place`, exhausted or ready
    if `state` says so; `group` is what the tokens of one instruction have in common (375)."""
    return Event("queued token", rule, seat, id, code, place, n=group, cause=cause, other=state)


def group_of(event: Event) -> int:
    """Of “queued token” what the tokens of one instruction have in common."""
    return event.n


def state_of(event: Event) -> str:
    """Of “queued token” the state in which it will enter, “” for its usual one."""
    return event.other


def unqueued(rule: str, seat: int, card: int, *, zone: Whence, place: int) -> Event:
    """358.5: that card couldn't be finalized and goes back to that zone, from face down to that battlefield."""
    return Event("unqueued", rule, seat, card, place=place, other=zone)


def zone_of(event: Event) -> HandedZone:
    """Of “queued” the zone from which the card has come, of “unqueued” the one to which it goes back."""
    return cast(HandedZone, event.other)


# --- items become final

def finalized(
    rule: str, seat: int, source: int, code: str, *, item: int, what: str, place: int = 0, gear: int = 0,
    by: int = NOBODY,
) -> Event:
    """359: that chain item is final. `source` is the card, or the object whose ability it is, `code` its card, `what`
    the kind of item or `CREATED`, `place` where a permanent will enter, `gear` in whose effect text an ability stands
    (411.6.a)."""
    return Event("finalized", rule, seat, source, code, place, n=gear, cause=item, other=what, by=by)


def activated(rule: str, seat: int, source: int, code: str, *, item: int, key: str, gear: int = 0) -> Event:
    """359: that activated ability is final; `key` names it in the catalogue."""
    return Event("activated", rule, seat, source, code, n=gear, cause=item, other=key)


def triggered(rule: str, seat: int, source: int, code: str, *, item: int, key: str) -> Event:
    """383.3: that ability has triggered and is on the chain as that item; `key` names it in the catalogue."""
    return Event("triggered", rule, seat, source, code, n=item, other=key)


def is_card(event: Event) -> bool:
    """Whether what was “finalized”, “resolved” or “countered” was a card that was played (419.4)."""
    return event.other == "card"


def item_kind_of(event: Event) -> ItemKind:
    """Of “activated” and “finalized” what the chain item is; what was created on the chain is like a card
    (439.2.b.2)."""
    if event.kind == "activated":
        return "activated"
    return "card" if event.other == CREATED else cast(ItemKind, event.other)


def gear_of(event: Event) -> int:
    """Of “activated” and “finalized” the gear in whose effect text the ability stands, 0 for none."""
    return event.n


def key_of(event: Event) -> str:
    """Of “activated” and “triggered” the key of the ability in the catalogue."""
    return event.other


WITH_CAUSE: frozenset[EventKind] = frozenset(("triggered", "countered"))
"""Kinds that name a chain item beside what causes them; for the other kinds about an item it is the cause."""


def item_of(event: Event) -> int:
    """The chain item of an event about one."""
    return event.n if event.kind in WITH_CAUSE else event.cause


def chose(rule: str, seat: int, target: int, *, item: int = 0, code: str = "", by: int = NOBODY) -> Event:
    """355.5: that item targets that object, or that other item, whose card has that code."""
    return Event("chose", rule, seat, target, code, cause=item, by=by)


def mode_chosen(rule: str, seat: int, source: int, *, mark: str, mode: int, item: int = 0) -> Event:
    """355.3: that player chose that mode in a text of that object that asks for another one later; `mark` is the
    choice's."""
    return Event("mode chosen", rule, seat, source, n=mode, cause=item, other=mark)


def choice_of(event: Event) -> str:
    """Of “mode chosen” the mark of the choice."""
    return event.other


def mistargeted(rule: str, seat: int, target: int, *, item: int) -> Event:
    """359.3.e.4: that target of that item is no legal one any more."""
    return Event("mistargeted", rule, seat, target, cause=item)


# --- items resolve and leave

def entered(rule: str, seat: int, card: int, *, place: int, ready: bool, item: int = 0, by: int = NOBODY) -> Event:
    """359.2: that permanent enters the board at that place under that player's control."""
    return Event("entered", rule, seat, card, place=place, n=int(ready), cause=item, by=by)


def comes_ready(event: Event) -> bool:
    """Of “entered” and “created” whether the object comes ready."""
    return event.n == 1


def resolved(rule: str, seat: int, source: int, code: str, *, item: int, what: ItemKind) -> Event:
    """340.1: that item, of that kind, has resolved."""
    return Event("resolved", rule, seat, source, code, cause=item, other=what)


def played(
    rule: str, seat: int, card: int, code: str = "", *, place: int = 0, hidden: int = 0, item: int = 0, by: int = NOBODY
) -> Event:
    """419.4.a: that player has played that card, to that place; `hidden` is the battlefield where it lay face down."""
    return Event("played", rule, seat, card, code, place, hidden, cause=item, by=by)


def ambushed(rule: str, seat: int, card: int, code: str, *, place: int) -> Event:
    """822.1.d: that player plays that card with Ambush to that battlefield; it is only asked about."""
    return Event("ambushed", rule, seat, card, code, place, by=seat)


def countered(rule: str, seat: int, source: int, *, item: int, cause: int = 0, by: int = NOBODY) -> Event:
    """425: that item of that player's leaves the chain without having resolved."""
    return Event("countered", rule, seat, source, n=item, cause=cause, by=by)


def fizzled(rule: str, seat: int, source: int, code: str, *, why: str, item: int = 0) -> Event:
    """358.3: that item leaves the chain before it is final; `why` goes on after “left the chain:”."""
    return Event("fizzled", rule, seat, source, code, cause=item, other=why)


def declined(rule: str, seat: int, card: int, code: str = "", *, cause: int = 0) -> Event:
    """358.3.a: that player doesn't play that card, or can't."""
    return Event("declined", rule, seat, card, code, cause=cause)
