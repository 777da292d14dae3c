"""Words that mean what they say wherever they stand: cards of a kind that are discarded (422), names that are
remembered (759–763)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    as_,
    at_a_battlefield,
    cant,
    cost,
    discard,
    draw,
    every,
    exhaust,
    gear,
    give,
    have,
    if_,
    is_,
    may,
    me,
    might,
    name_,
    opponent,
    optional_cost,
    play,
    so_named,
    spell,
    this,
    this_turn,
    unit,
    when,
    you,
    you_paid,
)
from tests.rules.covers import covers
from tests.rules.drafting import carry_out, offered, table
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Gear("TST-5S01", "True Furnace", energy=0).text(activate(cost(discard(a(spell))), draw(1))),
    Unit("TST-5S02", "True Miser", energy=0, might=1).text(
        optional_cost(discard(a(spell))), if_(you_paid, when(you(play(me)), draw(1)))),
    Spell("TST-5S03", "True Purge", energy=0).text(discard(a(spell)), draw(1)),
    Unit("TST-5S04", "True Trader", energy=0, might=1).text(when(you(play(me)), may(discard(a(gear))).to(draw(1)))),
    Gear("TST-5S05", "True List", energy=0).text(
        as_(you(play(me)), name_("tag")), activate(cost(exhaust(this)), give(a(unit, so_named), might(-2), this_turn))),
    Unit("TST-5S06", "True Feline", energy=0, might=2).text(
        when(you(play(me)), name_(spell)),
        if_(is_(me, at_a_battlefield), cant(every(opponent)(play(a(spell, so_named)))))),
    Spell("TST-5S07", "True Curse", energy=0).text(name_("tag"), this_turn(have(every(unit, so_named), might(-1)))),
    Spell("TST-5S08", "True Ward", energy=0).text(
        name_(spell), this_turn(cant(every(opponent)(play(a(spell, so_named)))))),
]


@covers("422", "203.3", "422.3")
def test_a_spell_is_discarded_as_a_cost() -> None:
    there = table(hand=["Test Spark", "Test Gear"], base=["True Furnace"])
    assert "True Furnace" in there.you.offered("use")
    carry_out(there, "use", "True Furnace")
    assert (there.trash(), len(there.hand())) == (["Test Spark"], 2)
    none = table(hand=["Test Gear"], base=["True Furnace"])
    assert "True Furnace" not in none.you.offered("use")
    on_board = table(hand=[], base=["True Furnace"], trash=["Test Spark"])
    assert "True Furnace" not in on_board.you.offered("use")


@covers("422.1.a", "355.10.c")
def test_which_spell_is_discarded_is_its_owners_choice() -> None:
    there = table(hand=["Test Spark", "Test Sight", "Test Gear"], base=["True Furnace"])
    assert offered(there, "use", "True Furnace") == ["Test Spark", "Test Sight"]
    carry_out(there, "use", "True Furnace", "Test Sight")
    assert there.trash() == ["Test Sight"]


@covers("355.1.a", "422.3")
def test_a_spell_is_discarded_as_an_optional_additional_cost() -> None:
    there = table(hand=["True Miser", "Test Spark"])
    there.you.play("True Miser", paying="Test Spark")
    there.resolve()
    assert (there.trash(), len(there.hand())) == (["Test Spark"], 1)
    without = table(hand=["True Miser", "Test Gear"])
    assert offered(without, "play", "True Miser") == ["confirm"]


@covers("422.4", "355.10.a")
def test_a_spell_is_discarded_as_an_effect() -> None:
    there = table(hand=["True Purge", "Test Spark", "Test Gear"])
    carry_out(there, "play", "True Purge")
    if there.open.kind == "choose":
        there.you.choose("Test Spark")
    assert "Test Spark" in there.trash()
    assert "Test Gear" in there.hand()


@covers("383.3.b", "422.3")
def test_a_gear_is_discarded_for_a_trigger_from_the_hand_not_from_the_board() -> None:
    there = table(quiet(), hand=["True Trader", "Test Gear"])
    there.you.play("True Trader")
    there.you.choose("yes")
    there.resolve()
    assert there.trash() == ["Test Gear"]
    board = table(hand=["True Trader"], base=["Test Gear"])
    board.you.play("True Trader")
    board.resolve()
    assert board.where("Test Gear") == "base"
    assert not board.hand()


@covers("760", "763")
def test_a_tag_is_named_in_one_line_and_used_in_another() -> None:
    there = table(quiet(base=["Pouty Poro", "Test Might 3"]), hand=["True List"], runes={"fury": 1})
    there.you.play("True List")
    there.you.choose("name:Poro")
    there.resolve()
    assert offered(there, "use", "True List") == ["confirm"]
    carry_out(there, "use", "True List")
    assert (there.might("Pouty Poro"), there.might("Test Might 3")) == (0, 3)


@covers("760", "762")
def test_a_spell_is_named_by_a_trigger_and_forbidden_as_long_as_the_unit_is_there() -> None:
    there = Table(quiet(hand=["True Feline"]), quiet(hand=["Test Spark", "Test Sight"]), battlefields=PLAIN)
    there.you.play("True Feline")
    there.resolve()
    there.you.choose("name:Test Spark")
    there.end_turn()
    assert there.foe.offered("play") == {"Test Spark", "Test Sight"}  # the cat is at no battlefield
    there.answer(FOE, "end")
    there.pass_all()
    there.you.move("True Feline", to=MEADOW)
    there.pass_all()
    there.end_turn()
    assert "Test Spark" not in there.foe.offered("play")
    assert "Test Sight" in there.foe.offered("play")


@covers("760", "763", "389")
def test_a_tag_is_named_for_an_effect_that_lasts() -> None:
    there = table(quiet(base=["Pouty Poro", "Test Might 3"]), hand=["True Curse"])
    there.you.play("True Curse")
    there.resolve()
    there.you.choose("name:Poro")
    assert (there.might("Pouty Poro"), there.might("Test Might 3")) == (1, 3)
    there.end_turn()
    assert there.might("Pouty Poro") == 2


@covers("760", "762", "389")
def test_a_spell_that_is_named_is_forbidden_for_a_turn() -> None:
    foe = quiet(hand=["Test Spark", "Test Vanish"])
    there = Table(quiet(hand=["True Ward", "Test Sight"], base=["Test Might 1"]), foe, battlefields=PLAIN)
    there.you.play("True Ward")
    there.resolve()
    there.you.choose("name:Test Spark")
    there.you.play("Test Sight")
    assert there.foe.why_not("play", "Test Spark") == ["054.1"]
    assert "054.1" not in there.foe.why_not("play", "Test Vanish")
    assert there.hand(YOU) == []


@covers("760", "763")
def test_each_object_remembers_the_name_that_it_asked_for() -> None:
    there = table(quiet(base=["Pouty Poro", "Test Might 3"]), hand=["True List", "True List"], runes={"fury": 1})
    for tag in ("Poro", "Demacia"):
        there.you.play("True List")
        there.you.choose(f"name:{tag}")
        there.resolve()
    poro, demacia = (f"use:{there.thing(name).id}:0" for name in ("True List", "True List#2"))
    assert poro in there.open.keys
    assert demacia not in there.open.keys
    assert there.game.why_not(YOU, demacia)[0].rule == "355.8"
