"""Origins: Order (OGN-206 to OGN-246)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Rune,
    Spell,
    Unit,
    a,
    action,
    activate,
    add,
    additional_cost,
    among_them,
    an,
    any_amount,
    any_number,
    any_trash,
    anyone,
    assault,
    at_a_battlefield,
    at_most,
    attack,
    banish,
    basic,
    battlefield,
    buff,
    buffed,
    card,
    channel,
    choose,
    controlled_by,
    controller_of,
    cost,
    cost_less,
    deal,
    deathknell,
    deflect,
    die,
    draw,
    effects_of,
    enemy,
    every,
    exhaust,
    exhausted,
    friendly,
    from_next,
    ganking,
    gear,
    give,
    have,
    here,
    hidden,
    if_,
    ignoring_cost,
    is_,
    it,
    kill,
    legion,
    look_at,
    may,
    me,
    might,
    might_of,
    mighty,
    move,
    not_,
    one_or_more,
    optional_cost,
    order,
    other,
    other_than,
    pair,
    per,
    play,
    player,
    plus,
    reaction,
    ready,
    recall,
    recycle,
    rest,
    rune,
    same,
    shield,
    some,
    spend_buff,
    stun,
    stunned,
    tag,
    tank,
    that,
    that_many,
    the_killed,
    them,
    there,
    this,
    this_turn,
    tie_as_attacker,
    tokens,
    top,
    trigger_again,
    unit,
    up_to,
    vision,
    when,
    with_cost,
    with_might,
    would,
    you,
    you_paid,
    your,
    your_base,
    your_hand,
    your_trash,
)

BACK_TO_BACK = Spell("OGN-206", "Back to Back", order, energy=3).text(
    reaction, give(some(2, friendly, unit), might(2), this_turn)
)
CALL_TO_GLORY = Spell("OGN-207", "Call to Glory", order, energy=3).text(
    reaction, optional_cost(spend_buff()), if_(you_paid, have(this, ignoring_cost)), give(a(unit), might(3), this_turn),
)
CRUEL_PATRON = Unit("OGN-208", "Cruel Patron", order, energy=4, might=6, tags="Noxus").text(
    additional_cost(kill(a(friendly, unit))),
)
CULL_THE_WEAK = Spell("OGN-209", "Cull the Weak", order, energy=2, power=1).text(every(player)(kill(a(unit, your))))
DARING_PORO = Unit("OGN-210", "Daring Poro", order, energy=2, might=2, tags="Poro", also="UNL-225").text(assault())
FAITHFUL_MANUFACTOR = Unit("OGN-211", "Faithful Manufactor", order, energy=3, might=2, tags="Piltover").text(
    when(you(play(me)), play(tokens(RECRUIT), here)),
)
FORGE_OF_THE_FUTURE = Gear("OGN-212", "Forge of the Future", order, energy=2).text(
    when(you(play(me)), play(tokens(RECRUIT), your_base)), activate(cost(kill(me)), recycle(up_to(4, card, any_trash))),
)
HIDDEN_BLADE = Spell("OGN-213", "Hidden Blade", order, energy=2, power=1).text(
    hidden, action, kill(a(unit, at_a_battlefield)), controller_of(it)(draw(2)),
)
ORDER_RUNE = Rune("OGN-214", "Order Rune", order, basic, also="OGN-214a, VEN-R06, SFD-R06, SFD-R06a, UNL-R06, UNL-R06a")
PETTY_OFFICER = Unit("OGN-215", "Petty Officer", order, energy=5, might=5, tags="Pirate, Bilgewater").text(assault())
SOARING_SCOUT = Unit("OGN-216", "Soaring Scout", order, energy=2, might=1, tags="Bird, Freljord").text(
    deathknell(channel(1, exhausted)),
)
TRIFARIAN_GLORYSEEKER = Unit(
    "OGN-217", "Trifarian Gloryseeker", order, energy=2, might=2, tags="Trifarian, Noxus"
).text(legion(when(you(play(me)), buff(me))))
VANGUARD_CAPTAIN = Unit("OGN-218", "Vanguard Captain", order, energy=3, power=1, might=3, tags="Elite, Demacia").text(
    legion(when(you(play(me)), play(tokens(RECRUIT, 2), here))),
)
VANGUARD_SERGEANT = Unit("OGN-219", "Vanguard Sergeant", order, energy=4, might=4, tags="Elite, Demacia")
FACEBREAKER = Spell("OGN-220", "Facebreaker", order, energy=2).text(
    hidden, action, stun(pair(a(friendly, unit), an(enemy, unit), same(battlefield))),
)
IMPERIAL_DECREE = Spell("OGN-221", "Imperial Decree", order, energy=5, power=2).text(
    action, this_turn(when(anyone(deal(to=a(unit))), kill(it))),
)
NOXIAN_DRUMMER = Unit("OGN-222", "Noxian Drummer", order, energy=3, might=3, tags="Trifarian, Noxus").text(
    when(me(move(to=a(battlefield))), play(tokens(RECRUIT), here)),
)
PEAK_GUARDIAN = Unit("OGN-223", "Peak Guardian", order, energy=6, power=1, might=5, tags="Mount Targon").text(
    when(
        you(play(me)), buff(me),
        if_(is_(me, at_a_battlefield), buff(every(other, friendly, unit, at_a_battlefield, here))),
    ),
)
SALVAGE = Spell("OGN-224", "Salvage", order, energy=2, power=1).text(action, may(kill(up_to(1, gear))), draw(1))
SOLARI_CHIEF = Unit("OGN-225", "Solari Chief", order, energy=5, power=1, might=4, tags="Mount Targon").text(
    when(you(play(me)), choose(an(enemy, unit)), if_(is_(it, stunned), kill(it)).otherwise(stun(it))),
)
SPECTRAL_MATRON = Unit(
    "OGN-226", "Spectral Matron", order, energy=4, power=2, might=4, tags="Spirit, Shadow Isles"
).text(
    when(
        you(play(me)),
        may(play(a(unit, with_cost(energy=at_most(3), power=at_most(1)), your_trash), price=ignoring_cost)),
    ),
)
SYMBOL_OF_THE_SOLARI = Gear("OGN-227", "Symbol of the Solari", order, energy=1).text(
    would(you(tie_as_attacker), recall(every(unit, there))),
)
VANGUARD_HELM = Gear("OGN-228", "Vanguard Helm", order, energy=2).text(
    when(a(buffed, friendly, unit)(die), buff(an(other, friendly, unit))),
)
VENGEANCE = Spell("OGN-229", "Vengeance", order, energy=4, power=2).text(kill(a(unit)))
ALBUS_FERROS = Unit("OGN-230", "Albus Ferros", order, energy=4, might=3, tags="Piltover").text(
    when(you(play(me)), spend_buff(any_amount), channel(that_many, exhausted)),
)
COMMANDER_LEDROS = Unit(
    "OGN-231", "Commander Ledros", order, energy=6, power=4, might=8, tags="Spirit, Shadow Isles"
).text(
    optional_cost(kill(any_number(friendly, unit).called("killed"))),
    have(me, cost_less(order, times=per(that("killed")))),
    deflect(), ganking,
)
FIORA_VICTORIOUS = Unit(
    "OGN-232", "Fiora, Victorious", order, energy=4, might=4, champion="Fiora", tags="Demacia"
).text(if_(is_(me, mighty), have(me, deflect(), ganking, shield())))
GRAND_STRATEGEM = Spell("OGN-233", "Grand Strategem", order, energy=6, power=3).text(
    action, give(every(friendly, unit), might(5), this_turn),
)
HARNESSED_DRAGON = Unit("OGN-234", "Harnessed Dragon", order, energy=8, power=2, might=6, tags="Dragon, Demacia").text(
    when(you(play(me)), kill(an(enemy, unit))),
)
KARMA_CHANNELER = Unit(
    "OGN-235", "Karma, Channeler", order, energy=6, power=1, might=6, champion="Karma", tags="Ionia",
    also="SFD-237, SFD-237*"
).text(vision, when(you(recycle(one_or_more(card))), buff(a(friendly, unit))))
KARTHUS_ETERNAL = Unit(
    "OGN-236", "Karthus, Eternal", order, energy=3, power=1, might=3, champion="Karthus", tags="Spirit, Shadow Isles"
).text(have(every(your, effects_of(deathknell)), trigger_again))
KINGS_EDICT = Spell("OGN-237", "King's Edict", order, energy=6, power=2).text(
    every(player, other, from_next)(
        choose(a(unit, not_(controlled_by(controller_of(this))), other_than(that("chosen"))).called("chosen"))
    ),
    kill(them),
)
LEONA_DETERMINED = Unit(
    "OGN-238", "Leona, Determined", order, energy=4, power=1, might=4, champion="Leona", tags="Mount Targon",
    also="OGN-238a, VEN-184"
).text(shield(), when(me(attack), stun(an(enemy, unit, here))))
MACHINE_EVANGEL = Unit("OGN-239", "Machine Evangel", order, energy=5, power=1, might=4, tags="Piltover").text(
    deathknell(play(tokens(RECRUIT, 3), your_base)),
)
SETT_KINGPIN = Unit(
    "OGN-240", "Sett, Kingpin", order, energy=4, power=1, might=5, champion="Sett", tags="Ionia", also="OGN-240a"
).text(tank, have(me, might(per(every(buffed, friendly, unit, at_a_battlefield, here)))))
SHEN_KINKOU = Unit("OGN-241", "Shen, Kinkou", order, energy=3, power=1, might=3, champion="Shen", tags="Ionia").text(
    reaction, shield(2), tank,
)
BAITED_HOOK = Gear("OGN-242", "Baited Hook", order, energy=3).text(
    activate(
        cost(1, order, exhaust(me)), kill(a(friendly, unit)), look_at(top(5)),
        may(
            banish(a(unit, among_them, with_might(at_most(plus(1, might_of(the_killed)))))),
            play(it, price=ignoring_cost),
        ),
        recycle(rest),
    ),
)
DARIUS_EXECUTIONER = Unit(
    "OGN-243", "Darius, Executioner", order, energy=6, power=1, might=6, champion="Darius", tags="Trifarian, Noxus",
    also="OGN-243a, SFD-236, SFD-236*"
).text(legion(when(you(play(me)), ready(me))), have(every(other, friendly, unit, here), might(1)))
DIVINE_JUDGMENT = Spell("OGN-244", "Divine Judgment", order, energy=7, power=2).text(
    every(player)(
        choose(some(2, unit)), choose(some(2, gear)), choose(some(2, rune)), choose(some(2, card, your_hand)),
    ),
    recycle(rest),
)
SEAL_OF_UNITY = Gear("OGN-245", "Seal of Unity", order, energy=0, power=1, also="SFD-238").text(
    activate(cost(exhaust(me)), add(order), timing=reaction),
)
VIKTOR_LEADER = Unit(
    "OGN-246", "Viktor, Leader", order, energy=4, power=1, might=4, champion="Viktor", tags="Zaun", also="OGN-246a"
).text(when(an(other, unit, your, not_(tag("Recruit")))(die), play(tokens(RECRUIT), your_base)))
