"""`docs/words.md` says what is: every word, findable by its name and by its English, shown on a card."""
from __future__ import annotations

import functools
import re

from cards.catalogue import CARDS
from cards.tools.words import shown, words
from engine.words.base import WORDS, walk
from tests.lacking import LACKS, OUT, PARTS
from tests.words import ROOT, declared, examples, whole_page


@functools.cache
def written() -> str:
    """The page as it is written anew."""
    return whole_page()


def test_the_page_is_up_to_date():
    """After a change that is meant: `python -m tests.words > docs/words.md`."""
    assert (ROOT / "docs" / "words.md").read_text(encoding="utf-8") == written()


def test_every_word_and_every_node_is_on_the_page():
    text = written()
    assert [word.name for word in words() if f'<a id="{word.name}"></a>' not in text] == []
    assert [name for name in WORDS if name != "Card" and not re.search(rf"\b{name}\b", text)] == []


def test_every_word_is_shown_on_a_card():
    known = examples()
    silent = {"price"}  # cards write its parts: cost(1, fury)
    assert {word.name for word in words() if not shown(word.name, known)} == silent


def test_a_word_is_found_by_its_english():
    index = dict(re.findall(r"^\* ([^:`]+): (\[.*)$", written(), flags=re.MULTILINE))
    for phrase, word in (
            ("for each", "for_each"), ("for each", "per"), ("can't be", "cant"), ("unless", "unless"),
            ("whenever", "when"), ("instead", "would"), ("as an additional cost to play", "optional_cost"),
            ("otherwise", "if_"), ("any number of", "any_number"), ("there is", "there_is"),
            ("take control of", "take_control")):
        assert f"[`{word}`](#{word})" in index[phrase]


def test_every_link_leads_to_a_word():
    text = written()
    assert set(re.findall(r"\]\(#(\w+)\)", text)) <= set(re.findall(r'<a id="(\w+)">', text))


# --- what the language could not say

def test_each_word_that_was_added_stands_on_the_card_that_shows_it():
    cards = {card.name: card for card in CARDS.values()}
    node = {word.name: word.node for word in words()}
    for said, named, name in LACKS:
        lines = declared()[cards[name].code]
        built = {type(part).__name__ for part in walk(cards[name])}
        for word in named.split():
            spelled = any(word in names or (word in PARTS and word in text) for text, names in lines)
            assert spelled or node.get(word) in built, (said, word, name)


def test_cards_that_are_left_out_are_few_and_in_no_set():
    assert len(OUT) <= 5
    assert not {card for card, _ in OUT} & {card.name for card in CARDS.values()}
