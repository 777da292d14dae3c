"""One replacement of several events (370), played and said."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    anyone,
    either,
    give,
    me,
    might,
    reaction,
    return_to_hand,
    stun,
    this_turn,
    unit,
    would,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table

STUBBORN = Unit("TST-AU71", "Test Unshakable", energy=0, might=2).text(
    would(either(anyone(stun(me)), anyone(return_to_hand(me))), give(me, might(3), this_turn)))

EXTRA += [STUBBORN, Spell("TST-AU72", "Test Send Home", energy=0).text(reaction, return_to_hand(a(unit)))]


@covers("370.1.b")
def test_either_event_is_replaced() -> None:
    table = Table(
        you=quiet(base=["Test Unshakable"], hand=["Test Stun", "Test Send Home", "Test Vanish"]), foe=quiet(),
        battlefields=PLAIN,
    )
    for card, now in (("Test Stun", 5), ("Test Send Home", 8)):
        table.you.play(card, on="Test Unshakable")
        table.resolve()
        assert (table.might("Test Unshakable"), table.thing("Test Unshakable").stunned) == (now, False)
    table.you.play("Test Vanish", on="Test Unshakable")
    table.resolve()
    assert table.where("Test Unshakable") == "trash"


def test_both_are_said() -> None:
    assert say(STUBBORN).startswith("If I would be stunned or I would be returned to hand, instead")
