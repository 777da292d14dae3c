"""Origins: Calm (OGN-042 to OGN-082)."""
from __future__ import annotations

from engine.words import (
    Rune,
    Spell,
    Unit,
    a,
    alone,
    attacking,
    basic,
    calm,
    defending,
    draw,
    either,
    exhaust,
    friendly,
    give,
    have,
    if_,
    is_,
    it,
    me,
    might,
    optional_cost,
    reaction,
    shield,
    this_turn,
    unit,
    you_paid,
    your,
)

CALM_RUNE = Rune("OGN-042", "Calm Rune", calm, basic, also="OGN-042a, VEN-R02, SFD-R02, SFD-R02a, UNL-R02, UNL-R02a")
EN_GARDE = Spell("OGN-046", "En Garde", calm, energy=1).text(
    reaction, give(a(friendly, unit), might(1), this_turn), if_(is_(it, your, alone), give(it, might(1), this_turn)),
)
MEDITATION = Spell("OGN-048", "Meditation", calm, energy=2).text(
    reaction, optional_cost(exhaust(a(friendly, unit))), if_(you_paid, draw(2)).otherwise(draw(1)),
)
PLAYFUL_PHANTOM = Unit("OGN-049", "Playful Phantom", calm, energy=5, might=5, tags="Spirit, Shadow Isles")
STALWART_PORO = Unit("OGN-052", "Stalwart Poro", calm, energy=2, might=2, tags="Poro").text(shield())
WIELDER_OF_WATER = Unit("OGN-055", "Wielder of Water", calm, energy=3, might=2, tags="Ionia").text(
    if_(is_(me, either(attacking, defending), alone), have(me, might(2))),
)
