"""Unleashed: Calm (UNL-031 to UNL-060)."""
from __future__ import annotations

from cards.tokens import BIRD, SPRITE
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    ability,
    action,
    activate,
    add,
    ambush,
    among_them,
    an,
    any_number,
    at,
    at_a_battlefield,
    at_level,
    at_most,
    at_the,
    attack,
    backline,
    beginning_phase,
    buff,
    calm,
    can,
    cant,
    choose,
    choose_one,
    combat_damage,
    controlled_by,
    cost,
    cost_less,
    counter,
    deal,
    deathknell,
    defend,
    deflect,
    die,
    do_this,
    draw,
    during,
    either,
    enemy,
    enter,
    equip,
    every,
    exhaust,
    exhausted,
    facedown_card,
    friendly,
    from_elsewhere,
    gain_xp,
    give,
    happened,
    have,
    here,
    hidden,
    hold,
    hunt,
    if_,
    is_,
    it,
    less_than,
    level,
    location,
    look_at,
    main_phase,
    may,
    me,
    might,
    might_of,
    move,
    not_,
    once,
    opponent,
    optional_cost,
    other,
    other_than,
    pay,
    play,
    rainbow,
    reaction,
    readied,
    ready,
    recycle,
    repeat,
    rest,
    reveal,
    same,
    shield,
    spell,
    starts,
    stun,
    stunned,
    tag,
    tags_among,
    tank,
    that,
    the_revealed,
    their_hand,
    there,
    there_is,
    they,
    this,
    this_turn,
    token,
    tokens,
    top,
    total_might,
    unit,
    when,
    with_might,
    you,
    you_paid,
    your,
)

