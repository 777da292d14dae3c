"""Test cards that several chapters share: battlefields without text, and units that are nothing but their Might or a keyword."""
from __future__ import annotations

from engine.words import (
    Battlefield,
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
    might,
    move,
    reaction,
    stun,
    tank,
    this_turn,
    unit,
)
from tests.table import EXTRA, Side, side

MEADOW, MOOR = "Test Meadow", "Test Moor"
PLAIN = (MEADOW, MOOR)
"""Two battlefields on which nothing happens by itself."""
THREE = (*PLAIN, "Test Third Field")
"""And a third, for several players."""

QUIET = "Garen, Might of Demacia"
"""A legend that stays silent unless somebody conquers with four units."""

EXTRA += [
    Battlefield("TST-R01", MEADOW),
    Battlefield("TST-R02", MOOR),
    Battlefield("TST-S44", "Test Third Field"),
    *(Unit(f"TST-R1{n}", f"Test Might {n}", energy=n, might=n) for n in range(1, 7)),
    Unit("TST-R21", "Test Tank", energy=2, might=2).text(tank),
    Unit("TST-R22", "Test Backline", energy=2, might=2).text(backline),
    Gear("TST-R23", "Test Gear", energy=1),
    Spell("TST-R24", "Test Stun", energy=0).text(reaction, stun(a(unit))),
    Spell("TST-R25", "Test Sight", energy=0).text(reaction, draw(1)),
    Spell("TST-R26", "Test March", energy=0).text(reaction, move(a(friendly, unit))),
    Spell("TST-R27", "Test Vanish", energy=0).text(reaction, kill(a(unit))),
    Spell("TST-R28", "Test Curse", energy=0).text(reaction, give(a(unit), might(-3), this_turn)),
    Spell("TST-R29", "Test Spark", energy=0).text(reaction, deal(2, a(unit))),
]

DECK = ["Playful Phantom"] * 8


def quiet(**what: object) -> Side:
    """A side whose legend is silent and whose deck lasts for some turns."""
    return side(**{"legend": QUIET, "deck": DECK, **what})
