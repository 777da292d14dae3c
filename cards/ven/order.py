"""Vendetta: Order (VEN-116 to VEN-138)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    ambush,
    an,
    anyone,
    as_,
    assault,
    at,
    at_a_battlefield,
    at_most,
    attach,
    attack,
    base_might,
    battlefield,
    become_copy,
    cant,
    capacity,
    chaos,
    choose,
    combat_damage,
    compare,
    cost,
    cost_less,
    deal,
    deathknell,
    deflect,
    detach,
    disempower,
    either,
    empower_for,
    empowered,
    ends,
    enemy,
    equip,
    every,
    exactly,
    exhaust,
    flow,
    friendly,
    gain_points,
    ganking,
    gear,
    give,
    happened,
    have,
    here,
    hidden,
    hold,
    if_,
    is_,
    it,
    kill,
    less_than,
    may,
    me,
    might,
    might_of,
    name_,
    not_,
    of_domain,
    once_each_turn,
    opponent,
    optional_cost,
    order,
    other,
    other_than,
    pay,
    play,
    player,
    prevent,
    rainbow,
    reaction,
    ready,
    recall,
    shield,
    so_named,
    spell,
    stun,
    stunned,
    take_control,
    tank,
    that,
    there_is,
    they,
    this,
    this_turn,
    times_empowered,
    tokens,
    turn,
    unit,
    until,
    when,
    where,
    while_empowered,
    with_might,
    would,
    you,
    you_paid,
    your,
    your_base,
)

DRAGON_FORM = Spell("VEN-116", "Dragon Form", order, energy=3).text(
    choose(a(unit)), give(it, base_might(5), this_turn), flow(3)
)
DISCIPLE_OF_SHEN = Unit("VEN-117", "Disciple of Shen", order, energy=2, might=1, tags="Ionia").text(
    hidden,
    if_(
        is_(me, at_a_battlefield),
        if_(there_is(every(other, your, unit, here), exactly(1)), have(me, shield(3))),
    ),
)
HORNS_OF_THE_DRAGON = Unit("VEN-118", "Horns of the Dragon", order, energy=6, might=6, tags="Ionia").text(tank)
KEEPER_OF_LAW = Unit("VEN-119", "Keeper of Law", order, energy=5, power=1, might=5, tags="Shurima").text(
    if_(
        there_is(a(battlefield, your, where(there_is(every(unit, at(it)), exactly(2))))),
        have(me, cost_less(2, order)),
    ),
)
MASA_CRASHING_THUNDER = Unit(
    "VEN-120", "Masa, Crashing Thunder", order, energy=4, might=4, tags="Yordle, Bandle City"
).text(
    optional_cost(pay(order)),
    when(you(play(me)).provided(you_paid), stun(an(enemy, unit, at_a_battlefield))),
)
RELUCTANT_LEADER = Unit("VEN-121", "Reluctant Leader", order, energy=4, power=1, might=3, tags="Ionia").text(
    when(you(play(an(other, unit))), give(me, might(2), this_turn)),
)
SOLARI_SUNHAWK = Unit("VEN-122", "Solari Sunhawk", order, energy=3, might=3, tags="Bird, Mount Targon").text(
    empower_for(2), while_empowered(have(me, might(1), deflect(2))),
)
SOULSPINNER = Unit("VEN-123", "Soulspinner", order, energy=3, might=3, tags="Shadow Isles, Spider").text(ambush)
ESCAPED_GRAYBACK = Unit("VEN-124", "Escaped Grayback", order, energy=3, might=3, tags="Noxus").text(
    empower_for(kill(a(friendly, unit))), while_empowered(have(me, might(2))),
)
HUNGRY_WOLF = Unit("VEN-125", "Hungry Wolf", order, energy=4, might=4, tags="Dog, Freljord").text(
    if_(
        happened(you(choose(an(enemy, unit)))),
        activate(cost(order), ready(me), give(me, might(1), this_turn), limit=once_each_turn),
    ),
)
KI_BARRIER = Spell("VEN-126", "Ki Barrier", order, energy=2, power=1).text(
    reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent(7)))
)
LACERATE = Spell("VEN-127", "Lacerate", order, energy=2, power=1).text(
    choose(a(unit)), if_(is_(it, empowered), disempower(it)), if_(is_(it, with_might(at_most(3))), kill(it)),
    flow(4, order, order),
)
NOXIAN_EMISSARY = Unit("VEN-128", "Noxian Emissary", order, energy=2, might=2, tags="Noxus").text(
    empower_for(1, order), while_empowered(deathknell(play(tokens(RECRUIT, 2), your_base))),
)
SACRED_PROTECTOR = Unit("VEN-129", "Sacred Protector", order, energy=4, power=1, might=6, tags="Fae, Ionia").text(
    if_(not_(there_is(every(other, your, unit, here), exactly(1))), cant(me(deal(combat_damage)))),
)
AUROK_GENERAL = Unit("VEN-130", "Aurok General", order, energy=5, might=5, tags="Trifarian, Noxus").text(
    empower_for(3, order), while_empowered(have(every(your, empowered, unit), might(2))),
)
DECREE_OF_UNITY = Spell("VEN-131", "Decree of Unity", order, energy=2, power=1).text(
    kill(an(enemy, of_domain(chaos), either(unit, gear)))
)
FALLEN_FELINE = Unit("VEN-132", "Fallen Feline", order, energy=2, power=1, might=3, tags="Cat, Piltover").text(
    when(you(play(me)), name_(spell)),
    if_(is_(me, at_a_battlefield), cant(every(opponent)(play(a(spell, so_named))))),
)
GLOWSTONE = Gear("VEN-133", "Glowstone", order, energy=2).text(
    empower_for(rainbow, rainbow),
    activate(
        cost(disempower(this), exhaust(this)), choose(a(player)), they(take_control(this)), they(recall(this)),
    ),
    when(ends(turn, you), kill(this), deal(5, every(your, unit))),
)
KAYLE_JUSTIFIED = Unit(
    "VEN-134", "Kayle, Justified", order, energy=3, might=3, champion="Kayle", tags="Mount Targon", also="VEN-185"
).text(
    empower_for(3), have(me, capacity(empowered, 3)), have(me, might(times_empowered(me, 2))),
    if_(compare(times_empowered(me), exactly(3)), have(me, deflect(3), ganking)),
)
KENNEN_KEEPER_OF_BALANCE = Unit(
    "VEN-135", "Kennen, Keeper of Balance", order, energy=3, might=2, champion="Kennen", tags="Yordle, Ionia",
    also="VEN-135a"
).text(
    hidden, when(either(you(play(me)), me(attack)), may(pay(2)).to(stun(a(unit)))),
    if_(there_is(a(stunned, enemy, unit, here)), have(me, might(2))),
)
AMBESSA_RESPECTED_AND_FEARED = Unit(
    "VEN-136", "Ambessa, Respected and Feared", order, energy=5, might=5, champion="Ambessa", tags="Noxus",
    also="VEN-187, VEN-136a"
).text(
    empower_for(1, order, order), while_empowered(have(me, assault(2))),
    while_empowered(when(me(attack), kill(an(enemy, unit, here, with_might(less_than(might_of(me))))))),
)
SHADY_SPECTACLES = Gear("VEN-137", "Shady Spectacles", order, energy=4, bonus=0, tags="Equipment").text(
    equip(1, order),
    as_(
        anyone(attach(this, a(unit).called("wearer"))), choose(a(friendly, unit, other_than(that("wearer")))),
        become_copy(that("wearer"), it, until(anyone(detach(this)))),
    ),
)
SHEN_LEADER_OF_THE_KINKOU_ORDER = Unit(
    "VEN-138", "Shen, Leader of the Kinkou Order", order, energy=6, power=2, might=7, champion="Shen", tags="Ionia",
    also="VEN-138a"
).text(shield(), when(me(hold).provided(there_is(every(other, your, unit, here), exactly(1))), gain_points(1)),)
