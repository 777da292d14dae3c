"""What comes before what: one action at a time, when Cleanups come and what waits for them (303, 312, 319–324,
329–337)."""
from __future__ import annotations

import pytest

from cards.tokens import RECRUIT
from engine.game import Refused
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    additional_cost,
    an,
    buff,
    buffed,
    deal,
    deathknell,
    draw,
    enemy,
    equip,
    every,
    friendly,
    have,
    here,
    if_,
    is_,
    me,
    might,
    move,
    opponent,
    other,
    play,
    reaction,
    readied,
    return_to_hand,
    spend_buff,
    there_is,
    this,
    tokens,
    unit,
    when,
    you,
)
from engine.words import discard as discards
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

EXTRA += [
    Spell("TST-3d101", "Order Squeeze", energy=0).text(every(opponent)(discards(1)), draw(1)),
    Unit("TST-3d102", "Order Giver", energy=0, might=2).text(have(every(other, friendly, unit), might(2))),
    Unit("TST-3d103", "Order Middle", energy=0, might=1).text(have(every(other, friendly, unit), might(2))),
    Unit("TST-3d104", "Order Alert", energy=0, might=2).text(if_(is_(me, readied), have(me, might(2)))),
    Unit("TST-3d105", "Order Avenger", energy=0, might=1).text(deathknell(deal(1, an(enemy, unit)))),
    Unit("TST-3d106", "Order Bomb", energy=0, might=2).text(deathknell(deal(1, every(enemy, unit, here)))),
    Unit("TST-3d107", "Order Caller", energy=0, might=1).text(when(you(play(me)), deal(1, an(enemy, unit)))),
    Gear("TST-3d108", "Order Blade", energy=0, bonus=1, tags="Equipment").text(equip(0)),
    Spell("TST-3d109", "Order Recall", energy=0).text(reaction, return_to_hand(a(unit))),
    Spell("TST-3d111", "Order Muster", energy=0).text(reaction, play(tokens(RECRUIT)), play(tokens(RECRUIT))),
    Unit("TST-3d112", "Order Comer", energy=0, might=1).text(when(you(play(a(unit))), draw(1))),
    Spell("TST-3d113", "Order Echo", energy=0).text(
        if_(there_is(a(friendly, unit, buffed)), have(this, reaction)), draw(1)
    ),
    Spell("TST-3d114", "Order Trade", energy=0).text(
        additional_cost(spend_buff(1)), if_(there_is(a(friendly, unit, buffed)), have(this, reaction)), draw(1)
    ),
    Unit("TST-3d110", "Order Watcher", energy=0, might=1).text(when(a(friendly, unit)(move), buff(a(friendly, unit)))),
]


def order(table: Table, *kinds: str) -> list[str]:
    """What happened, of these kinds, in order."""
    return [event.kind for event in table.events() if event.kind in kinds]


@covers("303", "303.1", "303.2", "312.1.b.1")
def test_an_action_is_carried_out_as_a_whole_and_limited_choices_need_no_priority() -> None:
    table = Table(
        quiet(hand=["Order Squeeze"], base=["Test Might 1"]), quiet(hand=["Test Sight", "Test Gear"]),
        battlefields=PLAIN,
    )
    table.you.play("Order Squeeze")
    table.foe.passes()
    assert (table.open.seat, table.open.kind) == (FOE, "choose"), "in the middle of a resolution, without Priority"
    assert len(table.game.pending()) == 1
    with pytest.raises(Refused):
        table.game.answer(table.open.number, YOU, (f"move:{table.thing('Test Might 1').id}", "confirm"))
    assert table.hand(YOU) == [], "the card is drawn after that"
    table.foe.choose("Test Gear")
    assert (table.trash(FOE), len(table.hand(YOU))) == (["Test Gear"], 1)


@covers("319.6", "322", "322.1")
def test_what_leaves_the_board_brings_a_cleanup_and_what_that_kills_another() -> None:
    """The Giver leaves: the Middle with 2 damage dies; so do the units that lived by the Middle, before anybody has
    Priority."""
    base = ["Order Giver", one("Order Middle", damage=2), one("Test Might 2", damage=3)]
    table = Table(quiet(base=base, hand=["Order Recall"]), quiet(hand=["Test Sight"]), battlefields=PLAIN)
    table.you.play("Order Recall", on="Order Giver")
    table.foe.passes()
    died = [(event.card, event.rule) for event in table.events("died")]
    assert died == [("TST-3d103", "323.5"), ("TST-R12", "323.5")]
    assert (table.open.seat, table.open.kind) == (YOU, "act")


@covers("319.7")
def test_a_change_of_status_brings_a_cleanup() -> None:
    table = Table(quiet(base=[one("Order Alert", damage=2)]), quiet(), battlefields=PLAIN)
    assert table.might("Order Alert") == 4
    table.you.move("Order Alert", to=MEADOW)
    assert table.where("Order Alert") == "trash", "exhausted it has 2 Might and 2 damage"


