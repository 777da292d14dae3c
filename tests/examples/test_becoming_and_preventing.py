"""Worked examples of becoming Mighty, of prevented damage, of Deathknells, and of kills by spells (417, 422, 428, 709,
710, 715)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    anyone,
    at_least,
    become,
    choose,
    deal,
    deathknell,
    discard,
    do_this,
    draw,
    friendly,
    give,
    if_,
    is_,
    it,
    kill,
    may,
    me,
    might,
    mighty,
    prevent,
    reaction,
    return_to_hand,
    spell,
    this_turn,
    unit,
    when,
    with_might,
    would,
    you,
    your_trash,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Unit("TST-EP1", "Specimen Admirer", energy=0, might=1).text(when(a(friendly, unit)(become(mighty)), draw(1))),
    Unit("TST-EP2", "Specimen Threshold", energy=0, might=1).text(
        when(a(unit)(become(with_might(at_least(3)))), draw(1))
    ),
    Spell("TST-EP3", "Specimen Plus One", energy=0).text(give(a(unit), might(1), this_turn)),
    Spell("TST-EP4", "Specimen Plus Three", energy=0).text(give(a(unit), might(3), this_turn)),
    Unit("TST-EP5", "Specimen Tough", energy=0, might=8).text(when(anyone(deal(to=me)), give(me, might(2), this_turn))),
    Spell("TST-EP6", "Specimen Ward of Three", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent(3)))
    ),
    Spell("TST-EP7", "Specimen Ray", energy=0).text(deal(3, a(unit))),
    Spell("TST-EP8", "Specimen Seeker", energy=0).text(deal(4, a(unit))),
    Unit("TST-EP9", "Specimen Undercover", energy=0, might=1).text(deathknell(discard(2), draw(2))),
    Unit("TST-EQ1", "Specimen Draven", energy=0, might=1).text(deathknell(draw(1))),
    Spell("TST-EQ2", "Specimen Twice", energy=0).text(do_this(deal(3, a(unit))), do_this(deal(3, a(unit)))),
    Unit("TST-EQ3", "Specimen Phoenix", energy=0, might=1).text(
        if_(is_(me, your_trash), when(you(kill(a(unit), with_=a(spell))), may(return_to_hand(me))))
    ),
    Unit("TST-EQ4", "Specimen Phoenix Friend", energy=0, might=1).text(
        when(you(kill(a(unit), with_=a(spell))), draw(1))
    ),
]


@example("709#1", rule="709")
@example("709#2", rule="709")
def test_a_unit_becomes_mighty_when_its_might_reaches_five() -> None:
    table = Table(
        quiet(hand=["Specimen Plus One"] * 2, base=["Specimen Admirer", "Test Might 4"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Specimen Plus One", on="Test Might 4")
    table.resolve()
    assert len(table.hand()) == 2
    table.you.play("Specimen Plus One", on="Test Might 4")
    table.resolve()
    assert len(table.hand()) == 1, "it was Mighty already"


@example("710#1", rule="709")
def test_it_is_mighty_only_as_long_as_its_might_is_that_high() -> None:
    table = Table(
        quiet(hand=["Specimen Plus Three", "Specimen Plus Three"], base=["Specimen Admirer", "Test Might 3"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Specimen Plus Three", on="Test Might 3")
    table.resolve()
    assert [(e.card, e.origin, e.n) for e in table.events("became")] == [("TST-R13", 3, 6)]
    assert len(table.hand()) == 2
    table.end_turn()
    table.end_turn()
    assert table.might("Test Might 3") == 3
    before = len(table.hand())
    table.you.play("Specimen Plus Three", on="Test Might 3")
    table.resolve()
    assert len(table.hand()) == before, "it became Mighty once more and drew for the card played"


@covers("709")
def test_becoming_any_other_might() -> None:
    table = Table(
        quiet(hand=["Specimen Plus One"] * 2, base=["Specimen Threshold", "Test Tank"]), quiet(), battlefields=PLAIN
    )
    for left in (2, 1):
        table.you.play("Specimen Plus One", on="Test Tank")
        table.resolve()
        assert len(table.hand()) == left


@example("417.1.e.1#1", rule="417")
@covers("417.1.e", "417.1.e.1")
def test_damage_that_is_prevented_is_not_dealt() -> None:
    for name, n in (("Specimen Ray", 8), ("Specimen Seeker", 10)):
        table = Table(
            quiet(hand=[name]), quiet(hand=["Specimen Ward of Three"], base=["Specimen Tough"]), battlefields=PLAIN
        )
        table.you.play(name, on="Specimen Tough")
        table.foe.play("Specimen Ward of Three", on="Specimen Tough")
        table.resolve()
        assert table.might("Specimen Tough") == n
        assert table.thing("Specimen Tough").damage == (0 if n == 8 else 1)


@covers("437.1.a.1")
@example("715.4.a#1", rule="437")
@covers("715.4.a")
def test_prevention_counts_the_bonus_damage_too() -> None:
    """Hextech Ray at the Void Gate."""
    table = Table(
        quiet(hand=["Specimen Ray"]), quiet(hand=["Specimen Ward of Three"], at={"Void Gate": ["Test Might 5"]}),
        battlefields=["Void Gate", MOOR],
    )
    table.you.play("Specimen Ray", on="Test Might 5")
    table.foe.play("Specimen Ward of Three", on="Test Might 5")
    table.resolve()
    assert table.thing("Test Might 5").damage == 1


@example("422.4#1", rule="422")
@covers("422.4", "422.2")
def test_an_effect_discards_as_many_as_it_can() -> None:
    """Undercover Agent."""
    for hand, discarded in (([], 0), (["Test Gear"], 1), (["Test Gear", "Test Sight"], 2)):
        table = Table(quiet(hand=["Test Vanish", *hand], base=["Specimen Undercover"]), quiet(), battlefields=PLAIN)
        table.you.play("Test Vanish", on="Specimen Undercover")
        table.resolve()
        assert len(table.events("discarded")) == discarded
        assert len(table.hand()) == 2
        assert table.rules() >= {"422"} or not discarded


@example("428.1.a.1.b#1", rule="808.1.d.2")
@covers("428.1.a.1.b")
def test_a_unit_that_is_killed_triggers_before_it_is_in_the_trash() -> None:
    """Draven, Audacious."""
    table = Table(quiet(hand=["Test Vanish"], base=["Specimen Draven"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Specimen Draven")
    table.foe.passes()
    assert table.chain() == ["Specimen Draven"]
    table.resolve()
    assert len(table.hand()) == 1


@example("428.5.d#1", rule="323.5")
@covers("428.5.d")
def test_what_a_reflexive_trigger_of_a_spell_kills_was_killed_with_the_spell() -> None:
    """Immortal Phoenix."""
    table = Table(quiet(hand=["Specimen Twice"], base=["Specimen Phoenix Friend"], trash=["Specimen Phoenix"]),
                  quiet(base=["Test Might 3", "Test Might 6"]), battlefields=PLAIN)
    table.you.play("Specimen Twice")
    table.foe.passes()
    table.you.choose("Test Might 3")
    table.you.choose("Test Might 6")
    assert table.chain() == ["Specimen Twice", "Specimen Twice"]
    table.resolve()
    table.you.choose("Specimen Phoenix", "Specimen Phoenix Friend")
    table.you.choose("yes")
    table.resolve()
    assert table.where("Specimen Phoenix") == "hand"
    assert [e.card for e in table.events("died")] == ["TST-R13"]
    assert table.events("died")[0].by == YOU
    assert len(table.hand()) == 2
