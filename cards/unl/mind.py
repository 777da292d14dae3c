"""Unleashed: Mind (UNL-061 to UNL-090)."""
from __future__ import annotations

from cards.tokens import BIRD, GOLD, REFLECTION, SPRITE
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    action,
    activate,
    add,
    ambush,
    among_them,
    an,
    as_,
    at,
    at_a_battlefield,
    at_least,
    at_the,
    attack,
    backline,
    battlefield,
    become_copy,
    beginning_phase,
    can,
    cant,
    card,
    choose,
    copy_of,
    cost,
    deal,
    deathknell,
    die,
    discard,
    do_following,
    do_this,
    draw,
    effects_of,
    either,
    enemy,
    every,
    exactly,
    exhaust,
    exhausted,
    for_price,
    friendly,
    ganking,
    gear,
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
    level,
    location,
    look_at,
    main_phase,
    may,
    me,
    might,
    mind,
    move,
    not_,
    nth,
    once,
    once_each_turn,
    opponent,
    other,
    other_than,
    pay,
    per,
    play,
    predict,
    rainbow,
    reaction,
    readied,
    ready,
    recycle,
    repeat,
    rest,
    reveal,
    rune,
    score,
    shield,
    showdown,
    spell,
    starts,
    swap_places,
    temporary,
    that,
    the_discarded,
    them,
    there,
    there_is,
    this,
    this_turn,
    token,
    tokens,
    top,
    trigger,
    trigger_again,
    unit,
    up_to,
    vision,
    when,
    win,
    with_,
    with_cost,
    with_spent,
    you,
    your,
    your_base,
    your_hand,
)

