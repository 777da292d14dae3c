"""Spiritforged: Order (SFD-151 to SFD-180)."""
from __future__ import annotations

from cards.tokens import GOLD, RECRUIT, SAND_SOLDIER
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    action,
    activate,
    add,
    among_them,
    an,
    any_number,
    anyone,
    as_,
    assault,
    assigned_last,
    at_a_battlefield,
    at_least,
    at_most,
    attack,
    banish,
    battlefield,
    become,
    buff,
    card,
    cost,
    cost_less,
    deathknell,
    die,
    do_this,
    draw,
    enemy,
    enter,
    equip,
    every,
    exhaust,
    exhausted,
    friendly,
    from_elsewhere,
    gear,
    give,
    have,
    heal,
    here,
    hidden,
    hold,
    if_,
    ignoring_cost,
    is_,
    it,
    kill,
    less_than,
    may,
    me,
    might,
    might_of,
    mighty,
    move,
    optional_cost,
    order,
    other,
    other_than,
    pay,
    play,
    put_on_deck,
    reaction,
    readied,
    ready,
    recall,
    recycle,
    repeat,
    rest,
    reveal,
    some,
    tank,
    that,
    the_killed,
    there_is,
    this,
    this_turn,
    token,
    tokens,
    top,
    unit,
    units_to,
    when,
    with_cost,
    with_might,
    would,
    you,
    you_do,
    you_paid,
    your,
    your_base,
    your_deck,
    your_hand,
    your_trash,
)

