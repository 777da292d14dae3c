"""“The rest” after several players have chosen: what they could have chosen, and nobody has (355.10.e)."""
from __future__ import annotations

from engine.words import (
    Spell,
    a,
    among_them,
    card,
    choose,
    every,
    kill,
    may,
    opponent,
    player,
    recycle,
    rest,
    return_to_hand,
    some,
    unit,
    your,
    your_hand,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, quiet
from tests.table import EXTRA, FOE, YOU, Table

DUEL = Spell("TST-UNC1", "Test Last Duel", energy=0).text(every(player)(choose(a(unit, your))), kill(rest))
EXTRA += [
    DUEL,
    Spell("TST-UNC2", "Test Culling", energy=0).text(every(player)(choose(some(2, unit))), kill(rest)),
    Spell("TST-UNC3", "Test Emptying", energy=0).text(every(player)(choose(some(2, card, your_hand))), recycle(rest)),
    Spell("TST-UNC5", "Test Wanted Culling", energy=0).text(
        every(player)(may(choose(some(2, unit)))), kill(rest),
    ),
    Spell("TST-UNC6", "Test Chosen Culling", energy=0).text(
        every(player)(choose(some(2, unit))), kill(a(unit, among_them)), return_to_hand(rest),
    ),
    Spell("TST-UNC4", "Test Own Culling", energy=0).text(every(opponent)(choose(a(unit, your)), kill(rest))),
]


def names(table: Table) -> list[str]:
    """What is offered to choose from."""
    return sorted(table.state.objects[option.subject].card.name for option in table.open.options if option.subject)


@covers("355.10.e", "303.2.a")
def test_what_nobody_chose_of_the_own_units_is_the_rest() -> None:
    table = Table(
        quiet(hand=["Test Last Duel"], base=["Test Might 1", "Test Might 2"]),
        quiet(base=["Test Might 3", "Test Might 4", "Test Gear"]), others=[quiet(base=["Test Might 5"])],
    )
    table.you.play("Test Last Duel")
    table.resolve()
    assert (table.open.seat, names(table)) == (YOU, ["Test Might 1", "Test Might 2"])
    table.you.choose("Test Might 2")
    assert (table.open.seat, names(table)) == (FOE, ["Test Might 3", "Test Might 4"])
    assert table.events("died") == [], "nothing happens before everybody has chosen"
    table.foe.choose("Test Might 3")
    assert sorted(table.trash() + table.trash(FOE)) == ["Test Last Duel", "Test Might 1", "Test Might 4"]
    assert (table.where("Test Might 5"), table.where("Test Gear")) == ("base", "base")
    assert len({event.rule for event in table.events("died")}) == 1


def test_one_may_be_chosen_by_several() -> None:
    table = Table(quiet(hand=["Test Culling"], base=["Test Might 1", "Test Might 2"]),
                  quiet(base=["Test Might 3"], at={MEADOW: ["Test Might 4"]}))
    table.you.play("Test Culling")
    table.resolve()
    table.you.choose("Test Might 1", "Test Might 4")
    assert names(table) == ["Test Might 1", "Test Might 2", "Test Might 3", "Test Might 4"]
    table.foe.choose("Test Might 4", "Test Might 3")
    assert (table.trash(), table.trash(FOE)) == (["Test Might 2", "Test Culling"], [])


def test_who_has_no_more_keeps_all_and_is_not_asked() -> None:
    table = Table(quiet(hand=["Test Emptying", "Test Sight"]), quiet(hand=["Test Sight", "Test Gear", "Test Spark"]))
    table.you.play("Test Emptying")
    table.resolve()
    assert (table.open.seat, names(table)) == (FOE, ["Test Gear", "Test Sight", "Test Spark"])
    table.foe.choose("Test Gear", "Test Spark")
    assert (table.hand(), sorted(table.hand(FOE))) == (["Test Sight"], ["Test Gear", "Test Spark"])
    assert [event.subject for event in table.events("recycled")] != []


def test_each_player_may_leave_a_rest_of_their_own() -> None:
    table = Table(quiet(hand=["Test Own Culling"], base=["Test Might 1"]),
                  quiet(base=["Test Might 3", "Test Might 4"]))
    table.you.play("Test Own Culling")
    table.resolve()
    table.foe.choose("Test Might 3")
    assert (table.trash(FOE), table.where("Test Might 1")) == (["Test Might 4"], "base")


def test_who_declines_to_choose_leaves_everything() -> None:
    table = Table(quiet(hand=["Test Wanted Culling"], base=["Test Might 1", "Test Might 2", "Test Might 5"]), quiet())
    table.you.play("Test Wanted Culling")
    table.resolve()
    table.you.choose("no")
    table.foe.choose("yes")
    table.foe.choose("Test Might 1", "Test Might 5")
    assert table.trash() == ["Test Might 2", "Test Wanted Culling"]


def test_after_one_of_those_that_were_chosen_the_rest_is_the_others_of_them() -> None:
    table = Table(quiet(hand=["Test Chosen Culling"], base=["Test Might 1", "Test Might 2", "Test Might 5"]),
                  quiet(base=["Test Might 3"]))
    table.you.play("Test Chosen Culling")
    table.resolve()
    table.you.choose("Test Might 1", "Test Might 2")
    table.foe.choose("Test Might 3", "Test Might 2")
    assert names(table) == ["Test Might 1", "Test Might 2", "Test Might 3"]
    table.you.choose("Test Might 2")
    assert (sorted(table.trash()), table.hand(), table.hand(FOE)) == (
        ["Test Chosen Culling", "Test Might 2"], ["Test Might 1"], ["Test Might 3"],
    )
    assert table.where("Test Might 5") == "base"


def test_it_is_said() -> None:
    assert say(DUEL) == "Each player chooses a unit they control. Kill the rest."
