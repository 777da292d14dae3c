"""What is a target, when it is chosen, and what becomes of targets that have gone elsewhere."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    a,
    action,
    an,
    any_number,
    at_most,
    battlefield,
    enemy,
    friendly,
    hidden,
    kill,
    move,
    must,
    open_,
    pair,
    play,
    reaction,
    same,
    stun,
    total_might,
    unit,
    your,
    your_hand,
)
from tests.rules.covers import example, switch
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

HOME = "Your base"

EXTRA += [
    Spell("TST-EDPJ", "Edition Foxfire", energy=0).text(
        kill(any_number(enemy, unit, same(battlefield), total_might(at_most(4))))
    ),
    Spell("TST-EDPU", "Edition Send", energy=0).text(hidden, reaction, move(a(friendly, unit), a(battlefield))),
    Spell("TST-EDPV", "Edition Tithe", energy=0).text(must(kill(a(friendly, unit)))),
    Spell("TST-EDPX", "Edition Snap", energy=0).text(
        stun(pair(a(friendly, unit), an(enemy, unit), same(battlefield)))
    ),
    Spell("TST-EDPZ", "Edition Shove", energy=0).text(reaction, move(a(unit), a(battlefield))),
    Spell("TST-EDPY", "Edition Vacancy", energy=0).text(move(a(friendly, unit), an(open_, battlefield))),
    Spell("TST-EDPW", "Edition Landing", energy=0).text(action, play(a(unit, your_hand), a(battlefield, your))),
]


def asked(table: Table, name: str, *path: str) -> tuple[str, set[str]]:
    """What the next question of playing that card is about, and the names that it offers."""
    question = table.you.draft(table.you._first("play", name), *path)
    return question.kind, {option.short for option in question.options}


@switch("play.group_left")
@pytest.mark.parametrize(
    ("edition", "offered"), [("v1.0", True), ("v1.2", False), ("v1.3", True), ("v1.4", True)]
)
def test_of_a_group_at_one_battlefield_who_left_it_is_out_or_not(edition: str, offered: bool) -> None:
    names = ["Test Might 1", "Test Might 2"]
    table = Table(
        quiet(hand=["Edition Foxfire"]), quiet(at={MEADOW: names}, hand=["Edition Send"]), battlefields=PLAIN,
        edition=edition,
    )
    table.you.play("Edition Foxfire", on=names)
    table.foe.play("Edition Send", on="Test Might 2", to=MOOR)
    table.resolve()
    moved = table.thing("Test Might 2").id
    if offered:
        assert (table.open.seat, table.open.kind) == (YOU, "choose")
        assert f"obj:{moved}" in table.open.keys
        table.you.choose("Test Might 2")
        assert (table.where("Test Might 1"), table.where("Test Might 2")) == (MEADOW, "trash")
    else:
        assert (table.where("Test Might 1"), table.where("Test Might 2")) == ("trash", MOOR)
        assert [event.subject for event in table.events("mistargeted")] == [moved]


@switch("play.group_left")
@pytest.mark.parametrize("gone", ["Test Might 1", "Test Might 2"])
@pytest.mark.parametrize(
    ("edition", "asked"), [("v1.0", True), ("v1.2", False), ("v1.3", True), ("v1.4", True)]
)
def test_of_a_pair_at_one_battlefield_either_is_out_that_left_it_or_its_player_picks(
    edition: str, asked: bool, gone: str
) -> None:
    table = Table(
        quiet(at={MEADOW: ["Test Might 1"]}, hand=["Edition Snap"]),
        quiet(at={MEADOW: ["Test Might 2"]}, hand=["Edition Shove"]), battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Snap", on=["Test Might 1", "Test Might 2"])
    table.foe.play("Edition Shove", on=gone, to=MOOR)
    table.resolve()
    assert table.where(gone) == MOOR
    if asked:
        assert (table.open.seat, table.open.kind, len(table.open.options)) == (YOU, "choose", 3)
        table.you.choose(gone)
        assert (table.thing("Test Might 1").stunned, table.thing("Test Might 2").stunned) == (
            gone == "Test Might 1", gone == "Test Might 2"
        )
    else:
        assert [event.subject for event in table.events("mistargeted")] == [table.thing(gone).id]
        assert (table.thing("Test Might 1").stunned, table.thing("Test Might 2").stunned) == (
            gone != "Test Might 1", gone != "Test Might 2"
        )


@switch("play.what_is_a_target")
@pytest.mark.parametrize(("edition", "goes"), [("v1.0", False), ("v1.2", False), ("v1.3", True), ("v1.4", True)])
def test_whether_a_battlefield_to_move_to_has_to_be_as_the_text_says_on_resolution(edition: str, goes: bool) -> None:
    table = Table(
        quiet(base=["Test Might 2"], hand=["Edition Vacancy"]), quiet(base=["Test Might 1"], hand=["Edition Send"]),
        battlefields=PLAIN, edition=edition,
    )
    moor = table.thing(MOOR, zone="battlefield").id
    table.you.play("Edition Vacancy", on="Test Might 2", to=MOOR)
    table.foe.play("Edition Send", on="Test Might 1", to=MOOR)
    table.resolve()
    assert table.where("Test Might 1") == MOOR
    assert (table.where("Test Might 2") == MOOR) == goes
    assert [event.subject for event in table.events("mistargeted")] == ([] if goes else [moor])


@switch("play.move_destination")
@pytest.mark.parametrize(
    ("edition", "now"),
    [("v1.0", None), ("v1.2", {HOME, MEADOW, MOOR}), ("v1.3", {HOME, MOOR}), ("v1.4", {HOME, MOOR})],
)
def test_when_and_among_which_places_an_open_destination_is_chosen(edition: str, now: set[str] | None) -> None:
    table = Table(
        quiet(hand=["Test March"], at={MEADOW: ["Test Might 2"]}), quiet(), battlefields=PLAIN, edition=edition
    )
    kind, names = asked(table, "Test March")
    if now is not None:
        assert (kind, names) == ("place", now)
        table.you.play("Test March", on="Test Might 2", to="Your base")
        table.resolve()
    else:
        assert kind == "confirm"
        table.you.play("Test March", on="Test Might 2")
        table.resolve()
        assert (table.open.kind, table.open.why) == ("place", "v1.0:612.1")
        assert {option.short for option in table.open.options} == {HOME, MOOR}
        table.you.choose("Your base")
    assert table.where("Test Might 2") == "base"


@switch("play.move_destination")
@pytest.mark.parametrize("edition", ["v1.0", "v1.2", "v1.3", "v1.4"])
def test_a_destination_that_the_text_names_is_chosen_as_it_is_played(edition: str) -> None:
    table = Table(quiet(hand=["Edition Send"], base=["Test Might 2"]), quiet(), battlefields=PLAIN, edition=edition)
    assert asked(table, "Edition Send") == ("place", {MEADOW, MOOR})


@switch("play.what_is_a_target")
@pytest.mark.parametrize(("edition", "aims"), [
    ("v1.0", True), pytest.param("v1.2", True, marks=example("v1.2:352.10.b#3", rule="v1.2:352.3")), ("v1.3", False),
    ("v1.4", False),
])
def test_whether_the_battlefield_to_which_something_moves_is_a_target(edition: str, aims: bool) -> None:
    table = Table(quiet(hand=["Edition Send"], base=["Test Might 2"]), quiet(), battlefields=PLAIN, edition=edition)
    table.you.play("Edition Send", on="Test Might 2", to=MOOR)
    moor = table.thing(MOOR, zone="battlefield").id
    assert ([event.subject for event in table.events("chose")] == [table.thing("Test Might 2").id, moor]) == aims
    table = Table(
        quiet(at={MEADOW: ["Test Might 2"]}, facedown={MEADOW: ["Edition Send"]}), quiet(), battlefields=PLAIN,
        edition=edition,
    )
    if edition == "v1.0":  # it would have to stay where it is
        assert table.you.why_not("play", "Edition Send", zone="facedown") == ["v1.0:562.1"]
    else:
        table.you.play("Edition Send", on="Test Might 2", to=MEADOW if aims else MOOR)
        table.resolve()
        assert table.where("Test Might 2") == (MEADOW if aims else MOOR)


@switch("play.what_is_a_target")
@pytest.mark.parametrize(("edition", "aims"), [("v1.0", True), ("v1.2", True), ("v1.3", True), ("v1.4", False)])
def test_whether_the_place_at_which_something_is_played_is_a_target(edition: str, aims: bool) -> None:
    table = Table(
        quiet(hand=["Edition Landing", "Test Might 1", "Test Might 4"], pool={"energy": 1},
              at={MEADOW: ["Test Might 2"], MOOR: ["Test Might 3"]}),
        quiet(), battlefields=PLAIN, edition=edition,
    )
    kind, names = asked(table, "Edition Landing")
    assert (kind, {MEADOW, MOOR} <= names) == ("choose" if aims else "confirm", aims)
    table.you.play("Edition Landing", on=[MOOR] if aims else [])
    assert len(table.events("chose")) == aims
    table.resolve()
    table.you.choose("Test Might 1")
    if not aims:
        assert table.open.kind == "place"
        table.you.choose(MOOR)
    if table.open.kind == "may":
        table.you.choose("pay")
    assert table.where("Test Might 1") == MOOR


@switch("play.what_is_a_target")
@pytest.mark.parametrize(("edition", "aims"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", False)])
def test_whether_what_somebody_must_do_is_done_to_a_target(edition: str, aims: bool) -> None:
    table = Table(
        quiet(hand=["Edition Tithe"], base=["Test Might 1", "Test Might 2"]), quiet(hand=["Test Vanish"]),
        battlefields=PLAIN, edition=edition,
    )
    assert asked(table, "Edition Tithe")[0] == ("choose" if aims else "confirm")
    table.you.play("Edition Tithe", on=["Test Might 1"] if aims else [])
    assert len(table.events("chose")) == aims
    table.resolve()
    if not aims:
        assert table.open.kind == "choose"
        table.you.choose("Test Might 1")
    assert table.where("Test Might 1") == "trash"
