"""What an event gives a name to, what the next spell costs, and who deals damage where it isn't said to what."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    ability,
    battlefield,
    buff,
    choose,
    cost_less,
    costs_of,
    deal,
    draw,
    either,
    enemy,
    every,
    friendly,
    have,
    hold,
    kill,
    me,
    move,
    next_,
    next_time,
    player,
    prevent,
    repeat,
    spell,
    that,
    they,
    this_turn,
    unit,
    when,
    would,
    you,
    your,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    Unit("TST-NE1", "Named Chaser", energy=0, might=1).text(
        when(a(enemy, unit)(move(from_=a(battlefield).called("left"))), move(me, that("left")))),
    Unit("TST-NE2", "Named Scout", energy=0, might=1).text(
        when(a(friendly, unit).called("goer")(move(to=a(battlefield).called("goal"))), buff(that("goer")))),
    Unit("TST-NE3", "Named Judge", energy=0, might=9).text(
        when(a(enemy, unit).called("hitter")(deal(to=me)), kill(that("hitter")))),
    Unit("TST-NE4", "Named Mage", energy=0, might=9).text(would(every(spell)(deal()), prevent())),
    Unit("TST-NE5", "Named Priest", energy=0, might=9).text(would(every(either(spell, ability))(deal()), prevent())),
    Unit("TST-NE6", "Named Imp", energy=0, might=1).text(when(you(draw(1)), deal(1, every(enemy, unit)))),
    Unit("TST-NE7", "Named Ear", energy=0, might=5).text(when(me(deal()), draw(1))),
    Spell("TST-NE8", "Named Jolt", energy=0).text(deal(2, a(unit))),
    Spell("TST-NE9", "Named Promise", energy=0).text(this_turn(have(every(your, next_, spell), cost_less(2)))),
    Spell("TST-NE10", "Named Costly", energy=3).text(draw(1)),
    Unit("TST-NE11", "Named Heavy", energy=3, might=1),
    Spell("TST-NE12", "Named Study", energy=0).text(draw(1)),
    Unit("TST-NE13", "Named Saver", energy=0, might=1).text(have(costs_of(repeat), cost_less(1))),
    Spell("TST-NE14", "Named Twice", energy=0).text(repeat(2), draw(1)),
    Spell("TST-NE15", "Named Debt", energy=0).text(choose(a(player)), next_time(they(hold()), draw(1))),
]


@covers("390.2")
def test_a_player_who_was_chosen_is_waited_for() -> None:
    table = Table(quiet(hand=["Named Debt"], at={MEADOW: ["Named Imp"]}, deck=["Named Jolt"] * 4),
                  quiet(at={MOOR: ["Named Imp"]}, deck=["Named Jolt"] * 4), battlefields=PLAIN)
    table.you.play("Named Debt", on="Foe")
    table.resolve()
    table.end_turn()
    assert (table.points(), table.hand()) == ((0, 1), ["Named Jolt"])
    own = Table(quiet(hand=["Named Debt"], at={MEADOW: ["Named Imp"]}, deck=["Named Jolt"] * 4), quiet(),
                battlefields=PLAIN)
    own.you.play("Named Debt", on="Foe")
    own.resolve()
    own.end_turn()
    own.foe.ends()
    own.pass_all()
    assert (own.points(), own.hand()) == ((1, 0), ["Named Jolt"])  # that of the Draw Phase


@covers("383.2")
def test_a_place_that_an_event_names_is_where_that_happened() -> None:
    table = Table(quiet(base=["Named Chaser"]), quiet(at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 2"]}),
                  battlefields=PLAIN)
    table.end_turn()
    table.foe.move("Test Might 1", to="base")
    table.resolve()
    assert table.where("Named Chaser") == MEADOW


@covers("383.2")
def test_who_moves_is_what_the_event_names_and_not_where_to() -> None:
    table = Table(quiet(base=["Named Scout", "Test Might 3"]), quiet(), battlefields=PLAIN)
    table.you.move("Test Might 3", to=MEADOW)
    table.resolve()
    assert table.thing("Test Might 3").buffed == 1
    assert table.thing("Named Scout").buffed == 0


@covers("417.6")
def test_who_deals_damage_is_what_the_event_names_and_not_to_whom() -> None:
    table = Table(quiet(base=["Named Judge"]), quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN)
    table.you.move("Named Judge", to=MEADOW)
    table.pass_all()
    assert table.where("Named Judge") == MEADOW


@covers("437", "417.6")
def test_what_spells_deal_is_prevented_and_what_abilities_deal_is_not() -> None:
    for name, by_ability in (("Named Mage", 1), ("Named Priest", 0)):
        table = Table(quiet(base=["Named Imp"], hand=["Named Jolt", "Named Study"]), quiet(base=[name]),
                      battlefields=PLAIN)
        table.you.play("Named Jolt", on=name)
        table.resolve()
        assert table.thing(name).damage == 0
        table.you.play("Named Study")
        table.resolve()
        assert table.thing(name).damage == by_ability


@covers("417.6")
def test_a_unit_hears_itself_deal_damage_and_not_that_it_is_dealt_some() -> None:
    table = Table(quiet(base=["Named Ear"], hand=["Named Jolt"]), quiet(at={MEADOW: ["Test Might 1"]}),
                  battlefields=PLAIN)
    table.you.play("Named Jolt", on="Named Ear")
    table.resolve()
    assert not table.hand()
    table = Table(quiet(base=["Named Ear"]), quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN)
    table.you.move("Named Ear", to=MEADOW)
    table.pass_all()
    assert len(table.hand()) == 1


@covers("391", "356.4")
def test_the_next_spell_costs_less_and_the_one_after_it_does_not() -> None:
    hand = ["Named Promise", "Named Costly", "Named Costly", "Named Heavy"]
    table = Table(quiet(hand=hand, runes={"calm": 1}), quiet(), battlefields=PLAIN)
    assert not table.you.offered("play") >= {"Named Costly"}
    table.you.play("Named Promise")
    table.resolve()
    assert "Named Costly" in table.you.offered("play")
    assert "Named Heavy" not in table.you.offered("play")  # no spell
    table.you.play("Named Costly")
    table.resolve()
    assert table.ready_runes() == 0
    hand = ["Named Promise", "Named Study", "Named Costly"]
    table = Table(quiet(hand=hand, runes={"calm": 2}), quiet(), battlefields=PLAIN)
    table.you.play("Named Promise")
    table.resolve()
    table.you.play("Named Study")  # was the next one
    table.resolve()
    assert "Named Costly" not in table.you.offered("play")




@covers("356.4.c", "820")
def test_what_repeating_costs_can_be_less_by_itself() -> None:
    for base, drawn in (["Named Saver"], 2), ([], 1):
        table = Table(quiet(base=base, hand=["Named Twice"], runes={"calm": 1}), quiet(), battlefields=PLAIN)
        table.you.play("Named Twice", repeat=drawn - 1)
        table.resolve()
        assert len(table.hand()) == drawn
        assert table.ready_runes() == 2 - drawn
