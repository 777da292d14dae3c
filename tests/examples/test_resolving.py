"""What happens to instructions when their targets change (359.3.e, 359.3.f): the situations of the worked examples,
with cards of our own."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    among_them,
    an,
    at_a_battlefield,
    at_most,
    attack,
    base_of,
    choose,
    controller_of,
    cost,
    deal,
    die,
    discard,
    draw,
    enemy,
    exhaust,
    exhausted,
    friendly,
    give,
    here,
    if_,
    it,
    kill,
    look_at,
    may,
    me,
    might,
    might_of,
    move,
    other_than,
    play,
    reaction,
    ready,
    recall,
    recycle,
    rest,
    return_to_hand,
    spell,
    that,
    the_killed,
    this_turn,
    top,
    unit,
    when,
    with_might,
    would,
    you,
    you_do,
    your_base,
)
from engine.words.nodes import Draw
from tests.rules.covers import covers, example
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-X31", "Sample Bolt", energy=0).text(deal(4, a(unit, at_a_battlefield)), draw(1)),  # Void Seeker
    Spell("TST-X32", "Sample Retreat", energy=0).text(reaction, move(a(friendly, unit), your_base)),
    Spell("TST-X33", "Sample Advance", energy=0).text(reaction, move(a(friendly, unit))),
    Spell("TST-X34", "Sample Snare", energy=0).text(kill(a(unit, with_might(at_most(3))))),
    Spell("TST-X35", "Sample Growth", energy=0).text(reaction, give(a(friendly, unit), might(2), this_turn)),
    Spell("TST-X36", "Sample Lullaby", energy=0).text(kill(an(exhausted, unit))),
    Spell("TST-X37", "Sample Wake", energy=0).text(reaction, ready(a(friendly, unit))),
    Spell("TST-X38", "Sample Jab", energy=0).text(deal(2, a(unit, at_a_battlefield))),
    Unit("TST-X39", "Sample Scholar", energy=0, might=1).text(when(you(play(a(spell))), give(me, might(1), this_turn))),
    Spell("TST-X40", "Sample Gamble", energy=0).text(discard(2), draw(2)),
    Gear("TST-X41", "Sample Hook", energy=0).text(
        activate(  # Baited Hook
            cost(exhaust(me)), kill(a(friendly, unit)), look_at(top(5)),
            may(Draw(a(unit, among_them, with_might(at_most(might_of(the_killed)))))), recycle(rest),
        )
    ),
    Spell("TST-X42", "Sample Bounce", energy=0).text(reaction, return_to_hand(a(friendly, unit))),
    # Hidden Blade
    Spell("TST-X43", "Sample Blade", energy=0).text(kill(a(unit, at_a_battlefield)), controller_of(it)(draw(2))),
    Spell("TST-X44", "Sample Haven", energy=0).text(
        reaction, choose(a(friendly, unit)), this_turn(would(it(die), recall(it), limit="once"))
    ),
    Spell("TST-X45", "Sample Grip", energy=0).text(  # Deathgrip
        reaction, kill(a(friendly, unit).called("killed")),
        if_(you_do, give(a(friendly, unit, other_than(that("killed"))), might(might_of(the_killed)), this_turn)),
        draw(1),
    ),
    # Yasuo, Remorseful
    Unit("TST-X46", "Sample Swordsman", energy=0, might=6).text(
        when(me(attack), deal(might_of(me), an(enemy, unit, here)))
    ),
    Spell("TST-X48", "Sample March Home", energy=0).text(reaction, move(a(unit), base_of(it))),  # Fight or Flight
    Spell("TST-X47", "Sample Daze", energy=0).text(reaction, give(a(unit), might(-1), this_turn)),  # Stupefy
]


def at_moor(*units: str, **more: object) -> object:
    """The foe's side with these units at the Moor."""
    return quiet(at={MOOR: units}, **more)


@example("359.3.e.3#1", rule="340.1")
def test_a_target_that_left_the_battlefield_and_came_back_is_legal() -> None:
    table = Table(
        quiet(hand=["Sample Jab"]), at_moor("Test Might 3", hand=["Sample Retreat", "Sample Advance"]),
        battlefields=PLAIN,
    )
    table.you.play("Sample Jab", on="Test Might 3")
    table.foe.play("Sample Retreat", on="Test Might 3")
    table.foe.passes() if table.open.seat == FOE else table.you.passes()
    while table.where("Test Might 3") != "base":
        table.answer(table.open.seat, "pass")
    table.answer(table.open.seat, "pass")
    table.foe.play("Sample Advance", on="Test Might 3", to=MOOR)
    table.resolve()
    assert (table.where("Test Might 3"), table.thing("Test Might 3").damage) == (MOOR, 2)


