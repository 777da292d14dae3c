"""Vendetta: Mind (VEN-047 to VEN-069)."""
from __future__ import annotations

from cards.tokens import MECH
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    ability,
    action,
    activate,
    also,
    an,
    anyone,
    at,
    at_a_battlefield,
    at_least,
    at_most,
    banish,
    become,
    body,
    cant,
    channel,
    choose_one,
    chosen_by,
    compare,
    conquer,
    cost,
    cost_less,
    counter,
    deal,
    deflect,
    die,
    discard,
    disempower,
    draw,
    either,
    empower,
    empower_for,
    empowered,
    enemy,
    enter,
    every,
    exhaust,
    exhausted,
    first,
    flow,
    friendly,
    gain_points,
    gear,
    give,
    give_less,
    happened,
    have,
    here,
    hidden,
    hold,
    if_,
    ignore,
    ignoring_cost,
    it,
    kill,
    legend,
    lessen_more,
    main_phase,
    may,
    me,
    might,
    mind,
    move,
    not_,
    of_domain,
    once_each_turn,
    other,
    owner_of,
    per,
    play,
    player,
    predict,
    rainbow,
    reaction,
    ready,
    return_to_hand,
    rune,
    shield,
    some,
    spell,
    starts,
    that,
    there_is,
    they,
    this,
    this_turn,
    token,
    tokens,
    turns_of,
    unit,
    vision,
    when,
    while_empowered,
    would,
    you,
    your,
    your_hand,
)

