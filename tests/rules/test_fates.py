"""Who would die in a combat as it stands: those who die in whatever order damage is assigned, and those whom the order
decides about (465.2)."""
from __future__ import annotations

from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import FOE, Table


def combat(mine: list[str], theirs: list[str], damage: dict[str, int] | None = None) -> Table:
    """Mine attack theirs at the meadow, and nothing has been done in the showdown yet."""
    table = Table(quiet(base=mine, hand=["Test Spark"]), quiet(at={MEADOW: theirs}), battlefields=PLAIN)
    for name, n in (damage or {}).items():
        table.state.own(table.thing(name).id).damage = n
    table.you.move(*mine, to=MEADOW)
    return table


def fates(table: Table) -> tuple[set[str], set[str]]:
    """Who dies, and who could, by name."""
    showdown = table.game.sight().showdown
    assert showdown is not None
    named = [{table.state.objects[id].card.name for id in ids} for ids in (showdown.dies, showdown.may_die)]
    return named[0], named[1]


@covers("465.2.c")
def test_all_die_when_there_is_damage_enough_for_all() -> None:
    assert fates(combat(["Test Might 5"], ["Test Might 2", "Test Might 3"])) == (
        {"Test Might 2", "Test Might 3", "Test Might 5"}, set())


@covers("465.2.c.7")
def test_the_order_decides_about_those_who_are_equally_near() -> None:
    table = combat(["Test Might 3"], ["Test Might 1", "Test Might 3", "Test Might 4"])
    assert fates(table) == ({"Test Might 3"}, {"Test Might 1", "Test Might 3"}), "the fourth is too big in any order"


@covers("465.2.c.6")
def test_a_tank_stands_before_the_others_and_backline_behind() -> None:
    sure, perhaps = fates(combat(["Test Might 4"], ["Test Tank", "Test Might 2", "Test Backline"]))
    assert sure == {"Test Tank", "Test Might 2", "Test Might 4"}
    assert perhaps == set(), "nothing is left for the last one"


def test_damage_that_a_unit_has_taken_counts() -> None:
    sure, perhaps = fates(combat(["Test Might 2"], ["Test Might 5"], {"Test Might 5": 3}))
    assert (sure, perhaps) == ({"Test Might 5", "Test Might 2"}, set())
    assert fates(combat(["Test Might 2"], ["Test Might 5"])) == ({"Test Might 2"}, set())


def test_what_is_told_is_what_happens() -> None:
    table = combat(["Test Might 3", "Test Might 1"], ["Test Tank", "Test Might 4"])
    sure, perhaps = fates(table)
    assert (sure, perhaps) == ({"Test Tank", "Test Might 3", "Test Might 1"}, set())
    while table.state.showdown is not None:
        table.answer(table.open.seat, *(("pass",) if "pass" in table.open.keys else table.open.keys[:1]))
    assert all(table.where(name) == "trash" for name in sure)
    assert table.where("Test Might 4", FOE) == MEADOW
