"""Vendetta: champion legends and their Signature cards (VEN-139 to VEN-156)."""
from __future__ import annotations

from cards.tokens import SHADOW_CLONE
from engine.words import (
    Legend,
    Spell,
    a,
    action,
    activate,
    activated_ability,
    add,
    among_them,
    an,
    assault,
    at,
    at_a_battlefield,
    at_least,
    at_most,
    banish,
    battlefield,
    body,
    both,
    burn,
    calm,
    card,
    channel,
    chaos,
    choose,
    cost,
    counter,
    deal,
    die,
    discard,
    disempower,
    double_might,
    draw,
    during,
    either,
    empower,
    empower_for,
    empowered,
    enemy,
    every,
    exactly,
    exhaust,
    exhausted,
    flow,
    friendly,
    from_elsewhere,
    fury,
    gear,
    give,
    if_,
    in_showdown,
    is_,
    it,
    kill,
    legend,
    less_than,
    look_at,
    make_new_choices,
    may,
    me,
    might,
    might_of,
    mind,
    move,
    of_a,
    order,
    other,
    owned_by,
    pay,
    play,
    put_in_trash,
    rainbow,
    reaction,
    ready,
    rest,
    rune,
    signature,
    some,
    spell,
    take_control,
    tank,
    text,
    that,
    there,
    there_is,
    this,
    this_turn,
    tokens,
    top,
    turn,
    unit,
    up_to,
    when,
    where,
    while_empowered,
    with_cost,
    with_might,
    you,
    you_do,
    your,
    your_base,
)

AKALI_ROGUE_ASSASSIN = Legend("VEN-139", "Akali, Rogue Assassin", fury, calm, champion="Akali", also="VEN-189").text(
    empower_for(3, rainbow),
    activate(
        cost(exhaust(me)),
        if_(
            during(turn, you), move(a(friendly, unit, in_showdown), your_base),
            if_(is_(this, empowered), ready(it)),
        ),
        timing=action,
    ),
)
SHURIKEN_FLIP = Spell("VEN-140", "Shuriken Flip", fury, calm, signature, energy=1, power=1, champion="Akali").text(
    deal(2, up_to(1, enemy, unit, at_a_battlefield)), move(a(friendly, unit)), flow(3, rainbow)
)
RENEKTON_BUTCHER_OF_THE_SANDS = Legend(
    "VEN-141", "Renekton, Butcher of the Sands", fury, body, champion="Renekton", also="VEN-190"
).text(
    activate(
        cost(rainbow, rainbow, exhaust(me)),
        add(2, use=play(every(either(unit, both(activated_ability, of_a(unit)))))), timing=reaction,
    ),
)
DOMINUS = Spell("VEN-142", "Dominus", fury, body, signature, energy=4, champion="Renekton").text(
    action, give(a(unit), double_might, text(activate(cost(rainbow, rainbow), ready(me))), this_turn)
)
ZED_MASTER_OF_SHADOWS = Legend("VEN-143", "Zed, Master of Shadows", fury, chaos, champion="Zed", also="VEN-191").text(
    when(you(banish(a(card, owned_by(you)))), empower(me)),
    activate(cost(disempower(me), exhaust(me)), discard(1), draw(1), timing=action),
)
DEATH_MARK = Spell("VEN-144", "Death Mark", fury, chaos, signature, energy=2, power=1, champion="Zed").text(
    burn(3), play(tokens(SHADOW_CLONE)), flow(1, rainbow, rainbow)
)
NASUS_CURATOR_OF_THE_SANDS = Legend(
    "VEN-145", "Nasus, Curator of the Sands", calm, mind, champion="Nasus", also="VEN-192"
).text(
    when(
        you(play(a(either(unit, gear, activated_ability), with_cost(energy=at_least(7))))),
        may(exhaust(me)).to(ready(up_to(2, rune))),
    ),
)
SIPHONING_STRIKE = Spell("VEN-146", "Siphoning Strike", calm, mind, signature, energy=4, champion="Nasus").text(
    choose(a(unit, at_a_battlefield)),
    deal(4, it).instead_if(there_is(every(rune, your), at_least(7)), deal(7, it)),
    this_turn(when(it(die), channel(1, exhausted))),
)
SHEN_EYE_OF_TWILIGHT = Legend("VEN-147", "Shen, Eye of Twilight", calm, order, champion="Shen", also="VEN-193").text(
    activate(cost(exhaust(me)), give(a(friendly, unit), tank, this_turn), timing=action)
)
SHADOW_DASH = Spell("VEN-148", "Shadow Dash", calm, order, signature, energy=2, power=1, champion="Shen").text(
    move(an(enemy, unit), a(battlefield, where(there_is(a(your, unit, at(it)))))),
    if_(there_is(every(your, unit, there), exactly(2)), give(every(your, unit, there), might(1), this_turn)),
    flow(5, rainbow, rainbow),
)
JAYCE_DEFENDER_OF_TOMORROW = Legend(
    "VEN-149", "Jayce, Defender of Tomorrow", mind, body, champion="Jayce", also="VEN-194"
).text(
    empower_for(2, rainbow, rainbow), activate(cost(1, exhaust(me)), ready(a(gear))),
    while_empowered(activate(cost(1, exhaust(me)), ready(some(2, gear)))),
)
ACCELERATION_GATE = Spell(
    "VEN-150", "Acceleration Gate", mind, body, signature, energy=3, power=1, champion="Jayce"
).text(ready(up_to(4, either(unit, gear, rune))))
MEL_SOULS_REFLECTION = Legend("VEN-151", "Mel, Soul's Reflection", mind, chaos, champion="Mel", also="VEN-195").text(
    when(you(empower(an(other, either(legend, unit, gear)))), empower(me)),
    activate(cost(disempower(me), exhaust(me)), give(a(unit, at_a_battlefield), might(-2), this_turn)),
)
REBUTTAL = Spell("VEN-152", "Rebuttal", mind, chaos, signature, energy=1, power=1, champion="Mel").text(
    reaction, choose(a(spell, with_cost(energy=at_most(4)))),
    may(pay(rainbow)), if_(you_do, take_control(it), may(make_new_choices(it))).otherwise(counter(it)),
)
AMBESSA_MATRIARCH_OF_WAR = Legend(
    "VEN-153", "Ambessa, Matriarch of War", body, order, champion="Ambessa", also="VEN-196"
).text(
    when(you(empower(an(other, either(legend, unit, gear)))), empower(me)),
    activate(cost(disempower(me), rainbow, exhaust(me)), ready(a(unit))),
)
PUBLIC_EXECUTION = Spell(
    "VEN-154", "Public Execution", body, order, signature, energy=2, power=1, champion="Ambessa"
).text(
    choose(a(friendly, unit).called("unit")), kill(an(enemy, unit, with_might(less_than(might_of(that("unit")))))),
    flow(5, rainbow, rainbow),
)
KENNEN_HEART_OF_THE_TEMPEST = Legend(
    "VEN-155", "Kennen, Heart of the Tempest", order, chaos, champion="Kennen", tags="Yordle", also="VEN-197"
).text(
    when(you(play(a(card, from_elsewhere))), empower(me)),
    activate(cost(disempower(me), exhaust(me)), give(a(unit), assault(2), this_turn), timing=action),
)
LIGHTNING_RUSH = Spell("VEN-156", "Lightning Rush", order, chaos, signature, energy=1, champion="Kennen").text(
    look_at(top(3)), may(draw(a(card, among_them))), put_in_trash(rest), flow(2, rainbow)
)
