"""Mageseeker Warden: where opponents can play units, and what can't be readied."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, Table, one, side


@card("Mageseeker Warden", "Sneaky Deckhand")
def test_mageseeker_warden_lets_opponents_play_units_only_to_their_base() -> None:
    foe = side(hand=["Sneaky Deckhand"], runes={"chaos": 3}, at={MEADOW: ["Daring Poro"]})
    table = Table(you=side(at={MOOR: ["Mageseeker Warden"]}), foe=foe, turn_of=FOE)
    table.foe.play("Sneaky Deckhand")
    assert table.where("Sneaky Deckhand") == "base"
    away = Table(you=side(base=["Mageseeker Warden"]), foe=foe, turn_of=FOE)
    assert options(away.foe, "play", "Sneaky Deckhand") == [MEADOW, MOOR, "Your base"], "from the base it says nothing"


@card("Mageseeker Warden", "Sneaky Deckhand")
def test_mageseeker_wardens_own_player_plays_units_anywhere() -> None:
    table = Table(you=side(at={MOOR: ["Mageseeker Warden"]}, hand=["Sneaky Deckhand"], runes={"chaos": 3}))
    assert options(table.you, "play", "Sneaky Deckhand") == [MEADOW, MOOR, "Your base"]


@card("Mageseeker Warden", "First Mate")
def test_mageseeker_warden_keeps_spells_and_abilities_from_readying_enemies() -> None:
    for place, readied in ((MOOR, False), ("", True)):
        where = {"at": {place: ["Mageseeker Warden"]}} if place else {"base": ["Mageseeker Warden"]}
        table = Table(you=side(**where), foe=side(hand=["First Mate"], runes={"body": 3}, base=["Daring Poro*"]),
                      turn_of=FOE)
        table.foe.play("First Mate")
        if table.open.kind == "choose":
            table.foe.choose("Daring Poro")
        table.resolve()
        assert table.thing("Daring Poro").exhausted != readied


@card("Mageseeker Warden", "First Mate")
def test_mageseeker_warden_minds_no_friend_no_rune_and_no_awakening() -> None:
    table = Table(you=side(at={MOOR: ["Mageseeker Warden"]}, base=["Daring Poro*"], hand=["First Mate"],
                           runes={"body": 3}), foe=side(base=[one("Pouty Poro", exhausted=True)], deck=["Gust"]))
    table.you.play("First Mate")
    table.you.choose("Daring Poro")
    table.resolve()
    assert not table.thing("Daring Poro").exhausted
    table.end_turn()
    assert not table.thing("Pouty Poro").exhausted, "the Awaken Phase is neither spell nor ability"
