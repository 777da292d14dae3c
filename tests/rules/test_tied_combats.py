"""A combat that ends in a tie is an event of its own in step 3d of the Combat Cleanup, heard and replaced (740.3.a)."""
from __future__ import annotations

from collections.abc import Sequence

from engine.words import (
    Battlefield,
    Gear,
    Spell,
    Unit,
    an,
    draw,
    every,
    gain_xp,
    happened,
    here,
    if_,
    kill,
    me,
    opponent,
    reaction,
    there,
    this_turn,
    tie_as_attacker,
    unit,
    when,
    would,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

EXTRA += [
    Gear("TST-TI1", "Tied Omen", energy=0).text(when(you(tie_as_attacker), draw(1))),
    Gear("TST-TI2", "Tied Warning", energy=0).text(when(an(opponent)(tie_as_attacker), draw(1))),
    Unit("TST-TI3", "Tied Brute", energy=0, might=2).text(when(me(tie_as_attacker), gain_xp(1))),
    Spell("TST-TI4", "Tied Grip", energy=0).text(
        reaction, this_turn(would(you(tie_as_attacker), draw(1), limit="once"))
    ),
    Gear("TST-TI5", "Tied Ruin", energy=0).text(would(you(tie_as_attacker), kill(every(unit, there)))),
    Battlefield("TST-TI6", "Tied Bridge").text(when(an(opponent)(tie_as_attacker(here)), gain_xp(1))),
    Spell("TST-TI7", "Tied Tale", energy=0).text(if_(happened(you(tie_as_attacker)), draw(1))),
]


Names = Sequence[str]


def tied(
    *hand: str, attacking: Names = ("Test Might 2",), at: str = MEADOW, yours: Names = (), theirs: Names = ()
) -> Table:
    """You attack a stunned unit that survives: neither side deals enough damage. `yours`, `theirs` are in the bases."""
    table = Table(
        quiet(base=[*attacking, *yours], hand=list(hand)),
        quiet(at={at: [one("Test Might 6", stunned=True)]}, base=theirs),
        battlefields=(at, MOOR),
    )
    table.you.move(*attacking, to=at)
    return table


@covers("740.3.a", "466.1.a.2")
def test_a_tie_is_heard_by_the_attacker_and_the_attackers_go_home() -> None:
    table = tied(yours=["Tied Omen"])
    table.pass_all()
    assert [(event.rule, event.seat) for event in table.events("combat tied")] == [("740.3.a", YOU)]
    assert [event.rule for event in table.events("recalled")] == ["466.1.a.2"]
    assert (len(table.hand()), table.where("Test Might 2"), table.where("Test Might 6")) == (1, "base", MEADOW)


@covers("740.3.a")
def test_it_is_the_attacker_who_ties_for_an_opponent_and_nobody_for_the_defender() -> None:
    table = tied(theirs=["Tied Omen", "Tied Warning"])
    table.pass_all()
    assert [event.card for event in table.events("triggered")] == ["TST-TI2"]
    assert (len(table.hand()), len(table.hand(FOE))) == (0, 1)


@covers("740.3.a", "466.3.d")
def test_a_combat_that_one_side_or_nobody_survives_is_no_tie() -> None:
    for mine, theirs in ((3, 3), (2, 3), (3, 2)):
        defending = quiet(at={MEADOW: [f"Test Might {theirs}"]}, base=["Tied Warning"])
        table = Table(quiet(base=[f"Test Might {mine}", "Tied Omen"]), defending, battlefields=PLAIN)
        table.you.move(f"Test Might {mine}", to=MEADOW)
        table.pass_all()
        assert (table.events("combat tied"), table.events("triggered")) == ([], [])


@covers("383.4.c.2", "740.3.a")
def test_each_unit_that_attacked_hears_it_as_its_own_wherever_it_goes_then() -> None:
    table = tied(attacking=("Tied Brute", "Tied Brute"))
    table.pass_all()
    assert table.state.players[YOU].xp == 2
    assert table.state.fields[0].units == [table.thing("Test Might 6").id]


@covers("740.3.a")
def test_it_is_told_at_which_battlefield() -> None:
    for at, xp in (("Tied Bridge", 1), (MEADOW, 0)):
        table = tied(at=at)
        table.pass_all()
        assert table.state.players[FOE].xp == xp
        assert len(table.events("combat tied")) == 1


@covers("740.3.a")
def test_that_it_happened_is_known_for_the_turn() -> None:
    table = tied("Tied Tale")
    table.pass_all()
    table.you.play("Tied Tale")
    table.pass_all()
    assert len(table.hand()) == 1
    before = Table(quiet(hand=["Tied Tale"]), quiet(), battlefields=PLAIN)
    before.you.play("Tied Tale")
    before.pass_all()
    assert before.hand() == []


@covers("370", "740.3.a", "466.3.d", "466.3.d.1")
def test_nobody_is_recalled_for_a_tie_that_is_replaced() -> None:
    """Both sides stay, there is no result, and another combat follows, whose tie nothing replaces."""
    table = tied("Tied Grip")
    table.you.play("Tied Grip")
    table.pass_all()
    kinds = ("combat starts", "replaced", "drawn", "combat tied", "recalled", "combat drawn", "combat won")
    found = [event.kind for event in table.events() if event.kind in kinds]
    assert found == [
        "combat starts", "replaced", "drawn", "combat drawn",
        "combat starts", "combat tied", "recalled", "combat drawn",
    ]


@covers("370", "740.3.a", "466.5.b")
def test_something_else_may_happen_to_all_who_are_there() -> None:
    table = tied(yours=["Tied Ruin", "Test Might 1"])
    table.pass_all()
    assert (table.trash(), table.trash(FOE)) == (["Test Might 2"], ["Test Might 6"])
    assert table.where("Test Might 1") == "base"
    assert (table.events("combat tied"), table.events("recalled")) == ([], [])
    assert (table.controller(MEADOW), len(table.events("combat drawn"))) == (-1, 1)


@covers("370", "740.3.a")
def test_the_defenders_replacement_leaves_the_attackers_tie_alone() -> None:
    table = tied(theirs=["Tied Ruin"])
    table.pass_all()
    assert (table.events("replaced"), table.where("Test Might 2"), table.controller(MEADOW)) == ([], "base", FOE)
