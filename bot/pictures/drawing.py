"""From a scene to a PNG: parts are drawn once, brought into the fixed palette and kept; a picture is pasted of them.

Only one thread draws (`studio.py`), so the caches need no lock.
"""
from __future__ import annotations

import io
import json
import math
import re
from collections import OrderedDict
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from PIL import Image, ImageDraw

from bot.pictures.colours import RGB, Theme, palette, rgb
from bot.pictures.marks import ALL, Box, Corners, Font, Hatch, Mark, Part, Scene, Sign, Stroke, Words
from bot.pictures.type import face, special, width

KEPT = 24 * 1024 * 1024
"""Bytes of drawn parts that are kept; what was used longest ago goes first."""
FINER = 4
"""Round things are drawn so many times as large and reduced, which makes their edges smooth."""
PRESSED = 4
"""How hard zlib tries."""
STEPS = [round(round(value / 255 * 4) * 255 / 4) for value in range(256)]
"""The edges of letters have so few steps between ink and ground: a smaller file, and nobody sees it."""
Key = tuple[Part, Theme, float]


class Parts:
    """Drawn parts, as many as fit into so many bytes."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Key, Image.Image] = OrderedDict()

    def get(self, part: Part, theme: Theme, scale: float) -> Image.Image:
        """A part, drawn now unless it is still there."""
        key = (part, theme, scale)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = drawn(part, theme, scale)
            self.size += found.width * found.height
            while self.size > self.most and len(self._kept) > 1:
                _, old = self._kept.popitem(last=False)
                self.size -= old.width * old.height
        else:
            self._kept.move_to_end(key)
        return found


PARTS = Parts()


def painted(scene: Scene, theme: Theme, parts: Parts = PARTS) -> Image.Image:
    """The picture of a scene, in the palette of the theme."""
    scale = scene.scale
    size = (round(scene.w * scale), round(scene.h * scale))
    picture = Image.new("P", size, _index(rgb(scene.ground, theme), theme))
    picture.putpalette(_flat(theme))
    for x, y, part in scene.placed:
        image = parts.get(part, theme, scale)
        at = (round(x * scale), round(y * scale))
        picture.paste(image, at, _round_mask(image.width) if part.disc else None)
    return picture


def png(scene: Scene, theme: Theme, parts: Parts = PARTS) -> bytes:
    """The picture of a scene as a file."""
    out = io.BytesIO()
    painted(scene, theme, parts).save(out, "PNG", compress_level=PRESSED)
    return out.getvalue()


def drawn(part: Part, theme: Theme, scale: float) -> Image.Image:
    """One part in the palette of the theme."""
    image = Image.new("RGB", (max(1, round(part.w * scale)), max(1, round(part.h * scale))), rgb(part.ground, theme))
    for mark in part.marks:
        _draw(image, mark, theme, scale)
    return image.quantize(palette=_palette_image(theme), dither=Image.Dither.NONE)


def _draw(image: Image.Image, mark: Mark, theme: Theme, scale: float) -> None:
    if isinstance(mark, Box):
        _draw_box(image, mark, theme, scale)
    elif isinstance(mark, Words):
        _draw_words(image, mark, theme, scale)
    elif isinstance(mark, Sign):
        side = max(1, round(mark.size * scale))
        at = (round(mark.x * scale), round(mark.y * scale))
        image.paste(rgb(mark.ink, theme), (*at, at[0] + side, at[1] + side), sign_mask(mark.name, side))
    elif isinstance(mark, Hatch):
        _draw_hatch(image, mark, theme, scale)
    else:
        _draw_stroke(image, mark, theme, scale)


def _draw_words(image: Image.Image, mark: Words, theme: Theme, scale: float) -> None:
    size = round(mark.size * scale)
    wide = width(mark.text, mark.font, size)
    x = round(mark.x * scale - {"left": 0, "middle": 0.5, "right": 1}[mark.anchor] * wide)
    mask = words_mask(mark.text, mark.font, size, round(wide) + 8)
    left, top = x - 4, round(mark.y * scale) - size
    image.paste(rgb(mark.ink, theme), (left, top, left + mask.width, top + mask.height), mask)


def _draw_box(image: Image.Image, mark: Box, theme: Theme, scale: float) -> None:
    x, y = round(mark.x * scale), round(mark.y * scale)
    w, h = round((mark.x + mark.w) * scale) - x, round((mark.y + mark.h) * scale) - y
    radius = min(round(mark.radius * scale), w // 2, h // 2)
    if w < 1 or h < 1:
        return
    line = max(1, round(mark.width * scale)) if mark.line else 0
    if line and not mark.dashed:
        under = image.crop((x, y, x + w, y + h)) if not mark.fill else None
        image.paste(rgb(mark.line, theme), (x, y, x + w, y + h), box_mask(w, h, radius, mark.corners))
        inside = (x + line, y + line, x + w - line, y + h - line)
        mask = box_mask(w - 2 * line, h - 2 * line, max(0, radius - line), mark.corners)
        if under is None:
            image.paste(rgb(mark.fill, theme), inside, mask)
        else:
            image.paste(under.crop((line, line, w - line, h - line)), inside, mask)
    elif mark.fill:
        image.paste(rgb(mark.fill, theme), (x, y, x + w, y + h), box_mask(w, h, radius, mark.corners))
    if mark.dashed:
        _dash_box(image, (x, y, x + w - 1, y + h - 1), line, rgb(mark.line, theme))


def _dash_box(image: Image.Image, box: tuple[int, int, int, int], line: int, colour: RGB) -> None:
    pen, (left, top, right, bottom) = ImageDraw.Draw(image), box
    on = 6 if right - left > 40 else 3
    for x in range(left + on + 1, right - on, 2 * on):
        pen.rectangle((x, top, min(x + on - 1, right), top + line - 1), colour)
        pen.rectangle((x, bottom - line + 1, min(x + on - 1, right), bottom), colour)
    for y in range(top + on + 1, bottom - on, 2 * on):
        pen.rectangle((left, y, left + line - 1, min(y + on - 1, bottom)), colour)
        pen.rectangle((right - line + 1, y, right, min(y + on - 1, bottom)), colour)


def _draw_hatch(image: Image.Image, mark: Hatch, theme: Theme, scale: float) -> None:
    x, y, w, h = (round(value * scale) for value in mark[:4])
    mask = Image.new("L", (w * 2, h * 2))
    pen = ImageDraw.Draw(mask)
    for start in range(-2 * h, 2 * w, round(24 * scale)):
        pen.line((start, 2 * h, start + 2 * h, 0), 255, round(6 * scale))
    image.paste(rgb(mark.ink, theme), (x, y, x + w, y + h), mask.reduce(2))


def _draw_stroke(image: Image.Image, mark: Stroke, theme: Theme, scale: float) -> None:
    left, top, w, h = mark.clip if mark.clip[2] else _around(mark.lines, mark.width)
    x, y, w, h = (round(value * scale) for value in (left, top, w, h))
    mask = Image.new("L", (w * FINER, h * FINER))
    pen = ImageDraw.Draw(mask)
    thick = max(1, round(mark.width * scale * FINER))
    for line in mark.lines:
        points = [((px * scale - x) * FINER, (py * scale - y) * FINER) for px, py in line]
        if mark.dashed:
            for start, end in _dashes(points, 8 * scale * FINER, 5 * scale * FINER):
                pen.line((start, end), 255, thick)
        else:
            pen.line([*points, points[0]] if mark.closed else points, 255, thick, joint="curve")
    image.paste(rgb(mark.ink, theme), (x, y, x + w, y + h), mask.reduce(FINER))


Point = tuple[float, float]


def _around(lines: tuple[tuple[Point, ...], ...], thick: float) -> tuple[float, float, float, float]:
    points = [point for line in lines for point in line]
    left, top = (math.floor(min(point[axis] for point in points) - thick) for axis in (0, 1))
    right, bottom = (math.ceil(max(point[axis] for point in points) + thick) for axis in (0, 1))
    return left, top, right - left, bottom - top


def _dashes(points: list[Point], on: float, off: float) -> list[tuple[Point, Point]]:
    found = []
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        at = 0.0
        while at < length:
            end = min(at + on, length)
            found.append(((ax + (bx - ax) * at / length, ay + (by - ay) * at / length),
                          (ax + (bx - ax) * end / length, ay + (by - ay) * end / length)))
            at += on + off
    return found


# --- masks and palette

@lru_cache(300)
def _corner(radius: int) -> Image.Image:
    big = Image.new("L", (radius * FINER, radius * FINER))
    ImageDraw.Draw(big).ellipse((0, 0, 2 * radius * FINER - 1, 2 * radius * FINER - 1), 255)
    return big.reduce(FINER)


@lru_cache(200)
def box_mask(w: int, h: int, radius: int, corners: Corners = ALL) -> Image.Image:
    """A box with round corners."""
    mask = Image.new("L", (max(1, w), max(1, h)), 255)
    if radius < 1:
        return mask
    one = _corner(radius)
    flips = (None, Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.ROTATE_180, Image.Transpose.FLIP_TOP_BOTTOM)
    places = ((0, 0), (w - radius, 0), (w - radius, h - radius), (0, h - radius))
    for round_off, flip, place in zip(corners, flips, places, strict=True):
        if round_off:
            mask.paste(one if flip is None else one.transpose(flip), place)
    return mask


@lru_cache(3000)
def words_mask(text: str, font: Font, size: int, wide: int) -> Image.Image:
    """Words at a size in pixels, which begin 4 pixels from the left."""
    mask = Image.new("L", (wide, round(size * 1.5)))
    ImageDraw.Draw(mask).text((4, size), text, 255, face(font, size), "ls", features=special(font))
    return mask.point(STEPS)


@lru_cache(40)
def _round_mask(side: int) -> Image.Image:
    mask = Image.new("1", (side, side))
    ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), 1)
    return mask


@cache
def _symbols() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("bot.pictures") / "symbols.json").read_text("utf-8"))
    return found


@lru_cache(600)
def sign_mask(name: str, side: int) -> Image.Image:
    """A symbol at a size in pixels. Raises KeyError for one that there isn't."""
    finer = 8 if side <= 64 else FINER
    unit = side * finer / 24
    mask = Image.new("L", (side * finer, side * finer))
    pen = ImageDraw.Draw(mask)
    for op, kind, shape, *rest in _symbols()[name]:
        value = 255 if op == "+" else 0
        if kind == "path":
            for points in paths(shape):
                pen.polygon([(x * unit, y * unit) for x, y in points], value)
        elif kind == "line":
            thick = rest[0] * unit
            for points in paths(shape):
                scaled = [(x * unit, y * unit) for x, y in points]
                pen.line(scaled, value, round(thick), joint="curve")
                for x, y in scaled:
                    pen.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), value)
        else:
            x, y, r = (number * unit for number in shape)
            if kind == "disc":
                pen.ellipse((x - r, y - r, x + r, y + r), value)
            else:
                half = rest[0] * unit / 2
                pen.ellipse((x - r - half, y - r - half, x + r + half, y + r + half), None, value, round(2 * half))
    return mask.reduce(finer)


