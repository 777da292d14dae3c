"""Origins: Mind (OGN-083 to OGN-123)."""
from __future__ import annotations

from cards.tokens import RECRUIT, SPRITE
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
    afterwards,
    among_them,
    an,
    at_a_battlefield,
    attack,
    banish,
    banished_with,
    basic,
    beginning_phase,
    card,
    channel,
    choose,
    conquer,
    cost,
    cost_less,
    deal,
    deathknell,
    defend,
    die,
    do,
    draw,
    during,
    either,
    enemy,
    every,
    exhaust,
    exhaust_abilities_of,
    exhausted,
    facedown_card,
    first,
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
    ignoring_energy,
    is_,
    it,
    kill,
    legend,
    less_than,
    look_at,
    may,
    me,
    might,
    might_of,
    might_up_to,
    mind,
    opponent,
    other,
    other_than,
    owned_by,
    owner_of,
    pay,
    per,
    play,
    player,
    points_of,
    rainbow,
    reaction,
    readied,
    ready,
    recycle,
    rest,
    return_to_hand,
    reveal,
    rune,
    shield,
    some,
    spell,
    starts,
    take_extra_turn,
    tank,
    that,
    them,
    there_is,
    they,
    this,
    this_turn,
    tokens,
    top,
    turn,
    unit,
    units_to,
    up_to,
    vision,
    when,
    with_,
    with_cost,
    without_paying_energy,
    you,
    your,
    your_base,
    your_hand,
    your_trash,
)

