"""Combat damage assigned as a whole: what is proposed, how naming units changes it, and what answers it (465.2.c)."""
from __future__ import annotations

import pytest

from engine.game import Assignment, Refused
from tests.rules.covers import covers
from tests.rules.test_fates import combat
from tests.table import FOE, YOU, Table


def asked(mine: list[str], theirs: list[str]) -> Table:
    """The attacker is asked to assign damage."""
    table = combat(mine, theirs)
    while table.open.kind != "assign":
        table.answer(table.open.seat, "pass")
    return table


def whole(table: Table, *names: str) -> Assignment:
    found = table.game.assignment(table.open.number, YOU, [f"hit:{table.thing(name, FOE).id}" for name in names])
    assert found is not None
    return found


def gets(assignment: Assignment) -> dict[str, tuple[int, int]]:
    return {share.name: (share.gets, share.need) for share in assignment.shares}


def follow(table: Table, assignment: Assignment) -> None:
    for key in assignment.keys:
        table.answer(YOU, key)


@covers("465.2.c.7")
def test_it_is_proposed_that_most_die_and_whoever_is_named_comes_first() -> None:
    table = asked(["Test Might 5"], ["Test Might 4", "Test Might 1", "Test Might 2"])
    assert gets(whole(table)) == {"Test Might 4": (2, 4), "Test Might 1": (1, 1), "Test Might 2": (2, 2)}
    changed = whole(table, "Test Might 4")
    assert gets(changed) == {"Test Might 4": (4, 4), "Test Might 1": (1, 1), "Test Might 2": (0, 2)}
    assert {option.short.partition(" to ")[2] for option in changed.following} == {"Test Might 1", "Test Might 2"}
    follow(table, changed)
    assert table.where("Test Might 4", FOE) == table.where("Test Might 1", FOE) == "trash"
    assert table.where("Test Might 2", FOE) != "trash"


@covers("465.2.c.6")
def test_a_tank_comes_first_whoever_is_named() -> None:
    table = asked(["Test Might 5"], ["Test Might 4", "Test Might 2", "Test Tank", "Test Tank"])
    first = whole(table, "Test Might 4")
    assert [share.gets for share in first.shares] == [1, 0, 2, 2], "after the two that have to be hit before"
    assert all("Test Tank" in option.short for option in first.following)


def test_it_is_answered_key_by_key_and_is_what_happens() -> None:
    table = asked(["Test Might 4"], ["Test Might 3", "Test Might 2", "Test Might 1"])
    proposed = whole(table)
    follow(table, proposed)
    dead = {share.name for share in proposed.shares if share.gets >= share.need}
    assert dead == {"Test Might 2", "Test Might 1"}
    assert all(table.where(name, FOE) == "trash" for name in dead)
    assert table.where("Test Might 3", FOE) != "trash"


def test_there_is_none_where_nothing_of_it_is_asked() -> None:
    table = combat(["Test Might 4"], ["Test Might 3", "Test Might 2"])
    assert table.game.assignment(table.open.number, table.open.seat, ()) is None
    table = asked(["Test Might 5"], ["Test Might 4", "Test Might 3", "Test Might 2"])
    with pytest.raises(Refused):
        table.game.assignment(table.open.number, FOE, ())
    first = whole(table).keys
    assert len(first) == 2
    table.answer(YOU, first[0])
    assert table.open.kind == "assign"
    assert table.game.assignment(table.open.number, YOU, ()) is None, "a part of it has been answered"
