"""Triggers on one's own death, on leaving in any other way, and on being discarded (385, 422, 808)."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    action,
    an,
    deal,
    deathknell,
    die,
    discard,
    draw,
    every,
    friendly,
    gain_xp,
    have,
    heal,
    here,
    in_combat,
    is_,
    it,
    kill,
    leave,
    me,
    might,
    might_of,
    other,
    play,
    return_to_hand,
    unit,
    when,
    would,
    you,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, YOU, Table, find_or_extra

EXTRA += [
    Unit("TST-S5E01", "Test Knell", energy=0, might=2).text(deathknell(draw(1))),
    Unit("TST-S5E02", "Test Bomb", energy=0, might=3).text(deathknell(deal(might_of(me), every(unit, here)))),
    Unit("TST-S5E03", "Test Reborn", energy=0, might=2).text(deathknell(return_to_hand(me))),
    Unit("TST-S5E04", "Test Duelist", energy=0, might=2).text(when(me(die).provided(is_(me, in_combat)), draw(1))),
    Unit("TST-S5E08", "Test Thrower", energy=0, might=1).text(when(you(play(me)), discard(1))),
    Unit("TST-S5E09", "Test Thrown", energy=0, might=1).text(when(you(discard(me)), draw(1))),
    Unit("TST-S5E90", "Test Fellow Bell", energy=0, might=2).text(
        have(every(other, friendly, unit), might(1)), deathknell(gain_xp(might_of(me)))
    ),
    Spell("TST-S5E91", "Test Last Bell", energy=0).text(kill(every(unit))),
    Unit("TST-S5E20", "Test Farewell", energy=0, might=1).text(when(me(leave), draw(1))),
    Unit("TST-S5E25", "Test Medic", energy=0, might=3).text(would(an(other, friendly, unit)(die), heal(it))),
    Spell("TST-S5E24", "Test Recall", energy=0).text(action, return_to_hand(a(unit))),
]

SAID = {
    "Test Knell": "[Deathknell] — Draw 1.",
    "Test Farewell": "Whenever I leave the board, draw 1.",
}


@pytest.mark.parametrize("name", SAID)
def test_words(name: str) -> None:
    said = say(find_or_extra(name))
    assert SAID[name] in said, said


@covers("808.1.d.2")
@covers("808.1.c", "808.1.d")
def test_a_deathknell_triggers() -> None:
    table = Table(you=quiet(base=["Test Knell"], hand=["Test Vanish"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Test Knell")
    table.foe.passes()
    assert table.chain() == ["Test Knell"]
    table.resolve()
    assert len(table.hand()) == 1


@covers("808.1.d.3", "808.1.d.2")
def test_a_deathknell_knows_where_it_was_and_how_mighty() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Test Bomb", "Test Might 3"]}, base=["Test Might 3"], hand=["Test Vanish"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Vanish", on="Test Bomb")
    table.resolve()
    assert [event.n for event in table.events("damaged")] == [3]
    assert len(table.events("died")) == 2


@covers("808.1.d.3")
def test_of_those_that_die_together_each_is_as_mighty_as_right_before() -> None:
    table = Table(
        you=quiet(base=["Test Fellow Bell", "Test Fellow Bell"], hand=["Test Last Bell"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Last Bell")
    table.resolve()
    table.resolve()
    table.resolve()
    assert table.state.players[YOU].xp == 6


@covers("808.1.d.2")
def test_a_deathknell_can_take_its_card_out_of_the_trash() -> None:
    table = Table(you=quiet(base=["Test Reborn"], hand=["Test Vanish"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Test Reborn")
    table.resolve()
    assert table.hand() == ["Test Reborn"]


@covers("808.1.d.1")
def test_a_deathknell_does_not_trigger_if_the_death_is_replaced() -> None:
    table = Table(you=quiet(base=["Test Knell", "Test Medic"], hand=["Test Vanish"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Test Knell")
    table.resolve()
    assert table.where("Test Knell") == "base"
    assert table.hand() == []
    assert [event.rule for event in table.events("fizzled")] == ["808.1.d.1"]


@covers("808.1.d.2")
def test_the_condition_of_a_death_trigger_is_that_of_the_moment_before() -> None:
    table = Table(
        you=quiet(base=["Test Duelist", "Test Duelist"], hand=["Test Vanish"]),
        foe=quiet(at={MEADOW: ["Test Might 4"]}), battlefields=PLAIN,
    )
    table.you.play("Test Vanish", on="Test Duelist")
    table.resolve()
    assert table.hand() == []
    table.you.move("Test Duelist", to=MEADOW)
    table.pass_all()
    assert len(table.hand()) == 1


@covers("808.1.d.2")
def test_leaving_the_board_in_any_way() -> None:
    table = Table(
        you=quiet(base=["Test Farewell", "Test Farewell"], hand=["Test Vanish", "Test Recall"]), foe=quiet(),
        battlefields=PLAIN,
    )
    for name in ("Test Vanish", "Test Recall"):
        table.you.play(name, on="Test Farewell")
        table.resolve()
    assert len(table.events("triggered")) == 2


@covers("422.1.b")
@covers("422", "385")
def test_a_card_that_is_discarded_hears_it() -> None:
    table = Table(you=quiet(hand=["Test Thrower", "Test Thrown"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Thrower")
    table.resolve()
    assert table.where("Test Thrown") == "trash"
    assert len(table.hand()) == 1
