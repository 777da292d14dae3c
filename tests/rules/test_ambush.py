"""Ambush (822)."""
from __future__ import annotations

from engine.words import (
    Unit,
    a,
    action_time,
    ambush,
    ambush_to,
    at,
    battlefield,
    can,
    enemy,
    every,
    it,
    me,
    only,
    opponent,
    there_is,
    unit,
    where,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, Table

EXTRA += [
    Unit("TST-SA1", "Test Ambusher", energy=1, might=2).text(ambush),
    Unit("TST-SA2", "Test Ambush Hunter", energy=1, might=6).text(  # Rengar, Trophy Hunter
        ambush, can(me(ambush_to(a(battlefield, where(there_is(a(enemy, unit, at(it))))))))),
]


EXTRA += [
    Unit("TST-SA3", "Test Ambush Warden", energy=1, might=1).text(
        only(every(opponent)(ambush_to(a(battlefield))).provided(action_time))),
]


def chain_of(foe: object, **you: object) -> Table:
    """The foe's turn; a spell of theirs is on the chain, and you hold a card with Ambush."""
    table = Table(quiet(**{"runes": {"body": 2}, **you}), foe, battlefields=PLAIN, turn_of=FOE)
    table.foe.play("Test Sight")
    return table


@covers("822.1.b", "822.1.c")
def test_it_is_a_reaction_where_its_player_has_units_and_nowhere_else() -> None:
    table = chain_of(
        quiet(hand=["Test Sight"]), hand=["Test Ambusher"], at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 1"]}
    )
    assert table.you.offered("play") == {"Test Ambusher"}
    question = table.you.draft(table.you._first("play", "Test Ambusher"))
    assert question.why == "822.1.c"
    assert {table.you._name(option.subject) for option in question.options} == {MEADOW, MOOR}
    table.you.play("Test Ambusher", to=MOOR)
    assert table.where("Test Ambusher") == MOOR


@covers("822.1.b", "813")
def test_without_units_at_a_battlefield_it_is_no_reaction() -> None:
    table = chain_of(quiet(hand=["Test Sight"]), hand=["Test Ambusher", "Test Sight"], base=["Test Might 1"])
    assert table.you.offered("play") == {"Test Sight"}
    assert table.you.why_not("play", "Test Ambusher") == ["813"]


@covers("822.1.b", "355.2")
def test_on_its_own_turn_it_may_go_to_a_battlefield_that_is_not_yet_controlled() -> None:
    table = Table(
        quiet(hand=["Test Ambusher"], runes={"body": 1}, base=["Test Might 6"]), quiet(at={MEADOW: ["Test Might 1"]}),
        battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Test Ambusher"))
    assert question.kind == "confirm"  # only the base
    table.you.move("Test Might 6", to=MEADOW)
    assert table.open.kind == "focus"
    table.you.play("Test Ambusher")
    assert (table.where("Test Ambusher"), table.thing("Test Ambusher").role) == (MEADOW, "attacker")


@covers("822.1.d")
@example("822.1.d#1", rule="822.1.c")
def test_a_text_can_widen_ambush() -> None:
    table = chain_of(
        quiet(hand=["Test Sight"], at={MEADOW: ["Test Might 3"]}), hand=["Test Ambush Hunter", "Test Ambusher"],
        at={MOOR: ["Test Might 1"]},
    )
    question = table.you.draft(table.you._first("play", "Test Ambush Hunter"))
    assert {table.you._name(option.subject) for option in question.options} == {MEADOW, MOOR}
    question = table.you.draft(table.you._first("play", "Test Ambusher"))
    assert question.kind == "confirm"
    table.you.play("Test Ambush Hunter", to=MEADOW)
    assert table.where("Test Ambush Hunter") == MEADOW


@covers("822.1.d")
@example("822.1.d#2", rule="813")
def test_a_text_can_narrow_ambush() -> None:
    """A card without a name: opponents can only Ambush when they could play cards with Action."""
    table = chain_of(
        quiet(hand=["Test Sight"], base=["Test Ambush Warden"]), hand=["Test Ambusher"], at={MEADOW: ["Test Might 1"]}
    )
    assert not table.you.offered("play")
    assert table.you.why_not("play", "Test Ambusher") == ["813"]
    table = Table(
        quiet(hand=["Test Ambusher"], runes={"body": 1}, at={MEADOW: ["Test Might 3"]}),
        quiet(base=["Test Ambush Warden", "Test Might 1"]), battlefields=PLAIN, turn_of=FOE,
    )
    table.foe.move("Test Might 1", to=MEADOW)
    table.foe.passes()
    assert table.open.kind == "focus"
    table.you.play("Test Ambusher")
    assert table.where("Test Ambusher") == MEADOW


def test_it_is_said() -> None:
    said = say(next(card for card in EXTRA if card.name == "Test Ambush Hunter"))
    assert said == "[Ambush]\nI may also [Ambush] to a battlefield where there is an enemy unit."


