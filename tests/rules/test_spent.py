"""What was really paid (357, 444): on one card, and in a turn."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Legend,
    Spell,
    Unit,
    a,
    at_least,
    compare,
    cost_less,
    draw,
    every,
    fury,
    gain_xp,
    happened,
    have,
    if_,
    me,
    might,
    play,
    reaction,
    repeat,
    spell,
    spent,
    when,
    with_spent,
    you,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, YOU, Table

STAGE = Legend("TST-AU51", "Test, Stage", fury, champion="Test").text(
    when(you(play(a(spell, with_spent(at_least(4))))), draw(1))
)
SPENDER = Unit("TST-AU52", "Test Spender", energy=1, might=1).text(
    if_(compare(spent(you, "Power"), at_least(2)), have(me, might(2)))
)

EXTRA += [
    STAGE,
    SPENDER,
    Spell("TST-AU53", "Test Opus", fury, energy=4).text(reaction, gain_xp(1)),
    Spell("TST-AU54", "Test Encore", fury, energy=2).text(reaction, repeat(2), gain_xp(1)),
    Spell("TST-AU55", "Test Powerful", fury, energy=0, power=2).text(reaction, gain_xp(1)),
    Gear("TST-AU56", "Test Claque", energy=0).text(have(every(your, spell), cost_less(1))),
    Spell("TST-AU57", "Test Applause", energy=0).text(
        if_(happened(you(play(a(spell, with_spent(at_least(4)))))), gain_xp(5))
    ),
]


@pytest.mark.parametrize(("base", "card", "repeat", "drawn"), [
    ((), "Test Opus", 0, 1), (("Test Claque",), "Test Opus", 0, 0),  # what is paid counts, not what is printed
    ((), "Test Encore", 0, 0), ((), "Test Encore", 1, 1),  # additional costs count
])
@covers("357", "444")
def test_what_was_spent_on_a_spell_is_asked_as_it_is_played(
    base: tuple[str, ...], card: str, repeat: int, drawn: int
) -> None:
    table = Table(
        you=quiet(legend="Test, Stage", base=base, hand=[card, "Test Applause"], runes={"fury": 4}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play(card, repeat=repeat)
    table.resolve()
    assert table.hand().count("Playful Phantom") == drawn
    before = table.state.players[YOU].xp
    table.you.play("Test Applause")
    table.resolve()
    assert table.state.players[YOU].xp - before == 5 * drawn  # it is known afterwards too


@covers("444")
def test_the_power_of_a_turn_is_counted() -> None:
    table = Table(
        you=quiet(base=["Test Spender"], hand=["Test Powerful"], runes={"fury": 2}), foe=quiet(), battlefields=PLAIN
    )
    assert table.might("Test Spender") == 1
    table.you.play("Test Powerful")
    table.resolve()
    assert table.might("Test Spender") == 3
    table.end_turn()
    assert table.might("Test Spender") == 1


def test_it_is_said() -> None:
    assert "on which 4" in say(STAGE)
    assert "the Power that you spent this turn" in say(SPENDER)