@covers("319.1", "319.4", "329", "329.2", "329.3")
def test_a_cleanup_comes_when_an_item_is_finalized_and_it_is_pending_until_then() -> None:
    table = Table(quiet(hand=["Test Sight"], points=8), quiet(), battlefields=PLAIN)
    table.you.play("Test Sight")
    assert (table.game.winner, order(table, "finalized", "resolved", "won")) == (YOU, ["finalized", "won"])
    table = Table(quiet(hand=["Order Caller"]), quiet(base=["Test Might 1", "Test Might 2"]), battlefields=PLAIN)
    table.you.play("Order Caller")
    assert (table.chain(), table.open.seat, table.open.why) == (["(Order Caller)"], YOU, "355.5"), (
        "pending until its choices are made"
    )
    table.you.choose("Test Might 2")
    assert table.chain() == ["Order Caller"]


@covers("319.2")
def test_a_cleanup_comes_between_phases() -> None:
    table = Table(quiet(points=8), quiet(), battlefields=PLAIN)
    table.you.ends()
    assert (table.game.winner, table.state.turn_player, table.events("drawn")) == (YOU, YOU, [])


@covers("320", "320.1", "334.1", "334.2")
def test_what_triggers_in_a_cleanup_waits_until_it_is_done() -> None:
    """The dying unit's trigger is pending while its Equipment is recalled in the same Cleanup, and chooses
    afterwards."""
    table = Table(
        quiet(hand=["Test Spark"], base=["Order Avenger", "Order Blade"]), quiet(base=["Test Might 3"]),
        battlefields=PLAIN,
    )
    table.you.use("Order Blade")
    table.resolve()
    table.you.move("Order Avenger", to=MEADOW)
    table.pass_all()
    table.you.play("Test Spark", on="Order Avenger")
    table.foe.passes()
    assert order(table, "died", "recalled", "triggered", "damaged", "controlled")[-4:] == [
        "damaged", "died", "recalled", "triggered",
    ]
    assert table.chain() == ["Order Avenger"]
    table.resolve()
    assert order(table, "controlled") == ["controlled", "controlled"], "the battlefield is lost when the chain is over"


@covers("323.3", "323.4")
def test_a_deathknell_knows_where_its_unit_died() -> None:
    table = Table(
        quiet(at={MEADOW: ["Order Bomb"]}, base=["Test Might 3"]), quiet(base=["Test Might 6", "Test Might 5"]),
        battlefields=PLAIN, turn_of=FOE,
    )
    table.foe.move("Test Might 6", to=MEADOW)
    table.pass_all()
    assert table.where("Order Bomb") == "trash"
    assert [(event.card, event.n) for event in table.events("damaged") if event.rule == "417"] == [("TST-R16", 1)]


@covers("336.1", "337.3")
def test_items_that_come_up_meanwhile_are_finalized_by_the_same_process() -> None:
    table = Table(quiet(hand=["Order Muster"], base=["Order Comer"]), quiet(hand=["Test Sight"]), battlefields=PLAIN)
    table.you.play("Order Muster")
    table.foe.passes()
    assert table.chain() == ["Order Comer", "Order Comer"], (
        "both tokens entered and both triggers are finalized before anybody has Priority"
    )
    assert table.open.seat == FOE


@covers("446.2")
def test_a_change_of_zone_is_no_move() -> None:
    table = Table(
        quiet(
            base=["Order Watcher"], at={MEADOW: ["Test Might 2"]}, hand=["Test Might 1", "Order Recall"],
            runes={"fury": 1},
        ),
        quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Might 1", to=MEADOW)
    table.you.play("Order Recall", on="Test Might 2")
    table.resolve()
    assert (table.where("Test Might 1"), table.where("Test Might 2")) == (MEADOW, "hand")
    assert (table.events("moved"), table.events("triggered")) == ([], [])
    table.you.move("Order Watcher", to=MEADOW)
    assert len(table.events("triggered")) == 1


@covers("338.1.a.6", "358.4")
def test_whether_a_card_may_be_played_now_is_checked_after_it_is_paid_for() -> None:
    """Both spells have Reaction while a unit is buffed; the second one is paid for with that buff."""
    for name, fits in (("Order Echo", True), ("Order Trade", False)):
        table = Table(
            quiet(hand=[name], base=[one("Test Might 2", buffs=1)]), quiet(hand=["Test Sight"]), battlefields=PLAIN,
            turn_of=FOE, asks_own_windows=True,
        )
        table.foe.play("Test Sight")
        table.foe.passes()
        if fits:
            table.you.play(name)
            assert table.chain() == ["Test Sight", name]
        else:
            assert (table.you.offered("play"), table.you.why_not("play", name)) == (set(), ["358.4"])
            assert (table.hand(), table.thing("Test Might 2").buffed) == ([name], True), "it was only tried"
