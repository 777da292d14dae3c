"""From cards that a text names, one after another, to a deck: the same for all formats."""
from __future__ import annotations

from collections import Counter
from typing import Literal

from cards.catalogue import CARDS, UnknownCard, find, named
from cards.decks.lists import DeckError, DeckList, Problem
from engine.words.card import Card

Section = Literal["", "legend", "champion", "sideboard"]
"""Where in a list a card stands. Everything else is known from the card; the legend too, unless nobody knows it."""
FULL = 40
"""A Main Deck of so many cards that holds the Chosen Champion has no room for one more copy (103.2)."""
MOST_PROBLEMS = 20
"""After so many problems nobody reads on, and neither do we."""
LONGEST = 80
"""No card has a longer name."""


class Gathered:
    """The cards of a list while it is read, and what is wrong with it so far."""

    def __init__(self) -> None:
        self.cards: dict[str, Counter[str]] = {
            kind: Counter() for kind in ("legend", "champion", "main", "rune", "battlefield", "sideboard")
        }
        self.problems: list[Problem] = []
        self.order: list[str] = []
        self.chosen = ""
        self.legend_unknown = False

    @property
    def hopeless(self) -> bool:
        """Whether so much is wrong that the rest need not be read."""
        return len(self.problems) >= MOST_PROBLEMS

    def wrong(self, text: str, place: str = "", rule: str = "") -> None:
        """Note a problem."""
        self.problems.append(Problem(text, place, rule))

    def take(self, place: str, section: Section, count: int, names: tuple[str, ...]) -> None:
        """One entry of a list: so many copies of the card that has one of these names or codes, the likeliest first."""
        card = found(*names)
        if isinstance(card, str):
            self.wrong(card, place)
            self.legend_unknown |= section == "legend"
        elif not count:
            self.wrong(f"0 copies of {card.name}", place)
        else:
            self.add(card, section, count)

    def add(self, card: Card, section: Section, count: int) -> None:
        """So many copies of a card."""
        kind: str = card.type if card.type in self.cards else "main"
        if section == "sideboard" or (section == "champion" and kind == "main"):
            kind = section
        self.cards[kind][card.code] += count
        self.order.append(card.code)

    def choose(self, card: Card) -> None:
        """Take a card for the Chosen Champion; its copy is among those of the Main Deck."""
        self.chosen = card.code

    def deck(self, name: str) -> DeckList:
        """The deck that was gathered. Raises `DeckError` with every problem."""
        legends = list(self.cards["legend"].elements())
        champions: list[str] = []
        if len(legends) == 1:
            champions = self._champions(CARDS[legends[0]])
        elif legends or not (self.legend_unknown or self.hopeless):  # else the list may name one
            self.wrong(f"a list needs exactly one legend, this has {len(legends)}", rule="103.1")
        if self.problems:
            raise DeckError(*self.problems)
        runes, battlefields, side = (self.cards[kind] for kind in ("rune", "battlefield", "sideboard"))
        return DeckList(
            name, legends[0], champions[0], self._main(champions[0]), tuple(runes.items()),
            tuple(battlefields.elements()), sideboard=tuple(side.items()),
        )

    def _main(self, champion: str) -> tuple[tuple[str, int], ...]:
        """The Main Deck with the Chosen Champion: most lists name its copy apart, some repeat it among the forty."""
        main, apart = self.cards["main"], self.cards["champion"][champion]
        repeated = champion in main and main.total() >= FULL
        count = max(main[champion], apart) if repeated else main[champion] + apart
        return tuple((main | Counter({champion: count})).items())

    def _champions(self, legend: Card) -> list[str]:
        """The Chosen Champion; where there is not just one, that is a problem."""
        champions = [self.chosen] if self.chosen else list(self.cards["champion"]) or self._fitting(legend)
        if len(champions) != 1:
            names = " or ".join(CARDS[code].name for code in champions)
            hint = f", {names}" if names else ""
            self.wrong(f"say which Chosen Champion you play under a heading “Champion:”{hint}", rule="103.2.a")
        return champions

    def _fitting(self, legend: Card) -> list[str]:
        """Who can be the Chosen Champion where the list doesn't say who is; the card right after the legend is."""
        fits = [
            code for code in self.cards["main"]
            if "champion" in CARDS[code].supertypes and "signature" not in CARDS[code].supertypes
            and legend.champion in CARDS[code].tags
        ]
        after = self.order[self.order.index(legend.code) + 1:][:1]
        return after if after and after[0] in fits else fits


def found(*names: str) -> Card | str:
    """The card that has one of these names or codes; if there is none, that, with what comes nearest to the last."""
    for name in names:
        if (card := named(name)) is not None:
            return card
    wanted = names[-1]
    if len(wanted) > LONGEST:
        return f"no card named {wanted[:LONGEST]!r}…"
    try:
        return find(wanted)
    except UnknownCard as unknown:
        return str(unknown)
