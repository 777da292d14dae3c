"""Vendetta: Body (VEN-070 to VEN-092)."""
from __future__ import annotations

from cards.tokens import MECH
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    ability,
    action,
    activate,
    add,
    among_them,
    an,
    any_number,
    anyone,
    assault,
    at_least,
    at_most,
    attack,
    banish,
    base_of,
    become,
    body,
    cant,
    card,
    channel,
    choose,
    choose_one,
    choosing,
    conquer,
    cost,
    cost_less,
    deal,
    deal_to_each_other,
    deathknell,
    defend,
    deflect,
    disempower,
    do_this,
    either,
    empower,
    empower_for,
    empowered,
    enemy,
    enter,
    equip,
    every,
    exhaust,
    exhausted,
    flow,
    friendly,
    ganking,
    gear,
    give,
    give_less,
    have,
    here,
    if_,
    in_combat,
    is_,
    it,
    kill,
    legend,
    look_at,
    may,
    me,
    might,
    might_of,
    might_up_to,
    mind,
    move,
    near_victory,
    not_,
    of_domain,
    opponent,
    optional_cost,
    pay,
    per,
    play,
    player,
    rainbow,
    reaction,
    readied,
    recycle,
    rest,
    return_to_hand,
    reveal,
    spell,
    stun,
    that,
    their_hand,
    them,
    they,
    this,
    this_turn,
    tokens,
    top,
    unit,
    when,
    while_empowered,
    with_cost,
    with_might,
    would,
    you,
    you_paid,
    your,
    your_base,
)