DOWNSTAGE_DRAMATICS = Spell("UNL-061", "Downstage Dramatics", mind, energy=2).text(reaction, repeat(2), draw(1))
DRAMATIC_VISIONARY = Unit("UNL-062", "Dramatic Visionary", mind, energy=4, might=4, tags="Ionia").text(
    deathknell(predict(2)),
)
ECLIPSE = Spell("UNL-063", "Eclipse", mind, energy=3).text(reaction, give(a(unit), might(-4), this_turn), predict(1))
FATE_WEAVER = Unit("UNL-064", "Fate Weaver", mind, energy=5, might=4, tags="Ionia").text(
    when(
        you(play(me)), look_at(top(4)),
        may(reveal(a(spell, with_cost(energy=at_least(4)), among_them)), draw(it)), recycle(rest),
    ),
)
ICEVALE_ARCHER = Unit("UNL-065", "Icevale Archer", mind, energy=2, might=2, tags="Freljord").text(
    when(me(attack), may(pay(1)).to(give(a(unit, here), might(-1), this_turn))),
)
MOONLIGHT_AFFLICTION = Spell("UNL-066", "Moonlight Affliction", mind, energy=7).text(
    reaction, give(a(unit), might(-10), this_turn),
)
RUINED_REX = Unit("UNL-067", "Ruined Rex", mind, energy=6, power=1, might=6, tags="Bilgewater").text(
    deathknell(deal(4, an(enemy, unit))),
)
SPECTRAL_CENTAUR = Unit("UNL-068", "Spectral Centaur", mind, energy=6, might=5, tags="Spirit, Shadow Isles").text(
    when(an(other, friendly, unit)(die), give(me, might(2), this_turn)),
)
SPRITE_BURST = Spell("UNL-069", "Sprite Burst", mind, energy=5).text(play(tokens(SPRITE, 2, readied)))
TURN_TO_DUST = Spell("UNL-070", "Turn to Dust", mind, energy=2).text(give(a(gear), temporary))
CHAKRAM_DANCER = Unit("UNL-071", "Chakram Dancer", mind, energy=3, might=3, tags="Bilgewater").text(
    ambush, when(you(play(me)), give(every(other, unit, your, here), shield(), this_turn)),
)
CRESCENT_STRIKE = Spell("UNL-072", "Crescent Strike", mind, energy=3, power=1).text(
    action, choose(a(battlefield)), deal(4, an(enemy, unit, there).called("struck")),
    deal(1, every(enemy, unit, there, other_than(that("struck")))),
)
DEADLY_FLOURISH = Spell("UNL-073", "Deadly Flourish", mind, energy=4).text(
    deal(3, an(enemy, unit)), this_turn(when(it(die), play(tokens(GOLD, exhausted)), limit=once)),
)
FRIGID_JEWEL = Gear("UNL-074", "Frigid Jewel", mind, energy=2).text(
    when(nth(2, you(draw(1))), give(a(friendly, unit), might(2), this_turn)),
)
GUSTWALKER = Unit("UNL-075", "Gustwalker", mind, energy=3, power=1, might=3, tags="Dog, Ionia").text(
    hunt(2), level(3, have(me, might(1), ganking)),
)
PETAL_PIXIE = Unit("UNL-076", "Petal Pixie", mind, energy=2, might=2, tags="Fae, Ionia").text(
    if_(is_(me, at_a_battlefield), have(me, might(per(every(your, unit, with_(temporary), here))))),
)
SOUL_SHEPHERD = Unit("UNL-077", "Soul Shepherd", mind, energy=5, might=3, tags="Shadow Isles").text(
    have(every(your, token, unit), might(1)),
)
SPRITE_FOUNTAIN = Gear("UNL-078", "Sprite Fountain", mind, energy=2, power=1).text(
    temporary, when(you(play(this)), play(tokens(SPRITE, readied), your_base)),
    deathknell(play(tokens(SPRITE, readied), your_base)),
)
DIANA_LUNARI = Unit(
    "UNL-079", "Diana, Lunari", mind, energy=3, might=3, champion="Diana", tags="Mount Targon", also="UNL-079a"
).text(
    when(starts(showdown, here), may(pay(1)).to(predict(1), reveal(top())), if_(is_(it, spell), draw(it))),
)
HWEI_BROODING_PAINTER = Unit(
    "UNL-080", "Hwei, Brooding Painter", mind, energy=5, power=1, might=5, champion="Hwei", tags="Ionia"
).text(
    when(
        me(move), draw(1), discard(1),
        do_following(
            if_(is_(the_discarded, spell), draw(1)), if_(is_(the_discarded, gear), ready(up_to(2, rune))),
            if_(is_(the_discarded, unit), give(me, might(3), this_turn)),
        ),
    ),
)
KEEPER_OF_MASKS = Unit("UNL-081", "Keeper of Masks", mind, energy=2, might=1, tags="Ionia").text(
    hidden, temporary, when(you(play(me)), play(tokens(REFLECTION, 2), here), do_this(become_copy(them, me))),
)
LILLIA_FAE_FAWN = Unit(
    "UNL-082", "Lillia, Fae Fawn", mind, energy=3, might=3, champion="Lillia", tags="Fae, Ionia"
).text(
    accelerate, when(me(move(from_=a(location))), play(tokens(SPRITE), there)),
)
SMOKE_AND_MIRRORS = Spell("UNL-083", "Smoke and Mirrors", mind, energy=2).text(
    hidden, action, choose(a(unit, your).called("one")),
    choose(a(unit, your, not_(at(that("one")))).called("two")),
    if_(either(is_(that("one"), with_(temporary)), is_(that("two"), with_(temporary))),
        swap_places(that("one"), that("two"))),
    draw(1),
)
SPRITE_QUEEN = Unit("UNL-084", "Sprite Queen", mind, energy=7, power=1, might=6, tags="Fae, Ionia").text(
    when(either(you(play(me)), starts(beginning_phase, you)), play(tokens(SPRITE, readied), your_base)),
)
SUMPWORKS_MAP = Gear("UNL-085", "Sumpworks Map", mind, energy=2).text(
    reaction, temporary, when(an(opponent)(score), draw(1)),
)
ZILEAN_TIME_MAGE = Unit(
    "UNL-086", "Zilean, Time Mage", mind, energy=5, power=1, might=5, champion="Zilean", tags="Icathia"
).text(
    if_(
        is_(me, at_a_battlefield),
        as_(you(play(a(token, unit))), may(play(copy_of(it))), limit=once_each_turn),
    ),
)
BLUE_SENTINEL = Unit(
    "UNL-087", "Blue Sentinel", mind, energy=4, power=1, might=4, tags="Mount Targon", also="UNL-087a"
).text(
    shield(2), have(every(your, effects_of(hold(here))), trigger_again),
    when(me(hold), at_the(starts(main_phase, you), add(rainbow))),
)
GUTTER_PALACE = Gear("UNL-088", "Gutter Palace", mind, energy=4).text(
    when(
        starts(beginning_phase, you).provided(
            there_is(every(card, your_hand), exactly(4)), there_is(every(your, unit, at_a_battlefield), exactly(4)),
        ),
        win(),
    ),
    activate(cost(discard(1), exhaust(this)), play(tokens(BIRD))),
)
JHIN_METICULOUS_KILLER = Unit(
    "UNL-089", "Jhin, Meticulous Killer", mind, energy=4, might=4, champion="Jhin", tags="Ionia", also="UNL-089a"
).text(
    vision,
    if_(happened(you(play(a(spell, with_spent(at_least(4)))))), can(you(play(me, price=for_price(mind))))),
)
LEBLANC_EVERYWHERE_AT_ONCE = Unit(
    "UNL-090", "LeBlanc, Everywhere at Once", mind, energy=4, might=4, champion="LeBlanc", tags="Noxus"
).text(
    backline, if_(is_(me, at_a_battlefield), cant(every(your, effects_of(temporary), here)(trigger))),
)
