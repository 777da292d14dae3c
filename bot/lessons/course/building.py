"""Building a deck: what may be in it. The rules of decks judge what the player chooses."""
from __future__ import annotations

from collections import Counter
from dataclasses import replace

from bot.lessons.lesson import Build, Lesson, Step
from cards.catalogue import find
from cards.decks import DeckList, starters

ANNIE = starters()["annie"]


def lacking(deck: DeckList, name: str) -> DeckList:
    """The deck without one copy of that card."""
    return with_cards(deck, name, -1)


def with_cards(deck: DeckList, name: str, n: int = 1) -> DeckList:
    """The deck with so many copies more of that card."""
    main = Counter(dict(deck.main))
    main[find(name).code] += n
    return replace(deck, main=tuple((code, count) for code, count in main.items() if count > 0))


SHORT = lacking(ANNIE, "Pouty Poro")

BUILDING = Lesson(
    "building", "Building a deck", "What a deck may hold",
    None,
    (
        Step("A deck has a Champion Legend, a Main Deck, twelve runes, and battlefields. The legend’s domains say "
             "which cards fit.\nThe Main Deck has 40 cards or more: units, gear and spells, at most three of one name. "
             "One Champion unit of the legend’s champion is the Chosen Champion."),
        Step("This is the starter deck of Annie, Dark Child: Fury and Chaos. Its Main Deck has 39 cards and lacks one. "
             "Three copies of Gust are in it already.",
             "**Choose the 40th card.**",
             build=Build({name: with_cards(SHORT, name) for name in (
                 "Daring Poro", "Gust", "Fury Rune", "Super Mega Death Rocket!", "Pouty Poro")})),
        Step("The Chosen Champion begins in the Champion Zone, where you may play it from. It counts among the 40, and "
             "it has to be a Champion unit with the legend’s champion: Annie.",
             "**Choose the Chosen Champion.**",
             build=Build({name: replace(ANNIE, champion=find(name).code) for name in (
                 "Tibbers", "Sai Scout", "Annie, Stubborn")})),
        Step("`/deck save` keeps a deck of your own and tells you all that is wrong with it, each with its rule."),
    ))
