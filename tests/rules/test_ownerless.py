"""Battlefields that nobody controls: who their abilities speak of (190.6)."""
from __future__ import annotations

import pytest

from engine.words import (
    Battlefield,
    a,
    buff,
    draw,
    every,
    here,
    it,
    may,
    move,
    player,
    predict,
    spend_buff,
    unit,
    when,
)
from tests.rules.covers import covers
from tests.rules.grounds import MOOR, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Battlefield("TST-S20", "Test Orphan").text(when(a(unit)(move(to=here)), draw(1))),
    Battlefield("TST-S21", "Test Commons").text(when(a(unit)(move(to=here)), every(player)(draw(1)))),
    Battlefield("TST-S22", "Test Tollhouse").text(
        when(a(unit)(move(to=here)), buff(it), may(spend_buff()).to(draw(1))),
    ),
    Battlefield("TST-S23", "Test Oracle").text(when(a(unit)(move(to=here)), buff(it), predict(2))),
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


@pytest.mark.parametrize("battlefield", ["Test Tollhouse", "Test Oracle"])
@pytest.mark.parametrize("held", [False, True])
@covers("190.6.d")
def test_of_an_instruction_that_is_ignored_nothing_is_asked_or_done(battlefield: str, held: bool) -> None:
    there = {"at": {battlefield: ["Test Might 2"]}, "controls": [battlefield]} if held else {}
    table = Table(you=quiet(base=["Test Might 1"], **there), foe=quiet(), battlefields=(battlefield, MOOR))
    table.you.move("Test Might 1", to=battlefield)
    while table.open.kind == "priority":
        table.answer(table.open.seat, "pass")
    assert table.might("Test Might 1") == 2, "the instruction before it speaks of nobody"
    assert (table.open.why in ("204.3.b", "436")) == held
