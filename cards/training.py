"""Training cards: what the lessons are played with. No set has them, no deck may hold them, and the catalogue doesn't
know them."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    Legend,
    Spell,
    Unit,
    a,
    action,
    calm,
    deal,
    draw,
    friendly,
    fury,
    give,
    hidden,
    might,
    reaction,
    this_turn,
    unit,
)

PUPIL = Legend("TRN-001", "Pupil of the Yard", fury, calm, champion="Pupil")
KEEPER = Legend("TRN-002", "Keeper of the Yard", fury, calm, champion="Keeper")
YARD = Battlefield("TRN-003", "Practice Yard")
BRIDGE = Battlefield("TRN-004", "Old Bridge")
YOUNG = Unit("TRN-005", "Young Guard", fury, energy=2, might=2)
GATE = Unit("TRN-012", "Gate Guard", calm, energy=2, might=2)
STEADY = Unit("TRN-006", "Steady Guard", fury, energy=3, might=3)
TALL = Unit("TRN-007", "Tall Guard", calm, energy=5, might=5)
PEBBLE = Spell("TRN-008", "Thrown Pebble", fury, energy=1, power=1).text(action, deal(2, a(unit)))
BREATH = Spell("TRN-009", "Deep Breath", calm, energy=1).text(reaction, give(a(friendly, unit), might(2), this_turn))
SCROLL = Spell("TRN-010", "Short Lesson", calm, energy=1).text(action, draw(1))
PLANK = Spell("TRN-011", "Loose Plank", fury, energy=5).text(hidden, reaction, deal(5, a(unit)))

TRAINING = (PUPIL, KEEPER, YARD, BRIDGE, YOUNG, GATE, STEADY, TALL, PEBBLE, BREATH, SCROLL, PLANK)
"""All of them."""
