"""Which of several simultaneous events a replacement is applied to first (373)."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    die,
    draw,
    equip,
    every,
    exhaust,
    friendly,
    heal,
    if_,
    is_,
    it,
    kill,
    may,
    me,
    other,
    readied,
    recall,
    this,
    unit,
    would,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

HEAL = (heal(it), exhaust(it), recall(it))
THREE = ["Test Might 1", "Test Might 2", "Test Might 3"]

EXTRA += [
    Gear("TST-WD1", "Which Hourglass", energy=0).text(would(a(friendly, unit)(die), kill(this), *HEAL)),
    Unit("TST-WD2", "Which Martyr", energy=0, might=4).text(would(an(other, friendly, unit)(die), *HEAL, kill(me))),
    Unit("TST-WD3", "Which Medic", energy=0, might=4).text(
        if_(is_(me, readied), would(an(other, friendly, unit)(die), exhaust(me), *HEAL))
    ),
    Unit("TST-WD4", "Which Healer", energy=0, might=4).text(would(an(other, friendly, unit)(die), *HEAL)),
    Unit("TST-WD5", "Which Scribe", energy=0, might=4).text(would(an(other, friendly, unit)(die), *HEAL, draw(1))),
    Gear("TST-WD6", "Which Locket", energy=0, bonus=0, tags="Equipment")
    .text(equip(0))
    .wearer(would(an(other, friendly, unit)(die), kill(this), *HEAL)),
    Unit("TST-WD7", "Which Volunteer", energy=0, might=4).text(
        would(an(other, friendly, unit)(die), may(*HEAL, kill(me)))
    ),
    Spell("TST-WD8", "Which Purge", energy=0).text(kill(every(unit))),
]


def purged(*base: str, foe: tuple[str, ...] = (), answers: tuple[str, ...] = ()) -> Table:
    """Everything dies; your questions are answered by name."""
    table = Table(quiet(base=base, hand=["Which Purge"]), quiet(base=foe), battlefields=PLAIN)
    table.you.play("Which Purge")
    table.resolve()
    for answer in answers:
        assert (table.open.seat, table.open.why) == (YOU, "373")
        table.you.choose(answer)
    return table


def left(table: Table, seat: int = YOU) -> list[str]:
    """Which units a player has."""
    return [thing.card.name for thing in table.state.permanents() if thing.controller == seat and thing.card.is_unit]


@covers("373")
@example("373#1", rule="373")
@pytest.mark.parametrize("saved", THREE)
def test_whoever_controls_it_decides_which_death_comes_first(saved: str) -> None:
    """Zhonya's Hourglass."""
    table = purged("Which Hourglass", *THREE)
    assert table.open.prompt == "Which Hourglass: which event is replaced?"
    assert sorted(option.short for option in table.open.options) == THREE
    table.you.choose(saved)
    assert left(table) == [saved]


@covers("373")
def test_one_death_is_nothing_to_decide() -> None:
    assert left(purged("Which Hourglass", "Test Might 1", foe=("Test Might 2", "Test Might 3"))) == ["Test Might 1"]


@covers("373")
def test_two_of_them_save_two() -> None:
    table = purged("Which Hourglass", "Which Hourglass", *THREE)
    while table.open.why == "372":
        table.you.choose(table.open.options[0].key)
    table.you.choose("Test Might 3")
    assert table.open.why == "373"
    table.you.choose("Test Might 1")
    assert sorted(left(table)) == ["Test Might 1", "Test Might 3"]


@covers("373", "373.1.a")
def test_a_unit_that_gives_itself_for_another() -> None:
    table = purged("Which Martyr", "Test Might 1", "Test Might 2", answers=("Test Might 2",))
    assert left(table) == ["Test Might 2"]


@covers("373")
def test_what_only_a_ready_unit_does() -> None:
    table = purged("Which Medic", "Test Might 1", "Test Might 2", answers=("Test Might 2",))
    assert left(table) == ["Test Might 2"]
    assert left(purged("Which Medic*", "Test Might 1", "Test Might 2")) == []


@covers("373.2", "373")
def test_what_saves_all_of_them_asks_nothing() -> None:
    assert sorted(left(purged("Which Healer", "Test Might 1", "Test Might 2"))) == ["Test Might 1", "Test Might 2"]
    table = purged("Which Scribe", "Test Might 1", "Test Might 2")
    assert (sorted(left(table)), len(table.events("drawn"))) == (["Test Might 1", "Test Might 2"], 2)


@covers("373")
def test_effect_text_that_kills_what_it_stands_on() -> None:
    table = Table(
        quiet(base=["Which Locket", "Test Might 4", "Test Might 1", "Test Might 2"], hand=["Which Purge"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.use("Which Locket", on="Test Might 4")
    table.resolve()
    table.you.play("Which Purge")
    table.resolve()
    assert [option.short for option in table.open.options] == ["Test Might 1", "Test Might 2"]
    table.you.choose("Test Might 2")
    assert left(table) == ["Test Might 2"]


@covers("371.2", "373")
def test_who_may_apply_it_is_told_to_which_event() -> None:
    table = purged("Which Volunteer", "Test Might 1", "Test Might 2")
    assert (table.open.why, table.open.prompt) == ("371.2", "Which Volunteer: apply it to Test Might 1?")
    table.you.choose("no")
    assert table.open.prompt == "Which Volunteer: apply it to Test Might 2?"
    table.you.choose("yes")
    assert left(table) == ["Test Might 2"]


@covers("373", "373.1")
def test_each_player_decides_for_the_own_ones() -> None:
    table = Table(quiet(base=["Which Hourglass", "Test Might 1", "Test Might 2"], hand=["Which Purge"]),
                  quiet(base=["Which Hourglass", "Test Might 3", "Test Might 4"]), battlefields=PLAIN)
    table.you.play("Which Purge")
    table.resolve()
    table.you.choose("Test Might 2")
    assert (table.open.seat, table.open.why) == (FOE, "373")
    table.foe.choose("Test Might 4")
    assert (left(table), left(table, FOE)) == (["Test Might 2"], ["Test Might 4"])
