"""“As you look at or reveal me”: a card speaks where it lies, right as it is shown, and only from there (369.1,
370.1.b.1)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    action,
    add,
    among_them,
    an,
    any_deck,
    anyone,
    as_,
    banish,
    card,
    choose,
    draw,
    either,
    every,
    for_price,
    gain_xp,
    give,
    if_,
    it,
    look_at,
    may,
    me,
    might,
    opponent,
    pay,
    play,
    player,
    predict,
    rainbow,
    recycle,
    rest,
    reveal,
    spell,
    their_hand,
    they,
    this_turn,
    top,
    top_until,
    unit,
    when,
    would,
    you,
    you_do,
    your_deck,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    # Nocturne
    Unit("TST-AS1", "Test Fiend", energy=5, might=3).text(
        as_(
            you(either(look_at(me, from_=your_deck), reveal(me, from_=your_deck))),
            may(banish(me)), if_(you_do, may(play(me, price=for_price(rainbow)))),
        ),
    ),
    # Undertitan
    Unit("TST-AS2", "Test Below", energy=5, might=3).text(as_(anyone(reveal(me, from_=your_deck)), add(2))),
    Unit("TST-AS3", "Test Dear", energy=5, might=3).text(
        as_(you(look_at(me, from_=any_deck)), may(pay(1)).to(draw(1))),
    ),
    Unit("TST-AS11", "Test Hearer", energy=0, might=1).text(
        when(anyone(reveal(a(unit), from_=any_deck)), give(me, might(1), this_turn)),
    ),
    Unit("TST-AS12", "Test Shroud", energy=0, might=1).text(
        would(anyone(reveal(a(card), from_=any_deck)), gain_xp(1)),
    ),
    Spell("TST-AS4", "Test Peek", energy=0).text(
        action, look_at(top(3)), draw(a(unit, among_them)), recycle(rest),
    ),
    Spell("TST-AS5", "Test Flaunt", energy=0).text(action, reveal(top(2)), draw(rest)),
    Spell("TST-AS6", "Test Robbery", energy=0).text(
        choose(an(opponent)), they(reveal(their_hand)), choose(a(unit, among_them)), recycle(it),
    ),
    Spell("TST-AS7", "Test Show of All", energy=0).text(every(player)(reveal(top(1)))),
    Spell("TST-AS8", "Test Foresight", energy=0).text(predict(2)),
    Spell("TST-AS9", "Test Spell Hunt", energy=0).text(reveal(top_until(a(spell))), draw(it), recycle(rest)),
    Spell("TST-AS10", "Test Shown Unit", energy=0).text(
        look_at(top(2)), choose(a(unit, among_them)), reveal(it), draw(it), recycle(rest),
    ),
]


def played(*names: str, deck: list[str], **you: object) -> Table:
    """You have played a spell, and it resolves over that deck."""
    table = Table(quiet(**{"hand": list(names), "deck": deck, "runes": {"fury": 3}, **you}), quiet())
    table.you.play(names[0])
    table.resolve()
    return table


def deck(table: Table, seat: int = YOU) -> list[str]:
    """A deck, top first."""
    return [card.name for card in reversed(table.state.players[seat].deck)]


def asks_may(table: Table, seat: int = YOU) -> bool:
    """Whether that player is asked whether something happens."""
    return (table.open.kind, table.open.seat) == ("may", seat)


@covers("370.1.b.1")
def test_it_is_banished_and_played_while_the_others_are_looked_at() -> None:
    table = played("Test Peek", deck=["Test Might 2", "Test Fiend", "Test Gear", "Test Sight"])
    assert (asks_may(table), table.open.why, table.open.source) == (True, "371.2", table.state.players[YOU].looked[1])
    table.you.choose("yes")
    assert table.where("Test Fiend") == "banished"
    table.you.choose("yes")
    assert table.chain() == ["Test Peek", "(Test Fiend)"]  # it waits until the text is over (354.3)
    assert [option.short for option in table.open.options] == ["Test Might 2", "None of them"]
    table.you.choose("Test Might 2")
    assert "1 Power" in table.open.prompt, table.open.prompt
    table.you.choose("pay")
    table.resolve()
    assert (table.where("Test Fiend"), table.thing("Test Fiend").exhausted) == ("base", True)
    assert (table.hand(), deck(table)[:1]) == (["Test Might 2"], ["Test Sight"])
    assert (table.ready_runes(), len(table.state.players[YOU].runes)) == (2, 2)  # one was recycled for it


def test_whoever_declines_leaves_it_among_the_others_and_tells_nobody() -> None:
    table = played("Test Peek", deck=["Test Might 2", "Test Fiend", "Test Gear"])
    table.you.choose("no")
    assert [option.short for option in table.open.options] == ["Test Might 2", "Test Fiend", "None of them"]
    table.you.choose("Test Fiend")
    assert table.hand() == ["Test Fiend"]
    told = [event for event in table.events() if event.card == table.state.objects[
        table.state.players[YOU].hand[0]].card.code]
    assert {event.audience for event in told} == {YOU}
    assert table.events("replaced") == []


def test_banished_it_need_not_be_played() -> None:
    table = played("Test Peek", deck=["Test Fiend", "Test Gear"])
    table.you.choose("yes")
    table.you.choose("no")
    table.you.choose("none")
    assert (table.where("Test Fiend"), table.chain(), deck(table)) == ("banished", [], ["Test Gear"])


def test_what_can_not_be_paid_stays_banished() -> None:
    table = played("Test Peek", deck=["Test Fiend"], runes={})
    table.you.choose("yes")
    table.you.choose("yes")
    table.you.choose("none")
    table.resolve()
    assert (table.where("Test Fiend"), table.chain()) == ("banished", [])


def test_several_speak_from_the_top_down_and_the_text_goes_on_without_them() -> None:
    table = played("Test Peek", deck=["Test Fiend"] * 3, runes={"fury": 3})
    looked = list(table.state.players[YOU].looked)
    asked = []
    for _ in range(3):
        asked.append(table.open.source)
        table.you.choose("yes")
        table.you.choose("yes")
    assert asked == looked
    table.you.choose("none")
    for _ in range(3):
        table.you.choose("pay")
        table.resolve()
    assert sum(thing.card.name == "Test Fiend" for thing in table.state.permanents()) == 3
    assert (table.hand(), deck(table), table.events("recycled")[3:]) == ([], [], [])


def test_it_speaks_as_it_is_revealed_or_predicted_and_not_as_it_is_drawn() -> None:
    table = played("Test Flaunt", deck=["Test Gear", "Test Fiend"])
    table.you.choose("yes")
    table.you.choose("no")
    assert (table.hand(), table.where("Test Fiend")) == (["Test Gear"], "banished")
    seen = played("Test Foresight", deck=["Test Fiend", "Test Gear"])
    seen.you.choose("yes")
    seen.you.choose("no")
    assert (seen.open.kind, seen.where("Test Fiend")) == ("recycle", "banished")
    drawn = played("Test Sight", deck=["Test Fiend"])
    assert (drawn.hand(), drawn.open.kind) == (["Test Fiend"], "act")


def test_it_says_nothing_as_it_is_revealed_from_a_hand() -> None:
    table = Table(quiet(hand=["Test Robbery"]), quiet(hand=["Test Fiend", "Test Below"]))
    table.you.play("Test Robbery", on="Foe")
    table.resolve()
    assert [option.short for option in table.open.options] == ["Test Fiend", "Test Below"]
    assert table.state.players[FOE].pool == ()
    table.you.choose("Test Below")
    assert table.hand(FOE) == ["Test Fiend"]


def test_each_player_decides_for_the_own_card() -> None:
    table = Table(
        quiet(hand=["Test Show of All"], deck=["Test Fiend"]), quiet(deck=["Test Fiend", "Test Gear"]),
    )
    table.you.play("Test Show of All")
    table.resolve()
    assert asks_may(table)
    table.you.choose("no")
    assert asks_may(table, FOE)
    table.foe.choose("yes")
    table.foe.choose("no")
    assert (deck(table), deck(table, FOE)) == (["Test Fiend"], ["Test Gear"])


@covers("371.2")
def test_it_may_cost_something() -> None:
    table = played("Test Peek", deck=["Test Dear", "Test Gear", "Test Sight", "Test Might 1"], runes={"fury": 1})
    table.you.choose("yes")
    assert (table.hand(), table.ready_runes()) == (["Test Dear"], 0)  # what is looked at lies on top still
    assert [option.short for option in table.open.options] == ["None of them"]
    poor = played("Test Peek", deck=["Test Dear", "Test Gear", "Test Sight", "Test Might 1"], runes={})
    assert poor.open.kind == "choose"  # nobody is asked what can't be paid


def test_what_adds_does_so_from_the_deck_alone() -> None:
    table = played("Test Flaunt", deck=["Test Below", "Test Gear"])
    assert sum(resource.n for resource in table.state.players[YOU].pool) == 2


def test_on_the_way_to_another_it_speaks_and_the_search_goes_on() -> None:
    table = played("Test Spell Hunt", deck=["Test Gear", "Test Fiend", "Test Sight"])
    assert len(table.events("revealed")) == 2  # not those below it: it speaks as it is revealed
    table.you.choose("yes")
    table.you.choose("no")
    assert (table.hand(), table.where("Test Fiend"), deck(table)) == (["Test Sight"], "banished", ["Test Gear"])


def test_what_is_looked_at_and_then_revealed_speaks_both_times() -> None:
    table = played("Test Shown Unit", deck=["Test Fiend", "Test Gear"])
    table.you.choose("no")
    table.you.choose("Test Fiend")
    assert asks_may(table)
    table.you.choose("yes")
    table.you.choose("no")
    assert (table.where("Test Fiend"), table.hand(), deck(table)) == ("banished", [], ["Test Gear"])


def test_what_lies_in_a_deck_is_heard_of_from_there_and_replaced_unseen() -> None:
    table = played("Test Flaunt", deck=["Test Might 1", "Test Gear", "Test Sight"], base=["Test Hearer"])
    table.resolve()
    assert (sorted(table.hand()), table.might("Test Hearer")) == (["Test Gear", "Test Might 1"], 2)
    hidden = played("Test Flaunt", deck=["Test Might 1", "Test Gear"], base=["Test Hearer", "Test Shroud"])
    assert (hidden.events("revealed"), hidden.hand(), len(hidden.events("xp gained"))) == ([], [], 2)
    assert hidden.might("Test Hearer") == 1


def test_what_is_revealed_from_a_hand_is_heard_of_as_no_card_of_a_deck() -> None:
    table = Table(quiet(hand=["Test Robbery"], base=["Test Hearer", "Test Shroud"]), quiet(hand=["Test Might 1"]))
    table.you.play("Test Robbery", on="Foe")
    table.resolve()
    assert (len(table.events("revealed")), table.events("xp gained"), table.might("Test Hearer")) == (1, [], 1)


def test_they_say_it() -> None:
    assert say(find_or_extra("Test Fiend")) == (
        "As you look at or reveal me from the top of your deck, you may banish me. If you do, you may play me for [A]."
    )
    assert say(find_or_extra("Test Below")) == "As I am revealed from the top of your deck, add [2]."
