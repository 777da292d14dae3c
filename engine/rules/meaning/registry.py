"""Which function performs a word, which tests a filter, which answers a condition.

One table each, filled where the rule is written. The decorators take a function only for the word that it reads:
`@performs(w.Deal)` asks for a `Compiled[w.Deal]`. A function of several words is registered for each of them in a line
of its own.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Compiled, Reading
from engine.kernel.agenda import Frame
from engine.words.base import Node

N = TypeVar("N", bound=Node)
Function = TypeVar("Function")

if TYPE_CHECKING:
    Performing = Callable[[State, Frame, Compiled[N]], None]
    Fitting = Callable[[State, Reading, N, Object], bool]
    Holding = Callable[[State, Reading, N], bool]
    Measuring = Callable[[State, Reading, N], int | None]

PERFORM: dict[type[Node], Performing[Any]] = {}
"""Operation by effect word: `(game, frame, compiled)`."""
FITS: dict[type[Node], Fitting[Any]] = {}
"""Test by filter word: `(game, reading, filter, object)`."""
HOLDS: dict[type[Node], Holding[Any]] = {}
"""Answer by condition word: `(game, reading, condition)`."""
MEASURE: dict[type[Node], Measuring[Any]] = {}
"""Value of an amount word, None when the information is gone: `(game, reading, amount)`."""
POSSIBLE: dict[type[Node], Holding[Any]] = {}
"""Whether an action could be done as a cost now, by its word (203.3); a word without an entry is always possible."""
VAIN: dict[type[Node], Holding[Any]] = {}
"""Whether everybody can see that carrying out an action now would change nothing, by its word; a word without an entry
may always change something."""


def performs(word: type[N]) -> Callable[[Performing[N]], Performing[N]]:
    """Register the operation that performs an effect word. Rules: 410.2.a, 410.2.b."""
    return _into(PERFORM, word)


def fits_word(word: type[N]) -> Callable[[Fitting[N]], Fitting[N]]:
    """Register the test of a filter word."""
    return _into(FITS, word)


def holds_word(word: type[N]) -> Callable[[Holding[N]], Holding[N]]:
    """Register the answer to a condition word."""
    return _into(HOLDS, word)


def measures(word: type[N]) -> Callable[[Measuring[N]], Measuring[N]]:
    """Register the value of an amount word."""
    return _into(MEASURE, word)


def possible_if(word: type[N]) -> Callable[[Holding[N]], Holding[N]]:
    """Register the question whether an action is possible as a cost."""
    return _into(POSSIBLE, word)


def vain_if(word: type[N]) -> Callable[[Holding[N]], Holding[N]]:
    """Register the question whether carrying out an action would change nothing."""
    return _into(VAIN, word)


def _into(table: dict[type[Node], Function], word: type[Node]) -> Callable[[Function], Function]:
    def register(function: Function) -> Function:
        assert word not in table, f"{word.__name__} is registered twice"
        table[word] = function
        return function

    return register
