"""What spells and abilities cost by what they choose, as a text on the board says (356.4)."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    ability,
    activate,
    an,
    choosing,
    controller_of,
    cost,
    cost_less,
    cost_more,
    either,
    enemy,
    every,
    friendly,
    friendly_to,
    fury,
    have,
    here,
    it,
    me,
    rainbow,
    reaction,
    some,
    spell,
    stun,
    unit,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, Table, find_or_extra

EXTRA += [
    Unit("TST-PT1", "Priced Muse", energy=0, might=1).text(have(every(your, spell, choosing(me)), cost_less(2))),
    Unit("TST-PT2", "Priced Patron", energy=0, might=1).text(
        have(every(spell, choosing(a(unit, here, friendly_to(controller_of(it))))), cost_less(rainbow))
    ),
    Unit("TST-PT3", "Priced Ward", energy=0, might=1).text(
        have(every(enemy, spell, choosing(a(friendly, unit))), cost_more(1))
    ),
    Unit("TST-PT4", "Priced Guide", energy=0, might=1).text(
        have(every(your, either(spell, ability), choosing(me)), cost_less(1)),
        activate(cost(1), stun(a(unit))),
    ),
    Spell("TST-PT5", "Priced Freeze", energy=2).text(reaction, stun(a(unit))),
    Spell("TST-PT6", "Priced Frost", energy=2).text(reaction, stun(some(2, unit))),
    Spell("TST-PT7", "Priced Prayer", energy=0, power=1).text(reaction, stun(an(enemy, unit)), stun(a(friendly, unit))),
]


@covers("356.4", "356.4.a")
@pytest.mark.parametrize(("energy", "offered"), [(0, ["Priced Muse"]), (2, ["Priced Muse", "Test Might 1"])])
def test_only_what_makes_it_payable_can_be_chosen(energy: int, offered: list[str]) -> None:
    pool = {"energy": energy} if energy else {}
    table = Table(quiet(base=["Priced Muse", "Test Might 1"], hand=["Priced Freeze"], pool=pool), quiet(),
                  battlefields=PLAIN)
    first = table.you._first("play", "Priced Freeze")
    question = table.you.draft(first)
    shown = sorted(table.you._name(option.subject) for option in question.options if option.subject)
    assert (shown if question.kind == "choose" else ["Priced Muse"]) == offered


@covers("356.4.d")
def test_of_several_targets_one_is_enough_and_counts_once() -> None:
    table = Table(quiet(base=["Priced Muse", "Test Might 1", "Test Might 2"], hand=["Priced Frost"]), quiet(),
                  battlefields=PLAIN)
    table.you.play("Priced Frost", on=["Test Might 1", "Priced Muse"])
    table.resolve()
    assert (table.thing("Test Might 1").stunned, table.thing("Priced Muse").stunned) == (True, True)
    poor = Table(quiet(base=["Test Might 1", "Test Might 2"], hand=["Priced Frost"]), quiet(), battlefields=PLAIN)
    assert poor.you.offered("play") == set()


@covers("740.1", "356.4.a")
def test_whose_friends_are_meant_is_told_by_the_spell() -> None:
    for mine, offered in ((True, {"Priced Prayer"}), (False, set())):
        there = {"at": {MEADOW: ["Priced Patron"]}}
        table = Table(quiet(base=["Test Might 1"], hand=["Priced Prayer"], **(there if mine else {})),
                      quiet(base=["Test Might 2"], **({} if mine else there)), battlefields=PLAIN)
        assert table.you.offered("play") == offered


@covers("356.3")
def test_a_spell_can_cost_more_by_what_it_chooses() -> None:
    table = Table(quiet(base=["Test Might 1"], hand=["Priced Freeze"], pool={"energy": 2}),
                  quiet(base=["Priced Ward"]), battlefields=PLAIN)
    table.you.play("Priced Freeze", on="Test Might 1")
    assert [e.n for e in table.events("paid")] == [2]
    poor = Table(quiet(hand=["Priced Freeze"], pool={"energy": 2}), quiet(base=["Priced Ward"]), battlefields=PLAIN)
    assert poor.you.offered("play") == set()


@covers("356.4", "404.1")
def test_abilities_too() -> None:
    table = Table(quiet(base=["Priced Guide", "Test Might 1"]), quiet(), battlefields=PLAIN)
    assert table.you.offered("use") == {"Priced Guide"}
    table.you.use("Priced Guide", on="Priced Guide")
    table.resolve()
    assert (table.thing("Priced Guide").stunned, table.thing("Test Might 1").stunned) == (True, False)


def test_how_it_is_said() -> None:
    assert say(find_or_extra(GENTLE)) == "The cost of spells you play that choose me is reduced by [1] or [A]."
    assert say(find_or_extra("Priced Muse")) == "Spells you play that choose me cost [2] less."
    assert say(find_or_extra("Priced Patron")) == (
        "The cost of spells that choose a unit here friendly to its controller is reduced by [A]."
    )


GENTLE, DEAR = "Priced Gentle", "Priced Dear"
EXTRA += [
    Unit("TST-PT8", GENTLE, energy=0, might=1).text(have(every(your, spell, choosing(me)), cost_less(1).or_(rainbow))),
    Spell("TST-PT9", DEAR, fury, energy=2, power=1).text(reaction, stun(a(unit))),
]


@covers("356.4.d")
@pytest.mark.parametrize(("price", "energy", "recycled"), [("1 Energy, 1 Fury", 1, 1), ("2 Energy", 2, 0)])
def test_of_this_or_that_less_the_player_chooses_which(price: str, energy: int, recycled: int) -> None:
    table = Table(quiet(base=[GENTLE, "Test Might 1"], hand=[DEAR], runes={"fury": 3}), quiet(), battlefields=PLAIN)
    table.you.play(DEAR, on=GENTLE, price=price)
    assert sum(event.n for event in table.events("paid")) == energy + recycled
    assert len(table.state.players[0].runes) == 3 - recycled
    table.resolve()
    assert table.thing(GENTLE).stunned


@covers("356.4.d")
def test_what_can_alone_be_paid_or_alone_lessens_anything_is_not_asked() -> None:
    poor = Table(quiet(base=[GENTLE, "Test Might 1"], hand=[DEAR], pool={"energy": 2}), quiet(), battlefields=PLAIN)
    assert poor.you.offered("play") == {DEAR}
    poor.you.play(DEAR, on=GENTLE)
    assert [event.n for event in poor.events("paid")] == [2]
    plain = Table(quiet(base=[GENTLE], hand=["Priced Freeze"], pool={"energy": 1}), quiet(), battlefields=PLAIN)
    plain.you.play("Priced Freeze")
    assert [event.n for event in plain.events("paid")] == [1]


@covers("356.4.d")
def test_what_chooses_another_or_is_an_enemys_costs_all() -> None:
    table = Table(quiet(base=[GENTLE, "Test Might 1"], hand=[DEAR], runes={"fury": 3}), quiet(), battlefields=PLAIN)
    table.you.play(DEAR, on="Test Might 1")
    assert sum(event.n for event in table.events("paid")) == 3
    foes = Table(quiet(hand=[DEAR], pool={"energy": 2}), quiet(base=[GENTLE]), battlefields=PLAIN)
    assert foes.you.offered("play") == set()
