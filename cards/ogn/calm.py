"""Origins: Calm (OGN-042 to OGN-082)."""
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
    alone,
    among_them,
    an,
    assigned_last,
    at_a_battlefield,
    at_most,
    attack,
    attacking,
    banish,
    base_of,
    basic,
    battlefield,
    buff,
    buffed,
    buffs_give,
    calm,
    cant,
    capacity,
    channel,
    choose_word,
    conquer,
    cost,
    cost_less,
    counter,
    deal,
    deathknell,
    defend,
    defending,
    deflect,
    die,
    double_might,
    draw,
    either,
    ends,
    enemy,
    enter,
    every,
    exhaust,
    exhausted,
    for_each,
    friendly,
    gain_points,
    gear,
    give,
    have,
    heal,
    here,
    hidden,
    hold,
    if_,
    if_lacking,
    is_,
    it,
    kill,
    look_at,
    make_new_choices,
    may,
    me,
    might,
    might_of,
    move,
    near_victory,
    only,
    opponent,
    optional_cost,
    other,
    pay,
    play,
    player,
    reaction,
    readied,
    ready,
    recall,
    recycle,
    rest,
    return_to_hand,
    rune,
    shield,
    spell,
    stun,
    stunned,
    tag,
    take_control,
    tank,
    temporary,
    there_is,
    they,
    this,
    this_turn,
    top,
    turn,
    unit,
    up_to,
    when,
    who_chose,
    with_cost,
    would,
    you,
    you_and,
    you_do,
    you_paid,
    your,
)

