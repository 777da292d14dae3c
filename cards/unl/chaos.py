"""Unleashed: Chaos (UNL-121 to UNL-150)."""
from __future__ import annotations

from cards.tokens import BARON_PIT, BIRD, GOLD
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    ability,
    accelerate,
    action,
    activate,
    additional_cost,
    alone,
    ambush,
    an,
    anyone,
    as_,
    at,
    at_a_battlefield,
    at_most,
    attack,
    attacking,
    backline,
    banish,
    banished_with,
    base_of,
    battlefield,
    cant,
    card,
    card_named,
    chaos,
    choose,
    compare,
    cost,
    cost_of,
    counter,
    create,
    defend,
    deflect,
    die,
    discard,
    do_this,
    draw,
    during,
    either,
    enemy,
    enter,
    enter_at,
    every,
    exhaust,
    exhausted,
    friendly,
    from_face_down,
    gain_xp,
    ganking,
    give,
    happened,
    have,
    here,
    hidden,
    if_,
    ignoring_all,
    ignoring_cost,
    in_showdown,
    is_,
    it,
    kill,
    may,
    me,
    might,
    might_among,
    might_of,
    more_than,
    move,
    name_,
    not_,
    occupied,
    once_each_turn,
    opponent,
    optional_cost,
    other,
    pair,
    pay,
    play,
    player,
    predict,
    reaction,
    readied,
    ready,
    recall,
    repeat,
    return_to_hand,
    reveal,
    so_named,
    spell,
    spend_xp,
    stun,
    stunned,
    take_control,
    that,
    their_hand,
    there,
    there_is,
    they,
    this,
    this_turn,
    tokens,
    turn,
    unit,
    when,
    where,
    with_cost,
    with_might,
    would,
    you,
    you_do,
    you_paid,
    your,
    your_trash,
)

