"""Spiritforged: Calm (SFD-031 to SFD-060)."""
from __future__ import annotations

from cards.tokens import SAND_SOLDIER
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    ability,
    action,
    activate,
    additional_cost,
    alone,
    among_them,
    an,
    any_number,
    anyone,
    as_,
    at_a_battlefield,
    attach,
    attached_to,
    attacking,
    base_of,
    battlefield,
    buff,
    calm,
    cant,
    channel,
    choose,
    choose_one,
    choosing,
    cost,
    cost_less,
    counter,
    deathknell,
    deflect,
    detach,
    die,
    draw,
    either,
    enemy,
    equip,
    equipment,
    equipped,
    every,
    everywhere,
    exhaust,
    exhausted,
    friendly,
    gain_points,
    gear,
    give,
    happened,
    have,
    heal,
    here,
    hidden,
    hold,
    if_,
    is_,
    it,
    kill,
    legend,
    look_at,
    may,
    me,
    might,
    move,
    must,
    once_each_turn,
    opponent,
    other,
    play,
    quick_draw,
    reaction,
    ready,
    recall,
    recycle,
    repeat,
    rest,
    return_to_hand,
    reveal,
    rune,
    same,
    shield,
    some,
    spell,
    stun,
    swap_places,
    tank,
    text_of,
    that,
    them,
    this,
    this_turn,
    times,
    tokens,
    top,
    unit,
    until,
    up_to,
    when,
    would,
    you,
    your,
    your_trash,
)

