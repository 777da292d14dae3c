"""Where a text lets something move (355.4): only places that fit its words, and only what has such a place is
chosen."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    activate,
    an,
    at,
    battlefield,
    choose,
    compare,
    controlled_by,
    controller_of,
    cost,
    deal,
    enemy,
    every,
    fury,
    it,
    location,
    me,
    might_among,
    might_of,
    more_than,
    move,
    occupied,
    that,
    there,
    there_is,
    unit,
    where,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

TOGETHER = might_among("total", every(enemy, unit, at(it)))

EXTRA += [
    Spell("TST-AU21", "Test Decoy Call", energy=0).text(
        move(
            an(enemy, unit).called("one"),
            a(location, where(there_is(a(unit, controlled_by(controller_of(that("one"))), at(it))))),
        )
    ),
    Spell("TST-AU23", "Test Tremor", fury, energy=0).text(choose(a(location)), deal(1, every(unit, there))),
    Unit("TST-AU22", "Test Intruder", energy=0, might=4).text(
        activate(cost(0), move(me, a(battlefield, occupied, where(compare(might_of(me), more_than(TOGETHER))))))
    ),
]


@covers("355.4")
def test_a_unit_goes_only_where_the_text_lets_it() -> None:
    table = Table(
        you=quiet(hand=["Test Decoy Call"]), foe=quiet(at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 2"]}),
        battlefields=PLAIN,
    )
    table.you.play("Test Decoy Call", on="Test Might 1")
    table.resolve()
    assert table.where("Test Might 1") == MOOR  # the base is empty: there was no other place to go


@covers("355.4")
def test_a_base_is_such_a_location_too() -> None:
    table = Table(
        you=quiet(hand=["Test Decoy Call"]), foe=quiet(at={MEADOW: ["Test Might 1"]}, base=["Test Might 2"]),
        battlefields=PLAIN,
    )
    first = next(key for key in table.open.keys if key.startswith("play:"))
    ids = {option.key: option.subject for option in table.you.draft(first).options}
    table.you.play("Test Decoy Call", on="Test Might 1")
    table.resolve()
    assert table.where("Test Might 1", FOE) == "base"
    assert len(ids) == 2  # either has a place to go to


@covers("355.4", "355.8")
def test_what_has_no_place_to_go_is_not_chosen() -> None:
    table = Table(you=quiet(hand=["Test Decoy Call"]), foe=quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN)
    assert table.you.offered("play") == set()


@covers("355.4", "355.8")
def test_what_moves_itself_needs_a_place_that_fits() -> None:
    for others, offered in (
        (["Test Might 3"], {"Test Intruder"}), (["Test Might 4"], set()), (["Test Might 2", "Test Might 3"], set()),
    ):
        table = Table(you=quiet(base=["Test Intruder"]), foe=quiet(at={MEADOW: others}), battlefields=PLAIN)
        assert table.you.offered("use") == offered
    table = Table(you=quiet(base=["Test Intruder"]), foe=quiet(at={MEADOW: ["Test Might 3"]}), battlefields=PLAIN)
    table.you.use("Test Intruder")
    table.resolve()
    assert table.where("Test Intruder") == MEADOW


@covers("198", "355.5")
def test_a_location_is_a_base_or_a_battlefield_whoever_is_there() -> None:
    table = Table(you=quiet(hand=["Test Tremor"], base=["Test Might 2"]),
                  foe=quiet(base=["Test Might 3", "Test Might 4"], at={MEADOW: ["Test Might 5"]}),
                  battlefields=PLAIN)
    key = table.you._first("play", "Test Tremor")
    question = table.you.draft(key)
    assert (question.kind, [option.short for option in question.options]) == (
        "place",
        ["Your base", "Base of Foe", MEADOW, MOOR],
    )
    table.answer(YOU, key, question.keys[1], "confirm")
    table.resolve()
    assert [table.thing(f"Test Might {n}").damage for n in (2, 3, 4, 5)] == [0, 1, 1, 0]