COMBAT_EXPERIENCE = Spell("UNL-031", "Combat Experience", calm, energy=1).text(
    reaction, choose(a(unit)),
    give(it, might(1), this_turn).instead_if(at_level(6), give(it, might(3), this_turn)),
)
DOUBLE_TROUBLE = Spell("UNL-032", "Double Trouble", calm, energy=2).text(
    repeat(2), look_at(top(3)), may(reveal(a(unit, among_them)), draw(it)), recycle(rest),
)
FRISKY_HUNTER = Unit("UNL-033", "Frisky Hunter", calm, energy=4, might=3, tags="Cat, Zaun").text(
    when(you(play(me)), play(tokens(BIRD), here)),
)
HERALD_OF_SPRING = Unit("UNL-034", "Herald of Spring", calm, energy=4, power=1, might=4, tags="Ionia").text(
    hunt(), when(you(play(me)), gain_xp(2)),
)
MONCH = Unit("UNL-035", "Monch", calm, energy=6, might=6, tags="Bandle City").text(
    if_(there_is(a(stunned, unit, controlled_by(an(opponent)))), have(me, cost_less(2), enter(readied))),
)
MUTATED_MOUSER = Unit("UNL-036", "Mutated Mouser", calm, energy=2, might=1, tags="Cat, Bilgewater").text(
    shield(2), tank,
)
SHADOW_WATCHER = Unit("UNL-037", "Shadow Watcher", calm, energy=4, power=1, might=5, tags="Ionia").text(
    if_(happened(a(friendly, unit)(die).provided(during(beginning_phase, you))), have(me, enter(readied))),
)
SKYWARD_STRIKE = Spell("UNL-038", "Skyward Strike", calm, energy=2, power=1).text(
    move(an(enemy, unit)), level(6, stun(an(enemy, unit))),
)
SOUL_SWORD = Gear("UNL-039", "Soul Sword", calm, energy=1, bonus=1, tags="Equipment").text(equip(calm)).wearer(
    level(3, have(me, might(1))),
)
WUJU_APPRENTICE = Unit("UNL-040", "Wuju Apprentice", calm, energy=2, might=2, tags="Ionia").text(
    hunt(), level(6, when(you(play(me)), draw(1))),
)
ALLAY_EAGER_ADMIRER = Unit(
    "UNL-041", "Allay, Eager Admirer", calm, energy=3, might=3, tags="Yordle, Bandle City"
).text(
    deflect(), if_(is_(me, at_a_battlefield), have(every(other, unit, your, here), deflect())),
)
BACK_OFF = Spell("UNL-042", "Back Off", calm, energy=3).text(
    hidden, action, stun(a(unit)), if_(is_(this, not_(from_elsewhere)), draw(1)),
)
ENTHUSIASTIC_PROMOTER = Unit(
    "UNL-043", "Enthusiastic Promoter", calm, energy=3, might=2, tags="Yordle, Bandle City"
).text(
    backline, when(me(hold), buff(every(unit, here))),
)
FLURRY_OF_FEATHERS = Spell("UNL-044", "Flurry of Feathers", calm, energy=4, power=2).text(
    reaction, choose_one(counter(a(spell)), play(tokens(BIRD, 4))),
)
FORGOTTEN_SIGNPOST = Gear("UNL-045", "Forgotten Signpost", calm, energy=2).text(
    activate(
        cost(exhaust(a(unit, your).called("guide")), exhaust(this)),
        move(a(unit, your, other_than(that("guide"))), at(that("guide"))), timing=action,
    ),
)
FRIENDSHIP = Spell("UNL-046", "Friendship", calm, energy=1).text(
    reaction, choose(a(unit)),
    give(it, might(tags_among(every(your, unit), "Bird", "Cat", "Dog", "Poro")), this_turn),
)
MOSSTOMPER = Unit("UNL-047", "Mosstomper", calm, energy=3, power=1, might=3, tags="Dog, Ixtal").text(
    hunt(2), level(3, have(me, might(1), deflect())),
)
TREVOR_SNOOZEBOTTOM = Unit("UNL-048", "Trevor Snoozebottom", calm, energy=3, might=3, tags="Yordle, Ionia").text(
    shield(), when(me(hold), play(tokens(SPRITE, readied), here)),
)
HONEYFRUIT = Gear("UNL-049", "Honeyfruit", calm, energy=2).text(
    have(this, enter(exhausted)), activate(cost(exhaust(this)), add(rainbow), timing=reaction),
    level(6, activate(cost(exhaust(this)), add(1, rainbow), timing=reaction)),
)
IASCYLLA = Unit("UNL-050", "Iascylla", calm, energy=7, power=1, might=6, tags="Bilgewater").text(
    when(me(hold), at_the(starts(main_phase, you), may(move(an(enemy, unit), there)))),
)
IVERN_NURTURER = Unit(
    "UNL-051", "Ivern, Nurturer", calm, energy=5, power=1, might=4, champion="Ivern", tags="Ionia"
).text(
    when(
        either(you(play(me)), me(hold)), look_at(top(3)),
        may(reveal(a(unit, among_them)), draw(it)), recycle(rest),
        if_(
            is_(the_revealed, either(tag("Bird"), tag("Cat"), tag("Dog"), tag("Poro"))),
            do_this(buff(a(friendly, unit))),
        ),
    ),
)
NAMI_HEADSTRONG = Unit(
    "UNL-052", "Nami, Headstrong", calm, energy=3, might=3, champion="Nami", tags="Mount Targon"
).text(
    optional_cost(pay(calm)), when(you(play(me)).provided(you_paid), stun(an(enemy, unit))),
    when(me(hold), this_turn(when(you(play(a(unit))), ready(it), buff(it), limit=once))),
)
SCUTTLE_CRAB = Unit("UNL-053", "Scuttle Crab", calm, energy=2, might=0, tags="Bilgewater").text(
    when(you(play(me)), draw(1)),
    deathknell(
        choose(an(opponent)), they(reveal(their_hand)),
        this_turn(can(you(look_at(every(facedown_card, controlled_by(they)))))), gain_xp(1),
    ),
)
TRICKSY_TENTACLES = Spell("UNL-054", "Tricksy Tentacles", calm, energy=4, power=1).text(
    move(any_number(enemy, unit, same("controller"), total_might(at_most(8))), a(location)),
)
VEX_MOCKING = Unit(
    "UNL-055", "Vex, Mocking", calm, energy=5, power=1, might=5, champion="Vex", tags="Yordle, Shadow Isles"
).text(
    shield(), tank, when(you(stun(an(enemy, unit, at_a_battlefield))), may(move(me, at(it)))),
)
YUUMI_MAGICAL_CAT = Unit(
    "UNL-056", "Yuumi, Magical Cat", calm, energy=3, power=1, might=1, champion="Yuumi", tags="Fae, Cat, Bandle City"
).text(
    when(me(either(attack, defend)), give(an(other, unit, your, here), might(3), tank, this_turn)),
)
ALPHA_WILDCLAW = Unit("UNL-057", "Alpha Wildclaw", calm, energy=6, power=2, might=7, tags="Cat, Freljord").text(
    tank, cant(
        every(enemy, either(spell, ability))(choose(every(your, unit, here, with_might(less_than(might_of(me)))))),
    ),
)
LILLIA_PROTECTOR_OF_DREAMS = Unit(
    "UNL-058", "Lillia, Protector of Dreams", calm, energy=5, might=4, champion="Lillia", tags="Fae, Ionia"
).text(
    when(you(play(a(token, unit))), give(me, might(1), this_turn)), have(every(your, token, unit), tank),
)
MASTER_YI_UNSTOPPABLE = Unit(
    "UNL-059", "Master Yi, Unstoppable", calm, energy=12, power=3, might=12, champion="Master Yi", tags="Ionia"
).text(
    level(3, have(me, cost_less(2, calm)))
    .instead_if(at_level(6), have(me, cost_less(4, calm, calm)))
    .instead_if(at_level(11), have(me, cost_less(6, calm, calm, calm))),
    level(16, cant(every(enemy, either(spell, ability))(choose(me)))),
)
VILEMAW = Unit("UNL-060", "Vilemaw", calm, energy=8, power=2, might=8, tags="Shadow Isles, Spider").text(
    ambush, cant(every(enemy, unit, here, with_might(less_than(might_of(me))))(deal(combat_damage))),
    when(me(hold), draw(1)),
)
