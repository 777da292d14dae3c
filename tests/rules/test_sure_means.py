"""What a payment can't count on (054.1, 203.3, 429): Add abilities whose cost or Add is forbidden, or replaced."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    add,
    cant,
    cost,
    draw,
    every,
    exhaust,
    play,
    reaction,
    recycle,
    rune,
    this,
    unit,
    would,
    you,
)
from tests.rules.covers import covers
from tests.rules.drafting import table
from tests.rules.grounds import quiet
from tests.table import EXTRA, Table

EXTRA += [
    Gear("TST-SM1", "Sure Dry Well", energy=0).text(cant(you(add()))),
    Gear("TST-SM2", "Sure Stiff Well", energy=0).text(cant(you(exhaust(a(rune))))),
    Gear("TST-SM3", "Sure Full Well", energy=0).text(cant(you(recycle(a(rune))))),
    Gear("TST-SM4", "Sure Odd Well", energy=0).text(would(you(add()), draw(1))),
    Spell("TST-SM5", "Sure Song", energy=1).text(draw(1)),
    Spell("TST-SM6", "Sure Hymn", "fury", energy=0, power=1).text(draw(1)),
    Gear("TST-SM7", "Sure Cradle", energy=0).text(
        activate(cost(exhaust(this)), add(1, use=play(every(unit))), timing=reaction)),
    Unit("TST-SM8", "Sure Child", energy=1, might=1),
]


def beside(well: str) -> Table:
    """You have two runes and two spells beside that gear: one costs Energy, the other Power."""
    return table(base=[well], hand=["Sure Song", "Sure Hymn"], runes={"fury": 2})


def ways(there: Table) -> set[str]:
    """How you could use your runes."""
    return {option.short for option in there.open.options if option.short.endswith((": 1 Energy", ": 1 Fury"))}


@covers("054.1", "357", "429.1")
def test_who_can_not_add_pays_nothing_with_runes() -> None:
    dry = beside("Sure Dry Well")
    assert dry.you.offered("play") == set()
    assert dry.you.why_not("play", "Sure Song") == dry.you.why_not("play", "Sure Hymn") == ["357"]
    foes = table(quiet(base=["Sure Dry Well"]), hand=["Sure Song", "Sure Hymn"], runes={"fury": 2})
    assert foes.you.offered("play") == {"Sure Song", "Sure Hymn"}


@covers("054.1", "203.3", "429.3")
@pytest.mark.parametrize(("well", "paid", "way"), [
    ("Sure Stiff Well", "Sure Hymn", "Recycle Fury Rune: 1 Fury"),
    ("Sure Full Well", "Sure Song", "Exhaust Fury Rune: 1 Energy"),
])
def test_an_add_ability_whose_cost_is_forbidden_is_not_used(well: str, paid: str, way: str) -> None:
    there = beside(well)
    assert there.you.offered("play") == {paid}
    assert ways(there) == {way}
    there.you.play(paid)
    there.resolve()
    assert there.trash() == [paid]


@covers("357", "429.1")
def test_an_add_that_would_be_replaced_pays_for_nothing() -> None:
    odd = beside("Sure Odd Well")
    assert odd.you.offered("play") == set()
    assert odd.you.why_not("play", "Sure Song") == ["357"]
    assert ways(odd) == {"Exhaust Fury Rune: 1 Energy", "Recycle Fury Rune: 1 Fury"}


@covers("166.2", "357")
def test_what_is_added_for_units_pays_for_units_alone() -> None:
    there = table(base=["Sure Cradle"], hand=["Sure Song", "Sure Child"])
    assert there.you.offered("play") == {"Sure Child"}
    there.you.play("Sure Child")
    there.resolve()
    assert there.where("Sure Child") == "base"
