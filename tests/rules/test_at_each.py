"""So many at each location (355.13): each location has targets of its own, which on resolution have to be where they
were chosen (355.9.b, 359.3.e.4)."""
from __future__ import annotations

from engine.words import (
    Spell,
    a,
    action,
    at_each,
    battlefield,
    buff,
    choose,
    deal,
    do_this,
    enemy,
    friendly,
    location,
    make_new_choices,
    move,
    reaction,
    repeat,
    spell,
    stun,
    them,
    unit,
    up_to,
    your_base,
)
from tests.cards.naming import asked, options
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    Spell("TST-SW1", "Strewn Rain", energy=0).text(
        reaction, choose(up_to(1, enemy, unit, at_each(location))), deal(1, them)
    ),
    Spell("TST-SW2", "Strewn Fog", energy=0).text(stun(up_to(2, unit, at_each(battlefield)))),
    Spell("TST-SW3", "Strewn Echo", energy=0).text(
        repeat(1), action, deal(1, up_to(1, enemy, unit, at_each(battlefield)))
    ),
    Spell("TST-SW4", "Strewn Muster", energy=0).text(
        move(up_to(1, friendly, unit, at_each(battlefield)), your_base),
        do_this(buff(up_to(1, friendly, unit, at_each(location)))),
    ),
    Spell("TST-SW5", "Strewn Step", energy=0).text(reaction, move(a(unit))),
    Spell("TST-SW6", "Strewn Twist", energy=0).text(reaction, make_new_choices(a(spell))),
]
ALL = [f"Test Might {n}" for n in range(2, 7)]


def spread(*hand: str, steps: int = 0, **yours: object) -> Table:
    """The foe's Test Might 2 and 3 are in its base, 4 and 5 at the Meadow, 6 at the Moor; your Test Might 1 is in
    yours."""
    return Table(
        quiet(base=["Test Might 1"], hand=list(hand), **yours),
        quiet(base=ALL[:2], at={MEADOW: ALL[2:4], MOOR: ALL[4:]}, hand=["Strewn Step"] * steps),
        battlefields=PLAIN,
    )


def damaged(table: Table) -> list[str]:
    """Who has damage; nobody has more than 1."""
    found = [thing for thing in table.state.permanents() if thing.damage]
    assert {thing.damage for thing in found} <= {1}
    return sorted(thing.card.name for thing in found)


def stunned(table: Table) -> list[str]:
    """Who is stunned."""
    return sorted(thing.card.name for thing in table.state.permanents() if thing.stunned)


def resolve_newest(table: Table) -> None:
    """Everybody passes until the newest item of the chain has resolved, or asks something."""
    height = len(table.state.chain)
    while len(table.state.chain) == height and table.open.kind == "priority":
        table.answer(table.open.seat, "pass")


@covers("355.9.b", "355.13")
def test_beside_what_is_chosen_only_what_is_elsewhere_is_offered() -> None:
    table = spread("Strewn Rain")
    assert options(table.you, "play", "Strewn Rain") == ["Done", *ALL]
    assert options(table.you, "play", "Strewn Rain", "Test Might 5") == ["Done", *ALL[:2], "Test Might 6"]
    assert options(table.you, "play", "Strewn Rain", "Test Might 5", "Test Might 2") == ["Done", "Test Might 6"]
    table.you.play("Strewn Rain", on=["Test Might 5", "Test Might 2", "Test Might 6"])
    table.resolve()
    assert damaged(table) == ["Test Might 2", "Test Might 5", "Test Might 6"]


@covers("355.13")
def test_any_location_may_be_left_out_and_all_of_them() -> None:
    for chosen in (["Test Might 4"], []):
        table = spread("Strewn Rain")
        table.you.play("Strewn Rain", on=chosen)
        table.resolve()
        assert (damaged(table), table.trash()) == (chosen, ["Strewn Rain"])


@covers("355.9.b", "359.3.e.4", "359.3.e.8")
def test_who_is_elsewhere_on_resolution_is_unaffected_also_where_nobody_was_chosen() -> None:
    table = spread("Strewn Rain", steps=1)
    table.you.play("Strewn Rain", on=["Test Might 4", "Test Might 6"])
    table.foe.play("Strewn Step", on="Test Might 4", to="your base")
    table.resolve()
    assert (damaged(table), table.where("Test Might 4")) == (["Test Might 6"], "base")
    assert [event.subject for event in table.events("mistargeted")] == [table.thing("Test Might 4").id]


