"""Worked examples of passive abilities (362–365)."""
from __future__ import annotations

from engine.words import (
    Unit,
    a,
    alone,
    at_least,
    attacking,
    battlefield,
    card,
    controlled_by,
    defending,
    either,
    enter,
    every,
    friendly,
    have,
    here,
    if_,
    is_,
    me,
    might,
    opponent,
    readied,
    shield,
    tag,
    there_is,
    unit,
    your_hand,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    Unit("TST-S5P1", "Test Librarian", energy=0, might=2).text(
        if_(there_is(every(card, your_hand), at_least(2)), have(me, might(1)))
    ),
    Unit("TST-S5P2", "Test Yordle Captain", energy=0, might=2).text(
        have(every(friendly, tag("Yordle"), unit, here), shield(1))
    ),
    Unit("TST-S5P4", "Test Lone Blade", energy=0, might=2).text(
        if_(either(is_(me, attacking, alone), is_(me, defending, alone)), have(me, might(2)))
    ),
    Unit("TST-S5P5", "Test Scout", energy=0, might=2).text(
        if_(there_is(a(battlefield, controlled_by(every(opponent)))), have(me, enter(readied)))
    ),
]


@example("364.1#1", rule="323.5")
@covers("362", "364.3", "365.1")
def test_might_while_cards_are_in_hand() -> None:
    table = Table(
        you=quiet(base=["Test Librarian"], hand=["Test Spark", "Test Sight", "Test Sight"]),
        foe=quiet(hand=["Test Spark"]), battlefields=PLAIN,
    )
    assert table.might("Test Librarian") == 3
    table.you.play("Test Spark", on="Test Librarian")
    table.resolve()
    assert table.might("Test Librarian") == 3
    table.you.play("Test Sight")
    assert table.where("Test Librarian") == "trash"


@example("364.1#2", rule="464.2")
def test_friendly_yordles_here_have_shield() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"]),
        foe=quiet(at={MEADOW: ["Test Yordle", "Test Yordle Captain"]}, base=["Test Yordle"]), battlefields=PLAIN,
    )
    table.you.move("Test Might 2", to=MEADOW)
    assert sorted(table.might(f"Test Yordle#{n}") for n in (1, 2)) == [2, 3]
    assert table.might("Test Yordle Captain") == 2


@covers("740.2.a")
@example("364.3.a#1", rule="465.2.d")
def test_might_while_attacking_or_defending_alone() -> None:
    table = Table(
        you=quiet(base=["Test Lone Blade", "Test Lone Blade"]), foe=quiet(at={MEADOW: ["Test Might 3"]}),
        battlefields=PLAIN,
    )
    table.you.move("Test Lone Blade", to=MEADOW)
    assert sorted(table.might(f"Test Lone Blade#{n}") for n in (1, 2)) == [2, 4]
    table.pass_all()
    assert table.where("Test Might 3") == "trash"


@example("364.3.a#2", rule="359.2")
def test_entering_ready_if_an_opponent_controls_a_battlefield() -> None:
    for there, exhausted in (({}, True), ({MEADOW: ["Test Might 3"]}, False)):
        table = Table(you=quiet(hand=["Test Scout"]), foe=quiet(at=there), battlefields=PLAIN)
        table.you.play("Test Scout")
        assert table.thing("Test Scout").exhausted == exhausted
