"""Origins: Fury (OGN-001 to OGN-041)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Rune,
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
    assault,
    at_a_battlefield,
    at_least,
    attack,
    attacking,
    banish,
    basic,
    battlefield,
    bonus_damage,
    cant,
    card,
    choose,
    compare,
    conquer,
    controlled_by,
    controller_of,
    cost,
    cost_less,
    cost_of,
    deal,
    deal_split,
    deflect,
    die,
    discard,
    do_this,
    draw,
    enemy,
    enter,
    every,
    excess_damage,
    exhaust,
    exhausted,
    facedown_card,
    friendly,
    fury,
    gain_points,
    ganking,
    gear,
    give,
    happened,
    have,
    heal,
    here,
    if_,
    ignoring_cost,
    is_,
    it,
    kill,
    legion,
    may,
    me,
    might,
    might_among,
    mighty,
    next_,
    nth,
    once,
    opponent,
    optional_cost,
    other,
    pay,
    per,
    play,
    points_of,
    reaction,
    readied,
    ready,
    recall,
    recycle,
    rest,
    return_to_hand,
    reveal,
    spell,
    the_discarded,
    there_is,
    this,
    this_turn,
    top,
    unit,
    unless,
    when,
    would,
    you,
    you_paid,
    your,
    your_trash,
)

BLAZING_SCORCHER = Unit("OGN-001", "Blazing Scorcher", fury, energy=5, might=5, tags="Dragon, Noxus").text(accelerate)
BRAZEN_BUCCANEER = Unit("OGN-002", "Brazen Buccaneer", fury, energy=6, might=5, tags="Pirate, Bilgewater").text(
    optional_cost(discard(1)), if_(you_paid, have(me, cost_less(2))),
)
CHEMTECH_ENFORCER = Unit("OGN-003", "Chemtech Enforcer", fury, energy=2, might=2, tags="Zaun").text(
    assault(2), when(you(play(me)), discard(1)),
)
CLEAVE = Spell("OGN-004", "Cleave", fury, energy=1).text(action, give(a(unit), assault(3), this_turn))
DISINTEGRATE = Spell("OGN-005", "Disintegrate", fury, energy=4).text(
    action, deal(3, a(unit, at_a_battlefield)), do_this(draw(1), on=this(kill(it))),
)
FLAME_CHOMPERS = Unit("OGN-006", "Flame Chompers", fury, energy=3, might=3, tags="Zaun").text(
    when(you(discard(me)), may(pay(fury)).to(play(me, price=ignoring_cost))),
)
FURY_RUNE = Rune("OGN-007", "Fury Rune", fury, basic, also="OGN-007a, VEN-R01, SFD-R01, SFD-R01a, UNL-R01, UNL-R01a")
GET_EXCITED = Spell("OGN-008", "Get Excited!", fury, energy=2, power=1).text(
    action, discard(1), deal(cost_of(the_discarded), a(unit, at_a_battlefield)),
)
HEXTECH_RAY = Spell("OGN-009", "Hextech Ray", fury, energy=1, power=1).text(action, deal(3, a(unit, at_a_battlefield)))
LEGION_REARGUARD = Unit("OGN-010", "Legion Rearguard", fury, energy=2, might=2, tags="Trifarian, Noxus").text(
    accelerate,
)
MAGMA_WURM = Unit("OGN-011", "Magma Wurm", fury, energy=8, power=1, might=8, tags="Freljord").text(
    have(every(other, friendly, unit), enter(readied)),
)
NOXUS_HOPEFUL = Unit("OGN-012", "Noxus Hopeful", fury, energy=4, might=4, tags="Trifarian, Noxus").text(
    legion(have(me, cost_less(2))),
)
POUTY_PORO = Unit("OGN-013", "Pouty Poro", fury, energy=2, might=2, tags="Poro", also="UNL-220").text(deflect())
SKY_SPLITTER = Spell("OGN-014", "Sky Splitter", fury, energy=8, power=1).text(
    action, have(this, cost_less(1, times=might_among("highest", every(your, unit)))),
    deal(5, a(unit, at_a_battlefield)),
)
CAPTAIN_FARRON = Unit("OGN-015", "Captain Farron", fury, energy=4, power=1, might=5, tags="Trifarian, Noxus").text(
    have(every(other, friendly, unit, here), assault()),
)
DANGEROUS_DUO = Unit("OGN-016", "Dangerous Duo", fury, energy=3, might=3, tags="Mech, Bandle City").text(
    legion(when(you(play(me)), give(a(unit), might(2), this_turn))),
)
IRON_BALLISTA = Gear("OGN-017", "Iron Ballista", fury, energy=3).text(
    have(this, enter(exhausted)), activate(cost(exhaust(this)), deal(2, a(unit, at_a_battlefield))),
)
NOXUS_SABOTEUR = Unit("OGN-018", "Noxus Saboteur", fury, energy=3, might=3, tags="Trifarian, Noxus").text(
    cant(every(opponent)(reveal(every(facedown_card, here)))),
)
RAGING_SOUL = Unit("OGN-019", "Raging Soul", fury, energy=4, might=4, tags="Spirit, Shadow Isles").text(
    if_(happened(you(discard(a(card)))), have(me, assault(), ganking)),
)
SCRAPYARD_CHAMPION = Unit(
    "OGN-020", "Scrapyard Champion", fury, energy=5, power=1, might=5, tags="Mech, Bandle City"
).text(legion(when(you(play(me)), discard(2), draw(2))))
SUN_DISC = Gear("OGN-021", "Sun Disc", fury, energy=2, power=1).text(
    activate(cost(exhaust(this)), legion(this_turn(have(every(your, next_, unit), enter(readied))))),
)
THERMO_BEAM = Spell("OGN-022", "Thermo Beam", fury, energy=5, power=2).text(action, kill(every(gear)))
UNLICENSED_ARMORY = Gear("OGN-023", "Unlicensed Armory", fury, energy=2).text(
    activate(
        cost(discard(1), exhaust(this)), choose(a(friendly, unit)),
        this_turn(would(it(die), may(pay(fury)).to(heal(it), exhaust(it), recall(it)), limit=once)),
    ),
)
VOID_SEEKER = Spell("OGN-024", "Void Seeker", fury, energy=3, power=1).text(
    action, deal(4, a(unit, at_a_battlefield)), draw(1)
)
BLIND_FURY = Spell("OGN-025", "Blind Fury", fury, energy=4, power=2).text(
    action, every(opponent)(reveal(top(1))), choose(a(card, among_them)), banish(it), play(it, price=ignoring_cost),
    recycle(rest),
)
BRYNHIR_THUNDERSONG = Unit("OGN-026", "Brynhir Thundersong", fury, energy=6, might=5, tags="Freljord").text(
    when(you(play(me)), this_turn(cant(every(opponent)(play(a(card)))))),
)
DARIUS_TRIFARIAN = Unit(
    "OGN-027", "Darius, Trifarian", fury, energy=5, power=1, might=5, champion="Darius", tags="Trifarian, Noxus",
    also="OGN-027a"
).text(when(nth(2, you(play(a(card)))), give(me, might(2), this_turn), ready(me)))
DRAVEN_SHOWBOAT = Unit(
    "OGN-028", "Draven, Showboat", fury, energy=5, power=1, might=3, champion="Draven", tags="Noxus", also="VEN-172"
).text(have(me, might(points_of(you))))
FALLING_STAR = Spell("OGN-029", "Falling Star", fury, energy=2, power=2).text(deal(3, a(unit)), deal(3, a(unit)))
JINX_DEMOLITIONIST = Unit(
    "OGN-030", "Jinx, Demolitionist", fury, energy=3, power=1, might=4, champion="Jinx", tags="Zaun",
    also="OGN-030a, VEN-168"
).text(accelerate, assault(2), when(you(play(me)), discard(2)))
RAGING_FIREBRAND = Unit(
    "OGN-031", "Raging Firebrand", fury, energy=6, power=1, might=4, tags="Dragon, Mount Targon"
).text(when(you(play(me)), this_turn(have(every(your, next_, spell), cost_less(5)))))
RAVENBORN_TOME = Gear("OGN-032", "Ravenborn Tome", fury, energy=3).text(
    activate(cost(exhaust(this)), this_turn(have(every(your, next_, spell), bonus_damage(1)))),
)
SHAKEDOWN = Spell("OGN-033", "Shakedown", fury, energy=2, power=1).text(
    reaction, choose(an(enemy, unit)), unless(controller_of(it)(controller_of(this)(draw(2))), deal(6, it)),
)
TRYNDAMERE_BARBARIAN = Unit(
    "OGN-034", "Tryndamere, Barbarian", fury, energy=7, power=2, might=8, champion="Tryndamere", tags="Freljord"
).text(when(me(conquer).provided(is_(me, attacking), compare(excess_damage(you), at_least(5))), gain_points(1)))
VAYNE_HUNTER = Unit(
    "OGN-035", "Vayne, Hunter", fury, energy=4, power=1, might=2, champion="Vayne", tags="Demacia",
    also="SFD-223, SFD-223*"
).text(
    assault(3), if_(there_is(a(battlefield, controlled_by(an(opponent)))), have(me, enter(readied))),
    when(me(conquer), may(pay(1)).to(return_to_hand(me))),
)
VI_DESTRUCTIVE = Unit(
    "OGN-036", "Vi, Destructive", fury, energy=2, power=1, might=3, champion="Vi", tags="Piltover", also="VEN-167"
).text(ganking, activate(cost(recycle(a(card, your_trash))), give(me, might(1), this_turn)))
IMMORTAL_PHOENIX = Unit("OGN-037", "Immortal Phoenix", fury, energy=3, power=1, might=3, tags="Spirit").text(
    assault(2),
    if_(
        is_(me, your_trash),
        when(you(kill(a(unit), with_=a(spell))), may(pay(1, fury)).to(play(me, price=ignoring_cost))),
    ),
)
KADREGRIN_THE_INFERNAL = Unit(
    "OGN-038", "Kadregrin the Infernal", fury, energy=9, power=2, might=9, tags="Dragon, Demacia"
).text(when(you(play(me)), draw(per(every(your, mighty, unit)))))
KAISA_SURVIVOR = Unit(
    "OGN-039", "Kai'Sa, Survivor", fury, energy=4, might=4, champion="Kai'Sa", tags="The Void", also="OGN-039a, VEN-SP1"
).text(accelerate, when(me(conquer), draw(1)))
SEAL_OF_RAGE = Gear("OGN-040", "Seal of Rage", fury, energy=0, power=1, also="SFD-222").text(
    activate(cost(exhaust(this)), add(fury), timing=reaction),
)
VOLIBEAR_FURIOUS = Unit(
    "OGN-041", "Volibear, Furious", fury, energy=10, power=2, might=9, champion="Volibear", tags="Freljord",
    also="OGN-041a"
).text(deflect(2), when(me(attack), deal_split(5, any_number(enemy, unit, here))))
