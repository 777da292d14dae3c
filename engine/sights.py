"""What a seat may see: built from what is allowed, never by deleting (128).

A sight is plain frozen data. The public sight (seat -1) is what everybody may know; a seat's own sight adds its hand and its facedown
cards. Permuting cards that a seat can't see never changes its sight.
"""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ObjectSight:
    """A card, token, rune, legend or battlefield as seen. `might` is the current one (None: no Might); `cost` as words, such as “2 Energy, 1 Calm”."""

    id: int
    name: str
    code: str
    type: str
    owner: int
    controller: int
    text: str
    cost: str
    domains: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    energy: int | None = None
    might: int | None = None
    base_might: int | None = None
    damage: int = 0
    exhausted: bool = False
    stunned: bool = False
    buffed: bool = False
    token: bool = False
    role: str = ""
    """“attacker”, “defender” or “”."""
    keywords: tuple[str, ...] = ()
    """Current keywords with values, such as “Shield 2”."""
    abilities: tuple[str, ...] = ()
    """Timing of its activated abilities: “”, “action”, “reaction”, and “add” for a pure Add ability."""


@dataclass(frozen=True, slots=True)
class PlayerSight:
    """One player. `hand` is None unless the sight is that player's own."""

    seat: int
    name: str
    points: int
    xp: int
    legend: ObjectSight
    champion: tuple[ObjectSight, ...]
    base: tuple[ObjectSight, ...]
    """Units and gear in the base, as they arrived."""
    runes: tuple[ObjectSight, ...]
    pool: tuple[tuple[str, int], ...]
    """Resources in the pool: (“energy” or a domain or “any”, amount)."""
    hand_count: int
    deck_count: int
    rune_count: int
    trash: tuple[ObjectSight, ...]
    banished: tuple[ObjectSight, ...]
    hand: tuple[ObjectSight, ...] | None = None


@dataclass(frozen=True, slots=True)
class BattlefieldSight:
    """A battlefield with its units. Seats are -1 where there is none."""

    card: ObjectSight
    controller: int
    contested_by: int
    units: tuple[ObjectSight, ...]
    facedown: tuple[int, ...] = ()
    """Controllers of the facedown cards there; the cards themselves are private."""


@dataclass(frozen=True, slots=True)
class ItemSight:
    """A chain item: oldest first in `Sight.chain`; the last one resolves next."""

    id: int
    name: str
    code: str
    kind: str
    """“card”, “activated” or “triggered”."""
    controller: int
    text: str
    pending: bool
    targets: tuple[str, ...]
    """What it chose, as words."""


@dataclass(frozen=True, slots=True)
class ShowdownSight:
    """The ongoing showdown or combat. `might` sums what combat would count now, attacker and defender."""

    battlefield: int
    combat: bool
    attacker: int
    defender: int
    focus: int
    might: tuple[int, int]
    step: str
    """“showdown”, “damage” or “resolution”."""


@dataclass(frozen=True, slots=True)
class Sight:
    """The whole game as one seat sees it (seat -1: the public)."""

    seat: int
    turn: int
    turn_player: int
    phase: str
    state: str
    """“Neutral Open”, “Neutral Closed”, “Showdown Open”, “Showdown Closed”."""
    priority: int
    waiting: tuple[int, ...]
    """Seats that have an open decision."""
    waiting_for: str
    """What they are asked, in public words: “to act or end the turn”, “has Priority”, …"""
    victory_score: int
    players: tuple[PlayerSight, ...]
    battlefields: tuple[BattlefieldSight, ...]
    chain: tuple[ItemSight, ...]
    showdown: ShowdownSight | None
    over: bool
    winner: int
    """-1 while nobody has won."""
    over_why: str
    log: tuple[str, ...]
    """This turn's events as lines, as this seat may read them."""
