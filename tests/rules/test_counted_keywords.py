"""Keywords whose value is counted, keywords that attached gear gives, and tokens by number (801, 136, 184)."""
from __future__ import annotations

import pytest

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    among_them,
    assault,
    do_this,
    equipment,
    every,
    friendly,
    gear,
    gives,
    have,
    per,
    play,
    points_of,
    ready,
    shield,
    tokens,
    unit,
    up_to,
    you,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, MEADOW, Table, one

RALLIER = Unit("TST-CK1", "Counting Rallier", energy=0, might=2).text(
    have(every(your, unit), assault(per(every(friendly, gear)))),
)
VETERAN = Unit("TST-CK2", "Counting Veteran", energy=0, might=2).text(have(every(your, unit), shield(points_of(you))))
SMITH = Unit("TST-CK3", "Counting Smith", energy=0, might=1).text(have(every(your, equipment), gives(assault(2))))
EXTRA += [
    RALLIER, VETERAN, SMITH, Gear("TST-CK4", "Counting Blade", energy=1, bonus=0, tags="Equipment"),
    call := Spell("TST-CK5", "Counting Call", energy=0).text(
        play(tokens(RECRUIT, per(every(your, gear)))), do_this(ready(up_to(2, unit, among_them))),
    ),
]


@covers("801")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_the_value_of_a_keyword_is_counted_while_it_is_asked_for(n: int) -> None:
    table = Table(you=quiet(base=["Counting Rallier", "Test Might 2", *["Counting Blade"] * n]),
                  foe=quiet(at={MEADOW: ["Test Might 6"]}, base=["Test Might 1"]))
    table.you.move("Test Might 2", to=MEADOW)
    assert (table.might("Test Might 2"), table.might("Counting Rallier"), table.might("Test Might 1")) == (2 + n, 2, 1)


def test_the_value_may_be_any_amount() -> None:
    table = Table(you=quiet(at={MEADOW: ["Counting Veteran"]}, points=3), foe=quiet(base=["Test Might 1"]), turn_of=FOE)
    table.foe.move("Test Might 1", to=MEADOW)
    assert table.might("Counting Veteran") == 5


@covers("136")
def test_each_equipment_gives_its_wearer_the_keyword() -> None:
    wearer = one("Test Might 1", attached=["Counting Blade", "Counting Blade"])
    table = Table(you=quiet(base=["Counting Smith", wearer, "Test Might 2", "Counting Blade"]),
                  foe=quiet(at={MEADOW: [one("Test Might 6", attached=["Counting Blade"])]}))
    table.you.move("Test Might 1", "Test Might 2", to=MEADOW)
    assert [table.might(f"Test Might {n}") for n in (1, 2, 6)] == [5, 2, 6]


@pytest.mark.parametrize("n", [0, 1, 3])
def test_so_many_tokens_are_played_and_two_of_them_may_be_readied(n: int) -> None:
    table = Table(you=quiet(hand=["Counting Call"], base=["Counting Blade"] * n + ["Test Might 1*"]), foe=quiet())
    table.you.play("Counting Call")
    table.resolve()
    while table.open.kind == "place":
        table.you.choose("Your base")
    if n:
        assert {table.you._name(option.subject) for option in table.open.options if option.subject} == {"Recruit"}
        assert (table.chain(), table.open.most) == (["(Counting Call)"], min(n, 2))
        table.you.choose(*[f"Recruit#{k + 1}" for k in range(min(n, 2))])
        table.resolve()
    found = [each.exhausted for each in table.state.permanents() if each.card.name == "Recruit"]
    assert sorted(found) == [False] * min(n, 2) + [True] * (n - min(n, 2))


def test_they_are_said() -> None:
    assert say(RALLIER) == "Your units have [Assault] for each friendly gear."
    assert say(VETERAN) == "Your units have [Shield] equal to your points."
    assert say(SMITH) == "Your Equipment give [Assault 2]."
    assert say(call).startswith("Play a Recruit unit token with 1 [M] for each gear you control. Do this: ")
