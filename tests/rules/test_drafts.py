"""Plays that are composed step by step (354): what is refused, what can be taken back."""
from __future__ import annotations

import pytest

from engine.game import Refused
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import FOE, YOU, Table


@covers("354", "316")
def test_an_incomplete_play_is_refused_and_changes_nothing() -> None:
    table = Table(you=quiet(hand=["Test Spark"]), foe=quiet(base=["Test Might 3", "Test Might 4"]), battlefields=PLAIN)
    key = table.you._first("play", "Test Spark")
    assert table.refuse(YOU, key)[0].rule == "354"
    target = table.you.draft(key).keys[0]
    assert table.refuse(YOU, key, target)[0].rule == "354"
    assert table.refuse(YOU, key, "obj:99999", "confirm")[0].rule == "355.5"
    assert table.where("Test Spark") == "hand"
    assert table.state.chain == []


@covers("354", "355.5")
def test_going_back_asks_the_earlier_question_again() -> None:
    table = Table(you=quiet(hand=["Test Spark"]), foe=quiet(base=["Test Might 3", "Test Might 4"]), battlefields=PLAIN)
    key = table.you._first("play", "Test Spark")
    first = table.you.draft(key)
    assert table.you.draft(key, first.keys[0]).kind == "confirm"
    assert table.you.draft(key) == first
    table.you.play("Test Spark", on="Test Might 4")
    table.resolve()
    assert table.thing("Test Might 4").damage == 2


@covers("354", "357")
def test_a_path_that_goes_on_after_confirm_is_refused() -> None:
    table = Table(you=quiet(hand=["Test Sight"]), foe=quiet(), battlefields=PLAIN)
    key = table.you._first("play", "Test Sight")
    table.refuse(YOU, key, "confirm", "confirm")
    with pytest.raises(Refused):
        table.you.draft(key, "confirm")


@covers("355.8")
def test_a_spell_with_nothing_to_choose_is_not_played() -> None:
    table = Table(
        you=quiet(hand=["Incinerate"], runes={"fury": 2}, base=["Test Might 1"]), foe=quiet(base=["Test Might 2"]),
        battlefields=PLAIN,
    )
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Incinerate") == ["355.8"]


@covers("354", "359")
def test_a_played_card_is_on_the_chain_for_all_to_see() -> None:
    table = Table(you=quiet(hand=["Test Sight"]), foe=quiet(), battlefields=PLAIN)
    entry = table.you.play("Test Sight")
    assert any("Test Sight" in line for line in entry.lines(FOE))
    assert table.where("Test Sight") == "chain"
    assert table.hand() == []
