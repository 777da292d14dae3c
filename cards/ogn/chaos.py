"""Origins: Chaos (OGN-165 to OGN-205)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Rune,
    Spell,
    Unit,
    a,
    action,
    activate,
    add,
    among_them,
    an,
    anyone,
    as_,
    at_a_battlefield,
    at_least,
    at_most,
    attack,
    banish,
    base_of,
    basic,
    battlefield,
    both,
    can,
    cant,
    card,
    channel,
    chaos,
    choose,
    controlled_by,
    cost,
    cost_less,
    deal,
    deathknell,
    discard,
    do_following,
    draw,
    either,
    enemy,
    every,
    exhaust,
    exhausted,
    facedown_card,
    for_price,
    friendly,
    from_face_down,
    from_next,
    fury,
    gain_points,
    ganking,
    gear,
    give,
    happened,
    have,
    here,
    hidden,
    if_,
    ignoring_energy,
    is_,
    it,
    kill,
    leave,
    location,
    look_at,
    may,
    me,
    might,
    mind,
    move,
    not_,
    nth,
    of_domain,
    one_or_more,
    open_,
    opponent,
    order,
    other,
    other_than,
    per,
    play,
    player,
    rainbow,
    reaction,
    ready,
    recall,
    recycle,
    rest,
    return_to_hand,
    reveal,
    stun,
    swap_places,
    take_control,
    tank,
    temporary,
    that,
    the_recycled,
    their_hand,
    there,
    they,
    this,
    this_turn,
    top,
    top_rune,
    unit,
    vision,
    when,
    with_might,
    you,
    you_do,
    your,
    your_deck,
    your_trash,
)

CEMETERY_ATTENDANT = Unit(
    "OGN-165", "Cemetery Attendant", chaos, energy=3, power=1, might=3, tags="Dog, Shadow Isles"
).text(when(you(play(me)), return_to_hand(a(unit, your_trash))))
CHAOS_RUNE = Rune("OGN-166", "Chaos Rune", chaos, basic, also="OGN-166a, VEN-R05, SFD-R05, SFD-R05a, UNL-R05, UNL-R05a")
EMBER_MONK = Unit("OGN-167", "Ember Monk", chaos, energy=4, might=4, tags="Bandle City").text(
    when(you(play(a(card, from_face_down))), give(me, might(2), this_turn)),
)
FIGHT_OR_FLIGHT = Spell("OGN-168", "Fight or Flight", chaos, energy=2).text(
    hidden, action, move(a(unit), base_of(it), from_=a(battlefield)),
)
GUST = Spell("OGN-169", "Gust", chaos, energy=1).text(
    reaction, return_to_hand(a(unit, with_might(at_most(3)), at_a_battlefield))
)
MORBID_RETURN = Spell("OGN-170", "Morbid Return", chaos, energy=2).text(action, return_to_hand(a(unit, your_trash)))
MYSTIC_PORO = Unit("OGN-171", "Mystic Poro", chaos, energy=2, might=2, tags="Poro", also="UNL-224").text(vision)
REBUKE = Spell("OGN-172", "Rebuke", chaos, energy=2, power=2).text(
    action, return_to_hand(a(unit, at_a_battlefield))
)
RIDE_THE_WIND = Spell("OGN-173", "Ride the Wind", chaos, energy=2, power=1).text(
    action, move(a(friendly, unit)), ready(it)
)
SAI_SCOUT = Unit("OGN-174", "Sai Scout", chaos, energy=6, might=5, tags="Shurima").text(
    vision, can(you(play(me, to=an(open_, battlefield)))),
)
SHIPYARD_SKULKER = Unit("OGN-175", "Shipyard Skulker", chaos, energy=3, might=3, tags="Pirate, Bilgewater")
SNEAKY_DECKHAND = Unit("OGN-176", "Sneaky Deckhand", chaos, energy=3, might=2, tags="Pirate, Bilgewater").text(
    can(you(play(me, to=an(open_, battlefield)))),
)
STEALTHY_PURSUER = Unit("OGN-177", "Stealthy Pursuer", chaos, energy=4, power=1, might=4, tags="Shurima").text(
    when(a(friendly, unit)(move(to=a(location), from_=here)), may(move(me, there))),
)
UNDERCOVER_AGENT = Unit("OGN-178", "Undercover Agent", chaos, energy=5, power=1, might=5).text(
    deathknell(discard(2), draw(2)),
)
ACCEPTABLE_LOSSES = Spell("OGN-179", "Acceptable Losses", chaos, energy=1).text(
    action, every(player)(kill(a(gear, controlled_by(they)))),
)
FADING_MEMORIES = Spell("OGN-180", "Fading Memories", chaos, energy=4, power=1).text(
    give(a(either(both(unit, at_a_battlefield), gear)), temporary),
)
PACK_OF_WONDERS = Gear("OGN-181", "Pack of Wonders", chaos, energy=2).text(
    activate(cost(exhaust(this)), return_to_hand(an(other, friendly, either(gear, unit, facedown_card)))),
)
SCRAPHEAP = Gear("OGN-182", "Scrapheap", chaos, energy=2).text(
    when(either(you(play(this)), anyone(discard(this)), anyone(kill(this))), draw(1)),
)
STACKED_DECK = Spell("OGN-183", "Stacked Deck", chaos, energy=1).text(
    action, look_at(top(3)), return_to_hand(a(card, among_them)), recycle(rest),
)
THE_SYREN = Gear("OGN-184", "The Syren", chaos, energy=2).text(
    activate(cost(1, exhaust(this)), move(a(friendly, unit, at_a_battlefield), base_of(it))),
)
TRAVELING_MERCHANT = Unit("OGN-185", "Traveling Merchant", chaos, energy=2, might=2, tags="Bilgewater").text(
    when(me(move), discard(1), draw(1)),
)
TREASURE_TROVE = Gear("OGN-186", "Treasure Trove", chaos, energy=2).text(
    when(this(leave), draw(1), channel(1, exhausted)), activate(cost(chaos, exhaust(this)), kill(this)),
)
WHIRLWIND = Spell("OGN-187", "Whirlwind", chaos, energy=3, power=1).text(
    every(player, from_next)(may(return_to_hand(a(unit)))),
)
ZAUNITE_BOUNCER = Unit("OGN-188", "Zaunite Bouncer", chaos, energy=4, power=2, might=2, tags="Zaun").text(
    when(you(play(me)), return_to_hand(an(other, unit, at_a_battlefield))),
)
KAYN_UNLEASHED = Unit(
    "OGN-189", "Kayn, Unleashed", chaos, energy=6, power=1, might=6, champion="Kayn", tags="Ionia"
).text(ganking, if_(happened(me(move), at_least(2)), cant(anyone(deal(to=me)))))
KOGMAW_CAUSTIC = Unit(
    "OGN-190", "Kog'Maw, Caustic", chaos, energy=3, power=1, might=1, champion="Kog'Maw", tags="The Void"
).text(deathknell(deal(4, every(unit, here, at_a_battlefield))))
MADDENED_MARAUDER = Unit("OGN-191", "Maddened Marauder", chaos, energy=5, might=4, tags="Pirate, Bilgewater").text(
    tank, when(you(play(me)), move(a(unit), base_of(it), from_=a(battlefield))),
)
MINDSPLITTER = Unit("OGN-192", "Mindsplitter", chaos, energy=7, power=2, might=7, tags="Dragon, Mount Targon").text(
    when(
        you(play(me)), choose(an(opponent)), they(reveal(their_hand)), choose(a(card, their_hand)), they(discard(it)),
    ),
)
MISS_FORTUNE_BUCCANEER = Unit(
    "OGN-193", "Miss Fortune, Buccaneer", chaos, energy=4, power=1, might=4, champion="Miss Fortune",
    tags="Pirate, Bilgewater", also="OGN-193a"
).text(
    can(you(play(me, to=an(open_, battlefield)))),
    can(anyone(play(every(friendly, unit), to=an(open_, battlefield)))),
)
NOCTURNE_HORRIFYING = Unit(
    "OGN-194", "Nocturne, Horrifying", chaos, energy=4, power=1, might=4, champion="Nocturne"
).text(
    ganking,
    as_(
        you(either(look_at(me, from_=your_deck), reveal(me, from_=your_deck))),
        may(banish(me)), if_(you_do, may(play(me, price=for_price(rainbow)))),
    ),
)
RHASA_THE_SUNDERER = Unit(
    "OGN-195", "Rhasa the Sunderer", chaos, energy=10, power=1, might=6, tags="Spirit, Shadow Isles"
).text(have(me, cost_less(1, times=per(every(card, your_trash)))))
SOULGORGER = Unit("OGN-196", "Soulgorger", chaos, energy=8, power=2, might=5, tags="Spirit, Shadow Isles").text(
    when(you(play(me)), may(play(a(unit, your_trash), price=ignoring_energy))),
)
TEEMO_SCOUT = Unit(
    "OGN-197", "Teemo, Scout", chaos, energy=2, might=1, champion="Teemo", tags="Yordle, Bandle City", also="OGN-197a"
).text(hidden, when(you(play(me)), give(me, might(3), this_turn)))
THE_HARROWING = Spell("OGN-198", "The Harrowing", chaos, energy=6, power=2).text(
    play(a(unit, your_trash), price=ignoring_energy),
)
TIDETURNER = Unit("OGN-199", "Tideturner", chaos, energy=2, might=2, tags="Bilgewater").text(
    hidden, when(you(play(me)), may(choose(a(unit, your, not_(here))), swap_places(me, it))),
)
TWISTED_FATE_GAMBLER = Unit(
    "OGN-200", "Twisted Fate, Gambler", chaos, energy=4, might=4, champion="Twisted Fate", tags="Bilgewater"
).text(
    when(
        me(attack), reveal(top_rune), recycle(it),
        do_following(
            if_(
                is_(the_recycled, of_domain(fury)),
                deal(2, an(enemy, unit, here).called("unit")),
                deal(1, every(enemy, unit, here, other_than(that("unit")))),
            ),
            if_(is_(the_recycled, of_domain(mind)), draw(1)),
            if_(is_(the_recycled, of_domain(order)), stun(an(enemy, unit))),
        ),
    ),
)
INVERT_TIMELINES = Spell("OGN-201", "Invert Timelines", chaos, energy=3, power=1).text(
    every(player)(discard(every(card, their_hand)), draw(4)),
)
JINX_REBEL = Unit(
    "OGN-202", "Jinx, Rebel", chaos, energy=5, power=1, might=5, champion="Jinx", tags="Zaun", also="OGN-202a"
).text(when(you(discard(one_or_more(card))), ready(me), give(me, might(1), this_turn)))
POSSESSION = Spell("OGN-203", "Possession", chaos, energy=8, power=3).text(
    action, take_control(an(enemy, unit, at_a_battlefield)), recall(it),
)
SEAL_OF_DISCORD = Gear("OGN-204", "Seal of Discord", chaos, energy=0, power=1, also="SFD-234").text(
    activate(cost(exhaust(this)), add(chaos), timing=reaction),
)
YASUO_WINDRIDER = Unit(
    "OGN-205", "Yasuo, Windrider", chaos, energy=5, power=1, might=4, champion="Yasuo", tags="Ionia",
    also="OGN-205a, SFD-235, SFD-235*"
).text(ganking, when(nth(3, me(move)), gain_points(1)))
