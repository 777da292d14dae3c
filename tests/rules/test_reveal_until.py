"""Cards are revealed from the top of a deck until one of them is what the text looks for (424, 431.1.c)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    at_least,
    banish,
    cant,
    draw,
    every,
    gear,
    it,
    may,
    opponent,
    play,
    player,
    recycle,
    rest,
    reveal,
    that,
    top,
    top_until,
    unit,
    with_might,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, Table, find_or_extra

EXTRA += [
    Spell("TST-RU1", "Test Hunt", energy=0).text(reveal(top_until(a(unit))), draw(it), recycle(rest)),
    Spell("TST-RU2", "Test Great Hunt", energy=0).text(
        reveal(top_until(a(unit, with_might(at_least(3))))), may(draw(it)), recycle(rest),
    ),
    Spell("TST-RU3", "Test Hunt of All", energy=0).text(every(player)(reveal(top_until(a(unit))), draw(it))),
    Spell("TST-RU4", "Test Named Hunt", energy=0).text(
        reveal(top_until(a(gear).called("found"))), reveal(top(1)), draw(that("found")),
    ),
    Spell("TST-RU5", "Test Wild Call", energy=0).text(reveal(top_until(a(unit))), banish(it), play(it), recycle(rest)),
    Unit("TST-RU6", "Test Veil", energy=0, might=1).text(cant(every(opponent)(reveal(top(1))))),
]
STACK = ["Test Sight", "Test Gear", "Test Might 2", "Test Might 4", "Test Might 1"]


def deck(table: Table, seat: int = 0) -> list[str]:
    """A deck, top first."""
    return [card.name for card in reversed(table.state.players[seat].deck)]


def revealed(table: Table) -> list[str]:
    """What has been revealed, in order."""
    return [find_code(table, event.card) for event in table.events("revealed")]


def find_code(table: Table, code: str) -> str:
    """The name of the card with that code."""
    return table.state.catalogue.cards[code].name


@covers("424.4.a")
def test_it_stops_at_the_first_that_fits() -> None:
    table = Table(quiet(hand=["Test Hunt"], deck=STACK), quiet())
    table.you.play("Test Hunt")
    table.resolve()
    assert revealed(table) == STACK[:3]
    assert {event.audience for event in table.events("revealed")} == {-1}
    assert table.hand() == ["Test Might 2"]
    assert deck(table)[:2] == STACK[3:]
    assert sorted(deck(table)[2:]) == ["Test Gear", "Test Sight"]


def test_the_filter_looks_at_the_card_as_it_lies_there() -> None:
    table = Table(quiet(hand=["Test Great Hunt"], deck=STACK), quiet())
    table.you.play("Test Great Hunt")
    table.resolve()
    table.you.choose("no")
    assert revealed(table) == STACK[:4]
    assert deck(table)[0] == "Test Might 1"
    assert sorted(deck(table)[1:]) == sorted(STACK[:4])  # what isn't drawn is one of the rest
    assert table.hand() == []


@covers("431.1.c", "431.1.c.1")
def test_where_nothing_fits_the_whole_deck_is_revealed_and_nobody_burns_out() -> None:
    bare = ["Test Sight", "Test Gear", "Test Sight"]
    table = Table(quiet(hand=["Test Hunt"], deck=bare, trash=["Test Tank"]), quiet())
    table.you.play("Test Hunt")
    table.resolve()
    assert (revealed(table), table.hand()) == (bare, [])
    assert sorted(deck(table)) == sorted(bare)
    assert "Test Tank" in table.trash()
    assert (table.events("burned out"), table.points()) == ([], (0, 0))


def test_an_empty_deck_reveals_nothing() -> None:
    table = Table(quiet(hand=["Test Hunt"], deck=[]), quiet())
    table.you.play("Test Hunt")
    table.resolve()
    assert (table.events("revealed"), table.events("burned out"), table.hand()) == ([], [], [])


def test_what_was_found_before_is_not_found_again() -> None:
    table = Table(quiet(hand=["Test Hunt"] * 2, deck=["Test Might 2"]), quiet())
    table.you.play("Test Hunt")
    table.resolve()
    table.you.play("Test Hunt")
    table.resolve()
    assert (revealed(table), table.hand()) == (["Test Might 2"], ["Test Might 2"])


def test_each_of_several_players_finds_their_own() -> None:
    table = Table(quiet(hand=["Test Hunt of All"], deck=STACK), quiet(deck=["Test Gear", "Test Tank", "Test Sight"]))
    table.you.play("Test Hunt of All")
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Test Might 2"], ["Test Tank"])
    assert deck(table) == [*STACK[:2], *STACK[3:]]  # the others lie there again (424.1.a.3)
    assert deck(table, FOE) == ["Test Gear", "Test Sight"]


def test_what_was_found_has_its_name() -> None:
    table = Table(quiet(hand=["Test Named Hunt"], deck=STACK), quiet())
    table.you.play("Test Named Hunt")
    table.resolve()
    assert revealed(table) == STACK[:3]
    assert table.hand() == ["Test Gear"]


def test_what_was_found_is_played_from_banishment() -> None:
    table = Table(quiet(hand=["Test Wild Call"], deck=STACK, runes={"fury": 2}), quiet())
    table.you.play("Test Wild Call")
    table.resolve()
    table.you.choose("pay")
    table.resolve()
    assert (table.where("Test Might 2"), table.ready_runes()) == ("base", 0)


def test_where_revealing_is_forbidden_nothing_is_revealed() -> None:
    table = Table(quiet(hand=["Test Hunt"], deck=STACK), quiet(base=["Test Veil"]))
    table.you.play("Test Hunt")
    table.resolve()
    assert (table.events("revealed"), table.hand(), deck(table)) == ([], [], STACK)


def test_they_say_it() -> None:
    assert say(find_or_extra("Test Hunt")) == (
        "Reveal cards from the top of your deck until you reveal a unit. Draw it. Recycle the rest."
    )
    assert say(find_or_extra("Test Hunt of All")) == (
        "Each player reveals cards from the top of their deck until they reveal a unit, then draws it."
    )
    assert say(find_or_extra("Test Named Hunt")) == (
        "Reveal cards from the top of your deck until you reveal a gear. Reveal the top card of your deck. "
        "Draw that gear."
    )


