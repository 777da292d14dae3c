"""What the store gives and takes."""
from __future__ import annotations

from dataclasses import dataclass


class StoreError(Exception):
    """The store could not be reached or written in time; nothing was stored."""


class Conflict(StoreError):
    """Somebody else was faster: the game has moved on in the store. Nothing was stored; load it again."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat of a match.

    `asked_turn` is the turn in which this player's panel was last sent anew, `clicked` when they last clicked, `dms_closed` the code with which
    Discord refuses private messages to them (0: it takes them), `held` that they want to be asked in every window.
    """

    seat: int
    user: int
    name: str
    deck: str = ""
    ready: bool = False
    accepted: bool = False
    asked_turn: int = -1
    clicked: float = 0.0
    dms_closed: int = 0
    held: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """A match from its invitation to its end. `state`: invited, decks, running, over, closed. `trouble`: what is wrong with its thread."""

    id: str
    state: str
    guild: int
    channel: int
    lobby: int
    thread: int
    created: float
    started: float
    ended: float
    players: tuple[Player, ...]
    why: str = ""
    trouble: str = ""

    def seat_of(self, user: int) -> int:
        """The seat of that Discord user, -1 for somebody else."""
        return next((player.seat for player in self.players if player.user == user), -1)

    def other(self, seat: int) -> Player:
        """The opponent in a duel."""
        return self.players[1 - seat]


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry of a game's log as stored. `lines` are the public ones."""

    seq: int
    seat: int
    by: str
    kind: str
    number: int
    keys: tuple[str, ...]
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Surface:
    """A message that Discord has, or must get. It is due while `wanted` is ahead of `shown`.

    `place` is “thread”, “dm” or “channel”; `channel` and `message` are 0 until it was sent; `tried` is when sending it was last tried and its
    outcome was not seen; `mark` stands for what the message shows, empty when that isn't certain.
    """

    game: str
    name: str
    place: str
    user: int
    channel: int
    message: int
    created: float
    wanted: int
    shown: int
    tried: float
    mark: str = ""
