"""Vendetta: battlefields (VEN-157 to VEN-166)."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    a,
    ability,
    activated_ability,
    add,
    anyone,
    at_most,
    burn,
    card,
    choosing,
    combat,
    conquer,
    controlled_by,
    controller_of,
    cost_less,
    cost_more,
    costs_of,
    deflect,
    draw,
    during,
    either,
    empower_for,
    entry_cost,
    every,
    friendly,
    friendly_to,
    gear,
    happened,
    have,
    here,
    hold,
    if_,
    ignore,
    in_combat,
    is_,
    it,
    may,
    me,
    might,
    not_,
    of_a,
    pay,
    play,
    player,
    rainbow,
    reaction,
    rune,
    showdown,
    spell,
    starts,
    tag,
    tank,
    there_is,
    unit,
    when,
    with_,
    you,
    your,
)

DRAGON_ROOST = Battlefield("VEN-157", "Dragon Roost").text(
    have(every(tag("Dragon"), unit), entry_cost(here, rainbow, rainbow)),
)
HEISHO_SHELL_OF_THE_WORLD = Battlefield("VEN-158", "Heisho, Shell of the World").text(
    have(every(either(spell, ability), choosing(a(either(unit, gear), here))), ignore(deflect())),
)
KINKOU_TEMPLE = Battlefield("VEN-159", "Kinkou Temple").text(have(every(unit, with_(tank), here), might(1)))
MYSTIC_VORTEX = Battlefield("VEN-160", "Mystic Vortex").text(
    if_(during(showdown, here), have(every(card, with_(reaction)), cost_more(rainbow))),
)
PILTOVAN_FORGE = Battlefield("VEN-161", "Piltovan Forge").text(
    if_(
        is_(me, controlled_by(you)),
        if_(
            not_(happened(anyone(play(a(friendly, activated_ability, of_a(gear)))))),
            have(every(friendly, activated_ability, of_a(gear)), cost_less(1)),
        ),
    ),
)
PROTECTIVE_SANDS = Battlefield("VEN-162", "Protective Sands").text(
    when(you(conquer(here)).provided(there_is(every(rune, your), at_most(4))), may(pay(1)).to(draw(1))),
)
RISEN_ALTAR = Battlefield("VEN-163", "Risen Altar").text(
    have(costs_of(empower_for, on=every(your, unit, here)), cost_less(1).or_(rainbow)),
)
SANDSWEPT_TOMB = Battlefield("VEN-164", "Sandswept Tomb").text(
    have(every(spell, choosing(a(unit, here, friendly_to(controller_of(it))))), cost_less(rainbow)),
)
SHADOW_TEMPLE = Battlefield("VEN-165", "Shadow Temple").text(when(you(hold(here)), burn(3)))
THRESHOLD_OF_THE_GRAY = Battlefield("VEN-166", "Threshold of the Gray").text(
    when(starts(combat, here), every(player, in_combat)(add(1))),
)
