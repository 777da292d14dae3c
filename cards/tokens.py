"""Predefined tokens (187): what effects make, declared like cards. No deck holds them; those that have no collector
number got a made-up one."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    Gear,
    Unit,
    a,
    activate,
    add,
    assault,
    attack,
    banish,
    can,
    cost,
    deflect,
    either,
    every,
    exhaust,
    give,
    have,
    here,
    if_,
    kill,
    location,
    may,
    me,
    might,
    move,
    rainbow,
    reaction,
    score,
    swap_back,
    tag,
    temporary,
    this_turn,
    token,
    unit,
    when,
    you,
    you_do,
    your_trash,
)

RECRUIT = Unit("OGN-271", "Recruit", token, might=1, tags="Recruit", also="OGN-272, VEN-T04, OGN-273")  # 187.1
SPRITE = Unit("OGN-274", "Sprite", token, might=3, tags="Fae", also="UNL-T07").text(temporary)  # 187.2
MECH = Unit("SFD-T01", "Mech", token, might=3, tags="Mech")  # 187.4
SAND_SOLDIER = Unit("SFD-T02", "Sand Soldier", token, might=2, tags="Shurima")  # 187.3
GOLD = Gear("SFD-T03", "Gold", token, also="UNL-T05").text(  # 187.5
    activate(cost(kill(me), exhaust(me)), add(rainbow), timing=reaction)
)
BIRD = Unit("UNL-T02", "Bird", token, might=1, tags="Bird").text(deflect())  # 187.7
BARON_PIT = Battlefield("UNL-T01", "Baron Pit", token).text(can(every(unit)(move(to=here, from_=a(location)))))  # 187.9
BRUSH = Battlefield("UNL-T03", "Brush", token).text(  # 187.8
    have(every(either(tag("Bird"), tag("Cat"), tag("Dog"), tag("Poro"), tag("Ivern")), unit, here), might(1)),
    when(you(score(here)), may(swap_back(me))),
)
REFLECTION = Unit("UNL-T06", "Reflection", token, might=0)  # 187.6
TENTACLE = Unit("VEN-TENTACLE", "Tentacle", token, might=1, tags="Bilgewater")  # 187.10
SHADOW_CLONE = Unit("VEN-CLONE", "Shadow Clone", token, might=0).text(  # 187.11
    when(me(attack), may(banish(a(unit, your_trash))), if_(you_do, give(me, assault(4), this_turn))))

__all__ = [
    "BARON_PIT", "BIRD", "BRUSH", "GOLD", "MECH", "RECRUIT", "REFLECTION", "SAND_SOLDIER", "SHADOW_CLONE", "SPRITE",
    "TENTACLE",
]
