"""The terms of a match: what everybody who plays it agrees to before it begins."""
from __future__ import annotations

from typing import Literal, NamedTuple

from engine.editions import CURRENT, EditionName

ModeName = Literal["duel", "match", "match5", "ffa3", "ffa4", "2v2"]
"""A mode of play, by the engine's name."""
FormName = Literal["casual", "constructed"]
"""Which decks may be played."""
Speed = Literal["live", "correspondence"]
"""How a match is played: in one go, or each turn when its player has time."""


class Terms(NamedTuple):
    """What the players of a match agree to.

    `masking`: windows that are passed for a player aren't passed so that others could tell them from those in which the
    player was asked. `spectators`: everybody in the channel may read the thread; otherwise it is private.
    `edition`: the Core Rules by which it is played.
    """

    mode: ModeName = "duel"
    form: FormName = "casual"
    speed: Speed = "live"
    masking: bool = True
    spectators: bool = True
    edition: EditionName = CURRENT.name


DUEL = Terms()
"""What a match is played by if nobody says anything."""
