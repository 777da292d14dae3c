"""Equipment that gives twice its Might Bonus (477.3.d)."""
from __future__ import annotations

from engine.words import Gear, Unit, calm, double_bonus, equip, every, friendly, have, unit
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table, one

EXTRA += [
    Gear("TST-DBO1", "Bonus Blade", energy=0, bonus=2, tags="Equipment").text(equip(calm)),
    Gear("TST-DBO2", "Bonus Buckler", energy=0, bonus=1, tags="Equipment").text(equip(calm)),
    Unit("TST-DBO3", "Bonus Smith", energy=0, might=1).text(have(every(friendly, unit), double_bonus)),
]


def test_each_gives_twice_its_bonus_and_no_more_where_two_say_so() -> None:
    worn = ["Bonus Blade", "Bonus Buckler"]
    for smiths, might in ((0, 6), (1, 9), (2, 9)):
        table = Table(quiet(base=[one("Test Might 3", attached=worn, buffs=0), *["Bonus Smith"] * smiths]),
                      quiet(base=[one("Test Might 5", attached=["Bonus Blade"])]), battlefields=PLAIN)
        assert (table.might("Test Might 3"), table.might("Test Might 5")) == (might, 7)


def test_what_lies_beside_it_and_buffs_stay_as_they_are() -> None:
    table = Table(quiet(base=[one("Test Might 3", buffs=1), "Bonus Blade", "Bonus Smith"]), quiet(), battlefields=PLAIN)
    assert table.might("Test Might 3") == 4
