"""Every card is said as the golden file has it, and its tree is the golden one.

After a change that is meant: `UPDATE_GOLDEN=1 pytest tests/cards/test_rendering.py`, then read the diff.
"""
from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.catalogue import CARDS, find, printed_set
from cards.ogn.battlefields import VOID_GATE
from cards.ogn.body import CONFRONT
from cards.ogn.fury import POUTY_PORO
from cards.tokens import BIRD, RECRUIT
from engine.words import (
    a,
    action,
    activate,
    alone,
    an,
    any_number,
    anyone,
    at_least,
    attack,
    battlefield,
    beginning_phase,
    buff,
    cant,
    card,
    conquer,
    controller_of,
    cost,
    cost_less,
    deal,
    deal_to_each_other,
    defend,
    die,
    discard,
    draw,
    either,
    enemy,
    enter,
    every,
    exactly,
    exhaust,
    exhausted,
    friendly,
    fury,
    give,
    have,
    heal,
    here,
    if_,
    ignoring_cost,
    ignoring_energy,
    is_,
    it,
    kill,
    less_than,
    may,
    me,
    might,
    might_of,
    move,
    not_,
    once,
    once_each_turn,
    opponent,
    other,
    per,
    play,
    player,
    rainbow,
    readied,
    ready,
    recall,
    recycle,
    return_to_hand,
    shield,
    some,
    spell,
    starts,
    stun,
    tag,
    tank,
    that,
    there_is,
    they,
    this,
    this_turn,
    token,
    tokens,
    unit,
    up_to,
    when,
    with_cost,
    with_might,
    would,
    you,
    you_do,
    you_paid,
    your,
    your_base,
    your_trash,
)
from engine.words.base import WORDS, Node, UnknownWord, decode, encode, walk
from engine.words.card import Card
from engine.words.nodes import Keyword
from engine.words.saying.grammar import article, capital, inflect, listed, number, ordinal, plural
from engine.words.saying.say import Unsaid, brief, plain, say, say_cost, say_effect, say_line, say_phrase
from engine.words.saying.teller import SPEAKERS

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
SETS = sorted({printed_set(card) for card in CARDS.values()})
ALL = [pytest.param(card, id=card.name) for card in CARDS.values()]


def of_set(code: str) -> list[Card]:
    """The cards that were printed first in that set."""
    return [card for card in CARDS.values() if printed_set(card) == code]


def golden(code: str, name: str, found: dict[str, Any]) -> dict[str, Any]:
    """The golden file of a set, written anew if that is asked for; one card to a line."""
    path = GOLDEN / f"{code.lower()}-{name}.json"
    if os.environ.get("UPDATE_GOLDEN"):
        rows = [
            f"{json.dumps(key, ensure_ascii=False)}: {json.dumps(value, ensure_ascii=False)}"
            for key, value in found.items()
        ]
        path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    return dict(json.loads(path.read_text(encoding="utf-8")))


# --- golden files

@pytest.mark.parametrize("code", SETS)
def test_texts_are_the_golden_ones(code: str):
    found = {card.name: say(card) for card in of_set(code)}
    assert found == golden(code, "text", found)


@pytest.mark.parametrize("code", SETS)
def test_trees_are_the_golden_ones(code: str):
    found = {card.name: encode(card) for card in of_set(code)}
    assert found == golden(code, "tree", found)


@pytest.mark.parametrize("code", SETS)
def test_golden_trees_are_the_cards(code: str):
    found = {card.name: encode(card) for card in of_set(code)}
    for name, tree in golden(code, "tree", found).items():
        assert decode(tree) == find(name)


def test_each_set_has_golden_files_and_nothing_else_has():
    expected = {"nonsense.txt"} | {f"{code.lower()}-{name}.json" for code in SETS for name in ("text", "tree")}
    assert {path.name for path in GOLDEN.iterdir()} == expected


# --- every card

@pytest.mark.parametrize("card", ALL)
def test_a_card_travels_as_json(card: Card):
    assert decode(json.loads(json.dumps(encode(card)))) == card


