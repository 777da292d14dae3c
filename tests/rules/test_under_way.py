"""What is under way, and what is counted where: combats here and of mine, players in combat, names, what is chosen, and
what is put into the trash."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    an,
    at_most,
    base_of,
    channel_only,
    choosing,
    chosen_by,
    combat,
    compare,
    controlled_by,
    cost,
    cost_less,
    deal,
    deflect,
    draw,
    ends,
    enemy,
    enter,
    every,
    exhaust,
    friendly,
    gear,
    have,
    here,
    if_,
    ignore,
    in_combat,
    in_combat_with,
    is_,
    me,
    might,
    more_than,
    opponent,
    other,
    per,
    played_to,
    player,
    put_in_trash,
    readied,
    rune,
    same_name,
    spell,
    starts,
    there_is,
    they,
    unit,
    when,
    where,
    you,
    your,
    your_hand,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, MEADOW, MOOR, PLAIN, YOU, Table, find_or_extra

EXTRA += [
    Unit("TST-UWY1", "Way Veteran", energy=0, might=4).text(when(ends(combat, me), draw(1))),
    Unit("TST-UWY2", "Way Herald", energy=0, might=3).text(
        when(starts(combat, here), every(player, in_combat)(draw(1))),
    ),
    Unit("TST-UWY3", "Way Twin", energy=0, might=1).text(
        have(me, might(per(every(other, unit, same_name(me)), 2))),
    ),
    Unit("TST-UWY4", "Way Settler", energy=0, might=1).text(
        if_(is_(me, played_to(base_of(you))), have(me, enter(readied))),
    ),
    Unit("TST-UWY5", "Way Brawler", energy=0, might=1).text(
        have(every(friendly, unit, in_combat_with(an(enemy, unit, same_name(me)))), might(3)),
    ),
    Unit("TST-UWY6", "Way Marked", energy=0, might=1).text(
        if_(is_(me, chosen_by(an(enemy, spell))), have(me, might(2))),
    ),
    Unit("TST-UWY7", "Way Envious", energy=0, might=1).text(
        if_(
            there_is(
                an(opponent, where(compare(per(every(rune, controlled_by(they))), more_than(per(every(rune, your)))))),
            ),
            have(me, might(5)),
        ),
    ),
    Gear("TST-UWY8", "Way Chute", energy=0).text(
        activate(cost(3), put_in_trash(every(gear, your_hand))).costing(
            cost_less(2).provided(there_is(every(unit, your), at_most(1)))),
    ),
    Unit("TST-UWYA", "Way Warden", energy=0, might=1).text(
        have(every(player), channel_only(1)), have(every(your, spell, choosing(a(gear))), ignore(deflect())),
    ),
    Spell("TST-UWYB", "Way Bolt", energy=0).text(exhaust(a(gear)), deal(1, a(unit))),
]

SAID = {
    "Way Veteran": "At the end of each combat I took part in, draw 1.",
    "Way Herald": "At the start of each combat here, each player in combat draws 1.",
    "Way Twin": "I get +2 [M] for each other unit with my name.",
    "Way Settler": "If I'm played to your base, I enter ready.",
    "Way Brawler": "Friendly units in combat with an enemy unit with my name get +3 [M].",
    "Way Marked": "While I'm chosen by an enemy spell, I get +2 [M].",
    "Way Envious": "While there is an opponent where the number of runes they control is more than that of your runes, "
                   "I get +5 [M].",
    "Way Chute": "[3]: Put gear in your hand into the trash. "
                 "This ability's cost is reduced by [2] if you have 1 or fewer units.",
}


def test_they_say_what_they_do() -> None:
    assert {name: say(find_or_extra(name)) for name in SAID} == SAID


@covers("466.7", "464.2")
def test_a_combat_is_of_those_who_fought_in_it_and_starts_where_it_is() -> None:
    table = Table(you=quiet(base=["Way Veteran", "Way Herald"], deck=["Gust"] * 3),
                  foe=quiet(at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 1"]}, deck=["Gust"] * 3),
                  battlefields=PLAIN)
    table.you.move("Way Herald", to=MEADOW)
    table.pass_all()
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (1, 1)
    table.you.move("Way Veteran", to=MOOR)
    table.pass_all()
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (2, 1)


@covers("355.2")
@pytest.mark.parametrize(("place", "exhausted"), [("Your base", False), (MEADOW, True)])
def test_something_is_played_to_a_place_before_it_is_there(place: str, exhausted: bool) -> None:
    table = Table(you=quiet(hand=["Way Settler"], at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN)
    table.you.play("Way Settler", to=place)
    table.resolve()
    assert table.thing("Way Settler").exhausted == exhausted


@covers("740.2.c", "355.5")
def test_names_fights_and_choices_are_judged_as_they_are_now() -> None:
    table = Table(you=quiet(base=["Way Brawler", "Way Twin", "Way Twin"], hand=["Way Twin"]),
                  foe=quiet(at={MEADOW: ["Way Brawler", "Test Might 1"]}, base=["Way Twin"]), battlefields=PLAIN)
    assert (table.might("Way Twin", YOU), table.might("Way Brawler", YOU)) == (5, 1)
    table.you.move("Way Twin", to=MEADOW)
    assert (table.might("Way Twin", YOU), table.might("Way Brawler", FOE)) == (8, 1)
    marked = Table(you=quiet(hand=["Falling Star"], runes={"fury": 4}), foe=quiet(base=["Way Marked", "Test Might 1"]),
                   battlefields=PLAIN)
    marked.you.play("Falling Star", on=["Way Marked", "Test Might 1"])
    assert (marked.might("Way Marked"), marked.might("Test Might 1")) == (3, 1)


@pytest.mark.parametrize(("theirs", "might_now"), [(2, 6), (1, 1)])
def test_an_opponent_is_told_by_what_they_have(theirs: int, might_now: int) -> None:
    table = Table(you=quiet(base=["Way Envious"], runes={"calm": 1}), foe=quiet(runes={"calm": theirs}))
    assert table.might("Way Envious") == might_now


@covers("108.2.b", "356.4")
@pytest.mark.parametrize(("units", "paid"), [([], 1), (["Test Might 1"] * 2, 3)])
def test_what_is_put_into_the_trash_is_not_discarded(units: list[str], paid: int) -> None:
    table = Table(you=quiet(base=["Way Chute", *units], hand=["Long Sword", "Gust"], runes={"calm": 3}),
                  battlefields=PLAIN)
    table.you.use("Way Chute")
    table.resolve()
    assert (table.hand(), table.trash(), table.events("discarded")) == (["Gust"], ["Long Sword"], [])
    assert sum(e.n for e in table.events("paid")) == paid
    told = [line for entry in table.entries for line in entry.lines(YOU)]
    assert any("Long Sword goes to its owner's trash" in line for line in told)


@covers("315.3.b", "766")
def test_fewer_runes_are_channeled_and_deflect_is_ignored_by_what_is_chosen() -> None:
    assert say(find_or_extra("Way Warden")) == (
        "Each player channels only 1 rune at the start of their Channel Phase.\n"
        "Your spells that choose a gear ignore [Deflect].")
    table = Table(you=quiet(base=["Way Warden", "Way Chute"], hand=["Way Bolt"], deck=["Gust"] * 2),
                  foe=quiet(base=["Ruin Runner", "Steel Paws"], deck=["Gust"] * 2), battlefields=PLAIN)
    table.you.play("Way Bolt", on=["Way Chute", "Steel Paws"])
    assert table.events("paid") == []
    table.resolve()
    before = len(table.state.players[FOE].runes)
    table.end_turn()
    assert len(table.state.players[FOE].runes) == before + 1
