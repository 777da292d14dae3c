"""In what others do, who are “you” there, the player whose text it is is `controller_of(this)` (191.4, 355.10.e)."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    an,
    at_the,
    attack,
    buff,
    choose,
    controlled_by,
    controller_of,
    deal,
    draw,
    ends,
    enemy,
    every,
    friendly,
    gain_xp,
    it,
    kill,
    me,
    opponent,
    other,
    owner_of,
    player,
    reaction,
    spell,
    take_control,
    they,
    this,
    unit,
    unless,
    when,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

THREAT = Spell("TST-WT01", "Whose Threat", energy=0).text(
    reaction, choose(an(enemy, unit)), unless(controller_of(it)(controller_of(this)(draw(2))), deal(6, it))
)
TITHE = Spell("TST-WT02", "Whose Tithe", energy=0).text(
    every(player, other)(controller_of(this)(gain_xp(2)), kill(a(unit, controlled_by(they))))
)
EXTRA += [
    THREAT, TITHE,
    Unit("TST-WT03", "Whose Herald", energy=0, might=3).text(
        when(me(attack), every(opponent)(kill(a(friendly, unit)), controller_of(me)(draw(1))))
    ),
    Unit("TST-WT04", "Whose Prophet", energy=0, might=3).text(
        when(me(attack), every(opponent)(at_the(ends("turn"), controller_of(me)(gain_xp(1)))))
    ),
    Spell("TST-WT05", "Whose Gift", energy=0).text(every(player, other)(controller_of(this)(gain_xp(1)))),
    Spell("TST-WT06", "Whose Theft", energy=0).text(reaction, take_control(a(spell))),
    Spell("TST-WT07", "Whose Debt", energy=0).text(buff(a(unit)), owner_of(it)(draw(1))),
]


@covers("355.10.e")
@pytest.mark.parametrize(("answer", "drawn", "there"), [("yes", 2, "base"), ("no", 0, "trash")])
def test_others_have_the_player_of_the_text_do_something(answer: str, drawn: int, there: str) -> None:
    table = Table(quiet(hand=["Whose Threat"]), quiet(base=["Test Might 5"]))
    table.you.play("Whose Threat", on="Test Might 5")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (FOE, "may")
    table.foe.choose(answer)
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (drawn, 0)
    assert table.where("Test Might 5", FOE) == there


def test_they_are_still_who_acts_after_that() -> None:
    table = Table(quiet(hand=["Whose Tithe"], base=["Test Might 1"]), quiet(base=["Test Might 2"]),
                  others=[quiet(base=["Test Might 3"])], battlefields=THREE)
    table.you.play("Whose Tithe")
    table.resolve()
    assert [(event.seat, event.n) for event in table.events("xp gained")] == [(YOU, 2), (YOU, 2)]
    assert [event.seat for event in table.events("died")] == [FOE, 2]


@covers("191.2")
def test_it_is_who_has_control_of_the_spell_by_then() -> None:
    table = Table(quiet(hand=["Whose Gift"]), quiet(hand=["Whose Theft"]), others=[quiet()], battlefields=THREE)
    table.you.play("Whose Gift", keep=True)
    table.you.passes()
    table.foe.play("Whose Theft", on="Whose Gift")
    table.resolve()
    assert [event.seat for event in table.events("xp gained")] == [FOE, FOE]


@covers("191.4", "191.4.b")
def test_it_is_the_controller_of_the_ability_when_its_source_is_gone() -> None:
    table = Table(quiet(base=["Whose Herald"]), quiet(hand=["Test Vanish"], at={MEADOW: ["Test Might 1"]}))
    table.you.move("Whose Herald", to=MEADOW)
    table.foe.play("Test Vanish", on="Whose Herald")
    table.resolve()
    assert (table.where("Whose Herald"), len(table.hand(YOU)), len(table.hand(FOE))) == ("trash", 1, 0)


def test_a_delayed_ability_of_theirs_still_knows_it() -> None:
    table = Table(quiet(base=["Whose Prophet"]), quiet(at={MEADOW: ["Test Might 1"]}))
    table.you.move("Whose Prophet", to=MEADOW)
    table.pass_all()
    table.you.ends()
    table.resolve()
    assert [event.seat for event in table.events("xp gained")] == [YOU]


def test_it_is_said_as_you() -> None:
    assert say(THREAT).endswith("Deal 6 to it unless its controller has you draw 2.")
    assert say(TITHE) == "Each other player has you gain 2 XP, then kills a unit they control."


def test_the_owner_of_what_is_still_there_acts() -> None:
    table = Table(quiet(hand=["Whose Debt"]), quiet(base=["Test Might 5"]))
    table.you.play("Whose Debt", on="Test Might 5")
    table.resolve()
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (0, 1)
