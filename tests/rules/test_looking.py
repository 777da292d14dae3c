"""Looking, revealing, predicting (424, 436), and what an item remembers of its own doings (359.3.e.12–14)."""
from __future__ import annotations

from engine.words import (
    Spell,
    a,
    among_them,
    at_most,
    card,
    controller_of,
    deal,
    draw,
    friendly,
    if_,
    it,
    kill,
    look_at,
    may,
    might_of,
    predict,
    put_back,
    reaction,
    recycle,
    rest,
    reveal,
    the_killed,
    top,
    unit,
    up_to,
    with_might,
    you_do,
)
from engine.words.nodes import Draw
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Spell("TST-L11", "Test Scry", energy=0).text(predict(3)),
    Spell("TST-L12", "Test Search", energy=0).text(look_at(top(3)), may(Draw(a(unit, among_them))), recycle(rest)),
    Spell("TST-L13", "Test Show", energy=0).text(reveal(top(2)), draw(1)),
    Spell("TST-L14", "Test Dagger", energy=0).text(kill(a(unit)), controller_of(it)(draw(2))),
    Spell("TST-L15", "Test Hook", energy=0).text(
        kill(a(friendly, unit)), look_at(top(3)),
        may(Draw(a(unit, among_them, with_might(at_most(might_of(the_killed)))))), recycle(rest),
    ),
    Spell("TST-L16", "Test Grip", energy=0).text(
        reaction, kill(a(friendly, unit)), if_(you_do, deal(might_of(the_killed), a(unit)))
    ),
    Spell("TST-L17", "Test Sort", energy=0).text(look_at(top(3)), recycle(up_to(3, card, among_them)), put_back(rest)),
    Spell("TST-L18", "Test Sort Draw", energy=0).text(
        look_at(top(3)), recycle(up_to(3, card, among_them)), put_back(rest), draw(1)
    ),
]
STACK = ["Test Tank", "Test Sight", "Test Might 4", "Test Gear"]


def deck(table: Table) -> list[str]:
    """Your deck, top first."""
    return [card.name for card in reversed(table.state.players[0].deck)]


@covers("436.1.a")
def test_predicting_several_cards_recycles_any_and_orders_the_rest() -> None:
    table = Table(quiet(hand=["Test Scry"], deck=STACK), quiet())
    table.you.play("Test Scry")
    table.resolve()
    assert (table.open.kind, table.open.least, table.open.most) == ("recycle", 0, 3)
    table.you.choose("Test Sight")
    assert table.open.kind == "order"
    table.you.choose("Test Might 4", "Test Tank")
    assert deck(table) == ["Test Might 4", "Test Tank", "Test Gear", "Test Sight"]
    assert {event.audience for event in table.events("looked")} == {0}
    assert {event.audience for event in table.events("put back")} == {0}  # what was looked at stays private


@covers("436.4", "436.4.a")
def test_a_short_deck_is_predicted_as_far_as_it_goes() -> None:
    table = Table(quiet(hand=["Test Scry"], deck=["Test Tank"]), quiet())
    table.you.play("Test Scry")
    table.resolve()
    table.you.choose("keep")
    assert deck(table) == ["Test Tank"]
    assert not table.events("burned out")


def test_one_of_the_cards_looked_at_is_drawn_and_the_rest_recycled() -> None:
    table = Table(quiet(hand=["Test Search"], deck=STACK), quiet())
    table.you.play("Test Search")
    table.resolve()
    table.you.choose("yes")
    assert [o.short for o in table.open.options] == ["Test Tank", "Test Might 4", "None of them"]
    table.you.choose("Test Might 4")
    assert table.hand() == ["Test Might 4"]
    assert deck(table)[0] == "Test Gear"
    assert sorted(deck(table)) == ["Test Gear", "Test Sight", "Test Tank"]


@covers("424.1.a.2", "424.1.a.3")
def test_revealed_cards_stay_on_top_and_everybody_sees_them() -> None:
    table = Table(quiet(hand=["Test Show"], deck=STACK), quiet())
    table.you.play("Test Show")
    table.resolve()
    assert [event.audience for event in table.events("revealed")] == [-1, -1]
    top = table.state.players[0].deck[-1].code
    assert [(event.audience, event.card) for event in table.events("put back")] == [(-1, top)]
    assert table.hand() == ["Test Tank"]
    assert deck(table) == ["Test Sight", "Test Might 4", "Test Gear"]


def test_its_controller_is_whoever_controlled_it_when_this_killed_it() -> None:
    table = Table(quiet(hand=["Test Dagger"]), quiet(base=["Test Tank"]))
    table.you.play("Test Dagger", on="Test Tank")
    table.resolve()
    assert len(table.hand(FOE)) == 2


@covers("359.3.e.13")
def test_the_killed_unit_is_looked_back_at() -> None:
    table = Table(quiet(hand=["Test Hook"], base=["Test Might 3"], deck=STACK), quiet())
    table.you.play("Test Hook", on="Test Might 3")
    table.resolve()
    table.you.choose("yes")
    assert [o.short for o in table.open.options] == ["Test Tank", "None of them"]


@covers("359.3.e.12")
def test_without_a_killed_unit_its_might_is_null() -> None:
    table = Table(quiet(hand=["Test Hook"], base=["Test Might 3"], deck=STACK), quiet(hand=["Test Vanish"]))
    table.you.play("Test Hook", on="Test Might 3")
    table.foe.play("Test Vanish", on="Test Might 3")
    table.resolve()
    table.you.choose("yes")
    assert [o.short for o in table.open.options] == ["None of them"]


def test_they_say_what_they_do() -> None:
    assert (
        say(find_or_extra("Test Search"))
        == "Look at the top three cards of your deck. You may draw a unit from among them. Recycle the rest."
    )
    assert say(find_or_extra("Test Show")) == "Reveal the top two cards of your deck. Draw 1."


@covers("424.1.a.3")
def test_the_rest_is_put_back_in_any_order_and_what_was_taken_is_not() -> None:
    table = Table(quiet(hand=["Test Sort"], deck=STACK), quiet())
    table.you.play("Test Sort")
    table.resolve()
    table.you.choose("Test Sight")
    assert (table.open.kind, table.open.seat, table.open.least, table.open.most) == ("order", YOU, 2, 2)
    table.you.choose("Test Might 4", "Test Tank")
    assert deck(table) == ["Test Might 4", "Test Tank", "Test Gear", "Test Sight"]
    assert {event.audience for event in table.events("put back")} == {0}, "the foe doesn't see the order"


@covers("424.1.a.3")
def test_nothing_is_ordered_where_nothing_is_left_to_put_back() -> None:
    table = Table(quiet(hand=["Test Sort"], deck=STACK), quiet())
    table.you.play("Test Sort")
    table.resolve()
    table.you.choose("Test Tank", "Test Sight", "Test Might 4")
    assert (table.open.kind, deck(table)[0], table.events("put back")) == ("act", "Test Gear", [])


@covers("424.1.a.3")
def test_what_is_put_back_lies_there_before_the_text_goes_on() -> None:
    """You draw the card that you laid on top; without the words it would come from below those looked at."""
    table = Table(quiet(hand=["Test Sort Draw"], deck=STACK), quiet())
    table.you.play("Test Sort Draw")
    table.resolve()
    table.you.choose()
    table.you.choose("Test Might 4", "Test Sight", "Test Tank")
    assert (table.hand(), deck(table)) == (["Test Might 4"], ["Test Sight", "Test Tank", "Test Gear"])
