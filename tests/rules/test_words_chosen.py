"""Several players choose one of several words each before anything is done about it; then what is done for each player
who chose which (303.2.a, 355.10.e)."""
from __future__ import annotations

import pytest

from engine.reading import Misread, read_all
from engine.rules.formats.modes import TEAMS
from engine.telling import lines
from engine.words import (
    Effect,
    Spell,
    Unit,
    a,
    at_the,
    attack,
    choose_word,
    controlled_by,
    draw,
    ends,
    every,
    for_each,
    gain_xp,
    kill,
    may,
    me,
    opponent,
    other,
    player,
    reaction,
    they,
    unit,
    when,
    who_chose,
    you,
    you_and,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, THREE, quiet
from tests.table import EXTRA, FOE, NAMES, YOU, Table

POLL = Spell("TST-CW01", "Word Poll", energy=0).text(
    reaction, every(player, other)(choose_word("Cards", "Lessons")),
    for_each(every(player, who_chose("Cards")), you_and(they)(draw(1))),
    for_each(every(player, who_chose("Lessons")), gain_xp(2), they(gain_xp(1))),
)
ROUND = Spell("TST-CW02", "Word Round", energy=0).text(
    for_each(every(player, other), you_and(they)(gain_xp(1)), they(kill(a(unit, controlled_by(they)))))
)
OFFER = Spell("TST-CW03", "Word Offer", energy=0).text(reaction, you_and(every(opponent))(may(draw(1))))
EXTRA += [
    POLL, ROUND, OFFER,
    Unit("TST-CW04", "Word Herald", energy=0, might=3).text(
        when(
            me(attack), every(player)(choose_word("Now", "Later")),
            for_each(every(player, who_chose("Now")), they(gain_xp(1))),
            at_the(ends("turn"), for_each(every(player, who_chose("Later")), they(gain_xp(2)))),
        )
    ),
]


def polled(*answers: str, **what: object) -> Table:
    """A table with four players at which the poll has been answered."""
    table = Table(quiet(hand=["Word Poll"]), quiet(), others=[quiet(), quiet()], battlefields=THREE, **what)
    table.you.play("Word Poll")
    table.resolve()
    for seat, answer in zip((1, 2, 3), answers, strict=True):
        assert (table.open.seat, [option.short for option in table.open.options]) == (seat, ["Cards", "Lessons"])
        assert table.events("drawn") + table.events("xp gained") == [], "nothing is done before all have chosen"
        table.answer(seat, f"mode:{int(answer == 'Lessons')}")
    return table


@covers("303.2.a", "355.10.e")
def test_all_have_chosen_before_anything_is_done_for_each_of_them() -> None:
    table = polled("Lessons", "Cards", "Cards")
    assert [event.seat for event in table.events("drawn")] == [YOU, 2, YOU, 3]
    assert [(event.seat, event.n) for event in table.events("xp gained")] == [(YOU, 2), (FOE, 1)]
    assert (table.open.kind, table.open.seat) == ("act", YOU)


@pytest.mark.parametrize(("word", "drawn", "learned"), [("Cards", 6, 0), ("Lessons", 0, 6)])
def test_for_a_word_that_nobody_chose_nothing_is_done(word: str, drawn: int, learned: int) -> None:
    table = polled(word, word, word)
    assert (len(table.events("drawn")), len(table.events("xp gained"))) == (drawn, learned)


@covers("303.2.a")
def test_of_you_and_them_the_turn_player_is_the_first() -> None:
    table = Table(quiet(hand=["Word Poll"]), quiet(hand=["Test Sight"]), turn_of=FOE)
    table.foe.play("Test Sight")
    table.you.play("Word Poll")
    table.pass_all()
    table.foe.choose("mode:0")
    assert [event.seat for event in table.events("drawn")] == [FOE, YOU]


def test_everybody_reads_what_the_others_chose() -> None:
    table = polled("Cards", "Lessons", "Cards")
    told = lines(table.events("picked"), NAMES, {})
    assert told == ("Foe chooses Cards.", "Third chooses Lessons.", "Fourth chooses Cards.")


def test_they_are_the_one_whose_turn_it_is_also_after_others_have_acted() -> None:
    table = Table(quiet(hand=["Word Round"], base=["Test Might 1"]), quiet(base=["Test Might 2"]),
                  others=[quiet(base=["Test Might 3"])], battlefields=THREE)
    table.you.play("Word Round")
    table.resolve()
    assert [event.seat for event in table.events("died")] == [FOE, 2]
    assert [event.seat for event in table.events("xp gained")] == [YOU, FOE, YOU, 2]


@covers("303.2.a")
def test_you_and_each_opponent_decide_one_after_another() -> None:
    table = Table(quiet(hand=["Word Offer"]), quiet(), others=[quiet()], battlefields=THREE)
    table.you.play("Word Offer")
    table.resolve()
    for seat, answer in ((YOU, "no"), (FOE, "yes"), (2, "yes")):
        assert (table.open.kind, table.open.seat) == ("may", seat)
        table.answer(seat, answer)
    assert [event.seat for event in table.events("drawn")] == [FOE, 2]


def test_a_delayed_ability_still_knows_who_chose_what() -> None:
    table = Table(quiet(base=["Word Herald"]), quiet(at={MEADOW: ["Test Might 1"]}))
    table.you.move("Word Herald", to=MEADOW)
    table.pass_all()
    table.you.choose("mode:1")
    table.foe.choose("mode:0")
    table.pass_all()
    assert [(event.seat, event.n) for event in table.events("xp gained")] == [(FOE, 1)]
    table.you.ends()
    table.resolve()
    assert [(event.seat, event.n) for event in table.events("xp gained")] == [(FOE, 1), (YOU, 2)]


@covers("489.8")
def test_a_teammate_is_another_player_too() -> None:
    table = polled("Cards", "Cards", "Lessons", mode=TEAMS)
    assert [event.seat for event in table.events("drawn")] == [YOU, FOE, YOU, 2]


def test_who_leaves_before_it_is_done_gets_nothing() -> None:
    table = Table(quiet(hand=["Word Poll"]), quiet(), others=[quiet()], battlefields=THREE)
    table.you.play("Word Poll")
    table.resolve()
    table.foe.choose("mode:0")
    table.entries.append(table.game.interject(FOE, "concede"))
    table.third.choose("mode:0")
    assert [event.seat for event in table.events("drawn")] == [YOU, 2]


@pytest.mark.parametrize(("text", "wanted"), [
    ((choose_word("Cards", "Runes"),), "stands in what players do"),
    ((every(player)(choose_word("Cards", "Cards")),), "at least two words"),
    ((every(player)(choose_word("Cards")),), "at least two words"),
    ((every(player, who_chose("Cards"))(draw(1)),), "a text by which players choose that word was expected"),
    ((every(player)(choose_word("Cards", "Runes")), kill(a(unit, controlled_by(you_and(they))))), "stands as who acts"),
    ((you_and(you)(draw(1)),), "takes other players"),
    ((every(opponent)(you_and(they)(draw(1))),), "in what others do"),
    ((for_each(you, draw(1)),), "several were expected"),
])
def test_what_cant_be_carried_out_is_refused(text: tuple[Effect, ...], wanted: str) -> None:
    with pytest.raises(Misread, match=wanted):
        read_all([Spell("TST-CW09", "Word Nonsense", energy=0).text(*text)])


def test_they_say_what_is_done() -> None:
    assert say(POLL) == (
        "[Reaction]\nEach other player chooses Cards or Lessons. For each player who chose Cards, you and they each "
        "draw 1. For each player who chose Lessons, gain 2 XP, then they gain 1 XP."
    )
    assert say(OFFER) == "[Reaction]\nYou and each opponent may draw 1."
