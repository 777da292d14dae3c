"""How high a panel is on a phone, which is 390 pixels wide: lines that break, buttons that go into a second row.

It is reckoned from the lengths of texts, as the page of the stand-in shows them, and comes out within a line or two.
"""
from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from bot.panels.parts import Button, Panel, Picture, Row, Select, Text

WIDE, INDENTED = 300, 278
"""Pixels for texts and controls, and for the lines of a list."""
LINE, SMALL, HEADING, GAP = 22.6, 18.4, 24.0, 10
"""Pixels of a line of text, of one of small print, of a heading, and between two parts."""
FRAME, SELECT, BUTTON, BETWEEN = 26, 42, 40, 8
HAND, BOARD = 220, 200
"""Pixels of the picture of a hand of up to eight cards, and of a board."""
LETTER, BOLD, TITLE, PRINT, LABEL = 9.0, 9.9, 10.4, 7.4, 8.6
"""Pixels of a letter on the average: of a text, in bold, of a heading, of small print, of a button's label."""


def height(panel: Panel) -> int:
    """About how many pixels the panel is high."""
    parts = [part_height(part) for part in panel.parts]
    return round(FRAME + sum(parts) + GAP * max(0, len(parts) - 1))


def part_height(part: Text | Picture | Row) -> float:
    """About how many pixels one part is high."""
    if isinstance(part, Picture):
        return HAND if part.file.startswith("hand") else BOARD
    return text_height(part) if isinstance(part, Text) else row_height(part)


def text_height(text: Text) -> float:
    """The lines of a text, broken where they are too long."""
    return sum(line_height(line) for line in text.content.split("\n"))


@lru_cache(maxsize=4096)
def line_height(line: str) -> float:
    """One line of markdown as it is broken."""
    if line.startswith("### "):
        return HEADING * broken(line[4:], TITLE, WIDE)
    if line.startswith("-# "):
        return SMALL * broken(line[3:], PRINT, WIDE)
    if found := re.match(r"(-|\d+\.) ", line):
        return LINE * broken(line[found.end():], LETTER, INDENTED) + 1
    return LINE * broken(line, LETTER, WIDE)


def broken(text: str, letter: float, wide: int) -> int:
    """How many lines of that width a text takes, with letters of that width."""
    rows, left, bold = 1, float(wide), False
    for word in text.split(" "):
        bold ^= word.startswith("**")
        length = len(word.replace("*", "").replace("\\", "")) * (BOLD if bold else letter)
        bold ^= word.rstrip(".,:;").endswith("**")
        if length > left and left < wide:
            rows, left = rows + 1, float(wide)
        left -= length + letter / 2
    return rows


def row_height(row: Row) -> float:
    """A select, or buttons in as many rows as they need."""
    if any(isinstance(part, Select) for part in row.parts):
        return SELECT
    rows = wrapped(20 + LABEL * len(part.label) for part in row.parts if isinstance(part, Button))
    return BUTTON * rows + BETWEEN * (rows - 1)


def wrapped(widths: Iterable[float]) -> int:
    """How many rows controls of these widths take."""
    rows, left = 1, float(WIDE)
    for wide in widths:
        if wide > left and left < WIDE:
            rows, left = rows + 1, float(WIDE)
        left -= wide + BETWEEN
    return rows
