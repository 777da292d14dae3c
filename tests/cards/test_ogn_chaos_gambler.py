"""Twisted Fate, Gambler: the top rune of the Rune Deck decides."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.table import MEADOW, MOOR, YOU, Table, side
from tests.table.setting import code_of

GAMBLER = "Twisted Fate, Gambler"


def attack(rune: str) -> Table:
    """The Gambler attacks at Moor while that rune is on top of a Rune Deck of Calm."""
    table = Table(
        you=side(base=[GAMBLER], deck=["Gust"]),
        foe=side(at={MOOR: ["Mega-Mech", "Petty Officer", "Mystic Poro"], MEADOW: ["Daring Poro"]}),
    )
    cards = table.state.catalogue.cards
    table.state.players[YOU].rune_deck[:] = [cards[code_of("Calm Rune")], cards[code_of(rune)]]
    table.you.move(GAMBLER, to=MOOR)
    table.resolve()
    return table


def rune_deck(table: Table) -> list[str]:
    """The own Rune Deck, bottom first."""
    return [card.name for card in table.state.players[YOU].rune_deck]


def damages(table: Table) -> list[int]:
    """The damage on those at Moor, then on the one at the Meadow."""
    return [table.thing(name).damage for name in ("Mega-Mech", "Petty Officer", "Mystic Poro", "Daring Poro")]


@card(GAMBLER)
def test_twisted_fate_deals_2_to_one_enemy_unit_there_and_1_to_the_others_for_fury() -> None:
    table = attack("Fury Rune")
    assert rune_deck(table) == ["Fury Rune", "Calm Rune"]
    assert asked(table.you) == ["Mega-Mech", "Mystic Poro", "Petty Officer"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (damages(table), table.hand()) == ([2, 1, 1, 0], [])


@card(GAMBLER)
def test_twisted_fate_stuns_an_enemy_unit_anywhere_for_order() -> None:
    table = attack("Order Rune")
    assert asked(table.you) == ["Daring Poro", "Mega-Mech", "Mystic Poro", "Petty Officer"]
    table.you.choose("Daring Poro")
    table.resolve()
    assert (table.thing("Daring Poro").stunned, damages(table), table.hand()) == (True, [0, 0, 0, 0], [])


@card(GAMBLER)
@pytest.mark.parametrize(("rune", "hand"), [("Mind Rune", ["Gust"]), ("Calm Rune", []), ("Chaos Rune", [])])
def test_twisted_fate_draws_for_mind_and_does_nothing_for_another_domain(rune: str, hand: list[str]) -> None:
    table = attack(rune)
    assert (table.hand(), rune_deck(table), damages(table)) == (hand, [rune, "Calm Rune"], [0, 0, 0, 0])
    assert [event.other for event in table.events("revealed")] == ["rune deck"]


@card(GAMBLER)
def test_twisted_fate_reveals_no_rune_of_an_empty_rune_deck() -> None:
    table = Table(you=side(base=[GAMBLER], deck=["Gust"], rune_deck=0), foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.move(GAMBLER, to=MOOR)
    table.resolve()
    assert (table.events("revealed"), table.hand(), table.open.kind) == ([], [], "focus")