BRUTAL_HUNTER = Unit("VEN-070", "Brutal Hunter", body, energy=3, power=1, might=4, tags="Noxus").text(
    empower_for(3), while_empowered(have(me, might(2), ganking)),
)
FRETFUL_FELINE = Unit("VEN-071", "Fretful Feline", body, energy=6, might=5, tags="Cat, Piltover").text(
    when(me(become(readied)), give(me, might(2), this_turn)),
)
GUTTURAL_ROAR = Spell("VEN-072", "Guttural Roar", body, energy=2).text(
    action, choose(a(unit)),
    give(it, might(2), this_turn).instead_if(is_(it, empowered), give(it, might(4), this_turn)),
)
JAGGED_CUTLASS = Gear("VEN-073", "Jagged Cutlass", body, energy=3, bonus=2, tags="Equipment").text(
    equip(body),
).wearer(cant(an(enemy, either(spell, ability))(move(me))))
LEGION_MARAUDER = Unit("VEN-074", "Legion Marauder", body, energy=2, might=2, tags="Trifarian, Noxus").text(
    empower_for(1), empower_for(body), while_empowered(have(me, might(1))),
)
PLATEWYRM_EGG = Gear("VEN-075", "Platewyrm Egg", body, energy=3).text(
    have(this, enter(exhausted)), empower_for(1, exhaust(this)),
    activate(cost(exhaust(this)), add(1).instead_if(is_(this, empowered), add(2)), timing=reaction),
)
REPAIR_SPECIALIST = Unit("VEN-076", "Repair Specialist", body, energy=3, might=3, tags="Zaun").text(
    have(me, assault(per(every(your, gear)))),
)
TOOLS_OF_EMPIRE = Gear("VEN-077", "Tools of Empire", body, energy=4).text(
    empower_for(2),
    activate(
        cost(exhaust(this)), choose(a(unit)),
        give(it, might(2), this_turn).instead_if(is_(this, empowered), give(it, might(4), this_turn)),
    ),
)
BACCAI_WITHERCLAW = Unit("VEN-078", "Baccai Witherclaw", body, energy=4, might=4, tags="Shurima").text(
    empower_for(1, rainbow, rainbow), while_empowered(have(me, might(2))),
    while_empowered(deathknell(channel(2, exhausted))),
)
DAME_THE_DESPOILER = Unit("VEN-079", "Dame the Despoiler", body, energy=5, might=5, tags="Noxus").text(
    empower_for(5, body),
    while_empowered(
        when(
            me(either(attack, defend)), choose(a(unit, here)), give(me, might_up_to(might_of(it)), this_turn),
            give(me, might(1), this_turn),
        ),
    ),
)
NOXIAN_DEMOLITIONIST = Unit("VEN-080", "Noxian Demolitionist", body, energy=2, might=1, tags="Noxus").text(
    when(me(conquer), may(kill(a(gear, with_cost(energy=at_most(might_of(me))))))),
)
ONSLAUGHT = Spell("VEN-081", "Onslaught", body, energy=4).text(give(a(unit), might(6), this_turn), flow(4))
PROFITEER = Unit("VEN-082", "Profiteer", body, energy=4, might=4, tags="Shurima").text(
    when(
        you(play(me)),
        may(disempower(an(empowered, either(legend, unit, gear), your))).to(empower(a(either(legend, unit, gear)))),
    ),
)
RAMPAGE = Spell("VEN-083", "Rampage", body, energy=3).text(
    optional_cost(pay(body)), choose(a(friendly, unit).called("unit")), choose(an(enemy, unit).called("enemy")),
    if_(you_paid, give(that("unit"), might(2), this_turn)), deal_to_each_other(that("unit"), that("enemy")),
)
AMBESSA_THE_WOLF = Unit(
    "VEN-084", "Ambessa, The Wolf", body, energy=4, might=4, champion="Ambessa", tags="Noxus", also="VEN-084a"
).text(
    empower_for(3, body),
    while_empowered(have(me, might(3)), if_(not_(is_(me, in_combat)), cant(anyone(deal(to=me))))),
)
DECREE_OF_STRENGTH = Spell("VEN-085", "Decree of Strength", body, energy=1).text(
    choose(an(opponent)), they(reveal(their_hand)), choose(a(card, of_domain(mind), among_them)),
    they(recycle(it)),
)
GANGPLANK_NAVAL = Unit(
    "VEN-086", "Gangplank, Naval", body, energy=6, might=6, champion="Gangplank", tags="Bilgewater", also="VEN-181"
).text(
    empower_for(body, body),
    while_empowered(
        would(
            a(either(spell, ability), choosing(me))(either(stun(me), give_less(me), return_to_hand(me))),
            give(me, might(3), this_turn),
        ),
    ),
)
HEXTECH_DISC = Gear("VEN-087", "Hextech Disc", body, energy=4, power=1).text(
    empower_for(exhaust(this)),
    activate(cost(disempower(this), 1, exhaust(this)), play(tokens(MECH), your_base)),
)
JAYCE_HAMMER_IN_HAND = Unit(
    "VEN-088", "Jayce, Hammer in Hand", body, energy=4, power=1, might=5, champion="Jayce", tags="Piltover",
    also="VEN-088a"
).text(
    when(
        me(become(readied)),
        choose_one(give(me, assault(2), this_turn), give(me, deflect(2), this_turn), give(me, ganking, this_turn)),
    ),
)
WILD_CLAW = Spell("VEN-089", "Wild Claw", body, energy=7, power=1).text(
    look_at(top(5)), may(banish(a(either(unit, gear), among_them)), play(it, price=cost_less(5))), recycle(rest),
    may(do_this(empower(it))),
)
CATACLYSMIC_DUEL = Spell("VEN-090", "Cataclysmic Duel", body, energy=8, power=3).text(
    every(player)(choose(a(unit, your))), kill(rest)
)
CORRUPTED_DRAGON = Unit(
    "VEN-091", "Corrupted Dragon", body, energy=10, power=2, might=10, tags="Dragon, Shadow Isles"
).text(
    if_(not_(near_victory(you, 3)), have(me, enter(readied))),
    when(me(attack), may(move(any_number(enemy, unit, here, with_might(at_most(5))), base_of(them)))),
)
RENEKTON_BRUTE = Unit(
    "VEN-092", "Renekton, Brute", body, energy=5, might=4, champion="Renekton", tags="Shurima", also="VEN-177, VEN-092a"
).text(
    activate(cost(1), give(me, might(1), this_turn)), when(me(become(with_might(at_least(10)))), empower(me)),
    while_empowered(have(me, deflect(), ganking)),
)
