"""Origins: Mind (OGN-083 to OGN-123)."""
from __future__ import annotations

from engine.words import (
    Rune,
    Spell,
    Unit,
    a,
    action,
    afterwards,
    at_a_battlefield,
    basic,
    conquer,
    cost_less,
    deal,
    draw,
    every,
    ganking,
    give,
    have,
    if_,
    is_,
    it,
    less_than,
    may,
    me,
    might,
    mind,
    play,
    points_of,
    reaction,
    recycle,
    spell,
    tank,
    this_turn,
    unit,
    up_to,
    when,
    with_cost,
    without_paying_energy,
    you,
    your,
    your_trash,
)

EAGER_APPRENTICE = Unit("OGN-084", "Eager Apprentice", mind, energy=3, might=3, tags="Piltover").text(
    if_(is_(me, at_a_battlefield), have(every(spell, your), cost_less(1, minimum=1))),
)
FALLING_COMET = Spell("OGN-085", "Falling Comet", mind, energy=5).text(action, deal(6, a(unit, at_a_battlefield)))
LECTURING_YORDLE = Unit("OGN-087", "Lecturing Yordle", mind, energy=3, might=2, tags="Yordle, Bandle City").text(
    tank, when(you(play(me)), draw(1)),
)
MEGA_MECH = Unit("OGN-088", "Mega-Mech", mind, energy=7, might=8, tags="Mech, Bandle City")
MIND_RUNE = Rune("OGN-089", "Mind Rune", mind, basic, also="OGN-089a, VEN-R03, SFD-R03, SFD-R03a, UNL-R03, UNL-R03a")
STUPEFY = Spell("OGN-095", "Stupefy", mind, energy=1).text(
    reaction, give(a(unit), might(-1, minimum=1), this_turn), draw(1)
)
RAVENBLOOM_STUDENT = Unit("OGN-103", "Ravenbloom Student", mind, energy=2, might=2, tags="Noxus").text(
    when(you(play(a(spell))), give(me, might(1), this_turn)),
)
SINGULARITY = Spell("OGN-105", "Singularity", mind, energy=6, power=2).text(deal(6, up_to(2, unit)))
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
