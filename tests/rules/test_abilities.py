"""The nth time, either event, history, delayed and reflexive abilities, effects that trigger again (382–397)."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    action,
    activate_effects,
    an,
    at_the,
    attack,
    become,
    buff,
    cant,
    choose,
    conquer,
    deal,
    deathknell,
    die,
    do_this,
    draw,
    effects_of,
    either,
    ends,
    every,
    exhausted,
    first,
    friendly,
    give,
    happened,
    have,
    if_,
    is_,
    it,
    may,
    me,
    might,
    move,
    next_time,
    nth,
    other,
    play,
    return_to_hand,
    spell,
    times,
    times_each_turn,
    trigger,
    trigger_again,
    turn,
    unit,
    until,
    when,
    you,
    your,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Unit("TST-S5E28", "Test Chime", energy=0, might=2).text(deathknell(draw(1))),
    Unit("TST-S5E05", "Test Counter", energy=0, might=1).text(when(nth(2, you(play(a(spell)))), buff(me))),
    Unit("TST-S5E06", "Test First", energy=0, might=6).text(
        when(first(an(other, friendly, unit)(die)), return_to_hand(it))
    ),
    Unit("TST-S5E07", "Test Either", energy=0, might=4).text(when(either(me(attack), you(play(a(spell)))), draw(1))),
    Unit("TST-S5E10", "Test Historian", energy=0, might=1).text(
        when(you(play(me)), if_(happened(an(other, unit)(die)), draw(1)))
    ),
    Unit("TST-S5E11", "Test Tally", energy=0, might=1).text(when(you(play(me)), draw(times(you(play(a(spell))))))),
    Unit("TST-S5E12", "Test Doubler", energy=0, might=1).text(
        when(you(play(a(spell))), draw(1), limit=times_each_turn(2))
    ),
    Spell("TST-S5E13", "Test Dusk", energy=0).text(action, at_the(ends(turn, you), draw(2))),
    Spell("TST-S5E27", "Test Longing", energy=0).text(action, next_time(a(friendly, unit)(conquer()), draw(2))),
    Unit("TST-S5E14", "Test Resounder", energy=0, might=1).text(
        have(every(your, effects_of(deathknell)), trigger_again)
    ),
    Unit("TST-S5E15", "Test Silencer", energy=0, might=1).text(cant(every(your, effects_of(deathknell))(trigger))),
    Unit("TST-S5E16", "Test Host", energy=0, might=1).text(
        when(you(play(me)), activate_effects(effects_of(conquer), every(friendly, unit)))
    ),
    Unit("TST-S5E17", "Test Marauder", energy=0, might=1).text(when(me(conquer), draw(1))),
    Unit("TST-S5E18", "Test Choosy", energy=0, might=1).text(when(you(choose(me)), draw(1))),
    Unit("TST-S5E19", "Test Weary", energy=0, might=1).text(when(me(become(exhausted)), draw(1))),
    Spell("TST-S5E21", "Test Bond", energy=0).text(
        action, choose(a(friendly, unit)), give(it, might(5), until(it(move)))
    ),
    Unit("TST-S5E22", "Test Relic", energy=0, might=1).text(
        if_(is_(me, your_trash), when(you(conquer), may(return_to_hand(me))))
    ),
    Spell("TST-S5E23", "Test Thrice", energy=0).text(action, do_this(buff(a(unit)), n=3)),
    Spell("TST-S5E26", "Test Shake", energy=0).text(action, deal(2, every(unit))),
]

SAID = {
    "Test Counter": "The second time you play a spell each turn, buff me.",
    "Test First": "The first time another friendly unit dies each turn, return it to its owner's hand.",
    "Test Either": "Whenever I attack or you play a spell, draw 1.",
    "Test Historian": "When I'm played, if another unit has died this turn, draw 1.",
    "Test Tally": "When I'm played, draw cards equal to the number of times you have played a spell this turn.",
    "Test Doubler": "Up to 2 times each turn, when you play a spell, draw 1.",
    "Test Dusk": "Draw 2 at the end of your next turn.",
    "Test Longing": "The next time a friendly unit conquers, draw 2.",
    "Test Resounder": "Your deathknell effects trigger an additional time.",
    "Test Silencer": "Your deathknell effects can't trigger.",
    "Test Thrice": "Do this 3 times: buff a unit.",
}


@pytest.mark.parametrize("name", SAID)
def test_words(name: str) -> None:
    said = say(find_or_extra(name))
    assert SAID[name] in said, said


# --- which time, which event

@covers("383.1.b")
def test_the_second_time_each_turn() -> None:
    table = Table(you=quiet(base=["Test Counter"], hand=["Test Sight"] * 3), foe=quiet(), battlefields=PLAIN)
    for buffed in (False, True):
        table.you.play("Test Sight")
        table.resolve()
        assert table.thing("Test Counter").buffed == buffed
    table.you.play("Test Sight")
    table.resolve()
    assert len(table.events("triggered")) == 1


@covers("383.1.b")
def test_the_controller_picks_one_of_simultaneous_first_times() -> None:
    table = Table(
        you=quiet(base=["Test First", "Test Might 1", "Test Might 2"], hand=["Test Shake"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Shake")
    table.foe.passes()
    assert (table.open.seat, table.open.why) == (YOU, "383.1.b")
    table.you.choose("Test Might 2")
    table.resolve()
    assert table.hand() == ["Test Might 2"]
    assert len(table.events("triggered")) == 1


@covers("383.3")
def test_either_of_two_events() -> None:
    table = Table(
        you=quiet(base=["Test Either"], hand=["Test Sight"]), foe=quiet(at={MEADOW: ["Test Might 1"]}),
        battlefields=PLAIN,
    )
    table.you.play("Test Sight")
    table.resolve()
    table.you.move("Test Either", to=MEADOW)
    table.pass_all()
    assert len(table.events("triggered")) == 2


@covers("383.3.e.1", "383.3")
def test_twice_each_turn() -> None:
    table = Table(you=quiet(base=["Test Doubler"], hand=["Test Sight"] * 3), foe=quiet(), battlefields=PLAIN)
    for _ in range(3):
        table.you.play("Test Sight")
        table.resolve()
    assert len(table.events("triggered")) == 2


@covers("383.4.b.3", "383.3")
@covers("383.4.b.2")
def test_targeting_effects_trigger_on_becoming_a_target() -> None:
    table = Table(
        you=quiet(base=["Test Choosy"], hand=["Test Stun"]), foe=quiet(hand=["Test Stun"]), battlefields=PLAIN
    )
    table.you.play("Test Stun", on="Test Choosy")
    assert table.chain() == ["Test Stun", "Test Choosy"]
    table.foe.play("Test Stun", on="Test Choosy")
    assert len(table.events("triggered")) == 1


@covers("383.3", "414")
def test_becoming_exhausted() -> None:
    table = Table(you=quiet(base=["Test Weary"]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Weary", to=MEADOW)
    table.pass_all()
    assert len(table.events("triggered")) == 1


# --- history

def test_what_happened_this_turn_is_known_to_whoever_comes_later() -> None:
    table = Table(
        you=quiet(hand=["Test Historian", "Test Vanish", "Test Historian"]), foe=quiet(base=["Test Might 1"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Historian")
    table.resolve()
    assert len(table.hand()) == 2
    table.you.play("Test Vanish", on="Test Might 1")
    table.resolve()
    table.you.play("Test Historian")
    table.resolve()
    assert len(table.hand()) == 1


@covers("419.4", "413")
def test_how_often_something_happened() -> None:
    table = Table(
        you=quiet(hand=["Test Sight", "Test Sight", "Test Tally"]), foe=quiet(hand=["Test Sight"]), battlefields=PLAIN
    )
    table.you.play("Test Sight")
    table.foe.play("Test Sight")
    table.resolve()
    table.you.play("Test Sight")
    table.resolve()
    before = len(table.hand())
    table.you.play("Test Tally")
    table.resolve()
    assert len(table.hand()) == before - 1 + 2


# --- delayed, reflexive, named effects

@covers("391", "355.5.b")
def test_a_delayed_trigger_at_the_end_of_the_turn_happens_once() -> None:
    table = Table(you=quiet(hand=["Test Dusk"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Dusk")
    table.resolve()
    assert table.hand() == []
    table.end_turn()
    assert len(table.hand()) == 2
    table.end_turn()
    table.end_turn()
    assert len(table.events("triggered")) == 1


@covers("390.2")
def test_the_next_time_is_waited_for_over_the_turns_and_comes_once() -> None:
    table = Table(
        you=quiet(base=["Test Might 1", "Test Might 2"], hand=["Test Longing"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Longing")
    table.resolve()
    table.end_turn()
    table.end_turn()
    before = len(table.hand())
    for name, place in (("Test Might 1", MEADOW), ("Test Might 2", MOOR)):
        table.you.move(name, to=place)
        table.pass_all()
    assert len(table.events("conquered")) == 2
    assert len(table.hand()) == before + 2


@covers("390.5", "477.3")
@covers("390.5.a")
def test_a_window_that_ends_with_an_event() -> None:
    table = Table(you=quiet(base=["Test Might 1"], hand=["Test Bond"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Bond", on="Test Might 1")
    table.resolve()
    assert table.might("Test Might 1") == 6
    table.end_turn()
    table.end_turn()
    assert table.might("Test Might 1") == 6
    table.you.move("Test Might 1", to=MEADOW)
    assert table.might("Test Might 1") == 1
    assert table.state.waiting == ()


@covers("387.1.a", "383.3")
@covers("387.2", "388.1", "388.2")
def test_do_this_three_times_makes_three_items() -> None:
    table = Table(
        you=quiet(base=["Test Might 1", "Test Might 2"], hand=["Test Thrice"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Thrice")
    table.foe.passes()
    table.you.choose("Test Might 1")
    table.you.choose("Test Might 2")
    table.you.choose("Test Might 2")
    assert table.chain() == ["Test Thrice"] * 3
    table.resolve()
    assert [table.thing(f"Test Might {n}").buffed for n in (1, 2)] == [True, True]


@covers("383.3", "808")
def test_effects_that_trigger_an_additional_time_and_that_can_not_trigger() -> None:
    table = Table(
        you=quiet(base=["Test Chime", "Test Resounder"], hand=["Test Vanish"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Vanish", on="Test Chime")
    table.resolve()
    assert len(table.hand()) == 2
    table = Table(
        you=quiet(base=["Test Chime", "Test Silencer"], hand=["Test Vanish"]),
        foe=quiet(base=["Test Chime"], hand=["Test Vanish"]), battlefields=PLAIN,
    )
    table.you.play("Test Vanish", on="Test Chime")
    table.foe.play("Test Vanish", on="Test Chime")
    table.resolve()
    assert table.hand(YOU) == []


@covers("383.4.g", "383.3")
def test_conquer_effects_are_activated() -> None:
    table = Table(
        you=quiet(base=["Test Marauder", "Test Marauder", "Test Chime"], hand=["Test Host"]),
        foe=quiet(base=["Test Marauder"]), battlefields=PLAIN,
    )
    table.you.play("Test Host")
    table.resolve()
    assert len(table.hand(YOU)) == 2
    assert table.hand(FOE) == []


@covers("385.1")
@covers("385.2", "383.3")
def test_a_trigger_of_a_card_in_the_trash() -> None:
    table = Table(you=quiet(base=["Test Might 1", "Test Relic"], trash=["Test Relic"]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Might 1", to=MEADOW)
    table.pass_all()
    assert (table.open.kind, table.open.why) == ("may", "383.3.a")
    table.you.choose("yes")
    table.resolve()
    assert table.hand() == ["Test Relic"]
