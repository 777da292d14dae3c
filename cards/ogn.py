"""Origins (OGN)."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    Rune,
    Spell,
    Unit,
    a,
    ability,
    action,
    afterwards,
    alone,
    an,
    assault,
    at_a_battlefield,
    at_most,
    attack,
    attacking,
    base_of,
    basic,
    battlefield,
    body,
    bonus_damage,
    calm,
    can,
    channel,
    chaos,
    choose,
    conquer,
    cost_less,
    deal,
    defend,
    defending,
    deflect,
    discard,
    do_this,
    draw,
    either,
    enemy,
    enter,
    every,
    exhaust,
    exhausted,
    friendly,
    fury,
    ganking,
    give,
    have,
    here,
    hold,
    if_,
    in_combat,
    is_,
    it,
    kill,
    less_than,
    may,
    me,
    might,
    mind,
    move,
    not_,
    open_,
    optional_cost,
    order,
    other,
    play,
    points_of,
    reaction,
    readied,
    ready,
    recycle,
    return_to_hand,
    shield,
    some,
    spell,
    tank,
    there_is,
    this,
    this_combat,
    this_turn,
    token,
    tokens,
    unit,
    up_to,
    vision,
    when,
    with_cost,
    with_might,
    without_paying_energy,
    you,
    you_do,
    you_paid,
    your,
    your_trash,
)

RECRUIT = Unit("OGN-271", "Recruit", token, might=1, tags="Recruit", also="OGN-272, VEN-T04, OGN-273")  # 187.1
DISINTEGRATE = Spell("OGN-005", "Disintegrate", fury, energy=4).text(
    action, deal(3, a(unit, at_a_battlefield)), do_this(draw(1), on=this(kill(it))),
)
FURY_RUNE = Rune("OGN-007", "Fury Rune", fury, basic, also="OGN-007a, VEN-R01, SFD-R01, SFD-R01a, UNL-R01, UNL-R01a")
POUTY_PORO = Unit("OGN-013", "Pouty Poro", fury, energy=2, might=2, tags="Poro", also="UNL-220").text(deflect())
CALM_RUNE = Rune("OGN-042", "Calm Rune", calm, basic, also="OGN-042a, VEN-R02, SFD-R02, SFD-R02a, UNL-R02, UNL-R02a")
EN_GARDE = Spell("OGN-046", "En Garde", calm, energy=1).text(
    reaction, give(a(friendly, unit), might(1), this_turn), if_(is_(it, your, alone), give(it, might(1), this_turn)),
)
MEDITATION = Spell("OGN-048", "Meditation", calm, energy=2).text(
    reaction, optional_cost(exhaust(a(friendly, unit))), if_(you_paid, draw(2)).otherwise(draw(1)),
)
PLAYFUL_PHANTOM = Unit("OGN-049", "Playful Phantom", calm, energy=5, might=5, tags="Spirit, Shadow Isles")
STALWART_PORO = Unit("OGN-052", "Stalwart Poro", calm, energy=2, might=2, tags="Poro").text(shield())
WIELDER_OF_WATER = Unit("OGN-055", "Wielder of Water", calm, energy=3, might=2, tags="Ionia").text(
    if_(is_(me, either(attacking, defending), alone), have(me, might(2))),
)
EAGER_APPRENTICE = Unit("OGN-084", "Eager Apprentice", mind, energy=3, might=3, tags="Piltover").text(
    if_(is_(me, at_a_battlefield), have(every(spell, your), cost_less(1, minimum=1))),
)
FALLING_COMET = Spell("OGN-085", "Falling Comet", mind, energy=5).text(action, deal(6, a(unit, at_a_battlefield)))
LECTURING_YORDLE = Unit("OGN-087", "Lecturing Yordle", mind, energy=3, might=2, tags="Yordle, Bandle City").text(
    tank, when(you(play(me)), draw(1)),
)
MEGA_MECH = Unit("OGN-088", "Mega-Mech", mind, energy=7, might=8, tags="Mech, Bandle City")
MIND_RUNE = Rune("OGN-089", "Mind Rune", mind, basic, also="OGN-089a, VEN-R03, SFD-R03, SFD-R03a, UNL-R03, UNL-R03a")
STUPEFY = Spell("OGN-095", "Stupefy", mind, energy=1).text(
    reaction, give(a(unit), might(-1, minimum=1), this_turn), draw(1)
)
RAVENBLOOM_STUDENT = Unit("OGN-103", "Ravenbloom Student", mind, energy=2, might=2, tags="Noxus").text(
    when(you(play(a(spell))), give(me, might(1), this_turn)),
)
SINGULARITY = Spell("OGN-105", "Singularity", mind, energy=6, power=2).text(deal(6, up_to(2, unit)))
KAISA_EVOLUTIONARY = Unit(
    "OGN-112", "Kai'Sa, Evolutionary", mind, energy=6, power=1, might=6, champion="Kai'Sa", tags="The Void",
    also="OGN-112a",
).text(
    ganking,
    when(
        me(conquer),
        may(play(a(spell, your_trash, with_cost(energy=less_than(points_of(you)))), price=without_paying_energy)),
        afterwards(recycle(it)),
    ),
)
BODY_RUNE = Rune("OGN-126", "Body Rune", body, basic, also="OGN-126a, VEN-R04, SFD-R04, SFD-R04a, UNL-R04, UNL-R04a")
CANNON_BARRAGE = Spell("OGN-127", "Cannon Barrage", body, energy=2, power=1).text(
    reaction, deal(2, every(enemy, unit, in_combat))
)
CONFRONT = Spell("OGN-129", "Confront", body, energy=2).text(
    action, this_turn(have(every(unit, your), enter(readied))), draw(1)
)
CRACKSHOT_CORSAIR = Unit("OGN-130", "Crackshot Corsair", body, energy=3, might=3, tags="Pirate, Bilgewater").text(
    when(me(attack), deal(1, an(enemy, unit, here))),
)
DUNE_DRAKE = Unit("OGN-131", "Dune Drake", body, energy=5, might=5, tags="Dragon, Shurima").text(
    when(me(attack), if_(there_is(a(readied, enemy, unit, here)), give(me, might(2), this_turn))),
)
FIRST_MATE = Unit("OGN-132", "First Mate", body, energy=3, might=3, tags="Pirate, Bilgewater").text(
    when(you(play(me)), ready(an(other, unit))),
)
MOBILIZE = Spell("OGN-134", "Mobilize", body, energy=2).text(channel(1, exhausted), if_(not_(you_do), draw(1)))
STORMCLAW_URSINE = Unit("OGN-137", "Stormclaw Ursine", body, energy=7, might=6, tags="Freljord").text(
    tank, when(you(play(me)), channel(1, exhausted)),
)
MOUNTAIN_DRAKE = Unit("OGN-142", "Mountain Drake", body, energy=9, might=10, tags="Dragon")
CHAOS_RUNE = Rune("OGN-166", "Chaos Rune", chaos, basic, also="OGN-166a, VEN-R05, SFD-R05, SFD-R05a, UNL-R05, UNL-R05a")
GUST = Spell("OGN-169", "Gust", chaos, energy=1).text(
    reaction, return_to_hand(a(unit, with_might(at_most(3)), at_a_battlefield))
)
MORBID_RETURN = Spell("OGN-170", "Morbid Return", chaos, energy=2).text(action, return_to_hand(a(unit, your_trash)))
MYSTIC_PORO = Unit("OGN-171", "Mystic Poro", chaos, energy=2, might=2, tags="Poro", also="UNL-224").text(vision)
SAI_SCOUT = Unit("OGN-174", "Sai Scout", chaos, energy=6, might=5, tags="Shurima").text(
    vision, can(you(play(me, to=an(open_, battlefield)))),
)
SNEAKY_DECKHAND = Unit("OGN-176", "Sneaky Deckhand", chaos, energy=3, might=2, tags="Pirate, Bilgewater").text(
    can(you(play(me, to=an(open_, battlefield)))),
)
TRAVELING_MERCHANT = Unit("OGN-185", "Traveling Merchant", chaos, energy=2, might=2, tags="Bilgewater").text(
    when(me(move), discard(1), draw(1)),
)
MADDENED_MARAUDER = Unit("OGN-191", "Maddened Marauder", chaos, energy=5, might=4, tags="Pirate, Bilgewater").text(
    tank, when(you(play(me)), move(a(unit, at_a_battlefield), base_of(it))),
)
BACK_TO_BACK = Spell("OGN-206", "Back to Back", order, energy=3).text(
    reaction, give(some(2, friendly, unit), might(2), this_turn)
)
DARING_PORO = Unit("OGN-210", "Daring Poro", order, energy=2, might=2, tags="Poro", also="UNL-225").text(assault())
FAITHFUL_MANUFACTOR = Unit("OGN-211", "Faithful Manufactor", order, energy=3, might=2, tags="Piltover").text(
    when(you(play(me)), play(tokens(RECRUIT), here)),
)
ORDER_RUNE = Rune("OGN-214", "Order Rune", order, basic, also="OGN-214a, VEN-R06, SFD-R06, SFD-R06a, UNL-R06, UNL-R06a")
PETTY_OFFICER = Unit("OGN-215", "Petty Officer", order, energy=5, might=5, tags="Pirate, Bilgewater").text(assault())
VANGUARD_SERGEANT = Unit("OGN-219", "Vanguard Sergeant", order, energy=4, might=4, tags="Elite, Demacia")
NOXIAN_DRUMMER = Unit("OGN-222", "Noxian Drummer", order, energy=3, might=3, tags="Trifarian, Noxus").text(
    when(me(move(to=a(battlefield))), play(tokens(RECRUIT), here)),
)
FORTIFIED_POSITION = Battlefield("OGN-279", "Fortified Position").text(
    when(you(defend(here)), choose(a(unit)), give(it, shield(2), this_combat)),
)
STARTIPPED_PEAK = Battlefield("OGN-288", "Startipped Peak").text(when(you(hold(here)), may(channel(1, exhausted))))
TRIFARIAN_WAR_CAMP = Battlefield("OGN-294", "Trifarian War Camp").text(have(every(unit, here), might(1)))
VOID_GATE = Battlefield("OGN-296", "Void Gate").text(
    have(every(either(spell, ability)), bonus_damage(1, to=every(unit, here)))
)
