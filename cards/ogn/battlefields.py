"""Origins: battlefields (OGN-275 to OGN-298)."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    a,
    ability,
    bonus_damage,
    channel,
    choose,
    defend,
    either,
    every,
    exhausted,
    give,
    have,
    here,
    hold,
    it,
    may,
    might,
    shield,
    spell,
    this_combat,
    unit,
    when,
    you,
)

FORTIFIED_POSITION = Battlefield("OGN-279", "Fortified Position").text(
    when(you(defend(here)), choose(a(unit)), give(it, shield(2), this_combat)),
)
STARTIPPED_PEAK = Battlefield("OGN-288", "Startipped Peak").text(when(you(hold(here)), may(channel(1, exhausted))))
TRIFARIAN_WAR_CAMP = Battlefield("OGN-294", "Trifarian War Camp").text(have(every(unit, here), might(1)))
VOID_GATE = Battlefield("OGN-296", "Void Gate").text(
    have(every(either(spell, ability)), bonus_damage(1, to=every(unit, here)))
)
