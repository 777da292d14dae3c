"""`python -m tests.words > docs/words.md`: the page of all words, with examples from shipped cards and test cards."""
from __future__ import annotations

import ast
import functools
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

from cards.catalogue import CARDS
from cards.tools.words import Example, page
from engine.words.card import Card
from engine.words.saying.say import say_line
from tests.lacking import section
from tests.table import EXTRA

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = {card.name for card in CARDS.values()}
LONGEST = 160
"""The longest declaration that serves as an example."""


def all_cards() -> list[Card]:
    """Every shipped card and every test card of every test module."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if "EXTRA" in path.read_text(encoding="utf-8"):
            importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    return [*CARDS.values(), *EXTRA]


@functools.cache
def declared() -> dict[str, list[tuple[str, frozenset[str]]]]:
    """By the code of each card the lines of its text as they are declared, and the names in them."""
    found: dict[str, list[tuple[str, frozenset[str]]]] = {}
    for folder in ("cards", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            if ").text(" in source:
                found.update(_lines_of(source))
    return found


def _lines_of(source: str) -> Iterator[tuple[str, list[tuple[str, frozenset[str]]]]]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(ast.Attribute(ast.Call(_, [ast.Constant(str(code)), *_]), "text"), args):
                named = [frozenset(part.id for part in ast.walk(one) if isinstance(part, ast.Name)) for one in args]
                text = [" ".join((ast.get_source_segment(source, one) or "").split()) for one in args]
                yield code, list(zip(text, named, strict=True))


def examples() -> list[Example]:
    """Lines of cards with their declaration: those of shipped cards first, then the shorter ones."""
    found = []
    for card in all_cards():
        lines = declared().get(card.code, [])
        if len(lines) != len(card.lines):
            continue  # its text is put together somewhere else
        for line, (source, named) in zip(card.lines, lines, strict=True):
            if len(source) <= LONGEST:
                example = Example(card.name, source, _said(line, card), named)
                found.append((card.name not in SHIPPED, len(source), card.name, example))
    return [row[3] for row in sorted(found, key=lambda row: row[:3])]


def _said(line: object, card: Card) -> str:
    return " / ".join(say_line(line, card).split("\n"))  # type: ignore[arg-type]  # lines of a card are nodes


def whole_page() -> str:
    """The page: what is read off the words, and the part that is written by hand."""
    return page(examples()) + section()


if __name__ == "__main__":
    sys.stdout.write(whole_page())
