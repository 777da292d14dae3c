"""Units that can't deal combat damage (054.1) beside others that can (465.2)."""
from __future__ import annotations

import pytest

from engine.words import (
    Unit,
    a,
    an,
    at_most,
    cant,
    combat_damage,
    deal,
    draw,
    enemy,
    every,
    friendly,
    kill,
    me,
    opponent,
    other,
    play,
    unit,
    when,
    with_might,
    you,
)
from tests.examples.fights import clash, dealt, first
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-ID8", "Idle Archer", energy=0, might=3).text(
        cant(me(deal(combat_damage))), when(you(play(me)), deal(2, an(enemy, unit)))
    ),
    Unit("TST-ID1", "Idle Pacifist", energy=0, might=3).text(cant(me(deal(combat_damage)))),
    Unit("TST-ID2", "Idle Mediator", energy=0, might=6).text(
        cant(every(enemy, unit, with_might(at_most(2)))(deal(combat_damage)))
    ),
    Unit("TST-ID3", "Idle Tyrant", energy=0, might=6).text(cant(every(opponent)(deal(combat_damage)))),
    Unit("TST-ID4", "Idle Ghost", energy=0, might=3).text(
        cant(every(enemy, unit, with_might(at_most(2)))(deal(combat_damage, me)))
    ),
    Unit("TST-ID5", "Idle Trophy Hunter", energy=0, might=5).text(
        cant(me(deal(combat_damage))), when(me(kill(a(unit))), draw(1))
    ),
    Unit("TST-ID6", "Armed Trophy Hunter", energy=0, might=5).text(when(me(kill(a(unit))), draw(1))),
    Unit("TST-ID7", "Idle Preacher", energy=0, might=1).text(cant(every(friendly, unit, other)(deal(combat_damage)))),
]


def strike(table: Table) -> None:
    """All pass, and damage is assigned to the units as they are offered."""
    table.pass_all()
    while table.open.kind == "assign":
        first(table)
        table.pass_all()


def fight(attackers: list[str], defenders: list[str]) -> tuple[dict[str, int], dict[str, int]]:
    """The combat damage that your units took, and that the foe's took."""
    table = clash(attackers, defenders)
    strike(table)
    return dealt(table, YOU), dealt(table, FOE)


@covers("465.2.d", "465.2.a", "465.2.b", "054.1", "417.6.c")
@pytest.mark.parametrize(("attackers", "taken"), [
    (["Idle Pacifist"], {}),
    (["Idle Pacifist", "Test Might 2"], {"Test Might 6": 2}),
    (["Test Might 2", "Idle Pacifist"], {"Test Might 6": 2}),
    (["Idle Pacifist", "Idle Pacifist", "Test Might 2", "Test Might 3"], {"Test Might 6": 5}),
    (["Test Might 2"], {"Test Might 6": 2}),
])
def test_who_can_deal_combat_damage_deals_it_beside_who_can_not(attackers: list[str], taken: dict[str, int]) -> None:
    table = clash(attackers, ["Test Might 6"])
    assert table.game.sight(YOU).showdown.might[0] == sum(taken.values())  # type: ignore[union-attr]
    strike(table)
    assert dealt(table, FOE) == taken


@covers("054.1", "417.6.b")
def test_what_deals_no_combat_damage_deals_other_damage() -> None:
    table = Table(quiet(hand=["Idle Archer"]), quiet(base=["Test Might 6"]), battlefields=PLAIN)
    table.you.play("Idle Archer")
    table.resolve()
    assert table.thing("Test Might 6").damage == 2


@covers("465.2.d", "465.2.b")
def test_the_same_holds_for_defenders() -> None:
    assert fight(["Test Might 6"], ["Idle Pacifist", "Test Might 1"])[0] == {"Test Might 6": 1}
    assert fight(["Test Might 6"], ["Idle Pacifist"])[0] == {}


@covers("465.2.d", "054.1")
def test_only_those_of_whom_it_is_said_deal_none() -> None:
    assert fight(["Test Might 2", "Test Might 3"], ["Idle Mediator"])[1] == {"Idle Mediator": 3}
    assert fight(["Test Might 2", "Test Might 1"], ["Idle Mediator"])[1] == {}
    assert fight(["Idle Preacher", "Test Might 3"], ["Test Might 6"])[1] == {"Test Might 6": 1}


@covers("465.2.d", "054.1")
def test_a_player_who_can_not_deal_combat_damage_deals_none() -> None:
    assert fight(["Test Might 2", "Test Might 3"], ["Idle Tyrant"])[1] == {}


@covers("465.2.c.10", "465.2.d")
def test_a_unit_is_dealt_damage_by_those_that_can_deal_it_to_it() -> None:
    assert fight(["Test Might 2", "Test Might 3"], ["Idle Ghost"])[1] == {"Idle Ghost": 3}
    assert fight(["Test Might 2", "Test Might 1"], ["Idle Ghost"])[1] == {}


@covers("428.5.c.2", "417.6.c", "054.1")
@pytest.mark.parametrize(("hunter", "drawn"), [("Idle Trophy Hunter", 0), ("Armed Trophy Hunter", 1)])
def test_who_deals_none_has_killed_nobody(hunter: str, drawn: int) -> None:
    table = clash([hunter, "Test Might 3"], ["Test Might 3"])
    strike(table)
    assert table.where("Test Might 3", FOE) == "trash"
    assert len(table.events("drawn")) == drawn
