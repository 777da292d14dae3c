"""Worked examples of what things cost (206, 356): printed costs, components, discounts, minimums."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    activated_ability,
    additional_cost,
    an,
    at_least,
    at_most,
    banish,
    battlefield,
    become_copy,
    choose,
    choose_one,
    controlled_by,
    cost,
    cost_less,
    cost_of,
    counter,
    deal,
    discard,
    draw,
    enemy,
    equip,
    every,
    exhaust,
    friendly,
    fury,
    gear,
    give,
    have,
    if_,
    ignoring_all,
    ignoring_cost,
    kill,
    may,
    me,
    might,
    might_among,
    opponent,
    optional_cost,
    optional_costs,
    order,
    own_domain,
    pay,
    per,
    play,
    points_of,
    rainbow,
    reaction,
    ready,
    repeat,
    rune,
    spell,
    that,
    they,
    this,
    this_turn,
    unit,
    up_to,
    weaponmaster,
    when,
    with_cost,
    you,
    you_paid,
    your,
    your_hand,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.rules.test_prices import price
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-3A31", "Sample Splitter", energy=8).text(  # Sky Splitter
        have(this, cost_less(1, times=might_among("highest", every(friendly, unit)))), deal(5, an(enemy, unit))
    ),
    Unit("TST-3A32", "Sample Lux", energy=0, might=2).text(
        when(you(play(a(spell, with_cost(at_least(5))))), give(me, might(3), this_turn))
    ),
    Spell("TST-3A33", "Sample Barrage", fury, energy=4, power=1).text(
        repeat(4, fury), choose_one(deal(4, a(unit)), kill(a(gear)))
    ),
    Spell("TST-3A34", "Sample Defy", energy=0).text(reaction, counter(a(spell, with_cost(at_most(4), at_most(1))))),
    Unit("TST-3A35", "Sample Atakhan", order, order, energy=8, power=2, might=8).text(
        optional_cost(kill(a(friendly, unit).called("gift"))),
        if_(
            you_paid,
            have(me, cost_less(1, times=cost_of(that("gift"))), cost_less(order, times=cost_of(that("gift"), "Power"))),
        ),
    ),
    Unit("TST-3A36", "Sample Hopeful", fury, energy=4, might=4),
    Spell("TST-3A37", "Sample Reflect", energy=0).text(become_copy(a(friendly, unit), a(enemy, unit))),
    Gear("TST-3A38", "Sample Watcher", energy=0).text(
        when(
            you(play(an(activated_ability, with_cost(at_least(7))))), may(exhaust(this)).to(ready(up_to(2, rune, your)))
        )
    ),
    Gear("TST-3A39", "Sample Doomsday", energy=0).text(
        activate(cost(12, banish(this)), choose(an(opponent)), banish(every(unit, controlled_by(they)))).costing(
            cost_less(1, times=points_of(they))
        )
    ),
    Gear("TST-3A40", "Sample Halberd", fury, energy=0, bonus=2, tags="Equipment").text(
        equip(4, rainbow).costing(cost_less(1, times=per(every(enemy, battlefield))))
    ),
    Unit("TST-3A41", "Sample Weapon Master", energy=0, might=2).text(weaponmaster),
    Unit("TST-3A42", "Sample Rearguard", fury, energy=2, might=2).text(
        optional_cost(pay(1, own_domain)), if_(you_paid, when(you(play(me)), draw(1)))
    ),
    Spell("TST-3A43", "Sample Free Ride", energy=0).text(play(a(unit, your_hand), price=ignoring_cost)),
    Spell("TST-3A44", "Sample Free Pass", energy=0).text(play(a(unit, your_hand), price=ignoring_all)),
    Unit("TST-3A45", "Sample Patron", energy=0, might=4).text(additional_cost(kill(a(friendly, unit)))),
    Unit("TST-3A46", "Sample Thrifty", energy=3, might=3).text(
        optional_cost(discard(1)), if_(you_paid, have(me, cost_less(2)))
    ),
    # Ezreal, Prodigy
    Unit("TST-3A47", "Sample Prodigy", energy=0, might=2).text(have(optional_costs, cost_less(1).or_(rainbow))),
    # Frigid Touch
    Spell("TST-3A48", "Sample Touch", energy=1).text(
        optional_cost(pay(1, fury)), if_(you_paid, draw(2)).otherwise(draw(1))
    ),
    Unit("TST-3A49", "Sample Apprentice", energy=0, might=2).text(have(every(spell, your), cost_less(1, minimum=1))),
    Unit("TST-3A50", "Sample Clockwork", fury, energy=2, might=2).text(
        optional_cost(pay(own_domain)), if_(you_paid, when(you(play(me)), draw(1)))
    ),
    Unit("TST-3A52", "Sample Tall One", energy=0, might=7),
    Unit("TST-3A51", "Sample Sponsor", energy=0, might=2).text(have(every(unit, your), cost_less(rainbow))),
]


@example("206#1", rule="383.3")
@covers("206", "356.4.a")
def test_a_trigger_asks_for_the_printed_cost_not_for_what_was_paid() -> None:
    """Sky Splitter and Lux, Illuminated."""
    table = Table(
        quiet(hand=["Sample Splitter"], base=["Sample Lux", "Test Might 6"], runes={"mind": 2}),
        quiet(base=["Test Might 6"]), battlefields=PLAIN,
    )
    assert price(table, "Sample Splitter") == "2 Energy"
    table.you.play("Sample Splitter")
    table.resolve()
    assert table.might("Sample Lux") == 5
    assert sum(event.n for event in table.events("paid")) == 2


@example("206#2", rule="355.5")
@covers("206")
def test_a_spell_is_aimed_at_by_its_printed_cost() -> None:
    """Rocket Barrage with its Repeat paid, and Defy."""
    table = Table(
        quiet(hand=["Sample Barrage"], runes={"fury": 8}), quiet(base=["Test Might 5"], hand=["Sample Defy"]),
        battlefields=PLAIN,
    )
    table.you.play("Sample Barrage", on=["Deal 4", "Test Might 5"] * 2, repeat=True)
    assert sum(event.n for event in table.events("paid")) == 10
    table.foe.play("Sample Defy")
    table.resolve()
    assert table.trash() == ["Sample Barrage"]
    assert table.thing("Test Might 5").damage == 0


@example("206#3", rule="357")
@covers("206", "356.4.a", "356.4.e")
def test_a_copied_cost_counts() -> None:
    """Atakhan, and a token that is a copy of Noxus Hopeful, which costs 4."""
    table = Table(
        quiet(hand=["Sample Reflect", "Sample Atakhan"], base=["Test Tank"], runes={"order": 4}),
        quiet(base=["Sample Hopeful"]), battlefields=PLAIN,
    )
    assert "Sample Atakhan" not in table.you.offered("play")
    table.you.play("Sample Reflect")
    table.resolve()
    table.you.play("Sample Atakhan", paying="Sample Hopeful")
    assert sum(event.n for event in table.events("paid") if event.other == "energy") == 4
    assert sum(event.n for event in table.events("paid") if event.other == "order") == 2
    assert table.where("Sample Atakhan") == "base"


@example("206.1#1", rule="359")
@covers("206.1", "403.2", "403.3")
def test_the_base_cost_of_an_ability_is_what_others_see() -> None:
    table = Table(
        quiet(base=["Sample Watcher", "Sample Doomsday"], runes={"fury": 5}), quiet(base=["Test Might 5"], points=7),
        battlefields=PLAIN,
    )
    table.you.use("Sample Doomsday")
    assert table.ready_runes() == 0
    table.resolve()  # 377.2.a: it is played when it has resolved
    assert table.open.kind == "may"
    table.you.choose("yes")
    while table.open.kind != "act":
        table.answer(table.open.seat, *(["pass"] if table.open.kind == "priority" else list(table.open.keys)[:2]))
    assert table.ready_runes() == 2
    assert table.where("Test Might 5", FOE) == "banished"


@covers("206.1")
def test_a_cheaper_ability_is_no_event_of_such_a_cost() -> None:
    table = Table(
        quiet(base=["Sample Watcher", "Sample Halberd", "Test Tank"], runes={"fury": 5}), quiet(), battlefields=PLAIN
    )
    table.you.use("Sample Halberd")
    table.resolve()
    assert not table.thing("Sample Watcher").exhausted


@example("206.1#2", rule="821.1.c.2")
def test_weaponmaster_speaks_of_the_altered_cost() -> None:
    table = Table(quiet(hand=["Sample Weapon Master"], base=["Sample Halberd"], runes={"fury": 2}),
                  quiet(at={MEADOW: ["Test Might 2"], PLAIN[1]: ["Test Might 3"]}), battlefields=PLAIN)
    table.you.play("Sample Weapon Master")
    table.resolve()
    while table.open.why != "821.1.c.2":
        table.answer(table.open.seat, table.open.keys[0])
    assert [o.short for o in table.open.options] == ["Pay 2 Energy", "No"]
    table.answer(YOU, table.open.keys[0])
    assert table.might("Sample Weapon Master") == 4


@example("356.1.b.3#1", rule="355.1")
@covers("356.1.b.3", "356.1.b.1", "356.2.b.1")
def test_an_additional_cost_is_paid_though_the_base_cost_is_ignored() -> None:
    """Legion Rearguard, whose additional cost is Accelerate's."""
    table = Table(quiet(hand=["Sample Free Ride", "Sample Rearguard"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    table.you.play("Sample Free Ride")
    table.resolve()
    table.you.choose("Sample Rearguard")
    assert table.open.why == "355.1"
    table.answer(YOU, "extra:yes")
    while table.open.kind == "may":
        table.answer(YOU, table.open.keys[0])
    assert [(event.other, event.n) for event in table.events("paid")] == [("energy", 1), ("fury", 1)]
    table.resolve()
    assert len(table.hand()) == 1


@example("356.2.a.1#1", rule="355.10.c")
@example("356.7#1", rule="355.10.c")
@covers("356.2.a.1", "356.7", "204.2.a")
def test_a_mandatory_additional_cost_has_to_be_paid() -> None:
    """Cruel Patron: killing is a cost that is no resource."""
    table = Table(quiet(hand=["Sample Patron"]), quiet(base=["Test Might 1"]), battlefields=PLAIN)
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Sample Patron") == ["203.3"]
    table = Table(quiet(hand=["Sample Patron"], base=["Test Tank", "Test Might 1"]), quiet(), battlefields=PLAIN)
    table.you.play("Sample Patron", paying="Test Tank")
    assert (table.trash(), table.where("Sample Patron")) == (["Test Tank"], "base")


@example("356.2.b.1#1", rule="355.1")
@covers("356.2.b.1", "355.1")
def test_an_optional_cost_and_its_discount_in_one_play() -> None:
    table = Table(quiet(hand=["Sample Thrifty", "Test Gear"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
    assert "Sample Thrifty" in table.you.offered("play")  # only with the discount
    first = table.you._first("play", "Sample Thrifty")
    question = table.you.draft(first)
    assert (question.why, [key.partition(":")[0] for key in question.keys]) == ("355.1", ["extra"])
    assert "extra:none" not in question.keys
    table.you.play("Sample Thrifty", paying="Test Gear")
    assert (table.trash(), table.ready_runes(), table.where("Sample Thrifty")) == (["Test Gear"], 0, "base")


@example("356.4.c#1", rule="355.1")
@covers("356.4.c", "356.4.c.1", "356.4.d", "356.4.f")
def test_a_discount_for_a_component_lessens_only_that() -> None:
    """Ezreal, Prodigy and Frigid Touch: one Energy or one Power less, of the additional cost alone."""
    ways: tuple[tuple[str, dict[str, int]], ...] = (
        ("1 Fury", {"energy": 1, "fury": 1}), (": 1 Energy", {"energy": 2}), ("", {"energy": 1}),
    )
    for extra, spent in ways:
        table = Table(
            quiet(hand=["Sample Touch"], base=["Sample Prodigy"], runes={"fury": 2}), quiet(), battlefields=PLAIN
        )
        first = table.you._first("play", "Sample Touch")
        assert table.you.draft(first).keys == ("extra:none", "extra:yes", "extra:yes:1")
        table.you.play("Sample Touch", extra=extra)
        paid: dict[str, int] = {}
        for event in table.events("paid"):
            paid[event.other] = paid.get(event.other, 0) + event.n
        assert paid == spent
        table.resolve()
        assert len(table.hand()) == (2 if extra else 1)


@covers("356.4.c.1")
def test_ways_in_which_discounts_come_to_the_same_are_offered_once() -> None:
    """With two of him: one Energy and one Power less, whichever he takes which from."""
    table = Table(
        quiet(hand=["Sample Touch"], base=["Sample Prodigy", "Sample Prodigy"], runes={"fury": 2}), quiet(),
        battlefields=PLAIN,
    )
    first = table.you._first("play", "Sample Touch")
    assert table.you.draft(first).keys == ("extra:none", "extra:yes", "extra:yes:1", "extra:yes:3")
    assert [option.full.partition(": ")[2] for option in table.you.draft(first).options[2:]] == ["nothing", "1 Energy"]


@example("356.4.e#1", rule="357")
@covers("356.4.e", "356.4.d.1")
def test_a_minimum_binds_only_its_own_discount() -> None:
    """Eager Apprentice and Sky Splitter, with a unit of Might 7 or more."""
    table = Table(
        quiet(hand=["Sample Splitter", "Test Curse"], base=["Sample Apprentice", "Sample Tall One"]),
        quiet(base=["Test Might 6"]), battlefields=PLAIN,
    )
    assert price(table, "Sample Splitter") == "nothing"
    table.you.play("Sample Splitter")
    table.resolve()
    table.you.play("Test Curse", on="Test Might 6")
    assert table.events("paid") == []


@example("356.4.f.1#1", rule="357")
@covers("356.4.f.1", "356.4.f")
def test_an_additional_cost_that_comes_to_nothing_was_paid() -> None:
    """Clockwork Keeper."""
    table = Table(
        quiet(hand=["Sample Clockwork"], base=["Sample Sponsor"], runes={"mind": 2}), quiet(), battlefields=PLAIN
    )
    table.you.play("Sample Clockwork", extra="pay")
    table.resolve()
    assert [event.other for event in table.events("paid")] == ["energy"]
    assert len(table.hand()) == 1


def test_they_say_what_they_do() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith(("TST-3A3", "TST-3A4", "TST-3A5"))}
    assert (
        said["Sample Splitter"]
        == "This spell's Energy cost is reduced by the highest Might among friendly units."
        "\nDeal 5 to an enemy unit."
    )
    assert (
        said["Sample Defy"]
        == "[Reaction]\nCounter a spell with a cost of no more than [4] and no more than [A]."
    )
    assert said["Sample Prodigy"] == "Optional additional costs you pay are reduced by [1] or [A]."
