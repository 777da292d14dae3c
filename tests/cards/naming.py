"""Scenarios name the cards that they play: `@card("Gust")`. Kept in `NAMED`, so that a card without any scenario is
found."""
from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cards.catalogue import find
from tests.table import Hands

Test = TypeVar("Test", bound=Callable[..., None])
NAMED: dict[str, list[str]] = {}
"""By the name of the card: the scenarios that play it."""


def card(*names: str) -> Callable[[Test], Test]:
    """This scenario plays these cards. Raises `UnknownCard` for a name that no card has."""

    def note(test: Test) -> Test:
        for name in names:
            NAMED.setdefault(find(name).name, []).append(test.__name__)
        return test

    return note


def options(hands: Hands, verb: str, name: str, *chosen: str) -> list[str]:
    """What the draft of that action asks next, after choosing these in order: names of objects, other options by their
    labels."""
    path = [hands._first(verb, name)]
    for wanted in chosen:
        path += hands._keys(hands.draft(*path), [wanted])
    return labels(hands, hands.draft(*path).options)


def asked(hands: Hands) -> list[str]:
    """The options of the open decision, named in the same way."""
    return labels(hands, hands.table.open.options)


def labels(hands: Hands, offered: tuple) -> list[str]:  # type: ignore[type-arg]
    """Names of the objects that options are about; of the others what they say."""
    return sorted(hands._name(option.subject) or option.short for option in offered)
