"""What the engine asks, and how it refuses."""
from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

DecisionKind = Literal[
    "mulligan", "act", "priority", "focus", "choose", "place", "order", "assign", "may", "pay", "confirm", "recycle"
]
"""What kind of question it is, never one per mechanic."""
ACTING: Final[frozenset[DecisionKind]] = frozenset(("act", "focus", "priority"))
"""Decisions in which a player acts, which begins a draft, or passes."""
KINDS: Final[tuple[DecisionKind, ...]] = get_args(DecisionKind)


class Option(NamedTuple):
    """One answer. `key` is semantic and at most 60 characters; `short` at most 35, `full` a sentence part; `subject` an
    object id or 0."""

    key: str
    short: str
    full: str = ""
    subject: int = 0


class Decision(NamedTuple):
    """An open question to one seat.

    Any choice of `least` to `most` options is legal; `ordered` says that their order counts. `why` is the rule that
    asks, `source` the object whose text asks (0: the rules). `draft` is set while a discretionary action is being
    composed: then the answer is one key and nobody else sees the question. `asked` is the log's seq at which it was
    asked; `together`: several players answer secretly at the same time. `upto`: how many of the options a draft asks
    for one after another, when it is more than one.
    """

    number: int
    seat: int
    kind: DecisionKind
    prompt: str
    options: tuple[Option, ...]
    least: int
    most: int
    ordered: bool
    why: str
    source: int = 0
    draft: bool = False
    asked: int = 0
    together: bool = False
    upto: int = 1

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all options, in their order."""
        return tuple([option.key for option in self.options])


class Reason(NamedTuple):
    """Why something is not possible: the rule that forbids it and our words for it."""

    rule: str
    text: str


class Refused(Exception):
    """An answer, a draft or an interjection was refused; nothing has changed. `reasons` is never empty."""

    def __init__(self, *reasons: Reason) -> None:
        super().__init__("; ".join(f"{r.text} ({r.rule})" for r in reasons))
        self.reasons = reasons


class EngineFault(Exception):
    """The engine contradicted itself, or a run passed its budget: nothing was committed, the question stays open."""
