"""A place that is named for units alone: anything else is played as usual (355.2, 419.3.b, 149.2)."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    attack,
    card,
    draw,
    every,
    here,
    hidden,
    ignoring_cost,
    may,
    me,
    play,
    reaction,
    return_to_hand,
    unit,
    units_to,
    when,
    with_,
    your_hand,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, ruling
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, Table

LEADER = Unit("TST-UTO1", "Test Led Charge", energy=0, might=4).text(
    when(me(attack), may(play(a(card, with_(hidden), your_hand), to=units_to(here), price=ignoring_cost))),
)
CALLER = Unit("TST-UTO2", "Test Loose Charge", energy=0, might=4).text(
    when(me(attack), play(a(card, with_(hidden), your_hand), to=units_to(here, also=True), price=ignoring_cost)),
)
RISING = Unit("TST-UTO3", "Test Rising Charge", energy=0, might=4).text(
    when(me(attack), play(every(card, your_trash), to=units_to(here), price=ignoring_cost)),
)
EXTRA += [
    LEADER,
    CALLER,
    RISING,
    Unit("TST-UTO4", "Test Sly Unit", energy=5, might=1).text(hidden),
    Gear("TST-UTO5", "Test Sly Gear", energy=5).text(hidden),
    Spell("TST-UTO6", "Test Sly Spell", energy=5).text(hidden, draw(1)),
    Spell("TST-UTO7", "Test Calling Off", energy=0).text(reaction, return_to_hand(a(unit))),
]


def charging(leader: str, *hand: str, **more: object) -> Table:
    """A table on which that unit attacks the Meadow, its trigger on the chain."""
    table = Table(quiet(base=[leader], hand=list(hand), **more),
                  quiet(at={MEADOW: ["Test Might 1"]}, hand=["Test Calling Off"]), battlefields=PLAIN)
    table.you.move(leader, to=MEADOW)
    if leader == "Test Led Charge":
        table.you.choose("yes")
    return table


def settled(table: Table, name: str) -> None:
    """The trigger resolves, and that card is chosen."""
    while table.open.kind == "priority":
        table.answer(table.open.seat, "pass")
    table.you.choose(name)
    while table.open.kind == "priority":
        table.answer(table.open.seat, "pass")


@covers("355.2", "419.3.b")
def test_a_unit_is_played_there_and_nowhere_else() -> None:
    table = charging("Test Led Charge", "Test Sly Unit", at={MOOR: ["Test Might 2"]})
    settled(table, "Test Sly Unit")
    assert table.where("Test Sly Unit") == MEADOW
    assert table.thing("Test Sly Unit").role == "attacker"


@ruling("R067", rule="359.2")
@covers("149.2", "419.3.b")
def test_gear_is_played_to_the_base_and_a_spell_as_ever() -> None:
    table = charging("Test Led Charge", "Test Sly Gear")
    settled(table, "Test Sly Gear")
    assert table.where("Test Sly Gear") == "base"
    table = charging("Test Led Charge", "Test Sly Spell")
    settled(table, "Test Sly Spell")
    assert (table.trash(), len(table.events("drawn"))) == (["Test Sly Spell"], 1)


@pytest.mark.parametrize(
    ("name", "place"), [("Test Sly Unit", "hand"), ("Test Sly Gear", "base"), ("Test Sly Spell", "trash")]
)
@covers("359.3.f.1")
def test_without_such_a_place_only_a_unit_is_not_played(name: str, place: str) -> None:
    table = charging("Test Led Charge", name)
    table.foe.play("Test Calling Off", on="Test Led Charge")
    settled(table, name)
    assert table.where(name) == place


@covers("355.2")
def test_also_there_leaves_the_usual_places() -> None:
    table = charging("Test Loose Charge", "Test Sly Unit", at={MOOR: ["Test Might 2"]})
    settled(table, "Test Sly Unit")
    assert (table.open.kind, table.open.why) == ("place", "355.2")
    assert [option.short for option in table.open.options] == ["Your base", MOOR, MEADOW]
    table.you.choose(MEADOW)
    assert table.where("Test Sly Unit") == MEADOW
    table = charging("Test Loose Charge", "Test Sly Gear")
    settled(table, "Test Sly Gear")
    assert table.where("Test Sly Gear") == "base"


def test_of_several_only_the_units_go_there() -> None:
    table = charging("Test Rising Charge", trash=["Test Sly Unit", "Test Sly Gear"])
    while table.open.kind in ("priority", "order"):
        table.answer(table.open.seat, "pass" if table.open.kind == "priority" else table.open.keys[0])
    assert (table.where("Test Sly Unit"), table.where("Test Sly Gear")) == (MEADOW, "base")


def test_it_is_said() -> None:
    assert say(LEADER) == (
        "Whenever I attack, you may play a card with [Hidden] from your hand, here if it's a unit, ignoring its cost."
    )
    assert say(CALLER) == (
        "Whenever I attack, play a card with [Hidden] from your hand, here too if it's a unit, ignoring its cost."
    )
    assert say(RISING) == (
        "Whenever I attack, play cards in your trash, here those that are units, ignoring their costs."
    )
