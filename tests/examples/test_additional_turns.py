"""Worked examples of additional turns (738), with four players."""
from __future__ import annotations

from engine.words import Spell, draw, reaction, take_extra_turn
from tests.rules.covers import covers, example
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Hands, Side, Table

EXTRA += [
    Spell("TST-ET1", "Specimen Time Warp", energy=0).text(reaction, take_extra_turn()),
    Spell("TST-ET2", "Specimen Promise", energy=0).text(draw(1)),
]


def four(*sides: Side) -> Table:
    """A table with two more players."""
    return Table(sides[0], sides[1], battlefields=PLAIN, others=sides[2:])


def turns(table: Table, n: int) -> list[int]:
    """Whose the next turns are."""
    found = []
    for _ in range(n):
        table.end_turn()
        found.append(table.state.turn_player)
    return found


@example("738#1", rule="735")
def test_two_additional_turns_come_before_the_next_players() -> None:
    """Time Warp, twice."""
    table = four(quiet(hand=["Specimen Time Warp"] * 2), quiet(), quiet(), quiet())
    for _ in range(2):
        table.you.play("Specimen Time Warp")
        table.resolve()
    assert turns(table, 6) == [0, 0, 1, 2, 3, 0]


@example("738#2", rule="735")
@covers("738", "736")
def test_the_turn_that_was_added_last_is_the_next_one() -> None:
    """Time Warps of the second and the fourth player."""
    table = four(
        quiet(hand=["Specimen Promise"]), quiet(hand=["Specimen Time Warp"]), quiet(),
        quiet(hand=["Specimen Time Warp"]),
    )
    table.you.play("Specimen Promise")
    Hands(table, 1).play("Specimen Time Warp")
    while table.open.seat != 3:
        table.answer(table.open.seat, "pass")
    Hands(table, 3).play("Specimen Time Warp")
    table.resolve()
    assert turns(table, 6) == [1, 3, 1, 2, 3, 0]
