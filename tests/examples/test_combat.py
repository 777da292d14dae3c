"""Worked examples of damage and combat (142, 346, 465, 807, 814)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    any_damage_kills,
    anyone,
    assault,
    assigned_last,
    at_least,
    backline,
    base_might,
    cant,
    choose,
    deal,
    double_it,
    enemy,
    every,
    give,
    happened,
    have,
    if_,
    it,
    me,
    might,
    move,
    once,
    prevent,
    reaction,
    shield,
    tank,
    this_turn,
    unit,
    unpreventable,
    would,
    you,
)
from engine.words.saying.say import say
from tests.examples.fights import clash, dealt, first, hits, named
from tests.rules.covers import covers, example, ruling
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-SE1", "Sample Duelist", energy=1, might=3),
    *(Unit(f"TST-SE1{mark}", f"Sample Duelist {mark}", energy=1, might=3) for mark in ("Two", "Three")),
    Unit("TST-SE1F", "Sample Four", energy=1, might=4),
    Unit("TST-SE2", "Sample Recruit", energy=1, might=2),
    Unit("TST-SE3", "Sample Giant", energy=1, might=5),
    Unit("TST-SE4", "Sample Bookworm", energy=1, might=0),
    Unit("TST-SE5", "Sample Guardian", energy=1, might=2).text(tank),
    Unit("TST-SE6", "Sample Guardian Two", energy=1, might=2).text(tank),
    Unit("TST-SE7", "Sample Sniper", energy=1, might=2).text(backline),
    Unit("TST-SE8", "Sample Sniper in Mail", energy=1, might=2).text(backline, tank),
    Unit("TST-SE9", "Sample Sniper in Mail Two", energy=1, might=2).text(backline, tank),
    Unit("TST-SE10", "Sample Wanderer", energy=1, might=2).text(have(me, assigned_last)),
    Unit("TST-SE11", "Sample Wyrm", energy=1, might=4).text(have(you, any_damage_kills(every(enemy, unit)))),
    Unit("TST-SE12", "Sample Breaker", energy=1, might=3).text(have(you, unpreventable)),
    Unit("TST-SE13", "Sample Unleashed", energy=1, might=2).text(
        if_(happened(me(move), at_least(2)), cant(anyone(deal(to=me))))
    ),
    Unit("TST-SE14", "Sample Officer", energy=1, might=2).text(assault()),
    Unit("TST-SE15", "Sample Defender", energy=1, might=2).text(shield()),
    Spell("TST-SE16", "Sample Frost", energy=0).text(reaction, give(a(unit), base_might(3), this_turn)),
    Spell("TST-SE17", "Sample Trap", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), double_it))
    ),
    Spell("TST-SE18", "Sample Barrier of Three", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent(3)))
    ),
    Spell("TST-SE19", "Sample Barrier of Two", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent(2)))
    ),
    Spell("TST-SE20", "Sample Barrier of Seven", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent(7)))
    ),
    Spell("TST-SE21", "Sample Strike", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent(), limit=once))
    ),
    Spell("TST-SE22", "Sample Cleaver", energy=0).text(reaction, give(a(unit), assault(3), this_turn)),
    Spell("TST-SE23", "Sample Block", energy=0).text(reaction, give(a(unit), shield(3), tank, this_turn)),
    Spell("TST-SE24", "Sample Dart", energy=0).text(reaction, deal(1, a(unit))),
    Spell("TST-SE25", "Sample Harm", energy=0).text(reaction, deal(3, a(unit))),
    Spell("TST-SE26", "Sample Shrinking", energy=0).text(reaction, give(a(unit), might(-2), this_turn)),
]


# --- lethal damage

@covers("142.4.b")
@example("142.4.b#1", rule="323.5")
def test_marked_damage_becomes_lethal_when_might_becomes_less() -> None:
    """Frigid Touch stands for what lowers Might."""
    table = Table(
        you=quiet(hand=["Sample Harm", "Sample Shrinking"]), foe=quiet(base=["Sample Giant"]), battlefields=PLAIN
    )
    table.you.play("Sample Harm", on="Sample Giant")
    table.resolve()
    assert table.where("Sample Giant") == "base"
    table.you.play("Sample Shrinking", on="Sample Giant")
    table.resolve()
    assert table.where("Sample Giant") == "trash"


@covers("142.4.b")
@example("142.4.b#2", rule="323.5")
def test_zero_might_needs_one_damage_to_die() -> None:
    table = Table(you=quiet(hand=["Sample Dart"]), foe=quiet(base=["Sample Bookworm"]), battlefields=PLAIN)
    assert table.where("Sample Bookworm") == "base"
    table.you.play("Sample Dart", on="Sample Bookworm")
    table.resolve()
    assert table.where("Sample Bookworm") == "trash"


@example("142.4.c#1", rule="323.5")
def test_any_amount_of_that_players_damage_kills() -> None:
    """Elder Dragon."""
    table = Table(you=quiet(base=["Sample Wyrm", "Test Might 6"], hand=["Sample Dart", "Sample Dart"]),
                  foe=quiet(base=["Sample Giant"], hand=["Sample Dart"]), battlefields=PLAIN)
    table.you.play("Sample Dart", on="Test Might 6")
    table.resolve()
    assert table.where("Test Might 6") == "base"
    table.you.play("Sample Dart", on="Sample Giant")
    table.resolve()
    assert table.where("Sample Giant") == "trash"


@covers("142.3.a")
@covers("142.3", "142.4.c")
def test_damage_of_the_other_player_is_not_that_players() -> None:
    table = Table(
        you=quiet(base=["Sample Wyrm"], hand=["Test Sight"]), foe=quiet(base=["Sample Giant"], hand=["Sample Dart"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Sight")
    table.foe.play("Sample Dart", on="Sample Giant")
    table.resolve()
    assert table.where("Sample Giant") == "base"


@covers("142.4.c", "465.2.c.4")
def test_one_damage_is_lethal_in_assignment_where_any_amount_kills() -> None:
    table = clash(["Sample Wyrm"], ["Sample Giant", "Sample Duelist", "Test Might 6"])
    table.pass_all()
    assert [table.where(name) for name in ("Sample Giant", "Sample Duelist", "Test Might 6")] == ["trash"] * 3
    assert sorted(dealt(table, FOE).values()) == [1, 1, 2]


@covers("142.3.b")
@example("142.3.b#1", rule="437.2")
def test_damage_of_a_player_that_cant_be_prevented() -> None:
    """The rule's example names no card."""
    table = clash(
        ["Sample Breaker"], ["Sample Duelist"], foe={"hand": ["Sample Barrier of Seven", "Sample Barrier of Seven"]}
    )
    table.you.passes()
    table.foe.play("Sample Barrier of Seven", on="Sample Duelist")
    table.resolve()
    table.you.passes()
    table.foe.play("Sample Barrier of Seven", on="Sample Breaker")
    table.pass_all()
    assert table.where("Sample Duelist") == "trash"
    assert table.where("Sample Breaker") == MEADOW
    assert [table.where("Sample Breaker")] == [MEADOW]
    assert [event.subject for event in table.events("prevented")] == [table.thing("Sample Breaker").id]


