"""Spiritforged: battlefields (SFD-207 to SFD-221)."""
from __future__ import annotations

from cards.tokens import GOLD, SAND_SOLDIER
from engine.words import (
    Battlefield,
    a,
    activate,
    an,
    anyone,
    attach,
    battlefield,
    burn,
    cant,
    channel,
    compare,
    conquer,
    controlled_by,
    cost,
    cost_less,
    costs_of,
    defend,
    detach,
    draw,
    equipment,
    every,
    exhaust,
    exhausted,
    friendly,
    gain_points,
    gear,
    happened,
    have,
    here,
    hold,
    if_,
    is_,
    it,
    legend,
    less_than,
    may,
    me,
    mighty,
    not_,
    other,
    pay,
    per,
    play,
    player,
    rainbow,
    ready,
    recycle,
    repeat,
    return_to_hand,
    reveal,
    score,
    spell,
    text,
    that,
    there_is,
    they,
    token,
    tokens,
    top,
    turns_of,
    unit,
    when,
    you,
    your,
)

EMPERORS_DAIS = Battlefield("SFD-207", "Emperor's Dais").text(
    when(
        you(conquer(here)),
        may(pay(1), return_to_hand(a(unit, your, here))).to(play(tokens(SAND_SOLDIER), here)),
    ),
)
FORGE_OF_THE_FLUFT = Battlefield("SFD-208", "Forge of the Fluft").text(
    if_(
        is_(me, controlled_by(you)),
        have(every(friendly, legend), text(activate(cost(exhaust(me)), attach(an(equipment, your), a(unit, your))))),
    ),
)
FORGOTTEN_MONUMENT = Battlefield("SFD-209", "Forgotten Monument").text(
    cant(every(player)(score(here)).provided(compare(turns_of(they), less_than(3)))),
)
HALL_OF_LEGENDS = Battlefield("SFD-210", "Hall of Legends").text(
    when(you(conquer(here)), may(pay(1)).to(ready(every(your, legend)))),
)
MARAI_SPIRE = Battlefield("SFD-211", "Marai Spire").text(
    if_(is_(me, controlled_by(you)), have(costs_of(repeat, every(friendly, player)), cost_less(1))),
)
MINEFIELD = Battlefield("SFD-212", "Minefield").text(when(you(conquer(here)), burn(2)))
ORNNS_FORGE = Battlefield("SFD-213", "Ornn's Forge").text(
    if_(
        is_(me, controlled_by(you)),
        if_(
            not_(happened(anyone(play(a(friendly, gear, not_(token)))))),
            have(every(friendly, gear, not_(token)), cost_less(1)),
        ),
    ),
)
POWER_NEXUS = Battlefield("SFD-214", "Power Nexus").text(
    when(you(hold(here)), may(pay(rainbow, rainbow, rainbow, rainbow)).to(gain_points(1))),
)
RAVENBLOOM_CONSERVATORY = Battlefield("SFD-215", "Ravenbloom Conservatory").text(
    when(
        you(defend(here)), reveal(top(1), "card"),
        if_(is_(that("card"), spell), return_to_hand(that("card"))).otherwise(recycle(that("card"))),
    ),
)
ROCKFALL_PATH = Battlefield("SFD-216", "Rockfall Path").text(cant(anyone(play(every(unit), to=here))))
SEAT_OF_POWER = Battlefield("SFD-217", "Seat of Power").text(
    when(you(conquer(here)), draw(per(every(other, friendly, battlefield)))),
)
SUNKEN_TEMPLE = Battlefield("SFD-218", "Sunken Temple").text(
    when(you(conquer(here)).provided(there_is(a(mighty, unit, your, here))), may(pay(1)).to(draw(1))),
)
THE_PAPERTREE = Battlefield("SFD-219", "The Papertree").text(
    when(you(hold(here)), every(player)(channel(1, exhausted))),
)
TREASURE_HOARD = Battlefield("SFD-220", "Treasure Hoard").text(
    when(you(conquer(here)), may(pay(1)).to(play(tokens(GOLD, exhausted)))),
)
VEILED_TEMPLE = Battlefield("SFD-221", "Veiled Temple").text(
    when(you(conquer(here)), may(ready(a(friendly, gear)), if_(is_(it, equipment), may(detach(it))))),
)
