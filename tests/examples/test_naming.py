"""Naming cards and tags (759–763): the situation of the worked example."""
from __future__ import annotations

from engine.words import Spell, Unit, card, every, name_, return_to_hand, so_named, unit
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

FIRST, EVOLVED = "Parable Kai'Sa, Unproven", "Parable Kai'Sa, Evolutionary"

EXTRA += [
    Unit("TST-3B130", FIRST, energy=0, might=3, champion="Kai'Sa"),
    Unit("TST-3B131", EVOLVED, energy=0, might=6, champion="Kai'Sa"),
    Spell("TST-3B132", "Parable Calling", energy=0).text(name_(card), return_to_hand(every(unit, so_named))),
    Spell("TST-3B133", "Parable Roll Call", energy=0).text(name_("tag"), return_to_hand(every(unit, so_named))),
]


def test_they_say_what_they_do() -> None:
    assert say(find_or_extra("Parable Calling")).startswith("Name a card")


@example("761.1#1", rule="762")
@covers("760", "761", "761.1", "762", "762.1", "762.2")
def test_the_exact_name_identifies_a_card() -> None:
    table = Table(quiet(hand=["Parable Calling"]), quiet(base=[FIRST, EVOLVED, "Recruit"]), battlefields=PLAIN)
    table.you.play("Parable Calling")
    table.resolve()
    assert f"name:{EVOLVED}" in table.open.keys
    assert "name:Recruit" not in table.open.keys
    assert [reason.rule for reason in table.refuse(YOU, "name:Kai'Sa, Imaginary")] == ["762"]
    table.answer(YOU, f"name:{EVOLVED}")
    assert table.hand(FOE) == [EVOLVED]
    assert [event.other for event in table.events("called")] == [EVOLVED]


@covers("763", "763.1")
def test_only_tags_that_there_are_can_be_named() -> None:
    table = Table(quiet(hand=["Parable Roll Call"]), quiet(base=[FIRST, EVOLVED, "Recruit"]), battlefields=PLAIN)
    table.you.play("Parable Roll Call")
    table.resolve()
    assert "name:Wombat" not in table.open.keys
    table.answer(YOU, "name:Kai'Sa")
    assert sorted(table.hand(FOE)) == sorted([FIRST, EVOLVED])


@covers("762")
def test_what_can_be_named_tells_nothing_about_the_decks() -> None:
    whole = Table(quiet(), quiet(), battlefields=PLAIN).state.catalogue
    part = whole.part(tuple(sorted(whole.cards)[:5]))
    assert part.named == whole.named
