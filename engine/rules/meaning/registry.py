"""Which function performs a word, which tests a filter, which answers a condition: one table each, filled where the rule is written."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from engine.words.base import Node

if TYPE_CHECKING:
    from engine.board.objects import Object
    from engine.board.state import State

Function = TypeVar("Function", bound=Callable[..., Any])

PERFORM: dict[type[Node], Callable[[Any, Any, Any], None]] = {}
"""Operation by effect word: `(game, frame, compiled)`."""
FITS: dict[type[Node], Callable[[State, Any, Any, Object], bool]] = {}
"""Test by filter word: `(game, context, filter, object)`."""
HOLDS: dict[type[Node], Callable[[State, Any, Any], bool]] = {}
"""Answer by condition word: `(game, context, condition)`."""

MEASURE: dict[type[Node], Callable[[State, Any, Any], int | None]] = {}
"""Value of an amount word, None when the information is gone: `(game, context, amount)`."""


def measures(word: type[Node]) -> Callable[[Function], Function]:
    """Register the value of an amount word."""
    return _into(MEASURE, word)


POSSIBLE: dict[type[Node], Callable[[State, Any, Any], bool]] = {}
"""Whether an action could be done as a cost now, by its word (203.3); a word without an entry is always possible."""


def possible_if(word: type[Node]) -> Callable[[Function], Function]:
    """Register the question whether an action is possible as a cost."""
    return _into(POSSIBLE, word)


def performs(word: type[Node]) -> Callable[[Function], Function]:
    """Register the operation that performs an effect word."""
    return _into(PERFORM, word)


def fits_word(word: type[Node]) -> Callable[[Function], Function]:
    """Register the test of a filter word."""
    return _into(FITS, word)


def holds_word(word: type[Node]) -> Callable[[Function], Function]:
    """Register the answer to a condition word."""
    return _into(HOLDS, word)


def _into(table: dict[type[Node], Any], word: type[Node]) -> Callable[[Function], Function]:
    def register(function: Function) -> Function:
        assert word not in table, f"{word.__name__} is registered twice"
        table[word] = function
        return function

    return register
