"""Action, Reaction, Accelerate and Ambush that hold under a condition (805.2, 806.4, 813.4, 822.3)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    accelerate,
    action,
    activate,
    add,
    additional_cost,
    ambush,
    an,
    battlefield,
    buffed,
    can,
    cost,
    draw,
    every,
    everywhere,
    exhaust,
    friendly,
    fury,
    have,
    if_,
    me,
    occupied,
    play,
    reaction,
    readied,
    return_to_hand,
    rune,
    spend_buff,
    there_is,
    this,
    unit,
    you,
    your,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, Table, one

EXTRA += [
    Spell("TST-4C01", "Perhaps Dash", energy=0).text(
        if_(there_is(a(friendly, unit, buffed)), have(this, action)), draw(1)
    ),
    Spell("TST-4C03", "Perhaps Dash Spent", energy=0).text(
        additional_cost(spend_buff(1)), if_(there_is(a(friendly, unit, buffed)), have(this, action)), draw(1)
    ),
    Spell("TST-4C04", "Perhaps Reply Spent", energy=0).text(
        additional_cost(spend_buff(1)), if_(there_is(a(friendly, unit, buffed)), have(this, reaction)), draw(1)
    ),
    Spell("TST-4C05", "Perhaps Reply", energy=0).text(
        if_(there_is(a(friendly, unit, buffed)), have(this, reaction)), draw(1)
    ),
    Unit("TST-4C06", "Perhaps Herald", energy=0, might=1).text(
        if_(there_is(a(your, readied, rune)), have(every(your, unit, everywhere), accelerate)),
        activate(cost(exhaust(me)), add(fury), timing=reaction),
    ),
    Unit("TST-4C07", "Perhaps Lurcher", energy=0, might=1).text(
        ambush, additional_cost(return_to_hand(a(friendly, unit)))
    ),
    Unit("TST-4C08", "Perhaps Strider", energy=0, might=1).text(
        ambush, reaction, can(you(play(me, to=an(occupied, battlefield)))),
        additional_cost(return_to_hand(a(friendly, unit))),
    ),
]


def focused(name: str, buffs: int) -> Table:
    """You have Focus in a showdown, one buffed unit or none, and that card."""
    table = Table(
        quiet(base=[one("Test Might 2", buffs=buffs)], hand=[name]), quiet(), battlefields=PLAIN, asks_own_windows=True
    )
    table.you.move("Test Might 2", to=MEADOW)
    assert table.open.kind == "focus"
    return table


@covers("806.4", "813.4")
def test_the_permission_is_there_while_its_condition_holds() -> None:
    assert focused("Perhaps Dash", 1).you.offered("play") == {"Perhaps Dash"}
    table = focused("Perhaps Dash", 0)
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Perhaps Dash") == ["806"]


@covers("806.4.b")
def test_what_a_condition_that_fails_would_undo_is_not_offered() -> None:
    table = focused("Perhaps Dash Spent", 1)
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Perhaps Dash Spent") == ["358.4"]
    assert (table.hand(), table.thing("Test Might 2").buffed) == (["Perhaps Dash Spent"], True)


@covers("813.4", "813.4.b")
def test_a_reaction_under_a_condition() -> None:
    for buffs, offered in ((1, {"Perhaps Reply"}), (0, set())):
        table = Table(
            quiet(hand=["Perhaps Reply", "Perhaps Reply Spent"], base=[one("Test Might 2", buffs=buffs)]),
            quiet(hand=["Test Sight"]), battlefields=PLAIN, turn_of=FOE, asks_own_windows=True,
        )
        table.foe.play("Test Sight")
        table.foe.passes()
        assert table.you.offered("play") == offered
        assert table.you.why_not("play", "Perhaps Reply Spent") == (["358.4"] if buffs else ["813", "203.3"])


@covers("805.2.b")
def test_accelerate_that_was_paid_is_kept() -> None:
    """What gives Accelerate is exhausted to pay for it, and gives it no longer."""
    table = Table(quiet(hand=["Test Might 1"], base=["Perhaps Herald"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    table.you.play("Test Might 1", accelerate=True)
    assert not table.thing("Test Might 1").exhausted


@covers("822.3.a")
def test_where_something_else_permits_it_ambush_is_not_needed() -> None:
    for name, reason in (("Perhaps Lurcher", "822.3"), ("Perhaps Strider", "")):
        table = Table(quiet(hand=[name], at={MEADOW: ["Test Might 2"]}), quiet(hand=["Test Sight"]), battlefields=PLAIN,
                      turn_of=FOE, asks_own_windows=True)
        table.foe.play("Test Sight")
        table.foe.passes()
        if reason:
            assert table.you.why_not("play", name) == [reason]
        else:
            table.you.play(name, to=MEADOW)
            assert table.where(name) == MEADOW
