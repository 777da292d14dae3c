"""Might that is increased to that of another unit: who is chosen, when it is measured, and that it is never lowered
(355.10, 477.3)."""
from __future__ import annotations

from engine.words import (
    Spell,
    a,
    choose,
    friendly,
    give,
    it,
    might_of,
    might_up_to,
    other_than,
    reaction,
    this_turn,
    unit,
)
from tests.cards.naming import options
from tests.rules.covers import covers
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, YOU, Side, Table

ALIKE = "Test Likeness"
EXTRA += [
    Spell("TST-MO1", ALIKE, energy=0).text(
        reaction, choose(a(friendly, unit)),
        give(it, might_up_to(might_of(a(friendly, unit, other_than(it)))), this_turn),
    ),
]


def grown(foe: Side | None = None, small: str = "Test Might 2", large: str = "Test Might 6", **what: object) -> Table:
    """The first has been made like the second, before the opponent could answer."""
    table = Table(quiet(hand=[ALIKE], base=[small, large], **what), foe or quiet(), battlefields=PLAIN)
    table.you.play(ALIKE, on=[small, large])
    return table


@covers("355.8", "355.10")
def test_both_units_are_chosen_and_the_second_is_another() -> None:
    mine = quiet(hand=[ALIKE], base=["Test Might 2", "Test Might 6", "Test Might 4"])
    table = Table(mine, quiet(at={MOOR: ["Test Might 5"]}), battlefields=PLAIN)
    assert options(table.you, "play", ALIKE) == ["Test Might 2", "Test Might 4", "Test Might 6"]
    first, (spell,) = table.thing("Test Might 2"), table.state.players[YOU].hand
    second = table.you.draft(f"play:{spell}", f"obj:{first.id}")
    others = [table.thing(name).id for name in ("Test Might 6", "Test Might 4")]
    assert [option.subject for option in second.options] == others
    table.you.play(ALIKE, on=["Test Might 2", "Test Might 6"])
    assert sorted(e.subject for e in table.events("chose")) == sorted((first.id, table.thing("Test Might 6").id))


@covers("355.8")
def test_with_one_friendly_unit_there_is_no_other() -> None:
    table = Table(quiet(hand=[ALIKE], base=["Test Might 2"]), quiet(base=["Test Might 5"]), battlefields=PLAIN)
    assert table.you.why_not("play", ALIKE) == ["355.8"]


@covers("477.3.b", "317.2.c")
def test_it_has_as_much_might_as_the_other_until_the_turn_ends() -> None:
    table = grown()
    table.resolve()
    assert (table.might("Test Might 2"), table.might("Test Might 6")) == (6, 6)
    assert [(event.rule, event.n) for event in table.events("given")] == [("477.3.b", 4)]
    table.end_turn()
    assert (table.might("Test Might 2"), table.might("Test Might 6")) == (2, 6)


@covers("477.3.b")
def test_it_is_measured_on_resolution_and_never_again() -> None:
    table = grown(quiet(hand=["Test Curse"] * 2))
    table.foe.play("Test Curse", on="Test Might 6")
    table.resolve()
    assert (table.might("Test Might 2"), table.might("Test Might 6")) == (3, 3), "6 - 3 as it resolves"
    later = Table(quiet(hand=[ALIKE, "Test Curse"], base=["Test Might 2", "Test Might 6"]), battlefields=PLAIN)
    for spell, chosen in ((ALIKE, ["Test Might 2", "Test Might 6"]), ("Test Curse", ["Test Might 6"])):
        later.you.play(spell, on=chosen)
        later.resolve()
    assert (later.might("Test Might 2"), later.might("Test Might 6")) == (6, 3)


@covers("477.3.c")
def test_a_unit_with_more_might_than_the_other_keeps_it() -> None:
    table = grown(small="Test Might 6", large="Test Might 2")
    table.resolve()
    assert (table.might("Test Might 6"), table.might("Test Might 2")) == (6, 2)
    assert [event.rule for event in table.events("given")] == ["477.3.c"]


@covers("359.3.e.12", "477.3.c")
def test_there_is_nothing_to_match_when_the_other_is_gone() -> None:
    table = grown(quiet(hand=["Test Vanish"]))
    table.foe.play("Test Vanish", on="Test Might 6")
    table.resolve()
    assert table.where("Test Might 6") == "trash"
    assert table.might("Test Might 2") == 2


@covers("359.3.e.2")
def test_nobody_grows_when_the_chosen_unit_is_gone() -> None:
    table = grown(quiet(hand=["Test Vanish"]))
    table.foe.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert (table.might("Test Might 6"), table.events("given")) == (6, [])


@covers("477.3.b", "477.3.e.2.a")
def test_it_reaches_the_might_of_the_other_from_below_zero() -> None:
    table = Table(
        quiet(hand=[ALIKE], base=["Test Might 2", "Test Might 4"]), quiet(hand=["Test Curse"]), battlefields=PLAIN
    )
    table.you.play(ALIKE, on=["Test Might 2", "Test Might 4"])
    table.foe.play("Test Curse", on="Test Might 2")
    table.resolve()
    assert table.might("Test Might 2") == 4, "-1 and the 5 that it lacked"
