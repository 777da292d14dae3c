"""Cleanups (318–324): what they do, in which order, and when."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    beginning_phase,
    deal,
    draw,
    enemy,
    every,
    friendly,
    if_,
    move,
    starts,
    there_is,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-R52", "Test Dawn", energy=1, might=1).text(when(starts(beginning_phase, you), draw(1))),
    Spell("TST-R50", "Test Scatter", energy=0).text(move(a(friendly, unit)), move(a(friendly, unit))),
    Spell("TST-R51", "Test Check", energy=0).text(deal(9, a(enemy, unit)), if_(there_is(every(enemy, unit)), draw(1))),
]


def scatter(table: Table, first: str, to: str, second: str, then: str) -> None:
    """Play Test Scatter: the first unit there, the second one there; both pass until the next question."""
    table.you.play("Test Scatter", on=[first, second], to=[to, then])
    table.resolve()


@covers("194.2", "196")
@covers("323.1")
def test_a_player_with_enough_points_wins_in_the_next_cleanup() -> None:
    table = Table(you=quiet(points=8, hand=["Test Sight"]), foe=quiet(points=7), battlefields=PLAIN)
    assert not table.game.over
    table.you.play("Test Sight")
    assert table.game.over
    assert table.game.winner == YOU
    assert table.game.pending() == ()


@covers("194.2.b", "340.1")
def test_nobody_wins_with_equal_points() -> None:
    table = Table(you=quiet(points=9, hand=["Test Sight"]), foe=quiet(points=9), battlefields=PLAIN)
    table.you.play("Test Sight")
    table.resolve()
    assert not table.game.over
    assert "340.1" in table.rules()


@covers("323.5", "319.7")
def test_damage_becomes_lethal_when_might_is_lowered() -> None:
    table = Table(
        you=quiet(hand=["Test Spark", "Stupefy"], runes={"mind": 1}), foe=quiet(base=["Test Might 3"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Test Might 3")
    table.resolve()
    assert table.where("Test Might 3") == "base"
    table.you.play("Stupefy", on="Test Might 3")
    table.resolve()
    assert table.where("Test Might 3") == "trash"
    assert [event.rule for event in table.events("died")] == ["323.5"]


@covers("142.4", "477", "323.5")
def test_might_below_zero_kills_nobody_without_damage() -> None:
    table = Table(you=quiet(hand=["Test Curse", "Test Spark"]), foe=quiet(base=["Test Might 2"]), battlefields=PLAIN)
    table.you.play("Test Curse", on="Test Might 2")
    table.resolve()
    assert table.might("Test Might 2") == -1
    assert table.where("Test Might 2") == "base"
    table.you.play("Test Spark", on="Test Might 2")
    table.resolve()
    assert table.where("Test Might 2") == "trash"


@covers("321", "340.1")
def test_a_unit_with_lethal_damage_stays_until_the_spell_is_done() -> None:
    table = Table(you=quiet(hand=["Test Check"]), foe=quiet(base=["Test Might 2"]), battlefields=PLAIN)
    table.you.play("Test Check", on="Test Might 2")
    table.resolve()
    assert len(table.hand()) == 1
    assert table.where("Test Might 2") == "trash"


@covers("190.4.c")
@covers("323.6")
def test_control_is_not_lost_while_there_is_a_chain() -> None:
    table = Table(
        you=quiet(hand=["Test Sight"]), foe=quiet(hand=["Test Vanish"], at={MEADOW: ["Test Might 1"]}),
        battlefields=PLAIN,
    )
    table.you.play("Test Sight")
    table.foe.play("Test Vanish", on="Test Might 1")
    table.you.passes()
    assert table.where("Test Might 1") == "trash"
    assert table.chain() == ["Test Sight"]
    assert table.controller(MEADOW) == FOE
    table.resolve()
    assert table.controller(MEADOW) == -1


@covers("170.11.b", "190.2.a", "190.2.b", "190.4.c")
@covers("323.6", "319.8")
def test_the_last_unit_that_leaves_gives_up_control() -> None:
    table = Table(you=quiet(at={MEADOW: ["Test Might 1", "Test Might 2"]}), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Might 1", to="base")
    assert table.controller(MEADOW) == YOU
    table.you.move("Test Might 2", to="base")
    assert table.controller(MEADOW) == -1


@covers("190.4.b")
@covers("323.6", "344")
def test_control_is_not_lost_while_a_showdown_is_ongoing_there() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"]),
        foe=quiet(controls=[MEADOW], at={MEADOW: ["Test Might 1"]}, hand=["Test March"]), battlefields=PLAIN,
    )
    table.you.move("Test Might 2", to=MEADOW)
    table.you.passes()
    table.foe.play("Test March", on="Test Might 1", to="your base")
    table.resolve()
    assert table.open.kind == "focus"
    assert table.controller(MEADOW) == FOE
    table.pass_all()
    assert table.controller(MEADOW) == YOU


@covers("149.3")
@covers("323.7")
def test_gear_at_a_battlefield_is_recalled() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Test Gear", "Test Might 1"]}, hand=["Test Sight"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Sight")
    assert table.where("Test Gear") == "base"
    assert table.where("Test Might 1") == MEADOW


@covers("323.12")
def test_the_turn_player_chooses_among_several_staged_showdowns() -> None:
    table = Table(
        you=quiet(base=["Test Might 1", "Test Might 2"], hand=["Test Scatter"]), foe=quiet(), battlefields=PLAIN
    )
    scatter(table, "Test Might 1", MEADOW, "Test Might 2", MOOR)
    assert (table.open.seat, table.open.kind, table.open.why) == (YOU, "place", "323.12")
    table.you.choose(MOOR)
    assert table.open.prompt.startswith(f"Showdown at {MOOR}")
    table.pass_all()
    assert table.open.kind == "act"
    assert (table.controller(MEADOW), table.controller(MOOR)) == (YOU, YOU)
    assert [event.card for event in table.events("showdown starts")] == ["TST-R02", "TST-R01"]


@covers("323.13", "461.1")
def test_the_turn_player_chooses_among_several_staged_combats() -> None:
    table = Table(you=quiet(base=["Test Might 3", "Test Might 4"], hand=["Test Scatter"]),
                  foe=quiet(at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 2"]}), battlefields=PLAIN)
    scatter(table, "Test Might 3", MEADOW, "Test Might 4", MOOR)
    assert (table.open.kind, table.open.why) == ("place", "323.13")
    table.you.choose(MOOR)
    assert table.open.prompt.startswith(f"Combat at {MOOR}")
    table.pass_all()
    assert (table.controller(MEADOW), table.controller(MOOR)) == (YOU, YOU)


@covers("190.3.c")
@covers("323.12", "323.13", "344")
def test_a_mere_showdown_opens_before_a_combat() -> None:
    table = Table(
        you=quiet(base=["Test Might 3", "Test Might 4"], hand=["Test Scatter"]),
        foe=quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN,
    )
    scatter(table, "Test Might 3", MEADOW, "Test Might 4", MOOR)
    assert table.open.prompt.startswith(f"Showdown at {MOOR}")
    table.pass_all()
    assert [event.card for event in table.events("showdown starts")] == ["TST-R02", "TST-R01"]


def beside_a_showdown() -> Table:
    """A showdown at the Meadow, while your second unit has come to the uncontrolled Moor."""
    table = Table(you=quiet(base=["Test Might 1", "Test Might 2"], hand=["Test March", "Test Vanish"]),
                  foe=quiet(base=["Test Might 3"], hand=["Test March"]), battlefields=PLAIN)
    table.you.move("Test Might 1", to=MEADOW)
    table.you.play("Test March", on="Test Might 2", to=MOOR)
    table.resolve()
    assert (table.open.seat, table.open.kind) == (FOE, "focus")
    assert table._field(table.state, MOOR).contested_by == YOU
    return table


@covers("323.8", "344", "316.8.b", "323.8.a")
def test_a_showdown_that_is_staged_elsewhere_waits_for_the_ongoing_one() -> None:
    table = beside_a_showdown()
    table.pass_all()
    assert [event.card for event in table.events("showdown starts")] == ["TST-R01", "TST-R02"]
    assert (table.controller(MEADOW), table.controller(MOOR)) == (YOU, YOU)


@covers("190.3.b.1")
@covers("323.11", "323.8.a")
def test_contested_falls_away_with_the_last_unit_of_the_contester() -> None:
    table = beside_a_showdown()
    table.foe.passes()
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert table._field(table.state, MOOR).contested_by == -1
    table.pass_all()
    assert [event.card for event in table.events("showdown starts")] == ["TST-R01"]
    assert table.controller(MOOR) == -1


@covers("190.3")
@covers("323.11.a")
def test_whoever_stays_at_a_battlefield_without_control_applies_contested_anew() -> None:
    table = beside_a_showdown()
    table.foe.play("Test March", on="Test Might 3", to=MOOR)
    table.resolve()
    assert table._field(table.state, MOOR).contested_by == YOU
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert table._field(table.state, MOOR).contested_by == FOE
    table.pass_all()
    starts = [(event.card, event.seat) for event in table.events("showdown starts")]
    assert starts == [("TST-R01", YOU), ("TST-R02", FOE)]
    assert table.controller(MOOR) == FOE
    assert table.points() == (1, 1)


@covers("323.10", "344", "461.2", "323.9.a", "323.9")
def test_a_combat_that_loses_its_condition_before_it_opens_never_starts() -> None:
    table = beside_a_showdown()
    table.foe.play("Test March", on="Test Might 3", to=MOOR)
    table.resolve()
    table.you.play("Test Vanish", on="Test Might 3")
    table.resolve()
    table.pass_all()
    assert table.events("combat starts") == []
    assert table.controller(MOOR) == YOU


@covers("323.2", "323.2.a", "323.2.c")
def test_units_that_come_and_go_during_a_combat_gain_and_lose_their_designation() -> None:
    table = Table(
        you=quiet(base=["Test Might 1", "Test Might 2"], hand=["Test March"]),
        foe=quiet(at={MEADOW: ["Test Might 3", "Test Might 4"]}, hand=["Flash"], runes={"chaos": 2}),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 1", to=MEADOW)
    assert [table.thing(f"Test Might {n}").role for n in (1, 2, 3, 4)] == ["attacker", "", "defender", "defender"]
    table.you.play("Test March", on="Test Might 2", to=MEADOW)
    table.resolve()
    assert table.thing("Test Might 2").role == "attacker"
    table.foe.play("Flash", on="Test Might 4")
    table.resolve()
    assert table.thing("Test Might 4").role == ""
    assert [event.rule for event in table.events("designated")][-2:] == ["323.2", "323.2"]


@covers("324.2", "466.1.a.1", "323.5")
def test_a_cleanup_after_the_special_one_heals_nobody_again() -> None:
    table = Table(
        you=quiet(base=["Test Might 3"]), foe=quiet(at={MEADOW: ["Test Might 1", "Test Might 6"]}), battlefields=PLAIN
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.pass_all()
    table.you.choose("Test Might 1")
    assert table.where("Test Might 1") == "trash"
    assert table.thing("Test Might 6").damage == 0
    assert len(table.events("healed")) == 1


@covers("323.12", "310.1", "344")
def test_a_showdown_opens_in_any_phase_as_soon_as_the_state_is_neutral_open() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Test March"]), foe=quiet(base=["Test Dawn"]), battlefields=PLAIN
    )
    table.you.ends()
    assert (table.chain(), table.state.phase) == (["Test Dawn"], "beginning")
    table.you.play("Test March", on="Test Might 2", to=MEADOW)
    table.foe.passes()
    table.resolve()
    assert (table.open.seat, table.open.kind, table.state.phase) == (YOU, "focus", "beginning")
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    assert table.points() == (1, 0)
    assert (table.open.seat, table.open.kind) == (FOE, "act")