@pytest.mark.parametrize("card", ALL)
def test_a_card_is_said_in_full(card: Card):
    text = say(card)
    assert "None" not in text
    assert not re.search(r"[{}‹›⟨⟩]|  |\.\.|\ban unit|\ba [aeio]", text)
    for paragraph in re.sub(r":((\n• .*)+)", r"\1", text).split("\n"):  # ways stand below what offers them
        costs = r"(( \[[^]]*\])(\[[^]]*\])*| — [^.]*)?"  # a keyword with a price ends as the price does
        keywords = re.fullmatch(rf"(Attached: )?\[[^]]*\]{costs}(, \[[^]]*\]{costs})*", paragraph)
        way = paragraph.startswith("• ") or f"{paragraph}:" in text
        assert not paragraph or keywords or way or paragraph.endswith((".", ".)", ".”")), paragraph
    said = [line for line in card.lines if not isinstance(line, Keyword)]
    assert bool(text) == bool(card.lines) or card.type == "rune"
    assert all(say_line(line, card) for line in said)


@pytest.mark.parametrize("card", ALL)
def test_numbers_of_the_tree_are_in_the_text(card: Card):
    """A number above 1 that the tree holds is said."""
    text = say(card).replace("twice", "2 times").replace("ouble", " 2 times")
    for n in range(2, 11):
        text = text.replace(number(n), str(n)).replace(f"{ordinal(n)} time", f"{n} time")
    for node in (node for line in card.lines for node in walk(line)):
        numbers = [getattr(node, name) for name in node.names]
        for value in (value for value in numbers if isinstance(value, int) and abs(value) > 1):
            assert str(value) in text or "[A]" * value in text, (node, value)


@pytest.mark.parametrize("card", ALL)
def test_a_summary_fits_a_menu(card: Card):
    line = brief(card)
    assert 0 < len(line) <= 90
    assert "\n" not in line
    assert "[" not in line


@pytest.mark.parametrize("card", ALL)
def test_plain_text_has_no_symbols(card: Card):
    assert not re.search(r"[\[\]]", plain(say(card)))


def test_every_word_has_words():
    silent = [name for name, word in WORDS.items() if not word.phrase and word not in SPEAKERS]
    assert silent == ["Both"], "which the “either” around it says"


# --- phrases

UNIT, SPELL, FIELD = POUTY_PORO, CONFRONT, VOID_GATE
GEAR = Card("gear", "Lantern", ("XXX-001",))

