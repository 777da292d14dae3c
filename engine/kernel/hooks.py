"""Questions that a lower room asks and a higher one answers.

The board doesn't know the rules, and a batch doesn't know how costs are paid; yet each of them asks about it in one
place. There the lower room declares a hook with a type, and the module that knows the answer registers it. So imports
keep pointing one way.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Hook(Generic[P, R]):
    """One question; `name` says it in words. Calling it before somebody has registered an answer raises
    RuntimeError."""

    __slots__ = ("answer", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.answer: Callable[P, R] | None = None

    def answers(self, function: Callable[P, R]) -> Callable[P, R]:
        """Register the function that answers, as a decorator. Raises RuntimeError if there is one already."""
        if self.answer is not None:
            raise RuntimeError(f"“{self.name}” is answered twice")
        self.answer = function
        return function

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """The answer."""
        if self.answer is None:
            raise RuntimeError(f"nobody answers “{self.name}”")
        return self.answer(*args, **kwargs)
