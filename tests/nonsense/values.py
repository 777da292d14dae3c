"""Nonsense in what is counted, asked and paid: amounts, conditions, costs, moments."""
# ruff: noqa: F403, F405 - the vocabulary is one name space
from __future__ import annotations

from cards.tokens import GOLD
from engine.words import *
from tests.nonsense.rows import on_battlefield, on_legend, on_spell, on_unit

AMOUNTS = (
    on_spell(lambda: deal(might_of(you), a(unit))),  # type: ignore[arg-type]
    on_spell(lambda: draw(per(you))),  # type: ignore[arg-type]
    on_spell(lambda: draw(points_of(a(unit)))),  # type: ignore[arg-type]
    on_spell(lambda: draw(spent(a(unit)))),  # type: ignore[arg-type]
    on_spell(lambda: draw(excess_damage(a(unit)))),  # type: ignore[arg-type]
    on_unit(lambda: when(you(excess_damage(you)), draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: draw(spent(you, "Gold"))),  # type: ignore[arg-type]
    on_spell(lambda: draw(combat_damage)),
    on_spell(lambda: draw(damage_on(a(battlefield)))),  # type: ignore[arg-type]
    on_spell(lambda: draw(might_among("lowest", every(unit)))),  # type: ignore[arg-type]
    on_spell(lambda: draw(tags_among(a(battlefield), "Bird"))),  # type: ignore[arg-type]
    on_spell(lambda: draw(tags_among(every(unit)))),
    on_spell(lambda: draw(plus(1, draw(1)))),  # type: ignore[arg-type]
    on_spell(lambda: draw(-1)),
    on_spell(lambda: gain_xp(-2)),
    on_spell(lambda: deal(-1, a(unit))),
    on_spell(lambda: draw(times(it))),  # type: ignore[arg-type]
    on_spell(lambda: draw(times(you(predict(1))))),
    on_spell(lambda: draw(value_of(tank, a(unit)))),
    on_spell(lambda: draw(xp_of(every(unit)))),  # type: ignore[arg-type]
    on_spell(lambda: draw(cost_of(you))),  # type: ignore[arg-type]
    on_spell(lambda: draw("two")),  # type: ignore[arg-type]
    on_spell(lambda: draw(might_of(every(unit)))),
    on_spell(lambda: draw(cost_of(some(2, card, your_hand)))),
    on_spell(lambda: draw(points_of(every(opponent)))),
    on_unit(lambda: have(me, might(might_of(every(friendly, unit))))),
    on_spell(lambda: (stun(some(2, unit).called("p")), draw(might_of(that("p"))))),
    on_spell(lambda: (stun(up_to(2, unit)), draw(might_of(them)))),
    on_spell(lambda: (stun(any_number(unit)), deal(damage_on(it), a(unit)))),
    on_spell(lambda: (some(2, opponent)(draw(1)), draw(points_of(they)))),
    on_spell(lambda: (look_at(top(2)), draw(cost_of(them)))),
    on_spell(lambda: (play(tokens(GOLD, 2)), draw(might_of(them)))),
    on_spell(lambda: (may(stun(a(unit))).otherwise(stun(some(2, unit))), draw(might_of(it)))),
    on_spell(lambda: draw(any_amount)),  # type: ignore[arg-type]
    on_spell(lambda: spend_buff(any_amount, a(unit))),
    on_unit(lambda: when(you(spend_buff(any_amount)), draw(1))),
    on_spell(lambda: (optional_cost(spend_buff(any_amount.called("s"))), kill(that("s")))),
)

CONDITIONS = (
    on_unit(lambda: have(every(friendly, unit), might(per(a(unit, your_hand))))),
    on_unit(lambda: have(every(friendly, unit), base_might(cost_of(a(card, Zone("hand", every(opponent))))))),
    on_unit(lambda: if_(there_is(a(spell, your_hand)), have(me, tank))),
    on_unit(lambda: if_(there_is(a(facedown_card, unit, friendly)), have(me, tank))),
    on_unit(lambda: if_(there_is(a(unit, your_hand)), cant(every(opponent)(play(a(spell)))))),
    on_spell(lambda: if_(is_(you, stunned), draw(1))),
    on_spell(lambda: if_(draw(1), draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: if_(there_is(you), draw(1))),
    on_spell(lambda: if_(you_paid, draw(1))),
    on_spell(lambda: if_(you_do, draw(1))),
    on_spell(lambda: if_(near_victory(a(unit), 3), draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: if_(during("tea time"), draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: if_(during(turn, here), draw(1))),
    on_spell(lambda: if_(during(showdown, you), draw(1))),
    on_spell(lambda: if_(compare(a(unit), at_least(2)), draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: if_(compare(3, 4), draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: if_(happened(a(unit)(become(open_))), draw(1))),
    on_spell(lambda: if_(happened(kill(a(unit))), draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: if_(happened(a(unit)(die).provided(there_is(a(gear)))), draw(1))),
    on_spell(lambda: draw(times(a(unit)(die).provided(during(showdown, here))))),
    on_spell(lambda: if_(friendly, draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: if_(not_(friendly), draw(1))),
    on_spell(lambda: if_(either(unit, gear), draw(1))),
)

COSTS = (
    on_unit(lambda: activate(cost(a(unit)), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: activate(cost(might(1)), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: activate(cost(2, "water"), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: activate(cost(-1), draw(1))),
    on_unit(lambda: activate(cost(deal(1)), draw(1))),
    on_unit(lambda: activate(cost(me(attack)), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: activate(cost(if_(you_do, draw(1))), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: activate(cost(1), draw(1)).costing(tank)),
    on_unit(lambda: have(me, cost_less(1).provided(there_is(a(unit))))),
    on_unit(lambda: when(starts(turn, here), draw(1))),
    on_unit(lambda: activate(cost(0), add(1, use=during(combat)))),
    on_unit(lambda: have(me, channel_only(1))),
    on_unit(lambda: when(starts(combat, every(unit)), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: have(costs_of(tank), cost_less(1))),
    on_unit(lambda: have(costs_of(accelerate), might(1))),
    on_unit(lambda: have(costs_of(repeat, on=every(your, unit)), cost_less(1))),
    on_unit(lambda: have(costs_of(equip, on=every(player)), cost_less(1))),  # type: ignore[arg-type]
    on_unit(lambda: have(you, cost_less(1))),
    on_spell(lambda: play(a(spell, your_trash), price=3)),  # type: ignore[arg-type]
    on_spell(lambda: play(a(spell, your_trash), price=Ignoring("its soul"))),  # type: ignore[arg-type]
    on_spell(lambda: repeat(a(unit))),  # type: ignore[arg-type]
    on_legend(lambda: optional_cost(draw(1))),
    on_battlefield(lambda: additional_cost(draw(1))),
    on_spell(lambda: (optional_cost(attack()), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: have(me, cost_less(1, times=a(unit)))),  # type: ignore[arg-type]
)

MOMENTS = (
    on_unit(lambda: when(starts("afternoon"), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: when(ends(draw_phase), draw(1))),
    on_unit(lambda: when(starts(turn, me), draw(1))),
    on_unit(lambda: when(starts(combat, you), draw(1))),
    on_spell(lambda: at_the(draw(1), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: when(nth(0, me(attack)), draw(1))),
    on_unit(lambda: when(first(first(me(attack))), draw(1))),
    on_spell(lambda: give(a(unit), might(1), until(ends(turn)))),  # type: ignore[call-overload]
    on_spell(lambda: give(a(unit), this_turn, might(1))),
    on_unit(lambda: when(me(attack), draw(1), limit="sometimes")),
    on_unit(lambda: when(me(attack), draw(1), limit=times_each_turn(0))),
    on_unit(lambda: when(me(attack), draw(1), limit="turn:many")),
    on_unit(lambda: activate(cost(1), draw(1), limit=once)),
    on_spell(lambda: this_turn(draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: Window("week")(have(every(unit), might(1)))),  # type: ignore[arg-type]
    on_unit(lambda: would(first(a(friendly, unit)(die)), heal(it))),
)
