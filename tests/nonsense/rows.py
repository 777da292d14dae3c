"""What a row of nonsense is: a declaration that is made when it is asked for, as some are stopped while they are made.

Of a declaration that mypy has to stop, the line ends with `type: ignore`: `make check` fails when mypy stops it no
longer.
"""
from __future__ import annotations

import linecache
from collections.abc import Callable
from typing import NamedTuple

from engine.words.card import Card
from engine.words.makers import Battlefield, Gear, Legend, Spell, Unit
from engine.words.positions import Spoken

Lines = Callable[[], Spoken | tuple[Spoken, ...]]
NAME = "Test Nonsense"
CODE = "TST-NON"


class Row(NamedTuple):
    """One declaration, with the line of source that it stands in."""

    makes: Callable[[], Card]
    source: str

    @property
    def said(self) -> str:
        """The declaration as it is written."""
        return self.source.partition("  # type: ignore")[0].strip().rstrip(",")

    @property
    def is_typed_wrong(self) -> bool:
        """Whether mypy has to stop it."""
        return "# type: ignore[" in self.source


def written(function: Callable[[], object]) -> str:
    """The line in which a lambda stands."""
    return linecache.getline(function.__code__.co_filename, function.__code__.co_firstlineno)


def _on(card: Card, lines: Lines) -> Row:
    def makes() -> Card:
        said = lines()
        return card.text(*(said if isinstance(said, tuple) else (said,)))
    return Row(makes, written(lines))


def on_spell(lines: Lines) -> Row:
    """A spell that says this."""
    return _on(Spell(CODE, NAME, "calm", energy=1), lines)


def on_unit(lines: Lines) -> Row:
    """A unit that says this."""
    return _on(Unit(CODE, NAME, "calm", energy=1, might=1), lines)


def on_gear(lines: Lines) -> Row:
    """A gear that says this."""
    return _on(Gear(CODE, NAME, "calm", energy=1), lines)


def on_legend(lines: Lines) -> Row:
    """A legend that says this."""
    return _on(Legend(CODE, NAME, "calm", champion="Test"), lines)


def on_battlefield(lines: Lines) -> Row:
    """A battlefield that says this."""
    return _on(Battlefield(CODE, NAME), lines)


def facts(makes: Callable[[], Card]) -> Row:
    """A card with these facts."""
    return Row(makes, written(makes))
