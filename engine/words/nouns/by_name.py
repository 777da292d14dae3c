"""Filters by a name that a card has, and by what an ability stands on."""
from __future__ import annotations

from typing import Any, Never

from engine.words import fixed, sorts
from engine.words.base import word
from engine.words.card import Card
from engine.words.nouns.filters import Kind
from engine.words.positions import Anything, Filter


@word("named {name}")
class CardNamed(Filter[Never]):
    """Has that name: `every(your, unit, card_named(SAND_SOLDIER))`."""

    name: str


@word("with {what:p} name")
class SameName(Filter[Never]):
    """Has the name that this object has now: `every(card, your_trash, same_name(me))`."""

    what: Anything


@word()
class OfA(Filter[sorts.Item]):
    """An ability whose source is of that type: `a(activated_ability, of_a(gear))`."""

    name: fixed.TypeName


same_name = SameName


def card_named(card: Card) -> CardNamed:
    """Has the name of that card: `card_named(GOLD)`."""
    return CardNamed(card.name)


def of_a(kind: Kind[Any]) -> OfA:
    """An ability of something of that type: `of_a(gear)`."""
    return OfA(kind.name)  # type: ignore[arg-type]  # checked when it is read
