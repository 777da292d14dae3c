"""What a play may reach, and what it costs, is judged with every cost that may be paid (355.1.a, 355.8) and everything
that may be chosen for it (356.4)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    additional_cost,
    an,
    any_number,
    at_a_battlefield,
    at_most,
    choose,
    controlled_by,
    cost,
    cost_less,
    deal,
    draw,
    enemy,
    every,
    friendly,
    gear,
    give,
    have,
    if_,
    is_,
    kill,
    me,
    might,
    might_of,
    optional_cost,
    pay,
    per,
    player,
    stun,
    that,
    they,
    this,
    this_turn,
    unit,
    with_might,
    you_paid,
)
from tests.rules.covers import covers
from tests.rules.drafting import carry_out, offered, table
from tests.rules.grounds import MEADOW, quiet
from tests.table import EXTRA, FOE

EXTRA += [
    Spell("TST-5R01", "Reach Lunge", energy=1).text(
        optional_cost(pay(1)),
        if_(you_paid, deal(2, an(enemy, unit))).otherwise(deal(2, an(enemy, unit, at_a_battlefield)))),
    Spell("TST-5R02", "Reach Glimpse", energy=0).text(
        optional_cost(pay(1)), if_(you_paid, kill(a(gear))).otherwise(draw(1))),
    Spell("TST-5R03", "Reach Offering", energy=0).text(
        optional_cost(kill(a(friendly, unit).called("gift"))),
        if_(you_paid, kill(an(enemy, unit))).otherwise(kill(a(gear)))),
    Spell("TST-5R04", "Reach Blessing", energy=3).text(
        if_(is_(that("unit"), friendly), have(this, cost_less(2))), give(a(unit), might(1), this_turn)),
    Spell("TST-5R05", "Reach Echo", energy=4).text(
        have(this, cost_less(1, times=might_of(that("goal")))), stun(an(enemy, unit)), stun(a(unit).called("goal"))),
    Spell("TST-5R06", "Reach Taunt", energy=2).text(
        have(this, cost_less(1, times=per(every(unit, controlled_by(that("player")))))),
        choose(a(player)), they(draw(1))),
    Unit("TST-5R07", "Reach Ledros", energy=3, might=3).text(
        optional_cost(kill(any_number(friendly, unit).called("k"))), have(me, cost_less(1, times=per(that("k"))))),
    Unit("TST-5R08", "Reach Heir", energy=3, might=3).text(
        additional_cost(kill(a(friendly, unit).called("gift"))), have(me, cost_less(1, times=might_of(that("gift"))))),
    Gear("TST-5R09", "Reach Engine", energy=0).text(
        activate(cost(3), stun(an(enemy, unit)), give(a(friendly, unit), might(1), this_turn)).costing(
            cost_less(1, times=might_of(that("unit2"))))),
    Spell("TST-5R20", "Reach Sentence", energy=0).text(
        additional_cost(kill(a(friendly, unit).called("gift"))),
        kill(an(enemy, unit, with_might(at_most(might_of(that("gift"))))))),
]


# --- a cost that one may pay

@covers("355.1.a", "355.8")
def test_a_reach_that_is_paid_for_is_offered_when_only_it_has_targets() -> None:
    far = table(quiet(base=["Test Might 2"]), hand=["Reach Lunge"], runes={"fury": 2})
    assert far.you.offered("play") == {"Reach Lunge"}
    assert far.you.draft(far.you._first("play", "Reach Lunge")).keys == ("extra:yes",)
    carry_out(far, "play", "Reach Lunge", "extra:yes")
    assert far.trash(FOE) == ["Test Might 2"]
    assert far.ready_runes() == 0


@covers("355.1.a", "355.8")
def test_a_reach_that_can_not_be_paid_for_is_not_offered() -> None:
    poor = table(quiet(base=["Test Might 2"]), hand=["Reach Lunge"], runes={"fury": 1})
    assert poor.you.offered("play") == set()
    assert poor.you.why_not("play", "Reach Lunge") == ["355.8"]
    nobody = table(base=["Test Might 2"], hand=["Reach Lunge"], runes={"fury": 2})
    assert nobody.you.why_not("play", "Reach Lunge") == ["355.8"]


@covers("355.1.a", "355.8")
def test_with_targets_for_both_reaches_paying_is_a_choice() -> None:
    near = table(quiet(at={MEADOW: ["Test Might 2"]}, base=["Test Might 1"]), hand=["Reach Lunge"], runes={"fury": 2})
    assert near.you.draft(near.you._first("play", "Reach Lunge")).keys == ("extra:none", "extra:yes")
    assert offered(near, "play", "Reach Lunge", "extra:yes") == ["Test Might 1", "Test Might 2"]
    assert offered(near, "play", "Reach Lunge", "extra:none") == ["confirm"]


@covers("355.1.a", "355.8")
def test_paying_is_not_offered_when_only_the_unpaid_way_has_targets() -> None:
    bare = table(hand=["Reach Glimpse"], runes={"fury": 1})
    assert offered(bare, "play", "Reach Glimpse") in (["confirm"], ["Without it"])
    assert "extra:yes" not in bare.you.draft(bare.you._first("play", "Reach Glimpse")).keys
    full = table(quiet(base=["Test Gear"]), hand=["Reach Glimpse"], runes={"fury": 1})
    assert full.you.draft(full.you._first("play", "Reach Glimpse")).keys == ("extra:none", "extra:yes")


@covers("355.1.a", "355.8")
def test_a_reach_that_costs_an_object_is_offered_with_that_object_only() -> None:
    both = table(quiet(base=["Test Might 2"]), hand=["Reach Offering"], base=["Test Might 1"])
    assert offered(both, "play", "Reach Offering") == ["Test Might 1"]
    carry_out(both, "play", "Reach Offering", "Test Might 1")
    assert (both.trash(FOE), both.where("Test Might 1")) == (["Test Might 2"], "trash")
    assert table(quiet(base=["Test Might 2"]), hand=["Reach Offering"]).you.offered("play") == set()


@covers("355.8", "355.16")
def test_a_target_that_is_measured_by_what_a_cost_takes_is_found() -> None:
    foe = quiet(base=["Test Might 2", "Test Might 5"])
    fits = table(foe, hand=["Reach Sentence"], base=["Test Might 1", "Test Might 3"])
    assert fits.you.offered("play") == {"Reach Sentence"}
    carry_out(fits, "play", "Reach Sentence", "Test Might 3")
    assert (fits.trash(FOE), fits.where("Test Might 3")) == (["Test Might 2"], "trash")
    small = table(quiet(base=["Test Might 2"]), hand=["Reach Sentence"], base=["Test Might 1"])
    assert small.you.offered("play") == set()


# --- a price that depends on what is chosen

@covers("356.4", "366.2.a")
def test_a_card_that_a_target_makes_cheaper_is_offered_to_who_can_pay_only_with_it() -> None:
    one = table(quiet(base=["Test Might 2"]), hand=["Reach Blessing"], base=["Test Might 1"], runes={"fury": 1})
    assert one.you.offered("play") == {"Reach Blessing"}
    carry_out(one, "play", "Reach Blessing")
    assert (one.might("Test Might 1"), one.might("Test Might 2"), one.ready_runes()) == (2, 2, 0)


@covers("356.4", "357")
def test_a_card_that_no_target_makes_cheap_enough_is_not_offered() -> None:
    none = table(quiet(base=["Test Might 2"]), hand=["Reach Blessing"], runes={"fury": 1})
    assert none.you.offered("play") == set()
    assert none.you.why_not("play", "Reach Blessing")[0] == "357"
    rich = table(quiet(base=["Test Might 2"]), hand=["Reach Blessing"], base=["Test Might 1"], runes={"fury": 3})
    assert offered(rich, "play", "Reach Blessing") == ["Test Might 1", "Test Might 2"]


@covers("356.4")
def test_the_second_choice_may_be_the_one_that_makes_it_cheap() -> None:
    late = table(quiet(base=["Test Might 3", "Test Might 1"]), hand=["Reach Echo"], runes={"fury": 1})
    assert late.you.offered("play") == {"Reach Echo"}
    assert offered(late, "play", "Reach Echo", "Test Might 1") in (["Test Might 3"], ["confirm"])
    more = offered(late, "play", "Reach Echo", "Test Might 1")
    carry_out(late, "play", "Reach Echo", "Test Might 1", *(more if more != ["confirm"] else []))
    assert late.thing("Test Might 3").stunned
    assert table(quiet(base=["Test Might 2"]), hand=["Reach Echo"], runes={"fury": 1}).you.offered("play") == set()


@covers("356.4")
def test_a_player_may_make_it_cheap() -> None:
    there = table(quiet(base=["Test Might 1", "Test Might 2"]), hand=["Reach Taunt"])
    assert there.you.offered("play") == {"Reach Taunt"}
    assert offered(there, "play", "Reach Taunt") in (["Foe"], ["confirm"])
    assert table(quiet(base=["Test Might 1"]), hand=["Reach Taunt"]).you.offered("play") == set()


@covers("356.4", "355.1.a")
def test_what_an_optional_cost_takes_may_make_it_cheap() -> None:
    two = table(hand=["Reach Ledros"], base=["Test Might 1", "Test Might 2"], runes={"fury": 1})
    assert two.you.offered("play") == {"Reach Ledros"}
    carry_out(two, "play", "Reach Ledros", "extra:yes", "Test Might 1", "Test Might 2")
    assert two.where("Reach Ledros") == "base"
    assert sorted(two.trash()) == ["Test Might 1", "Test Might 2"]
    assert table(hand=["Reach Ledros"], base=["Test Might 1"], runes={"fury": 1}).you.offered("play") == set()


@covers("356.4", "203.3")
def test_what_a_mandatory_cost_takes_may_make_it_cheap() -> None:
    big = table(hand=["Reach Heir"], base=["Test Might 1", "Test Might 3"])
    assert big.you.offered("play") == {"Reach Heir"}
    carry_out(big, "play", "Reach Heir")
    assert big.where("Test Might 3") == "trash"
    assert table(hand=["Reach Heir"], base=["Test Might 2"]).you.offered("play") == set()


@covers("356.4")
def test_an_ability_may_be_made_cheap_by_its_second_choice() -> None:
    foe = quiet(base=["Test Might 1"])
    there = table(foe, base=["Reach Engine", "Test Might 1", "Test Might 2"], runes={"fury": 1})
    assert there.you.offered("use") >= {"Reach Engine"}
    assert offered(there, "use", "Reach Engine") in (["Test Might 2"], ["confirm"])
    dear = table(quiet(base=["Test Might 1"]), base=["Reach Engine", "Test Might 1"], runes={"fury": 1})
    assert "Reach Engine" not in dear.you.offered("use")
