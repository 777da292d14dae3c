"""Whose a chain item is, what it costs and what is forbidden to it, while it is on the chain and after its countering
(355.10.d, 359.3.e.12.a, 359.3.e.13, 359.3.e.14, 444.2)."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    a,
    ability,
    activate,
    an,
    anyone,
    cant,
    choose,
    controller_of,
    cost,
    cost_of,
    counter,
    deal,
    draw,
    either,
    exhaust,
    fury,
    gain_xp,
    it,
    me,
    owner_of,
    pay,
    reaction,
    return_to_hand,
    spell,
    take_control,
    that,
    this_turn,
    unit,
    unless,
)
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-CI01", "Item Study", fury, energy=2, power=1).text(reaction, gain_xp(1)),
    Spell("TST-CI02", "Item Tax", energy=0).text(
        reaction, choose(a(spell)), unless(controller_of(it)(pay(1)), counter(it))
    ),
    Spell("TST-CI03", "Item Solace", energy=0).text(reaction, counter(a(spell)), controller_of(it)(draw(1))),
    Spell("TST-CI04", "Item Bequest", energy=0).text(reaction, counter(a(spell)), owner_of(it)(draw(1))),
    Spell("TST-CI05", "Item Hush", energy=0).text(reaction, counter(an(ability)), controller_of(it)(draw(1))),
    Spell("TST-CI06", "Item Theft", energy=0).text(reaction, take_control(a(spell))),
    Spell("TST-CI07", "Item Echo", energy=0).text(
        reaction, counter(a(spell).called("it")), deal(cost_of(that("it")), a(unit))
    ),
    Spell("TST-CI08", "Item Gauge", energy=0).text(reaction, choose(a(spell)), draw(cost_of(it))),
    Spell("TST-CI09", "Item Spectrum", energy=0).text(reaction, counter(a(spell)), draw(cost_of(it, "Power"))),
    Spell("TST-CI10", "Item Shelter", energy=0).text(reaction, choose(a(spell)), this_turn(cant(anyone(counter(it))))),
    Spell("TST-CI11", "Item Deny", energy=0).text(reaction, counter(an(either(spell, ability)))),
    Spell("TST-CI12", "Item Return", energy=0).text(
        reaction, counter(a(spell), return_to_hand(it)), controller_of(it)(draw(1))
    ),
    Gear("TST-CI13", "Item Engine", energy=1).text(activate(cost(3, exhaust(me)), gain_xp(1))),
    Spell("TST-CI14", "Item Drain", energy=0).text(reaction, choose(an(ability)), draw(cost_of(it)), counter(it)),
    Spell("TST-CI15", "Item Muzzle", energy=0).text(
        reaction, choose(a(spell)), this_turn(cant(controller_of(it)(draw(1))))
    ),
]


def responding(mine: str, theirs: str = "Item Study", **what: object) -> Table:
    """The foe's spell is on the chain, and you hold Priority with an answer in hand."""
    foe = {"hand": [theirs], "runes": {"fury": 3}, **what}
    table = Table(quiet(hand=[mine]), quiet(**foe), battlefields=PLAIN, turn_of=FOE)
    table.foe.play(theirs)
    return table


# --- its controller (355.10.d, 444.2)

