"""Predefined tokens (187): what effects make, declared like cards. No deck holds them."""
from __future__ import annotations

from cards.ogn import RECRUIT
from engine.words import (
    Gear,
    Unit,
    activate,
    add,
    cost,
    deflect,
    exhaust,
    kill,
    me,
    rainbow,
    reaction,
    temporary,
    token,
)

SPRITE = Unit("OGN-274", "Sprite", token, might=3, tags="Fae", also="UNL-T07").text(temporary)
SAND_SOLDIER = Unit("SFD-T02", "Sand Soldier", token, might=2, tags="Shurima")
MECH = Unit("SFD-T01", "Mech", token, might=3, tags="Mech")
GOLD = Gear("SFD-T03", "Gold", token, also="UNL-T05").text(activate(cost(kill(me), exhaust(me)), add(rainbow), timing=reaction))
REFLECTION = Unit("UNL-T06", "Reflection", token, might=0)
BIRD = Unit("UNL-T02", "Bird", token, might=1, tags="Bird").text(deflect())

__all__ = ["BIRD", "GOLD", "MECH", "RECRUIT", "REFLECTION", "SAND_SOLDIER", "SPRITE"]
