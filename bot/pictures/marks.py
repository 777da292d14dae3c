"""What a picture is made of before it has pixels: plain values with places in pixels, which tests look at.

A scene places parts; a part is a rectangle of one ground colour with marks on it, and equal parts are drawn once.
"""
from __future__ import annotations

from typing import Literal, NamedTuple

from bot.pictures.colours import Ink

Font = Literal["regular", "medium", "semibold", "bold", "number", "narrow", "narrow medium"]
Anchor = Literal["left", "middle", "right"]
Corners = tuple[bool, bool, bool, bool]
ALL: Corners = (True, True, True, True)


class Box(NamedTuple):
    """A box with round corners (upper left, upper right, lower right, lower left), filled, with a line, or both."""

    x: float
    y: float
    w: float
    h: float
    fill: Ink = ""
    radius: float = 0
    line: Ink = ""
    width: float = 2
    corners: Corners = ALL
    dashed: bool = False


class Words(NamedTuple):
    """One line of text; `y` is its base line."""

    x: float
    y: float
    text: str
    font: Font
    size: int
    ink: Ink
    anchor: Anchor = "left"


class Sign(NamedTuple):
    """A symbol of `symbols.json` in a square."""

    x: float
    y: float
    size: float
    name: str
    ink: Ink


class Hatch(NamedTuple):
    """Diagonal lines over a rectangle."""

    x: float
    y: float
    w: float
    h: float
    ink: Ink


class Stroke(NamedTuple):
    """Lines through points; `closed` joins the last of each with its first, `clip` is the rectangle beyond which they
    end."""

    lines: tuple[tuple[tuple[float, float], ...], ...]
    ink: Ink
    width: float = 1.5
    closed: bool = False
    clip: tuple[float, float, float, float] = (0, 0, 0, 0)
    dashed: bool = False


Mark = Box | Words | Sign | Hatch | Stroke


class Part(NamedTuple):
    """A rectangle of one ground with marks on it. `disc`: only the circle in it is drawn, over what is there."""

    w: float
    h: float
    ground: Ink
    marks: tuple[Mark, ...]
    disc: bool = False


class Placed(NamedTuple):
    """A part at its place in the picture."""

    x: float
    y: float
    part: Part


class Scene(NamedTuple):
    """A whole picture: what is placed later lies above. Everything is drawn `scale` times as large."""

    w: int
    h: int
    ground: Ink
    placed: tuple[Placed, ...]
    scale: float = 1.0


def seat_chip(x: float, y: float, seat: int, size: int = 28) -> tuple[Mark, ...]:
    """A player as a square with their number."""
    return (Box(x, y, size, size, f"seat {seat}", 7),
            Words(x + size / 2, y + size * 0.77, str(seat + 1), "number", round(size * 0.75), "seat ink", "middle"))


def disc(text: str, size: int = 24) -> Part:
    """A number of a chain item or a letter of an option, with a dark rim."""
    whole = size + 6
    marks = (Box(3, 3, size, size, "inverse", size / 2),
             Words(whole / 2, whole / 2 + size * 0.28, text, "number", round(size * 0.76), "inverse ink", "middle"))
    return Part(whole, whole, "table", marks, disc=True)
