"""Copies for as long as something is attached, and what a copy's abilities remember (370.1.b.1, 477.1.b)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    anyone,
    as_,
    attach,
    become_copy,
    choose,
    detach,
    draw,
    empower,
    equip,
    equipment,
    friendly,
    gear,
    it,
    me,
    once_each_turn,
    other,
    play,
    reaction,
    that,
    this,
    unit,
    until,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Gear("TST-7C01", "Mirror Glasses", energy=0, bonus=0, tags="Equipment").text(  # Shady Spectacles
        equip(0), as_(anyone(attach(this, a(unit).called("wearer"))), choose(an(other, friendly, unit)),
                      become_copy(that("wearer"), it, until(anyone(detach(this)))))),
    Unit("TST-7C02", "Mirror Smith", energy=0, might=4).text(when(anyone(attach(an(equipment), me)), draw(1))),
    Spell("TST-7C03", "Mirror Pry", energy=0).text(reaction, detach(a(gear))),
    Unit("TST-7C04", "Mirror Drummer", energy=0, might=3).text(when(you(play(a(unit))), draw(1), limit=once_each_turn)),
    Spell("TST-7C05", "Mirror Spark", energy=0).text(reaction, empower(a(unit))),
]


def table_of(*base: str, **you_: object) -> Table:
    """You have these things, the foe has nothing."""
    return Table(you=quiet(base=list(base), **you_), foe=quiet(), battlefields=PLAIN)


def wear(table: Table, on: str, model: str) -> None:
    """Equip the glasses and choose whom to copy."""
    table.you.use("Mirror Glasses", on=on)
    while table.open.kind == "priority":
        table.answer(table.open.seat, "pass")
    if table.open.kind == "choose":
        table.you.choose(model)
    table.resolve()


@covers("477.1.b", "370.1.b.1", "434")
def test_it_is_a_copy_as_long_as_the_gear_is_attached() -> None:
    table = table_of("Test Might 1", "Test Might 5", "Mirror Glasses", hand=["Mirror Pry"])
    wearer = table.thing("Test Might 1").id
    wear(table, "Test Might 1", "Test Might 5")
    assert table.state.objects[wearer].card.name == "Test Might 5"
    table.end_turn()
    table.end_turn()
    assert table.state.objects[wearer].card.name == "Test Might 5"
    table.you.play("Mirror Pry", on="Mirror Glasses")
    table.resolve()
    assert table.state.objects[wearer].card.name == "Test Might 1"


@covers("370.1.b.1", "477.1.b", "434")
def test_the_copied_text_comes_too_late_to_see_the_gear_attach() -> None:
    table = table_of("Test Might 1", "Mirror Smith", "Mirror Glasses")
    wear(table, "Test Might 1", "Mirror Smith")
    assert not table.events("drawn")


@covers("477.1.b.1.b", "441", "477.1.b")
def test_a_status_is_not_copied() -> None:
    table = table_of("Test Might 1", "Test Might 5", "Mirror Glasses", hand=["Mirror Spark"])
    wearer = table.thing("Test Might 1").id
    table.you.play("Mirror Spark", on="Test Might 5")
    table.resolve()
    wear(table, "Test Might 1", "Test Might 5")
    assert not table.state.objects[wearer].empowered


@covers("477.1.b", "383.3.e", "383.3")
def test_a_copied_ability_is_a_new_one_each_time() -> None:
    table = table_of("Test Might 1", "Mirror Drummer", "Mirror Glasses", hand=["Mirror Pry", "Test Might 2", "Test Might 3", "Test Might 4"],
                     runes={"fury": 9})
    wearer = table.thing("Test Might 1").id
    wear(table, "Test Might 1", "Mirror Drummer")
    for name, drawn in (("Test Might 2", 2), ("Test Might 3", 2)):
        table.you.play(name)
        table.resolve()
        assert len(table.events("drawn")) == drawn
    table.you.play("Mirror Pry", on="Mirror Glasses")
    table.resolve()
    table.answer(YOU, f"use:{table.thing('Mirror Glasses').id}:0", f"obj:{wearer}", "confirm")
    while table.open.kind == "priority":
        table.answer(table.open.seat, "pass")
    table.you.choose("Mirror Drummer")
    table.resolve()
    table.you.play("Test Might 4")
    table.resolve()
    assert len(table.events("drawn")) == 3
