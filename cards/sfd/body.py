"""Spiritforged: Body (SFD-091 to SFD-120)."""
from __future__ import annotations

from cards.tokens import GOLD
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    ability,
    accelerate,
    action,
    activate,
    add,
    an,
    at_a_battlefield,
    at_least,
    attach,
    attached_to,
    attack,
    attacking,
    battlefield,
    body,
    buff,
    can,
    cant,
    card,
    channel,
    choose,
    choose_one,
    compare,
    conquer,
    cost,
    cost_less,
    deal,
    deal_to_each_other,
    defend,
    deflect,
    detach,
    do,
    double_might,
    draw,
    either,
    enemy,
    enter,
    equip,
    equipment,
    equipped,
    every,
    excess_damage,
    exhaust,
    exhausted,
    first,
    friendly,
    gain_points,
    ganking,
    gear,
    give,
    have,
    hidden,
    hold,
    if_,
    is_,
    it,
    keywords_of,
    leave,
    may,
    me,
    might,
    might_of,
    mighty,
    move,
    must,
    not_,
    occupied,
    one_on_one,
    optional_cost,
    other,
    pay,
    pay_any_energy,
    per,
    play,
    rainbow,
    reaction,
    readied,
    ready,
    repeat,
    spell,
    spend_buff,
    tag,
    take_control,
    temporary,
    that,
    that_many,
    there_is,
    this,
    this_combat,
    this_turn,
    tokens,
    uncontrolled,
    unit,
    until,
    up_to,
    weaponmaster,
    when,
    with_cost,
    you,
    you_paid,
    your,
    your_base,
    your_hand,
)