@covers("355.10.d", "359.3.e.14", "444.2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_controller_of_the_spell_is_asked_to_pay(answer: str) -> None:
    table = responding("Item Tax")
    table.you.play("Item Tax", on="Item Study")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (FOE, "may")
    table.foe.choose(answer)
    assert len(table.events("countered")) == (answer == "no")
    table.resolve()
    assert table.state.players[FOE].xp == (answer == "yes")


@covers("444.2", "444.2.b")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_who_cannot_pay_has_not_paid(answer: str) -> None:
    table = responding("Item Tax", runes={"fury": 2})
    table.you.play("Item Tax", on="Item Study")
    table.resolve()
    table.foe.choose(answer)
    assert len(table.events("countered")) == 1
    assert table.state.players[FOE].xp == 0
    assert table.open.kind == "act"


@covers("359.3.e.13", "359.3.e.14", "355.10.d")
@pytest.mark.parametrize("answer", ["Item Solace", "Item Return"])
def test_the_controller_of_a_countered_spell_is_still_known(answer: str) -> None:
    table = responding(answer)
    before = len(table.state.players[FOE].hand)
    table.you.play(answer, on="Item Study")
    table.resolve()
    assert [event.seat for event in table.events("drawn")] == [FOE]
    assert len(table.state.players[FOE].hand) == before + 1 + (answer == "Item Return")


@covers("191", "359.3.e.13")
@pytest.mark.parametrize(("answer", "who"), [("Item Solace", YOU), ("Item Bequest", FOE)])
def test_controller_and_owner_of_a_stolen_spell_differ(answer: str, who: int) -> None:
    table = Table(
        quiet(hand=["Item Theft"]), quiet(hand=["Item Study", answer], runes={"fury": 3}), battlefields=PLAIN,
        turn_of=FOE,
    )
    table.foe.play("Item Study")
    table.you.play("Item Theft", on="Item Study")
    table.foe.passes()
    table.you.passes()
    assert (table.chain(), table.open.seat) == (["Item Study"], FOE)
    table.foe.play(answer, on="Item Study")
    table.resolve()
    assert [event.seat for event in table.events("drawn")] == [who]


@covers("191.4", "359.3.e.13")
def test_the_controller_of_a_countered_ability_is_known() -> None:
    table = Table(
        quiet(hand=["Item Hush"]), quiet(base=["Item Engine"], runes={"fury": 3}), battlefields=PLAIN, turn_of=FOE
    )
    table.foe.use("Item Engine")
    table.you.play("Item Hush", on="Item Engine")
    table.resolve()
    assert [event.seat for event in table.events("drawn")] == [FOE]
    assert table.state.players[FOE].xp == 0


@covers("359.3.e.14.a", "359.3.e.12")
def test_of_a_spell_that_left_the_chain_before_nobody_is_the_controller() -> None:
    table = Table(
        quiet(hand=["Item Solace", "Item Deny"]), quiet(hand=["Item Study"], runes={"fury": 3}), battlefields=PLAIN,
        turn_of=FOE, asks_own_windows=True,
    )
    table.foe.play("Item Study")
    table.foe.passes()
    table.you.play("Item Solace", on="Item Study", keep=True)
    table.you.play("Item Deny", on="Item Study")
    table.resolve()
    assert len(table.events("countered")) == 1
    assert table.events("drawn") == []


# --- its cost (359.3.e.12.a, 359.3.e.13)

@covers("359.3.e.12.a", "206")
def test_the_cost_of_a_spell_on_the_chain_is_known() -> None:
    table = responding("Item Gauge")
    table.you.play("Item Gauge", on="Item Study")
    table.resolve()
    assert [event.seat for event in table.events("drawn")] == [YOU, YOU]


@covers("359.3.e.13", "206")
def test_the_cost_of_a_spell_that_this_countered_is_known() -> None:
    table = responding("Item Echo", base=["Test Might 4"])
    table.you.play("Item Echo", on=["Item Study", "Test Might 4"])
    table.resolve()
    assert table.thing("Test Might 4").damage == 2


@covers("359.3.e.13", "206")
def test_the_power_cost_of_a_countered_spell_is_known() -> None:
    table = responding("Item Spectrum")
    table.you.play("Item Spectrum", on="Item Study")
    table.resolve()
    assert [event.seat for event in table.events("drawn")] == [YOU]


@covers("206.1", "359.3.e.12.a")
def test_the_cost_of_an_ability_on_the_chain_is_its_base_cost() -> None:
    table = Table(
        quiet(hand=["Item Drain"]), quiet(base=["Item Engine"], runes={"fury": 3}), battlefields=PLAIN, turn_of=FOE
    )
    table.foe.use("Item Engine")
    table.you.play("Item Drain", on="Item Engine")
    table.resolve()
    assert [event.seat for event in table.events("drawn")] == [YOU] * 3
    assert table.state.players[FOE].xp == 0


# --- what is forbidden to it (054.1)

@covers("054.1", "425")
def test_what_is_forbidden_to_a_chosen_spell_is_forbidden() -> None:
    table = Table(
        quiet(hand=["Item Deny"]), quiet(hand=["Item Study", "Item Shelter"], runes={"fury": 3}), battlefields=PLAIN,
        turn_of=FOE, asks_own_windows=True,
    )
    table.foe.play("Item Study")
    table.foe.play("Item Shelter", on="Item Study")
    table.foe.passes()
    table.you.passes()
    assert table.chain() == ["Item Study"]
    while table.open.seat != YOU:
        table.foe.passes()
    table.you.play("Item Deny", on="Item Study")
    table.resolve()
    assert table.events("countered") == []
    assert [event.other for event in table.events("ignored")] == ["countered"]
    assert table.state.players[FOE].xp == 1


@covers("054.1", "355.10.d")
def test_what_is_forbidden_to_its_controller_is_forbidden() -> None:
    table = responding("Item Muzzle", theirs="Test Sight")
    table.you.play("Item Muzzle", on="Test Sight")
    table.resolve()
    assert table.events("drawn") == []
