"""“One or more”: an ability that triggers once for all that happens at the same time (370.1.a.2)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    action,
    anyone,
    at_the,
    buff,
    card,
    discard,
    draw,
    either,
    ends,
    enemy,
    every,
    friendly,
    give,
    kill,
    me,
    might,
    one_or_more,
    opponent,
    player,
    reaction,
    recycle,
    return_to_hand,
    some,
    stun,
    that_many,
    them,
    this_turn,
    unit,
    up_to,
    when,
    you,
    your_trash,
)
from engine.words.nodes import Die
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, MOOR, YOU, Table

GAMBLER = Unit("TST-1M01", "Test Waster", energy=0, might=1).text(
    when(you(discard(one_or_more(card))), give(me, might(1), this_turn)),
)
WARDEN = Unit("TST-1M02", "Test Gaoler", energy=0, might=1).text(
    when(you(stun(one_or_more(enemy, unit))), buff(a(friendly, unit))),
)
MOURNER = Gear("TST-1M03", "Test Dirge", energy=0).text(
    when(one_or_more(enemy, unit)(Die()), draw(that_many)),
)
SHEPHERD = Unit("TST-1M04", "Test Collector", energy=0, might=1).text(
    when(anyone(kill(one_or_more(friendly, unit))), return_to_hand(them)),
)
WITNESS = Unit("TST-1M05", "Test Onlooker of One", energy=0, might=1).text(
    when(every(opponent)(discard(one_or_more(card))), give(me, might(1), this_turn)),
    when(either(you(recycle(one_or_more(card))), you(buff(me))), give(me, might(3), this_turn)),
)

EXTRA += [
    GAMBLER, WARDEN, MOURNER, SHEPHERD, WITNESS,
    Spell("TST-1M06", "Test Throw Out", energy=0).text(reaction, discard(2), draw(1), discard(1)),
    Spell("TST-1M07", "Test Everyone Throws", energy=0).text(action, every(player)(discard(2))),
    Spell("TST-1M08", "Test Net", energy=0).text(action, stun(up_to(3, unit))),
    Spell("TST-1M09", "Test Reaping", energy=0).text(action, kill(one_or_more(unit))),
    Spell("TST-1M10", "Test Sweeping Up", energy=0).text(action, recycle(some(2, card, your_trash))),
    Spell("TST-1M11", "Test Vigil", energy=0).text(
        reaction, at_the(one_or_more(enemy, unit)(Die()), draw(that_many)), at_the(ends("turn", you), draw(1)),
    ),
]


def triggered(table: Table, name: str) -> int:
    """How often abilities of that have triggered."""
    return sum(event.card == table.thing(name).card.code for event in table.events("triggered"))


@covers("370.1.a.2")
def test_two_cards_discarded_together_are_one_occasion_and_a_later_one_is_another() -> None:
    table = Table(
        you=quiet(base=["Test Waster"], hand=["Test Throw Out", "Test Sight", "Test Sight"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Throw Out")
    table.resolve()
    assert len(table.events("discarded")) == 3
    assert table.might("Test Waster") == 3


def test_nothing_discarded_is_no_occasion() -> None:
    table = Table(you=quiet(base=["Test Waster"], hand=["Test Everyone Throws"]), foe=quiet(hand=["Test Sight"]),
                  battlefields=PLAIN)
    table.you.play("Test Everyone Throws")
    table.resolve()
    assert (table.trash(FOE), table.might("Test Waster")) == (["Test Sight"], 1)


@covers("370.1.a.2")
def test_what_does_not_fit_is_not_counted_with_the_others() -> None:
    table = Table(
        you=quiet(base=["Test Gaoler"], hand=["Test Net", "Test Net"]),
        foe=quiet(base=["Test Might 1", "Test Might 2"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Net", on=["Test Gaoler"])
    table.resolve()
    assert triggered(table, "Test Gaoler") == 0
    table.you.play("Test Net", on=["Test Gaoler", "Test Might 1", "Test Might 2"])
    table.resolve()
    assert triggered(table, "Test Gaoler") == 1
    assert table.thing("Test Gaoler").buffed == 1


@covers("370.1.a.2")
def test_units_that_die_together_are_counted_and_one_alone_is_one() -> None:
    table = Table(
        you=quiet(base=["Test Dirge"], hand=["Test Reaping", "Test Vanish"]),
        foe=quiet(base=["Test Might 1", "Test Might 2", "Test Might 3"]), battlefields=PLAIN,
    )
    table.you.play("Test Reaping", on=["Test Might 1", "Test Might 2"])
    table.resolve()
    assert (triggered(table, "Test Dirge"), len(table.hand())) == (1, 3)
    table.you.play("Test Vanish", on="Test Might 3")
    table.resolve()
    assert (triggered(table, "Test Dirge"), len(table.hand())) == (2, 3)


def test_all_of_them_are_spoken_of() -> None:
    table = Table(
        you=quiet(base=["Test Collector", "Test Might 1"], at={MOOR: ["Test Might 2"]}, hand=["Test Reaping"]),
        foe=quiet(base=["Test Might 3"]), battlefields=PLAIN,
    )
    table.you.play("Test Reaping", on=["Test Might 1", "Test Might 2", "Test Might 3"])
    table.resolve()
    assert (sorted(table.hand()), table.trash(FOE)) == (["Test Might 1", "Test Might 2"], ["Test Might 3"])


@covers("370.1.a.2")
def test_every_player_has_an_occasion_of_their_own() -> None:
    table = Table(
        you=quiet(hand=["Test Everyone Throws", "Test Sight", "Test Sight"], base=["Test Onlooker of One"]),
        foe=quiet(hand=["Test Sight", "Test Sight"]), others=[quiet(hand=["Test Sight", "Test Sight"])],
    )
    table.you.play("Test Everyone Throws")
    table.resolve()
    assert len(table.events("discarded")) == 6
    assert table.might("Test Onlooker of One") == 3


def test_it_may_be_one_of_several_occasions() -> None:
    table = Table(
        you=quiet(base=["Test Onlooker of One"], hand=["Test Sweeping Up"], trash=["Test Sight", "Test Gear"]),
        foe=quiet(), battlefields=PLAIN,
    )
    table.you.play("Test Sweeping Up")
    table.resolve()
    assert (len(table.events("recycled")), table.might("Test Onlooker of One")) == (2, 4)


def test_a_delayed_trigger_counts_the_same() -> None:
    table = Table(
        you=quiet(hand=["Test Vigil", "Test Reaping"]), foe=quiet(base=["Test Might 1", "Test Might 2"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Vigil")
    table.resolve()
    table.you.play("Test Reaping", on=["Test Might 1", "Test Might 2"])
    table.resolve()
    assert len(table.hand(YOU)) == 2


def test_one_at_least_is_chosen() -> None:
    table = Table(you=quiet(hand=["Test Reaping"], base=["Test Gear"]), foe=quiet(), battlefields=PLAIN)
    assert table.you.why_not("play", "Test Reaping") != []


def test_it_is_said() -> None:
    assert say(GAMBLER) == "Whenever you discard one or more cards, give me +1 [M] for this turn."
    assert say(WARDEN) == "Whenever you stun one or more enemy units, buff a friendly unit."
    assert say(MOURNER) == "Whenever one or more enemy units die, draw that many."
    assert say(SHEPHERD).startswith("Whenever one or more friendly units are killed, return them to")
