"""Optional additional costs for being played to a place (204.2, 355.2)."""
from __future__ import annotations

from collections import Counter

import pytest

from engine.reading import read_all
from engine.reading.scope import Misread
from engine.words import (
    Battlefield,
    Unit,
    accelerate,
    ambush,
    anyone,
    cant,
    draw,
    entry_cost,
    every,
    have,
    here,
    hidden,
    me,
    optional_cost,
    order,
    pay,
    play,
    spell,
    tag,
    unit,
    when,
    you,
    you_paid,
)
from engine.words.saying.say import say
from tests.cards.naming import options
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, Table, find_or_extra

NEST, CAVE = "Test Nest", "Test Cave"
EXTRA += [
    Battlefield("TST-ENTRY1", NEST).text(have(every(tag("Bird"), unit), entry_cost(here, 1))),
    Battlefield("TST-ENTRY2", CAVE).text(have(every(tag("Bird"), unit), entry_cost(here, order))),
    Unit("TST-ENTRY3", "Test Fast Bird", energy=1, might=2, tags="Bird").text(accelerate),
    Unit("TST-ENTRY4", "Test Asking Bird", energy=1, might=2, tags="Bird").text(
        optional_cost(pay(order)), when(you(play(me)).provided(you_paid), draw(1))),
    Unit("TST-ENTRY5", "Test Swooping Bird", energy=1, might=2, tags="Bird").text(ambush),
    Unit("TST-ENTRY6", "Test Lurking Bird", energy=1, might=2, tags="Bird").text(hidden),
    Battlefield("TST-ENTRY7", "Test Closed Nest").text(
        have(every(tag("Bird"), unit), entry_cost(here, 1)), cant(anyone(play(every(unit), to=here)))),
]
TO_NEST = "To Test Nest, pay 1 Energy"


def paid(table: Table) -> dict[str, int]:
    """What has been paid of each kind."""
    return dict(Counter(event.other for event in table.events("paid") for _ in range(event.n)))


def birds(*hand: str, runes: int = 4, **more: object) -> Table:
    """A table with both battlefields, and these in hand."""
    return Table(quiet(hand=list(hand), runes={"order": runes}, **more), quiet(base=["Test Might 3"]),
                 battlefields=[NEST, CAVE])


@covers("204.2", "355.2")
def test_what_is_paid_for_a_place_is_played_there() -> None:
    table = birds("Test Asking Bird")
    table.you.play("Test Asking Bird", extra="Nest")
    table.resolve()
    assert (table.where("Test Asking Bird"), paid(table)) == (NEST, {"energy": 2})
    assert table.hand() == []  # its own additional cost wasn't paid
    without = birds("Test Asking Bird")
    without.you.play("Test Asking Bird")
    without.resolve()
    assert (without.where("Test Asking Bird"), paid(without)) == ("base", {"energy": 1})


@covers("355.2")
def test_of_two_places_that_were_paid_for_its_player_picks() -> None:
    for place in (NEST, CAVE):
        table = birds("Test Fast Bird")
        table.you.play("Test Fast Bird", extra=["Nest", "Cave"], to=place)
        table.resolve()
        assert (table.where("Test Fast Bird"), paid(table)) == (place, {"energy": 2, "order": 1})


@covers("355.1")
def test_only_what_fits_and_can_be_paid_for_is_asked() -> None:
    assert TO_NEST not in options(birds("Test Might 1").you, "play", "Test Might 1")
    assert TO_NEST in options(birds("Test Asking Bird", runes=2).you, "play", "Test Asking Bird", "Without it")
    assert TO_NEST not in options(birds("Test Asking Bird", runes=1).you, "play", "Test Asking Bird")


def test_whoever_plays_it_may_pay() -> None:
    table = Table(quiet(at={NEST: ["Test Might 3"]}), quiet(hand=["Test Asking Bird"], runes={"order": 3}),
                  battlefields=[NEST, CAVE], turn_of=FOE)
    table.foe.play("Test Asking Bird", extra="Nest")
    table.resolve()
    assert ("played", table.thing("Test Asking Bird").id) in [(e.kind, e.subject) for e in table.events("played")]
    assert paid(table) == {"energy": 2}


@covers("054.1")
def test_what_is_forbidden_isnt_bought() -> None:
    table = Table(quiet(hand=["Test Fast Bird"], runes={"order": 4}), quiet(), battlefields=["Test Closed Nest", NEST])
    assert [said for said in options(table.you, "play", "Test Fast Bird", "Without it") if "Nest" in said] == [TO_NEST]


@covers("822.1")
def test_by_ambush_alone_it_goes_only_where_that_lets_it() -> None:
    def attacked(at: str) -> Table:
        table = Table(quiet(hand=["Test Swooping Bird"], runes={"order": 3}, at={at: ["Test Might 2"]}),
                      quiet(base=["Test Might 3"]), battlefields=[NEST, CAVE], turn_of=FOE)
        table.foe.move("Test Might 3", to=at)
        if table.open.seat == FOE:
            table.foe.passes()
        return table

    assert TO_NEST not in options(attacked(CAVE).you, "play", "Test Swooping Bird")
    there = attacked(NEST)
    there.you.play("Test Swooping Bird", extra="Nest")
    there.resolve()
    assert there.events("paid")


@covers("811.1.d.1")
def test_from_face_down_it_enters_where_it_lies() -> None:
    table = Table(quiet(facedown={CAVE: ["Test Lurking Bird"]}, at={CAVE: ["Test Might 2"]}, runes={"order": 3}),
                  quiet(), battlefields=[NEST, CAVE])
    assert TO_NEST not in options(table.you, "play", "Test Lurking Bird")


def test_it_is_said_for_what_it_speaks_of() -> None:
    assert say(find_or_extra(NEST)) == ("Any player may pay [1] as an additional cost to play a Bird unit. "
                                        "If they do, they play it here.")
    with pytest.raises(Misread, match="EntryCost is had by unit"):
        read_all([Battlefield("TST-ENTRY9", "Test Nonsense").text(have(every(spell), entry_cost(here, 1)))])
