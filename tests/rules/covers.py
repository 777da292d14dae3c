"""What a test is about: `@covers("465.2.d")` a rule, `@example("355.9.a#1")` a worked example, `@ruling("R121")` an
official ruling, `@switch("pool.empties")` what editions of the rules do otherwise.

The marks are checked when the test has passed (`tests/conftest.py`), against what the engine itself emitted, asked and
refused meanwhile.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.rulebook import parse
from tests.conformance.data import earlier_examples, examples, rulings, switches
from tests.hearing import Heard, judged

__all__ = ["covers", "example", "judged", "ruling", "switch", "unmet"]

Test = Callable[..., Any]


def covers(*ids: str) -> Callable[[Test], Test]:
    """The rules that a test shows, whether the game cites them or not: many rules only decide what a value is. Raises
    `BadRuleId` for what is no rule."""
    for id in ids:
        parse(id)
    return pytest.mark.covers(*ids)


def example(id: str, rule: str = "") -> Callable[[Test], Test]:
    """The worked example of the official rules that a test plays, perhaps one of an earlier edition, such as
    `v1.0:530.1#1`. An answer has to be accepted, and the games have to cite its rule, or another one that it
    illustrates, named beside it. A test that plays several examples carries several marks."""
    if id not in examples() and id not in earlier_examples():
        raise ValueError(f"there is no example {id}")
    if rule:
        parse(rule)
    return pytest.mark.example(id, rule)


def ruling(id: str, rule: str = "") -> Callable[[Test], Test]:
    """The official ruling that a test plays: an answer has to be accepted, and the rule cited if one is named."""
    if id not in rulings():
        raise ValueError(f"there is no ruling {id}")
    if rule:
        parse(rule)
    return pytest.mark.ruling(id, rule)


def switch(name: str) -> Callable[[Test], Test]:
    """What editions of the rules do otherwise: the test plays one position by both and asserts both outcomes."""
    if name not in switches():
        raise ValueError(f"no edition differs in {name}")
    return pytest.mark.switch(name)


def unmet(marks: Iterator[pytest.Mark], heard: Heard) -> list[str]:
    """What the marks promise and the test didn't show, one sentence each."""
    found = []
    for mark in marks:
        if mark.name in ("example", "ruling"):
            id = mark.args[0]
            if not heard.accepted:
                found.append(f"{mark.name} {id}: no answer was accepted")
            wanted = illustrated(mark)
            if wanted and not any(under(rule, one) for rule in heard.rules for one in wanted):
                found.append(f"{mark.name} {id}: rule {' or '.join(wanted)} was not cited, only {listed(heard.rules)}")
    return found


def illustrated(mark: pytest.Mark) -> list[str]:
    """The rules of which one has to be cited for an example or ruling; none for a ruling that names no rule."""
    id, rule = mark.args
    own = [id.partition("#")[0]] if mark.name == "example" else []
    return [*own, rule] if rule else own


def under(rule: str, wanted: str) -> bool:
    """Whether the rule is the wanted one or one of its parts: who cites 355.4.a has followed 355.4, but not the other
    way round."""
    return rule == wanted or rule.startswith(wanted + ".")


def listed(rules: set[str]) -> str:
    """The rules in the order of the documents, for a message."""
    return ", ".join(sorted(rules, key=lambda rule: parse(rule).order)) or "none"