@covers("355.9.b", "359.3.e.7")
def test_two_that_change_places_are_both_unaffected() -> None:
    table = spread("Strewn Rain", steps=2)
    table.you.play("Strewn Rain", on=["Test Might 2", "Test Might 6"])
    table.foe.play("Strewn Step", on="Test Might 6", to="your base", keep=True)
    table.foe.play("Strewn Step", on="Test Might 2", to=MOOR)
    table.resolve()
    assert (damaged(table), len(table.events("mistargeted"))) == ([], 2)


@covers("359.3.e.2")
def test_who_has_come_back_is_affected() -> None:
    table = spread("Strewn Rain", steps=2)
    table.you.play("Strewn Rain", on="Test Might 4")
    table.foe.play("Strewn Step", on="Test Might 4", to="your base", keep=True)
    resolve_newest(table)
    table.you.passes()
    table.foe.play("Strewn Step", on="Test Might 4", to=MEADOW)
    table.resolve()
    assert damaged(table) == ["Test Might 4"]


@covers("355.9.b", "355.13")
def test_two_at_each_battlefield_are_two_of_several_there_and_none_in_a_base() -> None:
    table = Table(
        quiet(base=["Test Might 1"], hand=["Strewn Fog"]),
        quiet(base=["Test Might 2"], at={MEADOW: ALL[1:4], MOOR: ALL[4:]}), battlefields=PLAIN,
    )
    assert options(table.you, "play", "Strewn Fog") == ["Done", *ALL[1:]]
    assert options(table.you, "play", "Strewn Fog", "Test Might 3", "Test Might 4") == ["Done", "Test Might 6"]
    table.you.play("Strewn Fog", on=["Test Might 3", "Test Might 5", "Test Might 6"])
    table.resolve()
    assert stunned(table) == ["Test Might 3", "Test Might 5", "Test Might 6"]


@covers("820.2", "355.9.b")
def test_each_repetition_chooses_for_each_location_again() -> None:
    table = spread("Strewn Echo", steps=1, runes={"body": 1})
    table.you.play("Strewn Echo", on=["Test Might 4", "Test Might 6", "Test Might 5"], repeat=1)
    table.foe.play("Strewn Step", on="Test Might 5", to=MOOR)
    table.resolve()
    assert damaged(table) == ["Test Might 4", "Test Might 6"]


@covers("751.1", "753.1", "355.9.b")
def test_new_choices_are_bound_to_where_they_are_and_the_old_ones_to_where_they_were() -> None:
    table = spread("Strewn Rain", "Strewn Twist", steps=2)
    table.you.play("Strewn Rain", on="Test Might 4")
    table.foe.play("Strewn Step", on="Test Might 4", to="your base")
    resolve_newest(table)
    table.you.play("Strewn Twist", on="Strewn Rain")
    resolve_newest(table)
    assert asked(table.you) == ["As it was", "Done", "Test Might 2", "Test Might 3", "Test Might 5", "Test Might 6"]
    table.you.choose("Test Might 5")
    assert asked(table.you) == ["Done", "Test Might 2", "Test Might 3", "Test Might 6"]
    table.you.choose("Test Might 6")
    table.you.choose("done")
    table.you.passes()
    table.foe.play("Strewn Step", on="Test Might 5", to="your base")
    table.resolve()
    assert damaged(table) == ["Test Might 6"]


@covers("386", "355.9.b")
def test_a_reflexive_trigger_chooses_for_where_things_are_by_then() -> None:
    table = Table(
        quiet(hand=["Strewn Muster"], at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 2"]}), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Strewn Muster", on="Test Might 1")
    resolve_newest(table)
    assert asked(table.you) == ["Done", "Test Might 1", "Test Might 2"]
    table.you.choose("Test Might 1")
    table.you.choose("Test Might 2")
    table.resolve()
    assert [table.thing(name).buffed for name in ("Test Might 1", "Test Might 2")] == [1, 1]
    assert table.where("Test Might 1") == "base"
