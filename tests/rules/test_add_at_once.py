"""Triggered and activated abilities that add resources resolve at once, whatever else they say (168, 429.2)."""
from __future__ import annotations

import pytest

from engine.standing import standing_answer
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    abilities_of,
    action,
    activate,
    add,
    at_least,
    choose_one,
    cost,
    deal,
    do_this,
    draw,
    every,
    exhaust,
    friendly,
    fury,
    have,
    if_,
    may,
    me,
    play,
    player,
    reaction,
    repeat,
    there_is,
    unit,
    when,
    with_might,
    you,
)
from engine.words.base import Node
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

STRONG = there_is(a(friendly, unit, with_might(at_least(5))))


def when_played(*effects: Node) -> Node:
    """A play effect."""
    return when(you(play(me)), *effects)


EXTRA += [
    Unit("TST-AO1", "Spring If", energy=0, might=1).text(when_played(if_(STRONG, add(2)))),
    Unit("TST-AO2", "Spring Else", energy=0, might=1).text(when_played(if_(STRONG, add(2)).otherwise(add(1)))),
    Unit("TST-AO3", "Spring Instead", energy=0, might=1).text(when_played(add(1).instead_if(STRONG, add(2)))),
    Unit("TST-AO4", "Spring May", energy=0, might=1).text(when_played(may(add(1)))),
    Unit("TST-AO5", "Spring Each", energy=0, might=1).text(when_played(every(player)(add(1)))),
    Unit("TST-AO6", "Spring Both", energy=0, might=1).text(when_played(draw(1), add(1))),
    Unit("TST-AO7", "Spring Mode", energy=0, might=1).text(when_played(choose_one(add(1), draw(1)))),
    Unit("TST-AO8", "Spring Later", energy=0, might=1).text(when_played(draw(1), do_this(if_(STRONG, add(1))))),
    Unit("TST-AO9", "Spring Dry", energy=0, might=1).text(when_played(if_(STRONG, draw(1)))),
    Gear("TST-AO10", "Spring Egg", energy=0).text(
        activate(cost(exhaust(me)), add(1).instead_if(STRONG, add(2)), timing=reaction)
    ),
    Gear("TST-AO11", "Spring Horn", energy=0).text(activate(cost(exhaust(me)), if_(STRONG, add(fury)), timing=action)),
    Gear("TST-AO12", "Spring Thorn", energy=0).text(activate(cost(exhaust(me)), deal(1, a(unit)), add(1))),
    Gear("TST-AO13", "Spring Twin", energy=0).text(
        activate(cost(exhaust(me)), draw(1), if_(STRONG, add(2))), have(abilities_of(me), repeat(1))
    ),
    Gear("TST-AO15", "Spring Dart", energy=0).text(
        activate(cost(exhaust(me)), deal(1, a(unit)), add(1), timing=reaction)
    ),
    Spell("TST-AO14", "Spring Rite", energy=0).text(if_(STRONG, add(2))),
]


def pooled(table: Table, seat: int = YOU) -> int:
    """The Energy and Power in a pool."""
    return sum(one.n for one in table.state.players[seat].pool)


@covers("429.2", "168", "337.2", "429.2.a")
@pytest.mark.parametrize(
    ("name", "strong", "added"),
    [
        ("Spring If", True, 2), ("Spring If", False, 0), ("Spring Else", True, 2), ("Spring Else", False, 1),
        ("Spring Instead", True, 2), ("Spring Instead", False, 1), ("Spring Both", False, 1), ("Spring Each", False, 1),
    ],
)
def test_a_trigger_that_adds_under_a_condition_resolves_at_once(name: str, strong: bool, added: int) -> None:
    table = Table(
        quiet(hand=[name], base=["Test Might 5"] if strong else []), quiet(hand=["Test Sight"]), battlefields=PLAIN,
        asks_own_windows=True,
    )
    table.you.play(name)
    assert (table.open.kind, table.chain()) == ("act", [])
    assert pooled(table) == added
    assert len(table.events("resolved")) == 1


@covers("429.2", "337.2")
def test_what_adds_nothing_waits_on_the_chain() -> None:
    table = Table(quiet(hand=["Spring Dry"], base=["Test Might 5"]), quiet(hand=["Test Sight"]), battlefields=PLAIN)
    table.you.play("Spring Dry")
    assert (table.open.seat, table.chain()) == (FOE, ["Spring Dry"])


@covers("429.2", "383.3.a")
def test_who_may_add_is_asked_and_then_it_is_there() -> None:
    for answer, added in (("yes", 1), ("no", 0)):
        table = Table(quiet(hand=["Spring May"]), quiet(hand=["Test Sight"]), battlefields=PLAIN)
        table.you.play("Spring May")
        table.you.choose(answer)
        assert (table.open.kind, pooled(table)) == ("act", added)