APPRENTICE_MAGE = Unit("VEN-047", "Apprentice Mage", mind, energy=3, might=3, tags="Bilgewater").text(
    empower_for(2), when(me(become(empowered)), predict(2)), while_empowered(have(me, might(1))),
)
CLOUD_DRAKE = Unit("VEN-048", "Cloud Drake", mind, energy=6, might=5, tags="Dragon, Demacia").text(
    when(you(play(me)), draw(1)),
)
DREDGE_UP = Spell("VEN-049", "Dredge Up", mind, energy=2).text(draw(1), flow(2))
GRUMPY_ROCKBEAR = Unit("VEN-050", "Grumpy Rockbear", mind, energy=4, might=4, tags="Shurima").text(
    empower_for(12).costing(cost_less(1, times=per(every(rune, your)))),
    while_empowered(have(me, deflect(), shield(3))),
)
ITERATIVE_DESIGN = Spell("VEN-051", "Iterative Design", mind, energy=4).text(play(tokens(MECH)), flow(2, mind))
MESMERIZE = Spell("VEN-052", "Mesmerize", mind, energy=1, power=1).text(
    reaction, choose_one(return_to_hand(a(friendly, unit)), give(an(enemy, unit), might(-2), this_turn)),
)
OTTERPUS = Unit("VEN-053", "Otterpus", mind, energy=2, might=2, tags="Bandle City").text(
    would(
        a(player)(gain_points(1, from_=either(conquer, hold))).provided(compare(turns_of(they), at_most(2))),
        they(draw(1)),
    ),
)
QUESTIONABLE_TOME = Gear("VEN-054", "Questionable Tome", mind, energy=3).text(
    empower_for(exhaust(this)), activate(cost(1, disempower(this), exhaust(this)), draw(1)),
)
APPLIED_RESEARCHERS = Unit("VEN-055", "Applied Researchers", mind, energy=4, might=4, tags="Shurima").text(
    empower_for(3), while_empowered(have(every(your, spell), cost_less(1, rainbow, minimum=1))),
)
CLAIRVOYANCE = Spell("VEN-056", "Clairvoyance", mind, energy=7).text(reaction, predict(5), draw(2))
COVERT_INFORMANT = Unit("VEN-057", "Covert Informant", mind, energy=3, power=1, might=4, tags="Noxus").text(
    empower_for(3), while_empowered(when(me(move), draw(1))),
)
PATCHED_POROBOT = Unit("VEN-058", "Patched Porobot", mind, energy=2, might=2, tags="Mech, Poro, Piltover").text(
    have(me, also(gear)), when(you(play(me)).provided(there_is(every(other, gear, your), at_least(3))), draw(1)),
)
SHOCK_BLAST = Spell("VEN-059", "Shock Blast", mind, energy=3, power=1).text(
    action, if_(there_is(an(empowered, your, either(unit, gear, legend))), have(this, cost_less(2))),
    deal(4, a(unit, at_a_battlefield)),
)
SKY_CRUISER = Unit("VEN-060", "Sky Cruiser", mind, energy=4, power=1, might=3, tags="Piltover").text(
    activate(cost(1, discard(a(gear, your_hand)), exhaust(me)), deal(4, a(unit, at_a_battlefield))),
)
DECREE_OF_INSIGHT = Spell("VEN-061", "Decree of Insight", mind, energy=1).text(
    reaction, have(this, ignore(deflect())), give(an(enemy, unit, of_domain(body)), might(-5), this_turn),
)
HEXTECH_FORMULA = Gear("VEN-062", "Hextech Formula", mind, energy=2).text(
    have(this, enter(exhausted)), activate(cost(exhaust(this)), empower(an(other, gear))),
)
NASUS_GUARDIAN_OF_KNOWLEDGE = Unit(
    "VEN-063", "Nasus, Guardian of Knowledge", mind, energy=5, power=1, might=6, champion="Nasus", tags="Dog, Shurima",
    also="VEN-178, VEN-063a"
).text(when(an(enemy, unit, here)(die), channel(1, exhausted), limit=once_each_turn))
PLAZA_GUARDIAN = Unit("VEN-064", "Plaza Guardian", mind, energy=10, might=8, tags="Mech, Piltover").text(
    have(me, cost_less(1, times=per(every(your, gear)))), deflect(),
)
SWAIN_VISIONARY = Unit(
    "VEN-065", "Swain, Visionary", mind, energy=6, power=1, might=6, champion="Swain", tags="Noxus, Demon",
    also="VEN-173"
).text(
    vision,
    when(
        me(conquer).provided(
            happened(you(play(a(unit, not_(token))))), happened(you(play(a(gear, not_(token))))),
            happened(you(play(a(spell)))),
        ),
        gain_points(1),
    ),
)
TEMPORAL_BREACH = Spell("VEN-066", "Temporal Breach", mind, energy=2, power=1).text(
    hidden, banish(a(unit).called("unit")), owner_of(it)(play(it, to=at(that("unit")), price=ignoring_cost)),
)
BOTTLED_CONSTELLATION = Gear("VEN-067", "Bottled Constellation", mind, energy=10, power=2).text(
    when(
        starts(main_phase, you), may(kill(some(3, other, friendly, either(unit, gear)))).to(gain_points(1)),
    ),
)
JAYCE_BRILLIANT_INVENTOR = Unit(
    "VEN-068", "Jayce, Brilliant Inventor", mind, energy=6, power=1, might=6, champion="Jayce", tags="Piltover",
    also="VEN-068a"
).text(
    when(you(play(me)), may(ready(an(other, exhausted, either(unit, gear, rune, legend))))),
    when(
        first(you(play(a(gear, not_(token))))), may(ready(an(other, exhausted, either(unit, gear, rune, legend)))),
    ),
)
MEL_NEWLY_AWAKENED = Unit(
    "VEN-069", "Mel, Newly Awakened", mind, energy=4, power=1, might=4, champion="Mel", tags="Noxus", also="VEN-069a"
).text(
    when(you(play(me)), draw(1)), empower_for(3),
    while_empowered(
        cant(anyone(counter(every(your, either(spell, ability))))),
        would(
            a(your, either(spell, ability)).called("doer")(give_less(a(unit, chosen_by(that("doer"))))),
            lessen_more(1),
        ),
    ),
)