# --- assigning

@example("465.2.c.3#1")
def test_lethal_damage_for_one_before_the_next_gets_any() -> None:
    table = clash(["Sample Giant"], ["Sample Duelist"] * 4)
    table.pass_all()
    assert table.open.kind == "assign"
    first(table)
    first(table)
    assert sorted(hits(table, FOE)) == [2, 3]


@example("465.2.c.4#1", rule="465.2.c.3")
def test_no_unit_gets_more_than_is_lethal() -> None:
    names = ["Test Might 3", "Sample Duelist", "Sample Duelist Two", "Sample Duelist Three"]
    table = clash(["Sample Giant"], names, you={"hand": ["Sample Dart"] * 4})
    for name in names:
        table.you.play("Sample Dart", on=name)
        table.resolve()
        table.foe.passes()
    table.pass_all()
    while table.open.kind == "assign":
        first(table)
    assert sorted(hits(table, FOE)) == [1, 2, 2]


@covers("465.2.c.4.a")
@example("465.2.c.4.a#1", rule="465.2.c.3")
def test_of_doubled_damage_half_is_lethal() -> None:
    """Lotus Trap."""
    table = clash(["Test Might 3"], ["Sample Duelist", "Sample Recruit"], you={"hand": ["Sample Trap"]})
    table.you.play("Sample Trap", on="Sample Duelist")
    table.pass_all()
    marks = {option.short for option in table.open.options}
    assert any("2 damage to Sample Duelist" in mark for mark in marks)
    table.you.choose("Sample Duelist")
    assert sorted(hits(table, FOE)) == [1, 4]


