"""What a line says, one by one, and how it speaks of what its author gave a name."""
from __future__ import annotations

from typing import Any

import pytest

from cards.tokens import RECRUIT
from engine.words import (
    Battlefield,
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    activate,
    an,
    any_number,
    anyone,
    at,
    at_a_battlefield,
    at_least,
    at_most,
    attach,
    attached,
    attack,
    awaken_phase,
    battlefield,
    beginning_phase,
    body,
    bonus_damage,
    buff,
    cant,
    card,
    channel_phase,
    chaos,
    choose,
    choose_one,
    combat_damage,
    compare,
    conquer,
    controlled_by,
    controller_of,
    cost,
    cost_less,
    cost_more,
    costs_of,
    create,
    damaged,
    deal,
    detach,
    die,
    discard,
    do,
    draw,
    draw_phase,
    during,
    either,
    enemy,
    enter,
    enter_at,
    equip,
    every,
    exactly,
    exhaust,
    exhausted,
    friendly,
    from_elsewhere,
    gain_points,
    gain_xp,
    gear,
    give,
    happened,
    have,
    heal,
    here,
    hide,
    hold,
    if_,
    ignoring_cost,
    ignoring_power,
    is_,
    it,
    kill,
    less_than,
    may,
    me,
    might,
    might_among,
    might_of,
    mind,
    move,
    next_,
    not_,
    opponent,
    other,
    pay,
    per,
    play,
    player,
    plus,
    points_of,
    readied,
    ready,
    recycle,
    reveal,
    score,
    scoring_step,
    showdown,
    skip,
    some,
    spell,
    starts,
    stun,
    stunned,
    swap_might,
    tag,
    tank,
    that,
    the_discarded,
    the_exhausted,
    the_revealed,
    there_is,
    this,
    this_turn,
    times,
    token,
    tokens,
    top,
    unit,
    unless,
    until,
    when,
    where,
    with_,
    with_cost,
    with_might,
    would,
    you,
    your,
    your_base,
    your_hand,
    your_trash,
)
from engine.words.base import Node
from engine.words.card import Card
from engine.words.saying.say import plain, say, say_line
from tests.table import EXTRA

UNIT = Unit("TST-ST1", "Said Unit", energy=1, might=1)
SPELL = Spell("TST-ST2", "Said Spell", energy=1)
GEAR = Gear("TST-ST3", "Said Gear", energy=1)
FIELD = Battlefield("TST-ST4", "Said Field")

EXTRA += [
    Unit("TST-ST5", "Said Stalker", energy=0, might=1).text(when(you(hide(a(card))), draw(1))),
    Spell("TST-ST6", "Said Balm", energy=0).text(heal(a(damaged, unit)), ready(a(stunned, unit))),
    Spell("TST-ST7", "Said Undoing", energy=0).text(detach(an(attached, gear))),
    Spell("TST-ST8", "Said Measure", energy=0).text(if_(there_is(every(friendly, unit), exactly(2)), draw(1))),
    Spell("TST-ST9", "Said Regret", energy=0).text(discard(1), recycle(the_discarded)),
    Spell("TST-ST10", "Said Glance", energy=0).text(reveal(top(1)), if_(is_(the_revealed, unit), draw(1))),
    Spell("TST-ST11", "Said Toll", energy=0).text(exhaust(a(friendly, unit)), buff(the_exhausted)),
    Unit("TST-ST12", "Said Broker", energy=0, might=1).text(have(costs_of(accelerate), cost_less(1))),
    Spell("TST-ST13", "Said Grant", energy=0).text(play(a(unit, your_hand), price=ignoring_power)),
    Unit("TST-ST14", "Said Waker", energy=0, might=1).text(when(starts(awaken_phase, you), draw(1))),
    Unit("TST-ST15", "Said Channeler", energy=0, might=1).text(when(starts(channel_phase, you), draw(1))),
    Unit("TST-ST16", "Said Scorer", energy=0, might=1).text(skip(starts(scoring_step, an(opponent)))),
    Unit("TST-ST17", "Said Brawler", energy=0, might=1).text(if_(during(showdown), have(me, might(1)))),
    Gear("TST-ST18", "Said Prism", energy=0).text(
        activate(cost(mind, exhaust(me)), draw(1)), activate(cost(body, exhaust(me)), draw(1)),
        activate(cost(chaos, exhaust(me)), draw(1))),
]
"""Cards for words that no other card uses: the page of words shows each word on a card."""

