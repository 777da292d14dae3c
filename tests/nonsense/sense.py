"""What stands close to nonsense and can be carried out: it has to be read."""
# ruff: noqa: F403, F405 - the vocabulary is one name space
from __future__ import annotations

from engine.words import *
from tests.nonsense.rows import on_gear, on_spell, on_unit

READ = (
    on_unit(lambda: have(every(friendly, unit), might(per(a(card, your_hand))))),
    on_unit(lambda: if_(there_is(a(facedown_card, friendly)), have(me, tank))),
    on_unit(lambda: if_(there_is(a(unit, your_hand)), have(me, cost_less(2)))),
    on_spell(lambda: (stun(a(unit).called("p")), draw(might_of(that("p"))))),
    on_spell(lambda: (stun(up_to(1, unit)), draw(might_of(it)))),
    on_spell(lambda: (stun(some(2, unit).called("pair")), ready(that("pair")))),
    on_spell(lambda: (look_at(top(1)), draw(cost_of(it)))),
    on_unit(lambda: deathknell(return_to_hand(me))),
    on_unit(lambda: deathknell(banish(me))),
    on_unit(lambda: deathknell(play(me), ready(me))),
    on_unit(lambda: deathknell(draw(might_of(me)))),
    on_unit(lambda: would(me(die), heal(me), recall(me))),
    on_unit(lambda: when(either(me(die), me(attack)), buff(me))),
    on_unit(lambda: when(me(attack), this_turn(when(me(die), draw(1))), buff(me))),
    on_unit(lambda: when(you(draw(1)), discard(it))),
    on_unit(lambda: when(a(friendly, unit).called("it who")(conquer()), buff(that("it who")))),
    on_unit(lambda: when(a(friendly, unit)(die), banish(it))),
    on_spell(lambda: (ready(a(unit)), this_turn(when(you(conquer()), buff(it))))),
    on_gear(lambda: (if_(is_(me, attached), have(me, also(unit))), when(me(move()), draw(1)))),
    on_unit(lambda: have(me, might(-1))),
    on_unit(lambda: have(me, capacity(buffed, 2))),
    on_unit(lambda: have(me, cost_less(1).or_(rainbow))),
    on_unit(lambda: if_(is_(me, at_a_battlefield), have(me, might(1)))),
    on_unit(lambda: if_(is_(me, at_a_battlefield), have(every(friendly, spell), cost_less(1)))),
    on_unit(lambda: (hidden, if_(is_(me, at_a_battlefield), cant(you(play(me)))))),
    on_unit(lambda: if_(is_(me, mighty), have(me, cost_less(1)))),
    on_unit(lambda: if_(there_is(every(friendly, exhausted, unit)), have(me, cost_less(1)))),
    on_unit(lambda: if_(is_(me, your_trash), can(you(play(me))))),
    on_spell(lambda: kill(a(unit, either(friendly, enemy), not_(token)))),
    on_spell(lambda: for_each(every(player, other), draw(1), they(discard(1)))),
    on_spell(lambda: play(a(unit, either(your_hand, your_trash)))),
)
