"""Origins: Fury (OGN-001 to OGN-041)."""
from __future__ import annotations

from engine.words import (
    Rune,
    Spell,
    Unit,
    a,
    action,
    at_a_battlefield,
    basic,
    deal,
    deflect,
    do_this,
    draw,
    fury,
    it,
    kill,
    this,
    unit,
)

DISINTEGRATE = Spell("OGN-005", "Disintegrate", fury, energy=4).text(
    action, deal(3, a(unit, at_a_battlefield)), do_this(draw(1), on=this(kill(it))),
)
FURY_RUNE = Rune("OGN-007", "Fury Rune", fury, basic, also="OGN-007a, VEN-R01, SFD-R01, SFD-R01a, UNL-R01, UNL-R01a")
POUTY_PORO = Unit("OGN-013", "Pouty Poro", fury, energy=2, might=2, tags="Poro", also="UNL-220").text(deflect())
