"""What a test names of an action, and what becomes of it while the action is composed.

The engine asks nobody where there is no choice. A verb hears such choices too: what was named has to be what was taken,
and everything that was named has to be used up, so that a test that names the wrong target, place or cost fails. """
from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.board.state import State
from engine.kernel.decision import Option

Names = Sequence[str] | str


class Taken(NamedTuple):
    """A choice of a draft that the engine made without asking, as there was nothing else."""

    kind: str
    why: str
    prompt: str
    options: tuple[Option, ...]


_TAKEN: list[Taken] = []
_plain_choose = State.choose


def _choose(g: State, seat: int, kind: str, prompt: str, options: Sequence[Option], **how: Any) -> tuple[str, ...]:
    answered = g.answering
    keys = _plain_choose(g, seat, kind, prompt, options, **how)
    # what is tried on a fork, to find out what may be offered, is no choice
    if g.answering == answered and how.get("draft") and not g.trying:
        _TAKEN.append(Taken(kind, how["why"], prompt, tuple(option for option in options if option.key in keys)))
    return keys


State.choose = _choose  # type: ignore[method-assign,assignment]


@contextmanager
def hearing() -> Iterator[list[Taken]]:
    """What the engine takes meanwhile without asking, in order."""
    _TAKEN.clear()
    yield _TAKEN


def listed(names: Names) -> list[str]:
    """One name, or several in order."""
    return ([names] if names else []) if isinstance(names, str) else list(names)


@dataclass
class Named:
    """What a test names of one action, each in the order in which it is chosen; `left` over at the end is what nobody
    asked for."""

    on: list[str] = field(default_factory=list)
    """Targets, players and modes."""
    to: list[str] = field(default_factory=list)
    """Places: where it enters, or where what it moves goes."""
    paying: list[str] = field(default_factory=list)
    """What is given up for costs."""
    extra: list[str] = field(default_factory=list)
    """Optional additional costs that are paid: “accelerate”, “repeat”, or words of how they are offered."""
    price: list[str] = field(default_factory=list)
    """For which of several costs it is played."""
    spending: list[str] = field(default_factory=list)
    """How it is paid: “in order”, or by hand with these."""
    first: list[str] = field(default_factory=list)
    """Which part of the cost is paid before the others."""
    keep: bool = False
    """Whether Priority is kept."""

    spoken: frozenset[str] = field(init=False, default=frozenset())
    """The fields that the test said anything for."""

    def __post_init__(self) -> None:
        self.spoken = frozenset(self.left())

    def speaks_of(self, which: str) -> bool:
        """Whether the test named anything of that kind, used up or not."""
        return which in self.spoken

    def left(self) -> dict[str, object]:
        """What was named and not used up."""
        return {name: value for name, value in vars(self).items() if value and name != "spoken"}
