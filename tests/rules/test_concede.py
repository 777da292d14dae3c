"""Conceding (650–652)."""
from __future__ import annotations

import pytest

from engine.game import Refused
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import FOE, YOU, Table


@covers("650", "651")
def test_who_concedes_loses_at_once() -> None:
    table = Table(you=quiet(points=7), foe=quiet(), battlefields=PLAIN)
    entry = table.game.interject(YOU, "concede")
    assert (table.game.over, table.game.winner) == (True, FOE)
    assert table.game.pending() == ()
    assert [(event.kind, event.rule) for event in entry.events] == [("conceded", "650"), ("won", "651")]
    assert (entry.kind, entry.keys) == ("interjection", ("concede",))


@covers("650", "651")
def test_one_may_concede_while_the_other_is_asked() -> None:
    table = Table(you=quiet(base=["Test Might 1"]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Might 1", to=MEADOW)
    assert table.open.seat == YOU
    table.game.interject(FOE, "concede")
    assert table.game.winner == YOU


@covers("650", "651")
def test_one_may_concede_in_the_middle_of_a_chain() -> None:
    table = Table(you=quiet(hand=["Test Sight"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Sight")
    table.game.interject(YOU, "concede")
    assert table.game.winner == FOE


@covers("650")
def test_nobody_concedes_a_game_that_is_over() -> None:
    table = Table(you=quiet(), foe=quiet(), battlefields=PLAIN)
    table.game.interject(YOU, "concede")
    before = table.game.fingerprint()
    with pytest.raises(Refused) as refused:
        table.game.interject(FOE, "concede")
    assert refused.value.reasons[0].rule == "650"
    assert (table.game.winner, table.game.fingerprint()) == (FOE, before)


@covers("650")
def test_nothing_else_is_done_unasked() -> None:
    table = Table(you=quiet(), foe=quiet(), battlefields=PLAIN)
    for seat, kind in ((YOU, "undo"), (2, "concede"), (-1, "concede")):
        with pytest.raises(Refused):
            table.game.interject(seat, kind)
    assert not table.game.over


@covers("650", "651")
def test_a_conceded_game_is_restored_as_it_ended() -> None:
    table = Table(you=quiet(), foe=quiet(), battlefields=PLAIN)
    table.game.interject(YOU, "concede")
    again = type(table.game).restore(table.game.save(), table.game.pins(), table.state.catalogue)
    assert (again.over, again.winner, again.over_why) == (True, FOE, table.game.over_why)
