"""What is less of an ability's own cost, by its keyword and by the objects that have it (356.4.c)."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Unit,
    activate,
    body,
    cost,
    cost_less,
    costs_of,
    draw,
    empower_for,
    equip,
    every,
    gear,
    have,
    here,
    rainbow,
    unit,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, Table, find_or_extra

EXTRA += [
    Unit("TST-CA1", "Component Tutor", energy=0, might=1).text(
        have(costs_of(empower_for, on=every(your, unit, here)), cost_less(1).or_(rainbow))
    ),
    Unit("TST-CA2", "Component Smith", energy=0, might=1).text(
        have(costs_of(equip, on=every(your, gear)), cost_less(1))
    ),
    Unit("TST-CA3", "Component Pupil", energy=0, might=1).text(empower_for(2, body), activate(cost(2), draw(1))),
    Gear("TST-CA4", "Component Blade", energy=0, bonus=1, tags="Equipment").text(equip(2)),
]


@covers("356.4.c", "827.1.c")
@pytest.mark.parametrize(("energy", "power", "offered"), [(2, 0, True), (1, 1, True), (1, 0, False)])
def test_an_ability_is_offered_in_each_way_in_which_its_cost_can_be_less(
    energy: int, power: int, offered: bool
) -> None:
    pool = {"energy": energy, "body": power} if power else {"energy": energy}
    table = Table(quiet(at={MEADOW: ["Component Tutor", "Component Pupil"]}, pool=pool), quiet(), battlefields=PLAIN)
    keys = {key for key in table.you.offered() if key.endswith(":0")}
    assert bool(keys) is offered
    if offered:
        table.you.use("Component Pupil")
        table.pass_all()
        assert sorted((e.other, e.n) for e in table.events("paid")) == sorted(
            [("energy", energy), *([("body", power)] if power else [])])


@covers("356.4.c.1")
def test_of_two_each_counts_in_its_own_way_and_every_price_is_asked_for_once() -> None:
    table = Table(
        quiet(at={MEADOW: ["Component Tutor", "Component Tutor", "Component Pupil"]}, pool={"energy": 2, "body": 1}),
        quiet(), battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("use", "Component Pupil"))
    assert [option.short for option in question.options] == ["1 Body", "1 Energy", "2 Energy"]
    assert question.why == "356.4.c.1"


@covers("356.4.c", "818.1.c.4")
def test_costs_of_one_keyword_leave_others_alone() -> None:
    table = Table(
        quiet(base=["Component Smith", "Component Tutor", "Component Pupil", "Component Blade"], pool={"energy": 1}),
        quiet(), battlefields=PLAIN,
    )
    assert table.you.offered("use") == {"Component Blade"}
    table.you.use("Component Blade", on="Component Pupil")
    table.pass_all()
    assert (table.might("Component Pupil"), [e.n for e in table.events("paid")]) == (2, [1])


def test_how_it_is_said() -> None:
    assert say(find_or_extra("Component Smith")) == "The [Equip] costs of your gear are reduced by [1]."
