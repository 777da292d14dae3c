"""Spiritforged: Mind (SFD-061 to SFD-090)."""
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
    activated_ability,
    add,
    an,
    any_number,
    at_a_battlefield,
    at_least,
    at_most,
    attached,
    attack,
    banish,
    banished_with,
    battlefield,
    can,
    cant,
    choose_one,
    combat_damage,
    conquer,
    cost,
    cost_less,
    deal,
    deathknell,
    defend,
    deflect,
    do,
    double_bonus,
    draw,
    during,
    either,
    enemy,
    enter,
    equip,
    every,
    exhaust,
    exhausted,
    for_each,
    friendly,
    gain_points,
    ganking,
    gear,
    give,
    have,
    here,
    hidden,
    hold,
    if_,
    ignoring_cost,
    ignoring_energy,
    is_,
    kill,
    legend,
    location,
    may,
    me,
    might,
    might_of,
    mind,
    move,
    next_,
    not_,
    of_a,
    open_,
    opponent,
    optional_cost,
    other,
    pay,
    pay_any_power,
    per,
    play,
    quick_draw,
    rainbow,
    reaction,
    readied,
    ready,
    repeat,
    repeat_for_its_cost,
    return_to_hand,
    same,
    shield,
    spell,
    tag,
    that_many,
    there_is,
    this,
    this_turn,
    tokens,
    turn,
    unit,
    up_to,
    vision,
    weaponmaster,
    when,
    who_did,
    with_cost,
    you,
    you_and,
    you_do,
    you_paid,
    your,
    your_base,
    your_trash,
)

