"""What happens to cards between zones: from decks and hands, to trash, hand, deck and Banishment."""
from __future__ import annotations

from engine.board.objects import NOBODY
from engine.kernel.event import Event
from engine.words.event_kinds import EventKind

RENEWED: frozenset[EventKind] = frozenset(
    ("hidden", "died", "discarded", "banished", "returned", "burned", "queued", "benched", "trashed", "unqueued")
)
"""Kinds after which the card is an object with another id (124)."""


def renewed(event: Event) -> int:
    """The id of the object that the card is after the event has happened; 0 if it is no other object than before, or
    none: a token is gone (186.1)."""
    return event.n if event.kind in RENEWED else 0


def drawn(rule: str, seat: int, card: int = 0, *, cause: int = 0) -> Event:
    """413: that player draws the top card of their Main Deck, or that card."""
    return Event("drawn", rule, seat, card, cause=cause)


def discarded(rule: str, seat: int, card: int, *, cause: int = 0, by: int = NOBODY) -> Event:
    """422: that player discards that card from their hand."""
    return Event("discarded", rule, seat, card, cause=cause, by=by)


def died(
    rule: str, thing: int, *, cause: int = 0, controller: int = NOBODY, place: int = 0, by: int = NOBODY
) -> Event:
    """428: that object goes from the board to its owner's trash."""
    return Event("died", rule, controller, thing, place=place, cause=cause, by=by)


def returned(rule: str, thing: int, *, cause: int = 0) -> Event:
    """That object goes to its owner's hand (056)."""
    return Event("returned", rule, NOBODY, thing, cause=cause)


def benched(rule: str, thing: int, *, cause: int = 0) -> Event:
    """108.3.c.1: that Chosen Champion goes to its owner's Champion Zone."""
    return Event("benched", rule, NOBODY, thing, cause=cause)


def banished(rule: str, thing: int = 0, *, seat: int = NOBODY, cause: int = 0) -> Event:
    """427: that object, or without one the top card of that player's Main Deck, goes to Banishment."""
    return Event("banished", rule, seat, thing, cause=cause)


def hidden(rule: str, seat: int, card: int, *, place: int) -> Event:
    """421: that player hides that card at that battlefield."""
    return Event("hidden", rule, seat, card, place=place, audience=seat)


def trashed(rule: str, card: int, *, owner: int = NOBODY, cause: int = 0) -> Event:
    """That card goes to its owner's trash: from the chain, from face down (359.3.d, 323.7), or as a text says."""
    return Event("trashed", rule, owner, card, cause=cause)


def recycled(rule: str, card: int, *, seat: int = NOBODY, cause: int = 0, by: int = NOBODY) -> Event:
    """416: that card goes to the bottom of its owner's deck."""
    return Event("recycled", rule, seat, card, cause=cause, by=by)


def topped(rule: str, card: int, *, cause: int = 0, by: int = NOBODY) -> Event:
    """That card goes to the top of its owner's Main Deck."""
    return Event("topped", rule, NOBODY, card, cause=cause, by=by)


def looked(rule: str, seat: int, card: int = 0, *, cause: int = 0) -> Event:
    """That player alone looks at the next card from the top of their Main Deck, or at that card."""
    return Event("looked", rule, seat, card, cause=cause, by=seat if card else NOBODY)


def revealed(
    rule: str, seat: int, card: int = 0, *, code: str = "", cause: int = 0, by: int = NOBODY, rune: bool = False
) -> Event:
    """424: that card of that player's, or without one the next from the top of their Main Deck, or of their Rune Deck,
    is shown to all."""
    return Event("revealed", rule, seat, card, code, other="rune deck" if rune else "", cause=cause, by=by)


def put_back(rule: str, seat: int, card: int, *, cause: int = 0) -> Event:
    """That card, which was looked at or revealed, lies on top of that player's deck again."""
    return Event("put back", rule, seat, card, cause=cause)


def channeled(rule: str, seat: int, *, exhausted: bool = False, cause: int = 0) -> Event:
    """430: the top rune of that player's Rune Deck comes to their base."""
    return Event("channeled", rule, seat, n=int(exhausted), cause=cause)


def comes_exhausted(event: Event) -> bool:
    """Of “channeled” whether the rune comes exhausted."""
    return event.n == 1


def burned(rule: str, seat: int, *, cause: int = 0) -> Event:
    """440: the top card of that player's Main Deck goes to their trash."""
    return Event("burned", rule, seat, cause=cause)
