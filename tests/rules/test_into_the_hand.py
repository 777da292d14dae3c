"""Cards that were looked at are put into a hand, which is neither drawing nor returning them."""
from __future__ import annotations

from engine.words import (
    Spell,
    a,
    among_them,
    card,
    every,
    look_at,
    opponent,
    reaction,
    recycle,
    rest,
    return_to_hand,
    some,
    top,
)
from engine.words.saying.say import say
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

SEARCH = Spell("TST-PIH1", "Test Leafing", energy=0).text(
    reaction, look_at(top(3)), return_to_hand(some(2, card, among_them)), recycle(rest),
)
SPY = Spell("TST-PIH2", "Test Leafing Elsewhere", energy=0).text(
    reaction, look_at(top(1, every(opponent))), return_to_hand(a(card, among_them)),
)
EXTRA += [SEARCH, SPY]


def test_they_come_to_the_hand_of_their_owner_and_the_rest_goes_below() -> None:
    table = Table(
        you=quiet(hand=["Test Leafing", "Test Leafing Elsewhere"], deck=["Test Gear", "Test Spark", "Test Stun"]),
        foe=quiet(deck=["Test Sight"]), battlefields=PLAIN,
    )
    table.you.play("Test Leafing")
    table.resolve()
    table.you.choose("Test Gear", "Test Stun")
    assert sorted(table.hand(YOU)) == ["Test Gear", "Test Leafing Elsewhere", "Test Stun"]
    assert [each.name for each in table.state.players[YOU].deck] == ["Test Spark"]
    table.you.play("Test Leafing Elsewhere")
    table.resolve()
    assert table.hand(FOE) == ["Test Sight"]
    assert table.events("drawn") == []


def test_it_is_said() -> None:
    assert say(SEARCH).endswith("Put two cards from among them into your hand. Recycle the rest.")
    assert say(SPY).endswith("Put a card from among them into its owner's hand.")
