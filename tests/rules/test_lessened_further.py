"""Less Might than a text gives, by a replacement of that, for what it chooses alone (375)."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    ability,
    activate,
    an,
    assault,
    chosen_by,
    cost,
    either,
    enemy,
    every,
    give,
    give_less,
    lessen_more,
    might,
    spell,
    that,
    this_turn,
    unit,
    would,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, Table, find_or_extra

EXTRA += [
    Unit("TST-LF1", "Lessening Sage", energy=0, might=1).text(
        would(
            a(your, either(spell, ability)).called("doer")(give_less(a(unit, chosen_by(that("doer"))))), lessen_more(2)
        ),
        activate(cost(0), give(an(enemy, unit), might(-1), this_turn)),
    ),
    Spell("TST-LF2", "Lessening Weight", energy=0).text(give(a(unit), might(-1), assault(), this_turn)),
    Spell("TST-LF3", "Lessening Fog", energy=0).text(give(every(enemy, unit), might(-1), this_turn)),
    Spell("TST-LF4", "Lessening Boon", energy=0).text(give(a(unit), might(1), this_turn)),
    Spell("TST-LF5", "Lessening Limit", energy=0).text(give(a(unit), might(-1, minimum=4), this_turn)),
]


def after(spell: str, target: str = "Test Might 6", **foe: object) -> Table:
    """Your spell has resolved."""
    table = Table(you=quiet(hand=[spell], base=["Lessening Sage"]),
                  foe=quiet(base=["Test Might 6", "Test Might 5", "Test Might 4"], **foe))
    table.you.play(spell, on=[target] if target else [])
    table.resolve()
    return table


@covers("375", "477.3.b")
@pytest.mark.parametrize(("spell", "target", "left"), [
    ("Lessening Weight", "Test Might 6", 3), ("Lessening Boon", "Test Might 6", 7), ("Lessening Fog", "", 5),
    ("Lessening Limit", "Test Might 6", 4),
])
def test_what_a_spell_gives_less_to_its_target_is_more(spell: str, target: str, left: int) -> None:
    assert after(spell, target).might("Test Might 6") == left


@covers("375")
def test_the_limit_stays_where_nothing_is_left_to_take() -> None:
    table = after("Lessening Limit", "Test Might 5")
    assert (table.might("Test Might 5"), [e.n for e in table.events("given")]) == (4, [-1])
    assert after("Lessening Limit", "Test Might 4").events("replaced") == []


@covers("370.1")
def test_what_is_given_beside_it_is_given_all_the_same() -> None:
    table = after("Lessening Weight")
    shown = next(o for o in table.game.sight().players[1].base if o.name == "Test Might 6")
    assert [word.lower() for word in shown.keywords] == ["assault"]


@covers("370.1")
def test_of_abilities_too() -> None:
    table = Table(you=quiet(base=["Lessening Sage"]), foe=quiet(base=["Test Might 6"]))
    table.you.use("Lessening Sage", on="Test Might 6")
    table.resolve()
    assert table.might("Test Might 6") == 3


@covers("372", "375")
def test_two_that_lessen_further_add_up_in_the_order_that_is_chosen() -> None:
    """Between them the game is saved and restored, with what is about to be given in it."""
    table = Table(you=quiet(hand=["Lessening Weight"], base=["Lessening Sage", "Lessening Sage"]),
                  foe=quiet(base=["Test Might 6"]))
    table.you.play("Lessening Weight", on=["Test Might 6"])
    table.resolve()
    assert (table.open.seat, table.open.why) == (FOE, "372")
    table.answer(FOE, table.open.keys[0])
    assert table.might("Test Might 6") == 1


def test_how_it_is_said() -> None:
    assert say(find_or_extra("Lessening Sage")).startswith(
        "If a spell or ability you control would give a unit chosen by that spell or ability -[M], instead give that "
        "and an additional -2 [M]."
    )
