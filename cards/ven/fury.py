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
    at_either_end,
    at_most,
    attack,
    banish,
    battlefield,
    beginning_phase,
    bonus_damage,
    burn,
    calm,
    can,
    cant,
    card,
    choose,
    compare,
    controlled_by,
    cost_less,
    counter,
    damage_on,
    deal,
    deflect,
    discard,
    draw,
    draw_phase,
    either,
    empower_for,
    empowered,
    enemy,
    enter,
    equip,
    every,
    first,
    flow,
    friendly,
    fury,
    ganking,
    gear,
    give,
    go,
    have,
    here,
    if_,
    ignore,
    is_,
    it,
    kill,
    may,
    me,
    might,
    more_than,
    move,
    of_domain,
    opponent,
    optional_cost,
    other,
    pay,
    per,
    play,
    player,
    readied,
    ready,
    rune,
    same_name,
    skip,
    starts,
    tank,
    there_is,
    they,
    this,
    this_turn,
    tokens,
    unit,
    when,
    where,
    while_empowered,
    would,
    you,
    you_paid,
    your,
    your_deck,
    your_hand,
    your_trash,
)

BACCAI_SANDSPINNER = Unit("VEN-001", "Baccai Sandspinner", fury, energy=6, might=6, tags="Shurima").text(
    empower_for(5).costing(cost_less(3).provided(there_is(every(rune, your), at_most(4)))),
    while_empowered(have(me, deflect(), assault(2))),
)
BLADE_TWIRLER = Unit("VEN-002", "Blade Twirler", fury, energy=4, might=4, tags="Yordle, Ionia").text(
    when(first(me(move)), choose(a(player)), they(burn(1))),
)
BRITTLE_STEEL = Spell("VEN-003", "Brittle Steel", fury, energy=2, power=1).text(kill(a(gear)), flow(4, fury))
DUNE_SURFER = Unit("VEN-004", "Dune Surfer", fury, energy=3, might=3, tags="Shurima").text(
    have(you, ignore(tank, here)),
)
FORSAKEN_BACCAI = Unit("VEN-005", "Forsaken Baccai", fury, energy=2, might=2, tags="Shurima").text(
    when(
        starts(beginning_phase, you).provided(
            there_is(
                an(opponent, where(compare(per(every(rune, controlled_by(they))), more_than(per(every(rune, your)))))),
            ),
        ),
        give(me, might(1), this_turn),
    ),
)
OASIS_RAIDER = Unit("VEN-006", "Oasis Raider", fury, energy=4, might=4, tags="Shurima").text(
    when(
        starts(beginning_phase, you).provided(
            there_is(
                an(opponent, where(compare(per(every(rune, controlled_by(they))), more_than(per(every(rune, your)))))),
            ),
        ),
        give(me, might(2), ganking, this_turn),
    ),
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
CONSUMING_CURSE = Spell("VEN-010", "Consuming Curse", fury, energy=2).text(
    action, deal(2, a(unit, at_a_battlefield)),
    have(this, bonus_damage(per(every(card, your_trash, same_name(this))))),
)
PENDULUM_BLADE = Gear("VEN-011", "Pendulum Blade", fury, energy=3, bonus=1, tags="Equipment").text(
    equip(fury),
).wearer(when(me(move(to=a(battlefield))), give(me, might(2), this_turn)))
PERFECT_EXECUTION = Spell("VEN-012", "Perfect Execution", fury, energy=3, power=1).text(
    ready(a(unit)), give(it, assault(3), this_turn), flow(3, fury),
)
SHADOW_ASSASSIN = Unit("VEN-013", "Shadow Assassin", fury, energy=5, might=5, tags="Ionia").text(
    if_(there_is(a(card, your_trash, same_name(me))), have(me, enter(readied))),
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
AKALI_DEADLY_WEAPON = Unit(
    "VEN-021", "Akali, Deadly Weapon", fury, energy=3, might=3, champion="Akali", tags="Ionia", also="VEN-021a"
).text(
    empower_for(2, fury),
    when(
        me(move),
        may(
            choose(a(unit, at_a_battlefield, at_either_end)),
            deal(1, it).instead_if(is_(me, empowered), deal(2, it)),
        ),
    ),
    while_empowered(have(me, might(1))),
)
ENDLESS_RICHES = Gear("VEN-022", "Endless Riches", fury, energy=5, power=1).text(
    when(you(play(me)), banish(every(card, either(your_hand, your_trash))), burn(7)),
    skip(starts(draw_phase, you)),
    can(you(play(every(card, your_trash)))),
    would(a(card)(go(your_trash, except_from=your_deck)), banish(it)),
)
ZED_FROM_THE_SHADOWS = Unit(
    "VEN-023", "Zed, From the Shadows", fury, energy=4, power=1, might=4, champion="Zed", tags="Ionia",
    also="VEN-169, VEN-023a"
).text(optional_cost(discard(1)), when(you(play(me)).provided(you_paid), play(tokens(SHADOW_CLONE))))
