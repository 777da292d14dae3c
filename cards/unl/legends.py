"""Unleashed: legends and their signature cards (UNL-181 to UNL-204)."""
from __future__ import annotations

from cards.tokens import BRUSH, GOLD, REFLECTION, SPRITE
from engine.words import (
    Gear,
    Legend,
    Spell,
    Unit,
    a,
    action,
    activate,
    add,
    an,
    any_number,
    at,
    at_a_battlefield,
    at_least,
    at_most,
    attack,
    attacking,
    banish,
    banished_with,
    base_of,
    battlefield,
    become_copy,
    body,
    buff,
    calm,
    cant,
    channel,
    chaos,
    choose,
    choose_one,
    compare,
    conquer,
    controller_of,
    cost,
    cost_less,
    counter,
    deal,
    deal_split,
    discard,
    do_this,
    draw,
    during,
    either,
    enemy,
    enter,
    equip,
    every,
    exactly,
    excess_damage,
    exhaust,
    exhausted,
    for_price,
    friendly,
    fury,
    gain_xp,
    give,
    have,
    here,
    hold,
    if_,
    ignoring_cost,
    is_,
    it,
    kill,
    level,
    may,
    me,
    might,
    might_of,
    mind,
    move,
    not_,
    order,
    other_than,
    owner_of,
    per,
    play,
    played_to,
    player,
    put_in_trash,
    put_on_deck,
    rainbow,
    reaction,
    readied,
    ready,
    repeat,
    replace,
    return_to_hand,
    showdown,
    signature,
    spell,
    spend_xp,
    stun,
    tags_among,
    temporary,
    that,
    there,
    there_is,
    this,
    this_turn,
    tokens,
    unit,
    up_to,
    when,
    where,
    win_combat,
    with_,
    with_might,
    with_spent,
    you,
    your,
    your_base,
)

