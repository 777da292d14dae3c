"""What a test heard of its games: which answers were accepted, and by which rules the engine acted, asked and refused.

Games are heard at their one door, however many a test plays and whether they began at a `Table`, with `Game.start` or
from a save. A test that judges decks without a game says so with `judged`.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from engine.game import Draft, Entry, Game, Reason, Refused


@dataclass
class Heard:
    """Rule ids that the running test has met so far."""

    accepted: int = 0
    """Answers and interjections of players, and verdicts without a fault."""
    emitted: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)

    @property
    def rules(self) -> set[str]:
        """All of them."""
        return self.emitted | self.asked | self.refused

    def clear(self) -> None:
        """Forget everything: another test begins."""
        self.accepted = 0
        for rules in (self.emitted, self.asked, self.refused):
            rules.clear()

    @contextmanager
    def deaf(self) -> Iterator[None]:
        """What is tried meanwhile, by the checks after every answer, is nothing that the test shows."""
        kept = self.accepted, set(self.emitted), set(self.asked), set(self.refused)
        yield
        self.accepted, self.emitted, self.asked, self.refused = kept

    def entry(self, entry: Entry) -> None:
        """An answer was accepted. What a standing instruction passes by itself is no answer of a player."""
        self.accepted += entry.by == "player"
        self.emitted.update(event.rule for event in entry.events)

    def waiting(self, game: Game) -> None:
        """What the game has done so far this turn, and what it asks now."""
        self.emitted.update(event.rule for event in game._state.events)
        self.asked.update(decision.why for decision in game._state.open)

    def no(self, reasons: Iterable[Reason]) -> None:
        """Something was refused, or would be."""
        self.refused.update(reason.rule for reason in reasons)


HEARD = Heard()
"""Of the running test."""


def judged(reasons: Sequence[Reason]) -> list[str]:
    """The rules by which something without a game, such as a deck, was refused. Without a fault it was accepted, which
    counts as an answer."""
    HEARD.no(reasons)
    HEARD.accepted += not reasons
    return [reason.rule for reason in reasons]


def listen() -> None:
    """Hear every game of this process from now on; telling it twice changes nothing."""
    if Game.pending is not _pending:
        for name, heard in _DOORS.items():
            setattr(Game, name, heard)
        Draft.choose = _choose  # type: ignore[method-assign]


def _refusing(method: Callable[..., Any], *args: Any, **named: Any) -> Any:
    try:
        return method(*args, **named)
    except Refused as refused:
        HEARD.no(refused.reasons)
        raise


def _entering(method: Callable[..., Entry]) -> Callable[..., Entry]:
    def entered(game: Game, *args: Any, **named: Any) -> Entry:
        HEARD.asked.update(decision.why for decision in game._state.open)
        entry: Entry = _refusing(method, game, *args, **named)
        HEARD.entry(entry)
        HEARD.waiting(game)
        return entry

    return entered


def _beginning(method: Callable[..., Game]) -> Callable[..., Game]:
    def began(*args: Any, **named: Any) -> Game:
        game: Game = _refusing(method, *args, **named)
        HEARD.waiting(game)
        return game

    return began


_plain_pending, _plain_draft, _plain_compose, _plain_choose, _plain_why_not = (
    Game.pending, Game.draft, Game.compose, Draft.choose, Game.why_not,
)


def _pending(game: Game) -> Any:
    HEARD.waiting(game)
    return _plain_pending(game)


def _draft(game: Game, *args: Any) -> Any:
    question = _refusing(_plain_draft, game, *args)
    HEARD.asked.add(question.why)
    return question


def _compose(game: Game, *args: Any) -> Any:
    draft = _refusing(_plain_compose, game, *args)
    HEARD.asked.update(decision.why for decision in draft.state.open)
    return draft


def _choose(draft: Draft, key: str) -> None:
    _refusing(_plain_choose, draft, key)
    HEARD.asked.update(decision.why for decision in draft.state.open)


def _why_not(game: Game, *args: Any) -> Any:
    reasons = _plain_why_not(game, *args)
    HEARD.no(reasons)
    return reasons


_DOORS: dict[str, Any] = {
    "start": staticmethod(_beginning(Game.start)), "restore": staticmethod(_beginning(Game.restore)),
    "pending": _pending, "draft": _draft, "answer": _entering(Game.answer), "adopt": _entering(Game.adopt),
    "interject": _entering(Game.interject), "compose": _compose,
    "why_not": _why_not,
}
