"""Origins: Body (OGN-124 to OGN-164)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Rune,
    Spell,
    Unit,
    a,
    ability,
    accelerate,
    action,
    activate,
    add,
    an,
    any_amount,
    assault,
    at_a_battlefield,
    attack,
    banish,
    basic,
    battlefield,
    body,
    buff,
    buffed,
    can,
    card,
    channel,
    choose,
    choose_one,
    compare,
    conquer,
    cost,
    cost_less,
    damaged,
    deal,
    deal_to_each_other,
    deflect,
    die,
    draw,
    either,
    ends,
    enemy,
    enter,
    every,
    exhaust,
    exhausted,
    first,
    for_each,
    friendly,
    ganking,
    gear,
    give,
    happened,
    have,
    here,
    hidden,
    if_,
    ignoring_cost,
    in_combat,
    is_,
    it,
    kill,
    legend,
    less_than,
    may,
    me,
    might,
    move,
    must,
    not_,
    occupied,
    one_or_more,
    opponent,
    optional_cost,
    other,
    pay,
    per,
    play,
    prevent,
    reaction,
    readied,
    ready,
    recycle,
    rest,
    reveal,
    rune,
    shield,
    spell,
    spend_buff,
    stun,
    tag,
    tank,
    that,
    that_many,
    their_hand,
    there_is,
    they,
    this,
    this_turn,
    top_until,
    turn,
    unit,
    up_to,
    when,
    would,
    you,
    you_do,
    you_paid,
    your,
)

ARENA_BAR = Gear("OGN-124", "Arena Bar", body, energy=3).text(
    activate(cost(exhaust(this)), buff(an(exhausted, friendly, unit))),
)
BILGEWATER_BULLY = Unit("OGN-125", "Bilgewater Bully", body, energy=6, might=6, tags="Bilgewater").text(
    if_(is_(me, buffed), ganking),
)
BODY_RUNE = Rune("OGN-126", "Body Rune", body, basic, also="OGN-126a, VEN-R04, SFD-R04, SFD-R04a, UNL-R04, UNL-R04a")
CANNON_BARRAGE = Spell("OGN-127", "Cannon Barrage", body, energy=2, power=1).text(
    reaction, deal(2, every(enemy, unit, in_combat))
)
CHALLENGE = Spell("OGN-128", "Challenge", body, energy=2, power=1).text(
    action, choose(a(friendly, unit).called("unit")), choose(an(enemy, unit).called("enemy")),
    deal_to_each_other(that("unit"), that("enemy")),
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
FLURRY_OF_BLADES = Spell("OGN-133", "Flurry of Blades", body, energy=1).text(
    reaction, deal(1, every(unit, at_a_battlefield)),
)
MOBILIZE = Spell("OGN-134", "Mobilize", body, energy=2).text(channel(1, exhausted), if_(not_(you_do), draw(1)))
PAKAA_CUB = Unit("OGN-135", "Pakaa Cub", body, energy=3, might=3, tags="Cat, Ixtal").text(hidden)
PIT_ROOKIE = Unit("OGN-136", "Pit Rookie", body, energy=2, might=2, tags="Bilgewater").text(
    when(you(play(me)), buff(an(other, friendly, unit))),
)
STORMCLAW_URSINE = Unit("OGN-137", "Stormclaw Ursine", body, energy=7, might=6, tags="Freljord").text(
    tank, when(you(play(me)), channel(1, exhausted)),
)
CATALYST_OF_AEONS = Spell("OGN-138", "Catalyst of Aeons", body, energy=4).text(
    channel(2, exhausted), if_(compare(that_many, less_than(2)), draw(1)),
)
CITHRIA_OF_CLOUDFIELD = Unit("OGN-139", "Cithria of Cloudfield", body, energy=2, might=1, tags="Elite, Demacia").text(
    when(you(play(an(other, unit))), buff(me)),
)
HERALD_OF_SCALES = Unit("OGN-140", "Herald of Scales", body, energy=4, might=3, tags="Mount Targon").text(
    have(every(your, tag("Dragon"), card), cost_less(2, minimum=1)),
)
KINKOU_MONK = Unit("OGN-141", "Kinkou Monk", body, energy=4, power=1, might=4, tags="Ionia").text(
    when(you(play(me)), buff(up_to(2, other, friendly, unit))),
)
MOUNTAIN_DRAKE = Unit("OGN-142", "Mountain Drake", body, energy=9, might=10, tags="Dragon")
PIRATES_HAVEN = Gear("OGN-143", "Pirate's Haven", body, energy=3).text(
    when(you(ready(a(friendly, unit))), give(it, might(1), this_turn)),
)
SPOILS_OF_WAR = Spell("OGN-144", "Spoils of War", body, energy=4, power=1).text(
    reaction, if_(happened(an(enemy, unit)(die)), have(this, cost_less(2))), draw(2),
)
UNYIELDING_SPIRIT = Spell("OGN-145", "Unyielding Spirit", body, energy=1, power=1).text(
    reaction, this_turn(would(every(either(spell, ability))(deal()), prevent())),
)
WALLOP = Spell("OGN-146", "Wallop", body, energy=2).text(
    action, optional_cost(spend_buff()), if_(you_paid, have(this, ignoring_cost)), ready(a(unit)),
)
WILDCLAW_SHAMAN = Unit("OGN-147", "Wildclaw Shaman", body, energy=4, might=3, tags="Freljord").text(
    when(you(play(me)), may(spend_buff()).to(buff(me), ready(me))),
)
ANIVIA_PRIMAL = Unit(
    "OGN-148", "Anivia, Primal", body, energy=7, power=2, might=8, champion="Anivia", tags="Bird, Freljord"
).text(
    when(me(attack), deal(3, every(enemy, unit, here))),
)
CARNIVOROUS_SNAPVINE = Unit(
    "OGN-149", "Carnivorous Snapvine", body, energy=5, power=2, might=6, tags="Shadow Isles"
).text(
    when(you(play(me)), choose(an(enemy, unit, at_a_battlefield)), deal_to_each_other(me, it)),
)
KRAKEN_HUNTER = Unit("OGN-150", "Kraken Hunter", body, energy=3, power=2, might=5, tags="Pirate, Bilgewater").text(
    accelerate, assault(),
    optional_cost(spend_buff(any_amount.called("spent"))),
    have(me, cost_less(body, times=per(that("spent")))),
)
LEE_SIN_CENTERED = Unit(
    "OGN-151", "Lee Sin, Centered", body, energy=6, might=6, champion="Lee Sin", tags="Ionia", also="OGN-151a"
).text(
    accelerate, have(every(other, buffed, friendly, unit, at_a_battlefield, here), might(2)),
)
MISTFALL = Gear("OGN-152", "Mistfall", body, energy=3).text(
    when(you(buff(a(friendly, unit))), may(pay(body), exhaust(this)).to(ready(it))),
)
OVERT_OPERATION = Spell("OGN-153", "Overt Operation", body, energy=5, power=2).text(
    action, for_each(every(friendly, unit), may(spend_buff(of=it)).to(ready(it))), buff(every(friendly, unit)),
)
PRIMAL_STRENGTH = Spell("OGN-154", "Primal Strength", body, energy=4, power=1).text(
    action, give(a(unit), might(7), this_turn),
)
QIYANA_VICTORIOUS = Unit(
    "OGN-155", "Qiyana, Victorious", body, energy=4, power=1, might=4, champion="Qiyana", tags="Ixtal"
).text(
    deflect(), when(me(conquer), must(choose_one(draw(1), channel(1, exhausted)))),
)
SABOTAGE = Spell("OGN-156", "Sabotage", body, energy=1, power=1).text(
    choose(an(opponent)), they(reveal(their_hand)), choose(a(card, not_(unit), their_hand)), recycle(it),
)
UDYR_WILDMAN = Unit(
    "OGN-157", "Udyr, Wildman", body, energy=6, power=1, might=6, champion="Udyr", tags="Freljord"
).text(
    activate(
        cost(spend_buff(of=me)),
        choose_one(
            deal(2, a(unit, at_a_battlefield)), stun(a(unit, at_a_battlefield)), ready(me),
            give(me, ganking, this_turn),
        ).not_chosen_this_turn(by_you=True),
    ),
)
VOLIBEAR_IMPOSING = Unit(
    "OGN-158", "Volibear, Imposing", body, energy=12, power=2, might=10, champion="Volibear", tags="Freljord",
    also="OGN-158a"
).text(
    shield(3), tank, when(an(opponent)(move(one_or_more(unit), to=a(battlefield, not_(here)))), draw(1)),
)
WARWICK_HUNTER = Unit(
    "OGN-159", "Warwick, Hunter", body, energy=6, power=1, might=5, champion="Warwick", tags="Dog, Zaun"
).text(
    have(me, enter(readied)), when(me(attack), kill(every(damaged, enemy, unit, here))),
)
DAZZLING_AURORA = Gear("OGN-160", "Dazzling Aurora", body, energy=9, power=2).text(
    when(ends(turn, you), reveal(top_until(a(unit))), banish(it), play(it, price=ignoring_cost), recycle(rest)),
)
DEADBLOOM_PREDATOR = Unit("OGN-161", "Deadbloom Predator", body, energy=8, power=2, might=8, tags="Shadow Isles").text(
    deflect(), can(you(play(me, to=an(occupied, enemy, battlefield)))),
)
MISS_FORTUNE_CAPTAIN = Unit(
    "OGN-162", "Miss Fortune, Captain", body, energy=5, power=1, might=5, champion="Miss Fortune",
    tags="Pirate, Bilgewater", also="OGN-162a"
).text(
    accelerate, ganking, when(first(me(move)), may(ready(an(other, exhausted, either(unit, gear, rune, legend))))),
)
SEAL_OF_STRENGTH = Gear("OGN-163", "Seal of Strength", body, energy=0, power=1, also="SFD-231").text(
    activate(cost(exhaust(this)), add(body), timing=reaction),
)
SETT_BRAWLER = Unit(
    "OGN-164", "Sett, Brawler", body, energy=5, power=1, might=4, champion="Sett", tags="Ionia",
    also="OGN-164a, SFD-232, SFD-232*, VEN-SP4"
).text(
    when(either(you(play(me)), me(conquer)), buff(me)),
    activate(cost(spend_buff(of=me)), give(me, might(4), this_turn)),
)