@example("359.3.e.4#2", rule="359.3.e.4")
def test_a_unit_that_grew_past_the_limit_is_no_legal_target() -> None:
    table = Table(
        quiet(hand=["Sample Snare"]), quiet(base=["Test Might 2"], hand=["Sample Growth"]), battlefields=PLAIN
    )
    table.you.play("Sample Snare", on="Test Might 2")
    table.foe.play("Sample Growth", on="Test Might 2")
    table.resolve()
    assert table.where("Test Might 2") == "base"
    assert table.trash() == ["Sample Snare"]


@example("359.3.e.4#3", rule="359.3.e.4")
def test_a_unit_that_is_ready_again_is_no_exhausted_one() -> None:
    table = Table(quiet(hand=["Sample Lullaby"]), quiet(base=["Test Tank*"], hand=["Sample Wake"]), battlefields=PLAIN)
    table.you.play("Sample Lullaby", on="Test Tank")
    table.foe.play("Sample Wake", on="Test Tank")
    table.resolve()
    assert table.where("Test Tank") == "base"


@example("359.3.e.5#1", rule="359.3.e.4")
def test_what_has_no_legal_target_is_skipped_and_the_rest_is_done() -> None:
    table = Table(quiet(hand=["Sample Bolt"]), at_moor("Test Might 5", hand=["Sample Retreat"]), battlefields=PLAIN)
    table.you.play("Sample Bolt", on="Test Might 5")
    table.foe.play("Sample Retreat", on="Test Might 5")
    table.resolve()
    assert table.thing("Test Might 5").damage == 0
    assert len(table.hand()) == 1


@example("359.3.e.8#1", rule="359.3.e.4")
@covers("359.3.e.8")
def test_the_legal_ones_among_several_targets_are_affected() -> None:
    table = Table(
        quiet(hand=["Singularity"], runes={"mind": 8}),
        quiet(base=["Test Might 5", "Test Might 6"], hand=["Sample Bounce"]), battlefields=PLAIN,
    )
    table.you.play("Singularity", on=["Test Might 5", "Test Might 6"])
    table.foe.play("Sample Bounce", on="Test Might 5")
    table.resolve()
    assert (table.hand(FOE), table.trash(FOE)) == (["Test Might 5"], ["Sample Bounce", "Test Might 6"])


@example("359.3.e.9#1", rule="359.3.e.4")
def test_a_unit_in_its_base_is_not_at_a_battlefield() -> None:
    table = Table(quiet(hand=["Sample Jab"]), at_moor("Test Might 3", hand=["Sample Retreat"]), battlefields=PLAIN)
    table.you.play("Sample Jab", on="Test Might 3")
    table.foe.play("Sample Retreat", on="Test Might 3")
    table.resolve()
    assert table.thing("Test Might 3").damage == 0


@example("359.3.e.10#1", rule="419.4.a")
def test_a_spell_without_a_legal_target_was_played_all_the_same() -> None:
    table = Table(
        quiet(hand=["Sample Jab"], base=["Sample Scholar"]), at_moor("Test Might 3", hand=["Sample Retreat"]),
        battlefields=PLAIN,
    )
    table.you.play("Sample Jab", on="Test Might 3")
    table.foe.play("Sample Retreat", on="Test Might 3")
    table.resolve()
    assert table.might("Sample Scholar") == 2


@covers("422.1.a")
@example("359.3.e.11#1", rule="413")
@pytest.mark.parametrize("held", [0, 1, 2])
@covers("359.3.e.11")
def test_as_many_are_discarded_as_there_are(held: int) -> None:
    table = Table(quiet(hand=["Sample Gamble", *["Test Gear"] * held]), quiet(), battlefields=PLAIN)
    table.you.play("Sample Gamble")
    table.resolve()
    assert table.trash().count("Test Gear") == held
    assert len(table.hand()) == 2


STACK = ["Test Tank", "Test Sight", "Test Might 4", "Test Gear", "Test Gear", "Test Might 6"]


