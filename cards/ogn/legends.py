"""Origins: champion legends and their Signature cards (OGN-247 to OGN-270)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Legend,
    Spell,
    a,
    action,
    activate,
    add,
    an,
    any_number,
    anyone,
    at,
    at_a_battlefield,
    at_most,
    attack,
    base_of,
    battlefield,
    beginning_phase,
    body,
    buff,
    buffed,
    calm,
    can,
    card,
    channel,
    chaos,
    choose,
    conquer,
    cost,
    deal,
    deal_to_each_other,
    die,
    discard,
    do,
    do_this,
    draw,
    either,
    enemy,
    every,
    exhaust,
    exhausted,
    for_price,
    friendly,
    fury,
    ganking,
    give,
    has_legion,
    heal,
    hidden,
    hide,
    if_,
    ignoring_cost,
    is_,
    it,
    kill,
    legion,
    may,
    me,
    might,
    might_of,
    mighty,
    mind,
    move,
    on_board,
    once,
    one_or_more,
    order,
    other_than,
    owned_by,
    pay,
    pay_any_power,
    play,
    rainbow,
    reaction,
    ready,
    recall,
    return_to_hand,
    same,
    signature,
    spell,
    spend_buff,
    starts,
    stun,
    tag,
    that,
    that_many,
    there,
    there_is,
    this_turn,
    to_or_from,
    tokens,
    total_might,
    unit,
    up_to,
    when,
    with_,
    would,
    you,
    you_do,
    your,
    your_base,
    your_champion_zone,
    your_hand,
    your_trash,
)

KAISA_DAUGHTER_OF_THE_VOID = Legend(
    "OGN-247", "Kai'Sa, Daughter of the Void", fury, mind, champion="Kai'Sa", also="OGN-299, OGN-299*"
).text(activate(cost(exhaust(me)), add(rainbow, use=play(every(spell))), timing=reaction))
ICATHIAN_RAIN = Spell("OGN-248", "Icathian Rain", fury, mind, signature, energy=7, power=3, champion="Kai'Sa").text(
    deal(2, a(unit)), deal(2, a(unit)), deal(2, a(unit)), deal(2, a(unit)), deal(2, a(unit)), deal(2, a(unit)),
)
VOLIBEAR_RELENTLESS_STORM = Legend(
    "OGN-249", "Volibear, Relentless Storm", fury, body, champion="Volibear", also="OGN-300, OGN-300*"
).text(when(you(play(a(mighty, unit))), may(exhaust(me)).to(channel(1, exhausted))))
STORMBRINGER = Spell("OGN-250", "Stormbringer", fury, body, signature, energy=6, power=2, champion="Volibear").text(
    choose(a(friendly, unit, your_base).called("unit")),
    deal(might_of(that("unit")), every(enemy, unit, at(a(battlefield)))), move(that("unit"), there),
)
JINX_LOOSE_CANNON = Legend(
    "OGN-251", "Jinx, Loose Cannon", fury, chaos, champion="Jinx", also="OGN-301, OGN-301*"
).text(when(starts(beginning_phase, you), if_(there_is(every(card, your_hand), at_most(1)), draw(1))))
SUPER_MEGA_DEATH_ROCKET = Spell(
    "OGN-252", "Super Mega Death Rocket!", fury, chaos, signature, energy=4, power=1, champion="Jinx"
).text(
    deal(5, a(unit)), if_(is_(me, your_trash), when(you(conquer), may(discard(1)).to(return_to_hand(me)))),
)
DARIUS_HAND_OF_NOXUS = Legend(
    "OGN-253", "Darius, Hand of Noxus", fury, order, champion="Darius", also="OGN-302, OGN-302*"
).text(activate(cost(exhaust(me)), legion(add(1)), timing=reaction))
NOXIAN_GUILLOTINE = Spell(
    "OGN-254", "Noxian Guillotine", fury, order, signature, energy=4, power=1, champion="Darius"
).text(
    action, choose(a(unit)),
    this_turn(when(anyone(deal(to=it)), kill(it), limit=once)).instead_if(has_legion, kill(it)),
)
AHRI_NINE_TAILED_FOX = Legend(
    "OGN-255", "Ahri, Nine-Tailed Fox", calm, mind, champion="Ahri", also="OGN-303, OGN-303*"
).text(when(an(enemy, unit)(attack(a(your, battlefield))), give(it, might(-1, minimum=1), this_turn)))
FOX_FIRE = Spell("OGN-256", "Fox-Fire", calm, mind, signature, energy=3, champion="Ahri").text(
    hidden, action, kill(any_number(unit, same(battlefield), total_might(at_most(4)))),
)
LEE_SIN_BLIND_MONK = Legend(
    "OGN-257", "Lee Sin, Blind Monk", calm, body, champion="Lee Sin", also="OGN-304, OGN-304*"
).text(activate(cost(1, exhaust(me)), buff(a(friendly, unit))))
DRAGONS_RAGE = Spell("OGN-258", "Dragon's Rage", calm, body, signature, energy=4, power=1, champion="Lee Sin").text(
    move(an(enemy, unit).called("unit")),
    if_(
        you_do,
        do_this(choose(an(enemy, unit, other_than(that("unit")), there)), deal_to_each_other(that("unit"), it)),
    ),
)
YASUO_UNFORGIVEN = Legend("OGN-259", "Yasuo, Unforgiven", calm, chaos, champion="Yasuo", also="OGN-305, OGN-305*").text(
    activate(cost(2, exhaust(me)), move(a(friendly, unit), to_or_from(base_of(it)))),
)
LAST_BREATH = Spell("OGN-260", "Last Breath", calm, chaos, signature, energy=3, power=2, champion="Yasuo").text(
    action, ready(a(friendly, unit)), it(deal(might_of(it), an(enemy, unit, at_a_battlefield))),
)
LEONA_RADIANT_DAWN = Legend(
    "OGN-261", "Leona, Radiant Dawn", calm, order, champion="Leona", also="OGN-306, OGN-306*"
).text(when(you(stun(one_or_more(enemy, unit))), buff(a(friendly, unit))))
ZENITH_BLADE = Spell("OGN-262", "Zenith Blade", calm, order, signature, energy=3, power=2, champion="Leona").text(
    action, stun(an(enemy, unit, at_a_battlefield).called("enemy")), may(move(a(friendly, unit), at(that("enemy")))),
)
TEEMO_SWIFT_SCOUT = Legend(
    "OGN-263", "Teemo, Swift Scout", mind, chaos, champion="Teemo", also="OGN-307, OGN-307*"
).text(
    can(you(hide(every(card), for_price(1)))),
    activate(
        cost(1, exhaust(me)),
        return_to_hand(a(unit, tag("Teemo"), owned_by(you), either(your_champion_zone, on_board))),
    ),
)
GUERILLA_WARFARE = Spell(
    "OGN-264", "Guerilla Warfare", mind, chaos, signature, energy=2, power=1, champion="Teemo"
).text(
    return_to_hand(up_to(2, card, with_(hidden), your_trash)), this_turn(can(you(hide(every(card), ignoring_cost)))),
)
VIKTOR_HERALD_OF_THE_ARCANE = Legend(
    "OGN-265", "Viktor, Herald of the Arcane", mind, order, champion="Viktor", also="OGN-308, OGN-308*"
).text(activate(cost(1, exhaust(me)), play(tokens(RECRUIT))))
SIPHON_POWER = Spell("OGN-266", "Siphon Power", mind, order, signature, energy=2, power=1, champion="Viktor").text(
    reaction, choose(a(battlefield)), give(every(friendly, unit, there), might(1), this_turn),
    give(every(enemy, unit, there), might(-1, minimum=1), this_turn),
)
MISS_FORTUNE_BOUNTY_HUNTER = Legend(
    "OGN-267", "Miss Fortune, Bounty Hunter", body, chaos, champion="Miss Fortune", also="OGN-309, OGN-309*"
).text(activate(cost(exhaust(me)), give(a(unit), ganking, this_turn)))
BULLET_TIME = Spell("OGN-268", "Bullet Time", body, chaos, signature, energy=1, champion="Miss Fortune").text(
    action, do(pay_any_power).to(deal(that_many, every(enemy, unit, at(a(battlefield))))),
)
SETT_THE_BOSS = Legend("OGN-269", "Sett, The Boss", body, order, champion="Sett", also="OGN-310, OGN-310*").text(
    would(
        a(buffed, unit, your)(die),
        may(pay(rainbow), exhaust(me), spend_buff(1, it)).to(heal(it), exhaust(it), recall(it)),
    ),
    when(you(conquer), ready(me)),
)
SHOWSTOPPER = Spell("OGN-270", "Showstopper", body, order, signature, energy=1, power=1, champion="Sett").text(
    buff(a(friendly, unit, your_base)), move(it, a(battlefield)),
)
