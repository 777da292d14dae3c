"""Deck construction (103, TR601.1): every fault of a deck, each with the rule that makes it one."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Protocol

from engine.catalogue import CardDef
from engine.kernel.decision import Reason
from engine.library import Catalogue
from engine.words.card import Card
from engine.words.nodes import any_copies

MAIN = 40
RUNES = 12
COPIES = 3
SIGNATURES = 3
SIDEBOARD = 10


class Deck(Protocol):
    """A deck by card codes. `main` counts the Chosen Champion's copy too (103.2). `starter`: an unmodified starter
    deck, which may bring fewer battlefields than its mode asks for and may hold banned cards (TR601.2.d.2)."""

    @property
    def name(self) -> str: ...
    @property
    def legend(self) -> str: ...
    @property
    def champion(self) -> str: ...
    @property
    def main(self) -> tuple[tuple[str, int], ...]: ...
    @property
    def runes(self) -> tuple[tuple[str, int], ...]: ...
    @property
    def battlefields(self) -> tuple[str, ...]: ...
    @property
    def starter(self) -> bool: ...
    @property
    def sideboard(self) -> tuple[tuple[str, int], ...]: ...


def faults(deck: Deck, catalogue: Catalogue, brought: int = 3) -> tuple[Reason, ...]:
    """Everything that is wrong with a deck for a mode in which each player brings so many battlefields; empty when it
    is legal."""
    unknown = tuple(
        Reason("103", f"{code} is no card that can be played here.")
        for code in every_code(deck)
        if code not in catalogue.cards
    )
    if unknown:
        return unknown
    legend = catalogue.cards[deck.legend]
    found = [
        *legend_faults(legend), *champion_faults(deck, catalogue), *main_faults(deck, catalogue),
        *rune_faults(deck, catalogue), *battlefield_faults(deck, catalogue, brought), *identity_faults(deck, catalogue),
        *sideboard_faults(deck, catalogue),
    ]
    return tuple(found)


def every_code(deck: Deck) -> tuple[str, ...]:
    """Every card of a deck, sideboard included, once each."""
    codes = [deck.legend, deck.champion, *(c for c, _ in deck.main), *(c for c, _ in deck.runes), *deck.battlefields,
             *(c for c, _ in deck.sideboard)]
    return tuple(dict.fromkeys(codes))


def size(deck: Deck) -> int:
    """How many cards the Main Deck has, the Chosen Champion included (103.2)."""
    return sum(n for _, n in deck.main)


def legend_faults(legend: CardDef) -> Iterable[Reason]:
    """103.1."""
    if legend.type != "legend":
        yield Reason("103.1", f"{legend.name} is a {legend.type}, not a legend.")


def champion_faults(deck: Deck, catalogue: Catalogue) -> Iterable[Reason]:
    """103.2.a.2: one Champion unit with the legend's tag, not a Signature unit, and counted in the Main Deck.

    Rules: 103.2.d.3.
    """
    champion, legend = catalogue.cards[deck.champion], catalogue.cards[deck.legend]
    marks = champion.card.supertypes
    if not champion.is_unit or "champion" not in marks or "signature" in marks:
        yield Reason(
            "103.2.a.2",
            f"{champion.name} can't be the Chosen Champion: it has to be a Champion unit that is not Signature.",
        )
    elif champion.card.champion != legend.card.champion:
        yield Reason("103.2.a.2", f"{champion.name} doesn't belong to {legend.name}.")
    if dict(deck.main).get(deck.champion, 0) < 1:
        yield Reason("103.2.a", f"The Main Deck holds no copy of the Chosen Champion, {champion.name}.")


def main_faults(deck: Deck, catalogue: Catalogue) -> Iterable[Reason]:
    """103.2: at least 40 units, gear and spells; at most three of one name, three Signature cards, one of a Unique
    name. That it be exactly 40 is a rule of formats, not of the game (TR402.1): `legality.illegal` asks for it.

    Rules: 103.2.b.1, 103.2.b.2, 103.2.d.1, 103.2.d.2, 132.4, 825.3, 825.3.a, 825.3.b, 825.4.
    """
    count = size(deck)
    if count < MAIN:
        yield Reason(
            "103.2", f"The Main Deck has {count} cards; it must have at least {MAIN}, the Chosen Champion included."
        )
    names: dict[str, int] = {}
    unlimited: set[str] = set()
    signatures = 0
    for code, n in deck.main:
        card = catalogue.cards[code]
        unlimited |= {card.name} if any_copies in card.card.lines else set()
        names[card.name] = names.get(card.name, 0) + n
        if card.type not in ("unit", "gear", "spell") or "token" in card.card.supertypes:
            yield Reason("103.2", f"{card.name} can't be in a Main Deck.")
        if "signature" in card.card.supertypes:
            signatures += n
            if card.card.champion != catalogue.cards[deck.legend].card.champion:
                yield Reason("103.2.d", f"{card.name} is a Signature card of another champion.")
        if "unique" in card.keywords and n > 1:
            yield Reason("825", f"{card.name} is Unique: one copy, not {n}.")
    if signatures > SIGNATURES:
        yield Reason("103.2.d", f"{signatures} Signature cards; at most {SIGNATURES}.")
    for name, n in names.items():
        if n > COPIES and name not in unlimited:
            yield Reason("103.2.b", f"{name}: {n} copies; at most {COPIES} of one name.")


def may_hold(legend: Card, card: Card) -> bool:
    """Whether a Main Deck or a sideboard of that legend may hold a card, however many (103.1.b, 103.2.d)."""
    return (
        card.type in ("unit", "gear", "spell")
        and "token" not in card.supertypes
        and set(card.domains) <= set(legend.domains)
        and ("signature" not in card.supertypes or card.champion == legend.champion)
    )


def rune_faults(deck: Deck, catalogue: Catalogue) -> Iterable[Reason]:
    """103.3. Rules: 103.3.a, 161.2.a."""
    count = sum(n for _, n in deck.runes)
    if count != RUNES:
        yield Reason("103.3", f"The Rune Deck has {count} runes; it must have {RUNES}.")
    for code, _ in deck.runes:
        if not catalogue.cards[code].is_rune:
            yield Reason("103.3", f"{catalogue.cards[code].name} is no rune.")


def battlefield_faults(deck: Deck, catalogue: Catalogue, brought: int) -> Iterable[Reason]:
    """103.4: as many as the mode asks for, all of different names; a starter deck brings what is in its box.

    Rules: 103.4.a, 103.4.c.
    """
    names = [catalogue.cards[code].name for code in deck.battlefields]
    if not names or (not deck.starter and len(names) != brought):
        there = f"{len(names)} battlefield{'' if len(names) == 1 else 's'}"
        yield Reason("103.4", f"{there}; bring {brought} with different names.")
    if len(set(names)) != len(names):
        yield Reason("103.4", "Two battlefields have the same name.")
    for code in deck.battlefields:
        if catalogue.cards[code].type != "battlefield":
            yield Reason("103.4", f"{catalogue.cards[code].name} is no battlefield.")


def identity_faults(deck: Deck, catalogue: Catalogue) -> Iterable[Reason]:
    """103.1.b: every card's domains are all among the legend's.

    Rules: 103.1.b.1, 103.1.b.2, 103.1.b.4, 103.2.c, 103.3.a.1, 103.4.b, 176.1.
    """
    identity = set(catalogue.cards[deck.legend].domains)
    for code in dict.fromkeys([*(c for c, _ in deck.main), *(c for c, _ in deck.runes), *deck.battlefields]):
        card = catalogue.cards[code]
        foreign = [domain.capitalize() for domain in card.domains if domain not in identity]
        if foreign:
            allowed = " and ".join(sorted(domain.capitalize() for domain in identity))
            rule = "103.3" if card.is_rune else "103.1.b.3"
            yield Reason(
                rule, f"{card.name} is {' and '.join(foreign)}; {catalogue.cards[deck.legend].name} allows {allowed}."
            )


def sideboard_faults(deck: Deck, catalogue: Catalogue) -> Iterable[Reason]:
    """TR601.1.c: at most ten cards that a Main Deck of this legend may hold, counted together with the Main Deck for
    the copies of a name."""
    size = sum(n for _, n in deck.sideboard)
    if size > SIDEBOARD:
        yield Reason("TR601.1.c", f"The sideboard has {size} cards; at most {SIDEBOARD}.")
    identity = set(catalogue.cards[deck.legend].domains)
    names: Counter[str] = Counter()
    for code, n in (*deck.main, *deck.sideboard):
        names[catalogue.cards[code].name] += n
    for code, _ in deck.sideboard:
        card = catalogue.cards[code]
        if card.type not in ("unit", "gear", "spell") or "token" in card.card.supertypes:
            yield Reason("TR601.1.c", f"{card.name} can't be in a sideboard: it can't be in a Main Deck.")
        if not set(card.domains) <= identity:
            yield Reason("103.1.b", f"{card.name} is outside the domains of {catalogue.cards[deck.legend].name}.")
        most = 1 if "unique" in card.keywords else COPIES
        if names[card.name] > most and any_copies not in card.card.lines:
            yield Reason(
                "TR601.1.c",
                f"{card.name}: {names[card.name]} copies in Main Deck and sideboard together; at most {most}.",
            )