BUHRU_CAPTAIN = Unit("SFD-091", "Buhru Captain", body, energy=3, power=1, might=3, tags="Bilgewater").text(
    when(you(play(me)), may(must(choose_one(draw(1), buff(me))))),
)
COMBAT_CHEF = Unit("SFD-092", "Combat Chef", body, energy=5, might=5, tags="Demacia").text(weaponmaster)
DAUNTLESS_VANGUARD = Unit(
    "SFD-093", "Dauntless Vanguard", body, energy=4, power=1, might=4, tags="Elite, Demacia"
).text(
    can(you(play(me, to=an(occupied, enemy, battlefield)))),
)
DIREWING = Unit("SFD-094", "Direwing", body, energy=7, might=7, tags="Dragon, Demacia").text(
    if_(there_is(an(other, your, tag("Dragon"), unit)), have(me, enter(readied))),
)
DORANS_BLADE = Gear("SFD-095", "Doran's Blade", body, energy=2, bonus=2, tags="Equipment").text(equip(body))
LAURENT_BLADEKEEPER = Unit("SFD-096", "Laurent Bladekeeper", body, energy=3, might=3, tags="Demacia").text(ganking)
PUNCH_FIRST = Spell("SFD-097", "Punch First", body, energy=1, power=2).text(action, give(a(unit), might(5), this_turn))
SEA_MONKEY = Unit("SFD-098", "Sea Monkey", body, energy=2, might=2, tags="Pirate, Bilgewater").text(
    optional_cost(pay(1)), when(you(play(me)).provided(you_paid), buff(me)),
)
VETERAN_PORO = Unit("SFD-099", "Veteran Poro", body, energy=2, might=2, tags="Poro, Freljord", also="UNL-223").text(
    weaponmaster,
)
YORDLE_EXPLORER = Unit("SFD-100", "Yordle Explorer", body, energy=4, might=4, tags="Yordle, Bandle City").text(
    when(you(play(a(card, with_cost(power=at_least(2))))), draw(1)),
)
FAE_DRAGON = Unit("SFD-101", "Fae Dragon", body, energy=7, power=1, might=7, tags="Fae, Dragon, Bandle City").text(
    when(you(play(me)), buff(up_to(4, friendly, unit))), when(you(spend_buff()), play(tokens(GOLD, exhausted))),
)
HEXDRINKER = Gear("SFD-102", "Hexdrinker", body, energy=2, bonus=1, tags="Equipment").text(equip(body)).wearer(
    deflect(),
)
JAULL_FISH = Unit("SFD-103", "Jaull-Fish", body, energy=7, power=2, might=6, tags="Bilgewater").text(
    accelerate, have(me, cost_less(2, times=per(every(your, mighty, unit)))),
)
PETRICITE_MONUMENT = Gear("SFD-104", "Petricite Monument", body, energy=2).text(
    temporary, have(every(friendly, unit), deflect()),
)
RUIN_RUNNER = Unit("SFD-105", "Ruin Runner", body, energy=6, might=5, tags="Shurima").text(
    cant(every(enemy, either(spell, ability))(choose(me))),
)
SHOW_OF_STRENGTH = Spell("SFD-106", "Show of Strength", body, energy=2, power=1).text(
    reaction, draw(per(every(your, mighty, unit))),
)
STRIKE_DOWN = Spell("SFD-107", "Strike Down", body, energy=3, power=1).text(
    choose(a(friendly, unit, equipped).called("striker")),
    that("striker")(deal(might_of(that("striker")), an(enemy, unit))),
    detach(an(equipment, attached_to(that("striker")))),
)
WARMOGS_ARMOR = Gear("SFD-108", "Warmog's Armor", body, energy=1, bonus=1, tags="Equipment").text(equip(body)).wearer(
    when(me(conquer), buff(me)),
)
AKSHAN_MISCHIEVOUS = Unit(
    "SFD-109", "Akshan, Mischievous", body, energy=4, might=4, champion="Akshan", tags="Shurima, Sentinel"
).text(
    weaponmaster, optional_cost(pay(body, body)),
    when(
        you(play(me)).provided(you_paid), move(an(enemy, gear), your_base), take_control(it, until(me(leave))),
        if_(is_(it, equipment), attach(it, me)),
    ),
)
FIORA_PEERLESS = Unit(
    "SFD-110", "Fiora, Peerless", body, energy=3, power=1, might=3, champion="Fiora", tags="Demacia", also="SFD-110a"
).text(
    when(me(either(attack, defend)).provided(is_(me, one_on_one)), give(me, double_might, this_combat)),
)
HERE_TO_HELP = Spell("SFD-111", "Here to Help", body, energy=2, power=1).text(
    hidden, action, may(play(a(unit, your_hand), a(battlefield, your), price=cost_less(3))),
)
KATO_THE_ARM = Unit("SFD-112", "Kato the Arm", body, energy=4, power=1, might=3, tags="Noxus").text(
    deflect(),
    when(
        me(move(to=a(battlefield))), give(an(other, friendly, unit), keywords_of(me), might(might_of(me)), this_turn),
    ),
)
LUCIAN_MERCILESS = Unit(
    "SFD-113", "Lucian, Merciless", body, energy=3, might=3, champion="Lucian", tags="Demacia, Sentinel",
    also="SFD-113a"
).text(
    weaponmaster, when(first(me(conquer)), ready(me)),
)
MARCHING_ORDERS = Spell("SFD-114", "Marching Orders", body, energy=3).text(
    action, repeat(3), choose(a(friendly, unit).called("unit")),
    choose(an(enemy, unit, at_a_battlefield).called("enemy")), deal_to_each_other(that("unit"), that("enemy")),
)
TRINITY_FORCE = Gear("SFD-115", "Trinity Force", body, energy=4, bonus=2, tags="Equipment").text(equip(body)).wearer(
    when(me(hold), gain_points(1)),
)
YONE_BLADEMASTER = Unit(
    "SFD-116", "Yone, Blademaster", body, energy=5, power=1, might=5, champion="Yone", tags="Ionia, Demon",
    also="SFD-233, SFD-233*"
).text(
    weaponmaster,
    when(me(conquer(a(battlefield, uncontrolled))), deal(might_of(me), an(enemy, unit, not_(at_a_battlefield)))),
)
ANCIENT_HENGE = Gear("SFD-117", "Ancient Henge", body, energy=2, power=1).text(
    activate(cost(exhaust(this)), do(pay_any_energy).to(add(rainbow).as_often_as(that_many)), timing=reaction),
)
BONESHIVER = Gear("SFD-118", "Boneshiver", body, energy=3, bonus=2, tags="Equipment").text(equip(1, body)).wearer(
    when(me(conquer), channel(1, exhausted)),
)
JAX_UNRELENTING = Unit(
    "SFD-119", "Jax, Unrelenting", body, energy=4, power=1, might=3, champion="Jax", tags="Icathia", also="SFD-119a"
).text(
    weaponmaster, when(you(attach(an(equipment), me)), may(pay(1)).to(draw(1))),
)
SIVIR_AMBITIOUS = Unit(
    "SFD-120", "Sivir, Ambitious", body, energy=6, power=3, might=7, champion="Sivir", tags="Shurima", also="SFD-120a"
).text(
    deflect(2),
    when(
        me(conquer).provided(is_(me, attacking), compare(excess_damage(you), at_least(5))),
        may(deal(excess_damage(you), an(enemy, unit))),
    ),
)
