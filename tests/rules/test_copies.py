"""Copies for as long as something is attached, and what a copy's abilities remember (370.1.b.1, 477.1.b)."""
from __future__ import annotations

from engine.rules.meaning import layers
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    an,
    anyone,
    as_,
    assault,
    attach,
    attack,
    become_copy,
    choose,
    cost,
    detach,
    draw,
    empower,
    equip,
    equipment,
    every,
    exhaust,
    friendly,
    gear,
    give,
    have,
    it,
    me,
    might,
    once_each_turn,
    other,
    play,
    reaction,
    text_of,
    that,
    this,
    unit,
    until,
    when,
    you,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, YOU, Table, find_or_extra

EXTRA += [
    Gear("TST-7C01", "Mirror Glasses", energy=0, bonus=0, tags="Equipment").text(  # Shady Spectacles
        equip(0),
        as_(
            anyone(attach(this, a(unit).called("wearer"))), choose(an(other, friendly, unit)),
            become_copy(that("wearer"), it, until(anyone(detach(this)))),
        ),
    ),
    Gear("TST-3d171", "Mirror Song", energy=0, bonus=0, tags="Equipment").text(  # Svellsongur
        equip(0), as_(anyone(attach(this, a(unit))), give(it, text_of(it), until(anyone(detach(this)))))
    ),
    Unit("TST-3d172", "Mirror Lancer", energy=3, might=2, tags="Lancer").text(
        assault(2), when(me(attack), draw(1)), have(every(other, friendly, unit), might(1)),
        activate(cost(exhaust(me)), draw(1)),
    ),
    Unit("TST-7C02", "Mirror Smith", energy=0, might=4).text(when(anyone(attach(an(equipment), me)), draw(1))),
    Spell("TST-7C03", "Mirror Pry", energy=0).text(reaction, detach(a(gear))),
    Spell("TST-7C06", "Mirror Rivet", energy=0).text(reaction, attach(a(gear), a(unit))),
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


@covers("434.1.f", "370.1.b.1", "477.1.b")
def test_what_is_attached_elsewhere_makes_a_copy_there_and_none_where_it_was() -> None:
    """It comes off first: its own text is active when it is attached (435.1.c)."""
    table = table_of("Test Might 1", "Test Might 2", "Test Might 5", "Mirror Glasses", hand=["Mirror Rivet"])
    first, second = table.thing("Test Might 1").id, table.thing("Test Might 2").id
    wear(table, "Test Might 1", "Test Might 5")
    table.answer(YOU, f"play:{table.thing('Mirror Rivet', zone='hand').id}", f"obj:{second}", "confirm")
    table.resolve()
    table.you.choose("Test Might 1")
    table.resolve()
    assert [table.state.objects[one].card.name for one in (first, second)] == ["Test Might 1"] * 2
    assert table.thing("Mirror Glasses").attached_to == second


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
    table = table_of(
        "Test Might 1", "Mirror Drummer", "Mirror Glasses",
        hand=["Mirror Pry", "Test Might 2", "Test Might 3", "Test Might 4"], runes={"fury": 9},
    )
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


@covers("477.1.b.2")
def test_only_the_text_is_copied_when_nothing_else_is_named() -> None:
    """The wearer has its own text twice, and nothing else of itself."""
    table = table_of("Mirror Lancer", "Mirror Song", "Test Might 1", hand=["Mirror Pry"])
    table.you.use("Mirror Song", on="Mirror Lancer")
    while table.open.kind == "priority":
        table.answer(table.open.seat, "pass")
    assert [event.rule for event in table.events("given")] == ["477.1.b.2"]
    lancer = table.thing("Mirror Lancer")
    assert (table.might("Mirror Lancer"), table.might("Test Might 1")) == (2, 3)
    assert layers.keyword(table.state, lancer, "assault") == 4
    assert len(layers.activated(table.state, lancer)) == 2
    table.you.play("Mirror Pry", on="Mirror Song")
    table.resolve()
    assert (
        table.might("Test Might 1"), layers.keyword(table.state, lancer, "assault"),
        len(layers.activated(table.state, lancer)),
    ) == (2, 2, 1)


def test_what_copies_text_in_words() -> None:
    assert "give it a copy of its text" in say(find_or_extra("Mirror Song"))