JHIN_VIRTUOSO = Legend("UNL-181", "Jhin, Virtuoso", fury, mind, champion="Jhin", also="UNL-226, UNL-226*").text(
    when(
        you(play(a(spell, with_spent(at_least(4))))), may(banish(it)),
        if_(there_is(every(spell, banished_with(me)), exactly(4)),
            put_in_trash(every(spell, banished_with(me))), channel(4), draw(1)),
    ),
)
CURTAIN_CALL = Spell("UNL-182", "Curtain Call", fury, mind, signature, energy=4, champion="Jhin").text(
    repeat(1), repeat(rainbow), repeat(1, rainbow),
    choose_one(
        draw(1), deal(2, a(unit, at_a_battlefield)), deal(3, a(unit, not_(at_a_battlefield))),
        give(a(unit, at_a_battlefield), might(-4), this_turn),
    ).not_chosen_yet(),
)
RENGAR_PRIDESTALKER = Legend(
    "UNL-183", "Rengar, Pridestalker", fury, body, champion="Rengar", also="UNL-227, UNL-227*"
).text(when(you(play(a(unit))), give(a(unit), might(1), this_turn)))
THRILL_OF_THE_HUNT = Spell(
    "UNL-184", "Thrill of the Hunt", fury, body, signature, energy=2, power=1, champion="Rengar"
).text(reaction, banish(a(friendly, unit)), owner_of(it)(play(it, to=a(battlefield), price=ignoring_cost)))
PYKE_BLOODHARBOR_RIPPER = Legend(
    "UNL-185", "Pyke, Bloodharbor Ripper", fury, chaos, champion="Pyke", also="UNL-228, UNL-228*"
).text(
    activate(
        cost(1, exhaust(me)), return_to_hand(a(friendly, unit, at_a_battlefield)), play(tokens(GOLD, exhausted)),
    ),
)
DEATH_FROM_BELOW = Spell(
    "UNL-186", "Death from Below", fury, chaos, signature, energy=4, power=1, champion="Pyke"
).text(
    kill(a(unit, at_a_battlefield)),
    if_(is_(it, with_might(at_most(3))), do_this(may(play(this, price=for_price(rainbow))))),
)
VI_PILTOVER_ENFORCER = Legend(
    "UNL-187", "Vi, Piltover Enforcer", fury, order, champion="Vi", also="UNL-229, UNL-229*"
).text(
    when(
        you(conquer()).provided(compare(excess_damage(you), at_least(3))), may(exhaust(me)).to(ready(a(unit))),
    ),
)
HEXTECH_GAUNTLETS = Gear(
    "UNL-188", "Hextech Gauntlets", fury, order, signature, energy=3, bonus=3, champion="Vi", tags="Equipment"
).text(equip(3, rainbow).costing(cost_less(1, times=might_of(it)))).wearer(
    when(me(conquer).provided(compare(excess_damage(you), at_least(3))), draw(1)),
)
LILLIA_BASHFUL_BLOOM = Legend(
    "UNL-189", "Lillia, Bashful Bloom", calm, mind, champion="Lillia", also="UNL-230, UNL-230*"
).text(
    activate(cost(4, exhaust(me)), play(tokens(SPRITE, readied))).costing(
        cost_less(1, times=per(every(friendly, unit, with_(temporary))))),
)
LILTING_LULLABY = Spell("UNL-190", "Lilting Lullaby", calm, mind, signature, energy=2, power=2, champion="Lillia").text(
    reaction, counter(a(spell)), this_turn(cant(controller_of(it)(play(every(spell))))),
)
MASTER_YI_WUJU_MASTER = Legend(
    "UNL-191", "Master Yi, Wuju Master", calm, body, champion="Master Yi", also="UNL-231, UNL-231*"
).text(level(6, have(every(your, unit), might(1))), level(11, have(every(your, unit), enter(readied))))
ALPHA_STRIKE = Spell("UNL-192", "Alpha Strike", calm, body, signature, energy=3, power=1, champion="Master Yi").text(
    action, choose(a(friendly, unit).called("striker")),
    that("striker")(deal_split(might_of(that("striker")), any_number(enemy, unit, at_a_battlefield))),
    do_this(gain_xp(1), on=that("striker")(kill(every(unit)))),
)
VEX_GLOOMIST = Legend("UNL-193", "Vex, Gloomist", calm, chaos, champion="Vex", also="UNL-232, UNL-232*").text(
    when(a(friendly, player)(hold()), may(exhaust(me)).to(draw(1))),
)
SHADOW = Unit("UNL-194", "Shadow", calm, chaos, signature, energy=3, might=3, champion="Vex", tags="Shadow Isles").text(
    if_(is_(me, played_to(a(battlefield))), have(me, enter(readied))),
    activate(cost(1, rainbow, exhaust(me)), stun(an(enemy, unit, attacking, here)), timing=action),
)
IVERN_GREEN_FATHER = Legend(
    "UNL-195", "Ivern, Green Father", calm, order, champion="Ivern", also="UNL-233, UNL-233*"
).text(when(you(either(conquer, hold)), may(exhaust(me)).to(replace(there, tokens(BRUSH)))))
DAISY = Unit(
    "UNL-196", "Daisy!", calm, order, signature, energy=9, power=2, might=8, champion="Ivern", tags="Ionia"
).text(
    have(me, enter(readied)),
    have(me, cost_less(1, times=tags_among(every(your, unit), "Bird", "Cat", "Dog", "Poro"))),
    when(
        me(attack).provided(compare(tags_among(every(your, unit), "Bird", "Cat", "Dog", "Poro"), exactly(4))),
        stun(an(enemy, unit, here)),
    ),
)
DIANA_SCORN_OF_THE_MOON = Legend(
    "UNL-197", "Diana, Scorn of the Moon", mind, chaos, champion="Diana", also="UNL-234, UNL-234*"
).text(activate(cost(exhaust(me)), add(1, use=during(showdown)), timing=reaction))
MOONFALL = Spell("UNL-198", "Moonfall", mind, chaos, signature, energy=3, power=1, champion="Diana").text(
    action, choose(a(battlefield, where(there_is(a(unit, your, at(it))))).called("place")),
    may(move(up_to(1, enemy, unit), that("place"))),
    give(every(enemy, unit, at(that("place"))), might(-2), this_turn),
)
LEBLANC_DECEIVER = Legend(
    "UNL-199", "LeBlanc, Deceiver", mind, order, champion="LeBlanc", also="UNL-235, UNL-235*"
).text(
    when(
        you(either(conquer, hold)),
        may(discard(1), exhaust(me)).to(
            play(tokens(REFLECTION, 1, readied).called("token"), there),
            do_this(
                become_copy(that("token"), a(unit, there, other_than(that("token")))), give(that("token"), temporary),
            ),
        ),
    ),
)
MIRROR_IMAGE = Spell("UNL-200", "Mirror Image", mind, order, signature, energy=3, power=2, champion="LeBlanc").text(
    choose(a(unit).called("one")), play(tokens(REFLECTION, 1, readied), your_base),
    do_this(become_copy(it, that("one")), give(it, temporary)),
)
KHAZIX_VOIDREAVER = Legend(
    "UNL-201", "Kha'Zix, Voidreaver", body, chaos, champion="Kha'Zix", also="UNL-236, UNL-236*"
).text(
    when(you(win_combat()), gain_xp(1)), activate(cost(spend_xp(1), exhaust(me)), buff(a(unit))),
    activate(
        cost(spend_xp(2), exhaust(me)),
        move(an(exhausted, friendly, unit), base_of(it), from_=a(battlefield)),
    ),
)
VOID_ASSAULT = Spell("UNL-202", "Void Assault", body, chaos, signature, energy=2, power=1, champion="Kha'Zix").text(
    move(a(friendly, unit)), move(an(enemy, unit)),
)
POPPY_KEEPER_OF_THE_HAMMER = Legend(
    "UNL-203", "Poppy, Keeper of the Hammer", body, order, champion="Poppy", also="UNL-237, UNL-237*"
).text(when(you(hold()), gain_xp(1)), activate(cost(spend_xp(3), exhaust(me)), draw(1)))
KEEPERS_VERDICT = Spell(
    "UNL-204", "Keeper's Verdict", body, order, signature, energy=2, power=2, champion="Poppy"
).text(action, choose(an(enemy, unit, at_a_battlefield)), owner_of(it)(put_on_deck(it)))
