"""Nonsense in what is spoken of: nouns, filters, places, groups."""
# ruff: noqa: F403, F405 - the vocabulary is one name space
from __future__ import annotations

from engine.words import *
from tests.nonsense.rows import on_spell, on_unit

NOUNS = (
    on_spell(lambda: deal(2, every(player))),  # type: ignore[arg-type]
    on_spell(lambda: deal(a(unit), a(unit))),  # type: ignore[arg-type]
    on_spell(lambda: kill(you)),  # type: ignore[arg-type]
    on_spell(lambda: kill(it)),
    on_spell(lambda: (draw(1), kill(them))),
    on_spell(lambda: kill(that("friend"))),
    on_spell(lambda: draw(points_of(controller_of(you)))),  # type: ignore[arg-type]
    on_spell(lambda: anyone(draw(1))),
    on_spell(lambda: buff(abilities_of(a(unit)))),  # type: ignore[arg-type]
    on_spell(lambda: kill(some(0, unit))),
    on_spell(lambda: kill(up_to(0, unit))),
    on_spell(lambda: kill(some(-1, unit))),
    on_spell(lambda: kill(a())),
    on_spell(lambda: create(a(unit))),  # type: ignore[arg-type]
    on_unit(lambda: when(you(move(a(unit), from_=a(battlefield).called("x"))), kill(that("x")))),
    on_spell(lambda: (draw(1), do_this(return_to_hand(this)))),
    on_spell(lambda: at_the(ends(turn), return_to_hand(this))),
    on_unit(lambda: if_(not_(is_(me, with_(tank))), have(me, tank))),
)

