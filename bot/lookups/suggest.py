"""Choices while somebody types: at most 25, each of at most 100 characters, from what is in memory."""
from __future__ import annotations

from bot.lookups.asking import numbered
from bot.lookups.cards import suggested
from bot.lookups.nearness import near
from bot.lookups.shelf import Shelf
from bot.panels.text import cut
from engine.rulebook import rules
from engine.rulebook.entries import glossary
from engine.rulebook.rulings import ruling, rulings
from engine.rulebook.search import search
from engine.words.saying.say import brief

MOST, LONGEST = 25, 100
Choices = list[tuple[str, str]]
"""What is shown and what it stands for."""


def rule_choices(typed: str) -> Choices:
    """Rules by the beginning of their number; keywords by that of their name, then what the search finds."""
    wanted = " ".join(typed.split())
    if not wanted:
        return _told([key for key in rules() if key.isdigit() and key.endswith("00")])
    if wanted[:1].isdigit():
        key = numbered(wanted) if wanted[3:4] not in ("", ".") else wanted.rstrip(".")
        found = [one for one in rules() if one.startswith(key)]
        if found:
            return _told(found)
    begun = wanted.casefold()
    terms = [one.rules[0] for one in glossary() if one.name.casefold().startswith(begun)]
    found = [hit.id for hit in search(wanted, MOST)]
    titles = [key
              for key, one in rules().items() if one.title.casefold().startswith(begun)] if len(found) < MOST else []
    return _told([*terms, *found, *titles])


def _told(keys: list[str]) -> Choices:
    """“815.1.b · Tank › Kind · what it says”."""
    said = [(" · ".join((key, " › ".join(rules()[key].path), rules()[key].text)), key) for key in dict.fromkeys(keys)]
    return _cut(said)


def term_choices(typed: str) -> Choices:
    """Keywords and words of the game by name, and by what players say for them."""
    names = [(name, one) for one in glossary() for name in (one.name, *one.aliases)]
    return _cut([(f"{one.name} · {one.meaning}", one.name) for one in near(typed, names)])


def card_choices(typed: str) -> Choices:
    """Cards by name, alias or code."""
    return _cut([(f"{card.name} · {brief(card)}", card.code) for card in suggested(typed, MOST)])


def ruling_choices(typed: str) -> Choices:
    """Rulings on a card, or those that fit the words."""
    found = rulings(typed) if typed.strip() else []
    return _cut([(": ".join(part for part in (", ".join(one.cards), one.question) if part), one.id)
                 for one in map(ruling, found[:MOST])])


def edition_choices(shelf: Shelf, typed: str) -> Choices:
    """The imported editions, the newest first."""
    return _cut([(one.title, one.key) for one in reversed(shelf.editions())
                 if typed.casefold().strip() in one.title.casefold()])


def _cut(choices: Choices) -> Choices:
    return [(cut(name, LONGEST), value) for name, value in choices if value and len(value) <= LONGEST][:MOST]