LINES: list[tuple[Card, Node, str]] = [
    # what is forbidden, and where
    (UNIT, cant(anyone(play(a(unit), to=a(battlefield)))), "Units can't be played to a battlefield."),
    (UNIT, cant(anyone(play(every(unit), to=here))), "Units can't be played here."),
    (UNIT, cant(me(deal(combat_damage))), "I can't deal combat damage."),
    (UNIT, if_(compare(might_among("total", every(other, unit, your)), at_least(5)), tank),
     "If your other units have total Might 5 or more, I have [Tank]."),
    (UNIT, when(starts(beginning_phase, every(player)), draw(1)),
     "At the start of each player's beginning phase, draw 1."),
    (UNIT, cant(a(player)(gain_points(2))), "Players can't score 2 points."),
    (UNIT, when(you(gain_points(1, from_=hold)), draw(1)), "Whenever you score a point from holding, draw 1."),
    (UNIT, cant(a(player)(gain_points(1, from_=either(conquer, hold)))),
     "Players can't score a point from conquering or holding."),
    (UNIT, when(anyone(attach(a(tag("Equipment")), me)), draw()), "Whenever an Equipment is attached to me, draw 1."),
    # places and zones
    (UNIT, if_(is_(me, your_trash), when(you(conquer), draw())),
     "While I'm in your trash, whenever you conquer, draw 1."),
    (UNIT, if_(is_(me, at_a_battlefield), activate(cost(1), draw())), "While I'm at a battlefield, [1]: Draw 1."),
    (UNIT, when(an(other, unit)(attack), move(me, at(it))), "Whenever another unit attacks, move me to its location."),
    (SPELL, move(a(unit), a(battlefield, where(there_is(a(unit, at(it)))))),
     "Move a unit to a battlefield where there is a unit."),
    (FIELD, when(every(player)(choose(me)), draw()), "Whenever a player chooses this battlefield, draw 1."),
    # another player's clause
    (SPELL, every(opponent)(reveal(top(1))), "Each opponent reveals the top card of their deck."),
    (SPELL, every(player)(kill(a(unit, your))), "Each player kills a unit they control."),
    (SPELL, every(player, other)(kill(a(unit, not_(controlled_by(controller_of(this)))))),
     "Each other player kills a unit you don't control."),
    (UNIT, kill(a(unit, with_might(at_most(plus(1, might_of(me)))))), "Kill a unit with up to 1 more Might than me."),
    (UNIT, have(every(other, unit, at_a_battlefield, here), tank), "Other units at my battlefield have [Tank]."),
    (FIELD, have(every(unit, at_a_battlefield, here), tank), "Units here have [Tank]."),
    (SPELL, kill(a(unit, with_cost(at_most(3), at_most(2)))),
     "Kill a unit with a cost of no more than [3] and no more than [A][A]."),
    (SPELL, kill(a(unit, with_cost(at_least(3), at_most(0)))),
     "Kill a unit with a cost of [3] or more and a Power cost of no more than 0."),
    (SPELL, every(player)(recycle(a(card, your_trash))), "Each player recycles a card from their trash."),
    (SPELL, every(player)(may(move(a(unit, not_(your)), here))),
     "Each player may move a unit they don't control here."),
    (SPELL, every(player)(choose_one(draw(), discard())), "Each player chooses one:\n• Draw 1\n• Discard 1."),
    (SPELL, choose_one(draw(), discard()).not_chosen_this_turn(),
     "Choose one that hasn't been chosen this turn:\n• Draw 1\n• Discard 1."),
    (SPELL, choose_one(draw(), discard()).not_chosen_this_turn(by_you=True),
     "Choose one you haven't chosen this turn:\n• Draw 1\n• Discard 1."),
    (SPELL, every(player)(choose_one(draw(), discard()).not_chosen_this_turn(by_you=True)),
     "Each player chooses one they haven't chosen this turn:\n• Draw 1\n• Discard 1."),
    (SPELL, an(opponent)(choose_one(draw(), discard()).not_chosen_this_turn(by_you=True)),
     "An opponent chooses one they haven't chosen this turn:\n• Draw 1\n• Discard 1."),
    (SPELL, an(opponent)(may(pay(1)).to(draw()).otherwise(discard())),
     "An opponent may pay [1] to draw 1. Otherwise, they discard 1."),
    (SPELL, an(opponent)(if_(there_is(a(unit)), draw())), "If there is a unit, an opponent draws 1."),
    (SPELL, an(opponent)(do(pay(1)).to(draw())), "An opponent pays [1] to draw 1."),
    (SPELL, choose(a(unit)), "Choose a unit."),
    (UNIT, when(every(opponent)(score), draw()), "Whenever an opponent scores, draw 1."),
    (UNIT, skip(starts(awaken_phase, an(opponent))), "Opponents skip their awaken phases."),
    (UNIT, skip(starts(draw_phase, you)), "Skip your draw phases."),
    # what it is, has and was
    (UNIT, if_(is_(me, with_might(at_least(5))), have(me, tank)), "While I have 5 [M] or more, I have [Tank]."),
    (UNIT, if_(not_(is_(me, with_(tank))), have(me, might(1))), "While I don't have [Tank], I get +1 [M]."),
    (UNIT, if_(is_(me, from_elsewhere), have(me, cost_less(1))),
     "If I was played from anywhere other than a hand, I cost [1] less."),
    (SPELL, kill(a(not_(at_a_battlefield), unit)), "Kill a unit not at any battlefield."),
    (SPELL, kill(a(unit, not_(with_(tank)))), "Kill a unit without [Tank]."),
    (SPELL, kill(every(unit, not_(stunned))), "Kill each unit that isn't stunned."),
    (SPELL, kill(any_number(token, unit)), "Kill any number of unit tokens."),
    (UNIT, if_(there_is(every(battlefield, controlled_by(every(opponent)))), have(me, tank)),
     "While an opponent controls a battlefield, I have [Tank]."),
    (SPELL, this_turn(have(every(your, next_, spell), cost_less(2))),
     "The next spell you play this turn costs [2] less."),
    (SPELL, this_turn(have(every(your, next_, spell), bonus_damage(1))),
     "The next spell you play this turn deals +1 Bonus Damage."),
    (SPELL, this_turn(have(every(your, next_, unit), enter(readied))),
     "The next unit you play this turn enters ready."),
    (SPELL, this_turn(have(every(enemy, next_, spell), cost_more(1))),
     "The next enemy spell costs [1] more this turn."),
    (GEAR, have(this, enter(exhausted)), "This enters exhausted."),
    # what has happened
    (SPELL, if_(happened(a(friendly, unit)(die)), draw()), "If a friendly unit has died this turn, draw 1."),
    (SPELL, if_(not_(happened(you(play(a(spell))))), draw()), "If you haven't played a spell this turn, draw 1."),
    (SPELL, if_(happened(anyone(exhaust(a(unit))), at_least(2)), draw()),
     "If a unit has been exhausted twice or more this turn, draw 1."),
    (SPELL, draw(times(you(play(a(spell))))),
     "Draw cards equal to the number of times you have played a spell this turn."),
    # how much
    (SPELL, gain_xp(might_of(a(unit))), "Gain XP equal to a unit's Might."),
    (SPELL, gain_xp(per(every(unit, your))), "Gain 1 XP for each unit you control."),
    (SPELL, if_(compare(points_of(you), less_than(3)), draw()), "If your points are less than 3, draw 1."),
    (SPELL, give(a(unit), might(1), until(it(move))), "Give a unit +1 [M] until it moves."),
    (SPELL, play(every(unit, your_trash), price=ignoring_cost), "Play units in your trash, ignoring their costs."),
    (GEAR, equip(2).costing(cost_less(1)), "[Equip] [2]. This ability's cost is reduced by [1]."),
    (UNIT, would(you(play(me)), enter_at(your_base)), "If you would play me, instead play me to your base."),
]


