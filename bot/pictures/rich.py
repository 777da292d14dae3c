"""A card's text as it is drawn: words in lines, keywords as chips, symbols between the words."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from bot.pictures.colours import Ink
from bot.pictures.marks import Box, Mark, Sign, Words
from bot.pictures.type import width

SYMBOLS = {"M": "might", "E": "exhausted", "A": "power_any", "R": "fury", "G": "calm", "B": "mind", "O": "body",
           "P": "chaos", "Y": "order"}
"""What stands for a symbol in a text, in brackets."""
TOKEN = re.compile(r"\[([^]]+)\]")
WORD = re.compile(r"(?:\[[^]]+\]|\S)+")
LEADING = 1.28
Shape = Literal["words", "sign", "energy", "chip"]


class Run(NamedTuple):
    """Something that stands in a line and isn't broken: words, a symbol, an amount of Energy, a keyword. `glued`: it
    follows what is before it without a space."""

    shape: Shape
    text: str
    glued: bool = False

    def wide(self, size: int) -> float:
        """How wide it is."""
        if self.shape == "words":
            return width(self.text, "regular", size)
        return width(self.text, "semibold", size - 2) + 14 if self.shape == "chip" else size * 0.95


def runs(text: str) -> list[Run]:
    """A paragraph as runs, in their order. A keyword of several words, such as “[Shield 2]”, is one."""
    return [run for word in WORD.findall(text.replace("][", "] [")) for run in _word(word)]


def _word(word: str) -> Iterator[Run]:
    """The runs of a word with something in brackets."""
    at, glued = 0, False
    for found in TOKEN.finditer(word):
        if before := word[at:found.start()]:
            yield Run("words", before, glued)
            glued = True
        inside = found[1]
        if inside in SYMBOLS:
            yield Run("sign", SYMBOLS[inside], glued)
        elif inside.isdigit():
            yield Run("energy", inside, glued)
        elif inside != ">":
            yield Run("chip", inside, glued)
        at, glued = found.end(), True
    if rest := word[at:]:
        yield Run("words", rest, glued)


def lines(paragraphs: Iterable[str], size: int, room: float) -> list[list[Run]]:
    """The paragraphs in lines of at most so much room."""
    found: list[list[Run]] = []
    space = width(" ", "regular", size)
    for text in paragraphs:
        line: list[Run] = []
        used = 0.0
        for run in runs(text):
            more = run.wide(size) + (0 if run.glued or not line else space)
            if line and used + more > room and not run.glued:
                found.append(line)
                line, used, more = [], 0.0, run.wide(size)
            line.append(run)
            used += more
        found.append(line)
    return found


def marks(line: list[Run], x: float, y: float, size: int, ink: Ink, veiled: bool) -> list[Mark]:
    """A line where it begins, on its base line. Words that follow one another are one mark."""
    found: list[Mark] = []
    space = width(" ", "regular", size)
    for run in line:
        x += 0 if run.glued or run is line[0] else space
        found += _mark(run, x, y, size, ink, veiled)
        x += run.wide(size)
    return joined(found)


def _mark(run: Run, x: float, y: float, size: int, ink: Ink, veiled: bool) -> list[Mark]:
    w, side = run.wide(size), size * 0.9
    if run.shape == "words":
        return [Words(x, y, run.text, "regular", size, ink)]
    if run.shape == "chip":
        return [Box(x, y - size * 0.98, w, size * 1.26, "zone" if veiled else "chip", 6),
                Words(x + 7, y, run.text, "semibold", size - 2, ink)]
    if run.shape == "energy":
        return [Sign(x, y - side * 0.86, side, "energy", ink),
                Words(x + side / 2, y - size * 0.13, run.text, "number", round(size * 0.6), "band", "middle")]
    domain = run.text in SYMBOLS.values() and run.text not in ("might", "exhausted", "power_any")
    return [Sign(x, y - side * 0.84, side, run.text, run.text if domain and not veiled else ink)]


def joined(found: list[Mark]) -> list[Mark]:
    """The same marks, with words that follow one another in one."""
    out: list[Mark] = []
    for mark in found:
        last = out[-1] if out else None
        if isinstance(mark, Words) and isinstance(last, Words) and mark.font == last.font == "regular":
            gap = mark.x - last.x - width(last.text, "regular", last.size)
            out[-1] = last._replace(text=f"{last.text}{' ' if gap > 1 else ''}{mark.text}")
        else:
            out.append(mark)
    return out