FILTERS = (
    on_unit(lambda: when(me(move(to=a(battlefield, other_than(at(me))))), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: can(you(play(me, to=a(battlefield, other_than(here)))))),  # type: ignore[arg-type]
    on_unit(lambda: when(a(unit, other_than(your_base))(die), draw(1))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, same_name(you)))),  # type: ignore[arg-type]
    on_unit(lambda: have(every(your, unit, played_from(here)), tank)),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, friendly, enemy))),
    on_spell(lambda: kill(every(unit, your, enemy))),
    on_spell(lambda: ready(some(2, unit, exhausted, readied))),
    on_unit(lambda: when(a(unit, attacking, defending)(die), draw(1))),
    on_unit(lambda: if_(is_(me, readied, exhausted), have(me, tank))),
    on_spell(lambda: move(a(friendly, unit), a(battlefield, open_, occupied))),
    on_spell(lambda: move(a(friendly, unit), a(battlefield, uncontrolled, enemy))),
    on_spell(lambda: kill(a(unit, token, not_(token)))),
    on_spell(lambda: play(a(unit, your_hand, your_trash))),
    on_spell(lambda: return_to_hand(a(unit, your_trash, stunned))),
    on_unit(lambda: when(me(attack), return_to_hand(a(unit, your_trash, here)))),
    on_spell(lambda: kill(a(unit, open_))),
    on_spell(lambda: kill(a(both(unit, at_a_battlefield)))),
    on_spell(lambda: kill(a(either(both(at_a_battlefield, friendly), gear)))),
    on_spell(lambda: kill(a(either(both(unit, battlefield), both(unit, spell))))),
    on_spell(lambda: kill(a(unit, from_next))),  # type: ignore[arg-type]
    on_spell(lambda: draw(per(every(player, from_next)))),  # type: ignore[arg-type]
    on_unit(lambda: when(every(player, from_next)(draw(1)), draw(1))),
    on_spell(lambda: every(player, who_chose("Cards"))(draw(1))),
    on_spell(lambda: (every(player)(choose_word("Cards", "Runes")), an(opponent, who_chose("Cards"))(draw(1)))),
    on_spell(lambda: (every(player)(may(draw(1))), an(opponent, who_did)(draw(1)))),
    on_spell(lambda: kill(a(unit, who_chose("Cards")))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, controlled_by(you_and(every(opponent)))))),
    on_spell(lambda: kill(a(unit, spell))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(player, exhausted))),  # type: ignore[arg-type]
    on_unit(lambda: when(me(attack), move(me, a(battlefield, stunned)))),
    on_spell(lambda: deal(1, a(unit, next_))),
    on_spell(lambda: kill(a(unit, of_a(gear)))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, played_to(a(battlefield))))),
    on_unit(lambda: when(me(attack), deal(1, a(unit, at_either_end)))),
    on_unit(lambda: when(me(attack), deal(1, a(unit, in_combat_with(you))))),  # type: ignore[arg-type]
    on_unit(lambda: when(me(attack), deal(1, a(unit, chosen_by(a(unit)))))),  # type: ignore[arg-type]
    on_unit(lambda: have(me, gives(tank.__class__("tank", 2)))),
    on_spell(lambda: give(a(unit), assault(per(every(unit))), this_turn)),
    on_unit(lambda: assault(per(every(unit)))),
    on_spell(lambda: (kill(a(friendly, unit)), stun(an(other, unit)))),
    on_unit(lambda: have(every(your, next_, spell), cost_less(5))),
    on_spell(lambda: this_turn(have(every(your, next_, rune), enter(readied)))),
    on_spell(lambda: (every(player)(choose(a(unit))), put_back(rest))),
    on_spell(lambda: (every(player)(choose(a(rune))), kill(rest))),
    on_spell(lambda: (every(player)(choose(a(unit)), choose(a(gear))), deal(1, rest))),
    on_spell(lambda: (every(player)(choose(a(card, your_hand))), kill(rest))),
    on_spell(lambda: (every(player)(choose(a(unit))), discard(rest))),
    on_spell(lambda: this_turn(have(every(your, next_, unit, mighty), cost_less(5)))),
    on_spell(lambda: this_turn(have(every(your, not_(next_), unit), cost_less(5)))),
    on_unit(lambda: when(you(hold(a(battlefield, uncontrolled))), draw(1))),
    on_spell(lambda: kill(a(unit, choosing(me)))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, effects_of(conquer)))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, so_named))),
    on_spell(lambda: kill(a(unit, where(it(die))))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, not_(draw(1))))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, either(draw(1), attack)))),
    on_spell(lambda: kill(a(unit, same(battlefield)))),
    on_spell(lambda: kill(every(unit, same(battlefield)))),
    on_spell(lambda: stun(pair(a(unit), a(gear)))),  # type: ignore[arg-type]
    on_spell(lambda: kill(pair(a(unit), a(unit), total_might(at_most(4))))),  # type: ignore[arg-type]
    on_spell(lambda: kill(pair(a(unit), some(2, unit)))),
    on_spell(lambda: banish(pair(a(unit), a(unit)))),
    on_spell(lambda: return_to_hand(pair(a(unit), a(unit, your_trash)))),
    on_spell(lambda: (stun(pair(a(friendly, unit), an(enemy, unit))), kill(them))),
    on_spell(lambda: move(pair(a(unit), a(unit)), a(battlefield))),
    on_spell(lambda: (additional_cost(kill(pair(a(friendly, unit), a(unit, your)))), draw(1))),
    on_spell(lambda: every(player)(kill(pair(a(friendly, unit), an(enemy, unit))))),
    on_unit(lambda: when(you(stun(pair(a(friendly, unit), an(enemy, unit)))), draw(1))),
    on_spell(lambda: kill(a(unit, Sharing(same(battlefield), me)))),
    on_spell(lambda: kill(every(unit, total_might(at_most(4))))),
    on_spell(lambda: kill(a(unit, at_each(location)))),
    on_spell(lambda: kill(any_number(unit, at_each(location)))),
    on_spell(lambda: kill(every(unit, at_each(battlefield)))),
    on_spell(lambda: kill(a(unit, not_(at_each(battlefield))))),
    on_unit(lambda: if_(is_(me, at_each(battlefield)), have(me, tank))),
    on_spell(lambda: kill(up_to(1, unit, at_each(unit)))),  # type: ignore[arg-type]
    on_spell(lambda: kill(up_to(1, unit, AtEach("home")))),  # type: ignore[arg-type]
    on_spell(lambda: counter(up_to(1, spell, at_each(location)))),
    on_spell(lambda: return_to_hand(up_to(1, unit, your_trash, at_each(location)))),
    on_spell(lambda: (stun(up_to(1, unit, at_each(location))), deal(might_of(it), a(unit)))),
    on_spell(lambda: every(player)(kill(up_to(1, unit, at_each(location))))),
    on_spell(lambda: (additional_cost(kill(up_to(1, unit, your, at_each(location)))), draw(1))),
    on_unit(lambda: when(up_to(1, unit, at_each(location))(die), draw(1))),
    on_spell(lambda: discard(a(card, your_trash))),
    on_spell(lambda: kill(a(unit, your_hand))),
    on_spell(lambda: counter(a(spell, your_hand))),
    on_spell(lambda: kill(a(unit, of_domain("water")))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, with_might(3)))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, Quality("frendly")))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, with_(draw)))),
    on_spell(lambda: kill(a(unit, controlled_by(a(unit))))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, attached_to(you)))),  # type: ignore[arg-type]
    on_spell(lambda: kill(a(unit, attacked_by(you)))),  # type: ignore[arg-type]
    on_spell(lambda: move(a(unit), a(battlefield, attacked_by(a(unit))))),  # type: ignore[arg-type]
)

