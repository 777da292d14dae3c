"""What a game is started with."""
from __future__ import annotations

from dataclasses import dataclass

from engine.board.objects import NOBODY
from engine.editions import CURRENT, EDITIONS, EditionName
from engine.rules.formats.decks import Deck
from engine.rules.formats.modes import MODES


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's place at the table: the name that texts use, and the deck."""

    name: str
    deck: Deck


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is started with. In a match besides: who goes `first`, or who decides that, because they `lost` or
    were drawn by lot, which battlefields of each are `left` to be presented (486.5, TR407), and the number `after`
    which its questions are numbered, so that no two of a match have the same. `edition` names the Core Rules by which
    it is played. Raises `ValueError` for a mode or an edition that there isn't."""

    seats: tuple[Seat, ...]
    mode: str = "duel"
    first: int = NOBODY
    lost: int = NOBODY
    left: tuple[tuple[str, ...], ...] = ()
    after: int = 0
    edition: EditionName = CURRENT.name

    def __post_init__(self) -> None:
        for name, known in ((self.mode, MODES), (self.edition, EDITIONS)):
            if name not in known:
                raise ValueError(f"“{name}” is none of {', '.join(known)}")
