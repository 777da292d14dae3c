"""Might that is given away (477.3) as an event: replaced, and noticed."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    ability,
    buff,
    choosing,
    draw,
    either,
    enemy,
    every,
    give,
    give_less,
    have,
    me,
    might,
    spell,
    stun,
    this_turn,
    unit,
    when,
    would,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, Table, one

ROCK = Unit("TST-GVL1", "Given Rock", energy=0, might=3).text(
    would(a(either(spell, ability), choosing(me))(either(stun(me), give_less(me))), buff(me)),
)
HEARER = Unit("TST-GVL2", "Given Hearer", energy=0, might=1).text(when(a(spell)(give_less(a(unit))), draw(1)))
EXTRA += [
    ROCK, HEARER,
    Spell("TST-GVL3", "Given Weight", energy=0).text(give(a(unit), might(-2), this_turn)),
    Spell("TST-GVL4", "Given Weights", energy=0).text(give(every(enemy, unit), might(-2), this_turn)),
    Spell("TST-GVL5", "Given Strength", energy=0).text(give(a(unit), might(2), this_turn)),
    Spell("TST-GVL6", "Given Daze", energy=0).text(stun(a(unit))),
    Spell("TST-GVL7", "Given Nothing", energy=0).text(give(a(unit), might(-2, minimum=9), this_turn)),
    Unit("TST-GVL8", "Given Gloom", energy=0, might=1).text(have(every(enemy, unit), might(-1))),
]


@covers("477.3")
@pytest.mark.parametrize(("spell", "might", "buffs"), [
    ("Given Weight", 4, 1), ("Given Strength", 5, 0), ("Given Daze", 4, 1), ("Given Nothing", 3, 0),
])
def test_what_would_lessen_a_might_is_replaced_and_nothing_else(spell: str, might: int, buffs: int) -> None:
    table = Table(you=quiet(hand=[spell], base=["Given Hearer"]), foe=quiet(base=["Given Rock"]))
    table.you.play(spell, on="Given Rock")
    table.resolve()
    rock = table.thing("Given Rock")
    assert (table.might("Given Rock"), rock.buffed, rock.stunned) == (might, buffs, False)


@pytest.mark.parametrize(("spell", "drawn"), [("Given Weights", 1), ("Given Strength", 0)])
def test_what_lessens_a_might_is_noticed(spell: str, drawn: int) -> None:
    table = Table(you=quiet(hand=[spell], base=["Given Hearer"], deck=["Given Daze"]), foe=quiet(base=["Given Rock"]))
    table.you.play(spell, on=["Given Rock"] if drawn == 0 else [])
    table.pass_all()
    assert (len(table.hand()), table.might("Given Rock")) == (drawn, 1 if drawn else 5)


@covers("423")
def test_who_is_stunned_is_not_stunned_again() -> None:
    table = Table(you=quiet(hand=["Given Daze"]), foe=quiet(base=[one("Given Rock", stunned=True)]))
    table.you.play("Given Daze", on="Given Rock")
    table.resolve()
    assert (table.thing("Given Rock", FOE).buffed, table.events("stunned")) == (0, [])


def test_a_passive_gives_nothing_away() -> None:
    table = Table(you=quiet(base=["Given Gloom"]), foe=quiet(base=["Given Rock"]))
    assert (table.might("Given Rock"), table.thing("Given Rock").buffed) == (2, 0)


def test_they_are_said() -> None:
    assert say(ROCK) == "If a spell or ability that chooses me would stun me or give me -[M], instead buff me."
    assert say(HEARER) == "Whenever a spell gives a unit -[M], draw 1."