BEWITCHING_SPIRIT = Unit("UNL-121", "Bewitching Spirit", chaos, energy=3, might=2, tags="Spirit, Shadow Isles").text(
    when(you(play(me)), choose(a(player)), they(discard(1))),
)
CRESCENT_GUARDIAN = Unit("UNL-122", "Crescent Guardian", chaos, energy=4, might=4, tags="Mount Targon").text(
    if_(happened(you(play(a(spell)))), optional_cost(pay(chaos))), if_(you_paid, have(me, enter(readied))),
)
EVERSHADE_STALKER = Unit("UNL-123", "Evershade Stalker", chaos, energy=3, might=3, tags="Shadow Isles").text(
    when(you(play(me)), discard(1), draw(1)),
)
ISOLATE = Spell("UNL-124", "Isolate", chaos, energy=2).text(
    move(an(enemy, unit), base_of(it), from_=a(battlefield)), if_(there_is(an(enemy, unit, alone, there)), draw(1)),
)
LUNAR_BOON = Spell("UNL-125", "Lunar Boon", chaos, energy=3).text(reaction, discard(1), draw(2))
MEGATUSK = Unit("UNL-126", "Megatusk", chaos, energy=6, might=6, tags="Bilgewater").text(
    activate(cost(spend_xp(3)), give(every(your, unit, here), ganking, this_turn)),
)
MISTER_ROOT = Unit("UNL-127", "Mister Root", chaos, energy=2, might=1, tags="Fae, Ionia").text(
    accelerate, when(me(move(to=a(battlefield))), gain_xp(2)),
)
STAR_CROSSED = Spell("UNL-128", "Star-Crossed", chaos, energy=3, power=1).text(
    reaction, return_to_hand(pair(a(friendly, unit), an(enemy, unit))),
)
VICIOUS_SNAPJAWS = Unit("UNL-129", "Vicious Snapjaws", chaos, energy=5, might=5, tags="Bilgewater").text(
    when(an(other, friendly, unit)(die), gain_xp(1)),
)
WALKING_ROOST = Unit("UNL-130", "Walking Roost", chaos, energy=5, might=6, tags="Shadow Isles").text(
    deflect(), when(you(play(me)), choose(an(opponent)), they(play(tokens(BIRD)))),
)
ABANDON = Spell("UNL-131", "Abandon", chaos, energy=2).text(
    reaction, counter(a(spell), return_to_hand(it)), predict(1),
)
ANGLER_BEAST = Unit("UNL-132", "Angler Beast", chaos, energy=5, power=1, might=5, tags="Bilgewater").text(
    when(you(play(me)), return_to_hand(every(unit, with_might(at_most(2))))),
)
BLAST_CONE = Gear("UNL-133", "Blast Cone", chaos, energy=4, power=1).text(
    when(you(play(this)), may(move(an(enemy, unit)))),
    when(you(move(an(enemy, unit))), may(exhaust(this)).to(stun(it))),
)
EXISTENTIAL_DREAD = Spell("UNL-134", "Existential Dread", chaos, energy=1, power=1).text(
    action, repeat(2), choose(an(attacking, enemy, unit)),
    stun(it).instead_if(is_(it, stunned), return_to_hand(it)),
)
INSIGHTFUL_INVESTIGATOR = Unit("UNL-135", "Insightful Investigator", chaos, energy=3, might=3, tags="Piltover").text(
    when(
        you(play(me)), choose(an(opponent)), they(reveal(their_hand)),
        may(spend_xp(2)).to(choose(a(card, their_hand)), they(discard(it)), they(draw(1))),
    ),
)
SCRYERS_BLOOM = Gear("UNL-136", "Scryer's Bloom", chaos, energy=1).text(
    have(this, enter(exhausted)), activate(cost(1, kill(this), exhaust(this)), predict(2), draw(1), gain_xp(1)),
)
SINISTER_PORO = Unit("UNL-137", "Sinister Poro", chaos, energy=2, power=1, might=1, tags="Poro, Shadow Isles").text(
    when(me(attack), may(pay(1)).to(move(an(enemy, unit, here), base_of(it)))),
)
THE_LIST = Gear("UNL-138", "The List", chaos, energy=1).text(
    as_(you(play(this)), name_("tag")),
    activate(cost(exhaust(this)), give(a(unit, so_named), might(-2), this_turn)),
)
BONE_SKEWER = Spell("UNL-139", "Bone Skewer", chaos, energy=2, power=1).text(
    hidden, choose(a(battlefield)), choose(an(opponent)), they(reveal(their_hand)),
    may(choose(a(unit, their_hand))), they(play(it, to=there, price=ignoring_all)), if_(you_do, do_this(stun(it))),
)
CONSCRIPTION = Spell("UNL-140", "Conscription", chaos, energy=5, power=2).text(
    optional_cost(spend_xp(5)),
    choose(an(enemy, unit, at_a_battlefield, with_might(at_most(3))))
    .instead_if(you_paid, choose(an(enemy, unit, at_a_battlefield))),
    take_control(it), exhaust(it), recall(it),
)
EVELYNN_ENTRANCING = Unit(
    "UNL-141", "Evelynn, Entrancing", chaos, energy=2, might=2, champion="Evelynn", tags="Demon"
).text(
    hidden, backline,
    when(
        you(play(me)).provided(is_(me, from_face_down), during(turn, you)),
        may(move(an(enemy, unit, not_(here)), at(me))),
    ),
)
HEEDLESS_RESURRECTION = Spell("UNL-142", "Heedless Resurrection", chaos, energy=2, power=1).text(
    reaction, additional_cost(kill(a(friendly, unit).called("killed"))),
    play(
        a(
            unit, your_trash,
            with_cost(energy=at_most(cost_of(that("killed"))), power=at_most(cost_of(that("killed"), "Power"))),
        ),
        price=ignoring_cost,
    ),
)
KHAZIX_MUTATING_HORROR = Unit(
    "UNL-143", "Kha'Zix, Mutating Horror", chaos, energy=4, power=1, might=4, champion="Kha'Zix", tags="The Void",
    also="UNL-143a"
).text(
    ambush,
    when(
        me(either(attack, defend)).provided(there_is(an(enemy, unit, alone, here))),
        give(me, might(2), this_turn), gain_xp(2),
    ),
)
MADULI_THE_GATEKEEPER = Unit(
    "UNL-144", "Maduli the Gatekeeper", chaos, energy=7, power=1, might=6, tags="Bandle City"
).text(
    cant(anyone(ready(me))),
    activate(
        cost(chaos),
        move(
            me,
            an(
                occupied, enemy, battlefield,
                where(compare(might_of(me), more_than(might_among("total", every(enemy, unit, at(it)))))),
            ),
        ),
    ),
)
PYKE_RETURNED = Unit(
    "UNL-145", "Pyke, Returned", chaos, energy=3, might=3, champion="Pyke", tags="Bilgewater", also="UNL-145a"
).text(
    hidden, backline,
    when(
        an(enemy, unit)(die).provided(is_(me, at_a_battlefield)), play(tokens(GOLD, exhausted)), limit=once_each_turn,
    ),
)
SYNDRA_TRANSCENDENT = Unit(
    "UNL-146", "Syndra, Transcendent", chaos, energy=6, power=1, might=6, champion="Syndra", tags="Ionia"
).text(if_(is_(me, in_showdown), have(every(your, spell), repeat(2, chaos))))
BARON_NASHOR = Unit(
    "UNL-147", "Baron Nashor", chaos, energy=10, power=3, might=12, tags="The Void", also="UNL-238, UNL-147a"
).text(
    would(
        you(play(me)).provided(not_(there_is(a(battlefield, card_named(BARON_PIT))))),
        create(tokens(BARON_PIT)), enter_at(at(it)),
    ),
    cant(every(enemy, either(spell, ability))(choose(me))), have(every(other, friendly, unit), might(2)),
)
CURSED_SARCOPHAGUS = Gear("UNL-148", "Cursed Sarcophagus", chaos, energy=4, power=1).text(
    when(you(play(this)), banish(every(unit, your_trash))),
    activate(cost(exhaust(this)), play(a(unit, banished_with(this)))),
)
DIANA_NO_LONGER_HUMAN = Unit(
    "UNL-149", "Diana, No Longer Human", chaos, energy=4, power=1, might=3, champion="Diana", tags="Mount Targon",
    also="UNL-149a, VEN-183"
).text(ambush, when(you(play(a(spell))), give(me, might(2), this_turn)))
VEX_APATHETIC = Unit(
    "UNL-150", "Vex, Apathetic", chaos, energy=4, might=4, champion="Vex", tags="Yordle, Shadow Isles", also="UNL-150a"
).text(
    deflect(),
    when(an(opponent)(play(a(unit))).provided(is_(me, at_a_battlefield)), stun(it), this_turn(cant(they(move(it))))),
)
