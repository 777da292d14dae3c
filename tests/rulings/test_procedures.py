"""Official rulings on the order of things: zones without limit, Cleanups between the steps, HOT FEPR."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    beginning_phase,
    conquer,
    deal,
    deathknell,
    draw,
    friendly,
    kill,
    me,
    optional_cost,
    starts,
    unit,
    when,
    win_combat,
    you,
)
from tests.rules.covers import covers, ruling
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-3d81", "Ruled Sacrifice", energy=0).text(optional_cost(kill(a(friendly, unit))), draw(1)),
    Unit("TST-3d82", "Ruled Martyr", energy=0, might=1).text(deathknell(draw(1))),
    Unit("TST-3d83", "Ruled Riser", energy=0, might=1).text(when(starts(beginning_phase, you), deal(3, a(unit)))),
    Unit("TST-3d84", "Ruled Hero", energy=0, might=5).text(when(me(win_combat()), draw(1)), when(me(conquer), draw(1))),
]


def told(table: Table, *kinds: str) -> list[str]:
    """What happened, of these kinds, in order."""
    return [event.kind for event in table.events() if event.kind in kinds]


@ruling("R029", rule="317.3")
def test_a_hand_has_no_limit() -> None:
    cards = ["Test Sight", "Test Gear", "Test Tank"] * 10
    table = Table(quiet(hand=cards), quiet(), battlefields=PLAIN)
    table.end_turn()
    assert len(table.hand()) == 30
    assert (table.trash(), table.state.turn_player) == ([], FOE)
    table.end_turn()
    assert len(table.hand()) == 31


@ruling("R033", rule="323.5")
def test_a_chosen_champion_that_was_played_does_not_return_to_its_zone() -> None:
    table = Table(
        quiet(champion="Test Tank", hand=["Test Vanish", "Test Spark"], runes={"fury": 2}), quiet(), battlefields=PLAIN
    )
    table.you.play("Test Tank")
    assert table.state.players[YOU].champion == []
    table.you.play("Test Spark", on="Test Tank")
    table.resolve()
    assert (table.where("Test Tank"), table.state.players[YOU].champion) == ("trash", [])
    assert "Test Tank" not in table.you.offered("play")


@covers("303.1", "334.2.a")
@ruling("R129", rule="359")
def test_no_cleanup_interrupts_the_finalizing_of_a_card() -> None:
    """The unit that pays for the spell dies with it; control and triggers wait until the spell is finalized."""
    table = Table(quiet(hand=["Ruled Sacrifice"], at={MEADOW: ["Ruled Martyr"]}), quiet(), battlefields=PLAIN)
    table.you.play("Ruled Sacrifice", paying="Ruled Martyr")
    assert told(table, "died", "finalized", "triggered")[:3] == ["died", "finalized", "triggered"]
    assert table.chain() == ["Ruled Sacrifice", "Ruled Martyr"]
    table.resolve()
    assert len(table.hand()) == 2
    assert table.controller(MEADOW) == -1


@ruling("R129", rule="323.5")
def test_cleanups_come_after_an_item_has_resolved() -> None:
    table = Table(quiet(hand=["Test Spark"]), quiet(base=["Ruled Martyr"]), battlefields=PLAIN)
    table.you.play("Test Spark", on="Ruled Martyr")
    table.resolve()
    assert told(table, "finalized", "damaged", "resolved", "died", "triggered") == [
        "finalized", "damaged", "resolved", "died", "triggered", "finalized", "resolved"]


@covers("335")
@ruling("R137", rule="315.2.b")
def test_what_is_outstanding_comes_before_the_chain_and_the_chain_before_the_next_step() -> None:
    """A trigger of the Beginning Phase resolves, and its Cleanup takes the battlefield away, before the Scoring Step
    looks."""
    table = Table(quiet(at={MEADOW: ["Ruled Riser"], MOOR: ["Test Might 2"]}), quiet(), battlefields=PLAIN, turn_of=FOE)
    table.foe.ends()
    table.you.choose("Test Might 2")
    table.resolve()
    assert table.controller(MOOR) == -1
    assert table.points() == (1, 0)
    assert told(
        table, "triggered", "finalized", "damaged", "resolved", "died", "controlled", "held", "channeled", "drew"
    )[:7] == ["triggered", "finalized", "damaged", "resolved", "died", "controlled", "held"]


@ruling("R137", rule="466.3.a")
def test_between_the_parts_of_the_resolution_step_the_chain_is_worked_off() -> None:
    table = Table(quiet(base=["Ruled Hero"]), quiet(at={MEADOW: ["Ruled Martyr"]}), battlefields=PLAIN)
    table.you.move("Ruled Hero", to=MEADOW)
    table.pass_all()
    assert told(table, "died", "healed", "combat won", "controlled", "conquered", "combat ends", "resolved") == [
        "died", "healed", "resolved", "combat won", "resolved", "controlled", "conquered", "resolved", "combat ends"]


@ruling("R137", rule="323.6")
def test_control_is_lost_by_the_cleanup_after_the_last_item_of_the_chain() -> None:
    table = Table(
        quiet(hand=["Test Spark"], at={MOOR: ["Test Might 5"]}), quiet(at={MEADOW: ["Ruled Martyr"]}),
        battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Ruled Martyr")
    table.foe.passes()
    assert told(table, "died", "controlled", "triggered") == ["died", "triggered"]
    table.pass_all()
    assert table.controller(MEADOW) == -1
