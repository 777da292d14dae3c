"""Nonsense in what makes a line: gates, abilities, permissions, traits, keywords."""
# ruff: noqa: F403, F405 - the vocabulary is one name space
from __future__ import annotations

from engine.words import *
from tests.nonsense.rows import on_battlefield, on_gear, on_legend, on_spell, on_unit

GATES = (
    on_spell(lambda: if_(you_do)),
    on_spell(lambda: may()),
    on_spell(lambda: may(draw(1)).to()),
    on_spell(lambda: do().to(draw(1))),
    on_spell(lambda: may(might(2))),  # type: ignore[arg-type]
    on_spell(lambda: may(tank)),  # type: ignore[arg-type]
    on_spell(lambda: may(draw(1)).to(shield())),
    on_unit(lambda: if_(during(combat), tank, draw(1))),
    on_spell(lambda: level(0, draw(1))),
    on_spell(lambda: level(-2, draw(1))),
    on_unit(lambda: may(tank)),  # type: ignore[arg-type]
    on_unit(lambda: if_(during(combat), tank).otherwise(draw(1))),
)

ABILITIES = (
    on_unit(lambda: when(draw(1), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: when(me(attack))),
    on_unit(lambda: when(me(attack), tank)),  # type: ignore[arg-type]
    on_unit(lambda: activate(cost(1))),
    on_legend(lambda: any_copies),
    on_unit(lambda: activate(cost(1), draw(1), timing=tank)),
    on_unit(lambda: have(me, draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: have(me)),
    on_unit(lambda: skip(you(predict(1)))),
    on_unit(lambda: as_(you(draw(1)))),
    on_unit(lambda: higher_score(0)),
    on_unit(lambda: draw(1)),
    on_spell(lambda: have(every(unit), might(1))),
    on_spell(lambda: when(a(unit)(attack), draw(1))),
    on_spell(lambda: activate(cost(1), draw(1))),
    on_spell(lambda: would(a(unit)(die), draw(1))),
    on_unit(lambda: when(first(you(discard(one_or_more(card)))), draw(1))),
    on_unit(lambda: when(you(hide(a(card), ignoring_cost)), draw(1))),
    on_unit(lambda: can(you(hide(a(card))))),
    on_unit(lambda: if_(happened(you(discard(one_or_more(card)))), have(me, tank))),
    on_unit(lambda: would(one_or_more(friendly, unit)(die), draw(1))),
    on_unit(lambda: when(you(kill(a(unit), with_=one_or_more(spell))), draw(1))),
    on_unit(lambda: when(one_or_more(opponent)(draw(1)), draw(1))),
    on_unit(lambda: when(you(kill(one_or_more(unit))), draw(might_of(it)))),
    on_unit(lambda: when(one_or_more(enemy, unit)(die), they(draw(1)))),
    on_unit(lambda: when(one_or_more(enemy, unit)(move), move(me, there))),
)

PERMISSIONS = (
    on_unit(lambda: can(you(move(every(gear), to=a(battlefield))))),
    on_unit(lambda: can(you(attack))),
    on_unit(lambda: cant(you(win()))),
    on_unit(lambda: cant(you(predict(1)))),
    on_unit(lambda: can(tank)),  # type: ignore[arg-type]
    on_unit(lambda: can(you(draw(1)))),
    on_unit(lambda: can(you(look_at(top(1))))),
    on_unit(lambda: can(you(look_at(every(card, your_hand))))),
    on_unit(lambda: only(you(draw(1)))),
    on_unit(lambda: must_pay(you(draw(1)), 1)),
    on_unit(lambda: must_pay(every(unit)(move()))),
    on_unit(lambda: have(me, treat_as(effects_of(hold), effects_of(hold)))),
    on_unit(lambda: have(me, treat_as(effects_of(deathknell), effects_of(conquer)))),
    on_unit(lambda: can(you(play(me, to=a(battlefield), price=for_price(1))))),
    on_unit(lambda: can(you(play(a(unit), price=for_price(1))))),
    on_spell(lambda: this_turn(can(you(play(a(unit, your_trash), price=for_price(1)))))),
    on_unit(lambda: cant(every(player)(become(ready)))),  # type: ignore[arg-type]
    on_unit(lambda: cant(every(player)(stun(every(player))))),  # type: ignore[arg-type]
    on_unit(lambda: can(every(player)(play(every(player))))),  # type: ignore[arg-type]
    on_unit(lambda: cant(every(spell)(attack))),
)

TRAITS = (
    on_unit(lambda: have(you, might(2))),
    on_unit(lambda: have(you, tank)),
    on_unit(lambda: have(every(spell), might(1))),
    on_unit(lambda: have(every(unit), might(per(every(mighty, unit))))),
    on_unit(lambda: have(me, might("much"))),  # type: ignore[arg-type]
    on_unit(lambda: have(me, enter(friendly))),
    on_unit(lambda: have(me, capacity(friendly, 2))),
    on_unit(lambda: have(me, also(player))),
    on_unit(lambda: have(me, bonus_damage(1, a(player)))),  # type: ignore[arg-type]
    on_unit(lambda: have(me, unpreventable)),
    on_unit(lambda: have(you, any_damage_kills(a(enemy, unit)))),  # type: ignore[arg-type]
    on_unit(lambda: have(your_hand, tank)),
    on_unit(lambda: have(me, might(might_of(me)))),
    on_unit(lambda: have(every(friendly, unit), might(per(every(friendly, unit, mighty))))),
    on_unit(lambda: have(you, assigned_last)),
    on_unit(lambda: have(every(battlefield), double_might)),
    on_unit(lambda: have(me, text(draw(1)))),  # type: ignore[arg-type]
    on_unit(lambda: have(me, repeat(1))),
    on_unit(lambda: have(every(friendly, unit), repeat_for_its_cost)),
    on_battlefield(lambda: have(every(spell), entry_cost(here, 1))),
    on_battlefield(lambda: have(every(unit), entry_cost(your_hand, 1))),  # type: ignore[arg-type]
    on_unit(lambda: have(abilities_of(me), tank)),
    on_unit(lambda: have(me, trigger_again)),
    on_unit(lambda: have(every(your, effects_of(conquer(you))), trigger_again)),  # type: ignore[arg-type]
    on_spell(lambda: activate_effects(effects_of(hold(here)), every(friendly, unit))),
    on_unit(lambda: have(every(your, effects_of(play(a(unit)))), trigger_again)),
    on_unit(lambda: have(me, ignore(tank))),
    on_unit(lambda: have(me, that_domain)),
    on_unit(lambda: have(every(legend), tank)),
    on_unit(lambda: give(a(gear), assault(2), this_turn)),
    on_battlefield(lambda: have(me, shield())),
    on_unit(lambda: have(every(player), also(gear))),
    on_unit(lambda: have(me, exhaust_abilities_of(a(unit)))),  # type: ignore[arg-type]
    on_unit(lambda: have(me, exhaust_abilities_of(every(player)))),  # type: ignore[arg-type]
    on_unit(lambda: have(me, exhaust_abilities_of(every(unit, your_trash)))),
    on_unit(lambda: have(you, exhaust_abilities_of(every(unit)))),
    on_spell(lambda: give(a(unit), exhaust_abilities_of(every(unit)), this_turn)),  # type: ignore[arg-type]
    on_spell(lambda: give(a(unit), trigger_again, this_turn)),  # type: ignore[arg-type]
    on_unit(lambda: have(a(unit), might(1))),
    on_unit(lambda: have(every(opponent), enter(readied))),
    on_unit(lambda: have(me, might(0))),
    on_spell(lambda: give(a(unit), might(0), this_turn)),
    on_unit(lambda: have(me, base_might(-1))),
    on_unit(lambda: have(me, cost_less(0))),
    on_unit(lambda: have(me, cost_less(1).or_(0))),
    on_unit(lambda: have(every(spell), bonus_damage(0))),
    on_unit(lambda: have(me, capacity(buffed, 1))),
    on_unit(lambda: have(me, capacity(friendly))),
    on_unit(lambda: have(every(gear), buffs_give(1))),
    on_unit(lambda: have(you, buffs_give(1))),
    on_unit(lambda: have(every(gear), double_bonus)),
    on_unit(lambda: buffs_give(1)),  # type: ignore[arg-type, return-value]
    on_spell(lambda: give(a(unit), buffs_give(1), this_turn)),  # type: ignore[arg-type]
    on_unit(lambda: if_lacking(deflect())),
    on_unit(lambda: have(every(unit), if_lacking(tank))),
    on_spell(lambda: give(a(unit), if_lacking(deflect()), this_turn)),
    on_unit(lambda: would(a(unit)(deal()), Multiply(1))),
    on_unit(lambda: if_(is_(me, at_a_battlefield), have(me, cost_less(1)))),
    on_unit(lambda: if_(is_(me, exhausted), have(me, ignoring_cost))),
    on_unit(lambda: have(every(rune), ignoring_cost)),
    on_spell(lambda: give(a(unit), ignoring_cost, this_turn)),  # type: ignore[arg-type]
    on_unit(lambda: if_(is_(this, here), if_(during(combat), have(this, cost_more(1))))),
    on_unit(lambda: if_(is_(me, exhausted), have(me, might(1), cost_less(2)))),
    on_unit(lambda: if_(is_(me, buffed), can(you(play(me, to=a(battlefield)))))),
    on_unit(lambda: if_(is_(me, equipped), cant(you(play(me))))),
)

KEYWORDS_ = (
    on_unit(lambda: Keyword("fly")),  # type: ignore[arg-type]
    on_unit(lambda: Keyword("repeat")),
    on_unit(lambda: shield(0)),
    on_unit(lambda: hunt(-1)),
    on_unit(lambda: deathknell()),
    on_unit(lambda: deathknell(tank)),  # type: ignore[arg-type]
    on_unit(lambda: deathknell(ready(me))),
    on_unit(lambda: deathknell(draw(1), may(deal(1, me)))),
    on_unit(lambda: have(every(friendly, unit), text(deathknell(buff(me))))),
    on_spell(lambda: (deathknell(draw(1)), draw(1))),
    on_unit(lambda: repeat(1)),
    on_unit(lambda: flow(1)),
    on_unit(lambda: equip(1)),
    on_spell(lambda: (accelerate, draw(1))),
    on_gear(lambda: tank),
    on_legend(lambda: hidden),
    on_spell(lambda: (ganking, draw(1))),
    on_battlefield(lambda: action),
    on_gear(lambda: weaponmaster),
    on_spell(lambda: (ambush, draw(1))),
    on_gear(lambda: equip(1, timing=tank)),
    on_spell(lambda: (empower_for(1), draw(1))),
    on_unit(lambda: have(me, without(3))),  # type: ignore[arg-type]
)
