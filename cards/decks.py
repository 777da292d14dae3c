"""Deck lists: the four starters, and lists that players paste. What makes a list illegal, the engine says (103)."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from pydantic import BaseModel, ConfigDict, PositiveInt, ValidationError

from cards.catalogue import CARDS, UnknownCard, find
from engine.words.card import Card

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
    sideboard: Counts = ()

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
        return DeckList(
            self.name, find(self.legend).code, find(self.champion).code, _counts(self.main), _counts(self.runes),
            tuple(find(name).code for name in self.battlefields), starter=True,
        )


def _counts(by_name: Mapping[str, int]) -> Counts:
    found: Counter[str] = Counter()
    for name, n in by_name.items():
        found[find(name).code] += n
    return tuple(found.items())


# --- starters

@cache
def starters() -> Mapping[str, DeckList]:
    """The four Proving Grounds decks by key: annie, garen, lux, yi. Raises `DeckError` if a file can't be read;
    legality is the engine's."""
    found = {}
    for path in sorted(files("cards").joinpath("starters").iterdir(), key=lambda path: path.name):
        if path.name.endswith(".json"):
            found[path.name.removesuffix(".json")] = _load(path.name, path.read_text(encoding="utf-8"))
    return MappingProxyType(found)


def _load(source: str, text: str) -> DeckList:
    try:
        deck = _File.model_validate_json(text).deck()
    except ValidationError as wrong:
        raise DeckError(
            *(f"{source}: {'.'.join(map(str, error['loc']))}: {error['msg']}" for error in wrong.errors())
        ) from wrong
    except UnknownCard as unknown:
        raise DeckError(f"{source}: {unknown}") from unknown
    return deck


# --- lists as text

ENTRY = re.compile(r"(?:(\d{1,3})\s*x?\s+)?(\S.*)")
HEADERS = {
    "legend": "", "champion legend": "", "champion": "champion", "chosen champion": "champion", "main": "",
    "main deck": "", "maindeck": "", "deck": "", "units": "", "spells": "", "gear": "", "runes": "", "rune deck": "",
    "battlefield": "", "battlefields": "",
    "sideboard": "sideboard",
}
"""Section headings that lists have. Only the champion's matters, the rest is known from the cards."""


class _Pasted:
    """A list while it is read."""

    def __init__(self) -> None:
        self.cards: dict[str, Counter[str]] = {
            kind: Counter() for kind in ("legend", "champion", "main", "rune", "battlefield", "sideboard")
        }
        self.problems: list[str] = []

    def take(self, number: int, section: str, count: int, name: str) -> None:
        """One entry of the list."""
        if not count:
            self.problems.append(f"line {number}: 0 copies of {name}")
            return
        try:
            card = find(name)
        except UnknownCard as unknown:
            self.problems.append(f"line {number}: {unknown}")
            return
        kind = "sideboard" if section == "sideboard" else card.type if card.type in self.cards else "main"
        if section == "champion":
            self.cards["champion"][card.code] += count
        self.cards[kind][card.code] += count


def parse(text: str, name: str = "Pasted deck") -> DeckList:
    """A deck from lines like “3 Gust”, with or without headings. The Chosen Champion's copy is one of the forty.

    Without a “Champion” heading the only Champion Unit that fits the legend is taken. Raises `DeckError` with every
    problem found.
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
    return _built(pasted, name)


def _built(pasted: _Pasted, name: str) -> DeckList:
    legends = list(pasted.cards["legend"].elements())
    if len(legends) != 1:
        pasted.problems.append(f"a list needs exactly one legend, this has {len(legends)} (103.1)")
    champions = list(pasted.cards["champion"].elements()) or (
        _fitting(pasted, CARDS[legends[0]]) if len(legends) == 1 else []
    )
    if len(legends) == 1 and len(champions) != 1:
        names = " or ".join(CARDS[code].name for code in champions)
        hint = f", {names}" if names else ""
        pasted.problems.append(f"say which Chosen Champion you play under a heading “Champion:”{hint} (103.2.a)")
    if pasted.problems:
        raise DeckError(*pasted.problems)
    main, runes, battlefields, side = (pasted.cards[kind] for kind in ("main", "rune", "battlefield", "sideboard"))
    return DeckList(
        name, legends[0], champions[0], tuple(main.items()), tuple(runes.items()), tuple(battlefields.elements()),
        sideboard=tuple(side.items()),
    )


def _fitting(pasted: _Pasted, legend: Card) -> list[str]:
    return [
        code
        for code in pasted.cards["main"]
        if "champion" in CARDS[code].supertypes and legend.champion in CARDS[code].tags
    ]
