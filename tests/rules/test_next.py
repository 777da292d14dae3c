"""“The next unit you play this turn”, and the next gear, spell or card: one alone, from when it is said (391)."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    card,
    cost_less,
    cost_more,
    either,
    enemy,
    enter,
    every,
    exhausted,
    friendly,
    gear,
    have,
    might,
    next_,
    play,
    reaction,
    readied,
    return_to_hand,
    spell,
    this_turn,
    token,
    tokens,
    unit,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, Table

RUNNER = Unit("TST-NXT1", "Test Next Runner", token, might=1)
QUICK = Spell("TST-NXT2", "Test Quickening", energy=0).text(
    reaction, this_turn(have(every(your, next_, unit), enter(readied)))
)
EXTRA += [
    RUNNER,
    QUICK,
    Spell("TST-NXT3", "Test Next Sale", energy=0).text(this_turn(have(every(your, next_, card), cost_less(2)))),
    Spell("TST-NXT4", "Test Two Runners", energy=0).text(play(tokens(RUNNER, 2))),
    Spell("TST-NXT5", "Test Promised Might", energy=0).text(this_turn(have(every(your, next_, unit), might(2)))),
    Spell("TST-NXT6", "Test Next Toll", energy=0).text(this_turn(have(every(enemy, next_, spell), cost_more(1)))),
    Spell("TST-NXT7", "Test Next Rust", energy=0).text(this_turn(have(every(your, next_, gear), enter(exhausted)))),
    Spell("TST-NXT8", "Test Either Next", energy=0).text(
        this_turn(have(every(friendly, next_, either(unit, gear)), cost_less(1)))
    ),
    Spell("TST-NXT9", "Test Taking Back", energy=0).text(return_to_hand(a(friendly, unit))),
    Spell("TST-NXT10", "Test Costly Sight", energy=3).text(reaction),
    Gear("TST-NXT11", "Test Free Gear", energy=0),
    Unit("TST-NXT12", "Test Free Unit", energy=0, might=1),
]


def after(name: str, *hand: str, runes: int = 0) -> Table:
    """A table on which you have played that spell, with these cards and so many runes left."""
    table = Table(quiet(hand=[name, *hand], runes={"fury": runes}), quiet())
    table.you.play(name)
    table.resolve()
    return table


@covers("391", "369.3")
def test_the_next_unit_enters_ready_and_the_one_after_it_does_not() -> None:
    table = after("Test Quickening", "Test Free Unit", "Test Free Unit")
    table.you.play("Test Free Unit")
    table.you.play("Test Free Unit")
    assert [table.thing(name).exhausted for name in ("Test Free Unit", "Test Free Unit#2")] == [False, True]
    assert table.events("readied") == []


@pytest.mark.parametrize("between", ["Test Free Gear", "Test Sight"])
def test_what_is_no_unit_does_not_use_it_up(between: str) -> None:
    table = after("Test Quickening", between, "Test Free Unit")
    table.you.play(between)
    table.resolve()
    table.you.play("Test Free Unit")
    assert not table.thing("Test Free Unit").exhausted


def test_it_is_said_twice_of_the_same_unit() -> None:
    table = after("Test Quickening", "Test Quickening", "Test Free Unit", "Test Free Unit")
    table.you.play("Test Quickening")
    table.resolve()
    table.you.play("Test Free Unit")
    table.you.play("Test Free Unit")
    assert [table.thing(name).exhausted for name in ("Test Free Unit", "Test Free Unit#2")] == [False, True]


@covers("185.2.a", "391")
def test_a_token_unit_is_played_and_is_the_next() -> None:
    table = after("Test Quickening", "Test Two Runners", "Test Free Unit")
    table.you.play("Test Two Runners")
    table.resolve()
    table.you.play("Test Free Unit")
    runners = [table.thing(name).exhausted for name in ("Test Next Runner", "Test Next Runner#2")]
    assert sorted(runners) == [False, True]
    assert table.thing("Test Free Unit").exhausted


def test_a_unit_that_was_there_or_is_an_opponents_is_not_the_next() -> None:
    table = Table(quiet(hand=["Test Quickening"], base=["Test Might 1*"]), quiet(hand=["Test Free Unit"]))
    table.you.play("Test Quickening")
    table.resolve()
    assert table.thing("Test Might 1").exhausted
    table.end_turn()
    table.foe.play("Test Free Unit")
    assert table.thing("Test Free Unit").exhausted


@covers("391")
def test_it_is_over_with_the_turn() -> None:
    table = after("Test Quickening", "Test Free Unit")
    table.end_turn()
    table.end_turn()
    table.you.play("Test Free Unit")
    assert table.thing("Test Free Unit").exhausted


def test_what_the_next_unit_has_it_keeps_on_the_board_and_no_other_gets_it() -> None:
    hand = ["Test Promised Might", "Test Free Unit", "Test Free Unit"]
    table = Table(quiet(hand=hand, base=["Test Might 1"]), quiet())
    table.you.play("Test Promised Might")
    table.resolve()
    table.you.play("Test Free Unit")
    table.you.play("Test Free Unit")
    assert [table.might(name) for name in ("Test Might 1", "Test Free Unit", "Test Free Unit#2")] == [1, 3, 1]
    table.end_turn()
    assert table.might("Test Free Unit") == 1


def test_played_again_it_is_another() -> None:
    table = after("Test Quickening", "Test Free Unit", "Test Taking Back")
    table.you.play("Test Free Unit")
    table.you.play("Test Taking Back", on="Test Free Unit")
    table.resolve()
    table.you.play("Test Free Unit")
    assert table.thing("Test Free Unit").exhausted


@covers("185", "391")
def test_the_next_card_is_of_any_type_and_no_token() -> None:
    table = after("Test Next Sale", "Test Two Runners", "Test Might 3", "Test Might 2", runes=1)
    assert {"Test Might 3", "Test Might 2"} <= table.you.offered("play"), "for two less"
    table.you.play("Test Two Runners")
    table.resolve()
    assert "Test Might 3" not in table.you.offered("play"), "the spell was the next card"
    table = after("Test Next Sale", "Test Might 3", "Test Might 2", runes=1)
    table.you.play("Test Might 3")
    assert ("Test Might 2" in table.you.offered("play"), table.ready_runes()) == (False, 0)


def test_the_next_gear_can_enter_exhausted() -> None:
    table = after("Test Next Rust", "Test Free Unit", "Test Free Gear", "Test Free Gear")
    table.you.play("Test Free Unit")
    table.you.play("Test Free Gear")
    table.you.play("Test Free Gear")
    assert [table.thing(name).exhausted for name in ("Test Free Gear", "Test Free Gear#2")] == [True, False]


def test_the_next_of_two_kinds_is_one_of_either() -> None:
    table = after("Test Either Next", "Test Gear", "Test Might 1", "Test Costly Sight")
    assert {"Test Gear", "Test Might 1"} <= table.you.offered("play")
    assert "Test Costly Sight" not in table.you.offered("play")
    table.you.play("Test Gear")
    assert "Test Might 1" not in table.you.offered("play")


def test_of_several_opponents_it_is_the_first_of_any_of_them() -> None:
    table = Table(you=quiet(hand=["Test Next Toll", "Test Sight"]), foe=quiet(hand=["Test Sight"], runes={"fury": 1}),
                  others=[quiet(hand=["Test Sight"])])
    table.you.play("Test Next Toll")
    table.resolve()
    table.you.play("Test Sight", keep=True)
    table.you.passes()
    assert "Test Sight" in table.foe.offered("play")
    table.foe.play("Test Sight")
    assert (table.ready_runes(FOE), table.open.seat) == (0, 2)
    assert "Test Sight" in {option.short.removeprefix("Play ") for option in table.open.options}, "for nothing again"
    still = Table(you=quiet(hand=["Test Next Toll", "Test Sight"]), foe=quiet(), others=[quiet(hand=["Test Sight"])])
    still.you.play("Test Next Toll")
    still.resolve()
    still.you.play("Test Sight", keep=True)
    still.you.passes()
    still.foe.passes()
    assert [option.key for option in still.open.options] == ["pass"]


def test_it_is_said() -> None:
    assert say(QUICK).splitlines()[-1] == "The next unit you play this turn enters ready."
