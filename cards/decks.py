"""Deck lists: the four starters, lists that players paste, and what makes a list illegal."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from pydantic import BaseModel, ConfigDict, PositiveInt, ValidationError

from cards.catalogue import CARDS, UnknownCard, find, max_copies, rules_name
from engine.words.card import Card

MAIN, RUNES, SIGNATURES = 40, 12, 3
"""Least cards of the Main Deck with the Chosen Champion (103.2), runes (103.3.a), most signature cards (103.2.d.1)."""

Counts = tuple[tuple[str, int], ...]


class DeckError(ValueError):
    """A list can't be used; `problems` says why, each with its line number or rule."""

    def __init__(self, *problems: str) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck by card codes. `main` includes the Chosen Champion's own copy."""

    name: str
    legend: str
    champion: str
    main: Counts
    runes: Counts
    battlefields: tuple[str, ...]
    starter: bool = False

    @property
    def size(self) -> int:
        """Cards of the Main Deck with the Chosen Champion."""
        return sum(n for _, n in self.main)


class _File(BaseModel):
    """A starter as it is stored: by card names, so that a reader can check it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str
    legend: str
    champion: str
    main: dict[str, PositiveInt]
    runes: dict[str, PositiveInt]
    battlefields: list[str]

    def deck(self) -> DeckList:
        """The same list by codes. Raises `UnknownCard`."""
        return DeckList(self.name, find(self.legend).code, find(self.champion).code, _counts(self.main), _counts(self.runes),
                        tuple(find(name).code for name in self.battlefields), starter=True)


def _counts(by_name: Mapping[str, int]) -> Counts:
    found: Counter[str] = Counter()
    for name, n in by_name.items():
        found[find(name).code] += n
    return tuple(found.items())


# --- starters

@cache
def starters() -> Mapping[str, DeckList]:
    """The four Proving Grounds decks by key: annie, garen, lux, yi. Raises `DeckError` if a file is not a legal list."""
    found = {}
    for path in sorted(files("cards").joinpath("starters").iterdir(), key=lambda path: path.name):
        if path.name.endswith(".json"):
            found[path.name.removesuffix(".json")] = _load(path.name, path.read_text(encoding="utf-8"))
    return MappingProxyType(found)


def _load(source: str, text: str) -> DeckList:
    try:
        deck = _File.model_validate_json(text).deck()
    except ValidationError as wrong:
        raise DeckError(*(f"{source}: {'.'.join(map(str, error['loc']))}: {error['msg']}" for error in wrong.errors())) from wrong
    except UnknownCard as unknown:
        raise DeckError(f"{source}: {unknown}") from unknown
    problems = faults(deck)
    if problems:
        raise DeckError(*(f"{source}: {problem}" for problem in problems))
    return deck


# --- legality

def faults(deck: DeckList) -> tuple[str, ...]:
    """Why the deck may not be played (103), each with its rule; empty if it may. How many battlefields it needs is the mode's affair."""
    unknown = [code for code in (deck.legend, deck.champion, *dict(deck.main), *dict(deck.runes), *deck.battlefields) if code not in CARDS]
    if unknown:
        return tuple(str(UnknownCard(code)) for code in unknown)
    legend = CARDS[deck.legend]
    if legend.type != "legend":
        return (f"{legend.name} is not a legend (103.1)",)
    return (*_champion_faults(deck, legend), *_main_faults(deck, legend), *_rune_faults(deck, legend), *_battlefield_faults(deck))


def _champion_faults(deck: DeckList, legend: Card) -> Iterable[str]:
    champion = CARDS[deck.champion]
    if champion.type != "unit" or "champion" not in champion.supertypes or legend.champion not in champion.tags:
        yield f"{champion.name} can't be the Chosen Champion of {legend.name} (103.2.a.2)"
    if deck.champion not in dict(deck.main):
        yield f"the Chosen Champion {champion.name} counts as a card of the Main Deck and is missing there (103.2)"


def _main_faults(deck: DeckList, legend: Card) -> Iterable[str]:
    if deck.size < MAIN:
        yield f"the Main Deck has {deck.size} cards with the Chosen Champion, it needs at least {MAIN} (103.2)"
    copies: Counter[str] = Counter()
    for code, n in deck.main:
        card = CARDS[code]
        copies[rules_name(card)] += n
        if card.type not in ("unit", "gear", "spell") or "token" in card.supertypes:
            yield f"{card.name} is no card for a Main Deck (103.2)"
        elif copies[rules_name(card)] > (max_copies(card) or 0):
            yield f"{copies[rules_name(card)]} copies of {card.name}, at most {max_copies(card)} are allowed (103.2.b)"
        if not set(card.domains) <= set(legend.domains):
            yield f"{card.name} is outside the domains of {legend.name} (103.1.b)"
        if "signature" in card.supertypes and card.champion != legend.champion:
            yield f"{card.name} is a signature card of {card.champion} (103.2.d.2)"
    signatures = sum(n for code, n in deck.main if "signature" in CARDS[code].supertypes)
    if signatures > SIGNATURES:
        yield f"{signatures} signature cards, at most {SIGNATURES} are allowed (103.2.d.1)"


