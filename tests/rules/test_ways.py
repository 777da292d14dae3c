"""Modes, unless, must, for each, groups and splits (355.3, 355.10.f, 355.11, 355.14)."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    a,
    an,
    any_number,
    at,
    at_a_battlefield,
    at_most,
    battlefield,
    buff,
    choose,
    choose_one,
    controller_of,
    deal,
    deal_split,
    draw,
    enemy,
    every,
    for_each,
    friendly,
    it,
    kill,
    move,
    must,
    reaction,
    ready,
    recycle,
    rune,
    same,
    some,
    stun,
    that,
    total_might,
    unit,
    unless,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-L21", "Test Crossroads", energy=0).text(
        choose_one(draw(1), deal(2, an(enemy, unit)), (ready(a(friendly, unit)), draw(1)))
    ),
    Spell("TST-L29", "Test Bait", energy=0).text(
        choose_one(draw(1), (stun(a(friendly, unit).called("lure")), deal(2, an(enemy, unit, at(that("lure"))))))
    ),
    Spell("TST-L22", "Test Threat", energy=0).text(
        choose(an(enemy, unit)), unless(controller_of(it)(draw(1)), deal(6, it))
    ),
    Spell("TST-L23", "Test Toll", energy=0).text(must(recycle(a(rune, your))), draw(1)),
    Spell("TST-L24", "Test Parade", energy=0).text(for_each(every(friendly, unit), buff(it), draw(1))),
    Spell("TST-L25", "Test Fire", energy=0).text(kill(any_number(unit, same(battlefield), total_might(at_most(4))))),
    Spell("TST-L28", "Test Rally", energy=0).text(kill(some(2, unit, same("controller")))),
    Spell("TST-L26", "Test Salvo", energy=0).text(deal_split(3, any_number(enemy, unit))),
    Spell("TST-L27", "Test Shift", energy=0).text(reaction, move(a(friendly, unit, at_a_battlefield))),
]


@covers("355.3")
def test_a_mode_is_chosen_first_and_only_its_targets() -> None:
    table = Table(quiet(hand=["Test Crossroads"]), quiet(base=["Test Tank"]))
    question = table.you.draft(table.you._first("play", "Test Crossroads"))
    assert (question.why, question.keys) == ("355.3", ("mode:0", "mode:1"))  # nobody to ready
    table.you.play("Test Crossroads", on=["mode:1", "Test Tank"])
    table.resolve()
    assert table.trash(FOE) == ["Test Tank"]
    assert not table.hand()


@covers("355.3", "355.8")
@pytest.mark.parametrize(("place", "modes"), [(MEADOW, ("mode:0", "mode:1")), (MOOR, ("confirm", "keep"))])
def test_a_mode_whose_targets_speak_of_each_other_needs_both(place: str, modes: tuple[str, ...]) -> None:
    table = Table(quiet(hand=["Test Bait"], at={MEADOW: ["Test Tank"]}), quiet(at={place: ["Test Might 3"]}))
    question = table.you.draft(table.you._first("play", "Test Bait"))
    assert question.keys == modes


def test_a_mode_without_targets_is_carried_out() -> None:
    table = Table(quiet(hand=["Test Crossroads"]), quiet())
    table.you.play("Test Crossroads")
    table.resolve()
    assert len(table.hand()) == 1


@pytest.mark.parametrize(("answer", "there"), [("yes", "base"), ("no", "trash")])
def test_unless_its_controller_does_something(answer: str, there: str) -> None:
    table = Table(quiet(hand=["Test Threat"]), quiet(base=["Test Tank"]))
    table.you.play("Test Threat", on="Test Tank")
    table.resolve()
    assert table.open.seat == FOE
    table.foe.choose(answer)
    assert table.where("Test Tank", FOE) == there
    assert len(table.hand(YOU)) == 0
    assert len(table.hand(FOE)) == (answer == "yes")


@covers("355.10.f")
def test_what_one_must_do_is_chosen_on_resolution() -> None:
    table = Table(quiet(hand=["Test Toll"], runes={"fury": 1, "calm": 1}), quiet())
    table.you.play("Test Toll")
    table.resolve()
    assert table.open.why == "355.10.f"
    table.you.choose("Calm Rune")
    assert table.ready_runes() == 1


def test_for_each_of_them_once() -> None:
    table = Table(quiet(hand=["Test Parade"], base=["Test Tank", "Test Backline"]), quiet())
    table.you.play("Test Parade")
    table.resolve()
    assert [event.kind for event in table.events() if event.kind in ("buffed", "drawn")] == ["buffed", "drawn"] * 2


@covers("355.11.a")
def test_a_group_fits_as_a_whole_or_is_not_offered() -> None:
    table = Table(
        quiet(hand=["Test Fire"]),
        quiet(at={MEADOW: ["Test Might 1", "Test Might 3"], MOOR: ["Test Might 2"]}, base=["Test Tank"]),
        battlefields=[MEADOW, MOOR],
    )
    first = table.you._first("play", "Test Fire")
    assert {o.short.split(",")[0] for o in table.you.draft(first).options} == {
        "Test Might 1", "Test Might 3", "Test Might 2", "Done",
    }
    one = table.thing("Test Might 1").id
    assert {o.short.split(",")[0] for o in table.you.draft(first, f"obj:{one}").options} == {"Test Might 3", "Done"}
    table.you.play("Test Fire", on=["Test Might 1", "Test Might 3"])
    table.resolve()
    assert sorted(table.trash(FOE)) == ["Test Might 1", "Test Might 3"]


@covers("355.8")
def test_units_of_one_controller_are_chosen_together() -> None:
    table = Table(
        quiet(hand=["Test Rally"], base=["Test Might 1", "Test Might 2", "Test Might 5"]),
        quiet(base=["Test Might 3", "Test Tank"]),
    )
    first = table.you._first("play", "Test Rally")
    assert len(table.you.draft(first).options) == 5
    one = table.thing("Test Might 1").id
    left = table.you.draft(first, f"obj:{one}").options
    assert {option.short.split(",")[0] for option in left} == {"Test Might 2", "Test Might 5"}
    table.you.play("Test Rally", on=["Test Might 3", "Test Tank"])
    table.resolve()
    assert sorted(table.trash(FOE)) == ["Test Might 3", "Test Tank"]


@covers("355.14.c", "355.14.e", "355.14.f")
def test_damage_is_split_on_resolution_and_everybody_gets_some() -> None:
    table = Table(quiet(hand=["Test Salvo"]), quiet(base=["Test Might 4", "Test Might 5"]))
    table.you.play("Test Salvo", on=["Test Might 4", "Test Might 5"])
    table.resolve()
    assert [o.key for o in table.open.options] == ["n:1", "n:2"]
    table.you.choose("n:2")
    assert [table.thing(name).damage for name in ("Test Might 4", "Test Might 5")] == [2, 1]


def test_they_say_what_they_do() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-L2")}
    assert (
        said["Test Crossroads"]
        == "Choose one:\n• Draw 1\n• Deal 2 to an enemy unit\n• Ready a friendly unit, then draw 1."
    )
    assert said["Test Threat"] == "Choose an enemy unit. Deal 6 to it unless its controller draws 1."
    assert said["Test Toll"] == "You must recycle a rune you control. Draw 1."
    assert said["Test Fire"] == "Kill any number of units at the same battlefield with total Might 4 or less."
    assert said["Test Salvo"] == "Deal 3 damage split among any number of enemy units."
    assert said["Test Parade"] == "For each friendly unit, buff it, then draw 1."
