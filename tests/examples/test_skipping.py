"""Worked examples of skipping (443)."""
from __future__ import annotations

from engine.words import (
    Spell,
    a,
    action,
    an,
    choose,
    conquer,
    enemy,
    gain_points,
    it,
    move,
    once,
    player,
    skip,
    they,
    this_turn,
    unit,
    would,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, Table, find_or_extra

EXTRA += [
    Spell("TST-S5P18", "Test Snare", energy=0).text(action, choose(an(enemy, unit)), this_turn(skip(it(move), once))),
    Spell("TST-S5P25", "Test Humble", energy=0).text(
        action, choose(a(player)), this_turn(would(they(gain_points(1, from_=conquer)), limit=once))),
]


def test_words() -> None:
    assert "Choose an enemy unit. The next time it would move this turn, nothing happens instead." in say(
        find_or_extra("Test Snare")
    )


@example("443.1.a#3", rule="443.2")
@covers("443.2.a")
def test_the_next_point_from_conquering_is_skipped() -> None:
    table = Table(
        you=quiet(hand=["Test Humble"], base=["Test Might 1", "Test Might 2"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Humble", on="You")
    table.resolve()
    for name, place, points in (("Test Might 1", MEADOW, 0), ("Test Might 2", MOOR, 1)):
        table.you.move(name, to=place)
        table.pass_all()
        assert table.points() == (points, 0)
    assert len(table.events("conquered")) == 2


@example("443.1.a#1", rule="443.2")
@covers("443.1", "443.1.a", "443.2", "443.3", "443.3.a", "390.3")
def test_the_next_move_is_skipped() -> None:
    table = Table(
        you=quiet(hand=["Test Snare"], base=["Test Might 1"]),
        foe=quiet(base=["Test Might 2"], hand=["Test March", "Test March"]), battlefields=PLAIN,
    )
    table.you.play("Test Snare", on="Test Might 2")
    table.resolve()
    table.you.move("Test Might 1", to=MEADOW)
    table.you.passes()
    for where in ("base", MEADOW):
        table.foe.play("Test March", on="Test Might 2", to=MEADOW)
        table.you.passes()
        assert table.where("Test Might 2") == where
        if where == "base":
            table.you.passes()