def paths(shape: str) -> list[list[Point]]:
    """The lines of an SVG path of absolute M, L, H, V, C, Q and Z, curves as short straight pieces."""
    found: list[list[Point]] = []
    words = re.findall(r"[MLHVCQZ]|-?[\d.]+", shape)
    at, step = 0, ""
    here: Point = (0.0, 0.0)
    while at < len(words):
        if words[at].isalpha():
            step = words[at]
            at += 1
            if step == "Z":
                found[-1].append(found[-1][0])
                continue
        taken = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}[step]
        numbers = [float(word) for word in words[at:at + taken]]
        at += taken
        if step == "M":
            found.append([])
            here = (numbers[0], numbers[1])
            found[-1].append(here)
            step = "L"
            continue
        ends = _ends(step, numbers, here)
        found[-1] += _curve([here, *ends]) if step in "CQ" else ends
        here = found[-1][-1]
    return found


def _ends(step: str, numbers: list[float], here: Point) -> list[Point]:
    """The points that a step of a path names."""
    if step == "H":
        return [(numbers[0], here[1])]
    if step == "V":
        return [(here[0], numbers[0])]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _curve(points: list[Point], pieces: int = 14) -> list[Point]:
    found = []
    for piece in range(1, pieces + 1):
        share, level = piece / pieces, points
        while len(level) > 1:
            level = [(ax + (bx - ax) * share, ay + (by - ay) * share)
                     for (ax, ay), (bx, by) in pairwise(level)]
        found.append(level[0])
    return found


@cache
def _flat(theme: Theme) -> bytes:
    return bytes(value for colour in palette(theme) for value in colour)


@cache
def _palette_image(theme: Theme) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(_flat(theme))
    return image


@cache
def _index(colour: RGB, theme: Theme) -> int:
    """The place of a colour in the palette, found in the very way in which parts find theirs."""
    one = Image.new("RGB", (1, 1), colour).quantize(palette=_palette_image(theme), dither=Image.Dither.NONE)
    return int(one.tobytes()[0])
