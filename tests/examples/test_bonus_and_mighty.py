"""Worked examples of Bonus Damage and Mighty (711, 715)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    ability,
    among_them,
    an,
    any_number,
    attack,
    bonus_damage,
    card,
    choose,
    deal,
    deal_split,
    defend,
    either,
    enemy,
    every,
    friendly,
    have,
    here,
    hidden,
    me,
    mighty,
    per,
    recycle,
    return_to_hand,
    reveal,
    spell,
    that,
    top,
    unit,
    up_to,
    when,
    with_,
    your,
    your_trash,
)
from tests.rules.covers import covers, example, ruling
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    Unit("TST-EM1", "Specimen Annie", energy=0, might=1).text(
        have(every(your, either(spell, ability)), bonus_damage(1))
    ),
    Unit("TST-EM2", "Specimen Damper", energy=0, might=1).text(have(every(either(spell, ability)), bonus_damage(-2))),
    Spell("TST-EM3", "Specimen Singularity", energy=0).text(deal(6, up_to(2, unit))),
    Unit("TST-EM4", "Specimen Volibear", energy=0, might=20).text(
        when(me(attack), deal_split(5, any_number(enemy, unit, here)))
    ),
    Unit("TST-EM5", "Specimen Teemo", energy=0, might=9).text(
        when(
            me(defend), choose(an(enemy, unit, here).called("unit")), reveal(top(5)),
            deal(per(every(card, among_them, with_(hidden))), that("unit")), recycle(every(card, among_them)),
        )
    ),
    Unit("TST-EM6", "Specimen Lurker", energy=0, might=1).text(hidden),
    Spell("TST-EM7", "Specimen Mighty Call", energy=0).text(return_to_hand(a(unit, mighty, your_trash))),
    Spell("TST-EM8", "Specimen Mend Strong", energy=0).text(deal(1, a(friendly, unit, mighty))),
]


@example("715.2#1", rule="417")
@covers("715", "715.2", "417.1.c", "417.1.d", "417.5")
def test_each_of_several_targets_gets_the_bonus_damage() -> None:
    """Singularity, with Annie, Fiery."""
    table = Table(
        quiet(hand=["Specimen Singularity"], base=["Specimen Annie"]),
        quiet(base=["Specimen Volibear", "Specimen Teemo"]), battlefields=PLAIN,
    )
    table.you.play("Specimen Singularity", on=["Specimen Volibear", "Specimen Teemo"])
    table.resolve()
    assert [e.n for e in table.events("damaged")] == [7, 7]


@example("715.3#1", rule="355.5")
@covers("715.3")
def test_damage_that_is_split_may_have_a_target_more() -> None:
    """Volibear, Furious, with Annie, Fiery."""
    there = [f"Test Might {n}" for n in range(1, 7)]
    table = Table(
        quiet(base=["Specimen Volibear", "Specimen Annie"]), quiet(at={MOOR: [*there, "Test Tank"]}), battlefields=PLAIN
    )
    table.you.move("Specimen Volibear", to=MOOR)
    assert (table.open.kind, table.open.most) == ("choose", 6)
    table.you.choose(*there)
    table.resolve()
    assert sum(e.n for e in table.events("damaged")) == 6
    assert {e.n for e in table.events("damaged")} == {1}


@example("715.4#1", rule="424")
def test_no_damage_no_bonus_damage() -> None:
    """Teemo, Strategist, with a Rabadon's Deathcrown."""
    table = Table(
        quiet(base=["Test Might 6"]),
        quiet(at={MOOR: ["Specimen Teemo"]}, base=["Specimen Annie"], deck=["Test Gear"] * 6), battlefields=PLAIN,
    )
    table.you.move("Test Might 6", to=MOOR)
    table.resolve()
    assert len(table.events("revealed")) == 5
    assert table.events("damaged") == []


@covers("715.4", "424")
def test_with_damage_the_bonus_comes_on_top() -> None:
    table = Table(
        quiet(base=["Test Might 6"]),
        quiet(at={MOOR: ["Specimen Teemo"]}, base=["Specimen Annie"], deck=["Specimen Lurker"] * 2), battlefields=PLAIN,
    )
    table.you.move("Test Might 6", to=MOOR)
    table.resolve()
    assert [e.n for e in table.events("damaged")] == [3]


@covers("714", "714.1", "714.2", "417", "715.1")
def test_bonuses_are_added_up_and_never_take_damage_away() -> None:
    one, less = "Specimen Annie", "Specimen Damper"
    for base, n in (([one, one], 4), ([one, less], 2), ([one, one, one, less], 3)):
        table = Table(quiet(hand=["Test Spark"], base=base), quiet(base=["Specimen Volibear"]), battlefields=PLAIN)
        table.you.play("Test Spark", on="Specimen Volibear")
        table.resolve()
        assert [e.n for e in table.events("damaged")] == [n]


@ruling("R080", rule="417")
def test_bonus_damage_to_units_here_only() -> None:
    table = Table(
        quiet(hand=["Specimen Singularity"]), quiet(at={"Void Gate": ["Specimen Volibear"]}, base=["Specimen Teemo"]),
        battlefields=["Void Gate", MOOR],
    )
    table.you.play("Specimen Singularity", on=["Specimen Volibear", "Specimen Teemo"])
    table.resolve()
    assert sorted((e.card, e.n) for e in table.events("damaged")) == [("TST-EM4", 7), ("TST-EM5", 6)]


@example("711#1", rule="355.5")
@covers("711")
def test_a_card_in_a_trash_is_mighty_by_its_printed_might() -> None:
    table = Table(quiet(hand=["Specimen Mighty Call", "Test Curse", "Test Vanish"], at={MEADOW: ["Test Might 6"]},
                        trash=["Test Might 4", "Test Might 5"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Curse", on="Test Might 6")
    table.resolve()
    table.you.play("Test Vanish", on="Test Might 6")
    table.resolve()
    question = table.you.draft(table.you._first("play", "Specimen Mighty Call"))
    assert {o.short for o in question.options} == {"Test Might 5", "Test Might 6"}
    table.you.play("Specimen Mighty Call", on="Test Might 6")
    table.resolve()
    assert table.hand() == ["Test Might 6"]


@ruling("R015", rule="355.5")
@covers("708", "710", "355.5")
def test_a_unit_on_the_board_is_mighty_by_its_present_might() -> None:
    table = Table(
        quiet(hand=["Specimen Mend Strong", "Test Curse"], base=["Test Might 4", "Test Might 5", "Test Might 6"]),
        quiet(), battlefields=PLAIN,
    )
    table.you.play("Test Curse", on="Test Might 6")
    table.resolve()
    table.you.play("Specimen Mend Strong")
    assert [e.card for e in table.events("chose")] == ["TST-R16", "TST-R15"]
