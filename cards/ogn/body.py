"""Origins: Body (OGN-124 to OGN-164)."""
from __future__ import annotations

from engine.words import (
    Rune,
    Spell,
    Unit,
    a,
    action,
    an,
    attack,
    basic,
    body,
    channel,
    deal,
    draw,
    enemy,
    enter,
    every,
    exhausted,
    give,
    have,
    here,
    if_,
    ignoring_cost,
    in_combat,
    me,
    might,
    not_,
    optional_cost,
    other,
    play,
    reaction,
    readied,
    ready,
    spend_buff,
    tank,
    there_is,
    this,
    this_turn,
    unit,
    when,
    you,
    you_do,
    you_paid,
    your,
)

BODY_RUNE = Rune("OGN-126", "Body Rune", body, basic, also="OGN-126a, VEN-R04, SFD-R04, SFD-R04a, UNL-R04, UNL-R04a")
CANNON_BARRAGE = Spell("OGN-127", "Cannon Barrage", body, energy=2, power=1).text(
    reaction, deal(2, every(enemy, unit, in_combat))
)
CONFRONT = Spell("OGN-129", "Confront", body, energy=2).text(
    action, this_turn(have(every(unit, your), enter(readied))), draw(1)
)
CRACKSHOT_CORSAIR = Unit("OGN-130", "Crackshot Corsair", body, energy=3, might=3, tags="Pirate, Bilgewater").text(
    when(me(attack), deal(1, an(enemy, unit, here))),
)
DUNE_DRAKE = Unit("OGN-131", "Dune Drake", body, energy=5, might=5, tags="Dragon, Shurima").text(
    when(me(attack), if_(there_is(a(readied, enemy, unit, here)), give(me, might(2), this_turn))),
)
FIRST_MATE = Unit("OGN-132", "First Mate", body, energy=3, might=3, tags="Pirate, Bilgewater").text(
    when(you(play(me)), ready(an(other, unit))),
)
MOBILIZE = Spell("OGN-134", "Mobilize", body, energy=2).text(channel(1, exhausted), if_(not_(you_do), draw(1)))
STORMCLAW_URSINE = Unit("OGN-137", "Stormclaw Ursine", body, energy=7, might=6, tags="Freljord").text(
    tank, when(you(play(me)), channel(1, exhausted)),
)
MOUNTAIN_DRAKE = Unit("OGN-142", "Mountain Drake", body, energy=9, might=10, tags="Dragon")
WALLOP = Spell("OGN-146", "Wallop", body, energy=2).text(
    action, optional_cost(spend_buff()), if_(you_paid, have(this, ignoring_cost)), ready(a(unit)),
)
