"""Gear that moves to a base (420, 446, 447), and whose it is there."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    base_of,
    cant,
    draw,
    enemy,
    equip,
    every,
    friendly,
    gear,
    it,
    move,
    opponent,
    take_control,
    unit,
    when,
    you,
    your_base,
)
from engine.words.saying.say import say
from tests.cards.naming import options
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Spell("TST-GM01", "Moving Snatch", energy=0).text(move(an(enemy, gear), your_base)),
    Spell("TST-GM02", "Moving Theft", energy=0).text(move(an(enemy, gear), your_base), take_control(it)),
    Spell("TST-GM03", "Moving Errand", energy=0).text(move(a(friendly, gear), base_of(it))),
    Unit("TST-GM04", "Moving Porter", energy=0, might=1).text(when(you(move(a(gear))), draw(1))),
    Unit("TST-GM05", "Moving Usher", energy=0, might=1).text(when(you(move(a(unit))), draw(1))),
    Unit("TST-GM06", "Moving Watchman", energy=0, might=1).text(cant(an(opponent)(move(every(friendly, gear))))),
    Gear("TST-GM07", "Moving Bauble", energy=0),
    Gear("TST-GM08", "Moving Blade", energy=0, bonus=2, tags="Equipment").text(equip(0)),
    Gear("TST-GM09", "Moving Urn", energy=0),
]
BAUBLE, BLADE = "Moving Bauble", "Moving Blade"


def test_it_is_said() -> None:
    assert "Move an enemy gear to your base. Take control of it." in say(find_or_extra("Moving Theft"))


@covers("420.1", "446.1", "323.7")
@pytest.mark.parametrize(("spell", "controller"), [("Moving Snatch", FOE), ("Moving Theft", YOU)])
def test_it_goes_back_unless_it_is_controlled_there(spell: str, controller: int) -> None:
    table = Table(quiet(base=["Test Might 1", "Moving Urn"], hand=[spell]),
                  quiet(base=[BAUBLE, BLADE, "Test Might 2"]), battlefields=PLAIN)
    assert options(table.you, "play", spell) == [BAUBLE, BLADE], "neither a unit nor your own"
    table.you.play(spell, on=BAUBLE)
    table.resolve()
    moved = table.events("moved")
    assert [(event.rule, event.place) for event in moved] == [("447", -1)]
    thing = table.state.objects[moved[0].subject]
    assert (thing.owner, thing.controller, thing.place) == (FOE, controller, -1 - controller)
    assert [event.rule for event in table.events("recalled")] == (["323.7"] if controller == FOE else [])


@covers("447")
def test_what_is_there_already_does_not_move() -> None:
    table = Table(quiet(base=[BAUBLE], hand=["Moving Errand"]), quiet(), battlefields=PLAIN)
    table.you.play("Moving Errand")
    table.resolve()
    assert not table.events("moved")


@covers("718.5.c", "718.5.f")
@pytest.mark.parametrize("at", ["base", MEADOW])
def test_what_is_attached_stays_where_it_is_also_when_its_control_changes(at: str) -> None:
    there = {"base": ["Test Might 2", BLADE]} if at == "base" else {"at": {MEADOW: ["Test Might 2"]}, "base": [BLADE]}
    table = Table(quiet(hand=["Moving Theft"]), quiet(**there), battlefields=PLAIN, turn_of=FOE)
    table.foe.use(BLADE, on="Test Might 2")
    table.resolve()
    table.end_turn()
    table.you.play("Moving Theft", on=BLADE)
    table.resolve()
    blade, wearer = table.thing(BLADE), table.thing("Test Might 2")
    assert (blade.controller, blade.attached_to, blade.place) == (YOU, wearer.id, wearer.place)
    assert (table.might("Test Might 2"), table.events("moved")) == (4, [])


@covers("383.2.a")
def test_that_gear_moves_is_noticed_apart_from_that_a_unit_does() -> None:
    table = Table(quiet(base=["Moving Porter", "Moving Usher"], hand=["Moving Snatch"], deck=["Test Might 1"]),
                  quiet(base=[BAUBLE]), battlefields=PLAIN)
    table.you.play("Moving Snatch")
    table.resolve()
    assert [event.card for event in table.events("triggered")] == ["TST-GM04"]


@covers("054.1")
def test_a_text_may_forbid_it() -> None:
    table = Table(quiet(hand=["Moving Theft"]), quiet(base=[BAUBLE, "Moving Watchman"]), battlefields=PLAIN)
    table.you.play("Moving Theft", on=BAUBLE)
    table.resolve()
    assert not table.events("moved")