CONSULT_THE_PAST = Spell("OGN-083", "Consult the Past", mind, energy=4).text(hidden, reaction, draw(2))
EAGER_APPRENTICE = Unit("OGN-084", "Eager Apprentice", mind, energy=3, might=3, tags="Piltover").text(
    if_(is_(me, at_a_battlefield), have(every(spell, your), cost_less(1, minimum=1))),
)
FALLING_COMET = Spell("OGN-085", "Falling Comet", mind, energy=5).text(action, deal(6, a(unit, at_a_battlefield)))
JEWELED_COLOSSUS = Unit("OGN-086", "Jeweled Colossus", mind, energy=5, might=5, tags="Mount Targon").text(
    vision, shield(),
)
LECTURING_YORDLE = Unit("OGN-087", "Lecturing Yordle", mind, energy=3, might=2, tags="Yordle, Bandle City").text(
    tank, when(you(play(me)), draw(1)),
)
MEGA_MECH = Unit("OGN-088", "Mega-Mech", mind, energy=7, might=8, tags="Mech, Bandle City")
MIND_RUNE = Rune("OGN-089", "Mind Rune", mind, basic, also="OGN-089a, VEN-R03, SFD-R03, SFD-R03a, UNL-R03, UNL-R03a")
ORB_OF_REGRET = Gear("OGN-090", "Orb of Regret", mind, energy=1).text(
    activate(cost(exhaust(this)), give(a(unit), might(-1, minimum=1), this_turn)),
)
PIT_CREW = Unit("OGN-091", "Pit Crew", mind, energy=3, might=3, tags="Bandle City").text(
    when(you(play(a(gear))), ready(me)),
)
RIPTIDE_REX = Unit("OGN-092", "Riptide Rex", mind, energy=6, power=2, might=6, tags="Pirate, Bilgewater").text(
    when(you(play(me)), deal(6, an(enemy, unit, at_a_battlefield))),
)
SMOKE_SCREEN = Spell("OGN-093", "Smoke Screen", mind, energy=2, power=1).text(
    reaction, give(a(unit), might(-4, minimum=1), this_turn)
)
SPRITE_CALL = Spell("OGN-094", "Sprite Call", mind, energy=3).text(hidden, action, play(tokens(SPRITE, readied)))
STUPEFY = Spell("OGN-095", "Stupefy", mind, energy=1).text(
    reaction, give(a(unit), might(-1, minimum=1), this_turn), draw(1)
)
WATCHFUL_SENTRY = Unit("OGN-096", "Watchful Sentry", mind, energy=2, might=1, tags="Freljord").text(
    deathknell(draw(1)),
)
BLASTCONE_FAE = Unit("OGN-097", "Blastcone Fae", mind, energy=2, power=1, might=2, tags="Fae, Bandle City").text(
    hidden, when(you(play(me)), give(a(unit), might(-2, minimum=1), this_turn)),
)
ENERGY_CONDUIT = Gear("OGN-098", "Energy Conduit", mind, energy=3).text(
    activate(cost(exhaust(this)), add(1), timing=reaction)
)
GARBAGE_GRABBER = Gear("OGN-099", "Garbage Grabber", mind, energy=2).text(
    activate(cost(recycle(some(3, card, your_trash)), 1, exhaust(this)), draw(1)),
)
GEMCRAFT_SEER = Unit("OGN-100", "Gemcraft Seer", mind, energy=3, power=1, might=3, tags="Mount Targon").text(
    vision, have(every(other, friendly, unit), vision),
)
MUSHROOM_POUCH = Gear("OGN-101", "Mushroom Pouch", mind, energy=2).text(
    when(
        starts(beginning_phase, you).provided(there_is(a(your, facedown_card, at_a_battlefield))), draw(1),
    ),
)
PORTAL_RESCUE = Spell("OGN-102", "Portal Rescue", mind, energy=3, power=1).text(
    action, banish(a(friendly, unit)), owner_of(it)(play(it, your_base, price=ignoring_cost)),
)
RAVENBLOOM_STUDENT = Unit("OGN-103", "Ravenbloom Student", mind, energy=2, might=2, tags="Noxus").text(
    when(you(play(a(spell))), give(me, might(1), this_turn)),
)
RETREAT = Spell("OGN-104", "Retreat", mind, energy=1).text(
    reaction, return_to_hand(a(friendly, unit)), owner_of(it)(channel(1, exhausted)),
)
SINGULARITY = Spell("OGN-105", "Singularity", mind, energy=6, power=2).text(deal(6, up_to(2, unit)))
SPRITE_MOTHER = Unit("OGN-106", "Sprite Mother", mind, energy=4, power=1, might=3, tags="Fae").text(
    when(you(play(me)), play(tokens(SPRITE, readied), here)),
)
AVA_ACHIEVER = Unit("OGN-107", "Ava Achiever", mind, energy=5, might=4, tags="Yordle").text(
    when(
        me(attack),
        may(pay(mind)).to(play(a(card, with_(hidden), your_hand), to=units_to(here), price=ignoring_cost)),
    ),
)
CONVERGENT_MUTATION = Spell("OGN-108", "Convergent Mutation", mind, energy=2, power=1).text(
    reaction, choose(a(friendly, unit)),
    give(it, might_up_to(might_of(a(friendly, unit, other_than(it)))), this_turn),
)
DR_MUNDO_EXPERT = Unit(
    "OGN-109", "Dr. Mundo, Expert", mind, energy=8, power=2, might=6, champion="Dr. Mundo", tags="Zaun"
).text(
    have(me, might(per(every(card, your_trash)))),
    when(starts(beginning_phase, you), recycle(some(3, card, your_trash))),
)
EKKO_RECURRENT = Unit(
    "OGN-110", "Ekko, Recurrent", mind, energy=5, power=1, might=5, champion="Ekko", tags="Zaun"
).text(accelerate, deathknell(do(recycle(me)).to(ready(every(your, rune)))))
HEIMERDINGER_INVENTOR = Unit(
    "OGN-111", "Heimerdinger, Inventor", mind, energy=3, power=1, might=3, champion="Heimerdinger",
    tags="Yordle, Piltover", also="OGN-111a"
).text(have(me, exhaust_abilities_of(every(friendly, either(legend, unit, gear)))))
KAISA_EVOLUTIONARY = Unit(
    "OGN-112", "Kai'Sa, Evolutionary", mind, energy=6, power=1, might=6, champion="Kai'Sa", tags="The Void",
    also="OGN-112a",
).text(
    ganking,
    when(
        me(conquer),
        may(play(a(spell, your_trash, with_cost(energy=less_than(points_of(you)))), price=without_paying_energy)),
        afterwards(recycle(it)),
    ),
)
MALZAHAR_FANATIC = Unit(
    "OGN-113", "Malzahar, Fanatic", mind, energy=4, might=3, champion="Malzahar", tags="The Void"
).text(activate(cost(kill(a(friendly, either(unit, gear))), exhaust(me)), add(rainbow, rainbow), timing=action))
PROGRESS_DAY = Spell("OGN-114", "Progress Day", mind, energy=6, power=1).text(draw(4))
PROMISING_FUTURE = Spell("OGN-115", "Promising Future", mind, energy=5, power=1).text(
    every(player)(look_at(top(5)), banish(a(card, among_them)), recycle(rest)),
    every(player, from_next)(play(every(card, owned_by(they), banished_with(this)), price=ignoring_energy)),
)
THOUSAND_TAILED_WATCHER = Unit(
    "OGN-116", "Thousand-Tailed Watcher", mind, energy=7, power=1, might=7, tags="Ionia"
).text(accelerate, when(you(play(me)), give(every(enemy, unit), might(-3, minimum=1), this_turn)))
VIKTOR_INNOVATOR = Unit(
    "OGN-117", "Viktor, Innovator", mind, energy=4, power=1, might=3, champion="Viktor", tags="Zaun",
    also="OGN-117a, VEN-176",
).text(when(you(play(a(card))).provided(during(turn, an(opponent))), play(tokens(RECRUIT), your_base)))
WRAITH_OF_ECHOES = Unit(
    "OGN-118", "Wraith of Echoes", mind, energy=6, power=1, might=5, tags="Spirit, Shadow Isles"
).text(when(first(an(other, friendly, unit)(die)), draw(1)))
AHRI_INQUISITIVE = Unit(
    "OGN-119", "Ahri, Inquisitive", mind, energy=3, power=1, might=3, champion="Ahri", tags="Ionia",
    also="OGN-119a, SFD-227, SFD-227*, VEN-SP3",
).text(when(me(either(attack, defend)), give(an(enemy, unit, here), might(-2, minimum=1), this_turn)))
SEAL_OF_INSIGHT = Gear("OGN-120", "Seal of Insight", mind, energy=0, power=1, also="SFD-229").text(
    activate(cost(exhaust(this)), add(mind), timing=reaction),
)
TEEMO_STRATEGIST = Unit(
    "OGN-121", "Teemo, Strategist", mind, energy=2, power=1, might=2, champion="Teemo", tags="Yordle, Bandle City",
    also="OGN-121a, SFD-230, SFD-230*",
).text(
    hidden,
    when(
        me(defend), choose(an(enemy, unit, here).called("enemy")), reveal(top(5)),
        deal(per(every(card, with_(hidden), among_them)), that("enemy")), recycle(them),
    ),
)
TIME_WARP = Spell("OGN-122", "Time Warp", mind, energy=10, power=4).text(take_extra_turn(), banish(this))
UNCHECKED_POWER = Spell("OGN-123", "Unchecked Power", mind, energy=7, power=2).text(
    exhaust(every(friendly, unit)), deal(12, every(unit, at_a_battlefield))
)