def _rune_faults(deck: DeckList, legend: Card) -> Iterable[str]:
    total = sum(n for _, n in deck.runes)
    if total != RUNES:
        yield f"the Rune Deck has {total} cards, it needs {RUNES} (103.3.a)"
    for code, _ in deck.runes:
        card = CARDS[code]
        if card.type != "rune":
            yield f"{card.name} is not a rune (103.3.a)"
        elif not set(card.domains) <= set(legend.domains):
            yield f"{card.name} is outside the domains of {legend.name} (103.3.a.1)"


def _battlefield_faults(deck: DeckList) -> Iterable[str]:
    if not deck.battlefields:
        yield "there is no battlefield (103.4)"
    for code, n in Counter(deck.battlefields).items():
        if CARDS[code].type != "battlefield":
            yield f"{CARDS[code].name} is not a battlefield (103.4)"
        elif n > 1:
            yield f"{CARDS[code].name} is there {n} times (103.4.c)"


# --- lists as text

ENTRY = re.compile(r"(?:(\d{1,3})\s*x?\s+)?(\S.*)")
HEADERS = {
    "legend": "", "champion legend": "", "champion": "champion", "chosen champion": "champion", "main": "", "main deck": "", "maindeck": "",
    "deck": "", "units": "", "spells": "", "gear": "", "runes": "", "rune deck": "", "battlefield": "", "battlefields": "",
    "sideboard": "sideboard",
}
"""Section headings that lists have. Only the champion's matters, the rest is known from the cards."""


class _Pasted:
    """A list while it is read."""

    def __init__(self) -> None:
        self.cards: dict[str, Counter[str]] = {kind: Counter() for kind in ("legend", "champion", "main", "rune", "battlefield")}
        self.problems: list[str] = []

    def take(self, number: int, section: str, count: int, name: str) -> None:
        """One entry of the list."""
        if section == "sideboard":
            self.problems.append(f"line {number}: sideboards can't be used here, leave that section out")
            return
        if not count:
            self.problems.append(f"line {number}: 0 copies of {name}")
            return
        try:
            card = find(name)
        except UnknownCard as unknown:
            self.problems.append(f"line {number}: {unknown}")
            return
        kind = card.type if card.type in self.cards else "main"
        if section == "champion":
            self.cards["champion"][card.code] += count
        self.cards[kind][card.code] += count


def parse(text: str, name: str = "Pasted deck") -> DeckList:
    """A deck from lines like “3 Gust”, with or without headings. The Chosen Champion's copy is one of the forty.

    Without a “Champion” heading the only Champion Unit that fits the legend is taken. Raises `DeckError` with every problem found.
    """
    pasted, section = _Pasted(), ""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        heading = line.rstrip(":").strip().casefold()
        if not line or line.startswith(("#", "//")):
            continue
        if heading in HEADERS:
            section = HEADERS[heading]
        elif found := ENTRY.fullmatch(line):
            pasted.take(number, section, int(found[1] or 1), found[2])
    deck = _built(pasted, name)
    problems = faults(deck)
    if problems:
        raise DeckError(*problems)
    return deck


def _built(pasted: _Pasted, name: str) -> DeckList:
    legends = list(pasted.cards["legend"].elements())
    if len(legends) != 1:
        pasted.problems.append(f"a list needs exactly one legend, this has {len(legends)} (103.1)")
    champions = list(pasted.cards["champion"].elements()) or (_fitting(pasted, CARDS[legends[0]]) if len(legends) == 1 else [])
    if len(legends) == 1 and len(champions) != 1:
        names = " or ".join(CARDS[code].name for code in champions)
        hint = f", {names}" if names else ""
        pasted.problems.append(f"say which Chosen Champion you play under a heading “Champion:”{hint} (103.2.a)")
    if pasted.problems:
        raise DeckError(*pasted.problems)
    main, runes, battlefields = (pasted.cards[kind] for kind in ("main", "rune", "battlefield"))
    return DeckList(name, legends[0], champions[0], tuple(main.items()), tuple(runes.items()), tuple(battlefields.elements()))


def _fitting(pasted: _Pasted, legend: Card) -> list[str]:
    return [code for code in pasted.cards["main"] if "champion" in CARDS[code].supertypes and legend.champion in CARDS[code].tags]
