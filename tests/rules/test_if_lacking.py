"""A keyword only for those that don't have it otherwise (801, 809)."""
from __future__ import annotations

from engine.rules.meaning import layers
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    assault,
    buffed,
    deflect,
    every,
    friendly,
    give,
    have,
    if_lacking,
    this_turn,
    unit,
    without,
)
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table, one

EXTRA += [
    Gear("TST-IL1", "Test Refuge", energy=0).text(have(every(friendly, buffed, unit), if_lacking(deflect(2)))),
    Gear("TST-IL2", "Test Deflection", energy=0).text(have(every(friendly, unit), deflect())),
    Unit("TST-IL3", "Test Deflecting", energy=0, might=2).text(deflect(3)),
    Spell("TST-IL4", "Test Give Deflect", energy=0).text(give(a(unit), deflect(), this_turn)),
    Spell("TST-IL5", "Test Lose Deflect", energy=0).text(give(a(unit), without(deflect()), this_turn)),
    Gear("TST-IL6", "Test Spurs", energy=0).text(have(every(friendly, unit), if_lacking(assault(2)))),
]


def deflects(table: Table, name: str) -> int:
    """The Deflect that it has now."""
    return layers.keyword(table.state, table.thing(name), "deflect")


def test_only_those_have_it_that_lack_it_and_once() -> None:
    base = [one("Test Might 3", buffs=1), one("Test Deflecting", buffs=1), "Test Might 1"]
    for refuges in (["Test Refuge"], ["Test Refuge", "Test Refuge"]):
        table = Table(quiet(base=[*base, *refuges]), quiet(base=[one("Test Might 5", buffs=1)]), battlefields=PLAIN)
        names = ("Test Might 3", "Test Deflecting", "Test Might 1", "Test Might 5")
        assert [deflects(table, name) for name in names] == [2, 3, 0, 0]


def test_what_another_passive_or_an_effect_gives_takes_its_place() -> None:
    table = Table(quiet(base=[one("Test Might 3", buffs=1), "Test Refuge", "Test Deflection"]), quiet(),
                  battlefields=PLAIN)
    assert deflects(table, "Test Might 3") == 1
    given = Table(quiet(base=[one("Test Might 3", buffs=1), "Test Refuge"], hand=["Test Give Deflect"]), quiet(),
                  battlefields=PLAIN)
    given.you.play("Test Give Deflect", on="Test Might 3")
    assert deflects(given, "Test Might 3") == 2
    given.resolve()
    assert deflects(given, "Test Might 3") == 1
    given.end_turn()
    assert deflects(given, "Test Might 3") == 2


def test_what_loses_it_has_it_again_from_what_comes_later() -> None:
    table = Table(quiet(base=[one("Test Might 3", buffs=1), "Test Refuge"], hand=["Test Lose Deflect", "Test Refuge"]),
                  quiet(), battlefields=PLAIN)
    table.you.play("Test Lose Deflect", on="Test Might 3")
    table.resolve()
    assert deflects(table, "Test Might 3") == 0
    table.you.play("Test Refuge")
    assert deflects(table, "Test Might 3") == 2


def test_a_buff_makes_it_deflect_and_assault_counts_in_might() -> None:
    table = Table(quiet(base=["Test Might 3", "Test Spurs", "Test Spurs"]), quiet(at={PLAIN[0]: ["Test Might 5"]}),
                  battlefields=PLAIN)
    table.you.move("Test Might 3", to=PLAIN[0])
    assert table.might("Test Might 3") == 5