BONDS_OF_STRENGTH = Spell("SFD-151", "Bonds of Strength", order, energy=2).text(
    reaction, repeat(2), give(some(2, friendly, unit), might(1), this_turn),
)
EMINENT_BENEFACTOR = Unit("SFD-152", "Eminent Benefactor", order, energy=6, might=5, tags="Piltover").text(
    when(me(hold), play(tokens(GOLD, 2, exhausted))),
)
EYE_OF_THE_HERALD = Gear(
    "SFD-153", "Eye of the Herald", order, energy=1, bonus=0, tags="Equipment"
).text(equip(order)).wearer(when(me(move), play(tokens(RECRUIT), here)))
GUARDS = Spell("SFD-154", "Guards!", order, energy=3).text(
    hidden, play(tokens(SAND_SOLDIER)), do_this(may(pay(order)).to(ready(it))),
)
HONEST_BROKER = Unit("SFD-155", "Honest Broker", order, energy=2, might=2, tags="Ionia").text(
    deathknell(play(tokens(GOLD, exhausted))),
)
LAURENT_DUELIST = Unit("SFD-156", "Laurent Duelist", order, energy=4, might=3, tags="Demacia").text(assault(2))
ROYAL_GUARD = Unit("SFD-157", "Royal Guard", order, energy=4, might=2, tags="Shurima").text(
    when(you(play(me)), play(tokens(SAND_SOLDIER), here)),
)
SANDSHIFTER = Unit("SFD-158", "Sandshifter", order, energy=5, power=2, might=6, tags="Shurima").text(
    when(you(play(me)), kill(an(enemy, unit, with_might(at_most(3))))),
)
TRUSTY_RAMHOUND = Unit("SFD-159", "Trusty Ramhound", order, energy=2, might=2, tags="Dog, Elite, Demacia").text(
    if_(there_is(an(other, unit, your, here)), have(me, might(1))),
)
ZAUN_PUNK = Unit("SFD-160", "Zaun Punk", order, energy=3, might=3, tags="Zaun").text(
    optional_cost(kill(a(friendly, gear))), when(you(play(me)).provided(you_paid), kill(a(gear))),
)
BF_SWORD = Gear("SFD-161", "B.F. Sword", order, energy=4, bonus=3, tags="Equipment").text(equip(order))
BLOOD_MONEY = Spell("SFD-162", "Blood Money", order, energy=2).text(
    action, kill(a(unit, with_might(at_most(2)), at_a_battlefield).called("unit")),
    if_(is_(that("unit"), enemy), play(tokens(GOLD, exhausted))),
    if_(is_(that("unit"), friendly), play(tokens(GOLD, 2, exhausted))),
)
DEATHGRIP = Spell("SFD-163", "Deathgrip", order, energy=2).text(
    reaction, kill(a(friendly, unit).called("killed")),
    if_(you_do, give(a(friendly, unit, other_than(that("killed"))), might(might_of(the_killed)), this_turn)), draw(1),
)
DRAG_UNDER = Spell("SFD-164", "Drag Under", order, energy=5, power=1).text(
    action, if_(is_(this, from_elsewhere), have(this, cost_less(2))), kill(a(unit, at_a_battlefield)),
)
GLASC_MIXOLOGIST = Unit("SFD-165", "Glasc Mixologist", order, energy=5, power=1, might=5, tags="Zaun").text(
    deathknell(may(play(a(unit, with_cost(energy=at_most(3), power=at_most(1)), your_trash), price=ignoring_cost))),
)
RALLY_THE_TROOPS = Spell("SFD-166", "Rally the Troops", order, energy=2).text(
    action, this_turn(when(anyone(play(a(friendly, unit))), buff(it))), draw(1),
)
UNSUNG_HERO = Unit("SFD-167", "Unsung Hero", order, energy=2, might=2, tags="Elite, Demacia").text(
    deathknell(if_(is_(me, mighty), draw(2))),
)
VANGUARD_ARMORY = Gear("SFD-168", "Vanguard Armory", order, energy=7, power=1).text(
    activate(cost(exhaust(this)), play(tokens(RECRUIT, 3))),
)
ALTAR_OF_MEMORIES = Gear("SFD-169", "Altar of Memories", order, energy=2).text(
    when(a(friendly, unit)(die), may(exhaust(me)).to(draw(1), put_on_deck(a(card, your_hand)))),
)
REKSAI_SWARM_QUEEN = Unit(
    "SFD-170", "Rek'Sai, Swarm Queen", order, energy=5, power=1, might=5, champion="Rek'Sai", tags="The Void",
    also="SFD-170a"
).text(
    when(
        me(attack),
        may(reveal(top(2)), may(banish(a(card, among_them)), play(it, to=units_to(here, also=True))), recycle(rest)),
    ),
)
RENATA_GLASC_INDUSTRIALIST = Unit(
    "SFD-171", "Renata Glasc, Industrialist", order, energy=4, power=1, might=4, champion="Renata Glasc", tags="Zaun",
    also="SFD-171a"
).text(
    have(every(your, token), enter(readied)),
)
SACRED_SHEARS = Gear(
    "SFD-172", "Sacred Shears", order, energy=2, power=1, bonus=1, tags="Equipment"
).text(equip(order)).wearer(deathknell(draw(1)))
SORAKA_WANDERER = Unit(
    "SFD-173", "Soraka, Wanderer", order, energy=4, power=1, might=4, champion="Soraka", tags="Mount Targon",
    also="SFD-239, SFD-239*"
).text(
    have(me, assigned_last),
    would(an(other, unit, your, here, with_might(less_than(might_of(me))))(die), heal(it), exhaust(it), recall(it)),
)
TROVE_GOLEM = Unit("SFD-174", "Trove Golem", order, energy=8, power=2, might=9, tags="Freljord").text(
    when(you(play(me)), play(tokens(GOLD, 4, exhausted))),
)
UNDERTITAN = Unit("SFD-175", "Undertitan", order, energy=6, power=1, might=5, tags="The Void").text(
    when(you(play(me)), give(every(other, unit, your), might(2), this_turn)),
    as_(anyone(reveal(me, from_=your_deck)), add(2)),
)
XIN_ZHAO_VIGILANT = Unit(
    "SFD-176", "Xin Zhao, Vigilant", order, energy=3, power=1, might=4, champion="Xin Zhao", tags="Demacia"
).text(
    tank, if_(there_is(every(other, unit, your, your_base), at_least(2)), have(me, enter(readied))),
)
AZIR_SOVEREIGN = Unit(
    "SFD-177", "Azir, Sovereign", order, energy=4, might=4, champion="Azir", tags="Bird, Shurima", also="SFD-177a"
).text(
    accelerate, when(me(attack), if_(is_(me, at_a_battlefield), may(move(any_number(your, token, unit), here)))),
)
BLADE_OF_THE_RUINED_KING = Gear(
    "SFD-178", "Blade of the Ruined King", order, energy=3, power=1, bonus=4, tags="Equipment"
).text(
    equip(order, kill(a(friendly, unit))),
)
CORINA_VERAZA = Unit("SFD-179", "Corina Veraza", order, energy=7, power=1, might=6, tags="Zaun").text(
    accelerate, when(me(move(to=a(battlefield))), play(tokens(RECRUIT, 3), here)),
)
FIORA_WORTHY = Unit(
    "SFD-180", "Fiora, Worthy", order, energy=3, might=3, champion="Fiora", tags="Demacia", also="SFD-180a"
).text(
    when(a(unit, your)(become(mighty)), may(pay(order)).to(ready(it))),
)
