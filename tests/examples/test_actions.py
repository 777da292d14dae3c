"""Worked examples of what is done to units and gear (414, 417, 423, 426, 428): the cards are test cards that do what
those of the examples do."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    ability,
    activate,
    an,
    at_a_battlefield,
    battlefield,
    buff,
    choose,
    cost,
    deal,
    deal_to_each_other,
    draw,
    enemy,
    every,
    exhaust,
    friendly,
    gear,
    give,
    if_,
    kill,
    me,
    might,
    optional_cost,
    ready,
    same,
    some,
    spell,
    stun,
    that,
    this,
    this_turn,
    unit,
    when,
    you,
    you_do,
    you_paid,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-EA1", "Specimen Effort", energy=0).text(
        optional_cost(exhaust(a(friendly, unit))), if_(you_paid, draw(1))
    ),
    Spell("TST-EA3", "Specimen Void Seeker", energy=0).text(deal(4, a(unit, at_a_battlefield)), draw(1)),
    Gear("TST-EA4", "Specimen Ballista", energy=0).text(
        activate(cost(exhaust(this)), deal(2, a(unit, at_a_battlefield)))
    ),
    Spell("TST-EA5", "Specimen Challenge", energy=0).text(
        choose(a(friendly, unit).called("mine")), choose(an(enemy, unit).called("theirs")),
        deal_to_each_other(that("mine"), that("theirs")),
    ),
    Gear("TST-EA6", "Specimen Spell Ear", energy=0).text(when(you(deal(with_=a(spell))), draw(1))),
    Gear("TST-EA7", "Specimen Gear Ear", energy=0).text(when(you(deal(with_=a(gear))), draw(1))),
    Gear("TST-EA8", "Specimen Ability Ear", energy=0).text(when(you(deal(with_=an(ability))), draw(1))),
    Gear("TST-EA9", "Specimen Unit Ear", energy=0).text(when(you(deal(with_=a(unit))), draw(1))),
    Unit("TST-EB1", "Specimen Eclipse", energy=0, might=1).text(
        when(you(stun(an(enemy, unit))), ready(me), give(me, might(1), this_turn))
    ),
    Spell("TST-EB6", "Specimen Checked Buff", energy=0).text(buff(a(unit)), if_(you_do, draw(1))),
    Unit("TST-EB7", "Specimen Buffed Riser", energy=0, might=1).text(when(you(buff(me)), ready(me))),
    Spell("TST-EB8", "Specimen Buff Any", energy=0).text(buff(a(unit))),
    Spell("TST-EB9", "Specimen Buff Friend", energy=0).text(buff(a(friendly, unit))),
    Spell("TST-EC1", "Specimen Buff Pair", energy=0).text(buff(some(2, friendly, unit, same(battlefield)))),
    Spell("TST-EC2", "Specimen Kill Enemy", energy=0).text(kill(an(enemy, unit))),
    Gear("TST-EC3", "Specimen Payment", energy=0).text(activate(cost(2, kill(this)), draw(1))),
    Spell("TST-EC4", "Specimen Kill Gear", energy=0).text(kill(every(gear))),
]


@example("414.4#1", rule="414")
def test_an_exhausted_unit_is_not_exhausted_as_an_additional_cost() -> None:
    table = Table(
        quiet(hand=["Specimen Effort", "Specimen Effort"], base=["Test Tank", "Test Might 1*"]), quiet(),
        battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Specimen Effort"))
    assert "Test Might 1" not in {table.state.objects[o.subject].card.name for o in question.options if o.subject}
    table.you.play("Specimen Effort", paying="Test Tank")
    table.resolve()
    assert len(table.hand()) == 2
    table.you.play("Specimen Effort")
    table.resolve()
    assert len(table.hand()) == 1, "nothing is left to exhaust, so nothing was paid"


@example("417.6.a#1", rule="417")
@covers("417.6.a")
def test_damage_is_dealt_by_the_spell_that_says_so() -> None:
    """Void Seeker."""
    table = Table(
        quiet(hand=["Specimen Void Seeker"], base=["Specimen Spell Ear", "Specimen Unit Ear"]),
        quiet(at={MOOR: ["Test Might 5"]}), battlefields=PLAIN,
    )
    table.you.play("Specimen Void Seeker", on="Test Might 5")
    table.resolve()
    assert table.events("damaged")[0].other == "TST-EA3"
    assert len(table.hand()) == 2


@example("417.6.b.2.a#1", rule="417")
@covers("417.6.b.2", "417.6.b.2.a")
def test_damage_of_an_ability_is_dealt_by_its_gear_too() -> None:
    """Iron Ballista."""
    ears = ["Specimen Gear Ear", "Specimen Ability Ear", "Specimen Spell Ear", "Specimen Unit Ear"]
    table = Table(quiet(base=["Specimen Ballista", *ears]), quiet(at={MOOR: ["Test Might 5"]}), battlefields=PLAIN)
    table.you.use("Specimen Ballista", on="Test Might 5")
    table.foe.passes()
    assert sorted(table.chain()) == ["Specimen Ability Ear", "Specimen Gear Ear"]
    table.resolve()
    assert len(table.hand()) == 2


@example("417.6.b.3#1", rule="417")
@covers("417.6.b.1", "417.6.b.3")
def test_units_that_deal_damage_to_each_other_are_its_sources() -> None:
    """Challenge."""
    table = Table(
        quiet(hand=["Specimen Challenge"], base=["Test Might 5", "Specimen Spell Ear", "Specimen Unit Ear"]),
        quiet(base=["Test Might 6"]), battlefields=PLAIN,
    )
    table.you.play("Specimen Challenge", on=["Test Might 5", "Test Might 6"])
    table.resolve()
    assert {(e.card, e.other) for e in table.events("damaged")} == {("TST-R15", "TST-R16"), ("TST-R16", "TST-R15")}
    assert len(table.hand()) == 1


@example("417.6.b.4#1", rule="417")
def test_the_controller_of_each_unit_is_responsible_for_its_damage() -> None:
    """Challenge."""
    table = Table(
        quiet(hand=["Specimen Challenge"], base=["Test Might 5", "Specimen Unit Ear"]),
        quiet(base=["Test Might 6", "Specimen Unit Ear"]), battlefields=PLAIN,
    )
    table.you.play("Specimen Challenge", on=["Test Might 5", "Test Might 6"])
    table.resolve()
    assert {(e.card, e.by) for e in table.events("damaged")} == {("TST-R15", FOE), ("TST-R16", YOU)}
    assert len(table.hand(YOU)) == len(table.hand(FOE)) == 1


@example("423.1.a.1#1", rule="423")
@covers("423.1.a", "423.1.a.1", "423.2.a")
def test_a_stunned_unit_may_be_chosen_but_is_not_stunned_again() -> None:
    """Eclipse Herald."""
    table = Table(
        quiet(hand=["Test Stun", "Test Stun"], base=["Specimen Eclipse*"]), quiet(base=["Test Tank"]),
        battlefields=PLAIN,
    )
    for _ in range(2):
        table.you.play("Test Stun", on="Test Tank")
        table.resolve()
        assert table.might("Specimen Eclipse") == 2
    assert not table.thing("Specimen Eclipse").exhausted
    assert len(table.events("stunned")) == 1


@example("426.1.c#1", rule="426")
@covers("426.1", "426.1.c", "426.2", "426.2.a")
def test_if_it_was_buffed_this_way() -> None:
    table = Table(
        quiet(hand=["Specimen Checked Buff", "Specimen Checked Buff"], base=["Test Tank"]), quiet(), battlefields=PLAIN
    )
    for left in (2, 1):
        table.you.play("Specimen Checked Buff", on="Test Tank")
        table.resolve()
        assert len(table.hand()) == left


@example("426.1.c#2", rule="426")
def test_a_buffed_unit_is_not_buffed_again() -> None:
    table = Table(
        quiet(hand=["Specimen Buff Any", "Specimen Buff Any"], base=["Specimen Buffed Riser*"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Specimen Buff Any", on="Specimen Buffed Riser")
    table.resolve()
    assert not table.thing("Specimen Buffed Riser").exhausted
    table.you.play("Specimen Buff Any", on="Specimen Buffed Riser")
    table.foe.passes()
    assert table.chain() == []
    assert len(table.events("buffed")) == 1


@example("426.3#1", rule="426")
@example("426.3#2", rule="426")
@example("426.3#3", rule="426")
def test_buffs_as_cards_ask_for_them() -> None:
    hand = ["Specimen Buff Any", "Specimen Buff Friend", "Specimen Buff Pair"]
    mine = quiet(hand=hand, base=["Test Tank"], at={MOOR: ["Test Might 1", "Test Might 2"]})
    table = Table(mine, quiet(base=["Test Might 3"]), battlefields=PLAIN)
    table.you.play("Specimen Buff Any", on="Test Might 3")
    table.resolve()
    question = table.you.draft(table.you._first("play", "Specimen Buff Friend"))
    assert not any("Foe" in o.short for o in question.options)
    table.you.play("Specimen Buff Friend", on="Test Tank")
    table.resolve()
    table.you.play("Specimen Buff Pair", on=["Test Might 1", "Test Might 2"])
    table.resolve()
    assert [table.might(name) for name in ("Test Might 3", "Test Tank", "Test Might 1", "Test Might 2")] == [4, 3, 2, 3]


@example("428.6#1", rule="428")
@example("428.6#2", rule="428")
@example("428.6#3", rule="428")
def test_kills_as_cards_ask_for_them() -> None:
    mine = quiet(
        hand=["Specimen Kill Enemy", "Specimen Kill Gear"], base=["Specimen Payment", "Test Gear", "Test Tank"],
        runes={"fury": 2},
    )
    table = Table(mine, quiet(base=["Test Might 3", "Test Gear"]), battlefields=PLAIN)
    table.you.play("Specimen Kill Enemy", on="Test Might 3")
    table.resolve()
    assert table.trash(FOE) == ["Test Might 3"]
    table.you.use("Specimen Payment")
    assert "Specimen Payment" in table.trash(), "killed as a cost"
    table.resolve()
    assert len(table.hand()) == 2
    table.you.play("Specimen Kill Gear")
    table.resolve()
    assert (table.trash(FOE)[-1], table.where("Test Gear", YOU), table.where("Test Tank")) == (
        "Test Gear", "trash", "base",
    )