DESERTS_CALL = Spell("SFD-031", "Desert's Call", calm, energy=2).text(repeat(2), play(tokens(SAND_SOLDIER)))
DISARMING_RAKE = Unit("SFD-032", "Disarming Rake", calm, energy=3, power=1, might=2, tags="Demacia").text(
    when(you(play(me)), may(kill(a(gear)))),
)
DORANS_SHIELD = Gear("SFD-033", "Doran's Shield", calm, energy=1, bonus=1, tags="Equipment").text(equip(calm)).wearer(
    tank,
)
FERAL_STRENGTH = Spell("SFD-034", "Feral Strength", calm, energy=2).text(
    reaction, repeat(2), give(a(unit), might(2), this_turn),
)
GUARDIAN_OF_THE_PASSAGE = Unit(
    "SFD-035", "Guardian of the Passage", calm, energy=6, might=6, tags="Spirit, Shadow Isles"
).text(when(me(hold), may(return_to_hand(an(either(unit, gear), your_trash)))))
LONELY_PORO = Unit("SFD-036", "Lonely Poro", calm, energy=2, might=2, tags="Poro, Freljord", also="UNL-221").text(
    deathknell(if_(is_(me, alone), draw(1))),
)
NAVORI_SCOUT = Unit("SFD-037", "Navori Scout", calm, energy=4, might=4, tags="Yordle, Ionia").text(deflect())
RIBBON_DANCER = Unit("SFD-038", "Ribbon Dancer", calm, energy=3, might=3, tags="Ionia").text(
    when(me(move(to=a(battlefield))), give(an(other, friendly, unit), might(1), this_turn)),
)
ROYAL_ENTOURAGE = Unit("SFD-039", "Royal Entourage", calm, energy=3, power=1, might=4, tags="Shurima").text(
    when(you(play(me)), choose(a(legend)), must(choose_one(ready(it), exhaust(it)))),
)
THWONK = Spell("SFD-040", "Thwonk!", calm, energy=2).text(action, repeat(2), stun(an(attacking, unit)))
APPRENTICE_SMITH = Unit("SFD-041", "Apprentice Smith", calm, energy=2, might=2, tags="Freljord").text(
    when(me(move), reveal(top()), if_(is_(it, gear), draw(it)).otherwise(recycle(it))),
)
BRUTALIZER = Gear("SFD-042", "Brutalizer", calm, energy=2, bonus=1, tags="Equipment").text(equip(calm)).wearer(
    if_(happened(anyone(attach(this, me))), have(me, might(2))),
)
EMPERORS_DIVIDE = Spell("SFD-043", "Emperor's Divide", calm, energy=2).text(
    hidden, action, move(any_number(friendly, unit, same(battlefield)), base_of(them)),
)
LEGION_QUARTERMASTER = Unit("SFD-044", "Legion Quartermaster", calm, energy=3, might=4, tags="Trifarian, Noxus").text(
    additional_cost(return_to_hand(a(friendly, gear))),
)
NOT_SO_FAST = Spell("SFD-045", "Not So Fast", calm, energy=2, power=1).text(
    reaction,
    counter(an(enemy, either(spell, ability), choosing(a(friendly, either(unit, gear))))),
)
PORO_SNAX = Gear("SFD-046", "Poro Snax", calm, energy=1, power=1).text(
    when(you(play(this)), draw(1)), activate(cost(1, calm, exhaust(this), kill(this)), draw(1)),
)
SIMIAN_ANCESTOR = Unit("SFD-047", "Simian Ancestor", calm, energy=5, power=1, might=5, tags="Ionia").text(
    when(you(buff(me)), ready(me)),
)
STELLACORN_HERDER = Unit("SFD-048", "Stellacorn Herder", calm, energy=4, might=3, tags="Mount Targon").text(
    when(me(move), draw(1)),
)
APHELIOS_EXALTED = Unit(
    "SFD-049", "Aphelios, Exalted", calm, energy=4, power=1, might=4, champion="Aphelios", tags="Mount Targon",
    also="SFD-224, SFD-224*"
).text(
    when(
        you(attach(an(equipment), me)),
        choose_one(ready(some(2, rune)), channel(1, exhausted), buff(a(friendly, unit))).not_chosen_this_turn(),
    ),
)
AZIR_ASCENDANT = Unit(
    "SFD-050", "Azir, Ascendant", calm, energy=6, power=1, might=6, champion="Azir", tags="Bird, Shurima",
    also="SFD-050a"
).text(
    activate(
        cost(calm), choose(a(your, unit).called("unit")), swap_places(me, that("unit")),
        if_(is_(that("unit"), equipped), may(attach(up_to(1, equipment, attached_to(that("unit"))), me))),
        timing=action, limit=once_each_turn,
    ),
)
GUARDIAN_ANGEL = Gear("SFD-051", "Guardian Angel", calm, energy=2, bonus=1, tags="Equipment").text(equip(calm)).wearer(
    would(me(die), kill(this), heal(me), exhaust(me), recall(me)),
)
HEART_OF_DARK_ICE = Gear("SFD-052", "Heart of Dark Ice", calm, energy=3, power=1).text(
    activate(cost(exhaust(this)), give(a(unit), might(3), this_turn)),
)
JANNA_SAVIOR = Unit("SFD-053", "Janna, Savior", calm, energy=3, power=1, might=3, champion="Janna", tags="Zaun").text(
    reaction,
    when(you(play(me)), heal(every(unit, your, here)), move(up_to(1, enemy, unit, here), base_of(it))),
)
JAX_UNMATCHED = Unit(
    "SFD-054", "Jax, Unmatched", calm, energy=5, power=1, might=5, champion="Jax", tags="Icathia", also="SFD-054a"
).text(deflect(), have(every(your, equipment, everywhere), quick_draw))
NEEDLESSLY_LARGE_YORDLE = Unit(
    "SFD-055", "Needlessly Large Yordle", calm, energy=10, power=3, might=5, tags="Yordle, Bandle City"
).text(shield(5), tank, have(me, cost_less(2, calm, times=times(you(gain_points(from_=hold))))))
STERAKS_GAGE = Gear("SFD-056", "Sterak's Gage", calm, energy=3, power=2, bonus=3, tags="Equipment").text(
    quick_draw, equip(calm),
)
IRELIA_FERVENT = Unit(
    "SFD-057", "Irelia, Fervent", calm, energy=5, might=4, champion="Irelia", tags="Ionia",
    also="SFD-225, SFD-057a, SFD-225*, VEN-174"
).text(deflect(), when(you(either(choose(me), ready(me))), give(me, might(1), this_turn)))
ORNN_BLACKSMITH = Unit(
    "SFD-058", "Ornn, Blacksmith", calm, energy=5, power=1, might=5, champion="Ornn", tags="Freljord", also="SFD-058a"
).text(
    when(
        either(you(play(me)), me(hold)),
        look_at(top(4)), may(reveal(a(gear, among_them)), draw(it)), recycle(rest),
    ),
)
SVELLSONGUR = Gear("SFD-059", "Svellsongur", calm, energy=3, power=1, bonus=0, tags="Equipment").text(
    equip(1, calm),
    as_(anyone(attach(this, a(unit))), give(it, text_of(it), until(anyone(detach(this))))),
)
TIANNA_CROWNGUARD = Unit("SFD-060", "Tianna Crownguard", calm, energy=7, power=2, might=4, tags="Elite, Demacia").text(
    deflect(), if_(is_(me, at_a_battlefield), cant(every(opponent)(gain_points()))),
)
