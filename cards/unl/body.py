"""Unleashed: Body (UNL-091 to UNL-120)."""
from __future__ import annotations

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
    alone,
    ambush,
    ambush_to,
    an,
    any_damage_kills,
    anyone,
    at,
    at_a_battlefield,
    at_each,
    at_least,
    at_level,
    attack,
    base_of,
    battlefield,
    body,
    buff,
    can,
    cant,
    card,
    choose,
    choose_one,
    choosing,
    compare,
    controlled_by,
    cost,
    cost_less,
    counter,
    deal,
    deal_to_each_other,
    deflect,
    draw,
    either,
    enemy,
    equip,
    every,
    exhaust,
    friendly,
    gain_xp,
    ganking,
    give,
    happened,
    have,
    here,
    hunt,
    if_,
    it,
    less_than,
    level,
    location,
    may,
    me,
    might,
    might_among,
    might_of,
    move,
    near_victory,
    not_,
    occupied,
    opponent,
    other,
    other_than,
    owner_of,
    pay,
    play,
    reaction,
    ready,
    recycle,
    rune,
    shield,
    spell,
    spend_xp,
    tag,
    tank,
    that,
    their_trashes,
    them,
    there,
    there_is,
    they,
    this,
    this_turn,
    unit,
    up_to,
    when,
    where,
    win_combat,
    with_might,
    you,
    your,
    your_base,
)