ASPIRING_ENGINEER = Unit("SFD-061", "Aspiring Engineer", mind, energy=3, power=1, might=3, tags="Piltover").text(
    when(you(play(me)), return_to_hand(a(gear, your_trash))),
)
BUBBLE_BOT = Unit("SFD-062", "Bubble Bot", mind, energy=3, might=3, tags="Mech, Yordle, Bandle City").text(
    when(you(play(me)), ready(an(other, friendly, tag("Mech")))),
)
CHEMTECH_CASK = Gear("SFD-063", "Chemtech Cask", mind, energy=1).text(
    when(
        you(play(a(spell))).provided(during(turn, an(opponent))), may(exhaust(this)).to(play(tokens(GOLD, exhausted))),
    ),
)
CLOTH_ARMOR = Gear("SFD-064", "Cloth Armor", mind, energy=1, bonus=0, tags="Equipment").text(
    quick_draw, equip(mind),
).wearer(shield(2))
FORECASTER = Unit("SFD-065", "Forecaster", mind, energy=2, might=2, tags="Mech, Yordle, Bandle City").text(
    have(every(your, tag("Mech")), vision),
)
FRIGID_TOUCH = Spell("SFD-066", "Frigid Touch", mind, energy=2).text(
    reaction, repeat(2), give(a(unit), might(-2), this_turn),
)
FROSTCOAT_CUB = Unit("SFD-067", "Frostcoat Cub", mind, energy=3, might=3, tags="Dog, Freljord").text(
    optional_cost(pay(mind)), when(you(play(me)).provided(you_paid), give(a(unit), might(-2), this_turn)),
)
GEARHEAD = Unit("SFD-068", "Gearhead", mind, energy=5, might=3, tags="Zaun").text(accelerate, have(me, double_bonus))
PLUNDERING_PORO = Unit(
    "SFD-069", "Plundering Poro", mind, energy=2, might=2, tags="Poro, Pirate, Bilgewater", also="UNL-222"
).text(when(me(conquer), play(tokens(GOLD, exhausted))))
WAGES_OF_PAIN = Spell("SFD-070", "Wages of Pain", mind, energy=3).text(
    hidden, action, deal(3, a(unit, at_a_battlefield)), play(tokens(GOLD, exhausted)),
)
BREAKNECK_MECH = Unit(
    "SFD-071", "Breakneck Mech", mind, energy=8, power=2, might=7, tags="Mech, Yordle, Bandle City"
).text(
    have(every(your, tag("Mech")), deflect(), ganking),
    if_(there_is(an(other, your, tag("Mech"))), have(me, enter(readied))),
)
DROPBOARDER = Unit("SFD-072", "Dropboarder", mind, energy=4, might=4, tags="Zaun").text(
    when(you(play(me)).provided(there_is(every(gear, your), at_least(2))), ready(me)),
)
EXPERIMENTAL_HEXPLATE = Gear(
    "SFD-073", "Experimental Hexplate", mind, energy=1, bonus=1, tags="Equipment"
).text(equip(mind)).wearer(have(me, tag("Mech")))
PICKPOCKET = Unit("SFD-074", "Pickpocket", mind, energy=3, might=3, tags="Zaun").text(
    when(
        you(play(me)), may(kill(a(gear, with_cost(energy=at_most(1))))), if_(you_do, play(tokens(GOLD, exhausted))),
    ),
)
PRIZE_OF_PROGRESS = Unit(
    "SFD-075", "Prize of Progress", mind, energy=4, power=1, might=3, tags="Mech, Piltover"
).text(
    when(you(play(an(activated_ability, of_a(gear)))), give(me, might(1), this_turn)),
)
PRODUCTION_SURGE = Spell("SFD-076", "Production Surge", mind, energy=4, power=1).text(
    if_(there_is(a(your, tag("Mech"))), have(this, cost_less(2))), play(tokens(MECH), your_base), draw(1),
)
ROCKET_BARRAGE = Spell("SFD-077", "Rocket Barrage", mind, energy=4, power=1).text(
    repeat(4, mind), choose_one(deal(4, a(unit, not_(at_a_battlefield))), kill(a(gear))),
)
TEMPORAL_PORTAL = Gear("SFD-078", "Temporal Portal", mind, energy=3).text(
    activate(
        cost(rainbow, exhaust(this)), this_turn(have(every(your, next_, spell), repeat_for_its_cost)),
    ),
)
BARD_MERCURIAL = Unit(
    "SFD-079", "Bard, Mercurial", mind, energy=4, power=1, might=4, champion="Bard", also="SFD-228, SFD-228*"
).text(
    optional_cost(exhaust(a(legend, your))),
    when(you(play(me)).provided(you_paid), move(any_number(unit, your), an(open_, battlefield))),
)
BELLOWS_BREATH = Spell("SFD-080", "Bellows Breath", mind, energy=1, power=1).text(
    action, repeat(1, mind), deal(1, up_to(3, unit, same(location))),
)
CARD_SHARP = Unit("SFD-081", "Card Sharp", mind, energy=3, might=3, tags="Bilgewater").text(
    when(
        you(play(me)), you_and(every(opponent))(may(play(tokens(GOLD, exhausted)))),
        for_each(every(opponent, who_did), play(tokens(GOLD, exhausted))),
    ),
)
EZREAL_DASHING = Unit(
    "SFD-082", "Ezreal, Dashing", mind, energy=4, power=1, might=3, champion="Ezreal", tags="Piltover", also="SFD-082a"
).text(
    when(me(either(attack, defend)), deal(might_of(me), an(enemy, unit, here))),
    cant(me(deal(combat_damage))),
    activate(cost(mind), move(me, your_base), timing=action),
)
HEXTECH_ANOMALY = Gear("SFD-083", "Hextech Anomaly", mind, energy=3, power=1).text(
    activate(cost(exhaust(this)), do(pay_any_power).to(add(1).as_often_as(that_many)), timing=reaction),
)
JAYCE_MAN_OF_PROGRESS = Unit(
    "SFD-084", "Jayce, Man of Progress", mind, energy=4, might=4, champion="Jayce", tags="Piltover", also="VEN-175"
).text(
    when(
        you(play(me)), may(kill(a(friendly, gear))),
        if_(you_do, this_turn(can(you(play(a(gear, with_cost(energy=at_most(7))), price=ignoring_energy))))),
    ),
)
ORNN_FORGE_GOD = Unit(
    "SFD-085", "Ornn, Forge God", mind, energy=6, might=4, champion="Ornn", tags="Freljord", also="SFD-085a"
).text(deflect(2), weaponmaster, have(me, might(per(every(friendly, gear)))))
WORLD_ATLAS = Gear("SFD-086", "World Atlas", mind, energy=3, bonus=2, tags="Equipment").text(equip(mind)).wearer(
    when(me(hold), play(tokens(GOLD, 2, exhausted))),
)
PREMONITION = Spell("SFD-087", "Premonition", mind, energy=2, power=3).text(reaction, draw(3))
RENATA_GLASC_MASTERMIND = Unit(
    "SFD-088", "Renata Glasc, Mastermind", mind, energy=5, might=4, champion="Renata Glasc", tags="Zaun",
    also="SFD-088a"
).text(
    if_(
        is_(me, at_a_battlefield),
        activate(cost(1, mind), draw(1)), activate(cost(4, mind, mind, mind, mind, exhaust(me)), gain_points(1)),
    ),
)
RUMBLE_SCRAPPER = Unit(
    "SFD-089", "Rumble, Scrapper", mind, energy=5, power=1, might=4, champion="Rumble",
    tags="Mech, Yordle, Bandle City", also="SFD-089a"
).text(have(every(your, tag("Mech")), might(1)), when(me(hold), play(tokens(MECH), your_base)))
THE_ZERO_DRIVE = Gear("SFD-090", "The Zero Drive", mind, energy=3, bonus=2, tags="Equipment").text(
    equip(1, mind),
    if_(
        not_(is_(this, attached)),
        activate(cost(3, mind, banish(this)), play(every(unit, banished_with(this)), price=ignoring_cost)),
    ),
).wearer(deathknell(banish(me)))
