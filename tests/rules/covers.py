"""`@covers("465.2.d")`: which rules a test is about, and the check that the engine itself cites one of them while the test runs."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest

from engine.game import Game, Refused
from engine.rulebook import parse

Test = Callable[..., None]


def covers(*ids: str) -> Callable[[Test], Test]:
    """The rules that a test is about. At least one of them, or one above or below it, has to be cited by an event, a decision or a refusal
    of the games that the test plays. Raises `BadRuleId` for what is no rule."""
    for id in ids:
        parse(id)

    def mark(test: Test) -> Test:
        @wraps(test)
        def checked(*args: Any, **named: Any) -> None:
            with listening() as cited:
                test(*args, **named)
            assert not cited or any(related(id, rule) for id in ids for rule in cited - {ANSWERED}), f"{ids} not among {sorted(cited)}"

        return pytest.mark.covers(*ids)(checked)

    return mark


def example(id: str, rule: str = "") -> Callable[[Test], Test]:
    """The worked example of the official rules that a test plays, “355.9.a#1”. It counts only if an answer was accepted and the games cited its
    rule, or the one it illustrates, named beside it."""
    return played("example", id, rule or id.partition("#")[0])


def ruling(id: str, rule: str = "") -> Callable[[Test], Test]:
    """The official ruling that a test plays, “R121”, with the rule that it rests on."""
    return played("ruling", id, rule)


def played(kind: str, id: str, rule: str) -> Callable[[Test], Test]:
    """A mark of that kind on a test, which has to see an accepted answer, and that rule cited."""
    if rule:
        parse(rule)

    def mark(test: Test) -> Test:
        @wraps(test)
        def checked(*args: Any, **named: Any) -> None:
            with listening() as cited:
                test(*args, **named)
            assert ANSWERED in cited, f"{id}: no answer was accepted"
            assert not rule or any(related(rule, other) for other in cited - {ANSWERED}), f"{id}: {rule} is not among {sorted(cited)}"

        return getattr(pytest.mark, kind)(id)(checked)

    return mark


ANSWERED = "an answer was accepted"


def related(a: str, b: str) -> bool:
    """Whether the rules are the same, or one stands under the other."""
    return a == b or a.startswith(b + ".") or b.startswith(a + ".")


@contextmanager
def listening() -> Iterator[set[str]]:
    """Every rule that games cite meanwhile."""
    cited: set[str] = set()
    pending, draft, answer, interject, why_not = Game.pending, Game.draft, Game.answer, Game.interject, Game.why_not

    def heard_pending(game: Game) -> Any:
        cited.update(event.rule for event in game._state.events)
        cited.update(decision.why for decision in pending(game))
        return pending(game)

    def heard_draft(game: Game, *args: Any) -> Any:
        question = refusing(draft, game, *args)
        cited.add(question.why)
        return question

    def heard_answer(game: Game, *args: Any, **named: Any) -> Any:
        entry = refusing(answer, game, *args, **named)
        cited.add(ANSWERED)
        cited.update(event.rule for event in entry.events)
        return entry

    def heard_interject(game: Game, *args: Any, **named: Any) -> Any:
        entry = refusing(interject, game, *args, **named)
        cited.update(event.rule for event in entry.events)
        return entry

    def heard_why_not(game: Game, *args: Any) -> Any:
        reasons = why_not(game, *args)
        cited.update(reason.rule for reason in reasons)
        return reasons

    def refusing(method: Callable[..., Any], *args: Any, **named: Any) -> Any:
        try:
            return method(*args, **named)
        except Refused as refused:
            cited.update(reason.rule for reason in refused.reasons)
            raise

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "pending", heard_pending)
        patch.setattr(Game, "draft", heard_draft)
        patch.setattr(Game, "answer", heard_answer)
        patch.setattr(Game, "interject", heard_interject)
        patch.setattr(Game, "why_not", heard_why_not)
        yield cited