CONCENTRATE = Spell("UNL-091", "Concentrate", body, energy=5).text(
    draw(2),
    level(6, have(this, cost_less(2))).instead_if(at_level(11), have(this, cost_less(4))),
)
DEMACIAN_DIPLOMAT = Unit("UNL-092", "Demacian Diplomat", body, energy=2, might=2, tags="Demacia").text(
    when(you(play(me)), gain_xp(1)),
)
DRAGONSOUL_SAGE = Unit("UNL-093", "Dragonsoul Sage", body, energy=2, might=1, tags="Ionia").text(
    activate(cost(exhaust(me)), add(1), timing=reaction),
)
GEMHAND_HUNTER = Unit("UNL-094", "Gemhand Hunter", body, energy=2, might=2, tags="Yordle, Mount Targon").text(
    hunt(), level(6, have(me, might(1))),
)
GRIM_RESOLVE = Spell("UNL-095", "Grim Resolve", body, energy=2).text(
    action, give(a(friendly, unit), might(3), this_turn), this_turn(when(it(win_combat()), gain_xp(2))),
)
HUNTERS_MACHETE = Gear("UNL-096", "Hunter's Machete", body, energy=3, bonus=2, tags="Equipment").text(
    equip(body),
).wearer(hunt())
KINKOU_INITIATE = Unit("UNL-097", "Kinkou Initiate", body, energy=3, might=3, tags="Ionia").text(
    when(you(play(me)), if_(compare(might_among("total", every(other, unit, your)), at_least(5)), draw(1))),
)
TARGONIAN_VISIONARY = Unit("UNL-098", "Targonian Visionary", body, energy=6, might=6, tags="Mount Targon").text(
    level(11, have(me, might(4))),
)
TOWERING_COMBATANT = Unit("UNL-099", "Towering Combatant", body, energy=4, might=3, tags="Shurima").text(
    shield(2), tank,
)
VORACIOUS_GROMP = Unit("UNL-100", "Voracious Gromp", body, energy=5, might=5, tags="Freljord").text(hunt(3))
CALL_TO_BATTLE = Spell("UNL-101", "Call to Battle", body, energy=3).text(
    move(a(unit, your), a(battlefield, your)), choose(an(opponent)), they(move(a(unit, controlled_by(they)), there)),
)
CROWD_FAVORITE = Unit("UNL-102", "Crowd Favorite", body, energy=3, might=3, tags="Noxus").text(
    hunt(), activate(cost(spend_xp(2)), buff(me)),
)
DISPOSAL_ORDER = Spell("UNL-103", "Disposal Order", body, energy=2).text(
    reaction, choose_one((choose(up_to(3, card, their_trashes)), owner_of(them)(recycle(them))), draw(1)),
)
GENTLE_GEMDRAGON = Unit("UNL-104", "Gentle Gemdragon", body, energy=8, might=8, tags="Dragon, Mount Targon").text(
    when(either(you(play(me)), you(play(an(other, tag("Dragon"))))), ready(up_to(2, rune))),
)
IMPOSING_CHALLENGER = Unit("UNL-105", "Imposing Challenger", body, energy=5, might=5, tags="Ionia").text(
    when(
        me(move),
        may(move(an(enemy, unit, here, with_might(less_than(might_of(me)))), a(battlefield, not_(here)))),
    ),
)
REPULSE = Spell("UNL-106", "Repulse", body, energy=1, power=1).text(
    reaction, choose(a(friendly, unit, at_a_battlefield).called("saved")),
    counter(
        an(
            enemy, either(spell, ability), choosing(that("saved")),
            not_(choosing(a(friendly, unit, other_than(that("saved"))))),
        )
    ),
)
STARE_DOWN = Spell("UNL-107", "Stare Down", body, energy=2).text(
    choose(a(friendly, unit).called("stern")), choose(a(battlefield)),
    move(every(enemy, unit, there, with_might(less_than(might_of(that("stern"))))), base_of(them)), gain_xp(1),
)
WILY_NEWTFISH = Unit("UNL-108", "Wily Newtfish", body, energy=4, might=4, tags="Bilgewater").text(
    if_(happened(you(gain_xp())), have(me, might(1), ganking)),
)
BLOOD_ROSE = Gear("UNL-109", "Blood Rose", body, energy=1).text(
    when(you(play(a(unit))), may(pay(1)).to(gain_xp(1))),
    activate(cost(spend_xp(3), exhaust(me)), ready(a(unit))),
)
CLASH_OF_GIANTS = Spell("UNL-110", "Clash of Giants", body, energy=6, power=2).text(
    choose(a(unit).called("one")), choose(a(unit, other_than(that("one"))).called("other")),
    deal_to_each_other(that("one"), that("other")),
)
DETERMINED_SENTRY = Unit("UNL-111", "Determined Sentry", body, energy=1, might=1, tags="Yordle, Bandle City").text(
    cant(me(move(to=your_base))),
)
IRRESISTIBLE_FAEFOLK = Unit("UNL-112", "Irresistible Faefolk", body, energy=2, might=1, tags="Fae, Ionia").text(
    when(me(move(to=a(battlefield))), may(move(an(enemy, unit), there))),
)
MASTER_YI_TEMPERED = Unit(
    "UNL-113", "Master Yi, Tempered", body, energy=4, might=4, champion="Master Yi", tags="Ionia", also="UNL-113a"
).text(hunt(2), level(6, have(me, deflect(), ganking)))
NIDALEE_CAT_FORM = Unit(
    "UNL-114", "Nidalee, Cat Form", body, energy=3, power=1, might=4, champion="Nidalee", tags="Cat, Ixtal"
).text(ambush, when(me(win_combat()), draw(1)))
NILAH_JOYFUL_ASCETIC = Unit(
    "UNL-115", "Nilah, Joyful Ascetic", body, energy=3, power=1, might=4, champion="Nilah", tags="Kathkan, Demon"
).text(accelerate, ganking, when(me(move), gain_xp(1)))
POPPY_PARAGON = Unit(
    "UNL-116", "Poppy, Paragon", body, energy=5, might=5, champion="Poppy", tags="Yordle, Demacia", also="UNL-116a"
).text(
    deflect(), when(you(play(me)).provided(near_victory(an(opponent), 3)), ready(me), gain_xp(3)),
)
ARACHNOID_HORROR = Unit(
    "UNL-117", "Arachnoid Horror", body, energy=6, power=1, might=6, tags="Shadow Isles, Spider"
).text(
    hunt(2),
    can(you(play(me, to=an(occupied, battlefield, where(there_is(an(enemy, unit, alone, at(it)))))))),
    can(
        anyone(
            play(
                every(friendly, unit),
                to=an(occupied, battlefield, where(there_is(an(enemy, unit, alone, at(it))))),
            )
        )
    ),
)
ELDER_DRAGON = Unit(
    "UNL-118", "Elder Dragon", body, energy=12, power=4, might=10, tags="Dragon, Demacia", also="UNL-118a"
).text(
    have(you, any_damage_kills(every(enemy, unit))),
    when(you(play(me)), choose(up_to(1, enemy, unit, at_each(location))), deal(1, them)),
)
KHAZIX_EVOLVING_HUNTER = Unit(
    "UNL-119", "Kha'Zix, Evolving Hunter", body, energy=5, power=1, might=5, champion="Kha'Zix", tags="The Void",
    also="UNL-119a, VEN-180"
).text(hunt(), when(me(attack), may(spend_xp(3)).to(deal(might_of(me), an(enemy, unit, here)))))
RENGAR_TROPHY_HUNTER = Unit(
    "UNL-120", "Rengar, Trophy Hunter", body, energy=5, power=1, might=6, champion="Rengar", tags="Cat, Ixtal",
    also="UNL-120a, VEN-179"
).text(ambush, can(me(ambush_to(a(battlefield, where(there_is(an(enemy, unit, at(it)))))))))
