"""Who conquered, held or won is remembered for the turn, wherever the unit has gone since (383.1.b, 383.4.c.2,
383.4.d.2)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    action,
    activate,
    conquer,
    cost,
    first,
    friendly,
    gain_xp,
    happened,
    hold,
    if_,
    me,
    move,
    nth,
    return_to_hand,
    unit,
    when,
    win_combat,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-TP1", "Partner Raider", energy=0, might=2).text(when(first(me(conquer())), gain_xp(1))),
    Unit("TST-TP2", "Partner Repeater", energy=0, might=2).text(when(nth(2, me(conquer())), gain_xp(1))),
    Unit("TST-TP3", "Partner Braggart", energy=0, might=2).text(
        activate(cost(0), if_(happened(me(conquer())), gain_xp(1)), timing=action)
    ),
    Unit("TST-TP4", "Partner Keeper", energy=0, might=2).text(
        activate(cost(0), if_(happened(me(hold())), gain_xp(1)), timing=action)
    ),
    Unit("TST-TP5", "Partner Champion", energy=0, might=6).text(
        activate(cost(0), if_(happened(me(win_combat())), gain_xp(1)), timing=action)
    ),
    Spell("TST-TP6", "Partner March", energy=0).text(action, move(a(friendly, unit))),
    Spell("TST-TP7", "Partner Tally", energy=0).text(if_(happened(a(friendly, unit)(conquer())), gain_xp(1))),
    Spell("TST-TP8", "Partner Recall", energy=0).text(return_to_hand(a(friendly, unit))),
]


def raiding(name: str, *hand: str, **foe: object) -> Table:
    """That unit of yours has just conquered the Meadow."""
    table = Table(quiet(base=[name], hand=list(hand)), quiet(**foe), battlefields=PLAIN)
    table.you.move(name, to=MEADOW)
    table.pass_all()
    assert len(table.events("conquered")) == 1
    return table


def march(table: Table, name: str, to: str) -> None:
    """It goes there by a spell."""
    table.you.play("Partner March", on=name, to=to)
    table.pass_all()


def xp(table: Table) -> int:
    """How much XP you have."""
    return table.state.players[YOU].xp


@covers("383.1.b", "383.4.c.2")
def test_the_first_time_that_it_conquers_is_over_when_it_has_moved_away() -> None:
    table = raiding("Partner Raider", "Partner March")
    assert xp(table) == 1
    march(table, "Partner Raider", MOOR)
    assert len(table.events("conquered")) == 2
    assert xp(table) == 1


@covers("383.1.b", "383.4.c.2")
def test_the_second_time_that_it_conquers_counts_the_first_elsewhere() -> None:
    table = raiding("Partner Repeater", "Partner March")
    assert xp(table) == 0
    march(table, "Partner Repeater", MOOR)
    assert xp(table) == 1


@covers("383.1.b")
def test_each_turn_has_a_first_time_of_its_own() -> None:
    table = raiding("Partner Raider", "Partner March")
    table.end_turn()
    table.end_turn()
    march(table, "Partner Raider", MOOR)
    assert xp(table) == 2


@covers("383.4.c.2")
def test_whether_it_conquered_this_turn_is_known_from_its_base() -> None:
    table = raiding("Partner Braggart", "Partner March")
    march(table, "Partner Braggart", "Your base")
    table.you.use("Partner Braggart")
    table.resolve()
    assert xp(table) == 1


@covers("383.4.c.2")
def test_who_came_after_the_conquest_has_not_conquered() -> None:
    table = Table(quiet(base=["Test Might 2", "Partner Braggart"]), quiet(), battlefields=PLAIN)
    table.you.move("Test Might 2", to=MEADOW)
    table.pass_all()
    table.you.move("Partner Braggart", to=MEADOW)
    table.pass_all()
    table.you.use("Partner Braggart")
    table.resolve()
    assert xp(table) == 0


@covers("383.4.c.2.a")
def test_who_was_elsewhere_has_not_conquered() -> None:
    table = Table(quiet(base=["Test Might 2", "Partner Braggart"]), quiet(), battlefields=PLAIN)
    table.you.move("Test Might 2", to=MEADOW)
    table.pass_all()
    table.you.use("Partner Braggart")
    table.resolve()
    assert xp(table) == 0


@covers("383.4.c.2")
def test_a_unit_that_conquered_and_left_the_board_has_conquered() -> None:
    table = raiding("Test Might 2", "Partner Recall", "Partner Tally")
    table.you.play("Partner Recall", on="Test Might 2")
    table.resolve()
    assert table.where("Test Might 2", YOU) == "hand"
    table.you.play("Partner Tally")
    table.resolve()
    assert xp(table) == 1


@covers("383.4.d.2")
def test_whether_it_held_this_turn_is_known_from_elsewhere() -> None:
    table = Table(
        quiet(at={MEADOW: ["Partner Keeper"]}, hand=["Partner March"]), quiet(), battlefields=PLAIN, turn_of=FOE
    )
    table.end_turn()
    assert len(table.events("held")) == 1
    march(table, "Partner Keeper", MOOR)
    table.you.use("Partner Keeper")
    table.resolve()
    assert xp(table) == 1


@covers("466.3.a")
def test_whether_it_won_a_combat_is_known_from_elsewhere() -> None:
    table = Table(
        quiet(base=["Partner Champion"], hand=["Partner March"]), quiet(at={MEADOW: ["Test Might 2"]}),
        battlefields=PLAIN,
    )
    table.you.move("Partner Champion", to=MEADOW)
    table.pass_all()
    assert [event.seat for event in table.events("combat won")] == [YOU]
    march(table, "Partner Champion", "Your base")
    table.you.use("Partner Champion")
    table.resolve()
    assert xp(table) == 1


@covers("383.4.c.2")
def test_what_took_part_is_not_told() -> None:
    table = raiding("Test Might 2")
    assert [event.card for event in table.events("took part")] == [table.thing("Test Might 2").card.code]
    assert not any("took part" in line for entry in table.entries for line in entry.lines())