@example("359.3.e.12#1", rule="359.3.e.4")
@example("359.3.e.12#3", rule="128.6")
@covers("359.3.f.2.a")
def test_the_might_of_a_unit_that_is_gone_is_null() -> None:
    table = Table(
        quiet(base=["Sample Hook", "Test Might 5"], hand=["Sample Bounce"], deck=STACK), quiet(), battlefields=PLAIN,
        asks_own_windows=True,
    )
    table.you.use("Sample Hook", on="Test Might 5")
    table.you.play("Sample Bounce", on="Test Might 5")
    table.resolve()
    assert table.open.kind == "may"
    table.you.choose("yes")
    assert [o.short for o in table.open.options] == ["None of them"]
    table.you.choose("none")
    assert len(table.state.players[YOU].deck) == 6


@example("359.3.e.14#1", rule="428")
@covers("359.3.e.14")
def test_its_in_the_second_instruction_is_the_unit_of_the_first() -> None:
    table = Table(quiet(hand=["Sample Blade"]), at_moor("Test Tank", "Test Might 1"), battlefields=PLAIN)
    table.you.play("Sample Blade", on="Test Tank")
    table.resolve()
    assert table.trash(FOE) == ["Test Tank"]
    assert len(table.hand(FOE)) == 2


@example("359.3.e.14.a#1", rule="359.3.e.4")
@pytest.mark.parametrize("answer", ["Sample Retreat", "Sample Bounce"])
@covers("359.3.e.14.a")
def test_a_linked_instruction_is_ignored_with_the_first(answer: str) -> None:
    table = Table(quiet(hand=["Sample Blade"]), at_moor("Test Tank", hand=[answer]), battlefields=PLAIN)
    table.you.play("Sample Blade", on="Test Tank")
    table.foe.play(answer, on="Test Tank")
    table.resolve()
    assert table.events("drawn") == []


@example("359.3.e.14.b#1", rule="370")
@covers("359.3.e.14.b")
def test_a_linked_instruction_is_done_although_the_kill_was_replaced() -> None:
    table = Table(quiet(hand=["Sample Blade"]), at_moor("Test Tank", hand=["Sample Haven"]), battlefields=PLAIN)
    table.you.play("Sample Blade", on="Test Tank")
    table.foe.play("Sample Haven", on="Test Tank")
    table.resolve()
    assert table.where("Test Tank") == "base"
    assert len(table.hand(FOE)) == 2


@example("359.3.e.14.b#2", rule="370")
def test_if_you_do_asks_for_the_action_itself() -> None:
    for wards in (0, 1):
        table = Table(
            quiet(hand=["Sample Grip", *["Sample Haven"] * wards], base=["Test Might 3", "Test Might 1"]), quiet(),
            battlefields=PLAIN,
        )
        if wards:
            table.you.play("Sample Haven", on="Test Might 3")
            table.resolve()
        table.you.play("Sample Grip", on=["Test Might 3", "Test Might 1"])
        table.resolve()
        assert table.might("Test Might 1") == (1 if wards else 4)
        assert len(table.hand()) == 1


@example("359.3.f.2#1", rule="359.3.e.4")
@covers("359.3.f.2")
def test_here_is_read_when_the_trigger_resolves() -> None:
    table = Table(
        quiet(base=["Sample Swordsman"]), at_moor("Test Might 5", "Test Might 4", hand=["Sample March Home"]),
        battlefields=PLAIN,
    )
    table.you.move("Sample Swordsman", to=MOOR)
    table.you.choose("Test Might 5")
    table.foe.play("Sample March Home", on="Sample Swordsman")
    table.resolve()
    assert table.where("Sample Swordsman") == "base"
    assert table.thing("Test Might 5").damage == 0


@example("359.3.f.2#2", rule="417")
def test_my_might_is_read_when_the_trigger_resolves() -> None:
    table = Table(
        quiet(base=["Sample Swordsman"]), at_moor("Test Might 6", "Test Might 4", hand=["Sample Daze"]),
        battlefields=PLAIN,
    )
    table.you.move("Sample Swordsman", to=MOOR)
    table.you.choose("Test Might 6")
    table.foe.play("Sample Daze", on="Sample Swordsman")
    table.resolve()
    assert table.thing("Test Might 6").damage == 5
