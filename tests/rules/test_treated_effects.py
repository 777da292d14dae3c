"""Hold effects that are conquer effects too, and the other way round (383.4)."""
from __future__ import annotations

import pytest

from engine.words import (
    Battlefield,
    Gear,
    Unit,
    activate_effects,
    conquer,
    effects_of,
    either,
    every,
    friendly,
    gain_xp,
    have,
    here,
    hold,
    me,
    treat_as,
    trigger_again,
    unit,
    when,
    you,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, Table

SIGN = Gear("TST-TE01", "Treating Sign", energy=0).text(
    have(every(friendly, unit), treat_as(effects_of(hold), effects_of(conquer))),
)
EXTRA += [
    SIGN, Unit("TST-TE02", "Treated Holder", energy=0, might=1).text(when(me(hold), gain_xp(1))),
    Unit("TST-TE03", "Treated Raider", energy=0, might=1).text(when(me(conquer), gain_xp(1))),
    Unit("TST-TE04", "Treated Both", energy=0, might=1).text(when(me(either(conquer, hold)), gain_xp(1))),
    Unit("TST-TE05", "Treated Elsewhere", energy=0, might=1).text(when(you(hold(here)), gain_xp(1))),
    Unit("TST-TE06", "Treated Twice", energy=0, might=1).text(
        have(every(your, effects_of(conquer)), trigger_again)
    ),
    Battlefield("TST-TE07", "Treated Arena").text(
        when(you(hold(here)), activate_effects(effects_of(conquer), every(unit, here)))
    ),
]


def gained(table: Table) -> int:
    """How much XP was gained."""
    return sum(event.n for event in table.events("xp gained"))


def test_it_is_said() -> None:
    assert say(SIGN) == "Friendly units treat hold effects as conquer effects."


@covers("383.4.c", "383.4.d")
@pytest.mark.parametrize(("unit_", "signs", "xp"), [
    ("Treated Holder", 0, 0), ("Treated Holder", 1, 1), ("Treated Holder", 2, 1), ("Treated Raider", 1, 1),
    ("Treated Both", 1, 1),
])
def test_a_hold_effect_triggers_once_for_conquering(unit_: str, signs: int, xp: int) -> None:
    table = Table(quiet(base=[unit_, *["Treating Sign"] * signs]), quiet(base=["Treated Holder"]), battlefields=PLAIN)
    table.you.move(unit_, to=MEADOW)
    table.pass_all()
    assert gained(table) == xp


@covers("383.4.c.2")
def test_it_is_that_of_who_conquers_where_the_text_says() -> None:
    table = Table(quiet(base=["Treated Elsewhere", "Test Might 1", "Treating Sign"], at={MOOR: ["Treated Holder"]}),
                  quiet(), battlefields=PLAIN)
    table.you.move("Test Might 1", to=MEADOW)
    table.pass_all()
    assert gained(table) == 0


@covers("383.4.d")
def test_a_conquer_effect_is_no_hold_effect_for_that() -> None:
    table = Table(quiet(at={MEADOW: ["Treated Raider"]}, base=["Treating Sign"]), quiet(), turn_of=FOE,
                  battlefields=PLAIN)
    table.end_turn()
    assert (len(table.events("held")), gained(table)) == (1, 0)


@covers("383.4.c.3", "383.4.g.1")
def test_who_speaks_of_conquer_effects_speaks_of_it_too() -> None:
    again = Table(quiet(base=["Treated Holder", "Treating Sign", "Treated Twice"]), quiet(), battlefields=PLAIN)
    again.you.move("Treated Holder", to=MEADOW)
    again.pass_all()
    assert gained(again) == 2
    arena = Table(quiet(at={"Treated Arena": ["Treated Holder"]}, base=["Treating Sign"]), quiet(), turn_of=FOE,
                  battlefields=("Treated Arena", MOOR))
    arena.end_turn()
    assert arena.open.kind == "order"
    arena.you.choose("Treated Holder", "Treated Arena")
    arena.resolve()
    assert gained(arena) == 2
