"""Cleanups and control: when there is one, what it does in which order, and when control comes and goes."""
from __future__ import annotations

import pytest

from engine.board.objects import base_of
from engine.words import (
    Battlefield,
    Gear,
    Spell,
    Unit,
    a,
    additional_cost,
    deal,
    defend,
    draw,
    enemy,
    every,
    exhaust,
    friendly,
    have,
    here,
    hidden,
    if_,
    is_,
    kill,
    location,
    may,
    me,
    might,
    move,
    other,
    play,
    player,
    reaction,
    readied,
    spell,
    take_control,
    that,
    they,
    this_turn,
    unit,
    when,
)
from tests.rules.covers import example, switch
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

NOBODY = -1
EXTRA += [
    Unit("TST-EDK1", "Edition Captain", energy=0, might=1).text(
        if_(is_(me, readied), have(every(other, friendly, unit), might(1)))
    ),
    Spell("TST-EDK2", "Edition Order", energy=0).text(additional_cost(exhaust(a(friendly, unit))), draw(1)),
    Gear("TST-EDK3", "Edition Banner", energy=0).text(have(every(friendly, unit, here), might(1))),
    Unit("TST-EDK4", "Edition Guard", energy=0, might=1).text(when(me(defend), draw(1))),
    Spell("TST-EDK5", "Edition Rush", energy=0).text(
        reaction, move(a(friendly, unit).called("one"), a(location)), deal(3, that("one"))
    ),
    Spell("TST-EDK6", "Edition Snare", energy=0).text(hidden, draw(1)),
    Spell("TST-EDK7", "Edition Charm", energy=0).text(take_control(a(enemy, unit), this_turn)),
    Spell("TST-EDK9", "Edition Relief", energy=0).text(
        move(a(friendly, unit), a(location)), move(a(friendly, unit), a(location))
    ),
    Battlefield("TST-EDX21", "Edition Hall").text(when(a(player)(play(a(spell))), they(may(draw(1))))),
    Unit("TST-EDK8", "Edition Successor", energy=0, might=2).text(additional_cost(kill(a(friendly, unit)))),
]


