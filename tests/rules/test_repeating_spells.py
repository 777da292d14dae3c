"""Repeat that something gives to spells (820.1.a), also for as much as they cost (206)."""
from __future__ import annotations

import pytest

from engine.reading import read_all
from engine.reading.scope import Misread
from engine.words import (
    Spell,
    Unit,
    a,
    at_a_battlefield,
    chaos,
    cost_less,
    deal,
    draw,
    every,
    fury,
    have,
    if_,
    is_,
    me,
    next_,
    repeat,
    repeat_for_its_cost,
    spell,
    this_turn,
    unit,
    your,
)
from engine.words.saying.say import say
from tests.cards.naming import options
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, quiet
from tests.table import EXTRA, FOE, Table, find_or_extra

EXTRA += [
    Unit("TST-LR1", "Lending Mage", chaos, energy=0, might=9).text(
        if_(is_(me, at_a_battlefield), have(every(your, spell), repeat(2, chaos)))),
    Spell("TST-LR2", "Lending Portal", energy=0).text(this_turn(have(every(your, next_, spell), repeat_for_its_cost))),
    Spell("TST-LR3", "Lending Spark", fury, energy=1, power=1).text(deal(1, a(unit))),
    Spell("TST-LR4", "Lending Echo", energy=0).text(repeat(1), draw(1)),
    Unit("TST-LR5", "Lending Saver", energy=0, might=9).text(have(every(your, spell), cost_less(1))),
]
ASKED = "Pay 2 energy and 1 chaos to repeat it"


def paid(table: Table) -> dict[str, int]:
    """What has been paid of each kind."""
    found: dict[str, int] = {}
    for event in table.events("paid"):
        found[event.other] = found.get(event.other, 0) + event.n
    return found


@covers("820.1.a", "820.2")
def test_your_spells_are_repeated_for_what_something_else_asks() -> None:
    table = Table(quiet(hand=["Lending Spark"], at={MEADOW: ["Lending Mage"]}, runes={"fury": 3, "chaos": 1}),
                  quiet(base=["Test Might 2", "Test Might 3"]))
    assert "Without it" in options(table.you, "play", "Lending Spark")
    table.you.play("Lending Spark", on=["Test Might 2", "Test Might 3"], repeat=1)
    table.resolve()
    assert [table.thing(name).damage for name in ("Test Might 2", "Test Might 3")] == [1, 1]
    assert paid(table) == {"energy": 3, "fury": 1, "chaos": 1}


@covers("820.1.a")
def test_no_other_spells_and_no_units_are_repeated() -> None:
    table = Table(quiet(hand=["Lending Spark"], base=["Lending Mage"], runes={"fury": 4, "chaos": 1}), quiet())
    assert "Without it" not in options(table.you, "play", "Lending Spark")
    theirs = Table(quiet(at={MEADOW: ["Lending Mage"]}), quiet(hand=["Lending Spark"], runes={"fury": 4, "chaos": 1}),
                   turn_of=FOE)
    assert "Without it" not in options(theirs.foe, "play", "Lending Spark")
    unit = Table(quiet(hand=["Lending Saver"], at={MEADOW: ["Lending Mage"]}, runes={"chaos": 4}), quiet())
    assert "Without it" not in options(unit.you, "play", "Lending Saver")


@covers("820.1.b")
def test_a_spell_that_repeats_by_itself_may_be_repeated_for_both() -> None:
    table = Table(quiet(hand=["Lending Echo"], at={MEADOW: ["Lending Mage"]}, runes={"chaos": 4},
                        deck=["Test Sight"] * 4), quiet())
    table.you.play("Lending Echo", repeat=2)
    table.resolve()
    assert (table.hand(), paid(table)) == (["Test Sight"] * 3, {"energy": 3, "chaos": 1})


@covers("206", "820.1.a")
@pytest.mark.parametrize(("beside", "energy"), [([], 2), (["Lending Saver"], 1)])
def test_it_costs_as_much_as_is_printed_whatever_the_spell_costs(beside: list[str], energy: int) -> None:
    table = Table(quiet(hand=["Lending Portal", "Lending Spark"], runes={"fury": 3}, base=beside),
                  quiet(base=["Test Might 2", "Test Might 3"]))
    table.you.play("Lending Portal")
    table.resolve()
    table.you.play("Lending Spark", on=["Test Might 2", "Test Might 3"], repeat=1)
    table.resolve()
    assert [table.thing(name).damage for name in ("Test Might 2", "Test Might 3")] == [1, 1]
    assert paid(table) == {"energy": energy, "fury": 2}


@covers("391")
def test_only_the_next_spell_is_repeated_for_its_cost() -> None:
    table = Table(quiet(hand=["Lending Portal", "Lending Spark", "Lending Spark"], runes={"fury": 6}),
                  quiet(base=["Test Might 2"]))
    table.you.play("Lending Portal")
    table.resolve()
    table.you.play("Lending Spark", on="Test Might 2")
    table.resolve()
    assert "Without it" not in options(table.you, "play", "Lending Spark")


def test_it_is_said_and_not_printed_on_a_spell() -> None:
    assert say(find_or_extra("Lending Portal")) == "The next spell you play this turn has [Repeat] equal to its cost."
    with pytest.raises(Misread, match="says its cost"):
        read_all([Spell("TST-LR9", "Lending Nonsense", energy=1).text(repeat_for_its_cost, draw(1))])
