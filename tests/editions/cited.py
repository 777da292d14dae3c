"""Which rules the engine cites, and which of them an earlier edition says nothing about."""
from __future__ import annotations

import ast
import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path

from engine.editions import CURRENT, EDITIONS
from engine.rulebook import rules
from engine.rulebook.ids import parse
from engine.rules.formats.modes import MODES

ROOT = Path(__file__).parents[2]
EARLIER = tuple(name for name in EDITIONS if name != CURRENT.name)
"""Oldest first."""


@functools.cache
def cited() -> tuple[str, ...]:
    """Every rule of the current Core Rules that the engine's code and data name, in the order of the rulebook."""
    found = {
        rule
        for path in (ROOT / "engine").rglob("*.py")
        if path.relative_to(ROOT).parts[1] != "rulebook"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for rule in _named(node)
    }
    return tuple(sorted((rule for rule in found if rule in rules()), key=lambda rule: parse(rule).order))


def _named(node: ast.AST) -> Iterator[str]:
    """The rule that a string is, and those of all modes for one such as `f"{mode.rule}.7"`."""
    match node:
        case ast.Constant(str(text)) if re.match(r"\d{3}", text):
            yield text
        case ast.JoinedStr([ast.FormattedValue(ast.Attribute(_, "rule")), ast.Constant(str(step))]):
            yield from (mode.rule + step for mode in MODES.values())


@functools.cache
def silent() -> dict[str, tuple[str, ...]]:
    """By edition, the cited rules that it says nothing about: they are taken from the current one."""
    listed: dict[str, list[str]] = json.loads(Path(__file__).with_name("silent.json").read_text("utf-8"))
    return {name: tuple(rules) for name, rules in listed.items()}