@covers("437.5", "437.5.a")
@example("465.2.c.5#1", rule="465.2.c.3")
@example("437.5.a#1", rule="437.2")
def test_what_is_prevented_has_to_be_assigned_too() -> None:
    table = clash(["Sample Giant"], ["Sample Recruit", "Sample Duelist"], foe={"hand": ["Sample Barrier of Three"]})
    table.you.passes()
    table.foe.play("Sample Barrier of Three", on="Sample Recruit")
    table.pass_all()
    assert any("5 damage to Sample Recruit" in option.short for option in table.open.options)
    table.you.choose("Sample Recruit")
    assert table.where("Sample Recruit") == "trash"
    assert table.where("Sample Duelist") == MEADOW


@example("465.2.c.5#2", rule="465.2.d")
def test_damage_is_doubled_once() -> None:
    table = clash(["Sample Duelist"], ["Sample Recruit", "Sample Guardian"], you={"hand": ["Sample Trap"]})
    table.you.play("Sample Trap", on="Sample Recruit")
    table.pass_all()
    assert dealt(table, FOE) == {"Sample Guardian": 2, "Sample Recruit": 2}
    assert table.where("Sample Recruit") == table.where("Sample Guardian") == "trash"


def both(first: str) -> Table:
    """A unit of 2 Might whose damage is doubled and reduced by 2; its controller applies that effect first."""
    table = clash(["Sample Duelist"], ["Sample Recruit"], foe={"hand": ["Sample Barrier of Two", "Sample Trap"]})
    table.you.passes()
    table.foe.play("Sample Barrier of Two", on="Sample Recruit")
    table.resolve()
    table.you.passes()
    table.foe.play("Sample Trap", on="Sample Recruit")
    table.pass_all()
    assert (table.open.seat, table.open.why) == (FOE, "465.2.c.5")
    named(table, first)
    return table


@example("465.2.c.5#3")
def test_the_controller_of_the_unit_orders_what_applies() -> None:
    assert dealt(both("Sample Barrier of Two"), FOE) == {"Sample Recruit": 2}
    assert dealt(both("Sample Trap"), FOE) == {"Sample Recruit": 4}


@ruling("R149", rule="465.2.c.5")
def test_ki_barrier_and_lotus_trap() -> None:
    """Ki Barrier and Lotus Trap on a unit of 4 Might that fights another."""
    for applied, taken in (("Sample Barrier of Seven", 0), ("Sample Trap", 1)):
        table = clash(["Test Might 4"], ["Sample Four"], foe={"hand": ["Sample Barrier of Seven", "Sample Trap"]})
        table.you.passes()
        table.foe.play("Sample Barrier of Seven", on="Sample Four")
        table.resolve()
        table.you.passes()
        table.foe.play("Sample Trap", on="Sample Four")
        table.pass_all()
        named(table, applied)
        assert sum(hits(table, FOE)) == taken


@example("465.2.c.6#1", rule="465.2.d")
def test_tank_first_backline_last() -> None:
    table = clash(["Sample Giant"], ["Sample Sniper", "Sample Recruit", "Sample Guardian"])
    table.pass_all()
    assert dealt(table, FOE) == {"Sample Guardian": 2, "Sample Recruit": 2, "Sample Sniper": 1}


@covers("826.3", "465.2.c.6", "465.2.c.2")
def test_assigned_last_without_the_keyword() -> None:
    table = clash(["Sample Duelist"], ["Sample Wanderer", "Sample Recruit"])
    table.pass_all()
    assert dealt(table, FOE) == {"Sample Recruit": 2, "Sample Wanderer": 1}


@example("465.2.c.7#1", rule="465.2.c.3")
def test_two_tanks_in_any_order() -> None:
    table = clash(["Sample Giant"], ["Sample Guardian", "Sample Guardian Two", "Sample Recruit"])
    table.pass_all()
    assert {option.short for option in table.open.options} == {
        "2 damage to Sample Guardian",
        "2 damage to Sample Guardian Two",
    }
    table.you.choose("Sample Guardian Two")
    assert dealt(table, FOE) == {"Sample Guardian Two": 2, "Sample Guardian": 2, "Sample Recruit": 1}


