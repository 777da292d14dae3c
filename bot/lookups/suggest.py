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
    """Rules by the beginning of their number; keywords by that of their name, then what the search finds.

    What is no number and no such beginning comes first as it was typed.
    """
    wanted = " ".join(typed.split())
    if not wanted:
        return _told([key for key in rules() if key.isdigit() and key.endswith("00")])
    if wanted[:1].isdigit():
        for key in filter(None, (wanted.rstrip("."), numbered(wanted))):
            if found := [one for one in rules() if one.startswith(key)]:
                return _told(found)
    begun = wanted.casefold()
    terms = [one.rules[0] for one in glossary() if one.name.casefold().startswith(begun)]
    found = [hit.id for hit in search(wanted, MOST)]
    titles = [key
              for key, one in rules().items() if one.title.casefold().startswith(begun)] if len(found) < MOST else []
    return _cut([*([] if terms else _as_typed(wanted)), *_told([*terms, *found, *titles])])


def _as_typed(wanted: str) -> Choices:
    """The words themselves: Discord takes the first choice from who ends a question with Enter.

    What is too long for a choice has no other choices either.
    """
    return [(f"Search for “{wanted}”", wanted)]


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
    wanted = " ".join(typed.split())
    found = [ruling(one) for one in rulings(wanted)[:MOST]] if wanted else []
    said = [(": ".join(part for part in (", ".join(one.cards), one.question) if part), one.id) for one in found]
    return _cut([*(_as_typed(wanted) if found else []), *said])


def edition_choices(shelf: Shelf, typed: str) -> Choices:
    """The imported editions, the newest first."""
    return _cut([(one.title, one.key) for one in reversed(shelf.editions())
                 if typed.casefold().strip() in one.title.casefold()])


def _cut(choices: Choices) -> Choices:
    if any(len(value) > LONGEST for _, value in choices):
        return []
    return [(cut(name, LONGEST), value) for name, value in choices if value][:MOST]
