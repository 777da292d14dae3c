"""Replacement effects (367–375): one that a spell lays down, and one that may be declined."""
from __future__ import annotations

import pytest

from cards.tokens import BRUSH
from engine.words import (
    Spell,
    Unit,
    a,
    an,
    battlefield,
    be_replaced,
    deal,
    die,
    draw,
    every,
    exhaust,
    friendly,
    heal,
    it,
    kill,
    may,
    me,
    once_each_turn,
    other,
    recall,
    replace,
    tokens,
    unit,
    would,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Unit("TST-RC0", "Test Warden", energy=1, might=6).text(
        would(an(other, friendly, unit)(die), may(heal(it), recall(it)))
    ),
    Unit("TST-RC1", "Test Saint", energy=1, might=6).text(would(an(other, friendly, unit)(die), heal(it), exhaust(it))),
    Unit("TST-RC4", "Test Shade", energy=1, might=6).text(
        would(an(other, friendly, unit)(die), heal(it), recall(it), limit=once_each_turn)
    ),
    Unit("TST-RC5", "Test Martyr", energy=1, might=6).text(would(an(other, friendly, unit)(die), heal(it), kill(me))),
    Unit("TST-RC6", "Test Gardener", energy=1, might=1).text(would(a(battlefield)(be_replaced()), draw(1))),
    Spell("TST-RC7", "Test Thicket", energy=0).text(replace(a(battlefield), tokens(BRUSH))),
    Spell("TST-RC2", "Test Quake", energy=0).text(deal(2, every(unit))),
    Spell("TST-RC3", "Test Purge", energy=0).text(kill(every(unit))),
]


def warded(**you: object) -> Table:
    """You have cast Highlander on a unit with Might 2 at the Meadow."""
    have = {
        "hand": ["Highlander", "Test Spark", "Test Spark", "Test Vanish"], "runes": {"calm": 4},
        "at": {MEADOW: ["Test Might 2"]},
    }
    table = Table(you=quiet(**{**have, **you}), foe=quiet(), battlefields=PLAIN)
    table.you.play("Highlander", on="Test Might 2")
    table.resolve()
    return table


@covers("367", "323.5", "455")
def test_a_death_is_replaced_by_being_healed_exhausted_and_recalled() -> None:
    table = warded()
    before = table.thing("Test Might 2").id
    table.you.play("Test Spark", on="Test Might 2")
    table.resolve()
    unit_ = table.thing("Test Might 2")
    assert (table.where("Test Might 2"), unit_.damage, unit_.exhausted, unit_.id) == ("base", 0, True, before)
    assert table.events("died") == []
    assert [event.kind for event in table.events() if event.kind in ("healed", "recalled")] == ["healed", "recalled"]


@covers("370.1", "428", "455")
def test_a_kill_instruction_is_replaced_too() -> None:
    table = warded()
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert table.where("Test Might 2") == "base"
    assert table.events("died") == []


@covers("371.1", "455", "323.5")
def test_once_means_that_the_second_death_happens() -> None:
    table = warded()
    for _ in range(2):
        table.you.play("Test Spark", on="Test Might 2")
        table.resolve()
    assert table.where("Test Might 2") == "trash"
    assert table.state.waiting == ()


@covers("371.1", "323.5")
def test_once_each_turn_a_unit_on_the_board_replaces_one_death() -> None:
    table = Table(
        you=quiet(base=["Test Shade", "Test Might 2"], hand=["Test Spark", "Test Spark"]), foe=quiet(),
        battlefields=PLAIN,
    )
    for _ in range(2):
        table.you.play("Test Spark", on="Test Might 2")
        table.resolve()
    assert table.where("Test Might 2") == "trash"


@covers("389", "317.2.c")
def test_the_replacement_is_over_with_the_turn() -> None:
    table = warded(hand=["Highlander", "Test Spark"])
    table.end_turn()
    table.end_turn()
    assert table.state.waiting == ()
    table.you.play("Test Spark", on="Test Might 2")
    table.resolve()
    assert table.where("Test Might 2") == "trash"


@covers("389", "340.1")
def test_the_replacement_does_not_follow_the_card_to_a_new_object() -> None:
    table = warded(hand=["Highlander", "Test Spark", "Gust"], runes={"calm": 4, "chaos": 3})
    table.you.play("Gust", on="Test Might 2")
    table.resolve()
    table.you.play("Test Might 2")
    table.you.play("Test Spark", on="Test Might 2")
    table.resolve()
    assert table.where("Test Might 2") == "trash"


@covers("372")
def test_the_controller_of_the_unit_orders_two_replacements() -> None:
    table = Table(
        you=quiet(hand=["Test Vanish"]),
        foe=quiet(hand=["Highlander"], runes={"calm": 4}, base=["Test Saint", "Test Might 2"]), battlefields=PLAIN,
    )
    table.you.play("Test Vanish", on="Test Might 2")
    table.foe.play("Highlander", on="Test Might 2")
    table.you.passes()
    table.you.passes()
    table.foe.passes()
    assert (table.open.seat, table.open.kind, table.open.why) == (FOE, "order", "372")
    table.foe.choose("Test Saint")
    assert table.where("Test Might 2", FOE) == "base"
    assert len(table.state.waiting) == 1


@covers("373.1.a", "323.5")
def test_what_replaces_a_death_happens_before_the_other_deaths() -> None:
    table = Table(
        you=quiet(hand=["Highlander", "Test Quake"], runes={"calm": 4}, at={MEADOW: ["Test Might 1", "Test Might 2"]}),
        foe=quiet(), battlefields=PLAIN,
    )
    table.you.play("Highlander", on="Test Might 2")
    table.resolve()
    table.you.play("Test Quake")
    table.resolve()
    order = [event.kind for event in table.events() if event.kind in ("recalled", "died")]
    assert order == ["recalled", "died"]
    assert table.where("Test Might 1") == "trash"
    assert table.where("Test Might 2") == "base"


