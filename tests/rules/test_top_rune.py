"""The top rune of the Rune Deck is revealed, and lies there again (424.1.a.3)."""
from __future__ import annotations

from engine.words import Spell, draw, if_, is_, it, mind, of_domain, reveal, top_rune
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, YOU, Table

EXTRA.append(Spell("TST-TR1", "Test Rune Show", energy=0).text(
    reveal(top_rune), if_(is_(it, of_domain(mind)), draw(1)),
))


@covers("424.1.a.3")
def test_a_revealed_rune_lies_on_top_of_the_rune_deck_again() -> None:
    table = Table(quiet(hand=["Test Rune Show"], rune_deck=2), quiet())
    before = list(table.state.players[YOU].deck)
    table.you.play("Test Rune Show")
    table.resolve()
    player = table.state.players[YOU]
    assert ([card.name for card in player.rune_deck], player.deck, table.hand()) == (["Fury Rune"] * 2, before, [])
    assert len(table.events("put back")) == 1