@example("465.2.c.8#1", rule="465.2.c.3")
def test_tank_and_backline_at_once_first_or_last_but_not_between() -> None:
    """Caitlyn, Patrolling with Tank."""
    table = clash(["Sample Giant"], ["Sample Sniper in Mail", "Sample Recruit", "Sample Duelist"])
    table.pass_all()
    assert len(table.open.options) == 3
    table.you.choose("Sample Recruit")
    assert dealt(table, FOE) == {"Sample Recruit": 2, "Sample Duelist": 3}


@covers("465.2.c.9")
@example("465.2.c.9#1", rule="465.2.c.3")
def test_two_of_them_may_both_be_hit_first() -> None:
    table = clash(["Sample Giant"], ["Sample Sniper in Mail", "Sample Sniper in Mail Two", "Sample Duelist"])
    table.pass_all()
    table.you.choose("Sample Sniper in Mail Two")
    table.you.choose("Sample Sniper in Mail")
    assert dealt(table, FOE) == {"Sample Sniper in Mail Two": 2, "Sample Sniper in Mail": 2, "Sample Duelist": 1}


@covers("465.2.c.10")
@example("465.2.c.10#1", rule="465.2.d")
def test_what_cant_be_dealt_damage_is_left_out() -> None:
    """Kayn, Unleashed."""
    table = Table(
        you=quiet(base=["Sample Duelist"]),
        foe=quiet(base=["Sample Unleashed"], hand=["Test March", "Test March"], at={MEADOW: ["Sample Recruit"]}),
        battlefields=PLAIN,
    )
    table.you.move("Sample Duelist", to=MEADOW)
    table.you.passes()
    table.foe.play("Test March", on="Sample Unleashed", to=MEADOW)
    table.resolve()
    table.you.passes()
    table.foe.play("Test March", on="Sample Unleashed", to="your base")
    table.resolve()
    assert dealt(table, FOE) == {}
    table = Table(you=quiet(base=["Sample Duelist"]), foe=quiet(base=["Sample Unleashed"], hand=["Test March"] * 3,
                                                                at={MEADOW: ["Sample Recruit"]}), battlefields=PLAIN)
    table.you.move("Sample Duelist", to=MEADOW)
    for to in (MEADOW, "your base", MEADOW):
        table.you.passes()
        table.foe.play("Test March", on="Sample Unleashed", to=to)
        table.resolve()
    table.pass_all()
    assert dealt(table, FOE) == {"Sample Recruit": 3}
    assert table.where("Sample Unleashed") == MEADOW


@example("465.2.c.10#2", rule="437.2")
def test_a_prevention_exempts_from_nothing() -> None:
    """Counter Strike: no amount of damage is lethal, but it can be dealt."""
    table = clash(["Sample Duelist"], ["Sample Guardian", "Sample Recruit"], foe={"hand": ["Sample Strike"]})
    table.you.passes()
    table.foe.play("Sample Strike", on="Sample Guardian")
    table.pass_all()
    assert dealt(table, FOE) == {}
    assert [event.n for event in table.events("prevented")] == [3]


# --- keywords that add up

@example("807.2#1", rule="465.2.d")
def test_assault_adds_up() -> None:
    """Petty Officer and Cleave."""
    table = clash(["Sample Officer"], ["Test Might 6"], you={"hand": ["Sample Cleaver"]})
    assert table.might("Sample Officer") == 3
    table.you.play("Sample Cleaver", on="Sample Officer")
    table.resolve()
    assert table.might("Sample Officer") == 6
    table.pass_all()
    assert dealt(table, FOE) == {"Test Might 6": 6}


@example("814.2#1", rule="465.2.d")
def test_shield_adds_up() -> None:
    """Stalwart Poro and Block."""
    table = clash(["Test Might 6"], ["Sample Defender"], foe={"hand": ["Sample Block"]})
    assert table.might("Sample Defender") == 3
    table.you.passes()
    table.foe.play("Sample Block", on="Sample Defender")
    table.resolve()
    assert table.might("Sample Defender") == 6
    table.pass_all()
    assert dealt(table, YOU) == {"Test Might 6": 6}


def test_the_words_are_said() -> None:
    texts = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-SE")}
    assert texts["Sample Wyrm"] == "You can kill each enemy unit with any amount of damage."
    assert texts["Sample Wanderer"] == "I must be assigned combat damage last."
    assert texts["Sample Breaker"] == "You deal damage that can't be prevented."
    assert "double that damage" in texts["Sample Trap"]
