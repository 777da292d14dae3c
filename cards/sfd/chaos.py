"""Spiritforged: Chaos (SFD-121 to SFD-150)."""
from __future__ import annotations

from cards.tokens import GOLD
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    action,
    afterwards,
    among_them,
    an,
    assault,
    at,
    at_a_battlefield,
    at_least,
    at_most,
    attach,
    attacking,
    base_of,
    battlefield,
    card,
    chaos,
    choose,
    choosing,
    compare,
    conquer,
    controlled_by,
    controller_of,
    cost_less,
    cost_more,
    counter,
    defend,
    deflect,
    die,
    discard,
    draw,
    either,
    enemy,
    equip,
    every,
    exhaust,
    exhausted,
    first,
    friendly,
    from_face_down,
    gain_points,
    ganking,
    gear,
    give,
    have,
    here,
    hidden,
    hold,
    if_,
    ignoring_energy,
    in_combat,
    is_,
    it,
    kill,
    location,
    look_at,
    may,
    me,
    might,
    move,
    opponent,
    optional_costs,
    other,
    other_than,
    pair,
    pay,
    per,
    play,
    rainbow,
    reaction,
    recycle,
    repeat,
    rest,
    return_to_hand,
    same,
    some,
    spell,
    spent,
    swap_might,
    that,
    there,
    there_is,
    they,
    this,
    this_turn,
    tokens,
    top,
    unit,
    unless,
    weaponmaster,
    when,
    where,
    win_combat,
    with_cost,
    with_might,
    you,
    your,
    your_trash,
)

