"""Worked examples of actions that are paid (416, 422, 444), and what else can be spent (702, 730, 745)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    at_a_battlefield,
    buff,
    card,
    conquer,
    cost,
    deal,
    discard,
    disempower,
    draw,
    empower,
    exhaust,
    friendly,
    gain_xp,
    give,
    may,
    me,
    might,
    pay,
    recycle,
    some,
    spend_buff,
    spend_xp,
    this,
    this_turn,
    unit,
    when,
    your_trash,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Unit("TST-EN1", "Specimen Vi", energy=0, might=1).text(
        activate(cost(recycle(a(card, your_trash))), give(me, might(1), this_turn))
    ),
    Gear("TST-EN2", "Specimen Grabber", energy=0).text(
        activate(cost(1, recycle(some(3, card, your_trash)), exhaust(this)), draw(1))
    ),
    Gear("TST-EN3", "Specimen Thrower", energy=0).text(activate(cost(discard(2)), deal(2, a(unit, at_a_battlefield)))),
    Unit("TST-EN4", "Specimen Diana", energy=0, might=2).text(
        when(me(conquer), give(me, might(1), this_turn), may(pay(1)).to(draw(1)))
    ),
    Gear("TST-EN5", "Specimen Buff Purse", energy=0).text(activate(cost(spend_buff(1)), draw(1))),
    Gear("TST-EN6", "Specimen School", energy=0).text(activate(cost(spend_xp(2)), draw(1))),
    Spell("TST-EN8", "Specimen Uplift", energy=0).text(buff(a(unit))),
    Spell("TST-EN9", "Specimen Tutor", energy=0).text(gain_xp(4)),
    Spell("TST-EO1", "Specimen Coronation", energy=0).text(empower(a(unit))),
    Gear("TST-EN7", "Specimen Uncrowner", energy=0).text(activate(cost(disempower(a(friendly, unit))), draw(1))),
]


@example("416.3#1", rule="416")
@covers("416.3")
def test_without_a_card_in_the_trash_nothing_is_recycled_as_a_cost() -> None:
    """Vi, Destructive."""
    table = Table(quiet(base=["Specimen Vi"], trash=["Test Tank", "Test Gear"]), quiet(), battlefields=PLAIN)
    for left in (["Test Gear"], []):
        assert table.you.offered("use") == {"Specimen Vi"}
        table.you.use("Specimen Vi", paying="Test Tank" if left else "Test Gear")
        table.resolve()
        assert table.trash() == left
    assert table.you.offered("use") == set()
    assert table.might("Specimen Vi") == 3


@example("416.5#1", rule="416")
def test_several_cards_go_to_the_bottom_in_random_order() -> None:
    """Garbage Grabber."""
    orders = set()
    for seed in range(6):
        table = Table(
            quiet(base=["Specimen Grabber"], trash=["Test Tank", "Test Gear", "Test Sight"], runes={"fury": 1}),
            quiet(), battlefields=PLAIN, seed=seed,
        )
        table.you.use("Specimen Grabber", paying=["Test Tank", "Test Gear", "Test Sight"])
        table.resolve()
        orders.add(tuple(one.name for one in table.state.players[YOU].deck[:3]))
    assert len(orders) > 1
    assert all(sorted(each) == ["Test Gear", "Test Sight", "Test Tank"] for each in orders)


@example("422.3#1", rule="422")
@covers("422.3", "422.1", "422.2.a")
def test_two_cards_have_to_be_there_to_discard_two_as_a_cost() -> None:
    table = Table(
        quiet(base=["Specimen Thrower"], hand=["Test Tank", "Test Gear", "Test Sight"]),
        quiet(at={MOOR: ["Test Might 3"]}), battlefields=PLAIN,
    )
    assert table.you.offered("use") == {"Specimen Thrower"}
    table.you.use("Specimen Thrower", on="Test Might 3", paying=["Test Tank", "Test Gear"])
    table.resolve()
    assert (table.thing("Test Might 3").damage, table.trash()) == (2, ["Test Tank", "Test Gear"])
    assert table.you.offered("use") == set()


@example("444.2#1", rule="444")
@covers("444.1", "444.2", "444.2.b", "444.2.c", "444.3", "429.3.a", "740.4.a.2.a")
def test_paying_on_resolution_is_a_choice() -> None:
    """Diana, Lunari."""
    for answer, drawn in (("no", 0), ("yes", 1)):
        table = Table(quiet(base=["Specimen Diana"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
        table.you.move("Specimen Diana", to=MOOR)
        table.pass_all()
        table.you.choose(answer)
        table.resolve()
        assert (len(table.hand()), table.might("Specimen Diana")) == (drawn, 3)


@covers("702.2.b", "745.1", "702", "702.2.b.1", "745")
def test_a_buff_is_spent_as_a_cost() -> None:
    table = Table(
        quiet(base=["Specimen Buff Purse", "Test Tank", "Test Might 1"], hand=["Specimen Uplift"]), quiet(),
        battlefields=PLAIN,
    )
    assert table.you.offered("use") == set()
    table.you.play("Specimen Uplift", on="Test Tank")
    table.resolve()
    table.you.use("Specimen Buff Purse")
    table.resolve()
    assert (len(table.hand()), table.might("Test Tank")) == (1, 2)
    assert table.you.offered("use") == set()


@covers("730.2")
def test_xp_is_spent_as_a_cost() -> None:
    table = Table(quiet(base=["Specimen School"]), quiet(), battlefields=PLAIN)
    assert table.you.offered("use") == set()
    table = Table(quiet(base=["Specimen School"], hand=["Specimen Tutor"]), quiet(), battlefields=PLAIN)
    table.you.play("Specimen Tutor")
    table.resolve()
    table.you.use("Specimen School")
    table.resolve()
    assert (len(table.hand()), table.state.players[YOU].xp) == (1, 2)


@covers("442", "442.1.a")
def test_only_what_is_empowered_is_disempowered_as_a_cost() -> None:
    table = Table(
        quiet(base=["Specimen Uncrowner", "Test Tank", "Test Might 1"], hand=["Specimen Coronation"]), quiet(),
        battlefields=PLAIN,
    )
    assert table.you.offered("use") == set()
    table.you.play("Specimen Coronation", on="Test Tank")
    table.resolve()
    table.you.use("Specimen Uncrowner")
    table.resolve()
    assert table.thing("Test Tank").empowered == 0
