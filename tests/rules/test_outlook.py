"""What comes of a draft: what its player has left, and whether it would do anything."""
from __future__ import annotations

import pytest

from engine import drafting
from tests.table import YOU, Table, one, side


def outlook(table: Table, name: str, *rest: str) -> drafting.Outlook:
    """What comes of playing that card."""
    return drafting.outlook(table.game, table.open.number, YOU, (f"play:{table.thing(name, YOU, 'hand').id}", *rest))


def test_what_is_left_after_it_is_counted_and_nothing_has_happened() -> None:
    table = Table(you=side(hand=["Rune Prison"], runes={"calm": 5}), foe=side(base=["Pouty Poro"]))
    before = table.game.fingerprint()
    left = outlook(table, "Rune Prison").left
    assert [rune.exhausted for rune in left.runes] == [False] * 3, "two were exhausted and recycled"
    assert table.game.fingerprint() == before


@pytest.mark.parametrize("stunned", [False, True])
def test_a_spell_that_changes_nothing_is_told_apart(stunned: bool) -> None:
    target = one("Pouty Poro", stunned=stunned)
    table = Table(you=side(hand=["Rune Prison"], runes={"calm": 5}), foe=side(base=[target]))
    assert outlook(table, "Rune Prison").idle is stunned


def test_what_asks_or_enters_does_something() -> None:
    table = Table(foe=side(), you=side(
        hand=["Cull the Weak", "Pouty Poro"], runes={"order": 5}, base=["Daring Poro", "Pouty Poro"]))
    assert not outlook(table, "Cull the Weak").idle
    assert not outlook(table, "Pouty Poro").idle


def test_each_last_option_has_an_outlook_of_its_own() -> None:
    table = Table(you=side(hand=["Rune Prison"], runes={"calm": 5}),
                  foe=side(base=["Pouty Poro", one("Daring Poro", stunned=True)]))
    path = (f"play:{table.thing('Rune Prison', YOU, 'hand').id}",)
    asked = table.game.draft(table.open.number, YOU, path)
    lasts = drafting.lasts(table.game, table.open.number, YOU, path, asked)
    assert [(last.option.short, last.outlook.idle) for last in lasts] == [
        ("Pouty Poro, Foe", False), ("Daring Poro, Foe", True)]
    assert {last.verb for last in lasts} == {"Play"}
