"""Unleashed: Fury (UNL-001 to UNL-030)."""
from __future__ import annotations

from cards.tokens import GOLD
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
    an,
    anyone,
    assault,
    at_a_battlefield,
    at_least,
    banish,
    battlefield,
    buff,
    can,
    card,
    choose,
    compare,
    conquer,
    cost,
    deal,
    deflect,
    detach,
    die,
    discard,
    double_it,
    double_might,
    draw,
    during,
    effects_of,
    ends,
    enemy,
    enter,
    equip,
    every,
    excess_damage,
    exhaust,
    exhausted,
    facedown_card,
    for_price,
    friendly,
    from_face_down,
    fury,
    ganking,
    give,
    happened,
    have,
    here,
    hidden,
    hide,
    hunt,
    if_,
    is_,
    it,
    legion,
    level,
    may,
    me,
    might,
    move,
    not_,
    optional_cost,
    other,
    pay,
    per,
    play,
    rainbow,
    reaction,
    readied,
    ready,
    repeat,
    return_to_hand,
    showdown,
    spell,
    there_is,
    this,
    this_turn,
    tokens,
    trigger_again,
    turn,
    unit,
    when,
    with_spent,
    would,
    you,
    you_paid,
    your,
    your_trash,
)

ARENA_KINGPIN = Unit("UNL-001", "Arena Kingpin", fury, energy=5, might=3, tags="Yordle, Noxus").text(
    have(me, enter(readied)), activate(cost(exhaust(me)), give(a(unit), might(3), this_turn)),
)
INFERNA = Unit("UNL-002", "Inferna", fury, energy=2, might=1, tags="Bilgewater").text(ambush, assault(2))
MISCHIEVOUS_MARAI = Unit("UNL-003", "Mischievous Marai", fury, energy=2, might=2, tags="Bilgewater").text(
    hidden, when(you(play(me, to=a(battlefield))), deal(2, an(enemy, unit, here))),
)
PREPARED_NEOPHYTE = Unit("UNL-004", "Prepared Neophyte", fury, energy=3, might=1, tags="Shadow Isles").text(
    if_(happened(you(play(a(spell, with_spent(at_least(4)))))), have(me, might(4))),
)
REVNA_THE_LOREKEEPER = Unit("UNL-005", "Revna the Lorekeeper", fury, energy=7, power=1, might=7, tags="Freljord").text(
    ganking, when(you(play(a(spell, with_spent(at_least(4))))), ready(me)),
)
SHARKLING = Unit("UNL-006", "Sharkling", fury, energy=3, might=1, tags="Bilgewater").text(accelerate, assault(4))
SMITE = Spell("UNL-007", "Smite", fury, energy=2, power=1).text(
    action, deal(3, a(unit, at_a_battlefield)), this_turn(would(it(die), banish(it))),
)
TOWERING_PAIROFANT = Unit("UNL-008", "Towering Pairofant", fury, energy=6, might=6, tags="Shurima").text(
    assault(), if_(happened(a(unit)(die)), have(me, enter(readied))),
)
UPSTAGE_COMEDY = Spell("UNL-009", "Upstage Comedy", fury, energy=2).text(repeat(2), ready(a(unit)))
VAULT_BREAKER = Spell("UNL-010", "Vault Breaker", fury, energy=1, power=1).text(
    action, give(a(unit), assault(2), ganking, this_turn),
)
FRESH_BEANS = Gear("UNL-011", "Fresh Beans", fury, energy=2).text(
    when(you(play(a(unit))).provided(during(showdown)), may(exhaust(this)).to(draw(1))),
)
LORD_BROADMANE = Unit("UNL-012", "Lord Broadmane", fury, energy=5, power=1, might=5, tags="Noxus").text(
    ambush, when(you(play(me)), give(every(other, unit, your, here), assault(), this_turn)),
)
LOTUS_TRAP = Spell("UNL-013", "Lotus Trap", fury, energy=2).text(
    hidden, reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), double_it)),
)
MONSTER_HARPOON = Spell("UNL-014", "Monster Harpoon", fury, energy=1, power=1).text(
    action, choose(a(unit, at_a_battlefield)),
    deal(2, it).instead_if(there_is(a(your, facedown_card)), deal(4, it)),
)
RIGHT_OF_CONQUEST = Spell("UNL-015", "Right of Conquest", fury, energy=3, power=1).text(
    draw(1), draw(per(every(friendly, battlefield))),
)
SCORCHCLAW = Unit("UNL-016", "Scorchclaw", fury, energy=3, power=1, might=3, tags="Dog, Noxus").text(
    hunt(2), level(3, have(me, might(1), enter(readied))),
)
SQUARE_UP = Spell("UNL-017", "Square Up", fury, energy=4).text(
    repeat(discard(1)), give(a(unit), assault(4), this_turn),
)
YETI_BRAWLER = Unit("UNL-018", "Yeti Brawler", fury, energy=6, might=6, tags="Noxus").text(
    when(me(conquer).provided(compare(excess_damage(you), at_least(3))), play(tokens(GOLD, 2, exhausted))),
)
BLIGHTED_BATTLEAXE = Gear(
    "UNL-019", "Blighted Battleaxe", fury, energy=4, bonus=4, tags="Equipment"
).text(equip(1, fury)).wearer(
    when(ends(turn, you).provided(not_(happened(me(conquer)))), detach(this), deal(4, me)),
)
GRIM_APOTHECARY = Unit("UNL-021", "Grim Apothecary", fury, energy=3, might=3, tags="Noxus").text(
    ambush, when(you(play(me)), may(return_to_hand(a(friendly, unit, at_a_battlefield)))),
)
JHIN_MURDEROUS_ARTIST = Unit(
    "UNL-022", "Jhin, Murderous Artist", fury, energy=4, power=1, might=4, champion="Jhin", tags="Ionia"
).text(deflect(), ganking, when(me(move), add(1, rainbow)))
KATARINA_RECKLESS = Unit(
    "UNL-023", "Katarina, Reckless", fury, energy=5, power=1, might=5, champion="Katarina", tags="Noxus"
).text(
    when(you(hide(a(card))), ready(me)), when(you(play(a(card, from_face_down))), deal(2, an(enemy, unit))),
)
RENGAR_UNSEEN = Unit(
    "UNL-024", "Rengar, Unseen", fury, energy=4, power=1, might=4, champion="Rengar", tags="Cat, Ixtal"
).text(accelerate, assault(2), deflect(), ganking)
UNDYING_LEGION = Unit("UNL-025", "Undying Legion", fury, energy=3, might=3, tags="Spirit, Shadow Isles").text(
    legion(if_(is_(me, your_trash), can(you(play(me, price=for_price(3, fury)))))),
)
XERATH_FREED = Unit(
    "UNL-026", "Xerath, Freed", fury, energy=5, might=5, champion="Xerath", tags="Shurima"
).text(if_(is_(me, at_a_battlefield), activate(cost(fury, exhaust(me)), deal(3, a(unit)))))
INVIOLUS_VOX = Unit("UNL-027", "Inviolus Vox", fury, energy=8, power=2, might=8, tags="Dragon, Mount Targon").text(
    when(me(conquer), give(a(friendly, unit), might(8), this_turn)),
)
PYKE_DOCKSIDE_BUTCHER = Unit(
    "UNL-028", "Pyke, Dockside Butcher", fury, energy=3, might=2, champion="Pyke", tags="Bilgewater"
).text(
    hidden, ganking, optional_cost(pay(fury)),
    when(you(play(me)).provided(you_paid), ready(me), give(me, might(2), this_turn)),
)
RED_BRAMBLEBACK = Unit(
    "UNL-029", "Red Brambleback", fury, energy=4, power=1, might=4, tags="Ionia", also="UNL-029a"
).text(
    accelerate, have(every(your, effects_of(conquer(here))), trigger_again), when(me(conquer), buff(a(friendly, unit))),
)
VI_HOTHEADED = Unit("UNL-030", "Vi, Hotheaded", fury, energy=4, might=3, champion="Vi", tags="Zaun").text(
    deflect(), activate(cost(2, fury), give(me, double_might, this_turn)),
)
