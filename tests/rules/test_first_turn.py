"""What happens as a player's own first turn begins, and in no later one (383.2.a.1)."""
from __future__ import annotations

import pytest

from engine.words import Unit, beginning_phase, draw, every, gain_points, player, starts, they, when, you
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-WO11", "Test Greeter", energy=0, might=1).text(
        when(starts(beginning_phase, every(player)).in_first_turn(), they(gain_points(1)))
    ),
    Unit("TST-WO12", "Test Opener", energy=0, might=1).text(
        when(starts(beginning_phase, you).in_first_turn(), draw(2))
    ),
]


def before(unit: str, turns: tuple[int, int], turn_of: int) -> Table:
    """You have that unit; you and your foe began so many turns; the next one begins."""
    table = Table(quiet(base=[unit]), quiet(), battlefields=PLAIN, turn_of=turn_of)
    for seat, began in enumerate(turns):
        table.state.players[seat].turns = began
    table.end_turn()
    return table


@covers("383.2.a.1")
@pytest.mark.parametrize(
    ("turns", "turn_of", "points"),
    [((0, 1), FOE, (1, 0)), ((1, 0), YOU, (0, 1)), ((1, 1), FOE, (0, 0)), ((1, 1), YOU, (0, 0)), ((1, 2), FOE, (0, 0))],
)
def test_each_player_has_a_first_turn_of_their_own(
    turns: tuple[int, int], turn_of: int, points: tuple[int, int]
) -> None:
    """The foe's first turn is counted by the foe's turns, however many you began."""
    table = before("Test Greeter", turns, turn_of)
    assert table.points() == points
    assert len(table.events("triggered")) == sum(points), "nothing waits in any later turn"


@covers("383.2.a.1")
@pytest.mark.parametrize(("turns", "turn_of", "drawn"), [((0, 1), FOE, 3), ((1, 1), FOE, 1), ((1, 0), YOU, 0)])
def test_your_first_turn_is_no_first_turn_of_others(turns: tuple[int, int], turn_of: int, drawn: int) -> None:
    assert len(before("Test Opener", turns, turn_of).hand()) == drawn


@covers("383.2.a.1")
def test_it_happens_once_in_a_game() -> None:
    table = before("Test Greeter", (0, 1), FOE)
    table.end_turn()
    table.end_turn()
    assert table.points() == (1, 0)
