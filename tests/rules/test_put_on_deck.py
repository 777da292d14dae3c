"""Cards that are put on the top or at the bottom of their owner's deck, as whoever does it likes (416.1)."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    card,
    choose,
    draw,
    enemy,
    it,
    leave,
    me,
    owner_of,
    put_on_deck,
    reaction,
    recycle,
    unit,
    when,
    you,
    your_hand,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, YOU, Table, one

SHELF = Spell("TST-PD1", "Deck Shelf", energy=0).text(reaction, put_on_deck(a(card, your_hand)))
VERDICT = Spell("TST-PD2", "Deck Verdict", energy=0).text(choose(an(enemy, unit)), owner_of(it)(put_on_deck(it)))
EXTRA += [
    SHELF, VERDICT,
    Unit("TST-PD3", "Deck Mourner", energy=1, might=1).text(when(me(leave()), draw(1))),
    Gear("TST-PD4", "Deck Counter", energy=1).text(when(you(recycle(a(card))), draw(1))),
]


def deck(table: Table, seat: int = YOU) -> list[str]:
    """A deck from its top."""
    return [each.name for each in reversed(table.state.players[seat].deck)]


@covers("416.1")
@pytest.mark.parametrize(("end", "left"), [
    ("top", ["Test Might 1", "Test Might 2", "Test Might 3"]),
    ("bottom", ["Test Might 2", "Test Might 3", "Test Might 1"]),
])
def test_a_card_of_the_hand_goes_to_either_end_and_nobody_else_sees_which(end: str, left: list[str]) -> None:
    table = Table(you=quiet(hand=["Deck Shelf", "Test Might 1", "Test Might 6"], deck=["Test Might 2", "Test Might 3"]),
                  foe=quiet())
    table.you.play("Deck Shelf")
    table.resolve()
    table.you.choose("Test Might 1")
    assert table.open.keys == ("top", "bottom")
    table.answer(YOU, end)
    assert (deck(table), table.hand()) == (left, ["Test Might 6"])
    told = [event for event in table.events() if event.kind in ("topped", "recycled")]
    assert [(event.kind, event.audience) for event in told] == [("topped" if end == "top" else "recycled", YOU)]


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_the_owner_of_a_unit_puts_it_there_and_it_leaves_the_board(end: str) -> None:
    table = Table(you=quiet(hand=["Deck Verdict"]), foe=quiet(base=["Deck Mourner"], deck=["Test Might 2"]))
    table.you.play("Deck Verdict", on="Deck Mourner")
    table.resolve()
    table.answer(FOE, end)
    table.resolve()
    assert (deck(table, FOE), table.hand(FOE)) == (
        (["Test Might 2"], ["Deck Mourner"]) if end == "top" else (["Deck Mourner"], ["Test Might 2"]))


def test_a_token_ceases_to_be_and_a_stolen_unit_goes_to_its_owners_deck() -> None:
    token = Table(you=quiet(hand=["Deck Verdict"]), foe=quiet(base=["Recruit"], deck=["Test Might 2"]))
    token.you.play("Deck Verdict", on="Recruit")
    token.resolve()
    token.answer(FOE, "top")
    assert (deck(token, FOE), token.where("Recruit")) == (["Test Might 2"], "deck")
    stolen = Table(you=quiet(hand=["Deck Verdict"], deck=["Test Might 2"]),
                   foe=quiet(base=[one("Test Might 3", owner=YOU)]))
    stolen.thing("Test Might 3").controller = FOE
    stolen.you.play("Deck Verdict", on="Test Might 3")
    stolen.resolve()
    stolen.answer(YOU, "top")
    assert deck(stolen) == ["Test Might 3", "Test Might 2"]


@pytest.mark.parametrize(("end", "drawn"), [("top", 0), ("bottom", 1)])
def test_only_what_goes_to_the_bottom_is_recycled(end: str, drawn: int) -> None:
    table = Table(you=quiet(hand=["Deck Shelf", "Test Might 1"], base=["Deck Counter"], deck=["Test Might 2"]))
    table.you.play("Deck Shelf")
    table.resolve()
    table.answer(YOU, end)
    table.resolve()
    assert len(table.events("drawn")) == drawn


def test_it_is_said() -> None:
    assert say(SHELF).endswith("Put a card from your hand on the top or bottom of your deck.")
    assert say(VERDICT) == "Choose an enemy unit. Its owner puts it on the top or bottom of its owner's deck."
