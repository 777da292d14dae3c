"""Permissions to pay something else for what may be played anyway (356.1.a, 356.1.b): the player chooses."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    at_most,
    can,
    draw,
    every,
    for_price,
    fury,
    gear,
    happened,
    if_,
    ignoring_energy,
    me,
    play,
    rainbow,
    spell,
    this_turn,
    unit,
    with_cost,
    you,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, YOU, Table

DISCOUNTER = Unit("TST-BG01", "Test Discounter", fury, energy=2, might=1).text(
    if_(happened(you(play(a(spell)))), can(you(play(me, price=for_price(fury))))),
)
COUPON = Spell("TST-BG02", "Test Coupon", energy=0).text(
    this_turn(can(you(play(a(gear, with_cost(energy=at_most(3))), price=ignoring_energy)))),
)
EXTRA += [
    DISCOUNTER, COUPON,
    Gear("TST-BG03", "Test Anvil", fury, energy=3, power=1), Gear("TST-BG04", "Test Forge", energy=4),
    Gear("TST-BG05", "Test Market", energy=0).text(can(you(play(every(unit), price=for_price(rainbow))))),
    Spell("TST-BG06", "Test Cheap Talk", energy=0).text(draw(1)),
]


def prices(table: Table, name: str) -> list[str]:
    """For what that card can be played; nothing where there is no choice."""
    question = table.you.draft(table.you._first("play", name))
    return [option.short for option in question.options] if question.why == "356.1.a" else []


def test_they_are_said() -> None:
    assert say(DISCOUNTER) == (
        "If you have played a spell this turn, you may also play me for [R]."
    )
    assert say(COUPON) == (
        "This turn, you may also play a gear with a cost of no more than [3], ignoring its Energy cost."
    )


@covers("356.1.a")
@pytest.mark.parametrize(("price", "ready", "runes"), [("2 Energy", 0, 2), ("1 Fury", 1, 1)])
def test_it_is_played_for_its_cost_or_for_the_other_price(price: str, ready: int, runes: int) -> None:
    table = Table(quiet(hand=["Test Discounter", "Test Cheap Talk"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    assert prices(table, "Test Discounter") == []
    table.you.play("Test Cheap Talk")
    table.resolve()
    assert prices(table, "Test Discounter") == ["2 Energy", "1 Fury"]
    table.you.play("Test Discounter", price=price)
    table.resolve()
    assert (table.where("Test Discounter"), table.ready_runes()) == ("base", ready)
    assert len(table.state.players[YOU].runes) == runes


@covers("356.1.a")
def test_what_cannot_be_paid_is_no_choice() -> None:
    spent = Table(quiet(hand=["Test Discounter", "Test Cheap Talk"], spent={"fury": 1}), quiet(), battlefields=PLAIN)
    assert spent.you.offered("play") == {"Test Cheap Talk"}
    spent.you.play("Test Cheap Talk")
    spent.resolve()
    assert (spent.you.offered("play"), prices(spent, "Test Discounter")) == ({"Test Discounter"}, [])
    spent.you.play("Test Discounter")
    assert spent.state.players[YOU].runes == []


@covers("356.1.a", "054")
def test_a_price_for_all_lasts_and_opens_no_battlefield() -> None:
    table = Table(quiet(base=["Test Market"], hand=["Test Might 3", "Test Might 4", "Test Anvil"], runes={"fury": 2}),
                  quiet(hand=["Test Might 1"]), battlefields=PLAIN)
    assert table.you.offered("play") == {"Test Might 3", "Test Might 4"}
    for name in ("Test Might 3", "Test Might 4"):
        table.you.play(name)
        table.resolve()
    assert [table.where(name) for name in ("Test Might 3", "Test Might 4")] == ["base", "base"]


@covers("356.1.b", "391")
def test_a_price_for_one_card_is_used_up_by_it() -> None:
    table = Table(quiet(hand=["Test Coupon", "Test Anvil", "Test Anvil", "Test Forge"], runes={"fury": 2}), quiet(),
                  battlefields=PLAIN)
    assert table.you.offered("play") == {"Test Coupon"}
    table.you.play("Test Coupon")
    table.resolve()
    assert table.you.offered("play") == {"Test Anvil"}
    table.you.play("Test Anvil")
    assert len(table.state.players[YOU].runes) == 1
    table.resolve()
    assert (table.hand(), table.you.offered("play")) == (["Test Anvil", "Test Forge"], set())


@covers("356.1.b", "391.1")
def test_a_price_for_one_card_is_left_by_what_is_played_for_its_cost_and_ends_with_the_turn() -> None:
    table = Table(quiet(hand=["Test Coupon", "Test Anvil", "Test Anvil"], runes={"fury": 5}, rune_deck=0), quiet(),
                  battlefields=PLAIN)
    table.you.play("Test Coupon")
    table.resolve()
    table.you.play("Test Anvil", price="3 Energy, 1 Fury")
    table.resolve()
    assert table.ready_runes() == 2
    assert table.you.offered("play") == {"Test Anvil"}
    table.end_turn()
    table.end_turn()
    assert "Test Anvil" in table.you.offered("play")
    assert prices(table, "Test Anvil") == []


@covers("356.1.b")
def test_of_two_such_prices_one_is_left() -> None:
    hand = ["Test Coupon", "Test Coupon", "Test Anvil", "Test Anvil", "Test Anvil"]
    table = Table(quiet(hand=hand, runes={"fury": 2}), quiet(), battlefields=PLAIN)
    for _ in range(2):
        table.you.play("Test Coupon")
        table.resolve()
    for left in ({"Test Anvil"}, set()):
        assert prices(table, "Test Anvil") == []
        table.you.play("Test Anvil")
        table.resolve()
        assert table.you.offered("play") == left
    assert table.hand() == ["Test Anvil"]