PLACES = (
    on_spell(lambda: move(a(unit), your_hand)),  # type: ignore[arg-type]
    on_spell(lambda: move(a(unit), every(battlefield))),
    on_spell(lambda: move(a(unit), a(unit))),  # type: ignore[arg-type]
    on_spell(lambda: move(a(unit), base_of(anyone))),
    on_spell(lambda: move(a(unit), at(you))),  # type: ignore[arg-type]
    on_spell(lambda: move(a(unit), there)),
    on_spell(lambda: move(up_to(2, friendly, unit), to_or_from(base_of(them)))),
    on_unit(lambda: when(me(move(to=to_or_from(base_of(you)))), draw(1))),
    on_spell(lambda: play(a(unit, your_hand), to_or_from(your_base))),
    on_spell(lambda: play(a(unit, your_hand), units_to(your_base))),
    on_spell(lambda: play(a(gear, your_hand), units_to(your_base))),
    on_unit(lambda: play(a(card, your_hand), units_to(units_to(here)))),
    on_spell(lambda: move(a(unit), units_to(your_base))),
    on_unit(lambda: when(you(play(a(card), units_to(here))), draw(1))),
    on_spell(lambda: move(a(unit), here)),
    on_spell(lambda: play(a(unit), you)),  # type: ignore[arg-type]
    on_unit(lambda: when(starts(showdown, me), draw(1))),
    on_unit(lambda: when(me(ambush_to(at(that("unit")))), draw(1))),
    on_spell(lambda: kill(a(unit, Zone("attic", you)))),  # type: ignore[arg-type]
    on_spell(lambda: recall(a(battlefield))),  # type: ignore[arg-type]
    on_spell(lambda: banish(a(card, Zone("trash", a(unit))))),  # type: ignore[arg-type]
    on_unit(lambda: when(me(move(to=your_trash)), draw(1))),  # type: ignore[arg-type]
)

GROUPS = (
    on_spell(lambda: recycle(rest)),
    on_spell(lambda: kill(a(unit, among_them))),
    on_spell(lambda: look_at(top(2, a(unit)))),  # type: ignore[arg-type]
    on_spell(lambda: look_at(top(every(unit)))),  # type: ignore[arg-type]
    on_spell(lambda: move(top(1), a(battlefield))),  # type: ignore[arg-type]
    on_spell(lambda: kill(top(1))),  # type: ignore[arg-type]
    on_spell(lambda: look_at(a(unit))),
    on_spell(lambda: look_at(me)),
    on_spell(lambda: look_at(top(2), from_=your_deck)),
    on_spell(lambda: reveal(top(2), from_=your_deck)),
    on_spell(lambda: reveal(your_deck)),  # type: ignore[arg-type]
    on_spell(lambda: recycle(a(card, your_deck))),  # type: ignore[arg-type]
    on_unit(lambda: as_(you(reveal(me, from_=your_hand)), draw(1))),  # type: ignore[arg-type]
    on_unit(lambda: as_(you(look_at(top(1), from_=your_deck)), draw(1))),
    on_unit(lambda: when(you(look_at(me)), draw(1))),
    on_unit(lambda: would(anyone(reveal(me, from_=your_deck)), draw(1))),
    on_unit(lambda: would(you(reveal(a(unit), from_=your_deck)), draw(1))),
    on_spell(lambda: look_at(top_until(a(unit)))),  # type: ignore[arg-type]
    on_spell(lambda: banish(top_until(a(unit)))),  # type: ignore[arg-type]
    on_spell(lambda: reveal(top_until(unit))),  # type: ignore[arg-type]
    on_spell(lambda: reveal(top_until(every(unit)))),
    on_spell(lambda: reveal(top_until(up_to(2, unit)))),
    on_spell(lambda: reveal(top_until(a(rune)))),
    on_spell(lambda: reveal(top_until(a(unit, your_trash)))),
    on_spell(lambda: (kill(a(unit)), reveal(top_until(it)))),
    on_unit(lambda: when(you(reveal(top_until(a(unit)))), draw(1))),
    on_spell(lambda: (discard(1), kill(the_discarded))),
    on_spell(lambda: give(the_killed, might(1))),
    on_spell(lambda: banish(The("eaten"))),  # type: ignore[arg-type]
    on_spell(lambda: play(copy_of(a(unit)))),
    on_spell(lambda: move(a(unit), top(1))),  # type: ignore[arg-type]
    on_unit(lambda: when(me(attack), recycle(a(card, among_them)))),
)