CALM_RUNE = Rune("OGN-042", "Calm Rune", calm, basic, also="OGN-042a, VEN-R02, SFD-R02, SFD-R02a, UNL-R02, UNL-R02a")
CHARM = Spell("OGN-043", "Charm", calm, energy=1, power=1).text(move(an(enemy, unit)))
CLOCKWORK_KEEPER = Unit("OGN-044", "Clockwork Keeper", calm, energy=2, might=2, tags="Shurima").text(
    optional_cost(pay(calm)), when(you(play(me)).provided(you_paid), draw(1)),
)
DEFY = Spell("OGN-045", "Defy", calm, energy=1, power=1).text(
    reaction, counter(a(spell, with_cost(energy=at_most(4), power=at_most(1)))),
)
EN_GARDE = Spell("OGN-046", "En Garde", calm, energy=1).text(
    reaction, give(a(friendly, unit), might(1), this_turn), if_(is_(it, your, alone), give(it, might(1), this_turn)),
)
FIND_YOUR_CENTER = Spell("OGN-047", "Find Your Center", calm, energy=3).text(
    action, if_(near_victory(an(opponent), 3), have(this, cost_less(2))), draw(1), channel(1, exhausted),
)
MEDITATION = Spell("OGN-048", "Meditation", calm, energy=2).text(
    reaction, optional_cost(exhaust(a(friendly, unit))), if_(you_paid, draw(2)).otherwise(draw(1)),
)
PLAYFUL_PHANTOM = Unit("OGN-049", "Playful Phantom", calm, energy=5, might=5, tags="Spirit, Shadow Isles")
RUNE_PRISON = Spell("OGN-050", "Rune Prison", calm, energy=2, power=1).text(action, stun(a(unit)))
SOLARI_SHIELDBEARER = Unit("OGN-051", "Solari Shieldbearer", calm, energy=3, might=2, tags="Mount Targon").text(
    when(you(play(me)), stun(a(unit))),
)
STALWART_PORO = Unit("OGN-052", "Stalwart Poro", calm, energy=2, might=2, tags="Poro").text(shield())
STAND_UNITED = Spell("OGN-053", "Stand United", calm, energy=3).text(
    hidden, action, buff(a(friendly, unit)), this_turn(have(every(friendly, unit), buffs_give(1))),
)
SUNLIT_GUARDIAN = Unit("OGN-054", "Sunlit Guardian", calm, energy=3, might=3, tags="Shurima").text(shield(), tank)
WIELDER_OF_WATER = Unit("OGN-055", "Wielder of Water", calm, energy=3, might=2, tags="Ionia").text(
    if_(is_(me, either(attacking, defending), alone), have(me, might(2))),
)
ADAPTATRON = Unit("OGN-056", "Adaptatron", calm, energy=4, might=3, tags="Mech, Piltover").text(
    when(me(conquer), may(kill(a(gear))), if_(you_do, buff(me))),
)
BLOCK = Spell("OGN-057", "Block", calm, energy=2).text(hidden, action, give(a(unit), shield(3), tank, this_turn))
DISCIPLINE = Spell("OGN-058", "Discipline", calm, energy=2).text(reaction, give(a(unit), might(2), this_turn), draw(1))
ECLIPSE_HERALD = Unit("OGN-059", "Eclipse Herald", calm, energy=7, power=1, might=7, tags="Bird, Mount Targon").text(
    when(you(stun(an(enemy, unit))), ready(me), give(me, might(1), this_turn)),
)
MASK_OF_FORESIGHT = Gear("OGN-060", "Mask of Foresight", calm, energy=2).text(
    when(a(friendly, unit, alone)(either(attack, defend)), give(it, might(1), this_turn)),
)
PORO_HERDER = Unit("OGN-061", "Poro Herder", calm, energy=3, power=1, might=3, tags="Freljord").text(
    when(you(play(me)).provided(there_is(a(your, tag("Poro")))), buff(me), draw(1)),
)
REINFORCE = Spell("OGN-062", "Reinforce", calm, energy=5).text(
    look_at(top(5)), may(banish(a(unit, among_them)), play(it, price=cost_less(5))), recycle(rest),
)
SPIRITS_REFUGE = Gear("OGN-063", "Spirit's Refuge", calm, energy=2, power=1).text(
    when(you(play(this)), buff(a(friendly, unit))), have(every(friendly, buffed, unit), if_lacking(deflect())),
)
WIND_WALL = Spell("OGN-064", "Wind Wall", calm, energy=3, power=2).text(reaction, counter(a(spell)))
WIZENED_ELDER = Unit("OGN-065", "Wizened Elder", calm, energy=4, might=4, tags="Ionia").text(
    if_(is_(me, buffed), have(me, might(1))),
)
AHRI_ALLURING = Unit(
    "OGN-066", "Ahri, Alluring", calm, energy=5, power=1, might=4, champion="Ahri", tags="Ionia", also="OGN-066a"
).text(
    when(me(hold), gain_points(1)),
)
BLITZCRANK_IMPASSIVE = Unit(
    "OGN-067", "Blitzcrank, Impassive", calm, energy=5, power=1, might=5, champion="Blitzcrank", tags="Mech, Zaun"
).text(
    tank, when(you(play(me, to=a(battlefield))), may(move(an(enemy, unit), here))), when(me(hold), return_to_hand(me)),
)
CAITLYN_PATROLLING = Unit(
    "OGN-068", "Caitlyn, Patrolling", calm, energy=3, power=1, might=3, champion="Caitlyn", tags="Piltover"
).text(
    have(me, assigned_last),
    if_(is_(me, at_a_battlefield), activate(cost(exhaust(me)), deal(might_of(me), a(unit, at_a_battlefield)))),
)
LAST_STAND = Spell("OGN-069", "Last Stand", calm, energy=3, power=1).text(
    action, give(a(friendly, unit), double_might, this_turn), give(it, temporary),
)
MAGESEEKER_WARDEN = Unit("OGN-070", "Mageseeker Warden", calm, energy=6, power=1, might=5, tags="Demacia").text(
    if_(is_(me, at_a_battlefield), only(every(opponent)(play(every(unit), to=base_of(they))))),
    if_(is_(me, at_a_battlefield), cant(every(either(spell, ability))(ready(every(enemy, either(unit, gear)))))),
)
PARTY_FAVORS = Spell("OGN-071", "Party Favors", calm, energy=3).text(
    every(player, other)(choose_word("Cards", "Runes")),
    for_each(every(player, who_chose("Cards")), you_and(they)(draw(1))),
    for_each(every(player, who_chose("Runes")), you_and(they)(channel(1, exhausted))),
)
SOLARI_SHRINE = Gear("OGN-072", "Solari Shrine", calm, energy=3).text(
    when(you(kill(a(stunned, enemy, unit))), may(exhaust(this)).to(draw(1))),
)
SONA_HARMONIOUS = Unit(
    "OGN-073", "Sona, Harmonious", calm, energy=4, power=1, might=4, champion="Sona", tags="Demacia", also="VEN-SP2"
).text(
    when(ends(turn, you).provided(is_(me, at_a_battlefield)), ready(up_to(4, friendly, rune))),
)
TARIC_PROTECTOR = Unit(
    "OGN-074", "Taric, Protector", calm, energy=4, power=1, might=4, champion="Taric", tags="Mount Targon"
).text(
    shield(), tank, have(every(other, friendly, unit, here), shield()),
)
TASTY_FAEFOLK = Unit("OGN-075", "Tasty Faefolk", calm, energy=7, might=6, tags="Fae, Bandle City").text(
    accelerate, deathknell(channel(2, exhausted), draw(1)),
)
YASUO_REMORSEFUL = Unit(
    "OGN-076", "Yasuo, Remorseful", calm, energy=6, power=2, might=6, champion="Yasuo", tags="Ionia", also="OGN-076a"
).text(
    when(me(attack), deal(might_of(me), an(enemy, unit, here))),
)
ZHONYAS_HOURGLASS = Gear("OGN-077", "Zhonya's Hourglass", calm, energy=2).text(
    hidden, would(a(friendly, unit)(die), kill(this), heal(it), exhaust(it), recall(it)),
)
LEE_SIN_ASCETIC = Unit(
    "OGN-078", "Lee Sin, Ascetic", calm, energy=5, power=1, might=5, champion="Lee Sin", tags="Ionia", also="OGN-078a"
).text(
    shield(), activate(cost(exhaust(me)), buff(me)), have(me, capacity(buffed)),
)
LEONA_ZEALOT = Unit(
    "OGN-079", "Leona, Zealot", calm, energy=6, power=1, might=6, champion="Leona", tags="Mount Targon", also="OGN-079a"
).text(
    if_(near_victory(an(opponent), 3), have(me, enter(readied))),
    have(every(stunned, enemy, unit, here), might(-8, minimum=1)),
)
MYSTIC_REVERSAL = Spell("OGN-080", "Mystic Reversal", calm, energy=4, power=3).text(
    reaction, take_control(a(spell)), may(make_new_choices(it)),
)
SEAL_OF_FOCUS = Gear("OGN-081", "Seal of Focus", calm, energy=0, power=1, also="SFD-226").text(
    activate(cost(exhaust(this)), add(calm), timing=reaction),
)
WHITEFLAME_PROTECTOR = Unit(
    "OGN-082", "Whiteflame Protector", calm, energy=8, power=2, might=8, tags="Dragon, Mount Targon"
).text(
    when(you(play(me)), give(a(unit), might(8), this_turn)),
)
