"""Fonts: measuring a line, breaking a text into lines, and fitting it into a width."""
from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from PIL import ImageFont, features

from bot.pictures.marks import Font

FILES: dict[Font, str] = {
    "regular": "Inter-Regular", "medium": "Inter-Medium", "semibold": "Inter-SemiBold", "bold": "Inter-Bold",
    "number": "InterDisplay-Bold", "narrow": "InterNarrow-Bold", "narrow medium": "InterNarrow-Medium",
}
DRAWN = re.compile("[\u0020-\u007e\u00a0-\u024f\u02bc-\u02dd\u0370-\u03ff\u0400-\u04ff\u1e00-\u1eff\u2010-\u203f"
                   "\u20a0-\u20bf\u2190-\u2199\u2122\u2212]*")
"""What the shipped fonts have letters for."""
SHAPED = features.check("raqm")
"""Whether Pillow can kern and has digits of one width here."""


@lru_cache(400)
def face(font: Font, size: int) -> ImageFont.FreeTypeFont:
    """A font at a size in pixels."""
    path = files("bot.pictures") / "fonts" / f"{FILES[font]}.otf"
    engine = ImageFont.Layout.RAQM if SHAPED else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(path), size, layout_engine=engine)


def special(font: Font) -> list[str] | None:
    """The features that are turned on for a font."""
    return ["tnum", "lnum"] if font == "number" and SHAPED else None


@lru_cache(20_000)
def width(text: str, font: Font, size: int) -> float:
    """How wide a line is, in pixels."""
    return float(face(font, size).getlength(text, features=special(font)))


def shown_name(name: str, seat: int) -> str:
    """A player's name, or “Player 2” where the fonts have no letters for it."""
    clean = " ".join(name.split())
    return clean if clean and DRAWN.fullmatch(clean) else f"Player {seat + 1}"


def shortened(text: str, font: Font, size: int, room: float) -> str:
    """The text, or as much of it as fits, with “…”."""
    if width(text, font, size) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip(" ,.-") + "…"
        if width(short, font, size) <= room:
            return short
    return "…"


def broken(text: str, font: Font, size: int, room: float) -> list[str]:
    """The text in lines, broken between words; a word that is too wide is shortened."""
    rows: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and width(longer, font, size) > room:
            rows.append(line)
            longer = word
        line = longer
    rows.append(line)
    return [shortened(row, font, size, room) for row in rows]


@lru_cache(8_000)
def fitted(text: str, font: Font, sizes: Sequence[int], room: float, most: int) -> tuple[int, tuple[str, ...]]:
    """The largest of the sizes at which no word is cut and at most so many lines are used, and these lines; at the
    smallest the rest is “…”."""
    for size in sizes:
        rows = broken(text, font, size, room)
        if len(rows) <= most and not any(row.endswith("…") for row in rows):
            return size, tuple(rows)
    rows = broken(text, font, sizes[-1], room)
    if len(rows) > most:
        last = shortened(" ".join(text.split()), font, sizes[-1], room) if most == 1 else shortened(
            " ".join(rows[most - 1:]), font, sizes[-1], room)
        rows = [*rows[:most - 1], last]
    return sizes[-1], tuple(rows)
