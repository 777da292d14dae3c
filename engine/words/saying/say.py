"""Rules text from the tree, in our own words: lines, effects, whole cards, one-line summaries and costs.

The tree that is executed is the tree that is said, so text and behaviour can't differ. A node that there are no words
for raises `Unsaid`.
"""
from __future__ import annotations

from collections.abc import Sequence

from engine.words import nodes as w
from engine.words.base import Node
from engine.words.card import Card
from engine.words.nodes import Cost, Flow, Price, Repeat, own
from engine.words.saying import (
    clauses,
    costing,
    counters,
    deeds,
    filters,
    happenings,
    lines,
    nouns,
    permissions,
    sentences,
    traits,
)
from engine.words.saying.grammar import listed, plain, symbols
from engine.words.saying.sentences import say_alone, say_sentences, say_together
from engine.words.saying.teller import Teller, Unsaid
from engine.words.saying.traits import appended_lines
from engine.words.sorts import Sort

__all__ = [
    "Unsaid", "brief", "plain", "say", "say_cost", "say_costs", "say_effect", "say_effects", "say_line", "say_lines",
    "say_phrase",
]

FAMILIES = (clauses, costing, counters, deeds, filters, happenings, lines, nouns, permissions, sentences, traits)
"""Words that are said elsewhere: importing these registered their speakers."""

SHORT = (w.Keyword, Repeat, Flow)
"""Lines that stand together at the head of the text."""

BRIEF = 90
"""The longest one-line summary."""


# --- whole cards

def say(card: Card) -> str:
    """The full rules text; symbols in brackets, one ability to a line."""
    teller = Teller(card)
    keywords = [teller.say(line) for line in card.lines if isinstance(line, SHORT)]
    paragraphs = [", ".join(keywords)] if keywords else []
    effects: list[Node] = []
    for line in (own(line) for line in card.lines if not isinstance(line, SHORT)):
        if card.type == "spell" and not isinstance(line, w.Have | w.Can | w.Cant | w.Only):
            effects.append(line)
        else:
            paragraphs.append(say_alone(teller, line))
    if effects:
        paragraphs.append(say_sentences(teller, effects))
    return "\n".join(paragraphs) or _reminder(card)


def say_line(line: Node, card: Card) -> str:
    """One line of that card's text, as a sentence."""
    return say_alone(_teller(card, (line,)), own(line))


def say_lines(lines: Sequence[Node], card: Card) -> str:
    """Lines that are appended to an object, as it speaks them itself."""
    return appended_lines(_teller(card, lines), lines)


def say_effect(effect: Node, card: Card) -> str:
    """One effect or action of that card as part of a sentence: “deal 3 to a unit at a battlefield”."""
    return _teller(card, (effect,)).act(own(effect))


def say_effects(effects: Sequence[Node], card: Card) -> str:
    """Several effects as a card says them together."""
    return say_together(_teller(card, effects), effects)


def say_costs(cost: Cost, card: Card) -> str:
    """What is done for a cost, as part of a sentence: “pay [1] and exhaust a friendly unit”."""
    teller = Teller(card)
    price = [f"pay {teller.say(cost.price)}"] if cost.price != Price() else []
    return listed([*price, *(teller.act(action) for action in cost.actions)])


def say_phrase(phrase: w.Phrase[Sort], card: Card) -> str:
    """A noun as that card would call it: “an enemy unit here”."""
    return _teller(card, (phrase,)).say(own(phrase))


def _teller(card: Card, part: Sequence[Node]) -> Teller:
    """For a part of a card's text, or what stands in its place: names are found there first, then in the whole text."""
    teller = Teller(card)
    teller.whole = (*card.lines, *(each for each in part if each not in card.lines))
    return teller


def brief(card: Card) -> str:
    """The card in one line without symbols, for menus."""
    might = "" if card.might is None else f"{card.might} Might"
    text = plain(say(card)).strip("()").split("\n")
    line = " · ".join(part for part in (say_cost(card), might, *text) if part) or card.type.capitalize()
    return line if len(line) <= BRIEF else line[:BRIEF - 1].rsplit(" ", 1)[0].rstrip(" ,·") + "…"


def say_cost(card: Card) -> str:
    """What it costs in words: “2 Energy, 1 Calm”; empty if it has no cost."""
    energy = [] if card.energy is None else [f"{card.energy} Energy"]
    if not card.power:
        return ", ".join(energy)
    domains = [domain.capitalize() for domain in card.domains]
    power = f"{card.power} {domains[0]}" if len(domains) == 1 else f"{card.power} Power of {listed(domains, 'or')}"
    return ", ".join([*energy, power])


def _reminder(card: Card) -> str:
    """What a basic rune can do although its card doesn't say it (164.2)."""
    if card.type != "rune" or "basic" not in card.supertypes:
        return ""
    return f"([E]: Add [1]. Recycle this: Add {symbols(0, card.domains)}.)"