@switch("cleanup.when")
@pytest.mark.parametrize(("edition", "lives"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", False)])
def test_a_cost_that_makes_damage_lethal_brings_a_cleanup_or_waits_for_the_resolution(
    edition: str, lives: bool
) -> None:
    table = Table(
        quiet(base=["Edition Captain", one("Test Might 2", damage=2)], hand=["Edition Order"]),
        quiet(hand=["Test Sight"]), battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Order", paying="Edition Captain")
    assert table.chain() == ["Edition Order"]
    assert (table.where("Test Might 2") == "base") == lives
    table.resolve()
    assert table.where("Test Might 2") == "trash"


@switch("cleanup.repeats")
@pytest.mark.parametrize(("edition", "lives"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", False)])
def test_what_a_late_step_causes_is_dealt_with_now_or_in_the_next_cleanup(edition: str, lives: bool) -> None:
    table = Table(
        quiet(at={MEADOW: [one("Test Might 2", damage=2), "Edition Banner"]}, hand=["Test Sight", "Test Sight"]),
        quiet(), battlefields=PLAIN, edition=edition,
    )
    table.you.play("Test Sight")
    table.resolve()
    assert table.where("Edition Banner") == "base"
    assert (table.where("Test Might 2") == MEADOW) == lives
    table.you.play("Test Sight")
    table.resolve()
    assert table.where("Test Might 2") == "trash"


@switch("cleanup.order")
@pytest.mark.parametrize(("edition", "defended"), [("v1.0", 0), ("v1.2", 0), ("v1.3", 1), ("v1.4", 1)])
def test_a_unit_that_arrives_and_dies_has_defended_where_designations_come_before_deaths(
    edition: str, defended: int
) -> None:
    table = Table(
        quiet(base=["Test Might 2"]),
        quiet(at={MEADOW: ["Test Might 3"]}, base=["Edition Guard"], hand=["Edition Rush"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.move("Test Might 2", to=MEADOW)
    table.you.passes()
    table.foe.play("Edition Rush", on="Edition Guard", to=MEADOW)
    table.resolve()
    assert table.where("Edition Guard") == "trash"
    assert len(table.hand(FOE)) == defended


@switch("cleanup.hidden_cards")
@pytest.mark.parametrize(("edition", "stays"), [("v1.0", False), ("v1.2", True), ("v1.3", True), ("v1.4", True)])
def test_a_facedown_card_needs_an_own_unit_there_or_control(edition: str, stays: bool) -> None:
    table = Table(
        quiet(base=["Test Might 2"], hand=["Test Vanish"]),
        quiet(at={MEADOW: ["Test Might 3"]}, facedown={MEADOW: ["Edition Snare"]}), battlefields=PLAIN, edition=edition,
    )
    table.you.move("Test Might 2", to=MEADOW)
    assert table.where("Edition Snare") == "facedown"
    table.you.play("Test Vanish", on="Test Might 3")
    table.resolve()
    assert table.open.kind == "focus"
    assert (table.where("Edition Snare") == "facedown") == stays
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    assert table.where("Edition Snare") == "trash"


@switch("cleanup.hidden_cards")
@pytest.mark.parametrize(("edition", "stays"), [("v1.0", True), ("v1.2", False), ("v1.3", True), ("v1.4", True)])
def test_a_facedown_card_stays_with_a_new_unit_or_with_control_that_was_not_lost_between(
    edition: str, stays: bool
) -> None:
    table = Table(
        quiet(base=["Test Might 2"], at={MEADOW: ["Test Might 3"]}, facedown={MEADOW: ["Edition Snare"]},
              hand=["Edition Relief"]),
        quiet(), battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Relief", on=["Test Might 3", "Test Might 2"], to=["your base", MEADOW])
    table.resolve()
    assert (table.where("Test Might 3"), table.where("Test Might 2")) == ("base", MEADOW)
    assert (table.where("Edition Snare") == "facedown") == stays


@switch("cleanup.recalls")
@pytest.mark.parametrize(("edition", "home"), [("v1.0", YOU), ("v1.2", YOU), ("v1.3", FOE), ("v1.4", FOE)])
def test_a_unit_in_a_base_that_is_not_its_controllers_stays_or_goes_home(edition: str, home: int) -> None:
    table = Table(
        quiet(base=[one("Test Might 3", owner=FOE, for_turn=True)]), quiet(), battlefields=PLAIN, edition=edition
    )
    table.end_turn()
    assert table.thing("Test Might 3").controller == FOE
    assert table.thing("Test Might 3").place == base_of(home)


@switch("control.lost")
@pytest.mark.parametrize(("edition", "can", "number"), [
    pytest.param("v1.0", False, "559.5", marks=example("v1.0:559.5#1")),
    pytest.param("v1.2", False, "352.16", marks=example("v1.2:352.16#1")), ("v1.3", True, ""), ("v1.4", True, ""),
])
def test_the_last_unit_there_is_killed_to_play_another_one_where_control_lasts(
    edition: str, can: bool, number: str
) -> None:
    table = Table(
        quiet(at={MEADOW: ["Test Might 1"]}, hand=["Edition Successor"]), quiet(), battlefields=PLAIN, edition=edition
    )
    successor = table.thing("Edition Successor", zone="hand").id
    keys = [f"play:{successor}", f"at:{table._field(table.state, MEADOW).id}"]
    offered = {option.short for option in table.you.draft(keys[0]).options}
    assert (MEADOW in offered) == can, "what is offered can be completed"
    if not can:
        assert {reason.rule for reason in table.refuse(YOU, *keys, "confirm")} == {f"{edition}:{number}"}
        table.you.play("Edition Successor", paying="Test Might 1", to="your base")
        assert table.controller(MEADOW) == NOBODY
        assert table.open.kind == "act"
        return
    table.answer(YOU, *keys, "confirm")
    table.resolve()
    assert table.where("Edition Successor") == MEADOW
    assert table.controller(MEADOW) == YOU


def contested(edition: str, **foe: object) -> Table:
    """A showdown at the meadow, while your second unit has contested the moor."""
    table = Table(
        quiet(base=["Test Might 1", "Test Might 2"], hand=["Test Dispatch", "Test Vanish"]),
        quiet(base=["Test Might 3"], hand=["Test Dispatch"], **foe), battlefields=PLAIN, edition=edition,
    )
    table.you.move("Test Might 1", to=MEADOW)
    table.you.play("Test Dispatch", on="Test Might 2", to=MOOR)
    table.resolve()
    assert (table.open.seat, contester(table)) == (FOE, YOU)
    return table


def contester(table: Table) -> int:
    """Who contests the moor."""
    return table._field(table.state, MOOR).contested_by


@switch("control.contested_ends")
@pytest.mark.parametrize(("edition", "seat"), [("v1.0", YOU), ("v1.2", YOU), ("v1.3", YOU), ("v1.4", NOBODY)])
def test_contested_lasts_or_falls_away_with_the_contester_and_the_next_applies_it(edition: str, seat: int) -> None:
    table = contested(edition)
    table.foe.passes()
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert contester(table) == seat
    table.foe.play("Test Dispatch", on="Test Might 3", to=MOOR)
    table.resolve()
    assert contester(table) == FOE
    assert [(event.kind, event.seat) for event in table.events() if "contested" in event.kind][-2:] == [
        ("uncontested", NOBODY), ("contested", FOE)]
    table.pass_all()
    assert (table.controller(MEADOW), table.controller(MOOR), contester(table)) == (YOU, FOE, NOBODY)


@switch("showdown.staging")
@pytest.mark.parametrize(("edition", "opens", "left"), [
    ("v1.0", [YOU, YOU], NOBODY), ("v1.2", [YOU], YOU), ("v1.3", [YOU], YOU), ("v1.4", [YOU, FOE], NOBODY),
])
def test_a_showdown_opens_where_the_contester_is_gone_and_another_stays(
    edition: str, opens: list[int], left: int
) -> None:
    table = contested(edition)
    table.foe.play("Test Dispatch", on="Test Might 3", to=MOOR)
    table.resolve()
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    table.pass_all()
    assert [event.seat for event in table.events("showdown starts")] == opens
    assert contester(table) == left
    assert (table.controller(MOOR) == FOE) == (len(opens) == 2)


@switch("control.gained")
@pytest.mark.parametrize(("edition", "seat"), [("v1.0", NOBODY), ("v1.2", FOE), ("v1.3", NOBODY), ("v1.4", NOBODY)])
def test_contested_locks_control_or_only_a_showdown_there_does(edition: str, seat: int) -> None:
    table = contested(edition, at={MOOR: ["Test Might 4"]})
    table.foe.passes()
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    table.foe.play("Test Dispatch", on="Test Might 4", to="your base")
    table.pass_all()
    assert table.open.kind == "act"
    assert table.controller(MOOR) == seat
    assert table.controller(MEADOW) == YOU


@switch("showdown.staging")
@pytest.mark.parametrize(("edition", "rule"), [
    ("v1.0", "v1.0:181.4.d"), ("v1.2", "v1.2:322.6"), ("v1.3", "v1.3:323.6"), ("v1.4", "323.6"),
])
def test_a_mere_showdown_opens_where_the_controllers_units_are_gone_before_a_combat(edition: str, rule: str) -> None:
    table = contested(edition, at={MOOR: ["Test Might 4"]})
    table.foe.passes()
    table.you.play("Test Vanish", on="Test Might 4")
    table.resolve()
    table.pass_all()
    assert [event.rule for event in table.events("controlled") if event.seat == NOBODY] == [rule]
    assert len(table.events("showdown starts")) == 2
    assert table.events("combat starts") == []
    assert (table.controller(MEADOW), table.controller(MOOR)) == (YOU, YOU)


@switch("combat.staging")
@pytest.mark.parametrize(("edition", "fights"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", True)])
def test_enemies_at_a_battlefield_that_nobody_contested_fight_or_wait(edition: str, fights: bool) -> None:
    table = Table(
        quiet(hand=["Edition Charm"]), quiet(at={MEADOW: ["Test Might 3", "Test Might 2"]}), battlefields=PLAIN,
        edition=edition,
    )
    table.you.play("Edition Charm", on="Test Might 3")
    table.resolve()
    assert [event.seat for event in table.events("combat starts")] == [YOU] * fights
    assert table.open.kind == ("focus" if fights else "act")
    table.pass_all()
    assert table.controller(MEADOW) == (YOU if fights else FOE)


@switch("control.battlefield_abilities")
@pytest.mark.parametrize(("edition", "seat"), [("v1.0", FOE), ("v1.2", YOU), ("v1.3", YOU), ("v1.4", FOE)])
def test_whoever_a_battlefield_lets_choose_controls_its_ability_or_its_controller_does(
    edition: str, seat: int
) -> None:
    table = Table(
        quiet(at={"Edition Hall": ["Test Might 2"]}), quiet(hand=["Test Sight"]), battlefields=["Edition Hall", MOOR],
        turn_of=FOE, edition=edition, asks_own_windows=True,
    )
    table.foe.play("Test Sight")
    first = -1
    while table.open.kind != "act":
        if table.open.kind == "may":
            table.foe.choose("yes")
            continue
        if table.chain() == ["Edition Hall"]:
            assert table.state.chain[0].controller == seat
            first = table.open.seat if first < 0 else first
        table.answer(table.open.seat, "pass")
    assert first == seat
    assert (len(table.hand(FOE)), table.hand(YOU)) == (2, [])
