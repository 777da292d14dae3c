"""A text is read in one way only, and that is what its tree means: what `it` is, whose cost, how long, of how many."""
from __future__ import annotations

from typing import Any

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    alone,
    an,
    any_trash,
    anyone,
    at_most,
    battlefield,
    buff,
    can,
    cant,
    card,
    channel,
    choose,
    compare,
    conquer,
    controlled_by,
    cost_less,
    deal,
    deal_to_each_other,
    defend,
    die,
    discard,
    double_might,
    draw,
    either,
    enemy,
    enter,
    every,
    exhaust,
    exhausted,
    first,
    friendly,
    friendly_to,
    from_next,
    fury,
    give,
    have,
    heal,
    here,
    hide,
    if_,
    ignoring_cost,
    it,
    kill,
    less_than,
    may,
    me,
    might,
    might_among,
    might_of,
    move,
    next_,
    not_,
    one_or_more,
    opponent,
    other_than,
    pay,
    per,
    play,
    player,
    points_of,
    prevent,
    readied,
    ready,
    recall,
    recycle,
    return_to_hand,
    spell,
    spend_buff,
    tank,
    that,
    that_many,
    there_is,
    they,
    this,
    this_turn,
    unit,
    up_to,
    when,
    with_cost,
    would,
    you,
    your,
    your_trash,
)
from engine.words.base import Node
from engine.words.card import Card
from engine.words.saying.say import say, say_line

UNIT = Unit("TST-SP1", "Plain Unit", energy=1, might=1)
SPELL = Spell("TST-SP2", "Plain Spell", energy=1)
GEAR = Gear("TST-SP3", "Plain Gear", energy=1)

LINES: list[tuple[Card, Node, str]] = [
    # where it goes, and how it comes
    (SPELL, return_to_hand(a(unit)), "Return a unit to its owner's hand."),
    (SPELL, channel(1, exhausted), "Channel 1 rune exhausted."),
    (SPELL, channel(2, exhausted), "Channel 2 runes exhausted."),
    (SPELL, recycle(up_to(4, card, any_trash)), "Recycle up to 4 cards from players' trashes."),
    (SPELL, recycle(a(card, any_trash)), "Recycle a card from any trash."),
    # what a cost is less by, and whose it is
    (UNIT, have(me, cost_less(2)), "I cost [2] less."),
    (SPELL, have(this, cost_less(2)), "This spell costs [2] less."),
    (SPELL, have(every(your, spell), cost_less(2)), "Spells you play cost [2] less."),
    (UNIT, have(every(your, spell), cost_less(1, minimum=1)),
     "The Energy cost of spells you play is reduced by [1], to a minimum of [1]."),
    (UNIT, have(me, cost_less(1, times=per(every(card, your_trash)))), "I cost [1] less for each card in your trash."),
    (UNIT, have(me, cost_less(fury)), "My cost is reduced by [R]."),
    (SPELL, have(this, cost_less(1, times=might_among("highest", every(your, unit)))),
     "This spell's Energy cost is reduced by the highest Might among your units."),
    (UNIT, may(play(me, price=ignoring_cost)), "You may play me, ignoring my cost."),
    (GEAR, may(play(this, price=ignoring_cost)), "You may play this, ignoring its cost."),
    (SPELL, kill(a(unit, with_cost(less_than(points_of(you))))),
     "Kill a unit with an Energy cost less than your points."),
    (SPELL, kill(a(unit, with_cost(at_most(points_of(you))))),
     "Kill a unit with an Energy cost of no more than your points."),
    # how long
    (UNIT, when(you(play(me)), this_turn(cant(every(opponent)(play(a(card)))))),
     "When I'm played, opponents can't play cards this turn."),
    (SPELL, this_turn(have(every(your, next_, spell), cost_less(2))),
     "The next spell you play this turn costs [2] less."),
    (SPELL, this_turn(have(every(your, unit), enter(readied))), "Units you play this turn enter ready."),
    (SPELL, this_turn(have(every(friendly, unit), tank)), "Friendly units have [Tank] this turn."),
    # all of a kind
    (UNIT, cant(every(spell)(ready(every(enemy, unit)))), "Spells can't ready enemy units."),
    (UNIT, can(you(hide(every(card), ignoring_cost))), "You may also hide cards, ignoring their costs."),
    # alone
    (GEAR, when(a(friendly, unit, alone)(defend), give(it, might(1), this_turn)),
     "Whenever a friendly unit defends alone, give it +1 [M] for this turn."),
    # how much
    (SPELL, give(a(friendly, unit), double_might, this_turn), "Double a friendly unit's Might for this turn."),
    (UNIT, have(me, might(points_of(you))), "I get +[M] equal to your points."),
    (SPELL, give(a(unit), might(might_of(me)), this_turn), "Give a unit +[M] equal to its Might for this turn."),
    # who and what
    (GEAR, would(a(friendly, unit)(die), kill(this), heal(it), recall(it)),
     "If a friendly unit would die, instead kill this, heal that unit, and recall it."),
    (GEAR, when(you(buff(a(friendly, unit))), may(exhaust(this)).to(ready(it))),
     "Whenever you buff a friendly unit, you may exhaust this to ready that unit."),
    (UNIT, when(you(buff(a(friendly, unit))), may(exhaust(me)).to(ready(it))),
     "Whenever you buff a friendly unit, you may exhaust me to ready it."),
    (SPELL, would(every(spell)(deal()), prevent()), "If a spell would deal damage, prevent it."),
    (UNIT, when(you(play(me)), spend_buff(of=me)), "When I'm played, spend my buff."),
    (SPELL, kill(a(unit, not_(here))), "Kill a unit elsewhere."),
    (UNIT, kill(a(unit, your, not_(here))), "Kill a unit you control elsewhere."),
    (UNIT, when(a(friendly, unit)(move(to=a(battlefield), from_=here)), draw()),
     "Whenever a friendly unit moves from here to a battlefield, draw 1."),
    (UNIT, if_(there_is(a(battlefield, controlled_by(an(opponent)))), have(me, enter(readied))),
     "If an opponent controls a battlefield, I enter ready."),
    (UNIT, if_(there_is(an(enemy, unit)), have(me, enter(readied))), "If there is an enemy unit, I enter ready."),
    (GEAR, when(either(you(play(this)), anyone(discard(this)), anyone(kill(this))), draw()),
     "Whenever this is played, discarded, or killed, draw 1."),
    (UNIT, when(you(recycle(one_or_more(card))), draw()),
     "Whenever you recycle one or more cards to your Main Deck, draw 1."),
    (UNIT, when(first(a(player)(conquer)), they(draw())),
     "Whenever a player conquers for the first time each turn, they draw 1."),
    (UNIT, when(a(player)(choose(a(unit, friendly_to(they), here))), draw()),
     "Whenever a player chooses a friendly unit here, draw 1."),
    (SPELL, every(opponent)(kill(a(unit, friendly_to(they)))), "Each opponent kills a friendly unit."),
    (SPELL, kill(a(unit, friendly_to(an(opponent)))), "Kill a unit friendly to an opponent."),
    (SPELL, every(player, from_next)(choose(a(unit, other_than(that("taken"))).called("taken"))),
     "Each player, starting with the next, chooses a unit that hasn't been chosen yet."),
]


