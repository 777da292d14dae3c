"""How declarations are read: pronouns become names, choices get their readings, what can't be read is refused."""
from __future__ import annotations

import pytest

from engine.catalogue import Ability
from engine.reading import Misread, read_all
from engine.words import (
    Spell,
    Unit,
    a,
    an,
    at,
    battlefield,
    calm,
    choose,
    choosing,
    deal,
    deal_to_each_other,
    draw,
    draw_phase,
    ends,
    enemy,
    every,
    friendly,
    give,
    have,
    ignoring_power,
    it,
    kill,
    main_phase,
    might,
    move,
    must,
    opponent,
    starts,
    that,
    this_turn,
    unit,
    when,
)
from engine.words.base import Node
from engine.words.nodes import Kind, That
from engine.words.saying.say import say


def spell(*effects: Node) -> Ability:
    made = read_all([Spell("TST-900", "Test Reading", calm, energy=1).text(*effects)]).cards["TST-900"].spell
    assert made is not None
    return made


def test_it_is_what_was_chosen_last_even_beside_a_name_that_is_spoken_of_again() -> None:
    read = spell(
        give(a(friendly, unit).called("mine"), might(3), this_turn), choose(an(enemy, unit)),
        deal_to_each_other(that("mine"), it),
    )
    fight = read.script.steps[2].node.node
    assert (fight.a, fight.b) == (That("mine"), That("unit"))


def test_what_stands_in_an_effect_is_a_target_and_a_battlefield_that_limits_all_units_is_one_too() -> None:
    read = spell(deal(3, a(unit)), deal(2, every(enemy, unit, at(a(battlefield)))))
    assert [(choice.slot, choice.reading) for choice in read.choices] == [("unit", "target"), ("battlefield", "place")]


def test_a_move_without_a_place_asks_for_a_destination_of_what_moves() -> None:
    read = spell(move(an(enemy, unit)))
    assert [(choice.reading, choice.moved) for choice in read.choices] == [("target", ""), ("destination", "unit")]


def test_two_choices_of_one_kind_have_two_names() -> None:
    read = spell(deal(3, a(unit)), deal(3, a(unit)))
    assert [choice.slot for choice in read.choices] == ["unit", "unit2"]


@pytest.mark.parametrize(("effects", "word"), [
    ((kill(it),), "antecedent"),
    ((might(2),), "performs Might, which is a trait"),
])
def test_what_can_not_be_read_is_refused_by_name(effects: tuple[Node, ...], word: str) -> None:
    with pytest.raises(Misread, match=f"Test Reading.*{word}"):
        spell(*effects)


def test_an_effect_outside_an_ability_is_refused_on_a_unit() -> None:
    with pytest.raises(Misread, match="outside any ability"):
        read_all([Unit("TST-901", "Test Stray", calm, energy=1, might=1).text(draw(1))])


@pytest.mark.parametrize("moment", [ends(draw_phase), ends(main_phase), starts("afternoon")])
def test_a_moment_that_never_comes_is_refused(moment: Node) -> None:
    with pytest.raises(Misread, match=r"Test Waiter, line 1 .*: (nothing happens as|Starts takes one of)"):
        read_all([Unit("TST-902", "Test Waiter", calm, energy=1, might=1).text(when(moment, draw(1)))])


def test_who_must_do_something_is_said_once() -> None:
    every_opponent = Spell("TST-AU91", "Test Demand", energy=0).text(every(opponent)(must(kill(a(unit)))))
    assert say(every_opponent) == "Each opponent must kill a unit."


def test_what_of_a_cost_is_ignored_does_not_depend_on_what_is_chosen() -> None:
    with pytest.raises(Misread, match="what others are played without paying"):
        read_all(
            [
                Unit("TST-AU92", "Test Toll", energy=0, might=1).text(
                    have(every(Kind("spell"), choosing(a(unit))), ignoring_power)
                )
            ]
        )
