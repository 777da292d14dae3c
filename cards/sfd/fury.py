"""Spiritforged: Fury (SFD-001 to SFD-030)."""
from __future__ import annotations

from cards.tokens import GOLD, MECH
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    action,
    activate,
    an,
    assault,
    at,
    at_a_battlefield,
    at_most,
    attach,
    attack,
    attacked_by,
    attacking,
    base_of,
    battlefield,
    can,
    cant,
    card,
    choose,
    choose_one,
    conquer,
    controller_of,
    cost,
    cost_less,
    deal,
    deathknell,
    defend,
    detach,
    do_this,
    draw,
    effects_of,
    either,
    enemy,
    enter,
    equip,
    equipment,
    every,
    exhaust,
    exhausted,
    friendly,
    from_elsewhere,
    fury,
    ganking,
    gear,
    give,
    happened,
    have,
    here,
    hidden,
    hold,
    if_,
    ignoring_cost,
    is_,
    it,
    kill,
    may,
    me,
    might,
    might_of,
    move,
    must,
    only,
    optional_cost,
    other,
    other_than,
    pair,
    pay,
    per,
    play,
    quick_draw,
    reaction,
    readied,
    recycle,
    repeat,
    same,
    tag,
    tank,
    that,
    the_recycled,
    there_is,
    this,
    this_turn,
    times,
    tokens,
    treat_as,
    unit,
    up_to,
    value_of,
    weaponmaster,
    when,
    where,
    win_combat,
    with_cost,
    you,
    you_do,
    you_paid,
    your,
    your_base,
    your_hand,
    your_trash,
)

