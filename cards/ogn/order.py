"""Origins: Order (OGN-206 to OGN-246)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Rune,
    Spell,
    Unit,
    a,
    assault,
    basic,
    battlefield,
    friendly,
    give,
    here,
    me,
    might,
    move,
    order,
    play,
    reaction,
    some,
    this_turn,
    tokens,
    unit,
    when,
    you,
)

BACK_TO_BACK = Spell("OGN-206", "Back to Back", order, energy=3).text(
    reaction, give(some(2, friendly, unit), might(2), this_turn)
)
DARING_PORO = Unit("OGN-210", "Daring Poro", order, energy=2, might=2, tags="Poro", also="UNL-225").text(assault())
FAITHFUL_MANUFACTOR = Unit("OGN-211", "Faithful Manufactor", order, energy=3, might=2, tags="Piltover").text(
    when(you(play(me)), play(tokens(RECRUIT), here)),
)
ORDER_RUNE = Rune("OGN-214", "Order Rune", order, basic, also="OGN-214a, VEN-R06, SFD-R06, SFD-R06a, UNL-R06, UNL-R06a")
PETTY_OFFICER = Unit("OGN-215", "Petty Officer", order, energy=5, might=5, tags="Pirate, Bilgewater").text(assault())
VANGUARD_SERGEANT = Unit("OGN-219", "Vanguard Sergeant", order, energy=4, might=4, tags="Elite, Demacia")
NOXIAN_DRUMMER = Unit("OGN-222", "Noxian Drummer", order, energy=3, might=3, tags="Trifarian, Noxus").text(
    when(me(move(to=a(battlefield))), play(tokens(RECRUIT), here)),
)
