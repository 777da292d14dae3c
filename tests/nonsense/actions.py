"""Nonsense in what is done and happens: happenings, actions on objects, on cards, of players, ways."""
# ruff: noqa: F403, F405 - the vocabulary is one name space
from __future__ import annotations

from engine.words import *
from tests.nonsense.rows import on_gear, on_spell, on_unit

HAPPENINGS = (
    on_spell(lambda: a(unit)(attack)),
    on_spell(lambda: until(a(unit)(die))),  # type: ignore[arg-type, return-value]
    on_spell(lambda: a(unit)),  # type: ignore[arg-type, return-value]
    on_spell(lambda: during(combat)),  # type: ignore[arg-type, return-value]
    on_spell(lambda: attack()),  # type: ignore[arg-type, return-value]
    on_unit(lambda: when(me(conquer(a(unit))), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: when(you(die), draw(1))),
    on_unit(lambda: when(a(spell)(attack), draw(1))),
    on_unit(lambda: when(a(spell)(die), draw(1))),
    on_unit(lambda: when(me(become(friendly)), draw(1))),
    on_unit(lambda: when(a(unit)(become(unit)), draw(1))),
    on_unit(lambda: when(a(gear)(become(stunned)), draw(1))),
    on_unit(lambda: when(you(trigger), draw(1))),
    on_unit(lambda: when(you(predict(1)), draw(1))),
    on_unit(lambda: when(you(draw(1), discard(1)), draw(1))),
    on_unit(lambda: when(you(play(a(player))), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: when(you(play(a(unit), to=your_hand)), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: when(a(player)(be_replaced()), draw(1))),
    on_unit(lambda: when(me(win_combat(your_hand)), draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: give_less(a(unit))),  # type: ignore[arg-type, return-value]
    on_unit(lambda: when(a(gear)(tie_as_attacker), draw(1))),
    on_unit(lambda: when(you(tie_as_attacker), buff(it))),
    on_unit(lambda: you(tie_as_attacker)),
    on_unit(lambda: when(you(conquer()), buff(it))),
    on_unit(lambda: when(me(hold()), stun(it))),
    on_unit(lambda: when(you(gain_points()), buff(it))),
    on_unit(lambda: when(you(channel()), ready(it))),
    on_unit(lambda: when(either(me(attack), you(conquer())), buff(it))),
    on_gear(lambda: when(me(move()), draw(1))),
    on_unit(lambda: when(a(player)(move(to=here)), draw(1))),
    on_unit(lambda: when(me(die), buff(me))),
    on_unit(lambda: when(me(die), may(ready(it)))),
    on_unit(lambda: when(a(friendly, unit)(die), draw(1), move(it, a(location)))),
    on_unit(lambda: when(you(return_to_hand(a(unit))), deal(1, it))),
    on_gear(lambda: when(anyone(banish(me)), recall(this))),
    on_spell(lambda: this_turn(when(a(unit)(die), stun(it)))),
    on_unit(lambda: when(a(card)(go(your_trash, except_from=your_deck)), draw(1))),
    on_unit(lambda: if_(happened(a(card)(go(your_trash, except_from=your_deck))), draw(1))),
    on_gear(lambda: would(a(card)(go(your_hand, except_from=your_deck)), banish(it))),
    on_gear(lambda: would(a(card)(go(your_trash, except_from=any_deck)), banish(it))),
    on_gear(lambda: would(a(card)(go(your_trash, except_from=your_hand)), banish(it))),  # type: ignore[arg-type]
    on_gear(lambda: would(a(player)(go(your_trash, except_from=your_deck)), draw(1))),
    on_gear(lambda: would(you(go(your_trash, except_from=your_deck)), draw(1))),
)

OBJECTS = (
    on_spell(lambda: stun(a(gear))),  # type: ignore[arg-type]
    on_spell(lambda: buff(a(battlefield))),  # type: ignore[arg-type]
    on_spell(lambda: heal(a(gear))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(rune))),  # type: ignore[arg-type]
    on_spell(lambda: attach(a(equipment, gear), a(battlefield))),  # type: ignore[arg-type]
    on_spell(lambda: detach(a(player))),  # type: ignore[arg-type]
    on_spell(lambda: empower(you)),  # type: ignore[arg-type]
    on_spell(lambda: exhaust(a(card, your_hand))),
    on_spell(lambda: ready(a(spell))),
    on_spell(lambda: move(a(gear), a(battlefield))),
    on_spell(lambda: move(every(gear), a(location))),
    on_spell(lambda: move(a(either(unit, gear)), a(battlefield))),
    on_spell(lambda: move(a(gear), to_or_from(your_base))),
    on_spell(lambda: (ready(a(gear)), move(it, a(battlefield)))),
    on_gear(lambda: activate(cost(1), move(this, a(battlefield)))),
    on_spell(lambda: move(a(facedown_card), your_base)),  # type: ignore[arg-type]
    on_spell(lambda: recall(a(spell))),  # type: ignore[arg-type]
    on_spell(lambda: swap_might(some(2, unit, same(battlefield)), them, this_turn)),
    on_spell(lambda: swap_places(a(unit), it)),
    on_spell(lambda: take_control(a(player))),  # type: ignore[arg-type]
    on_spell(lambda: replace(a(unit), a(unit))),  # type: ignore[arg-type]
    on_spell(lambda: become_copy(a(unit), you)),  # type: ignore[arg-type]
    on_spell(lambda: become_copy(a(gear), a(rune))),  # type: ignore[arg-type]
    on_spell(lambda: become_copy(a(unit), a(legend))),  # type: ignore[arg-type]
    on_spell(lambda: (ready(a(rune).called("one")), become_copy(a(unit), that("one")))),
    on_spell(lambda: deal_to_each_other(a(unit), a(player))),  # type: ignore[arg-type]
    on_spell(lambda: prevent(2)),
    on_unit(lambda: as_(me(deal), prevent(2))),
    on_unit(lambda: would(me(deal), prevent(2), double_it)),
    on_unit(lambda: would(either(me(deal), me(die)), prevent(2))),
    on_spell(lambda: double_it),
    on_spell(lambda: lessen_more(1)),
    on_unit(lambda: would(anyone(deal(to=me)), lessen_more(1))),
    on_unit(lambda: would(a(spell)(give_less(me)), lessen_more(0))),
    on_spell(lambda: enter_at(here)),
    on_spell(lambda: pick_domain),
    on_spell(lambda: give(a(unit))),
    on_spell(lambda: give(you, might(1))),  # type: ignore[arg-type]
    on_spell(lambda: give(a(unit), draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: give(a(unit), this_turn)),
    on_spell(lambda: give(a(unit), cost_less(1))),  # type: ignore[arg-type]
    on_spell(lambda: give(a(unit), enter(readied))),  # type: ignore[arg-type]
    on_spell(lambda: deal(2)),
    on_spell(lambda: move()),
    on_unit(lambda: when(you(detach(a(gear), from_=me)), draw(1))),
    on_spell(lambda: move(a(unit), base_of(it), from_=a(location))),
    on_spell(lambda: move(some(2, unit), base_of(them), from_=a(battlefield))),
    on_spell(lambda: move_buff(a(unit), a(gear))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit), with_=a(spell))),
    on_spell(lambda: become_copy(a(unit), some(2, unit))),
    on_spell(lambda: attach(an(equipment, gear), every(unit))),
    on_spell(lambda: deal_to_each_other(every(unit), a(unit))),
    on_spell(lambda: move_buff(a(unit), up_to(2, unit))),
    on_spell(lambda: (stun(some(2, unit).called("pair")), attach(an(equipment, gear), that("pair")))),
    on_spell(lambda: (stun(some(2, unit).called("pair")), become_copy(a(unit), that("pair")))),
    on_spell(lambda: (stun(some(2, unit).called("pair")), move(a(unit), at(that("pair"))))),
    on_spell(lambda: give(a(unit), text_of(every(unit)))),
    on_spell(lambda: give(a(unit), text_of(this))),
    on_unit(lambda: when(you(play(a(spell))), give(me, text_of(it)))),
    on_spell(lambda: give(a(unit), keywords_of(some(2, unit)))),
)

CARDS = (
    on_spell(lambda: draw(every(player))),  # type: ignore[arg-type]
    on_spell(lambda: draw(a(unit))),
    on_spell(lambda: discard(you)),  # type: ignore[arg-type]
    on_spell(lambda: recycle(3)),  # type: ignore[arg-type]
    on_spell(lambda: return_to_hand(you)),  # type: ignore[arg-type]
    on_spell(lambda: banish(a(player))),  # type: ignore[arg-type]
    on_spell(lambda: put_back(a(card, your_trash))),
    on_spell(lambda: (look_at(top(2)), put_back(it))),
    on_spell(lambda: return_to_champion_zone(a(location))),  # type: ignore[arg-type]
    on_spell(lambda: play(you)),  # type: ignore[arg-type]
    on_spell(lambda: play(a(battlefield))),
    on_spell(lambda: play(a(spell), to=here)),
    on_spell(lambda: channel(0)),
    on_spell(lambda: predict(0)),
    on_spell(lambda: look_at(you)),  # type: ignore[arg-type]
    on_spell(lambda: look_at(their_hand)),  # type: ignore[arg-type]
    on_spell(lambda: recycle(your_hand)),  # type: ignore[arg-type]
    on_spell(lambda: play(top(1))),  # type: ignore[arg-type]
    on_unit(lambda: when(you(draw(points_of(you))), buff(me))),
    on_unit(lambda: when(you(choose(your_base)), buff(me))),
    on_spell(lambda: reveal(every(player))),  # type: ignore[arg-type]
    on_spell(lambda: counter(a(unit))),  # type: ignore[arg-type]
    on_spell(lambda: counter(a(spell), kill(it))),
    on_spell(lambda: counter(me)),
    on_spell(lambda: make_new_choices(a(unit))),  # type: ignore[arg-type]
    on_spell(lambda: name_("animal")),  # type: ignore[arg-type]
    on_spell(lambda: (play(a(spell, your_trash)), afterwards(draw(1)))),
    on_spell(lambda: burn(a(unit))),  # type: ignore[arg-type]
)

PLAYERS = (
    on_spell(lambda: add(2, "gold")),  # type: ignore[arg-type]
    on_spell(lambda: add()),
    on_spell(lambda: add(1, use=1)),  # type: ignore[arg-type]
    on_spell(lambda: add(1, use=reveal(a(card, your_hand)))),
    on_spell(lambda: add(1, use=play(a(friendly, unit)))),
    on_gear(lambda: cant(you(add(1, use=play(every(spell)))))),
    on_spell(lambda: pay(a(unit))),  # type: ignore[arg-type]
    on_spell(lambda: gain_xp(you)),  # type: ignore[arg-type]
    on_spell(lambda: a(unit)(draw(1))),
    on_spell(lambda: a(unit)(win())),
    on_spell(lambda: gain_points(1, from_=conquer)),
    on_unit(lambda: when(you(gain_points(1, from_=draw)), draw(1))),
    on_spell(lambda: lose_points("all")),  # type: ignore[arg-type]
    on_spell(lambda: every(battlefield)(take_extra_turn())),
    on_spell(lambda: PayAny("Gold")),  # type: ignore[arg-type]
)

WAYS = (
    on_spell(lambda: choose_one()),
    on_spell(lambda: choose_one(draw(1))),
    on_spell(lambda: choose_one(draw(1)).not_chosen_this_turn()),
    on_spell(lambda: ChooseOne(((draw(1),), (discard(1),)), "never")),  # type: ignore[arg-type]
    on_spell(lambda: choose_one(draw(1), tank)),  # type: ignore[arg-type]
    on_spell(lambda: unless(a(unit)(attack), draw(1))),
    on_spell(lambda: unless(controller_of(a(unit))(draw(1)))),
    on_spell(lambda: must()),
    on_spell(lambda: must(have(me, tank))),  # type: ignore[arg-type]
    on_spell(lambda: for_each(you, draw(1))),
    on_spell(lambda: for_each(an(opponent), draw(1))),
    on_spell(lambda: choose_word("Cards", "Runes")),
    on_spell(lambda: every(player)(choose_word("Cards"))),
    on_spell(lambda: every(player)(choose_word("Cards", "Cards"))),
    on_spell(lambda: every(player)(choose_word("Cards", 2))),  # type: ignore[arg-type]
    on_spell(lambda: you_and(you)(draw(1))),
    on_spell(lambda: you_and(a(unit))(draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: every(opponent)(you_and(they)(draw(1)))),
    on_unit(lambda: when(you_and(every(opponent))(draw(1)), draw(1))),
    on_spell(lambda: for_each(every(unit))),
    on_spell(lambda: do_this()),
    on_spell(lambda: do_following(draw(1), n=2)),
    on_spell(lambda: do_following()),
    on_spell(lambda: at_the(ends(turn))),
    on_spell(lambda: activate_effects(conquer, a(unit))),  # type: ignore[arg-type]
    on_spell(lambda: activate_effects(effects_of(tank), a(unit))),
    on_spell(lambda: choose("somebody")),  # type: ignore[arg-type]
)
