"""Origins: Chaos (OGN-165 to OGN-205)."""
from __future__ import annotations

from engine.words import (
    Rune,
    Spell,
    Unit,
    a,
    action,
    an,
    at_a_battlefield,
    at_most,
    base_of,
    basic,
    battlefield,
    can,
    chaos,
    discard,
    draw,
    it,
    me,
    move,
    open_,
    play,
    reaction,
    return_to_hand,
    tank,
    unit,
    vision,
    when,
    with_might,
    you,
    your_trash,
)

CHAOS_RUNE = Rune("OGN-166", "Chaos Rune", chaos, basic, also="OGN-166a, VEN-R05, SFD-R05, SFD-R05a, UNL-R05, UNL-R05a")
GUST = Spell("OGN-169", "Gust", chaos, energy=1).text(
    reaction, return_to_hand(a(unit, with_might(at_most(3)), at_a_battlefield))
)
MORBID_RETURN = Spell("OGN-170", "Morbid Return", chaos, energy=2).text(action, return_to_hand(a(unit, your_trash)))
MYSTIC_PORO = Unit("OGN-171", "Mystic Poro", chaos, energy=2, might=2, tags="Poro", also="UNL-224").text(vision)
SAI_SCOUT = Unit("OGN-174", "Sai Scout", chaos, energy=6, might=5, tags="Shurima").text(
    vision, can(you(play(me, to=an(open_, battlefield)))),
)
SNEAKY_DECKHAND = Unit("OGN-176", "Sneaky Deckhand", chaos, energy=3, might=2, tags="Pirate, Bilgewater").text(
    can(you(play(me, to=an(open_, battlefield)))),
)
TRAVELING_MERCHANT = Unit("OGN-185", "Traveling Merchant", chaos, energy=2, might=2, tags="Bilgewater").text(
    when(me(move), discard(1), draw(1)),
)
MADDENED_MARAUDER = Unit("OGN-191", "Maddened Marauder", chaos, energy=5, might=4, tags="Pirate, Bilgewater").text(
    tank, when(you(play(me)), move(a(unit, at_a_battlefield), base_of(it))),
)