BLACK_MARKET_BROKER = Unit("SFD-121", "Black Market Broker", chaos, energy=3, might=3, tags="Zaun").text(
    when(you(play(a(card, from_face_down))), play(tokens(GOLD, exhausted))),
)
CALLED_SHOT = Spell("SFD-122", "Called Shot", chaos, energy=0, power=1).text(
    action, repeat(chaos), look_at(top(2)), draw(a(card, among_them)), recycle(rest),
)
CORRUPT_ENFORCER = Unit("SFD-123", "Corrupt Enforcer", chaos, energy=3, power=1, might=4, tags="Piltover").text(
    when(me(move(to=a(battlefield))), discard(1)), when(me(win_combat()), draw(1)),
)
DORANS_RING = Gear("SFD-124", "Doran's Ring", chaos, energy=1, bonus=1, tags="Equipment").text(equip(chaos)).wearer(
    when(me(conquer), discard(1), draw(1)),
)
FAE_PORTER = Unit("SFD-125", "Fae Porter", chaos, energy=4, might=4, tags="Fae, Ionia").text(
    when(me(move(to=a(battlefield))), may(pay(chaos)).to(move(a(unit, your), there))),
)
LOYAL_PUP = Unit("SFD-126", "Loyal Pup", chaos, energy=3, might=3, tags="Dog, Bandle City").text(
    when(you(defend(a(battlefield))), may(move(me, there))),
)
MASTER_BINGWEN = Unit("SFD-127", "Master Bingwen", chaos, energy=6, might=6, tags="Ionia").text(weaponmaster)
OVERZEALOUS_FAN = Unit("SFD-128", "Overzealous Fan", chaos, energy=2, might=2, tags="Noxus").text(
    when(me(defend), may(kill(me)).to(move(an(attacking, unit), base_of(it)))),
)
TEMPTATION = Spell("SFD-129", "Temptation", chaos, energy=2).text(
    repeat(2),
    move(
        an(enemy, unit).called("unit"),
        a(
            location,
            where(there_is(a(unit, other_than(that("unit")), controlled_by(controller_of(that("unit"))), at(it)))),
        ),
    ),
)
TREASURE_HUNTER = Unit("SFD-130", "Treasure Hunter", chaos, energy=2, might=1, tags="Shurima").text(
    when(me(move), play(tokens(GOLD, exhausted))),
)
ANCIENT_WARMONGER = Unit("SFD-131", "Ancient Warmonger", chaos, energy=5, might=4, tags="Spirit, Noxus").text(
    accelerate, have(me, assault(per(every(enemy, unit, here)))),
)
BEAST_BELOW = Unit("SFD-132", "Beast Below", chaos, energy=7, power=2, might=8, tags="Bilgewater").text(
    when(you(play(me)), return_to_hand(pair(an(other, friendly, unit), an(enemy, unit)))),
)
BOOTS_OF_SWIFTNESS = Gear(
    "SFD-133", "Boots of Swiftness", chaos, energy=3, bonus=2, tags="Equipment"
).text(equip(chaos)).wearer(ganking)
CULL = Gear("SFD-134", "Cull", chaos, energy=1, bonus=1, tags="Equipment").text(equip(chaos)).wearer(
    when(me(conquer), play(tokens(GOLD, exhausted))),
)
FACTORY_RECALL = Spell("SFD-135", "Factory Recall", chaos, energy=1).text(action, return_to_hand(a(gear)))
HARD_BARGAIN = Spell("SFD-136", "Hard Bargain", chaos, energy=2).text(
    reaction, repeat(2), choose(a(spell)), unless(controller_of(it)(pay(2)), counter(it)),
)
HARPOON_SQUAD = Unit("SFD-137", "Harpoon Squad", chaos, energy=4, might=4, tags="Pirate, Bilgewater").text(
    when(me(move(from_=a(battlefield))), give(me, might(2), this_turn)),
)
WINDSINGER = Unit("SFD-138", "Windsinger", chaos, energy=2, might=1, tags="Ionia").text(
    hidden, when(you(play(me)), may(return_to_hand(an(other, unit, with_might(at_most(3)), at_a_battlefield)))),
)
EDGE_OF_NIGHT = Gear("SFD-139", "Edge of Night", chaos, energy=3, bonus=2, tags="Equipment").text(
    hidden, when(you(play(this)).provided(is_(this, from_face_down)), attach(this, a(unit, your))), equip(chaos),
)
FIZZ_TRICKSTER = Unit(
    "SFD-140", "Fizz, Trickster", chaos, energy=3, power=1, might=3, champion="Fizz", tags="Yordle, Bilgewater"
).text(
    when(
        you(play(me)), may(play(a(spell, your_trash, with_cost(energy=at_most(3))), price=ignoring_energy)),
        afterwards(recycle(it)),
    ),
)
IRELIA_GRACEFUL = Unit(
    "SFD-141", "Irelia, Graceful", chaos, energy=4, power=1, might=4, champion="Irelia", tags="Ionia", also="SFD-141a"
).text(
    have(every(your, spell, choosing(me)), cost_less(1).or_(rainbow)),
)
JAE_MEDARDA = Unit("SFD-142", "Jae Medarda", chaos, energy=5, power=2, might=5, tags="Noxus").text(
    when(you(choose(me, with_=a(spell))), draw(1)),
)
SIVIR_MERCENARY = Unit(
    "SFD-143", "Sivir, Mercenary", chaos, energy=4, power=1, might=4, champion="Sivir", tags="Shurima", also="SFD-143a"
).text(
    accelerate, if_(compare(spent(you, "Power"), at_least(2)), have(me, might(2), ganking)),
)
SPIRIT_WHEEL = Gear("SFD-144", "Spirit Wheel", chaos, energy=2).text(
    when(you(choose(a(friendly, unit))), may(pay(1), exhaust(this)).to(draw(1))),
)
SWITCHEROO = Spell("SFD-145", "Switcheroo", chaos, energy=2, power=2).text(
    hidden, action, swap_might(some(2, unit, same(battlefield)), window=this_turn),
)
VEX_CHEERLESS = Unit(
    "SFD-146", "Vex, Cheerless", chaos, energy=5, power=1, might=5, champion="Vex", tags="Yordle, Shadow Isles"
).text(
    if_(
        is_(me, in_combat), have(every(friendly, spell), cost_less(1, rainbow, minimum=1)),
        have(every(enemy, spell), cost_more(1, rainbow)),
    ),
)
DOWNWELL = Spell("SFD-147", "Downwell", chaos, energy=8, power=2).text(return_to_hand(every(either(unit, gear))))
DRAVEN_AUDACIOUS = Unit(
    "SFD-148", "Draven, Audacious", chaos, energy=6, power=1, might=6, champion="Draven", tags="Noxus", also="SFD-148a"
).text(
    deflect(), when(first(me(win_combat())), gain_points(1)),
    when(me(die).provided(is_(me, in_combat)), choose(an(opponent)), they(gain_points(1))),
)
EZREAL_PRODIGY = Unit(
    "SFD-149", "Ezreal, Prodigy", chaos, energy=3, power=1, might=3, champion="Ezreal", tags="Piltover",
    also="SFD-149a, VEN-SP5"
).text(
    when(you(play(me)), discard(1), draw(2)), have(optional_costs, cost_less(1).or_(rainbow)),
)
LAST_RITES = Gear(
    "SFD-150", "Last Rites", chaos, energy=3, bonus=2, tags="Equipment"
).text(equip(chaos, recycle(some(2, card, your_trash)))).wearer(
    when(me(either(conquer, hold)), may(play(a(unit, your_trash)))),
)