@pytest.mark.parametrize(("card", "line", "text"), [pytest.param(*row, id=row[2]) for row in LINES])
def test_a_line_reads_as_english(card: Card, line: Node, text: str):
    assert say_line(line, card) == text


def test_whoever_sees_to_it_does_it_themselves():
    twice = controller_of(it)(controller_of(it)(draw(2)))
    assert say_line(unless(twice, kill(it)), SPELL) == "Kill it unless its controller draws 2."
    other_ = controller_of(it)(an(opponent)(draw(2)))
    said = "Kill it unless its controller has an opponent draw 2."
    assert say_line(unless(other_, kill(it)), SPELL) == said


def test_power_in_plain_words_is_counted_once():
    assert plain("a Power cost of 1 [A] or less") == "a Power cost of 1 Power of any domain or less"
    assert plain("pay any amount of [A]") == "pay any amount of Power of any domain"


# --- names that an author gave

CALLED: list[tuple[tuple[Node, ...], str]] = [
    ((kill(a(friendly, unit).called("own")), draw(might_of(that("own")))),
     "Kill a friendly unit. Draw cards equal to that unit's Might."),
    ((choose(a(friendly, unit).called("mine")), choose(an(enemy, unit).called("theirs")),
      swap_might(that("mine"), that("theirs"))),
     "Choose a friendly unit and an enemy unit. Exchange the [M] of that friendly unit and that enemy unit."),
    ((stun(a(unit).called("x")), stun(a(unit).called("y")), deal(1, that("y"))),
     "Stun a unit. Stun a unit. Deal 1 to the second unit."),
    ((choose(an(opponent).called("who")), that("who")(draw())), "Choose an opponent. That opponent draws 1."),
    ((stun(some(2, unit).called("pair")), ready(that("pair"))), "Stun two units. Ready those units."),
    ((create(tokens(RECRUIT).called("kid")), buff(that("kid"))),
     "Create a Recruit unit token with 1 [M]. Buff that token."),
]


@pytest.mark.parametrize(("lines", "text"), [pytest.param(*row, id=row[1]) for row in CALLED])
def test_what_was_given_a_name_is_said_by_what_it_is(lines: tuple[Any, ...], text: str):
    assert say(SPELL.text(*lines)) == text
