"""Who reads the log, and how they are told of players and cards: by name, with their owner, counted in good English."""
from __future__ import annotations

from typing import NamedTuple

from engine.kernel.event import Event


class Reader(NamedTuple):
    """One seat (-1: everybody) that reads: the players' `names` by seat, the `titles` of cards by code."""

    names: tuple[str, ...]
    titles: dict[str, str]
    seat: int
    places: dict[int, str]
    """The names of the battlefields that were spoken of, by id."""

    def who(self, event: Event) -> str:
        """The player whom the event is about."""
        return self.names[event.seat] if 0 <= event.seat < len(self.names) else "Nobody"

    def card(self, event: Event) -> str:
        """The card that the event is about, “” when this seat may not know it (128)."""
        return self.titles.get(event.seen_by(self.seat).card, "")

    def cards(self, batch: list[Event]) -> str:
        """The cards of several events: “2 Recruits and Pit Rookie”, “2 cards” when this seat may not know them."""
        known = [self.card(event) for event in batch]
        return listed(known) if all(known) else several(len(batch), "card")

    def owned(self, batch: list[Event]) -> str:
        """The same with whose they are: “Ana's Pit Rookie and Bo's 2 Recruits”."""
        seats = list(dict.fromkeys(event.seat for event in batch))
        parts = []
        for seat in seats:
            theirs = [event for event in batch if event.seat == seat]
            cards = self.cards(theirs)
            known = all(map(self.card, theirs))
            parts.append(f"{self.names[seat]}'s {cards}" if known and 0 <= seat < len(self.names) else cards)
        return joined(parts)


def joined(parts: list[str]) -> str:
    """“A”, “A and B”, “A, B and C”."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def listed(cards: list[str]) -> str:
    """“A”, “A and B”, “A, B and C”; repeated names are counted."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return joined([name if n == 1 else several(n, name) for name, n in counts.items()])


def several(n: int, what: str) -> str:
    """“a card”, “2 cards”, “3 Recruits”; a name that takes no “s” is counted in copies."""
    if n == 1:
        return "a card" if what == "card" else what
    regular = what[-1:].isalpha() and what[-1] not in "hsxyz" and "," not in what
    return f"{n} {what}s" if regular else f"{n} copies of {what}"


def number(n: int, one: str) -> str:
    """“1 point”, “2 points”."""
    return f"{n} {one}{'' if n == 1 else 's'}"


def verb(batch: list[Event], one: str, many: str) -> str:
    """The verb's form for so many subjects."""
    return one if len(batch) == 1 else many
