"""Cards by their name, and abilities by what they stand on (712): spoken of, chosen with, and paid for (166.2)."""
from __future__ import annotations

import pytest

from cards.tokens import GOLD, RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    activated_ability,
    add,
    an,
    as_,
    both,
    card,
    card_named,
    choose,
    cost,
    draw,
    either,
    every,
    exhaust,
    gear,
    have,
    me,
    might,
    of_a,
    per,
    play,
    rainbow,
    reaction,
    same_name,
    this,
    unit,
    when,
    you,
    your,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, Table

DRILL = Unit("TST-BN1", "Naming Drill", energy=0, might=2).text(have(every(your, unit, card_named(RECRUIT)), might(1)))
HEARER = Unit("TST-BN2", "Naming Hearer", energy=0, might=2).text(
    when(you(choose(a(unit), an(activated_ability, of_a(gear)))), draw(1)),
)
PURSE = Gear("TST-BN3", "Naming Purse", energy=0).text(
    activate(
        cost(exhaust(this)), add(1, use=play(every(either(unit, both(activated_ability, of_a(unit)))))),
        timing=reaction,
    ),
)
DOUBLER = Unit("TST-BN4", "Naming Doubler", energy=0, might=1).text(
    as_(a(your, gear, card_named(GOLD))(add(rainbow)), add(1)),
)
TWIN = Unit("TST-BN9", "Naming Twin", energy=0, might=1).text(
    have(me, might(per(every(card, same_name(me), your_trash)))),
)
EXTRA += [
    DRILL, HEARER, PURSE, DOUBLER, TWIN,
    Gear("TST-BN5", "Naming Wand", energy=0).text(activate(cost(exhaust(this)), choose(a(unit)))),
    Unit("TST-BN6", "Naming Wizard", energy=1, might=1).text(activate(cost(1), choose(a(unit)))),
    Gear("TST-BN7", "Naming Lens", energy=1).text(activate(cost(1), draw(1))),
    Spell("TST-BN8", "Naming Ray", energy=1).text(choose(a(unit))),
]


def test_a_name_is_had_by_all_cards_of_that_name() -> None:
    table = Table(you=quiet(base=["Naming Drill", "Recruit", "Recruit"]), foe=quiet(base=["Recruit"]))
    assert [table.might(f"Recruit#{n}") for n in (1, 2, 3)] == [2, 2, 1]
    assert table.might("Naming Drill") == 2


def test_cards_of_the_same_name_are_known_where_they_lie() -> None:
    table = Table(you=quiet(base=["Naming Twin"], trash=["Naming Twin", "Naming Ray", "Naming Twin"]),
                  foe=quiet(trash=["Naming Twin"]))
    assert table.might("Naming Twin") == 3


@covers("712")
@pytest.mark.parametrize(("source", "drawn"), [("Naming Wand", 1), ("Naming Wizard", 0)])
def test_an_ability_is_known_by_what_it_stands_on(source: str, drawn: int) -> None:
    table = Table(you=quiet(base=["Naming Hearer", "Naming Wand", "Naming Wizard"], pool={"energy": 1}), foe=quiet())
    table.you.use(source, on="Naming Hearer")
    table.resolve()
    assert len(table.events("drawn")) == drawn


@covers("166.2")
def test_resources_may_be_kept_for_cards_of_a_type_and_their_abilities() -> None:
    table = Table(you=quiet(base=["Naming Purse", "Naming Wizard", "Naming Lens"],
                            hand=["Naming Wizard", "Naming Lens", "Naming Ray"]), foe=quiet())
    assert table.you.offered("play") == {"Naming Wizard"}
    assert table.you.offered("use") == {"Naming Purse", "Naming Wizard"}
    table.you.use("Naming Purse")
    assert table.game.sight().players[0].pool == (("energy for units and unit abilities", 1),)
    table.you.use("Naming Wizard", on="Naming Wizard")
    assert table.game.sight().players[0].pool == ()


@covers("429")
@pytest.mark.parametrize(("used", "pool"), [("Gold", {"any": 1, "energy": 1}), ("Energy Conduit", {"energy": 1})])
def test_what_an_object_adds_is_told_by_the_object(used: str, pool: dict[str, int]) -> None:
    table = Table(you=quiet(base=["Naming Doubler", "Gold", "Energy Conduit"]), foe=quiet())
    table.you.use(used)
    assert dict(table.game.sight().players[0].pool) == pool


def test_they_are_said() -> None:
    assert say(DRILL) == "Your units named Recruit get +1 [M]."
    assert say(HEARER) == "Whenever you choose a unit with an activated ability of gear, draw 1."
    assert say(PURSE) == "[Reaction] — [E]: Add [1], only to play units or activated abilities of units."
    assert say(TWIN) == "I get +1 [M] for each card with my name in your trash."
    assert say(DOUBLER) == "As a gear you control named Gold adds [A], add [1]."
