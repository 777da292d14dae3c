"""Unleashed: battlefields (UNL-205 to UNL-219)."""
from __future__ import annotations

from cards.tokens import BIRD
from engine.words import (
    Battlefield,
    a,
    activate,
    alone,
    an,
    anyone,
    at_a_battlefield,
    at_least,
    base_of,
    beginning_phase,
    buff,
    channel,
    combat,
    compare,
    conquer,
    controlled_by,
    controller_of,
    cost,
    cost_more,
    deal,
    defending,
    die,
    draw,
    during,
    every,
    excess_damage,
    exhaust,
    exhausted,
    first,
    gain_xp,
    give,
    have,
    heal,
    here,
    hold,
    if_,
    is_,
    it,
    kill,
    may,
    me,
    might,
    move,
    next_,
    not_,
    other_than,
    owner_of,
    pay,
    play,
    player,
    predict,
    rainbow,
    recall,
    repeat_for_its_cost,
    return_to_hand,
    shield,
    spell,
    starts,
    temporary,
    text,
    they,
    this_turn,
    token,
    tokens,
    unit,
    when,
    with_,
    with_spent,
    would,
    you,
    your,
)

ABANDONED_HALL = Battlefield("UNL-205", "Abandoned Hall").text(
    when(a(player)(play(a(spell))), they(may(give(a(unit, controlled_by(they), here), might(1), this_turn)))),
)
ALTAR_OF_BLOOD = Battlefield("UNL-206", "Altar of Blood").text(
    would(
        a(unit, here)(die).provided(during(combat)),
        controller_of(it)(may(pay(rainbow, rainbow, rainbow)).to(heal(it), exhaust(it), recall(it))),
    ),
)
AMATEUR_RECITAL = Battlefield("UNL-207", "Amateur Recital").text(
    when(you(hold(here)), may(move(a(unit, at_a_battlefield), base_of(it)))),
)
BLACK_FLAME_ALTAR = Battlefield("UNL-208", "Black Flame Altar").text(
    have(every(unit, here, with_(temporary)), shield()),
)
DUSK_ROSE_LAB = Battlefield("UNL-209", "Dusk Rose Lab").text(
    when(starts(beginning_phase, you), may(kill(a(unit, your, here))).to(draw(1))),
)
FORBIDDING_WASTE = Battlefield("UNL-210", "Forbidding Waste").text(
    have(every(defending, unit, alone, here), might(-2)),
)
FORGOTTEN_LIBRARY = Battlefield("UNL-211", "Forgotten Library").text(
    if_(is_(me, controlled_by(you)), when(you(play(a(spell, with_spent(at_least(4))))), predict(1))),
)
FROZEN_FORTRESS = Battlefield("UNL-212", "Frozen Fortress").text(
    when(starts(beginning_phase, every(player)), deal(1, every(unit, here))),
)
GARDENS_OF_BECOMING = Battlefield("UNL-213", "Gardens of Becoming").text(
    have(every(unit, here), text(activate(cost(exhaust(me)), gain_xp(1)))),
)
RIPPERS_BAY = Battlefield("UNL-214", "Ripper's Bay").text(
    when(anyone(return_to_hand(a(unit, here))), owner_of(it)(may(pay(1)).to(channel(1, exhausted)))),
)
STAR_SPRING = Battlefield("UNL-215", "Star Spring").text(
    when(
        first(a(player)(play(a(unit, not_(token)), to=here))),
        they(may(move(an(unit, controlled_by(they), here, other_than(it)), base_of(it)))),
    ),
)
THE_ACADEMY = Battlefield("UNL-216", "The Academy").text(
    when(you(hold(here)), this_turn(have(every(your, next_, spell), repeat_for_its_cost))),
)
TRAPPING_GROUNDS = Battlefield("UNL-217", "Trapping Grounds").text(
    when(you(conquer(here)).provided(compare(excess_damage(you), at_least(3))), play(tokens(BIRD))),
)
VALLEY_OF_IDOLS = Battlefield("UNL-218", "Valley of Idols").text(
    when(a(player)(play(a(unit), to=here)), they(may(pay(1)).to(buff(it)))),
)
VAULTS_OF_HELIA = Battlefield("UNL-219", "Vaults of Helia").text(
    when(you(hold(here)), this_turn(have(every(your, unit, not_(token)), cost_more(1)))),
)
