"""Vendetta: Chaos (VEN-093 to VEN-115)."""
from __future__ import annotations

from cards.tokens import SHADOW_CLONE, TENTACLE
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    action,
    activate,
    an,
    any_copies,
    any_number,
    any_trash,
    assault,
    at_a_battlefield,
    at_most,
    at_the,
    banish,
    battlefield,
    become,
    beginning_phase,
    burn,
    can,
    card,
    card_named,
    chaos,
    choose,
    choose_one,
    conquer,
    cost,
    cost_less,
    discard,
    disempower,
    do,
    do_this,
    draw,
    either,
    empower,
    empower_for,
    empowered,
    ends,
    enemy,
    every,
    flow,
    flow_for_its_cost,
    friendly,
    from_face_down,
    ganking,
    gear,
    give,
    have,
    here,
    hidden,
    if_,
    ignoring_cost,
    is_,
    it,
    may,
    me,
    might,
    might_of,
    move,
    not_,
    of_domain,
    open_,
    opponent,
    optional_cost,
    order,
    other,
    owned_by,
    pay,
    per,
    play,
    played_from,
    player,
    return_to_hand,
    same_name,
    score,
    spell,
    starts,
    swap_places,
    tag,
    that,
    the_burned,
    they,
    this,
    this_turn,
    token,
    tokens,
    total_might,
    turn,
    unit,
    up_to,
    when,
    while_empowered,
    with_,
    with_cost,
    with_might,
    you,
    you_paid,
    your,
    your_base,
    your_hand,
    your_trash,
)

