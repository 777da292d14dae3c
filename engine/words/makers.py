"""Makers of cards: `Unit("OGN-013", "Pouty Poro", fury, energy=2, might=2, tags="Poro").text(deflect())`."""
from __future__ import annotations

from typing import Any, cast

from engine.words import fixed
from engine.words.card import DOMAINS, MADE, Card
from engine.words.nodes import Quality, Tokens

signature = "signature"
basic = "basic"

Mark = str | Quality[Any]
SUPERTYPES = (signature, basic, "token")


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",")) if text else ()


def _marks(code: str, marks: tuple[Mark, ...]) -> tuple[tuple[fixed.DomainName, ...], tuple[fixed.SupertypeName, ...]]:
    names = tuple(mark.name if isinstance(mark, Quality) else mark for mark in marks)
    for name in names:
        if name not in DOMAINS and name not in SUPERTYPES:
            raise ValueError(
                f"{code}: no mark {name!r}; a card is marked with its domains and with {', '.join(SUPERTYPES)}"
            )
    domains = cast(tuple[fixed.DomainName, ...], tuple(name for name in names if name in DOMAINS))
    return domains, cast(tuple[fixed.SupertypeName, ...], tuple(name for name in names if name in SUPERTYPES))


def _make(
    type: fixed.TypeName, code: str, name: str, marks: tuple[Mark, ...], also: str = "", energy: int | None = None,
    power: int = 0, might: int | None = None, bonus: int | None = None, champion: str = "", tags: str = "",
) -> Card:
    domains, supertypes = _marks(code, marks)
    if type == "unit" and champion and signature not in supertypes:
        supertypes = ("champion", *supertypes)
    made = Card(type, name, (code, *_list(also)), domains, supertypes, energy, power, might, bonus, champion,
                (*((champion,) if champion else ()), *_list(tags)))
    if "token" in supertypes:
        MADE.update(dict.fromkeys(made.codes, made))
    return made


def Unit(
    code: str, name: str, *marks: Mark, energy: int | None = None, power: int = 0, might: int, champion: str = "",
    tags: str = "", also: str = "",
) -> Card:
    """A unit. With a champion's name it is a Champion Unit unless marked `signature`."""
    return _make("unit", code, name, marks, also, energy, power, might, champion=champion, tags=tags)


def Spell(
    code: str, name: str, *marks: Mark, energy: int, power: int = 0, champion: str = "", tags: str = "", also: str = ""
) -> Card:
    """A spell."""
    return _make("spell", code, name, marks, also, energy, power, champion=champion, tags=tags)


def Gear(
    code: str, name: str, *marks: Mark, energy: int | None = None, power: int = 0, bonus: int | None = None,
    champion: str = "", tags: str = "", also: str = "",
) -> Card:
    """A gear; `bonus` is the Might that an Equipment adds to its wearer."""
    return _make("gear", code, name, marks, also, energy, power, bonus=bonus, champion=champion, tags=tags)


def Rune(code: str, name: str, *marks: Mark, also: str = "") -> Card:
    """A rune. Basic runes have no text: their two abilities are rules (164.2)."""
    return _make("rune", code, name, marks, also)


def Legend(code: str, name: str, *marks: Mark, champion: str, tags: str = "", also: str = "") -> Card:
    """A legend."""
    return _make("legend", code, name, marks, also, champion=champion, tags=tags)


def Battlefield(code: str, name: str, *marks: Mark, also: str = "") -> Card:
    """A battlefield."""
    return _make("battlefield", code, name, marks, also)


def new_card(card: Card) -> Tokens:
    """A newly made card, no token: `create(new_card(LEGEND))` (439.3)."""
    MADE.update(dict.fromkeys(card.codes, card))
    return Tokens(card.code)
