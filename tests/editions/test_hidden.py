"""Hiding a card, and playing it from there."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    at,
    banish,
    choose,
    deal,
    draw,
    friendly,
    hidden,
    me,
    not_,
    play,
    take_extra_turn,
    that,
    this,
    unit,
    when,
    you,
)
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

ALL = ("v1.0", "v1.2", "v1.3", "v1.4")

EXTRA += [
    Spell("TST-EDP7", "Edition Secret", energy=3).text(hidden, draw(1)),
    Gear("TST-EDP8", "Edition Tripwire", energy=3).text(hidden),
    Spell("TST-EDP9", "Edition Detour", energy=0).text(take_extra_turn(), banish(this)),
    Spell("TST-EDPA", "Edition Mirrors", energy=3).text(
        hidden, choose(a(friendly, unit).called("one")), choose(a(friendly, unit, not_(at(that("one"))))), draw(1)
    ),
    Unit("TST-EDZL", "Edition Lurker", energy=3, might=1).text(hidden, when(you(play(me)), deal(2, a(friendly, unit)))),
]


def holding(edition: str, **more: object) -> Table:
    """You hold a unit at the Meadow; your legend is of Body and Order."""
    return Table(quiet(at={MEADOW: ["Test Might 3"]}, **more), quiet(), battlefields=PLAIN, edition=edition)


@switch("play.hidden")
@pytest.mark.parametrize("edition", ALL)
def test_from_where_and_for_which_power_a_card_is_hidden(edition: str) -> None:
    later = edition != "v1.0"
    table = holding(edition, champion="Edition Secret", runes={"body": 1})
    assert table.you.offered("hide") == ({"Edition Secret"} if later else set())
    assert table.you.why_not("hide", "Edition Secret", zone="champion") == ([] if later else ["v1.0:597.2.a"])
    table = holding(edition, hand=["Edition Secret"], runes={"calm": 1})
    assert table.you.offered("hide") == ({"Edition Secret"} if later else set())
    table = holding(edition, hand=["Edition Secret"], runes={"order": 1})
    said = next(option.full for option in table.open.options if option.key.startswith("hide:"))
    assert said.startswith("1 Power of any domain" if later else "1 Body or Order")
    table.you.hide("Edition Secret")
    assert not table.state.players[YOU].runes


@switch("play.hidden")
@pytest.mark.parametrize("edition", ALL)
def test_from_which_turn_on_a_hidden_card_is_played(edition: str) -> None:
    table = holding(edition, hand=["Edition Secret", "Edition Detour"], runes={"body": 1})
    table.you.play("Edition Detour")
    table.resolve()
    table.you.hide("Edition Secret")
    assert table.you.offered("play") == set()
    table.end_turn()
    assert (table.open.seat, table.open.kind) == (YOU, "act")
    assert ("Edition Secret" in table.you.offered("play")) == (edition != "v1.0")
    table.end_turn()
    assert table.open.seat == FOE
    table.end_turn()
    assert "Edition Secret" in table.you.offered("play")


@switch("play.hidden")
@pytest.mark.parametrize("edition", ALL)
def test_where_hidden_gear_enters(edition: str) -> None:
    table = holding(edition, facedown={MEADOW: ["Edition Tripwire"]})
    table.you.play("Edition Tripwire")
    table.resolve()
    where = table.thing("Test Might 3").place if edition != "v1.2" else table.thing("Edition Tripwire").place
    assert [event.place for event in table.events("entered")] == [where]
    assert table.where("Edition Tripwire") == "base"


@switch("play.hidden")
@pytest.mark.parametrize(
    ("edition", "first"),
    [
        ("v1.0", None), ("v1.2", {"Test Might 3", "Test Tank", "Test Might 1"}),
        ("v1.3", {"Test Might 3", "Test Tank", "Test Might 1"}), ("v1.4", {"Test Might 3", "Test Tank"}),
    ],
)
def test_where_the_targets_are_when_one_of_them_has_to_be_elsewhere(edition: str, first: set[str] | None) -> None:
    there = ["Test Might 3", "Test Tank"]
    side = quiet(at={MEADOW: there}, base=["Test Might 1"], facedown={MEADOW: ["Edition Mirrors"]})
    table = Table(side, quiet(), battlefields=PLAIN, edition=edition)
    assert ("Edition Mirrors" in table.you.offered("play")) == (first is not None)
    if first is not None:
        options = table.you.draft(table.you._first("play", "Edition Mirrors")).options
        assert {table.state.objects[option.subject].card.name for option in options} == first


@switch("play.hidden")
@pytest.mark.parametrize("edition", ALL)
def test_what_a_hidden_unit_aims_at_is_out_of_reach_when_it_is_gone(edition: str) -> None:
    table = Table(quiet(at={MEADOW: ["Test Might 3"]}, facedown={MEADOW: ["Edition Lurker"]}),
                  quiet(hand=["Test Spark"]), battlefields=PLAIN, edition=edition)
    table.you.play("Edition Lurker")
    while not any(item.kind == "triggered" for item in table.state.chain) or table.open.seat != FOE:
        keys = table.open.keys
        table.answer(table.open.seat, "pass" if "pass" in keys else f"obj:{table.thing('Test Might 3').id}")
    table.foe.play("Test Spark", on="Edition Lurker")
    while table.chain():
        table.resolve()
    assert table.where("Edition Lurker") == "trash"
    assert not any(event.subject == table.thing("Test Might 3").id for event in table.events("damaged"))
