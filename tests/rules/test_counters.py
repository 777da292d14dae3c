"""Counters that are spent without their type, or what they are on, being said (745)."""
from __future__ import annotations

import pytest

from engine.board import events
from engine.board.counter_atoms import COUNTERS
from engine.kernel.event import Event
from engine.words import (
    Spell,
    Unit,
    a,
    activate,
    become_copy,
    buff,
    cost,
    draw,
    empower,
    friendly,
    gear,
    if_,
    spend_counter,
    unit,
    you_do,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, YOU, Table, find_or_extra

EXTRA += [
    Spell("TST-6C01", "Counter Polish", energy=0).text(buff(a(unit))),
    Spell("TST-6C02", "Counter Clearance", energy=0).text(spend_counter(1), if_(you_do, draw(1))),
    Spell("TST-6C03", "Counter Sale", energy=0).text(spend_counter(2), if_(you_do, draw(1))),
    Spell("TST-6C04", "Counter Levy", energy=0).text(spend_counter(1, of=a(friendly, unit)), if_(you_do, draw(1))),
    Spell("TST-6C05", "Counter Petrify", energy=0).text(become_copy(a(unit), a(gear))),
    Spell("TST-6C06", "Counter Crown", energy=0).text(empower(a(unit))),
    Unit("TST-6C07", "Counter Clerk", energy=0, might=1).text(activate(cost(spend_counter(1)), draw(1))),
    Unit("TST-6C08", "Counter Bailiff", energy=0, might=1).text(activate(cost(spend_counter(1, of=a(unit))), draw(1))),
]


def polished(*names: str, **more: object) -> Table:
    """Units of yours, named, and one of the foe's with a buff each."""
    table = Table(
        quiet(**{"base": names, **more, "hand": ["Counter Polish"] * (len(names) + 1) + [*more.get("hand", ())]}),
        quiet(base=["Test Might 6"]),
        battlefields=PLAIN,
    )
    for name in (*names, "Test Might 6"):
        table.you.play("Counter Polish", on=name)
        table.resolve()
    return table


def shown(table: Table) -> list[str]:
    """What the open question offers."""
    return sorted(table.state.objects[option.subject].card.name for option in table.open.options)


@covers("745.1.a", "745.1.b", "745.2")
def test_a_counter_of_no_named_type_is_spent_from_anything_that_has_one() -> None:
    mine = ["Test Might 1", "Test Might 2"]
    table = polished(*mine, base=[*mine, "Test Gear"], hand=["Counter Petrify", "Counter Clearance"])
    gear_ = table.thing("Test Might 2").id
    table.you.play("Counter Petrify", on=["Test Might 2", "Test Gear"])
    table.resolve()
    assert (table.state.objects[gear_].card.type, table.state.objects[gear_].buffed) == ("gear", 1)
    table.you.play("Counter Clearance")
    table.resolve()
    assert (table.open.seat, table.open.why, shown(table)) == (YOU, "745.1", ["Test Gear", "Test Might 1"])
    table.you.choose(next(option.key for option in table.open.options if option.subject == gear_))
    assert (
        table.state.objects[gear_].buffed, table.thing("Test Might 1").buffed, table.thing("Test Might 6").buffed,
    ) == (0, 1, 1)
    assert ([event.subject for event in table.events("buff spent")], table.hand()) == ([gear_], ["Playful Phantom"])


@covers("745.1.a", "745.1")
def test_without_a_choice_nobody_is_asked_and_without_a_counter_nothing_is_spent() -> None:
    table = polished("Test Might 1", hand=["Counter Sale", "Counter Clearance", "Counter Levy"])
    table.you.play("Counter Sale")
    table.resolve()
    assert (table.thing("Test Might 1").buffed, len(table.events("buff spent"))) == (0, 1)
    table.you.play("Counter Clearance")
    table.resolve()
    table.you.play("Counter Levy", on="Test Might 1")
    table.resolve()
    assert (len(table.events("buff spent")), table.thing("Test Might 6").buffed, table.hand()) == (
        1, 1, ["Playful Phantom"],
    )


@covers("745.1.a", "745.2", "203.3")
@pytest.mark.parametrize("name", ["Counter Clerk", "Counter Bailiff"])
def test_as_a_cost_own_counters_of_any_type_are_spent(name: str) -> None:
    table = polished("Test Might 1", base=[name, "Test Might 1"])
    assert name in table.you.offered("use")
    table.you.use(name, paying=[] if name == "Counter Clerk" else ["Test Might 1"])
    table.resolve()
    assert (table.thing("Test Might 1").buffed, table.thing("Test Might 6").buffed, len(table.hand())) == (0, 1, 1)
    assert name not in table.you.offered("use"), "the foe's counter is none to be spent"


@covers("745.1.a")
def test_of_several_types_the_player_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buffs are the only counters of the rules: Empowered stands in for another type."""
    def crown_spent(rule: str, seat: int, thing: int, /, *, cause: int) -> Event:
        return events.disempowered(rule, thing, cause=cause)

    monkeypatch.setitem(COUNTERS, "crown", ("empowered", crown_spent))
    table = polished("Test Might 1", hand=["Counter Crown", "Counter Clearance"])
    table.you.play("Counter Crown", on="Test Might 1")
    table.resolve()
    table.you.play("Counter Clearance")
    table.resolve()
    assert [key.partition(":")[0] for key in table.open.keys] == ["buff", "crown"]
    table.you.choose(table.open.keys[1])
    unit_ = table.thing("Test Might 1")
    assert (unit_.buffed, unit_.empowered) == (1, 0)


def test_counters_are_said() -> None:
    assert say(find_or_extra("Counter Sale")) == "Spend 2 counters. If you do, draw 1."
    assert say(find_or_extra("Counter Clerk")) == "Spend a counter: Draw 1."