KINKOU_LIFEBLADE = Unit("VEN-093", "Kinkou Lifeblade", chaos, energy=4, might=4, tags="Ionia").text(
    empower_for(2), while_empowered(have(me, might(1), ganking)),
)
MASK_MOTHER = Unit("VEN-094", "Mask Mother", chaos, energy=3, might=3, tags="Spirit, Shadow Isles").text(
    when(you(discard(me)), may(pay(1)).to(give(a(friendly, unit), might(2), this_turn))),
)
SHADOW_ORDER_DISCIPLE = Unit("VEN-095", "Shadow Order Disciple", chaos, energy=2, might=2, tags="Ionia").text(
    when(me(move), may(burn(1)).to(give(me, might(1), this_turn))),
)
SHADOWBLADE_LURKER = Unit("VEN-096", "Shadowblade Lurker", chaos, energy=5, might=5, tags="Ionia").text(
    have(me, cost_less(2, times=per(every(card, same_name(me), your_trash)))),
)
SPIDERLING = Unit("VEN-097", "Spiderling", chaos, energy=3, might=1, tags="Shadow Isles, Spider").text(
    hidden, have(me, might(per(every(other, your, unit, same_name(me), here)))), any_copies,
)
STARGAZER = Unit("VEN-098", "Stargazer", chaos, energy=5, might=4, tags="Mount Targon").text(
    have(every(your, spell, with_(flow), played_from(your_trash)), cost_less(2, minimum=1)),
)
TORNADO_WARRIOR = Unit("VEN-099", "Tornado Warrior", chaos, energy=3, might=3, tags="Yordle, Bandle City").text(
    hidden,
    when(
        you(play(me)).provided(is_(me, from_face_down)), may(empower(a(either(unit, gear), here))),
        at_the(ends(turn), disempower(it)),
    ),
)
UP_FROM_THE_DEEP = Spell("VEN-100", "Up from the Deep", chaos, energy=3).text(play(tokens(TENTACLE, 2)), flow(3))
GUST_MONK = Unit("VEN-101", "Gust Monk", chaos, energy=2, might=2, tags="Yordle, Bandle City").text(
    optional_cost(pay(1)),
    when(
        you(play(me)).provided(you_paid), do(banish(a(card, any_trash))).to(give(a(unit), assault(2), this_turn)),
    ),
)
RAVENBLOOM_PREFECT = Unit("VEN-102", "Ravenbloom Prefect", chaos, energy=3, might=3, tags="Noxus").text(
    when(an(opponent)(play(a(gear).called("gear"))), may(banish(me)).to(banish(that("gear")))),
)
SHADOWS_OF_THE_PAST = Spell("VEN-103", "Shadows of the Past", chaos, energy=3, power=1).text(
    return_to_hand(up_to(2, unit, any_trash))
)
TAIL_CLOAKED_MATRIARCH = Unit("VEN-104", "Tail-Cloaked Matriarch", chaos, energy=4, might=4, tags="Ionia").text(
    empower_for(2, chaos),
    when(
        me(become(empowered)), may(choose(a(unit, your_trash, with_cost(energy=at_most(3), power=at_most(1))))),
        play(it, your_base, ignoring_cost),
    ),
)
TWILIGHT_STEP = Spell("VEN-105", "Twilight Step", chaos, energy=2, power=1).text(
    move(a(unit, with_might(at_most(3)))), flow(4, chaos)
)
WIND_AND_GHOSTS = Spell("VEN-106", "Wind and Ghosts", chaos, energy=3, power=1).text(
    action, choose(a(unit, at_a_battlefield)),
    if_(is_(it, with_might(at_most(3))), banish(it)).otherwise(return_to_hand(it)),
)
DECREE_OF_DISCORD = Spell("VEN-107", "Decree of Discord", chaos, energy=1, power=1).text(
    return_to_hand(any_number(enemy, of_domain(order), unit, total_might(at_most(5))))
)
FORGOTTEN_RELIC = Gear("VEN-108", "Forgotten Relic", chaos, energy=5).text(
    when(
        either(you(play(this)), starts(beginning_phase, you)), burn(1),
        if_(is_(the_burned, unit), do_this(give(a(friendly, unit), might(might_of(the_burned)), this_turn))),
    ),
)
ILLAOI_PROPHET_OF_THE_GREAT_KRAKEN = Unit(
    "VEN-109", "Illaoi, Prophet of the Great Kraken", chaos, energy=6, might=4, champion="Illaoi", tags="Bilgewater",
    also="VEN-182"
).text(
    when(either(you(play(me)), me(score)), play(tokens(TENTACLE))),
    have(me, might(per(every(your, token, unit)))),
)
MEL_DEFIANT_SOUL = Unit(
    "VEN-110", "Mel, Defiant Soul", chaos, energy=5, might=4, champion="Mel", tags="Noxus", also="VEN-188, VEN-110a"
).text(
    empower_for(discard(a(spell, your_hand))),
    when(me(become(empowered)), banish(an(enemy, unit, at_a_battlefield, with_might(at_most(3))))),
)
MINAH_SWIFTFOOT = Unit("VEN-111", "Minah Swiftfoot", chaos, energy=6, power=1, might=6, tags="Ionia").text(
    when(me(move(to=a(battlefield))), choose_one(every(player)(discard(1)), every(player)(draw(1)))),
)
ZED_WITHOUT_A_SOUND = Unit(
    "VEN-112", "Zed, Without a Sound", chaos, energy=5, might=5, champion="Zed", tags="Ionia", also="VEN-112a"
).text(
    when(me(conquer), play(tokens(SHADOW_CLONE), your_base)),
    activate(cost(1, chaos), choose(a(your, unit, card_named(SHADOW_CLONE))), swap_places(me, it), timing=action),
)
KENNEN_STORM_OF_SHURIKEN = Unit(
    "VEN-113", "Kennen, Storm of Shuriken", chaos, energy=3, power=1, might=4, champion="Kennen", tags="Yordle",
    also="VEN-113a"
).text(when(you(play(me)), burn(2)), when(me(conquer), give(a(spell, your_trash), flow_for_its_cost, this_turn)),)
KHAROX = Unit("VEN-114", "Kharox", chaos, energy=6, might=5, tags="Spirit, Shadow Isles").text(
    empower_for(6, chaos, chaos),
    when(
        me(become(empowered)), choose(an(opponent)), they(burn(3)),
        may(do_this(play(a(unit, owned_by(they), any_trash), price=ignoring_cost))),
    ),
)
OCEAN_DRAKE = Unit("VEN-115", "Ocean Drake", chaos, energy=8, power=2, might=7, tags="Dragon, Ionia").text(
    can(you(play(me, to=an(open_, battlefield)))),
    when(you(play(me)), may(return_to_hand(a(unit, not_(tag("Dragon")))))),
)
