"""Texts that make abilities cheaper (356.4), and cards that say of themselves that they have another type too (178)."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Unit,
    activate,
    activated_ability,
    also,
    card,
    cost,
    cost_less,
    cost_more,
    discard,
    draw,
    every,
    gear,
    have,
    me,
    of_a,
    rainbow,
    reaction,
    some,
    with_,
    your,
    your_hand,
)
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, PLAIN, Table

EXTRA += [
    Unit("TST-CHA1", "Cheaper Patron", energy=0, might=1).text(
        have(every(your, activated_ability, of_a(gear)), cost_less(2, rainbow)),
    ),
    Gear("TST-CHA2", "Cheaper Wheel", energy=0).text(activate(cost(3, rainbow), draw(1))),
    Unit("TST-CHA3", "Cheaper Rider", energy=0, might=1).text(activate(cost(3, rainbow), draw(1))),
    Unit("TST-CHA4", "Cheaper Machine", energy=0, might=1).text(have(me, also(gear))),
    Unit("TST-CHA5", "Cheaper Crusher", energy=0, might=1).text(
        activate(cost(discard(some(2, gear, your_hand))), draw(1))),
    Unit("TST-CHA6", "Cheaper Toller", energy=0, might=1).text(have(every(card, with_(reaction)), cost_more(2))),
]


@covers("356.4")
@pytest.mark.parametrize(("name", "patron", "left"), [
    ("Cheaper Wheel", 1, 3), ("Cheaper Wheel", 2, 4), ("Cheaper Rider", 1, 0), ("Cheaper Wheel", 0, 0),
])
def test_abilities_of_gear_are_made_cheaper_and_no_others(name: str, patron: int, left: int) -> None:
    table = Table(you=quiet(base=[*["Cheaper Patron"] * patron, name], runes={"calm": 4}, deck=["Gust"]),
                  foe=quiet(base=["Cheaper Wheel"], runes={"calm": 4}), battlefields=PLAIN)
    table.you.use(name)
    assert 4 - sum(e.n for e in table.events("paid")) == left


@covers("356.4")
def test_abilities_of_others_stay_as_dear() -> None:
    table = Table(you=quiet(base=["Cheaper Patron"]), foe=quiet(base=["Cheaper Wheel"], runes={"calm": 2}),
                  battlefields=PLAIN, turn_of=FOE)
    assert "Cheaper Wheel" not in table.foe.offered("use")


@covers("178.3")
def test_a_unit_that_is_a_gear_too_is_one_in_the_hand() -> None:
    table = Table(you=quiet(base=["Cheaper Crusher"], hand=["Cheaper Machine", "Long Sword", "Pit Rookie"],
                            deck=["Gust"]), battlefields=PLAIN)
    table.you.use("Cheaper Crusher", paying=["Cheaper Machine", "Long Sword"])
    table.resolve()
    assert table.hand() == ["Pit Rookie", "Gust"]


@covers("811.6", "819.1.b")
@pytest.mark.parametrize(("name", "paid"), [("Bushwhack", 2), ("Long Sword", 5), ("Cleave", 1)])
def test_what_is_hidden_and_what_has_quick_draw_has_reaction(name: str, paid: int) -> None:
    table = Table(you=quiet(base=["Cheaper Toller"], facedown={PLAIN[0]: ["Bushwhack"]}, controls=[PLAIN[0]],
                            hand=["Long Sword", "Cleave"], runes={"fury": 5}), battlefields=PLAIN)
    table.you.play(name, on=["Cheaper Toller"] if name == "Cleave" else [])
    assert sum(e.n for e in table.events("paid")) == paid