@covers("429.2", "355.3")
def test_a_mode_that_adds_is_one_of_its_instructions() -> None:
    for mode, added in (("mode:0", 1), ("mode:1", 0)):
        table = Table(quiet(hand=["Spring Mode"]), quiet(hand=["Test Sight"]), battlefields=PLAIN)
        table.you.play("Spring Mode")
        table.you.choose(mode)
        assert (table.open.kind, pooled(table)) == ("act", added)


@covers("429.2", "386")
def test_only_the_ability_that_adds_resolves_at_once() -> None:
    table = Table(quiet(hand=["Spring Later"], base=["Test Might 5"]), quiet(hand=["Test Sight"]), battlefields=PLAIN)
    table.you.play("Spring Later")
    assert (table.open.seat, table.chain(), pooled(table)) == (FOE, ["Spring Later"], 0)
    table.foe.passes()
    assert (table.open.kind, table.chain(), pooled(table)) == ("act", [], 1)


@covers("429.2", "303.2.a")
def test_each_of_three_players_adds_before_anybody_acts() -> None:
    table = Table(
        quiet(hand=["Spring Each"]), quiet(hand=["Test Sight"]), battlefields=THREE, others=[quiet(hand=["Test Sight"])]
    )
    table.you.play("Spring Each")
    assert table.open.kind == "act"
    assert [pooled(table, seat) for seat in range(3)] == [1, 1, 1]


@covers("429.2.a", "429.2", "340.2.a")
def test_focus_and_priority_do_not_pass_from_it() -> None:
    mine = ["Spring Egg", "Spring Horn", "Test Might 5"]
    table = Table(
        quiet(base=[*mine, "Test Might 1"], hand=["Test Sight"]), quiet(hand=["Test Sight"]), battlefields=PLAIN,
        asks_own_windows=True,
    )
    table.you.move("Test Might 1", to=MEADOW)
    assert (table.open.kind, table.you.offered("use")) == ("focus", {"Spring Egg", "Spring Horn"})
    table.you.use("Spring Horn")
    assert (table.open.kind, table.open.seat, pooled(table)) == ("focus", YOU, 1)
    table.you.play("Test Sight")
    while table.open.seat == FOE:
        table.foe.play("Test Sight")
    assert table.open.kind == "priority"
    before = table.chain()
    table.you.use("Spring Egg")
    assert (table.open.kind, table.open.seat, table.chain(), pooled(table)) == ("priority", YOU, before, 3)


@covers("429.2", "400.2")
def test_an_ability_with_a_target_that_adds_can_not_be_answered() -> None:
    table = Table(quiet(base=["Spring Thorn", "Test Might 5"]), quiet(hand=["Test Sight"]), battlefields=PLAIN)
    table.you.use("Spring Thorn", on="Test Might 5")
    assert (table.open.kind, table.thing("Test Might 5").damage, pooled(table)) == ("act", 1, 1)


@covers("820.1.a", "429.2")
@pytest.mark.parametrize(("runes", "strong", "added"), [(1, True, 4), (1, False, 0), (0, True, 2)])
def test_an_ability_that_adds_may_be_repeated(runes: int, strong: bool, added: int) -> None:
    table = Table(
        quiet(base=["Spring Twin", *(["Test Might 5"] if strong else [])], runes={"fury": runes}),
        quiet(hand=["Test Sight"]), battlefields=PLAIN,
    )
    first = next(key for key in table.open.keys if key.startswith(f"use:{table.thing('Spring Twin').id}"))
    table.answer(YOU, first, *(["extra:yes"] if runes else []), "confirm")
    assert (table.open.kind, pooled(table), len(table.events("drawn"))) == ("act", added, 1 + runes)


@covers("429.2.b")
def test_a_spell_that_adds_under_a_condition_waits() -> None:
    table = Table(quiet(hand=["Spring Rite"], base=["Test Might 5"]), quiet(hand=["Test Sight"]), battlefields=PLAIN)
    table.you.play("Spring Rite")
    assert (table.open.seat, table.chain(), pooled(table)) == (FOE, ["Spring Rite"], 0)
    table.foe.passes()
    assert pooled(table) == 2


@pytest.mark.parametrize(("gear", "passed"), [("Spring Egg", True), ("Spring Dart", False)])
def test_only_what_does_nothing_but_add_is_passed_over_unasked(gear: str, passed: bool) -> None:
    table = Table(quiet(hand=["Test Sight"]), quiet(base=[gear, "Test Might 1"]), battlefields=PLAIN)
    table.you.play("Test Sight")
    assert table.open.seat == FOE
    assert standing_answer(table.game, table.open) == (("pass",) if passed else None)
