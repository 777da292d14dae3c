"""Proving Grounds (OGS)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Legend,
    Spell,
    Unit,
    a,
    ability,
    action,
    activate,
    add,
    alone,
    an,
    assault,
    at,
    at_a_battlefield,
    at_least,
    base_of,
    battlefield,
    body,
    bonus_damage,
    calm,
    chaos,
    choose,
    conquer,
    cost,
    deal,
    deal_to_each_other,
    defending,
    die,
    draw,
    either,
    ends,
    enemy,
    enter,
    every,
    exhaust,
    friendly,
    fury,
    ganking,
    give,
    have,
    heal,
    here,
    if_,
    it,
    kill,
    me,
    might,
    mind,
    move,
    once,
    order,
    other,
    play,
    reaction,
    readied,
    ready,
    recall,
    return_to_hand,
    rune,
    shield,
    signature,
    spell,
    that,
    them,
    there,
    there_is,
    this_turn,
    tokens,
    turn,
    unit,
    up_to,
    when,
    with_cost,
    would,
    you,
    your,
    your_trash,
)

ANNIE_FIERY = Unit("OGS-001", "Annie, Fiery", fury, energy=5, power=1, might=4, champion="Annie", tags="Noxus").text(
    have(every(your, either(spell, ability)), bonus_damage(1)),
)
FIRESTORM = Spell("OGS-002", "Firestorm", fury, energy=6, power=1).text(deal(3, every(enemy, unit, at(a(battlefield)))))
INCINERATE = Spell("OGS-003", "Incinerate", fury, energy=2).text(action, deal(2, a(unit, at_a_battlefield)))
YI_MEDITATIVE = Unit(
    "OGS-004", "Yi, Meditative", calm, energy=5, power=1, might=4, champion="Master Yi", tags="Ionia"
).text(if_(there_is(every(rune, your), at_least(8)), have(me, might(4))))
ZEPHYR_SAGE = Unit("OGS-005", "Zephyr Sage", calm, energy=6, power=1, might=6, tags="Ionia, Bird").text(shield())
LUX_ILLUMINATED = Unit(
    "OGS-006", "Lux, Illuminated", mind, energy=6, power=1, might=5, champion="Lux", tags="Demacia"
).text(when(you(play(a(spell, with_cost(energy=at_least(5))))), give(me, might(3), this_turn)))
GAREN_RUGGED = Unit(
    "OGS-007", "Garen, Rugged", body, energy=6, power=1, might=5, champion="Garen", tags="Elite, Demacia"
).text(assault(2), shield(2))
GENTLEMENS_DUEL = Spell("OGS-008", "Gentlemen's Duel", body, energy=6, power=1).text(
    action, give(a(friendly, unit).called("unit"), might(3), this_turn), choose(an(enemy, unit).called("enemy")),
    deal_to_each_other(that("unit"), that("enemy")),
)
YI_HONED = Unit("OGS-009", "Yi, Honed", body, energy=7, power=1, might=6, champion="Master Yi", tags="Ionia").text(
    ganking, have(me, enter(readied)),
)
ANNIE_STUBBORN = Unit(
    "OGS-010", "Annie, Stubborn", chaos, energy=4, power=1, might=3, champion="Annie", tags="Noxus"
).text(when(you(play(me)), return_to_hand(a(spell, your_trash))))
FLASH = Spell("OGS-011", "Flash", chaos, energy=2).text(reaction, move(up_to(2, friendly, unit), base_of(them)))
BLAST_OF_POWER = Spell("OGS-012", "Blast of Power", order, energy=6, power=1).text(
    action, kill(a(unit, at_a_battlefield))
)
GAREN_COMMANDER = Unit(
    "OGS-013", "Garen, Commander", order, energy=6, power=1, might=5, champion="Garen", tags="Elite, Demacia"
).text(have(every(other, friendly, unit, here), might(1)))
LUX_CROWNGUARD = Unit(
    "OGS-014", "Lux, Crownguard", order, energy=4, might=2, champion="Lux", tags="Demacia", also="VEN-SP6"
).text(activate(cost(exhaust(me)), add(2, use=play(every(spell))), timing=reaction))
RECRUIT_THE_VANGUARD = Spell("OGS-015", "Recruit the Vanguard", order, energy=6).text(action, play(tokens(RECRUIT, 4)))
VANGUARD_ATTENDANT = Unit(
    "OGS-016", "Vanguard Attendant", order, energy=6, power=1, might=5, tags="Elite, Demacia"
).text(have(me, enter(readied)))
ANNIE_DARK_CHILD = Legend("OGS-017", "Annie, Dark Child", fury, chaos, champion="Annie").text(
    when(ends(turn, you), ready(up_to(2, rune))),
)
TIBBERS = Unit("OGS-018", "Tibbers", fury, chaos, signature, energy=8, power=2, might=7, champion="Annie").text(
    when(you(play(me)), deal(3, every(unit, at_a_battlefield))),
)
MASTER_YI_WUJU_BLADESMAN = Legend("OGS-019", "Master Yi, Wuju Bladesman", calm, body, champion="Master Yi").text(
    have(every(friendly, defending, unit, alone), might(2)),
)
HIGHLANDER = Spell("OGS-020", "Highlander", calm, body, signature, energy=4, champion="Master Yi").text(
    reaction, choose(a(friendly, unit)), this_turn(would(it(die), heal(it), exhaust(it), recall(it), limit=once)),
)
LUX_LADY_OF_LUMINOSITY = Legend("OGS-021", "Lux, Lady of Luminosity", mind, order, champion="Lux").text(
    when(you(play(a(spell, with_cost(energy=at_least(5))))), draw(1)),
)
FINAL_SPARK = Spell("OGS-022", "Final Spark", mind, order, signature, energy=8, champion="Lux").text(
    action, deal(8, a(unit))
)
GAREN_MIGHT_OF_DEMACIA = Legend("OGS-023", "Garen, Might of Demacia", body, order, champion="Garen").text(
    when(you(conquer).provided(there_is(every(unit, your, there), at_least(4))), draw(2)),
)
DECISIVE_STRIKE = Spell("OGS-024", "Decisive Strike", body, order, signature, energy=5, power=1, champion="Garen").text(
    action, give(every(friendly, unit), might(2), this_turn),
)