LINES: list[tuple[Card, Node, str]] = [
    (UNIT, when(me(either(attack, defend)), draw()), "Whenever I attack or defend, draw 1."),
    (
        UNIT, when(a(friendly, unit, alone)(attack), give(it, might(1), this_turn)),
        "Whenever a friendly unit attacks alone, give it +1 [M] for this turn.",
    ),
    (UNIT, when(you(play(me)), draw()), "When I'm played, draw 1."),
    (GEAR, when(you(play(this)), draw()), "When this is played, draw 1."),
    (UNIT, when(you(play(me)).provided(you_paid), draw()), "When I'm played, if you paid the additional cost, draw 1."),
    (
        UNIT, when(you(conquer).provided(there_is(every(unit, your), at_least(3))), draw()),
        "Whenever you conquer while you have 3+ units, draw 1.",
    ),
    (UNIT, when(anyone(kill(a(friendly, unit))), draw()), "Whenever a friendly unit is killed, draw 1."),
    (UNIT, when(anyone(deal(2, me)), draw()), "Whenever I am dealt 2 damage, draw 1."),
    (UNIT, when(anyone(return_to_hand(it)), draw()), "Whenever it is returned to hand, draw 1."),
    (UNIT, when(an(opponent)(move(to=here)), they(discard(1))), "Whenever an opponent moves here, they discard 1."),
    (UNIT, when(you(play(a(spell))), draw(), limit=once_each_turn), "Once each turn, when you play a spell, draw 1."),
    (UNIT, when(starts(beginning_phase, you), draw()), "At the start of each of your beginning phases, draw 1."),
    (UNIT, when(me(conquer), may(exhaust(me)).to(ready(it))), "Whenever I conquer, you may exhaust me to ready it."),
    (UNIT, when(me(conquer), draw(2), discard(1)), "Whenever I conquer, draw 2, then discard 1."),
    (
        SPELL, this_turn(when(you(play(a(unit))), ready(it), limit=once)),
        "The next time you play a unit this turn, ready it.",
    ),
    (
        GEAR, would(a(friendly, unit)(die), kill(this), heal(it), exhaust(it), recall(it)),
        "If a friendly unit would die, instead kill this, heal that unit, exhaust it, and recall it.",
    ),
    (UNIT, cant(every(opponent)(play(every(card)))), "Opponents can't play cards."),
    (
        UNIT, activate(cost(1, fury, kill(a(friendly, unit))), draw(), timing=action),
        "[Action] — [1][R], Kill a friendly unit: Draw 1.",
    ),
    (UNIT, activate(cost(rainbow, exhaust(me)), buff(a(unit))), "[A], [E]: Buff a unit."),
    (UNIT, have(me, cost_less(2)), "I cost [2] less."),
    (SPELL, if_(you_paid, have(this, ignoring_cost)), "If you paid the additional cost, ignore this spell's cost."),
    (UNIT, have(every(your, spell), ignoring_energy), "Ignore the Energy cost of spells you play."),
    (
        UNIT, if_(you_paid, have(me, cost_less(2, fury))),
        "If you paid the additional cost, my cost is reduced by [2][R].",
    ),
    (UNIT, if_(not_(is_(me, alone)), have(me, tank, might(2))), "While I'm not alone, I get +2 [M] and have [Tank]."),
    (
        UNIT, if_(there_is(every(unit, your), exactly(1)), have(me, shield(2))),
        "While you have exactly 1 unit, I have [Shield 2].",
    ),
    (SPELL, if_(not_(there_is(a(unit, your))), draw()), "If you have no units, draw 1."),
    (SPELL, if_(you_do, draw()).otherwise(discard()), "If you do, draw 1. Otherwise, discard 1."),
    (UNIT, have(every(your, unit), enter(readied)), "Units you play enter ready."),
]


@pytest.mark.parametrize(("card", "line", "text"), [pytest.param(*row, id=row[2]) for row in LINES])
def test_a_line_is_said(card: Card, line: Node, text: str):
    assert say_line(line, card) == text


EFFECTS: list[tuple[Node, str]] = [
    (deal(3, up_to(2, unit)), "deal 3 to each of up to 2 units"),
    (deal(might_of(it), an(enemy, unit)), "deal damage equal to its Might to an enemy unit"),
    (it(deal(might_of(it), an(enemy, unit))), "it deals damage equal to its Might to an enemy unit"),
    (draw(per(every(other, friendly, unit, here))), "draw 1 for each other friendly unit here"),
    (controller_of(it)(draw(2)), "its controller draws 2"),
    (they(may(draw())), "they may draw 1"),
    (every(player)(draw()), "each player draws 1"),
    (play(tokens(RECRUIT, readied), your_base), "play a ready Recruit unit token with 1 [M] to your base"),
    (play(tokens(RECRUIT, 3)), "play three Recruit unit tokens with 1 [M] each"),
    (play(tokens(BIRD, 2)), "play two Bird unit tokens with 1 [M] and [Deflect] each"),
    (
        give(some(2, friendly, unit), shield(3), tank, this_turn),
        "give two friendly units [Shield 3] and [Tank] each for this turn",
    ),
    (give(a(unit), might(-2, minimum=1), this_turn), "give a unit -2 [M] for this turn, to a minimum of 1 [M]"),
    (kill(a(unit, with_might(less_than(might_of(it))))), "kill a unit with less than its Might"),
    (kill(any_number(not_(token), unit)), "kill any number of non-token units"),
    (kill(an(exhausted, tag("Poro"))), "kill an exhausted Poro"),
    (stun(every(enemy, either(unit, spell))), "stun each enemy unit or spell"),
    (recycle(a(card, your_trash)), "recycle a card from your trash"),
    (return_to_hand(that("unit2")), "return that unit to its owner's hand"),
    (deal_to_each_other(me, it), "this and it deal damage equal to their Mights to each other"),
]


