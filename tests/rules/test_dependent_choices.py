"""Choices that depend on choices made before (355.8), and damage that is split among none (355.13)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    an,
    any_number,
    at_most,
    battlefield,
    choose,
    controlled_by,
    controller_of,
    cost,
    deal,
    deal_split,
    draw,
    enemy,
    exhaust,
    friendly,
    give,
    it,
    kill,
    me,
    might,
    might_of,
    move,
    play,
    player,
    some,
    them,
    there,
    they,
    this,
    this_turn,
    unit,
    up_to,
    when,
    with_might,
    you,
)
from tests.rules.covers import covers
from tests.rules.drafting import carry_out, offered, table
from tests.rules.grounds import MEADOW, MOOR, quiet
from tests.table import EXTRA, FOE

EXTRA += [
    Spell("TST-5R10", "Reach Storm", energy=0).text(choose(a(battlefield)), deal(2, a(unit, there))),
    Spell("TST-5R11", "Reach Verdict", energy=0).text(choose(a(player)), kill(a(unit, controlled_by(they)))),
    Spell("TST-5R12", "Reach Search", energy=0).text(
        choose(a(battlefield)), give(a(friendly, unit, there), might(1), this_turn),
        kill(an(enemy, unit, with_might(at_most(might_of(it)))))),
    Spell("TST-5R13", "Reach Charge", energy=0).text(move(a(friendly, unit)), deal(1, an(enemy, unit, there))),
    Gear("TST-5R14", "Reach Beacon", energy=0).text(
        activate(cost(exhaust(this)), choose(a(battlefield)), deal(2, a(unit, there)))),
    Unit("TST-5R15", "Reach Herald", energy=0, might=9).text(
        when(you(play(me)), choose(a(battlefield)), deal(2, a(unit, there)))),
    Spell("TST-5R16", "Reach Volley", energy=0).text(deal_split(3, any_number(enemy, unit))),
    Spell("TST-5R17", "Reach Pair", energy=0).text(deal_split(3, up_to(2, enemy, unit))),
    Spell("TST-5R18", "Reach Bolt", energy=0).text(deal_split(3, some(2, enemy, unit))),
    Spell("TST-5R2N", "Reach Twins", energy=0).text(
        deal(1, some(2, enemy, unit)), kill(up_to(1, unit, controlled_by(controller_of(them))))),
    Spell("TST-5R2M", "Reach March", energy=0).text(move(some(2, friendly, unit), a(battlefield)), draw(1)),
    Unit("TST-5R19", "Reach Bear", energy=0, might=1).text(when(you(play(me)), deal_split(3, any_number(enemy, unit)))),
]


# --- a choice that depends on one before

@covers("355.8")
def test_a_target_at_a_place_that_is_chosen_before() -> None:
    there = table(quiet(at={MEADOW: ["Test Might 2"]}), hand=["Reach Storm"])
    assert there.you.offered("play") == {"Reach Storm"}
    assert MOOR not in offered(there, "play", "Reach Storm")
    carry_out(there, "play", "Reach Storm")
    assert there.trash(FOE) == ["Test Might 2"]
    empty = table(quiet(base=["Test Might 2"]), hand=["Reach Storm"])
    assert empty.you.why_not("play", "Reach Storm") == ["355.8"]
    two = table(quiet(at={MEADOW: ["Test Might 2"], MOOR: ["Test Might 1"]}), hand=["Reach Storm"])
    assert offered(two, "play", "Reach Storm") == [MEADOW, MOOR]
    carry_out(two, "play", "Reach Storm", MOOR)
    assert two.trash(FOE) == ["Test Might 1"]


@covers("355.8")
def test_a_target_of_a_player_who_is_chosen_before() -> None:
    there = table(quiet(base=["Test Might 2"]), hand=["Reach Verdict"])
    assert there.you.offered("play") == {"Reach Verdict"}
    assert offered(there, "play", "Reach Verdict") != ["You", "Foe"]
    carry_out(there, "play", "Reach Verdict")
    assert there.trash(FOE) == ["Test Might 2"]
    assert table(hand=["Reach Verdict"]).you.offered("play") == set()


@covers("355.8")
def test_a_chain_of_choices_is_followed_to_its_end() -> None:
    foe = quiet(base=["Test Might 2"])
    there = table(foe, hand=["Reach Search"], at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 3"]})
    assert there.you.offered("play") == {"Reach Search"}
    assert MEADOW not in offered(there, "play", "Reach Search")
    carry_out(there, "play", "Reach Search")
    assert (there.trash(FOE), there.might("Test Might 3")) == (["Test Might 2"], 4)
    short = table(foe, hand=["Reach Search"], at={MEADOW: ["Test Might 1"]}, base=["Test Might 3"])
    assert short.you.offered("play") == set()


@covers("355.8")
def test_several_that_a_later_choice_speaks_of_have_to_be_there() -> None:
    one = table(quiet(base=["Test Might 2"]), hand=["Reach Twins"])
    assert one.you.offered("play") == set()
    assert one.you.why_not("play", "Reach Twins") == ["355.8"]
    two = table(quiet(base=["Test Might 2", "Test Might 3"]), hand=["Reach Twins"])
    assert two.you.offered("play") == {"Reach Twins"}
    carry_out(two, "play", "Reach Twins", "Test Might 2", "Test Might 3")
    assert two.trash(FOE) == ["Test Might 3"]


@covers("355.8")
def test_several_that_a_later_choice_speaks_of_are_there_in_that_number() -> None:
    there = table(hand=["Reach March"], base=["Test Might 1", "Test Might 2"])
    assert there.you.offered("play") == {"Reach March"}
    carry_out(there, "play", "Reach March", "Test Might 1", MEADOW)
    assert {there.where(name) for name in ("Test Might 1", "Test Might 2")} == {MEADOW}
    short = table(hand=["Reach March"], base=["Test Might 1"])
    assert short.you.offered("play") == set()
    assert set(short.you.why_not("play", "Reach March")) == {"355.8"}


@covers("355.4", "355.8")
def test_a_target_where_a_unit_is_moved_to() -> None:
    foe = quiet(at={MOOR: ["Test Might 1"]})
    there = table(foe, hand=["Reach Charge"], base=["Test Might 3"])
    assert there.you.offered("play") == {"Reach Charge"}
    assert MEADOW not in offered(there, "play", "Reach Charge")
    assert table(hand=["Reach Charge"], base=["Test Might 3"]).you.offered("play") == set()


@covers("355.8", "402.3")
def test_an_ability_with_a_target_at_a_chosen_place() -> None:
    there = table(quiet(at={MEADOW: ["Test Might 2"]}), base=["Reach Beacon"])
    assert "Reach Beacon" in there.you.offered("use")
    carry_out(there, "use", "Reach Beacon")
    assert there.trash(FOE) == ["Test Might 2"]
    assert "Reach Beacon" not in table(quiet(base=["Test Might 2"]), base=["Reach Beacon"]).you.offered("use")


@covers("402.4")
def test_a_trigger_offers_only_places_with_targets() -> None:
    there = table(quiet(at={MOOR: ["Test Might 1"]}), hand=["Reach Herald"])
    there.you.play("Reach Herald")
    there.resolve()
    assert there.trash(FOE) == ["Test Might 1"]
    none = table(quiet(base=["Test Might 1"]), hand=["Reach Herald"])
    none.you.play("Reach Herald")
    none.resolve()
    assert none.where("Test Might 1", FOE) == "base"
    assert "402.4" in none.rules()


# --- any number, none among them

@covers("355.13", "355.14")
def test_any_number_split_among_none_can_be_played() -> None:
    none = table(hand=["Reach Volley"])
    assert none.you.offered("play") == {"Reach Volley"}
    carry_out(none, "play", "Reach Volley")
    assert none.trash() == ["Reach Volley"]
    assert not none.events("dealt")
    some_ = table(quiet(base=["Test Might 1", "Test Might 2"]), hand=["Reach Volley"])
    assert offered(some_, "play", "Reach Volley") == ["Test Might 1", "Test Might 2", "Done"]
    carry_out(some_, "play", "Reach Volley", "done")
    assert not some_.trash(FOE)


@covers("355.13", "355.14.c")
def test_a_split_keeps_the_bounds_that_its_text_says() -> None:
    foe = quiet(base=["Test Might 1", "Test Might 2", "Test Might 3"])
    there = table(foe, hand=["Reach Pair"])
    assert offered(there, "play", "Reach Pair", "Test Might 1", "Test Might 2") == ["confirm"]
    assert table(hand=["Reach Pair"]).you.offered("play") == {"Reach Pair"}
    assert table(quiet(base=["Test Might 1"]), hand=["Reach Bolt"]).you.offered("play") == set()
    two = table(quiet(base=["Test Might 1", "Test Might 2"]), hand=["Reach Bolt"])
    carry_out(two, "play", "Reach Bolt", "Test Might 1")
    assert two.open.why == "355.14.e"


@covers("355.13", "402.4")
def test_a_trigger_that_splits_among_any_number_resolves_without_targets() -> None:
    there = table(hand=["Reach Bear"])
    there.you.play("Reach Bear")
    there.resolve()
    assert "402.4" not in there.rules()
