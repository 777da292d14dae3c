"""Buffs that give more Might for a while, and objects that can have any number of buffs (426.1.b.2, 703)."""
from __future__ import annotations

from engine.words import Spell, Unit, a, buff, buffed, buffs_give, capacity, every, friendly, have, this_turn, unit
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table, one

EXTRA += [
    Spell("TST-BG1", "Test Close Ranks", energy=0).text(this_turn(have(every(friendly, unit), buffs_give(2)))),
    Unit("TST-BG2", "Test Banner of Buffs", energy=0, might=1).text(have(every(friendly, unit), buffs_give(1))),
    Unit("TST-BG3", "Test Ever Growing", energy=0, might=1).text(have(every(friendly, unit), capacity(buffed))),
    Spell("TST-BG4", "Test One More Buff", energy=0).text(buff(a(unit))),
]


def test_each_buff_gives_more_for_the_turn_also_one_that_comes_later() -> None:
    table = Table(quiet(hand=["Test Close Ranks", "Test One More Buff"], base=["Test Might 1", "Test Might 3"]),
                  quiet(base=[one("Test Might 5", buffs=1)]), battlefields=PLAIN)
    table.you.play("Test Close Ranks")
    table.resolve()
    assert (table.might("Test Might 1"), table.might("Test Might 5")) == (1, 6)
    table.you.play("Test One More Buff", on="Test Might 1")
    table.resolve()
    assert (table.might("Test Might 1"), table.might("Test Might 3")) == (4, 3)
    table.end_turn()
    assert table.might("Test Might 1") == 2


def test_what_two_say_of_buffs_adds_up_as_long_as_they_stand() -> None:
    table = Table(quiet(base=["Test Banner of Buffs", "Test Banner of Buffs", one("Test Might 3", buffs=2)]), quiet(),
                  battlefields=PLAIN)
    assert table.might("Test Might 3") == 3 + 2 * (1 + 1 + 1)
    assert table.might("Test Banner of Buffs") == 1


def test_any_number_of_buffs_is_possible_only_while_something_says_so() -> None:
    for banner, buffs in (("Test Ever Growing", 4), ("Test Might 5", 3)):
        table = Table(quiet(hand=["Test One More Buff"], base=[banner, one("Test Might 3", buffs=3)]), quiet(),
                      battlefields=PLAIN)
        table.you.play("Test One More Buff", on="Test Might 3")
        table.resolve()
        assert table.thing("Test Might 3").buffed == buffs
