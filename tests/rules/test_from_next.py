"""Players act one after another from the next one on, where the Turn Player would be the first (303.2.a)."""
from __future__ import annotations

from engine.words import (
    Spell,
    a,
    controlled_by,
    discard,
    every,
    from_next,
    kill,
    other,
    player,
    reaction,
    they,
    unit,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, Table

ROUND = Spell("TST-FNX1", "Test Round", energy=0).text(reaction, every(player, from_next)(discard(1)))
OTHERS = Spell("TST-FNX2", "Test Round of Others", energy=0).text(
    reaction, every(player, other, from_next)(kill(a(unit, controlled_by(they)))),
)
EXTRA += [ROUND, OTHERS, Spell("TST-FNX3", "Test Plain Round", energy=0).text(reaction, every(player)(discard(1)))]


def order(name: str) -> list[int]:
    """In which order players discard, with that spell of the second in the turn of the first."""
    hands = [quiet(hand=["Test Sight"]), quiet(hand=[name, "Test Sight"]), quiet(hand=["Test Sight"])]
    table = Table(you=quiet(hand=["Test Sight", "Test Sight"]), foe=hands[1], others=[hands[2]])
    table.you.play("Test Sight", keep=True)
    table.you.passes()
    table.foe.play(name)
    for _ in range(3):
        table.answer(table.open.seat, "pass")
    return [event.seat for event in table.events("discarded")]


@covers("303.2.a")
def test_the_player_after_you_is_the_first_and_you_are_the_last() -> None:
    assert order("Test Round") == [2, 0, 1]
    assert order("Test Plain Round") == [0, 1, 2]


def test_the_others_come_in_the_same_order() -> None:
    table = Table(you=quiet(hand=["Test Round of Others"], base=["Test Might 1"]), foe=quiet(base=["Test Might 2"]),
                  others=[quiet(base=["Test Might 3"])])
    table.you.play("Test Round of Others")
    table.resolve()
    assert [event.seat for event in table.events("died")] == [1, 2]


def test_it_is_said() -> None:
    assert say(ROUND).endswith("Each player, starting with the next, discards 1.")