@pytest.mark.parametrize(("effect", "text"), [pytest.param(*row, id=row[1]) for row in EFFECTS])
def test_an_effect_is_said(effect: Node, text: str):
    assert say_effect(effect, SPELL) == text


def test_me_is_called_by_what_it_is():
    assert [say_effect(ready(me), card) for card in (UNIT, SPELL)] == ["ready me", "ready this"]
    assert say_phrase(me, FIELD) == "this battlefield"
    assert say_phrase(an(enemy, unit, here), UNIT) == "an enemy unit here"
    assert say_phrase(a(spell, with_cost(at_least(5))), UNIT) == "a spell with a cost of [5] or more"


@pytest.mark.parametrize(
    "effect",
    [
        kill(a(friendly)), give(a(unit), enter(readied)), anyone(draw()),
        play(tokens(Card("unit", "Nobody", ("XXX-999",), supertypes=("token",)))),
        kill(a(unit, Keyword)),  # type: ignore[arg-type]
    ],
    ids=[
        "noun without a kind", "trait that can't be given", "passive without an object", "unknown token",
        "no node at all",
    ],
)
def test_what_has_no_words_is_refused(effect: Node):
    with pytest.raises(Unsaid, match="Confront"):
        say_effect(effect, SPELL)


def test_a_word_of_another_version_is_refused():
    with pytest.raises(UnknownWord, match="Teleport"):
        decode(["Teleport", 1])


# --- costs and symbols

@pytest.mark.parametrize(("name", "cost"), [
    ("Gust", "1 Energy"), ("Cannon Barrage", "2 Energy, 1 Body"), ("Singularity", "6 Energy, 2 Mind"),
    ("Decisive Strike", "5 Energy, 1 Power of Body or Order"), ("Tibbers", "8 Energy, 2 Power of Fury or Chaos"),
    ("Recruit", ""), ("Void Gate", ""),
])
def test_a_cost_is_said(name: str, cost: str):
    assert say_cost(find(name)) == cost


@pytest.mark.parametrize(("text", "words"), [
    ("+2 [M]", "+2 Might"),
    ("[1]", "1 Energy"),
    ("[2][R][R]", "2 Energy and 2 Fury"),
    ("[A]", "1 Power of any domain"),
    ("[E]: Draw 1.", "Exhaust this: Draw 1."),
    ("[Reaction] — [1], [E]: Draw 1.", "Reaction — 1 Energy, exhaust this: Draw 1."),
    ("[Assault 2], [Tank]", "Assault 2, Tank"),
])
def test_symbols_become_words(text: str, words: str):
    assert plain(text) == words


def test_a_long_summary_is_cut_between_words():
    assert brief(find("Gust")).endswith("…")
    assert brief(find("Mega-Mech")) == "7 Energy · 8 Might"
    assert brief(find("Fury Rune")).startswith("Exhaust this")


# --- grammar

@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz", min_size=2))
def test_imperative_and_plural_leave_a_verb_alone(verb: str):
    assert inflect(verb, "") == verb
    if verb not in ("be", "have"):
        assert inflect(verb, "you") == verb
        assert inflect(verb, "it").endswith("s")


@given(st.lists(st.text(alphabet="abc", min_size=1), min_size=1, max_size=6))
def test_a_list_names_everything_once(parts: list[str]):
    assert listed(parts).replace(", and ", " ").replace(" and ", " ").replace(",", "").split() == parts


@given(st.text(alphabet="abc [M]:", max_size=30))
def test_capitals_change_nothing_but_case(text: str):
    assert capital(text).lower() == text.lower()


def test_articles_and_plurals():
    assert [article(noun) for noun in ("unit", "enemy unit", "opponent", "gear", "unique unit")] == [
        "a unit", "an enemy unit", "an opponent", "a gear", "a unique unit"]
    assert [plural(noun) for noun in ("unit", "gear", "ability")] == ["units", "gear", "abilities"]
    assert say_phrase(every(battlefield), UNIT) == "each battlefield"
