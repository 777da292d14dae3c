"""Vendetta: Fury (VEN-001 to VEN-023)."""
from __future__ import annotations

from cards.tokens import SHADOW_CLONE
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    action,
    ambush,
    an,
    anyone,
    assault,
    at_a_battlefield,
    at_most,
    attack,
    battlefield,
    burn,
    calm,
    cant,
    choose,
    counter,
    damage_on,
    deal,
    discard,
    draw,
    empower_for,
    empowered,
    enemy,
    equip,
    every,
    first,
    flow,
    friendly,
    fury,
    gear,
    give,
    have,
    here,
    ignore,
    is_,
    it,
    kill,
    may,
    me,
    might,
    move,
    of_domain,
    optional_cost,
    other,
    pay,
    play,
    player,
    ready,
    rune,
    tank,
    there_is,
    they,
    this,
    this_turn,
    tokens,
    unit,
    when,
    while_empowered,
    you,
    you_paid,
    your,
)

BLADE_TWIRLER = Unit("VEN-002", "Blade Twirler", fury, energy=4, might=4, tags="Yordle, Ionia").text(
    when(first(me(move)), choose(a(player)), they(burn(1))),
)
BRITTLE_STEEL = Spell("VEN-003", "Brittle Steel", fury, energy=2, power=1).text(kill(a(gear)), flow(4, fury))
DUNE_SURFER = Unit("VEN-004", "Dune Surfer", fury, energy=3, might=3, tags="Shurima").text(
    have(you, ignore(tank, here)),
)
PUNCHING_PORO = Unit("VEN-007", "Punching Poro", fury, energy=2, might=2, tags="Poro, Ionia").text(
    empower_for(discard(1)), while_empowered(have(me, might(1))),
)
RUTHLESS_STRIKE = Spell("VEN-008", "Ruthless Strike", fury, energy=3).text(
    action, optional_cost(discard(1)), choose(a(unit, at_a_battlefield)),
    deal(3, it).instead_if(you_paid, deal(5, it)),
)
BACCAI_REAPER = Unit("VEN-009", "Baccai Reaper", fury, energy=3, power=1, might=4, tags="Shurima").text(
    when(me(attack), may(pay(fury)).to(give(me, assault(2), this_turn))),
)
PENDULUM_BLADE = Gear("VEN-011", "Pendulum Blade", fury, energy=3, bonus=1, tags="Equipment").text(
    equip(fury),
).wearer(when(me(move(to=a(battlefield))), give(me, might(2), this_turn)))
PERFECT_EXECUTION = Spell("VEN-012", "Perfect Execution", fury, energy=3, power=1).text(
    ready(a(unit)), give(it, assault(3), this_turn), flow(3, fury),
)
SHADOW_FIEND = Unit("VEN-014", "Shadow Fiend", fury, energy=2, might=2, tags="Ionia").text(
    empower_for(2, fury), while_empowered(have(me, assault(3))),
)
DECREE_OF_RAGE = Spell("VEN-015", "Decree of Rage", fury, energy=1, power=1).text(
    action, cant(anyone(counter(this))), deal(4, an(enemy, unit, of_domain(calm))),
)
ECLIPSE_DRAGON = Unit("VEN-016", "Eclipse Dragon", fury, energy=8, might=8, tags="Dragon, Mount Targon").text(
    accelerate, when(me(move).provided(there_is(every(rune, your), at_most(4))), draw(1)),
)
MORGANA_VINDICTIVE = Unit(
    "VEN-017", "Morgana, Vindictive", fury, energy=5, power=1, might=5, champion="Morgana", tags="Demacia",
    also="VEN-186"
).text(ambush, when(you(play(me)), choose(a(unit)), deal(damage_on(it), it)))
RAGE_AMPLIFIER = Gear("VEN-018", "Rage Amplifier", fury, energy=4, power=1).text(
    empower_for(6, fury),
    have(every(your, unit), might(1)).instead_if(is_(this, empowered), have(every(your, unit), might(2))),
)
RENEKTON_RAGE_FUELED = Unit(
    "VEN-019", "Renekton, Rage Fueled", fury, energy=6, might=6, champion="Renekton", tags="Shurima", also="VEN-019a"
).text(
    accelerate,
    when(me(attack).provided(there_is(every(rune, your), at_most(4))), deal(2, every(enemy, unit, here))),
)
TWILIGHT_REVELER = Unit("VEN-020", "Twilight Reveler", fury, energy=3, might=3, tags="Ionia").text(
    when(me(attack), ready(an(other, friendly, unit))),
)
ZED_FROM_THE_SHADOWS = Unit(
    "VEN-023", "Zed, From the Shadows", fury, energy=4, power=1, might=4, champion="Zed", tags="Ionia",
    also="VEN-169, VEN-023a"
).text(optional_cost(discard(1)), when(you(play(me)).provided(you_paid), play(tokens(SHADOW_CLONE))))