AGAINST_THE_ODDS = Spell("SFD-001", "Against the Odds", fury, energy=2).text(
    reaction,
    give(a(friendly, unit, at_a_battlefield), might(per(every(enemy, unit, at(it)), 2)), this_turn),
)
ARMED_ASSAILANT = Unit("SFD-002", "Armed Assailant", fury, energy=6, power=1, might=6, tags="Noxus").text(
    accelerate, weaponmaster,
)
BLOOD_RUSH = Spell("SFD-003", "Blood Rush", fury, energy=1).text(
    action, repeat(1), give(a(unit), assault(2), this_turn),
)
BUSHWHACK = Spell("SFD-004", "Bushwhack", fury, energy=2, power=1).text(
    hidden, this_turn(have(every(friendly, unit), enter(readied))), play(tokens(GOLD, exhausted)),
)
DETONATE = Spell("SFD-005", "Detonate", fury, energy=1, power=1).text(kill(a(gear)), controller_of(it)(draw(2)))
EAGER_DRAKEHOUND = Unit(
    "SFD-006", "Eager Drakehound", fury, energy=3, power=1, might=3, tags="Dog, Dragon, Noxus"
).text(have(me, enter(readied)))
GEM_JAMMER = Unit("SFD-007", "Gem Jammer", fury, energy=2, might=2, tags="Mech, Bandle City").text(
    when(you(play(me)), give(a(unit), ganking, this_turn)),
)
SENTINEL_ADEPT = Unit("SFD-008", "Sentinel Adept", fury, energy=3, might=3, tags="Shadow Isles, Sentinel").text(
    weaponmaster,
)
SERRATED_DIRK = Gear("SFD-009", "Serrated Dirk", fury, energy=1, bonus=0, tags="Equipment").text(equip(fury)).wearer(
    assault(2),
)
VOID_DRONE = Unit("SFD-010", "Void Drone", fury, energy=3, might=3, tags="The Void").text(
    if_(is_(me, from_elsewhere), have(me, cost_less(2))),
)
ANGLE_SHOT = Spell("SFD-011", "Angle Shot", fury, energy=2).text(
    reaction, choose(pair(a(unit).called("unit"), an(equipment).called("gear"), same("controller"))),
    must(choose_one(attach(that("gear"), that("unit")), detach(that("gear"), from_=that("unit")))), draw(1),
)
BATTERING_RAM = Unit("SFD-012", "Battering Ram", fury, energy=5, might=5, tags="Trifarian, Noxus").text(
    have(me, cost_less(1, times=times(you(play(a(card)))), minimum=1)),
)
BLAST_CORPS_CADET = Unit("SFD-013", "Blast Corps Cadet", fury, energy=2, might=2, tags="Piltover").text(
    optional_cost(pay(1, fury)), when(you(play(me)).provided(you_paid), deal(2, a(unit, at_a_battlefield))),
)
MINOTAUR_RECKONER = Unit("SFD-014", "Minotaur Reckoner", fury, energy=5, might=5, tags="Noxus").text(
    cant(every(unit)(move(to=base_of(it)))),
)
PERCHED_GRIMWYRM = Unit("SFD-015", "Perched Grimwyrm", fury, energy=4, might=5, tags="Dragon, Shadow Isles").text(
    only(you(play(me, to=a(battlefield, where(happened(you(conquer(it)))))))),
)
RECURVE_BOW = Gear("SFD-016", "Recurve Bow", fury, energy=2, bonus=0, tags="Equipment").text(equip(fury)).wearer(
    when(me(either(attack, defend)), deal(2, an(enemy, unit, here))),
)
SUDDEN_STORM = Spell("SFD-017", "Sudden Storm", fury, energy=3).text(
    hidden, action, choose(a(unit, at_a_battlefield)), deal(2, it).instead_if(is_(it, attacking), deal(4, it)),
)
ASSEMBLY_RIG = Gear("SFD-019", "Assembly Rig", fury, energy=4).text(
    activate(cost(1, fury, recycle(a(unit, your_trash)), exhaust(this)), play(tokens(MECH), your_base)),
)
DRAVEN_VANQUISHER = Unit(
    "SFD-020", "Draven, Vanquisher", fury, energy=4, might=4, champion="Draven", tags="Noxus", also="SFD-020a"
).text(
    when(me(win_combat()), play(tokens(GOLD, exhausted))),
    when(me(either(attack, defend)), may(pay(fury)).to(give(me, might(2), this_turn))),
)
FERROUS_FORERUNNER = Unit(
    "SFD-021", "Ferrous Forerunner", fury, energy=6, power=1, might=6, tags="Mech, Yordle, Bandle City"
).text(deathknell(play(tokens(MECH, 2), your_base)))
LONG_SWORD = Gear("SFD-022", "Long Sword", fury, energy=2, power=1, bonus=2, tags="Equipment").text(
    quick_draw, equip(fury),
)
PIERCING_LIGHT = Spell("SFD-023", "Piercing Light", fury, energy=2, power=1).text(
    repeat(2, fury), deal(2, a(unit, at_a_battlefield)), deal(2, up_to(1, unit, other_than(it))),
)
RELL_MAGNETIC = Unit("SFD-024", "Rell, Magnetic", fury, energy=4, might=4, champion="Rell", tags="Noxus").text(
    tank,
    when(
        me(attack),
        may(play(an(equipment, with_cost(energy=at_most(2))), price=ignoring_cost)),
        if_(you_do, do_this(attach(it, me))),
    ),
)
RENGAR_POUNCING = Unit(
    "SFD-025", "Rengar, Pouncing", fury, energy=3, power=1, might=3, champion="Rengar", tags="Cat, Ixtal"
).text(reaction, assault(2), can(you(play(me, to=a(battlefield, attacked_by(you))))))
RUMBLE_HOTHEADED = Unit(
    "SFD-026", "Rumble, Hotheaded", fury, energy=4, might=4, champion="Rumble", tags="Mech, Yordle, Bandle City",
    also="SFD-026a"
).text(
    have(every(your, tag("Mech")), assault()),
    when(
        me(conquer),
        may(recycle(an(other, friendly, unit))).to(
            play(a(tag("Mech"), card, your_trash), price=cost_less(1, times=might_of(the_recycled))),
        ),
    ),
)
DUNEBREAKER = Unit("SFD-027", "Dunebreaker", fury, energy=7, power=1, might=7, tags="The Void").text(
    if_(there_is(every(card, your_hand), at_most(2)), have(me, enter(readied))), when(me(hold), draw(2)),
)
LUCIAN_GUNSLINGER = Unit(
    "SFD-028", "Lucian, Gunslinger", fury, energy=3, might=2, champion="Lucian", tags="Demacia, Sentinel",
    also="SFD-028a"
).text(assault(), when(me(attack), deal(value_of(assault(), me), an(enemy, unit, here))))
REKSAI_BREACHER = Unit(
    "SFD-029", "Rek'Sai, Breacher", fury, energy=3, might=3, champion="Rek'Sai", tags="The Void", also="SFD-029a"
).text(accelerate, assault(), have(every(friendly, unit, from_elsewhere), accelerate))
SKYFALL_OF_AREION = Gear("SFD-030", "Skyfall of Areion", fury, energy=3, bonus=2, tags="Equipment").text(
    equip(1, fury),
).wearer(
    have(me, treat_as(effects_of(hold), effects_of(conquer)), treat_as(effects_of(conquer), effects_of(hold))),
)
