"""Spiritforged: champion legends and their Signature cards (SFD-181 to SFD-206)."""
from __future__ import annotations

from cards.tokens import GOLD, SAND_SOLDIER
from engine.words import (
    Gear,
    Legend,
    Spell,
    a,
    ability,
    action,
    activate,
    activated_ability,
    add,
    among_them,
    an,
    anyone,
    as_,
    assault,
    at_a_battlefield,
    at_least,
    at_the,
    attach,
    attached,
    attack,
    banish,
    base_of,
    become,
    body,
    bonus_damage,
    both,
    calm,
    card,
    card_named,
    channel,
    chaos,
    choose,
    conquer,
    controlled_by,
    controller_of,
    cost,
    cost_less,
    cost_of,
    counter,
    deal,
    defend,
    die,
    do_this,
    draw,
    either,
    ends,
    enemy,
    equip,
    equipment,
    every,
    exhaust,
    exhausted,
    friendly,
    fury,
    ganking,
    gear,
    give,
    gives,
    happened,
    have,
    here,
    hidden,
    hold,
    if_,
    ignoring_cost,
    it,
    lose_control,
    may,
    me,
    might,
    mighty,
    mind,
    move,
    near_victory,
    not_,
    of_a,
    once,
    one_or_more,
    order,
    other_than,
    owner_of,
    pay,
    per,
    play,
    player,
    prevent,
    quick_draw,
    rainbow,
    reaction,
    ready,
    recall,
    recycle,
    repeat,
    rest,
    reveal,
    rune,
    shield,
    signature,
    spell,
    tag,
    take_control,
    temporary,
    text,
    that,
    this,
    this_turn,
    tokens,
    top,
    turn,
    unique,
    unit,
    up_to,
    weaponmaster,
    when,
    win_combat,
    would,
    you,
    your,
    your_base,
)

