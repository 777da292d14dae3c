"""What happens to players: resources, points and XP, what they do at the setup, how they lose, win and leave."""
from __future__ import annotations

from typing import cast

from engine.board.objects import NOBODY
from engine.kernel.event import Event
from engine.names.board import PointsFrom, ResourceKind

# --- resources

def added(rule: str, seat: int, n: int, *, resource: ResourceKind, use: str = "", cause: int = 0) -> Event:
    """429: so much of a resource is added to that player's Rune Pool. `resource` is “energy” or a domain, `use` what it
    may be spent on, “” for anything."""
    return Event("added", rule, seat, n=n, cause=cause, other=f"{resource}/{use}" if use else resource)


def paid(rule: str, seat: int, n: int, *, resource: ResourceKind, use: str = "", item: int) -> Event:
    """444: that player pays for that item with so much of that resource."""
    return Event("paid", rule, seat, n=n, cause=item, other=f"{resource}/{use}" if use else resource)


def resource_of(event: Event) -> tuple[ResourceKind, str]:
    """Of “added” and “paid” the kind of resource, and what it may be spent on."""
    kind, _, use = event.other.partition("/")
    return cast(ResourceKind, kind), use


def emptied(rule: str, seat: int) -> Event:
    """167: that player's Rune Pool empties."""
    return Event("emptied", rule, seat)


# --- points and XP

def gained(rule: str, seat: int, n: int, *, source: PointsFrom, place: int = 0, cause: int = 0) -> Event:
    """468: that player gains so many points, from that, at that battlefield."""
    return Event("gained", rule, seat, place=place, n=n, cause=cause, other=source)


def points_from(event: Event) -> str:
    """Of “gained” what gives the points, one of `PointsFrom`."""
    return event.other


def points_lost(rule: str, seat: int, n: int, *, cause: int = 0) -> Event:
    """194.4: that player loses so many points."""
    return Event("points lost", rule, seat, n=n, cause=cause)


def xp_gained(rule: str, seat: int, n: int, *, cause: int = 0, by: int = NOBODY) -> Event:
    """730.1: that player gains so much XP."""
    return Event("xp gained", rule, seat, n=n, cause=cause, by=by)


def xp_spent(rule: str, seat: int, n: int, *, cause: int = 0, by: int = NOBODY) -> Event:
    """730.2: that player spends so much XP."""
    return Event("xp spent", rule, seat, n=n, cause=cause, by=by)


# --- setup

def shuffled(rule: str, seat: int) -> Event:
    """114: that player's decks are shuffled."""
    return Event("shuffled", rule, seat)


def kept(rule: str, seat: int, replaced: int) -> Event:
    """117.1: that player keeps their hand, but for so many cards."""
    return Event("kept", rule, seat, n=replaced)


# --- the end

def burned_out(rule: str, seat: int) -> Event:
    """431: that player Burns Out."""
    return Event("burned out", rule, seat)


def conceded(rule: str, seat: int) -> Event:
    """650: that player concedes."""
    return Event("conceded", rule, seat)


def lost(rule: str, seat: int, *, cause: int = 0) -> Event:
    """195.1: that player loses the game by an effect."""
    return Event("lost", rule, seat, cause=cause)


def won(rule: str, seat: int, *, why: str) -> Event:
    """That player wins the game; `why` says how."""
    return Event("won", rule, seat, other=why)


def draw_offered(rule: str, seat: int) -> Event:
    """TR410.1: that player offers a draw."""
    return Event("draw offered", rule, seat)


def draw_agreed(rule: str, seat: int) -> Event:
    """TR410.1: that player agrees to a draw."""
    return Event("draw agreed", rule, seat)


def draw_declined(rule: str, seat: int) -> Event:
    """TR410.1: that player declines a draw, or takes an offer back."""
    return Event("draw declined", rule, seat)


def removed(rule: str, seat: int) -> Event:
    """652.3: all that is that player's leaves the game."""
    return Event("removed", rule, seat)


def laid_bare(rule: str, seat: int, field: int, *, code: str) -> Event:
    """652.2.a: another battlefield card takes the place of that player's."""
    return Event("laid bare", rule, seat, field, other=code)
