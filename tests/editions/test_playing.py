"""What playing costs and chooses, and what effects do with it."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    any_number,
    choose,
    deal,
    deal_split,
    deflect,
    die,
    enemy,
    exhaust,
    friendly,
    it,
    might_of,
    recall,
    stun,
    swap_might,
    unit,
    would,
)
from tests.rules.covers import switch
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

EXTRA += [
    Unit("TST-EDP1", "Edition Slippery", energy=0, might=2).text(deflect()),
    Spell("TST-EDP2", "Edition Combo", energy=0).text(deal(1, a(unit)), stun(a(unit))),
    Spell("TST-EDP3", "Edition Volley", energy=0).text(
        choose(a(friendly, unit)), it(deal_split(might_of(it), any_number(enemy, unit)))
    ),
    Gear("TST-EDP4", "Edition Ward", energy=0).text(would(a(unit)(die), recall(it))),
    Gear("TST-EDP5", "Edition Shield", energy=0).text(would(a(unit)(die), exhaust(it))),
    Spell("TST-EDP6", "Edition Trade", energy=0).text(swap_might(a(friendly, unit), an(enemy, unit))),
]


@switch("play.deflect")
@pytest.mark.parametrize(("edition", "again"), [("v1.0", True), ("v1.2", True), ("v1.3", False), ("v1.4", False)])
def test_who_has_one_power_may_choose_a_unit_with_deflect_twice_or_once(edition: str, again: bool) -> None:
    table = Table(
        quiet(hand=["Edition Combo"], runes={"fury": 1}), quiet(base=["Edition Slippery", "Test Might 3"]),
        battlefields=PLAIN, edition=edition,
    )
    slippery = f"obj:{table.thing('Edition Slippery').id}"
    first = table.you._first("play", "Edition Combo")
    assert slippery in table.you.draft(first).keys
    assert (slippery in table.you.draft(first, slippery).keys) == again
    if again:
        table.answer(YOU, first, slippery, slippery, "confirm")
        assert sum(event.n for event in table.events("paid")) == 1


@switch("play.split_drop")
@pytest.mark.parametrize(("edition", "least"), [("v1.0", 1), ("v1.2", 1), ("v1.3", 1), ("v1.4", 2)])
def test_of_a_split_that_has_shrunk_targets_are_dropped_freely_or_as_needed(edition: str, least: int) -> None:
    names = ["Test Might 4", "Test Might 3", "Test Might 2"]
    table = Table(
        quiet(base=["Test Might 5"], hand=["Edition Volley"]), quiet(base=names, hand=["Test Curse"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Volley", on=["Test Might 5", *names])
    table.foe.play("Test Curse", on="Test Might 5")
    table.resolve()
    assert (table.open.seat, table.open.kind, len(table.open.options)) == (YOU, "choose", 3)
    assert (table.open.least, table.open.most) == (least, 2)
    if least == 1:
        table.you.choose("Test Might 3")
        assert [table.thing(name).damage for name in names] == [0, 2, 0]


@switch("replace.order")
@pytest.mark.parametrize(("edition", "seat"), [("v1.0", FOE), ("v1.2", FOE), ("v1.3", FOE), ("v1.4", YOU)])
def test_who_orders_what_replaces_the_death_of_a_stolen_unit(edition: str, seat: int) -> None:
    table = Table(
        quiet(base=[one("Test Might 2", owner=FOE), "Edition Ward", "Edition Shield"], hand=["Test Vanish"]), quiet(),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert (table.open.seat, table.open.kind, len(table.open.options)) == (seat, "order", 2)


@switch("action.negative_might")
@pytest.mark.parametrize(("edition", "mine"), [("v1.0", 0), ("v1.2", 0), ("v1.3", -1), ("v1.4", -1)])
def test_what_a_swap_takes_from_a_unit_below_zero(edition: str, mine: int) -> None:
    table = Table(
        quiet(base=["Test Might 5"], hand=["Test Curse", "Edition Trade"]), quiet(base=["Test Might 2"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Test Curse", on="Test Might 2")
    table.resolve()
    table.you.play("Edition Trade", on=["Test Might 5", "Test Might 2"])
    table.resolve()
    assert table.might("Test Might 5") == mine