RUMBLE_MECHANIZED_MENACE = Legend(
    "SFD-181", "Rumble, Mechanized Menace", fury, mind, champion="Rumble", also="SFD-240"
).text(have(every(your, tag("Mech"), unit), shield()))
DANGER_ZONE = Spell("SFD-182", "Danger Zone", fury, mind, signature, energy=1, power=1, champion="Rumble").text(
    reaction, repeat(1, rainbow), give(every(your, tag("Mech"), unit), might(1), this_turn),
)
LUCIAN_PURIFIER = Legend("SFD-183", "Lucian, Purifier", fury, body, champion="Lucian", also="SFD-241").text(
    have(every(your, equipment), gives(assault())),
)
RELENTLESS_PURSUIT = Spell(
    "SFD-184", "Relentless Pursuit", fury, body, signature, energy=2, power=1, champion="Lucian"
).text(
    action, move(a(friendly, unit).called("unit")),
    may(attach(up_to(1, equipment, controlled_by(controller_of(that("unit")))), that("unit"))),
    give(that("unit"), text(when(me(conquer), may(move(me, base_of(you))))), this_turn),
)
DRAVEN_GLORIOUS_EXECUTIONER = Legend(
    "SFD-185", "Draven, Glorious Executioner", fury, chaos, champion="Draven", also="SFD-242"
).text(when(you(win_combat()), draw(1)))
SPINNING_AXE = Gear(
    "SFD-186", "Spinning Axe", fury, chaos, signature, energy=2, power=1, bonus=3, champion="Draven", tags="Equipment"
).text(quick_draw, equip(rainbow), temporary)
REKSAI_VOID_BURROWER = Legend(
    "SFD-187", "Rek'Sai, Void Burrower", fury, order, champion="Rek'Sai", also="SFD-243"
).text(
    when(
        you(conquer),
        may(exhaust(me)).to(reveal(top(2)), may(banish(a(card, among_them)), play(it)), recycle(rest)),
    ),
)
VOID_RUSH = Spell("SFD-188", "Void Rush", fury, order, signature, energy=2, power=1, champion="Rek'Sai").text(
    reveal(top(2)), may(banish(a(card, among_them)), play(it, price=cost_less(2))), draw(rest),
)
ORNN_FIRE_BELOW_THE_MOUNTAIN = Legend(
    "SFD-189", "Ornn, Fire Below the Mountain", calm, mind, champion="Ornn", also="SFD-244"
).text(
    activate(
        cost(exhaust(me)), add(rainbow, use=play(every(either(gear, both(activated_ability, of_a(gear)))))),
        timing=reaction,
    ),
)
FORGEFIRE_CAPE = Gear(
    "SFD-190", "Forgefire Cape", calm, mind, signature, energy=4, power=2, bonus=3, champion="Ornn", tags="Equipment"
).text(unique, equip(rainbow)).wearer(when(me(either(attack, defend)), deal(2, every(enemy, unit, here))))
RABADONS_DEATHCROWN = Gear(
    "SFD-191", "Rabadon's Deathcrown", calm, mind, signature, energy=4, power=2, bonus=3, champion="Ornn",
    tags="Equipment"
).text(unique, equip(rainbow)).wearer(have(every(your, either(spell, ability)), bonus_damage(3)))
SHURELYAS_REQUIEM = Gear(
    "SFD-192", "Shurelya's Requiem", calm, mind, signature, energy=4, power=2, bonus=2, champion="Ornn",
    tags="Equipment"
).text(
    unique, equip(rainbow), when(you(play(this)), ready(every(your, unit))),
).wearer(have(every(your, unit, here), ganking))
JAX_GRANDMASTER_AT_ARMS = Legend(
    "SFD-193", "Jax, Grandmaster at Arms", calm, body, champion="Jax", also="SFD-245"
).text(
    activate(cost(1, exhaust(me)), attach(an(equipment, your, not_(attached)), a(unit, your))),
    activate(cost(exhaust(me)), attach(an(attached, equipment, your), a(unit, your))),
)
COUNTER_STRIKE = Spell("SFD-194", "Counter Strike", calm, body, signature, energy=2, power=1, champion="Jax").text(
    reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent(), limit=once)), draw(1),
)
IRELIA_BLADE_DANCER = Legend("SFD-195", "Irelia, Blade Dancer", calm, chaos, champion="Irelia", also="SFD-246").text(
    when(you(choose(a(friendly, unit))), may(exhaust(me), pay(rainbow)).to(ready(it))),
    when(you(conquer), may(pay(1)).to(ready(me))),
)
DEFIANT_DANCE = Spell("SFD-196", "Defiant Dance", calm, chaos, signature, energy=1, power=1, champion="Irelia").text(
    reaction, give(a(unit).called("first"), might(2), this_turn),
    give(a(unit, other_than(that("first"))), might(-2), this_turn),
)
AZIR_EMPEROR_OF_THE_SANDS = Legend(
    "SFD-197", "Azir, Emperor of the Sands", calm, order, champion="Azir", also="SFD-247"
).text(
    have(every(your, unit, card_named(SAND_SOLDIER)), weaponmaster),
    if_(
        happened(you(play(an(equipment)))),
        activate(cost(1, exhaust(me)), play(tokens(SAND_SOLDIER), your_base)),
    ),
)
ARISE = Spell("SFD-198", "Arise!", calm, order, signature, energy=6, power=1, champion="Azir").text(
    play(tokens(SAND_SOLDIER, per(every(your, equipment)))), do_this(ready(up_to(2, unit, among_them))),
)
EZREAL_PRODIGAL_EXPLORER = Legend(
    "SFD-199", "Ezreal, Prodigal Explorer", mind, chaos, champion="Ezreal", also="SFD-248"
).text(
    if_(
        happened(
            you(choose(an(enemy, either(unit, gear)), a(either(spell, both(ability, of_a(unit)))))), at_least(2)
        ),
        activate(cost(exhaust(me)), draw(1), timing=reaction),
    ),
)
ARCANE_SHIFT = Spell("SFD-200", "Arcane Shift", mind, chaos, signature, energy=3, power=1, champion="Ezreal").text(
    action, banish(a(friendly, unit)), owner_of(it)(play(it, price=ignoring_cost)),
    deal(3, an(enemy, unit, at_a_battlefield)), banish(this),
)
RENATA_GLASC_CHEM_BARONESS = Legend(
    "SFD-201", "Renata Glasc, Chem-Baroness", mind, order, champion="Renata Glasc", also="SFD-249"
).text(
    when(a(friendly, player)(hold()), may(exhaust(me)).to(play(tokens(GOLD, exhausted)))),
    if_(near_victory(you, 3), as_(a(your, gear, card_named(GOLD))(add(rainbow)), add(1))),
)
HOSTILE_TAKEOVER = Spell(
    "SFD-202", "Hostile Takeover", mind, order, signature, energy=5, power=2, champion="Renata Glasc"
).text(
    hidden, take_control(an(enemy, unit, at_a_battlefield)), ready(it),
    at_the(ends(turn), lose_control(it), recall(it)),
)
SIVIR_BATTLE_MISTRESS = Legend("SFD-203", "Sivir, Battle Mistress", body, chaos, champion="Sivir", also="SFD-250").text(
    when(you(recycle(a(rune))), may(exhaust(me)).to(play(tokens(GOLD, exhausted)))),
    when(one_or_more(enemy, unit)(die), ready(me)),
)
ON_THE_HUNT = Spell("SFD-204", "On the Hunt", body, chaos, signature, energy=1, power=2, champion="Sivir").text(
    ready(every(your, unit)),
)
FIORA_GRAND_DUELIST = Legend("SFD-205", "Fiora, Grand Duelist", body, order, champion="Fiora", also="SFD-251").text(
    when(a(unit, your)(become(mighty)), may(exhaust(me)).to(channel(1, exhausted))),
)
RIPOSTE = Spell("SFD-206", "Riposte", body, order, signature, energy=2, power=2, champion="Fiora").text(
    reaction, choose(a(friendly, unit).called("unit")), choose(a(spell).called("spell")), counter(that("spell")),
    give(that("unit"), might(cost_of(that("spell"))), this_turn),
)
