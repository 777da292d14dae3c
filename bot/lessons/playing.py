"""Playing a lesson: what its player answers is tried, judged by the step, and made or explained."""
from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bot.lessons.course import LESSONS
from bot.lessons.deeds import deed_of, happened, keys_of
from bot.lessons.lesson import KEEPER, PUPIL, Deed, Lesson, Step, What, Why
from cards.catalogue import CARDS
from cards.training import TRAINING
from engine.game import Game, catalogue_of
from engine.kernel.decision import Decision
from engine.rules.formats.decks import faults
from engine.rules.formats.legality import Catalogue
from engine.standing import standing_answer

SECRET = bytes(32)
"""The chance of every lesson: what happens is the same for everybody."""
ATTEMPT = 1000
"""So many questions no lesson asks: each attempt numbers its own from the next thousand on."""
MOST = 60
"""Answers of the other player, or that need nobody, in a row."""


class Astray(Exception):
    """That answer isn't what the step is about: it is explained, and nothing has changed."""

    def __init__(self, *why: Why) -> None:
        super().__init__("; ".join(one.text for one in why))
        self.why = why


class Outdated(Exception):
    """What was kept of a lesson fits this version no longer: it begins anew."""


@cache
def catalogue() -> Catalogue:
    """All cards that a lesson can be played with: those of the catalogue, and training cards."""
    return catalogue_of([*CARDS.values(), *TRAINING])


@dataclass
class Run:
    """A lesson that somebody plays: the step at which they are, how many of its replies have been given, the game now
    and as the step began, with how many were `given` then, and what is being composed, for the question of a
    number."""

    lesson: Lesson
    game: Game | None
    step: int = 0
    replied: int = 0
    given: int = 0
    began: Game | None = None
    number: int = 0
    path: tuple[str, ...] = ()

    @classmethod
    def start(cls, lesson: Lesson, name: str, attempt: int = 0) -> Run:
        """A lesson from its beginning, for a player of that name. `attempt`: another one has other questions, so that
        old buttons answer none of them."""
        game = None
        if lesson.position is not None:
            game = Game.at(lesson.position.named(name, "Keeper"), SECRET, catalogue(), attempt * ATTEMPT)
        run = cls(lesson, game)
        run._begin()
        return run

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.step >= len(self.lesson.steps)

    @property
    def now(self) -> Step:
        """The step that is open. Raises IndexError when there is none."""
        return self.lesson.steps[self.step]

    @property
    def decision(self) -> Decision | None:
        """What the player is asked, if the step asks for anything."""
        if self.over or not self.now.task or self.game is None:
            return None
        return next((one for one in self.game.pending() if one.seat == PUPIL), None)

    def _begin(self) -> None:
        """Begin the step: the other player may have something to do first."""
        self.replied, self.number, self.path = 0, 0, ()
        if self.game is not None and not self.over:
            self.replied, _ = settled(self.game, self.now, 0)
        self.given = self.replied
        self.began = self.game.fork() if self.game is not None else None

    def onward(self) -> None:
        """Go on from a step that is only read. In a step with a task it does nothing; and as no two steps in a row are
        only read, a second click skips none."""
        if not self.over and not self.now.task:
            self.step += 1
            self._begin()

    def again(self) -> None:
        """Go back to where the step began."""
        if self.began is not None:
            self.game = self.began.fork()
            self.replied, self.number, self.path = self.given, 0, ()

    def answer(self, number: int, keys: Sequence[str]) -> None:
        """Make the player's answer, with what follows from it. Raises `Astray` where the step explains it, and what the
        engine raises; then nothing has changed."""
        assert self.game is not None
        decision = next(one for one in self.game.pending() if one.number == number and one.seat == PUPIL)
        deed, fork = deed_of(self.game, decision, keys), self.game.fork()
        entry = fork.answer(number, PUPIL, keys)
        replied, more = settled(fork, self.now, self.replied)
        found = [*happened(entry, self.game, fork), *more]
        done = judged(self.now, decision, deed, found)
        self.game, self.replied, self.number, self.path = fork, replied, 0, ()
        if done:
            self.step += 1
            self._begin()

    def build(self, choice: str) -> None:
        """Choose what a deck lacks. Raises `Astray` with what the rules of decks have against it."""
        decks = self.now.build.decks if not self.over and self.now.build is not None else {}
        if choice not in decks:
            raise KeyError(choice)
        wrong = faults(decks[choice], catalogue())
        if wrong:
            raise Astray(*(Why(reason.rule, reason.text) for reason in wrong))
        self.step += 1

    # --- keeping

    def save(self) -> str:
        """The run as it is stored; it holds the hand of the other player and the secret."""
        games = [game.save().decode() if game is not None else "" for game in (self.game, self.began)]
        pins = self.game.pins().decode() if self.game is not None else ""
        return json.dumps([self.step, self.replied, self.given, self.number, self.path, games, pins])

    @classmethod
    def restore(cls, name: str, data: str) -> Run:
        """The run that was stored. Raises `Outdated` for one that this version can't go on with."""
        lesson = lesson_named(name)
        try:
            step, replied, given, number, path, games, pins = json.loads(data)
            game, began = (Game.restore(one.encode(), pins.encode(), catalogue()) if one else None for one in games)
        except Exception as wrong:
            raise Outdated(name) from wrong
        if lesson is None or step >= len(lesson.steps) or (game is None) != (lesson.position is None):
            raise Outdated(name)
        return cls(lesson, game, step, replied, given, began, number, tuple(path))


def judged(step: Step, decision: Decision, deed: Deed, found: Sequence[What]) -> bool:
    """Whether the step is done by that. Raises `Astray` for what it explains."""
    for check, why in step.wrong:
        if check.holds(deed, found):
            raise Astray(why)
    if step.done and all(check.holds(deed, found) for check in step.done):
        return True
    acting = decision.kind in ("act", "focus", "priority")
    if acting and not any(check.holds(deed, found) for check in step.also):
        raise Astray(step.otherwise)
    return False


def settled(game: Game, step: Step, replied: int) -> tuple[int, list[What]]:
    """Let the other player answer, and what needs nobody be answered, until the player is asked: how many replies have
    been given then, and what happened."""
    found: list[What] = []
    for _ in range(MOST):
        asked = next(iter(game.pending()), None)
        if asked is None:
            break
        keys = standing_answer(game, asked)
        if asked.seat == KEEPER:
            scripted = keys_of(game, asked, step.replies[replied]) if replied < len(step.replies) else None
            replied += scripted is not None
            keys = scripted or keys or default(asked)
        if keys is None:
            break
        before = game.fork()
        found += happened(game.answer(asked.number, asked.seat, keys, by="standing"), before, game)
    return replied, found


def default(asked: Decision) -> tuple[str, ...]:
    """What the other player answers where the script says nothing: go on, or as little as can be."""
    going = [key for key in ("pass", "end", "no", "none", "done") if key in asked.keys]
    return tuple(going[:1]) or asked.keys[:asked.least]


def lesson_named(name: str) -> Lesson | None:
    """The lesson with that key."""
    return next((one for one in LESSONS if one.name == name), None)
