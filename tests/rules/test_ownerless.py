"""Battlefields that nobody controls: who their abilities speak of (190.6)."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    a,
    draw,
    every,
    here,
    move,
    player,
    unit,
    when,
)
from tests.rules.covers import covers
from tests.rules.grounds import MOOR, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Battlefield("TST-S20", "Test Orphan").text(when(a(unit)(move(to=here)), draw(1))),
    Battlefield("TST-S21", "Test Commons").text(when(a(unit)(move(to=here)), every(player)(draw(1)))),
]


@covers("190.6.b", "190.6.d")
def test_an_instruction_to_no_one_is_ignored() -> None:
    table = Table(you=quiet(base=["Test Might 1"]), foe=quiet(), battlefields=("Test Orphan", MOOR))
    table.you.move("Test Might 1", to="Test Orphan")
    assert table.chain() == ["Test Orphan"]
    assert table.state.chain[0].controller == YOU
    table.resolve()
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (0, 0)


@covers("190.6.a", "190.6.d")
def test_you_is_the_controller_of_the_battlefield() -> None:
    table = Table(
        you=quiet(base=["Test Might 1"]), foe=quiet(controls=["Test Orphan"], at={"Test Orphan": ["Test Might 2"]}),
        battlefields=("Test Orphan", MOOR),
    )
    table.you.move("Test Might 1", to="Test Orphan")
    table.resolve()
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (0, 1)


@covers("190.6.d")
def test_players_that_the_text_names_are_meant_all_the_same() -> None:
    table = Table(you=quiet(base=["Test Might 1"]), foe=quiet(), battlefields=("Test Commons", MOOR))
    table.you.move("Test Might 1", to="Test Commons")
    table.resolve()
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (1, 1)
