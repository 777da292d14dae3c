"""Zones of several players (107, 355.9): a card from any trash, from opponents' trashes."""
from __future__ import annotations

from engine.words import Spell, a, any_trash, banish, card, recycle, their_trashes, unit, up_to
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, THREE, quiet
from tests.table import EXTRA, YOU, Table

GRAVE = Spell("TST-AU81", "Test Grave Robbery", energy=0).text(banish(a(card, any_trash)))
ORDER = Spell("TST-AU82", "Test Tidy Up", energy=0).text(recycle(up_to(3, unit, their_trashes)))

EXTRA += [GRAVE, ORDER]


def choices(table: Table, card: str) -> set[str]:
    """The names that the first question of a draft offers."""
    first = next(option.key for option in table.open.options if table.you._name(option.subject) == card)
    return {table.you._name(option.subject) for option in table.you.draft(first).options if option.subject}


@covers("355.9")
def test_a_card_in_any_trash_is_chosen_and_goes_to_its_owner() -> None:
    table = Table(
        you=quiet(hand=["Test Grave Robbery"], trash=["Test Gear"]), foe=quiet(trash=["Test Might 2"]),
        others=[quiet(trash=["Gust"])], battlefields=THREE,
    )
    assert choices(table, "Test Grave Robbery") == {"Test Gear", "Test Might 2", "Gust"}
    table.you.play("Test Grave Robbery", on="Gust")
    table.resolve()
    assert (table.where("Gust"), len(table.state.players[2].banished)) == ("banished", 1)


@covers("355.9")
def test_opponents_trashes_are_not_the_own_one() -> None:
    table = Table(
        you=quiet(hand=["Test Tidy Up"], trash=["Test Might 1"]),
        foe=quiet(trash=["Test Might 2", "Test Gear", "Test Might 3"]), battlefields=PLAIN,
    )
    table.you.play("Test Tidy Up")
    table.resolve()
    assert {table.you._name(option.subject) for option in table.open.options if option.subject} == {
        "Test Might 2",
        "Test Might 3",
    }
    table.you.choose("Test Might 2", "Test Might 3")
    assert (table.trash(1), table.trash(YOU)) == (["Test Gear"], ["Test Might 1", "Test Tidy Up"])


def test_they_are_said() -> None:
    assert say(GRAVE) == "Banish a card from any trash."
    assert say(ORDER) == "Recycle up to 3 units from opponents' trashes."
