"""Unleashed: Order (UNL-151 to UNL-180)."""
from __future__ import annotations

from cards.tokens import BIRD
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    action,
    activate,
    additional_cost,
    alone,
    ambush,
    ambush_to,
    among_them,
    an,
    as_,
    assault,
    at,
    at_a_battlefield,
    at_most,
    attack,
    attacking,
    banish,
    battlefield,
    beginning_phase,
    buff,
    can,
    cant,
    card,
    channel,
    choose,
    choose_one,
    combat_damage,
    compare,
    conquer,
    cost,
    cost_less,
    cost_of,
    deal,
    deathknell,
    defender,
    deflect,
    die,
    draw,
    during,
    either,
    enemy,
    enter,
    equip,
    every,
    exactly,
    exhaust,
    exhausted,
    first,
    friendly,
    gain_points,
    gain_xp,
    ganking,
    give,
    have,
    heal,
    here,
    hold,
    hunt,
    if_,
    ignoring_cost,
    ignoring_energy,
    is_,
    it,
    kill,
    level,
    look_at,
    may,
    me,
    might,
    mighty,
    move,
    must,
    must_pay,
    next_time,
    not_,
    once,
    opponent,
    optional_cost,
    order,
    other,
    per,
    play,
    player,
    rainbow,
    reaction,
    readied,
    recall,
    recycle,
    rest,
    return_to_hand,
    reveal,
    spend_xp,
    stun,
    tag,
    tags_among,
    tank,
    temporary,
    that,
    their_hand,
    there_is,
    they,
    this,
    this_turn,
    tokens,
    top,
    unit,
    vision,
    when,
    with_,
    with_cost,
    with_might,
    would,
    you,
    you_paid,
    your,
    your_base,
    your_hand,
    your_trash,
)

