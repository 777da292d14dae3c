"""Vendetta: Calm (VEN-024 to VEN-046)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    ability,
    an,
    anyone,
    at,
    at_a_battlefield,
    at_least,
    at_most,
    at_the,
    attached_to,
    attack,
    battlefield,
    calm,
    cant,
    card,
    channel_only,
    choose,
    choose_one,
    chosen_by,
    combat,
    compare,
    conquer,
    cost_less,
    cost_more,
    counter,
    deal,
    deflect,
    disempower,
    draw,
    during,
    either,
    empower,
    empower_for,
    empowered,
    ends,
    enemy,
    equip,
    equipment,
    every,
    exactly,
    first,
    flow,
    friendly,
    fury,
    gain_points,
    gear,
    give,
    happened,
    have,
    here,
    hidden,
    hold,
    if_,
    in_combat,
    in_combat_with,
    is_,
    it,
    kill,
    me,
    might,
    move,
    next_,
    not_,
    of_domain,
    opponent,
    other,
    other_than,
    per,
    play,
    player,
    prevent,
    put_in_trash,
    rainbow,
    reaction,
    reveal,
    rune,
    shield,
    spell,
    that,
    there_is,
    this,
    this_turn,
    top,
    turn,
    turns_of,
    unit,
    weaponmaster,
    when,
    while_empowered,
    would,
    you,
    your,
)

AFFECTIONATE_PORO = Unit("VEN-024", "Affectionate Poro", calm, energy=3, might=3, tags="Poro, Noxus").text(
    when(ends(combat, me).provided(not_(happened(anyone(deal(to=me))))), draw(1)),
)
ESTEEMED_HIEROPHANT = Unit("VEN-025", "Esteemed Hierophant", calm, energy=5, might=5, tags="Shurima").text(
    if_(
        there_is(every(rune, your), at_least(7)),
        would(every(enemy, either(spell, ability))(deal(to=me)), prevent()),
    ),
)
FIELD_MUSICIANS = Unit("VEN-026", "Field Musicians", calm, energy=4, might=3, tags="Ionia").text(
    when(you(play(me)), give(a(unit), might(3), this_turn)),
)
HAND_HAMMER = Gear("VEN-027", "Hand Hammer", calm, energy=2, bonus=1, tags="Equipment").text(equip(calm)).wearer(
    if_(
        is_(me, at_a_battlefield),
        if_(there_is(every(other, unit, your, here), exactly(1)), have(me, might(2))),
    ),
)
MOURNFUL_WITNESS = Unit("VEN-028", "Mournful Witness", calm, energy=2, might=2, tags="Fae, Ionia").text(
    when(ends(combat, me), empower(me)), while_empowered(have(me, might(2))),
)
OL_PORO = Unit("VEN-029", "Ol' Poro", calm, energy=2, might=4, tags="Poro, Bandle City").text(
    cant(you(play(me)).provided(during(turn, you), compare(turns_of(you), at_most(3)))),
)
SERENE_ASCETIC = Unit("VEN-030", "Serene Ascetic", calm, energy=3, might=3, tags="Ionia").text(
    empower_for(3), while_empowered(have(me, deflect(), shield(3))),
)
TWILIGHT_SHROUD = Spell("VEN-031", "Twilight Shroud", calm, energy=1).text(
    give(a(friendly, unit), might(1), this_turn),
    this_turn(cant(every(enemy, either(spell, ability))(choose(it)))), flow(2),
)
FROSTCOAT_MOTHER = Unit("VEN-032", "Frostcoat Mother", calm, energy=3, might=3, tags="Dog, Freljord").text(
    empower_for(12).costing(cost_less(1, times=per(every(rune, your)))), while_empowered(have(me, might(3))),
)
PAKAA_PROTECTOR = Unit("VEN-033", "Pakaa Protector", calm, energy=5, might=4, tags="Cat, Shurima").text(
    when(
        me(move), reveal(top(1)),
        if_(is_(it, unit), draw(it)).otherwise(put_in_trash(it), give(me, might(2), this_turn)),
    ),
)
RESONATING_STRIKE = Spell("VEN-034", "Resonating Strike", calm, energy=2, power=1).text(
    hidden, reaction, choose(a(battlefield, your).called("place")),
    choose(a(unit, your, not_(at(that("place")))).called("unit")),
    move(that("unit"), that("place")), give(that("unit"), might(2), this_turn),
)
SANCTION = Spell("VEN-035", "Sanction", calm, energy=3, power=1).text(
    reaction,
    choose_one(
        (empower(a(unit)), at_the(ends(turn), disempower(it))),
        (disempower(an(empowered, unit)), at_the(ends(turn), empower(it))),
    ),
)
SANDSTONE_CHIMERA = Unit("VEN-036", "Sandstone Chimera", calm, energy=7, power=2, might=8, tags="Shurima").text(
    if_(is_(me, at_a_battlefield), have(every(player), channel_only(1))),
)
TOMB_RAIDER_BARBARA = Unit("VEN-037", "Tomb-Raider Barbara", calm, energy=4, might=4, tags="Shurima").text(
    when(
        you(play(me)).provided(there_is(every(rune, your), at_least(7))), choose(an(enemy, gear)),
        if_(is_(it, empowered), disempower(it)).otherwise(kill(it)),
    ),
)
AKALI_SILENT = Unit(
    "VEN-038", "Akali, Silent", calm, energy=4, power=1, might=4, champion="Akali", tags="Ionia", also="VEN-038a"
).text(
    if_(is_(me, not_(in_combat)), cant(every(enemy, either(spell, ability))(choose(me)))),
    when(me(move(to=a(battlefield))), give(me, might(2), this_turn)),
)
CRUMBLING_SANDS = Spell("VEN-039", "Crumbling Sands", calm, energy=1, power=1).text(
    reaction, choose(a(spell)), if_(happened(an(opponent)(play(a(spell, other_than(it))))), counter(it)),
)
DECREE_OF_FOCUS = Spell("VEN-040", "Decree of Focus", calm, energy=1).text(
    reaction,
    give(
        a(friendly, unit,
          either(in_combat_with(an(enemy, unit, of_domain(fury))), chosen_by(an(enemy, spell, of_domain(fury))))),
        might(4), this_turn,
    ),
)
RIVEN_SHATTERED = Unit(
    "VEN-041", "Riven, Shattered", calm, energy=3, power=1, might=3, champion="Riven", tags="Noxus", also="VEN-171"
).text(
    weaponmaster,
    when(me(attack), choose(an(enemy, unit, here)), deal(per(every(equipment, attached_to(me)), 2), it)),
)
SHEN_SCOURGE_OF_SHADOWS = Unit(
    "VEN-042", "Shen, Scourge of Shadows", calm, energy=5, power=1, might=6, champion="Shen", tags="Ionia",
    also="VEN-170, VEN-042a"
).text(when(me(hold).provided(there_is(every(other, unit, your, here), exactly(1))), draw(1)))
STEEL_PAWS = Unit("VEN-043", "Steel Paws", calm, energy=1, might=0, tags="Cat, Piltover").text(
    deflect(), empower_for(7), while_empowered(have(me, might(7))),
)
ASTRAL_HERON = Unit("VEN-044", "Astral Heron", calm, energy=7, might=7, tags="Bird, Mount Targon").text(
    when(
        first(you(play(a(card))).provided(is_(me, at_a_battlefield))),
        this_turn(have(every(your, next_, card), cost_less(2, rainbow, rainbow))),
    ),
)
HELM_OF_SUPPRESSION = Gear("VEN-045", "Helm of Suppression", calm, energy=4, power=1).text(
    empower_for(4, calm),
    have(every(enemy, spell), cost_more(1)).instead_if(
        is_(this, empowered), have(every(enemy, spell), cost_more(1, rainbow))),
)
NASUS_ASCENDED = Unit(
    "VEN-046", "Nasus, Ascended", calm, energy=8, power=1, might=8, champion="Nasus", tags="Dog, Shurima",
    also="VEN-046a"
).text(deflect(2), empower_for(8), while_empowered(when(me(conquer), gain_points(1))))
