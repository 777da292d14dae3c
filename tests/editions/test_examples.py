"""Worked examples of earlier editions that v1.4 doesn't have, or of which it says something else."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    additional_cost,
    an,
    any_number,
    at_a_battlefield,
    at_most,
    base_of,
    battlefield,
    deal,
    die,
    enemy,
    friendly,
    give,
    hidden,
    it,
    kill,
    may,
    might,
    might_of,
    move,
    reaction,
    ready,
    recall,
    same,
    this_turn,
    total_might,
    unit,
    would,
)
from tests.rules.covers import example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

THIRD = 2
EXTRA += [
    Unit("TST-EDW1", "Worked Patron", energy=0, might=3).text(additional_cost(kill(a(friendly, unit)))),
    Gear("TST-EDWR", "Worked Exile", energy=0).text(would(an(enemy, unit)(die), may(recall(it)))),
    Spell("TST-EDW2", "Worked Ambush", energy=0).text(hidden, deal(1, a(unit))),
    Spell("TST-EDW3", "Worked Shove", energy=0).text(reaction, move(an(enemy, unit), base_of(it))),
    Spell("TST-EDW4", "Worked Breath", energy=0).text(
        ready(a(friendly, unit)), it(deal(might_of(it), an(enemy, unit, at_a_battlefield)))
    ),
    Gear("TST-EDW5", "Worked Hourglass", energy=0).text(hidden),
    Spell("TST-EDW6", "Worked Fire", energy=0).text(
        kill(any_number(unit, same(battlefield), total_might(at_most(4))))
    ),
    Spell("TST-EDW7", "Worked Growth", energy=0).text(reaction, give(a(friendly, unit), might(1), this_turn)),
]


@pytest.mark.parametrize(("edition", "number"), [
    pytest.param("v1.0", "v1.0:559.5", marks=example("v1.0:561.3#1", rule="v1.0:561")),
    pytest.param("v1.2", "v1.2:352.16", marks=example("v1.2:354.3#1", rule="v1.2:354")),
    ("v1.3", ""), ("v1.4", ""),
])
@pytest.mark.parametrize("there", [["Test Might 1"], ["Test Might 1", "Test Tank"]])
def test_the_only_unit_at_a_battlefield_is_no_cost_of_playing_another_one_there_where_control_would_be_lost(
    edition: str, number: str, there: list[str]
) -> None:
    table = Table(
        quiet(at={MEADOW: there}, base=["Test Might 2"], hand=["Worked Patron"]), quiet(), battlefields=PLAIN,
        edition=edition,
    )
    allowed = not number or len(there) > 1
    if not allowed:
        path = [table.you._first("play", "Worked Patron"), f"at:{table._field(table.state, MEADOW).id}"]
        path.append(f"obj:{table.thing('Test Might 1').id}")
        assert path[-1] not in table.you.draft(*path[:-1]).keys
        assert {reason.rule for reason in table.refuse(YOU, *path, "confirm")} == {number}
    paying = "Test Might 1" if allowed else "Test Might 2"
    table.you.play("Worked Patron", paying=paying, to=MEADOW)
    assert (table.where("Worked Patron"), table.where(paying)) == (MEADOW, "trash")


@pytest.mark.parametrize("edition", ["v1.0", "v1.2"])
def test_nor_is_it_where_control_would_be_lost_whatever_another_player_does_about_it(edition: str) -> None:
    table = Table(
        quiet(at={MEADOW: ["Test Might 1"]}, base=["Test Might 2"], hand=["Worked Patron"]),
        quiet(base=["Worked Exile"]), battlefields=PLAIN, edition=edition,
    )
    path = [table.you._first("play", "Worked Patron"), f"at:{table._field(table.state, MEADOW).id}"]
    offered = table.you.draft(*path).keys
    assert f"obj:{table.thing('Test Might 1').id}" not in offered
    table.you.play("Worked Patron", paying="Test Might 2", to=MEADOW)
    assert table.open.seat == FOE
    table.answer(FOE, "yes")
    assert (table.where("Worked Patron"), table.where("Test Might 2")) == (MEADOW, "base")


@example("v1.0:530.1#1", rule="v1.0:531.2")
def test_who_becomes_relevant_in_a_chain_of_a_showdown_stays_so_until_the_showdown_ends() -> None:
    table = Table(
        quiet(base=["Test Might 5"], hand=["Test Spark"]), quiet(at={MEADOW: ["Test Might 6"]}),
        others=[quiet(hand=["Test Sight"])], battlefields=THREE, edition="v1.0",
    )
    table.you.move("Test Might 5", to=MEADOW)
    table.you.play("Test Spark", on="Test Might 6")
    assert (table.open.seat, table.open.kind) == (FOE, "priority")
    table.answer(FOE, f"invite:{THIRD}", "confirm")
    table.third.play("Test Sight")
    table.resolve()
    assert table.chain() == []
    seats = []
    while table.open.kind == "focus":
        seats.append(table.open.seat)
        table.answer(table.open.seat, "pass")
    assert sorted(seats) == [YOU, FOE, THIRD]


@pytest.mark.parametrize("edition", [
    pytest.param("v1.0", marks=example("v1.0:563.2.c.4#4", rule="359.3.e.5")),
    pytest.param("v1.2", marks=example("v1.2:356.3.e.4#4", rule="359.3.e.5")),
    pytest.param("v1.3", marks=example("v1.3:359.3.e.4#4", rule="359.3.e.5")),
])
def test_the_target_of_a_hidden_spell_is_none_any_more_when_it_has_left_the_battlefield(edition: str) -> None:
    table = Table(
        quiet(
            at={MEADOW: ["Test Might 3", "Test Tank", "Test Might 4"]}, facedown={MEADOW: ["Worked Ambush"]},
            hand=["Worked Ambush"],
        ),
        quiet(hand=["Worked Shove", "Worked Shove"]), battlefields=PLAIN, edition=edition,
    )
    for source, target, damage in (("facedown", "Test Might 3", 0), ("hand", "Test Might 4", 1)):
        id = table.thing("Worked Ambush", zone=source).id
        aimed = f"obj:{table.thing(target).id}"
        table.answer(YOU, f"play:{id}", aimed, "confirm")
        table.foe.play("Worked Shove", on=target)
        table.resolve()
        assert table.where(target) == "base"
        assert table.thing(target).damage == damage


@example("v1.0:563.2.c.8#1", rule="v1.0:563.2.c.4")
@example("v1.0:563.2.c.8#3", rule="v1.0:563.2.c.4")
def test_a_unit_that_is_gone_is_not_readied_and_deals_damage_equal_to_no_might() -> None:
    table = Table(
        quiet(base=[one("Test Might 3", exhausted=True)], hand=["Worked Breath"]),
        quiet(at={MEADOW: ["Test Might 6"]}, hand=["Test Vanish"]), battlefields=PLAIN, edition="v1.0",
    )
    table.you.play("Worked Breath", on=["Test Might 3", "Test Might 6"])
    table.foe.play("Test Vanish", on="Test Might 3")
    table.resolve()
    assert table.where("Test Might 3") == "trash"
    assert table.events("readied") == []
    assert table.thing("Test Might 6").damage == 0


@example("v1.0:619.1#1", rule="v1.0:523")
def test_gear_that_was_hidden_is_played_where_it_lies_and_recalled_in_the_next_cleanup() -> None:
    table = Table(
        quiet(at={MEADOW: ["Test Might 3"]}, facedown={MEADOW: ["Worked Hourglass"]}), quiet(), battlefields=PLAIN,
        edition="v1.0",
    )
    there = table.thing("Test Might 3").place
    first = table.you._first("play", "Worked Hourglass")
    table.answer(YOU, first, "confirm")
    assert [event.place for event in table.events("entered")] == [there]
    assert table.where("Worked Hourglass") == "base"


@example("v1.2:352.11.b#1")
def test_of_a_group_that_has_grown_too_strong_a_part_is_chosen_among_those_still_there() -> None:
    four = [f"Test Might 1#{n}" for n in (1, 2, 3, 4)]
    table = Table(
        quiet(hand=["Worked Fire"]),
        quiet(at={MEADOW: ["Test Might 1"] * 5}, hand=["Worked Growth", "Worked Growth", "Test March"]),
        battlefields=PLAIN, edition="v1.2",
    )
    table.you.play("Worked Fire", on=four)
    grown, small = four[:2], four[2]
    ids = {name: table.thing(name).id for name in [*four, "Test Might 1#5"]}
    table.foe.play("Worked Growth", on=grown[0], keep=True)
    table.foe.play("Worked Growth", on=grown[1], keep=True)
    table.foe.play("Test March", on=four[3], to=MOOR)
    table.resolve()
    assert (table.open.seat, table.open.kind) == (YOU, "choose")
    keys = {name: f"obj:{id}" for name, id in ids.items()}
    assert set(table.open.keys) - {"done"} == {keys[name] for name in (*grown, small)}
    table.answer(YOU, keys[grown[0]])
    table.answer(YOU, keys[small])
    assert keys[grown[1]] not in table.open.keys
    table.resolve()
    dead = {name for name, id in ids.items() if id not in table.state.objects}
    assert dead == {grown[0], small}