@pytest.mark.parametrize(("card_", "line", "text"), [pytest.param(*row, id=row[2]) for row in LINES])
def test_a_line_is_read_in_one_way(card_: Card, line: Node, text: str) -> None:
    assert say_line(line, card_) == text


TEXTS: list[tuple[Card, tuple[Any, ...], str]] = [
    (UNIT, (when(you(play(me)), choose(an(enemy, unit)), deal_to_each_other(me, it)),),
     "When I'm played, choose an enemy unit. It and I deal damage equal to our Mights to each other."),
    (SPELL, (channel(2, exhausted), if_(compare(that_many, less_than(2)), draw())),
     "Channel 2 runes exhausted. If fewer than 2 were channeled, draw 1."),
    (SPELL, (pay(1), deal(that_many, a(unit))), "Pay [1]. Deal that much damage to a unit."),
    (SPELL, (deal(2, an(enemy, unit).called("unit")), deal(1, every(enemy, unit, other_than(that("unit"))))),
     "Deal 2 to an enemy unit. Deal 1 to each other enemy unit."),
    (SPELL, (move(an(enemy, unit).called("unit")), kill(an(enemy, unit, other_than(that("unit"))))),
     "Move an enemy unit. Kill another enemy unit."),
    (SPELL, (choose(an(enemy, unit).called("enemy")), deal(per(every(friendly, unit)), that("enemy"))),
     "Choose an enemy unit. Deal 1 to that unit for each friendly unit."),
]


@pytest.mark.parametrize(("card_", "lines", "text"), [pytest.param(*row, id=row[2]) for row in TEXTS])
def test_sentences_are_read_in_one_way(card_: Card, lines: tuple[Any, ...], text: str) -> None:
    assert say(card_.text(*lines)) == text
