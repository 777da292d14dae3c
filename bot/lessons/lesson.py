"""What a lesson is: a position, and steps that say something or ask for something; all of it data."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cards.decks import DeckList
from engine.positions import Position

Words = tuple[str, ...]
"""A deed in words: a verb, then names in the order in which they are asked for: ("play", "Thrown Pebble", "Young
Guard"), ("move", "Young Guard", "Old Bridge"), ("pass",), ("end",), ("choose", "Steady Guard")."""
PUPIL, KEEPER = 0, 1
"""The seats of a lesson."""


class Why(NamedTuple):
    """Why that isn't what the step is about: the rule, and our words for it."""

    rule: str
    text: str


ELSEWHERE = Why("316.5", "That can be done, but it isn’t what this step is about.")


class What(NamedTuple):
    """Something that happened, as names: the kind of the event, the name of the card, whom it is about, and where."""

    kind: str
    card: str = ""
    seat: int = -1
    at: str = ""


class Deed(NamedTuple):
    """What a player answered, as names: the verb, the card that it began with, where it goes, how many units move."""

    verb: str
    card: str = ""
    at: str = ""
    units: int = 1


class Happened(NamedTuple):
    """A check over what happened: something of this kind did, about that card, that player, that place, if named."""

    kind: str
    card: str = ""
    seat: int = -1
    at: str = ""

    def holds(self, deed: Deed, happened: Sequence[What]) -> bool:
        """Whether that is so."""
        return any(
            one.kind == self.kind and self.card in ("", one.card) and self.seat in (-1, one.seat)
            and self.at in ("", one.at) for one in happened)


class Did(NamedTuple):
    """A check over what the player answered: with that verb, that card, to that place, so many units, if named."""

    verb: str = ""
    card: str = ""
    at: str = ""
    units: int = 0

    def holds(self, deed: Deed, happened: Sequence[What]) -> bool:
        """Whether that is so."""
        return (self.verb in ("", deed.verb) and self.card in ("", deed.card) and self.at in ("", deed.at)
                and self.units in (0, deed.units))


Check = Happened | Did
ANYTHING = Did()
"""Whatever the player does."""


class Build(NamedTuple):
    """A deck that lacks one thing, and what the player may choose for it, by what the choice is called: the deck with
    each of them. The rules of decks say which of them are right."""

    decks: Mapping[str, DeckList]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson. It says something; with a `task` it asks for something, else it is read.

    `done`: all of it has to be so after one answer. `wrong`: what has its own explanation, looked at first.
    `otherwise` explains every other answer, but for those that may come before (`also`) and choices that a card or a
    rule asks for. An answer that is explained isn't made. `way`: the deeds that lead to the end of the step.
    `replies`: what the other player does meanwhile, each as soon as it can be done; else they pass. `build`: it is
    about a deck, and nothing is played.
    """

    says: str
    task: str = ""
    done: tuple[Check, ...] = ()
    wrong: tuple[tuple[Check, Why], ...] = ()
    otherwise: Why = ELSEWHERE
    also: tuple[Check, ...] = ()
    way: tuple[Words, ...] = ()
    replies: tuple[Words, ...] = ()
    build: Build | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A short lesson. `name` is its key and never changes; `position` is where it is played, None for none."""

    name: str
    title: str
    about: str
    position: Position | None
    steps: tuple[Step, ...]
