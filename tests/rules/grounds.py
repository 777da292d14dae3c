"""Test cards that several chapters share: battlefields and gear without text, and units that are nothing but their
Might, a keyword or a tag."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    backline,
    deal,
    draw,
    friendly,
    give,
    kill,
    location,
    might,
    move,
    reaction,
    stun,
    tank,
    this_turn,
    unit,
)
from tests.table import EXTRA, MEADOW, MOOR, PLAIN, SILENT, THIRD_FIELD, Side, side

__all__ = ["DECK", "MEADOW", "MOOR", "PLAIN", "QUIET", "THREE", "quiet"]

THREE = (*PLAIN, THIRD_FIELD)
"""Three battlefields on which nothing happens by itself, for several players."""

QUIET = SILENT
"""A legend without text."""

EXTRA += [
    *(Unit(f"TST-R1{n}", f"Test Might {n}", energy=n, might=n) for n in range(1, 7)),
    Unit("TST-R21", "Test Tank", energy=2, might=2).text(tank),
    Unit("TST-R22", "Test Backline", energy=2, might=2).text(backline),
    Unit("TST-S5P3", "Test Yordle", energy=0, might=2, tags="Yordle"),
    Gear("TST-R23", "Test Gear", energy=1),
    Gear("TST-EDT14", "Edition Trinket", energy=0),
    Spell("TST-R24", "Test Stun", energy=0).text(reaction, stun(a(unit))),
    Spell("TST-R25", "Test Sight", energy=0).text(reaction, draw(1)),
    Spell("TST-R26", "Test March", energy=0).text(reaction, move(a(friendly, unit))),
    Spell("TST-R27", "Test Vanish", energy=0).text(reaction, kill(a(unit))),
    Spell("TST-R28", "Test Curse", energy=0).text(reaction, give(a(unit), might(-3), this_turn)),
    Spell("TST-R29", "Test Spark", energy=0).text(reaction, deal(2, a(unit))),
    Spell("TST-R32", "Test Dispatch", energy=0).text(reaction, move(a(friendly, unit), a(location))),
]

DECK = ["Playful Phantom"] * 8


def quiet(**what: object) -> Side:
    """A side whose deck lasts for some turns."""
    return side(**{"deck": DECK, **what})
