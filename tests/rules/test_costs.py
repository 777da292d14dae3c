"""Costs of every kind (201–206, 404, 444), Accelerate (805) and Legion (812)."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    activate,
    additional_cost,
    an,
    attack,
    cost,
    deal,
    discard,
    do,
    draw,
    enemy,
    exhaust,
    friendly,
    fury,
    give,
    has_legion,
    have,
    if_,
    kill,
    legion,
    may,
    me,
    might,
    might_of,
    mind,
    optional_cost,
    pay,
    play,
    points_of,
    recycle,
    rune,
    the_killed,
    this_turn,
    unit,
    when,
    you,
    you_do,
    you_paid,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Unit("TST-L41", "Test Tribute", energy=0, might=4).text(additional_cost(kill(a(friendly, unit)))),
    Unit("TST-L42", "Test Haggler", fury, energy=1, might=2).text(
        optional_cost(discard(1), pay(1)), when(you(play(me)).provided(you_paid), draw(2))
    ),
    Gear("TST-L43", "Test Altar", energy=0).text(
        activate(cost(1, kill(a(friendly, unit)), exhaust(me)), give(a(unit), might(might_of(the_killed)), this_turn))
    ),
    Gear("TST-L4T", "Test Tithe Box", energy=0).text(activate(cost(discard(points_of(you))), draw(1))),
    Unit("TST-L44", "Test Fan", energy=0, might=1).text(when(me(attack), may(kill(me)).to(draw(1)))),
    Unit("TST-L45", "Test Merchant", energy=0, might=1).text(
        when(you(play(me)), may(pay(1, fury), discard(1)).to(draw(2)))
    ),
    Unit("TST-L46", "Test Gambler", energy=0, might=1).text(
        when(you(play(me)), do(recycle(a(rune, your))).to(draw(1)))
    ),
    Spell("TST-L47", "Test Bargain", energy=0).text(draw(1), may(pay(1), discard(1)).to(deal(3, an(enemy, unit)))),
    Spell("TST-L48", "Test Purse", energy=0).text(may(pay(2)), if_(you_do, draw(2)).otherwise(draw(1))),
    Unit("TST-L49", "Test Courier", fury, mind, energy=1, might=2).text(accelerate),
    Unit("TST-L50", "Test Legionary", energy=0, might=2).text(legion(have(me, might(2)))),
    Spell("TST-L51", "Test March Order", energy=0).text(if_(has_legion, draw(2)).otherwise(draw(1))),
]


@covers("204.2", "355.10.c")
def test_a_mandatory_additional_cost_is_chosen_as_it_is_paid_and_no_target() -> None:
    table = Table(quiet(hand=["Test Tribute"]), quiet(base=["Test Tank"]), battlefields=PLAIN)
    assert "Test Tribute" not in table.you.offered("play")
    assert table.you.why_not("play", "Test Tribute") == ["203.3"]
    table = Table(quiet(hand=["Test Tribute"], base=["Test Tank", "Pouty Poro"]), quiet(), battlefields=PLAIN)
    question = table.you.draft(table.you._first("play", "Test Tribute"))
    assert (question.why, {o.short for o in question.options}) == (
        "355.10.c",
        {"Test Tank, yours", "Pouty Poro, yours"},
    )
    table.you.play("Test Tribute", paying="Test Tank")
    assert table.trash() == ["Test Tank"]
    assert not table.events("chose")


@covers("355.1", "203.3")
@covers("355.1.a")
def test_an_optional_cost_of_several_parts_is_offered_only_if_all_can_be_paid() -> None:
    table = Table(quiet(hand=["Test Haggler"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    assert table.you.draft(table.you._first("play", "Test Haggler")).kind == "confirm"
    table = Table(quiet(hand=["Test Haggler", "Test Sight"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    first = table.you._first("play", "Test Haggler")
    assert table.you.draft(first).keys == ("extra:none", "extra:yes")
    table.you.play("Test Haggler", extra="discard 1")
    table.resolve()
    assert (table.trash(), len(table.hand()), table.ready_runes()) == (["Test Sight"], 2, 0)


@covers("202", "355.10.c")
def test_an_activation_cost_kills_and_the_killed_unit_is_known() -> None:
    table = Table(
        quiet(base=["Test Altar", "Test Might 3", "Test Might 1"], runes={"fury": 1}), quiet(), battlefields=PLAIN
    )
    table.you.use("Test Altar", on="Test Might 1", paying="Test Might 3")
    assert table.trash() == ["Test Might 3"]
    table.resolve()
    assert table.might("Test Might 1") == 4


@covers("383.3.b", "204.3.a")
def test_a_cost_at_the_start_of_a_trigger_is_paid_while_finalizing() -> None:
    table = Table(quiet(base=["Test Fan"]), quiet(at={MOOR: ["Test Tank"]}), battlefields=PLAIN)
    table.you.move("Test Fan", to=MOOR)
    assert (table.open.kind, table.open.why) == ("may", "383.3.b")
    table.you.choose("yes")
    assert table.trash() == ["Test Fan"]
    assert not table.hand()
    table.resolve()
    assert len(table.hand()) == 1


@covers("383.3.b")
def test_a_trigger_whose_cost_is_declined_or_impossible_leaves_the_chain() -> None:
    table = Table(quiet(hand=["Test Merchant", "Test Sight"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
    table.you.play("Test Merchant")
    table.you.choose("no")
    assert [event.rule for event in table.events("fizzled")] == ["383.3.b"]
    table = Table(quiet(hand=["Test Merchant"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
    table.you.play("Test Merchant")
    assert [event.rule for event in table.events("fizzled")] == ["404.2"]
    table = Table(quiet(hand=["Test Merchant", "Test Sight"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    table.you.play("Test Merchant")
    table.you.choose("yes")
    table.resolve()
    assert (table.trash(), len(table.hand())) == (["Test Sight"], 2)


@covers("383.3.b", "404.2")
def test_do_this_to_do_that_can_be_refused_too() -> None:
    table = Table(quiet(hand=["Test Gambler"], runes={"fury": 1, "calm": 1}), quiet(), battlefields=PLAIN)
    table.you.play("Test Gambler")
    table.you.choose("yes")
    table.you.choose("Calm Rune")
    table.resolve()
    assert len(table.hand()) == 1
    assert table.ready_runes() == 1


@covers("204.3.b")
def test_a_cost_in_a_later_instruction_is_paid_on_resolution() -> None:
    table = Table(quiet(hand=["Test Bargain"], runes={"fury": 1}), quiet(base=["Test Tank"]), battlefields=PLAIN)
    table.you.play("Test Bargain", on="Test Tank")
    assert table.ready_runes() == 1
    table.resolve()
    assert (table.open.kind, table.open.why) == ("may", "204.3.b")
    table.you.choose("yes")
    assert table.ready_runes() == 0
    assert table.trash(FOE) == ["Test Tank"]
    assert table.trash(YOU) == ["Playful Phantom", "Test Bargain"]


@covers("444")
def test_paying_as_an_action_is_optional_and_may_be_asked_for() -> None:
    for answer, cards, left in (("yes", 2, 0), ("no", 1, 2)):
        table = Table(quiet(hand=["Test Purse"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
        table.you.play("Test Purse")
        table.resolve()
        table.you.choose(answer)
        assert (len(table.hand()), table.ready_runes()) == (cards, left)


@covers("805.1.a", "355.1", "805.1.a.1")
def test_accelerate_costs_one_and_a_power_of_an_own_domain() -> None:
    table = Table(quiet(hand=["Test Courier"], runes={"calm": 2}), quiet(), battlefields=PLAIN)
    assert table.you.draft(table.you._first("play", "Test Courier")).kind == "confirm"
    table = Table(quiet(hand=["Test Courier"], runes={"calm": 2, "mind": 1}), quiet(), battlefields=PLAIN)
    first = table.you._first("play", "Test Courier")
    assert table.you.draft(first).keys == ("extra:none", "extra:yes")
    table.you.play("Test Courier", accelerate=True)
    assert not table.thing("Test Courier").exhausted
    assert len(table.state.players[YOU].runes) == 2


@covers("203.3", "422.3")
@pytest.mark.parametrize(("hand", "offered"), [(["Test Sight"], False), (["Test Sight", "Test Tank"], True)])
def test_as_many_cards_as_a_cost_counts_have_to_be_in_the_hand(hand: list[str], offered: bool) -> None:
    table = Table(quiet(base=["Test Tithe Box"], hand=hand, points=2), quiet(), battlefields=PLAIN)
    assert ("Test Tithe Box" in table.you.offered("use")) == offered
    if offered:
        table.you.use("Test Tithe Box")
        table.resolve()
        assert (sorted(table.trash()), len(table.hand())) == (["Test Sight", "Test Tank"], 1)
    else:
        assert table.you.why_not("use", "Test Tithe Box") == ["203.3"]


@covers("812", "812.1.b.1", "812.1.c")
def test_legion_asks_for_another_card() -> None:
    table = Table(quiet(hand=["Test Legionary", "Test Sight", "Test March Order"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Legionary")
    assert table.might("Test Legionary") == 2
    table.you.play("Test March Order")
    assert table.might("Test Legionary") == 4
    table.resolve()
    assert len(table.hand()) == 1 + 2
    table.end_turn()
    assert table.might("Test Legionary") == 2


def test_they_say_what_they_do() -> None:
    said = {
        name: say(find_or_extra(name))
        for name in ("Test Tribute", "Test Haggler", "Test Fan", "Test Bargain", "Test Purse", "Test Legionary")
    }
    assert said["Test Tribute"] == "As an additional cost to play me, kill a friendly unit."
    assert said["Test Haggler"].startswith("You may discard 1 and pay [1] as an additional cost to play me.")
    assert said["Test Fan"] == "Whenever I attack, you may kill me to draw 1."
    assert said["Test Bargain"] == "Draw 1. You may pay [1] and discard 1 to deal 3 to an enemy unit."
