"""What is moved from a battlefield: it is chosen there, and “there” is where it came from (359.3.f.3)."""
from __future__ import annotations

import pytest

from engine.words import (
    Battlefield,
    Spell,
    a,
    alone,
    an,
    base_of,
    battlefield,
    cant,
    deal,
    draw,
    enemy,
    every,
    friendly,
    here,
    if_,
    it,
    move,
    reaction,
    there,
    there_is,
    unit,
)
from engine.words.saying.say import say
from tests.cards.naming import options
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, Table

CLEARING = Spell("TST-MF01", "Test Clearing", energy=0).text(
    move(an(enemy, unit), base_of(it), from_=a(battlefield)), deal(1, every(enemy, unit, there)),
    if_(there_is(an(enemy, unit, alone, there)), draw(1)),
)
EXTRA += [
    CLEARING, Battlefield("TST-MF04", "Test Cage").text(cant(every(unit)(move(from_=here)))),
    Spell("TST-MF02", "Test Flight", energy=0).text(reaction, move(a(friendly, unit), base_of(it))),
    Spell("TST-MF03", "Test Detour", energy=0).text(reaction, move(a(friendly, unit), a(battlefield))),
]


def test_it_is_said_as_the_battlefield_that_it_left() -> None:
    assert say(CLEARING) == (
        "Move an enemy unit from a battlefield to its base. Deal 1 to each enemy unit at that battlefield. If there is "
        "an enemy unit alone at that battlefield, draw 1."
    )


@covers("359.3.f.3")
@pytest.mark.parametrize(("staying", "drawn"), [(0, 0), (1, 1), (2, 0)])
def test_there_is_where_it_came_from(staying: int, drawn: int) -> None:
    others = ["Test Might 4"] * staying
    table = Table(quiet(hand=["Test Clearing"]), quiet(at={MEADOW: ["Test Might 2", *others], MOOR: ["Test Might 3"]},
                                                       base=["Test Might 5"]), battlefields=PLAIN)
    assert set(options(table.you, "play", "Test Clearing")) == {"Test Might 2", "Test Might 3", *others}
    table.you.play("Test Clearing", on="Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2"), table.thing("Test Might 2").damage, len(table.hand())) == ("base", 0, drawn)
    damage = [unit.damage for unit in table.state.permanents() if unit.card.name in ("Test Might 3", "Test Might 5")]
    assert damage == [0, 0]
    assert [event.n for event in table.events("damaged")] == [1] * staying


@covers("359.3.f.3", "359.3.e.4")
def test_it_is_where_it_came_from_when_it_was_carried_out() -> None:
    """Chosen at the Meadow, it is moved from the Moor."""
    table = Table(
        quiet(hand=["Test Clearing"]), quiet(hand=["Test Detour"], at={MEADOW: ["Test Might 2", "Test Might 4"],
                                                                       MOOR: ["Test Might 3"]}), battlefields=PLAIN)
    table.you.play("Test Clearing", on="Test Might 2")
    table.foe.play("Test Detour", on="Test Might 2", to=MOOR)
    table.resolve()
    assert (table.where("Test Might 2"), table.thing("Test Might 3").damage, len(table.hand())) == ("base", 1, 1)
    assert table.thing("Test Might 4").damage == 0


@covers("359.3.e.14.a", "359.3.e.6")
def test_it_is_nowhere_when_it_may_not_leave() -> None:
    table = Table(quiet(hand=["Test Clearing"]), quiet(at={"Test Cage": ["Test Might 2"]}),
                  battlefields=("Test Cage", MOOR))
    table.you.play("Test Clearing", on="Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2"), table.thing("Test Might 2").damage, table.hand()) == ("Test Cage", 0, [])


@covers("359.3.e.4")
def test_it_is_nowhere_when_it_had_left_before() -> None:
    table = Table(quiet(hand=["Test Clearing"]),
                  quiet(hand=["Test Flight"], at={MEADOW: ["Test Might 2", "Test Might 4"]}), battlefields=PLAIN)
    table.you.play("Test Clearing", on="Test Might 2")
    table.foe.play("Test Flight", on="Test Might 2")
    table.resolve()
    assert (len(table.hand()), table.hand(FOE), table.thing("Test Might 4").damage) == (0, [], 0)