@covers("371.2")
def test_a_replacement_that_may_apply_is_asked_for() -> None:
    table = Table(
        you=quiet(base=["Test Warden"], at={MEADOW: ["Test Might 2"]}, hand=["Test Spark"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Test Might 2")
    table.foe.passes()
    assert (table.open.seat, table.open.kind, table.open.why) == (YOU, "may", "371.2")
    table.you.choose("yes")
    assert table.where("Test Might 2") == "base"
    assert table.thing("Test Might 2").damage == 0


@covers("371.2")
def test_a_declined_replacement_lets_the_death_happen_and_is_not_asked_again() -> None:
    table = Table(
        you=quiet(base=["Test Warden"], at={MEADOW: ["Test Might 2"]}, hand=["Test Spark"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Test Might 2")
    table.foe.passes()
    table.you.choose("no")
    assert table.where("Test Might 2") == "trash"
    assert table.open.kind == "act"


def quake(*answers: str) -> list[str]:
    """Three of your units would die at the same time beside a Warden; the names of those that did, in order."""
    table = Table(
        you=quiet(
            base=["Test Warden"], at={MEADOW: ["Test Might 1", "Test Tank", "Test Might 2"]}, hand=["Test Quake"]
        ),
        foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Quake")
    table.foe.passes()
    for answer in answers:
        table.you.choose(answer)
    assert table.open.kind == "act"
    return [table.state.catalogue.cards[event.card].name for event in table.events("died")]


@covers("371.2", "373")
def test_declining_leaves_the_order_of_the_other_deaths_unchanged() -> None:
    assert quake("no", "no", "no") == ["Test Might 1", "Test Tank", "Test Might 2"]
    assert quake("no", "yes", "no") == ["Test Might 1", "Test Might 2"]
    assert quake("yes", "no", "no") == ["Test Tank", "Test Might 2"]
    assert quake("yes", "yes", "yes") == []


@covers("370.4", "428", "371.2")
def test_a_unit_that_dies_too_still_replaces_the_deaths_beside_it() -> None:
    table = Table(you=quiet(base=["Test Warden", "Test Might 2"], hand=["Test Purge"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Purge")
    table.foe.passes()
    assert table.open.why == "371.2"
    table.you.choose("yes")
    assert table.where("Test Warden") == "trash"
    assert table.where("Test Might 2") == "base"


@covers("374", "323.5")
def test_a_replacement_of_ones_own_units_leaves_the_foes_alone() -> None:
    table = Table(
        you=quiet(base=["Test Warden"], hand=["Test Spark"]), foe=quiet(base=["Test Might 2"]), battlefields=PLAIN
    )
    table.you.play("Test Spark", on="Test Might 2")
    table.resolve()
    assert table.where("Test Might 2") == "trash"


@covers("455", "466.3", "323.2")
def test_a_unit_saved_from_combat_damage_leaves_the_combat() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Highlander"], runes={"calm": 4}),
        foe=quiet(at={MEADOW: ["Test Might 3"]}), battlefields=PLAIN,
    )
    table.you.move("Test Might 2", to=MEADOW)
    table.you.play("Highlander", on="Test Might 2")
    table.pass_all()
    assert table.where("Test Might 2") == "base"
    assert table.thing("Test Might 2").role == ""
    assert table.controller(MEADOW) == FOE
    assert [event.seat for event in table.events("combat won")] == [FOE]


@covers("370.2", "372")
def test_two_martyrs_do_not_save_each_other_for_ever() -> None:
    table = Table(
        you=quiet(base=["Test Martyr", "Test Martyr", "Test Might 2"], hand=["Test Vanish"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.state.strict = False  # a run to the end of the budget
    table.you.play("Test Vanish", on="Test Might 2")
    table.foe.passes()
    table.you.choose("Test Martyr")
    assert table.where("Test Might 2") == "base"
    assert len(table.events("died")) == 1


@covers("372.2", "372", "438")
@pytest.mark.parametrize(
    ("field", "controls", "asked"),
    [
        (MOOR, {}, YOU), (MEADOW, {}, YOU), (MEADOW, {"foe": [MEADOW]}, FOE), (MOOR, {"you": [MOOR]}, YOU),
        (MOOR, {"foe": [MEADOW]}, YOU),
    ],
)
@pytest.mark.parametrize("turn_of", [YOU, FOE])
def test_who_controls_a_battlefield_orders_what_replaces_its_replacement_or_else_the_turn_player(
        field: str, controls: dict[str, list[str]], asked: int, turn_of: int) -> None:
    sides = [quiet(base=["Test Gardener"], hand=["Test Thicket"] * (seat == turn_of), controls=controls.get(name, ()))
             for seat, name in enumerate(("you", "foe"))]
    table = Table(*sides, battlefields=PLAIN, turn_of=turn_of)
    before = table.thing(field, zone="battlefield").id
    table.hands[turn_of].play("Test Thicket", on=field)
    table.resolve()
    if not any(field in mine for mine in controls.values()):
        asked = turn_of
    assert (table.open.seat, table.open.kind, table.open.why) == (asked, "order", "372")
    assert len(table.open.options) == 2
    table.answer(asked, table.open.keys[1])
    assert sorted((len(table.hand(YOU)), len(table.hand(FOE)))) == [0, 1]
    assert table.thing(field, zone="battlefield").id == before
    assert not table.events("swapped")


def test_what_would_be_replaced_is_said() -> None:
    assert say(find_or_extra("Test Gardener")) == "If a battlefield would be replaced, instead draw 1."
