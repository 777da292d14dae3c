"""What the positions of all lessons have in common."""
from __future__ import annotations

from cards.catalogue import find
from cards.training import BRIDGE, KEEPER, PUPIL, YARD, YOUNG
from engine.positions import Placed, Position, Side

FURY, CALM = find("Fury Rune").code, find("Calm Rune").code
AT_YARD, AT_BRIDGE = 0, 1
"""The battlefields by number."""
DECK = (YOUNG.code, find("Stalwart Poro").code) * 5


def pupil(**what: object) -> Side:
    """The side of who learns: what is named, and a deck that lasts."""
    return side(PUPIL.code, **what)


def keeper(**what: object) -> Side:
    """The other side."""
    return side(KEEPER.code, **what)


def side(legend: str, **what: object) -> Side:
    """A side that has at least a legend and two decks."""
    usual = {"name": "", "legend": legend, "deck": DECK, "rune_deck": (FURY, CALM) * 3}
    return Side(**(usual | what))  # type: ignore[arg-type]


def position(you: Side, other: Side, **facts: object) -> Position:
    """The two sides, at the Practice Yard and the Old Bridge."""
    return Position((you, other), (YARD.code, BRIDGE.code), **facts)  # type: ignore[arg-type]


def tired(code: str) -> Placed:
    """A card that is exhausted."""
    return Placed(code, exhausted=True)