BANDLE_SOLDIER = Unit("UNL-151", "Bandle Soldier", order, energy=4, power=1, might=5, tags="Yordle, Bandle City").text(
    level(3, have(me, enter(readied))),
)
BLACK_ROSE_DIGNITARY = Unit("UNL-152", "Black Rose Dignitary", order, energy=3, might=2, tags="Noxus").text(
    assault(), deathknell(channel(1, exhausted)),
)
CARRION_DREDGER = Unit("UNL-153", "Carrion Dredger", order, energy=2, might=1, tags="Mech, Zaun").text(
    deathknell(play(tokens(BIRD), your_base)),
)
CRIMSON_PIGEONS = Unit("UNL-154", "Crimson Pigeons", order, energy=3, might=3, tags="Bird, Noxus").text(
    if_(is_(me, attacking), if_(there_is(an(other, friendly, attacking, unit, here)), have(me, might(2)))),
)
HEROIC_CHARGE = Spell("UNL-155", "Heroic Charge", order, energy=3).text(
    action, give(a(friendly, unit), might(1), this_turn), stun(an(enemy, unit, at(it))),
)
LOYAL_PORO = Unit("UNL-156", "Loyal Poro", order, energy=3, might=3, tags="Poro, Freljord").text(
    deathknell(if_(is_(me, not_(alone)), draw(1))),
)
SCRUTINIZING_SERGEANT = Unit("UNL-157", "Scrutinizing Sergeant", order, energy=6, might=6, tags="Elite, Demacia").text(
    when(you(play(me)), gain_xp(per(every(friendly, unit)))),
)
SHEPHERDS_HEIRLOOM = Gear("UNL-158", "Shepherd's Heirloom", order, energy=2, bonus=2, tags="Equipment").text(
    when(you(play(this)), gain_xp(1)), equip(spend_xp(1)),
)
SOUL_HARVEST = Spell("UNL-159", "Soul Harvest", order, energy=2, power=1).text(
    kill(a(unit, at_a_battlefield, with_might(at_most(3)))),
)
ULTRASOFT_PORO = Unit("UNL-160", "Ultrasoft Poro", order, energy=5, might=5, tags="Poro, Freljord").text(
    if_(is_(me, at_a_battlefield), activate(cost(exhaust(me)), play(tokens(BIRD, 2)))),
)
DIVINING_SHELLS = Gear("UNL-161", "Divining Shells", order, energy=2).text(
    vision, activate(cost(kill(this), exhaust(this)), give(a(unit), might(2), this_turn), timing=action),
)
ENTHRALLING_PROTECTOR = Unit("UNL-162", "Enthralling Protector", order, energy=2, might=2, tags="Fae, Ionia").text(
    hunt(), activate(cost(spend_xp(2)), buff(me)),
)
MAGESEEKER_INVESTIGATOR = Unit("UNL-163", "Mageseeker Investigator", order, energy=4, might=4, tags="Demacia").text(
    if_(is_(me, at_a_battlefield), must_pay(every(opponent)(move(a(unit), to=here)), rainbow, beyond=1)),
)
SAFETY_INSPECTOR = Unit(
    "UNL-164", "Safety Inspector", order, energy=5, power=1, might=3, tags="Yordle, Bandle City"
).text(
    optional_cost(spend_xp(3)),
    when(
        you(play(me)),
        every(player)(must(kill(a(unit, your)))).instead_if(you_paid, every(player, other)(must(kill(a(unit, your))))),
    ),
)
SHADOWS_CALL = Spell("UNL-165", "Shadow's Call", order, energy=2).text(
    choose(a(friendly, unit, not_(with_(temporary)))), give(it, temporary), draw(2),
)
STALKING_WOLF = Unit("UNL-166", "Stalking Wolf", order, energy=4, power=1, might=6, tags="Dog, Freljord").text(
    ambush,
    additional_cost(kill(a(unit, either(tag("Bird"), tag("Cat"), tag("Dog"), tag("Poro")), your).called("prey"))),
    can(me(ambush_to(at(that("prey"))))),
)
STARHOUND = Unit("UNL-167", "Starhound", order, energy=5, power=1, might=6, tags="Dog, Mount Targon").text(
    when(
        you(play(me)),
        return_to_hand(a(card, either(tag("Bird"), tag("Cat"), tag("Dog"), tag("Poro")), your_trash)),
    ),
)
UNDYING_LOYALTY = Spell("UNL-168", "Undying Loyalty", order, energy=2, power=1).text(
    play(a(unit, your_trash, with_cost(energy=at_most(2), power=at_most(1))).called("ally"), price=ignoring_cost),
    if_(is_(that("ally"), either(tag("Bird"), tag("Cat"), tag("Dog"), tag("Poro"))), have(this, cost_less(2))),
)
ASHE_FOCUSED = Unit(
    "UNL-169", "Ashe, Focused", order, energy=5, power=1, might=4, champion="Ashe", tags="Freljord"
).text(
    when(
        you(play(me)), choose(an(opponent)), they(reveal(their_hand)), choose(a(card, their_hand)), banish(it),
        next_time(they(hold()), return_to_hand(it)),
    ),
)
ATAKHAN = Unit("UNL-170", "Atakhan", order, energy=10, power=3, might=7, tags="Noxus, Demon").text(
    optional_cost(kill(a(friendly, unit).called("killed"))),
    if_(
        you_paid,
        have(
            me, cost_less(1, times=cost_of(that("killed"))), cost_less(order, times=cost_of(that("killed"), "Power")),
        ),
    ),
    ganking, when(me(attack), defender(must(kill(a(unit, your, here))))),
)
GALIO_INDEFATIGABLE = Unit(
    "UNL-171", "Galio, Indefatigable", order, energy=3, power=1, might=6, champion="Galio", tags="Demacia"
).text(deflect(), tank, cant(me(deal(combat_damage))))
LEBLANC_FRAGMENTED = Unit(
    "UNL-172", "LeBlanc, Fragmented", order, energy=3, power=1, might=3, champion="LeBlanc", tags="Noxus",
    also="UNL-172a"
).text(assault(), deathknell(draw(1).instead_if(during(beginning_phase, you), draw(2))))
SACRIFICE = Spell("UNL-173", "Sacrifice", order, energy=1).text(
    reaction, additional_cost(kill(a(friendly, mighty, unit))), draw(2), channel(1, exhausted),
)
SHARD_OF_UNDOING = Gear("UNL-174", "Shard of Undoing", order, energy=6).text(
    when(
        first(a(friendly, unit)(die).provided(during(beginning_phase, you))),
        every(opponent)(must(kill(a(unit, your)))),
    ),
)
TACTICAL_RETREAT = Spell("UNL-175", "Tactical Retreat", order, energy=2).text(
    reaction, choose(a(friendly, unit)), this_turn(would(it(die), heal(it), exhaust(it), recall(it), limit=once)),
)
VI_PEACEKEEPER = Unit(
    "UNL-176", "Vi, Peacekeeper", order, energy=5, power=1, might=5, champion="Vi", tags="Piltover", also="UNL-176a"
).text(ambush, when(me(attack), stun(an(enemy, unit, here))))
IVERN_FRIEND_TO_ALL = Unit(
    "UNL-177", "Ivern, Friend to All", order, energy=6, might=6, champion="Ivern", tags="Ionia", also="UNL-177a"
).text(
    as_(
        you(play(me)),
        choose_one(give(me, tag("Bird")), give(me, tag("Cat")), give(me, tag("Dog")), give(me, tag("Poro"))),
    ),
    when(
        me(either(conquer, hold)),
        if_(compare(tags_among(every(your, unit), "Bird", "Cat", "Dog", "Poro"), exactly(4)), gain_points(1)),
    ),
)
POPPY_DEFENDER_OF_THE_MEEK = Unit(
    "UNL-178", "Poppy, Defender of the Meek", order, energy=6, power=1, might=5, champion="Poppy",
    tags="Yordle, Demacia", also="UNL-178a"
).text(optional_cost(spend_xp(3)), if_(you_paid, have(me, cost_less(3))), ambush, tank)
RIFT_HERALD = Unit("UNL-179", "Rift Herald", order, energy=8, power=1, might=7, tags="The Void", also="UNL-179a").text(
    when(
        me(move(to=a(battlefield))), look_at(top(3)), may(reveal(a(unit, among_them)), draw(it)), recycle(rest),
    ),
    deathknell(play(a(unit, your_hand), your_base, price=ignoring_energy)),
)
THE_RUINATION = Spell("UNL-180", "The Ruination", order, energy=9, power=3).text(kill(every(unit)))
