"""Spirit's Refuge: buffed units that are harder to choose."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, Table, one, side


@card("Spirit's Refuge")
def test_spirits_refuge_buffs_a_friendly_unit() -> None:
    table = Table(you=side(hand=["Spirit's Refuge"], runes={"calm": 3}, base=["Daring Poro", "Mega-Mech"]),
                  foe=side(base=["Tibbers"]))
    table.you.play("Spirit's Refuge")
    assert asked(table.you) == ["Daring Poro", "Mega-Mech"]
    table.you.choose("Daring Poro")
    table.resolve()
    assert (table.thing("Daring Poro").buffed, table.thing("Mega-Mech").buffed) == (1, 0)


def due(table: Table) -> int:
    """The Power that was paid."""
    return sum(event.n for event in table.events("paid") if event.other != "energy")


@card("Spirit's Refuge")
def test_buffed_friends_of_spirits_refuge_cost_opponents_one_power_to_choose() -> None:
    for name, power in (("Mega-Mech", 1), ("Tibbers", 0), ("Petty Officer", 0)):
        yours = side(base=["Spirit's Refuge"], at={MOOR: [one("Mega-Mech", buffs=1), "Tibbers"]})
        foe = side(hand=["Incinerate"], runes={"fury": 3}, at={MEADOW: [one("Petty Officer", buffs=1)]})
        table = Table(you=yours, foe=foe, turn_of=FOE)
        table.foe.play("Incinerate", on=name)
        assert due(table) == power, name


@card("Spirit's Refuge", "Pouty Poro")
def test_spirits_refuge_adds_nothing_to_a_unit_that_deflects_already() -> None:
    at = {MOOR: [one("Pouty Poro", buffs=1), one("Mega-Mech", buffs=1)]}
    for name in ("Pouty Poro", "Mega-Mech"):
        table = Table(you=side(base=["Spirit's Refuge", "Spirit's Refuge"], at=at),
                      foe=side(hand=["Incinerate"], runes={"fury": 5}), turn_of=FOE)
        table.foe.play("Incinerate", on=name)
        assert due(table) == 1
