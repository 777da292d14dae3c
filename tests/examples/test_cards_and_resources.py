"""Worked examples of what is done with cards in decks, hands and trashes, and with runes and resources (416, 424,
429–431): the cards are test cards that do what those of the examples do."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    add,
    among_them,
    beginning_phase,
    calm,
    card,
    channel,
    compare,
    cost,
    draw,
    exhaust,
    exhausted,
    if_,
    less_than,
    me,
    order,
    play,
    reaction,
    recycle,
    rest,
    reveal,
    some,
    starts,
    that_many,
    this,
    top,
    when,
    you,
    your_hand,
    your_trash,
)
from engine.words.nodes import Draw
from tests.rules.covers import covers, example
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-EA2", "Specimen Doctor", energy=0, might=1).text(
        when(starts(beginning_phase, you), recycle(some(3, card, your_trash)))
    ),
    Spell("TST-EB2", "Specimen Peek and Draw", energy=0).text(reveal(top(1)), draw(1)),
    Spell("TST-EB3", "Specimen Show Two", energy=0).text(reveal(top(2))),
    Spell("TST-EB4", "Specimen Open Hand", energy=0).text(reveal(your_hand), draw(1)),
    Spell("TST-EB5", "Specimen Pick One", energy=0).text(reveal(top(2)), Draw(a(card, among_them)), recycle(rest)),
    Spell("TST-EC5", "Specimen Two Energy", energy=0).text(reaction, add(2)),
    Gear("TST-EC6", "Specimen Order Well", energy=0).text(activate(cost(exhaust(this)), add(order))),
    Gear("TST-EC7", "Specimen Calm Well", energy=0).text(activate(cost(exhaust(this)), add(1, calm), timing=reaction)),
    Spell("TST-EC8", "Specimen Channel Exhausted", energy=0).text(channel(1, exhausted)),
    Spell("TST-EC9", "Specimen Channel", energy=0).text(channel(1)),
    Unit("TST-ED1", "Specimen Channeler", energy=0, might=1).text(when(you(play(me)), channel(1, exhausted))),
    Spell("TST-ED2", "Specimen Channel Two", energy=0).text(
        channel(2, exhausted), if_(compare(that_many, less_than(2)), draw(1))
    ),
]


@example("416.6#1")
@covers("416.4", "416.2.a")
def test_recycling_from_the_trash_takes_as_many_as_there_are_and_targets_nothing() -> None:
    """Dr. Mundo, Expert."""
    table = Table(
        quiet(base=["Specimen Doctor"], trash=["Test Tank", "Test Gear", "Test Sight", "Test Spark"]), quiet(),
        battlefields=PLAIN, turn_of=FOE,
    )
    table.end_turn()
    assert not [e for e in table.events("chose") if e.seat == YOU]
    assert (table.open.kind, table.open.least, table.open.most) == ("choose", 3, 3)
    table.you.choose("Test Tank", "Test Gear", "Test Sight")
    assert table.trash() == ["Test Spark"]
    table.pass_all()
    table.end_turn()
    table.end_turn()
    assert table.trash() == []


@covers("424.1.a")
@example("424.1.a.2#1", rule="424")
def test_a_revealed_card_is_still_on_top_of_its_deck() -> None:
    table = Table(quiet(hand=["Specimen Peek and Draw"], deck=["Test Tank", "Test Gear"]), quiet(), battlefields=PLAIN)
    table.you.play("Specimen Peek and Draw")
    table.resolve()
    assert [e.card for e in table.events("revealed")] == ["TST-R21"]
    assert table.hand() == ["Test Tank"]


@example("424.3#1", rule="424")
@covers("424.1.b")
def test_revealed_cards_go_back_in_the_same_order() -> None:
    table = Table(
        quiet(hand=["Specimen Show Two"], deck=["Test Tank", "Test Gear", "Test Sight"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Specimen Show Two")
    table.resolve()
    assert [(e.card, e.audience) for e in table.events("revealed")] == [("TST-R21", -1), ("TST-R23", -1)]
    assert [one.name for one in reversed(table.state.players[YOU].deck)] == ["Test Tank", "Test Gear", "Test Sight"]


@example("424.3.a#1", rule="424")
@covers("424.3.a", "424.3.a.1", "424.1")
def test_a_revealed_hand_is_what_is_in_it_now() -> None:
    table = Table(
        quiet(hand=["Specimen Open Hand", "Test Spark", "Test Curse"], deck=["Test Tank"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Specimen Open Hand")
    table.resolve()
    assert [e.card for e in table.events("revealed")] == ["TST-R29", "TST-R28"]
    assert table.hand() == ["Test Spark", "Test Curse", "Test Tank"]


@example("424.4.a#1", rule="424")
@covers("424.4", "424.4.a", "424.2", "424.2.a")
def test_revealed_cards_can_be_put_elsewhere() -> None:
    table = Table(
        quiet(hand=["Specimen Pick One"], deck=["Test Tank", "Test Gear", "Test Sight"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Specimen Pick One")
    table.resolve()
    table.you.choose("Test Gear")
    assert table.hand() == ["Test Gear"]
    assert [one.name for one in reversed(table.state.players[YOU].deck)] == ["Test Sight", "Test Tank"]


@example("429.3#1", rule="429")
def test_resources_are_added_before_playing_or_while_paying() -> None:
    table = Table(
        quiet(hand=["Test Might 3"], base=["Specimen Calm Well"], runes={"fury": 2}), quiet(), battlefields=PLAIN
    )
    table.you.use("Fury Rune")
    assert table.state.players[YOU].pool
    table.you.play("Test Might 3")
    assert table.thing("Specimen Calm Well").exhausted, "used while paying"
    table.resolve()
    assert table.where("Test Might 3") == "base"


@example("429.5#1", rule="429")
@example("429.5#2", rule="429")
@example("429.5#3", rule="429")
@covers("429.1", "429.2.b", "429.4", "429.4.a")
def test_energy_and_power_are_added_as_written() -> None:
    table = Table(
        quiet(hand=["Specimen Two Energy"], base=["Specimen Order Well", "Specimen Calm Well"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Specimen Two Energy")
    assert table.chain() == ["Specimen Two Energy"], "a spell that adds stays on the chain (429.2.b)"
    table.resolve()
    table.you.use("Specimen Order Well")
    table.you.use("Specimen Calm Well")
    assert table.chain() == []
    assert {(r.kind, r.n) for r in table.state.players[YOU].pool} == {("energy", 3), ("order", 1), ("calm", 1)}


@example("430.2#1", rule="430")
@example("430.5#1", rule="430")
@example("430.5#2", rule="430")
@example("430.5#3", rule="430")
@covers("430.1", "430.2", "430.2.a", "430.3", "430.4", "430.4.b")
def test_channeling_as_cards_ask_for_it() -> None:
    hand = ["Specimen Channel Exhausted", "Specimen Channel", "Specimen Channeler", "Specimen Channel Two"]
    table = Table(quiet(hand=hand, rune_deck=4), quiet(), battlefields=PLAIN)
    for name, ready_, count in (
        ("Specimen Channel Exhausted", 0, 1), ("Specimen Channel", 1, 2), ("Specimen Channeler", 1, 3),
    ):
        table.you.play(name)
        table.resolve()
        assert (table.ready_runes(), len(table.state.players[YOU].runes)) == (ready_, count)
    table.you.play("Specimen Channel Two")
    table.resolve()
    assert (table.ready_runes(), len(table.state.players[YOU].runes)) == (1, 4)
    assert len(table.hand()) == 1, "only one could be channeled"


@example("431.2.d#1", rule="431.2.b")
def test_drawing_from_an_empty_deck_burns_out_and_draws() -> None:
    table = Table(quiet(), quiet(deck=[], trash=["Test Tank", "Test Gear"]), battlefields=PLAIN)
    table.end_turn()
    assert table.points() == (1, 0)
    assert len(table.hand(FOE)) == 1
    assert len(table.state.players[FOE].deck) == 1


@example("431.3.c#1")
@covers("431.3.a", "431.3.c.1")
def test_with_nothing_to_draw_from_burning_out_goes_on_until_somebody_wins() -> None:
    table = Table(quiet(points=3), quiet(deck=[], points=5), battlefields=PLAIN)
    table.end_turn()
    assert table.game.over
    assert table.state.winner == YOU
    assert table.points() == (8, 5)
    assert table.rules() >= {"431.3.c"}
