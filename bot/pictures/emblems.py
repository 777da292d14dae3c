"""A line drawing for each card, where other games have art: made of its domain's shape and seeded by its code."""
from __future__ import annotations

import math
import random
import zlib
from collections.abc import Sequence
from functools import lru_cache

from bot.pictures.colours import Ink
from bot.pictures.marks import Box, Mark, Stroke

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
ROUND = 28


def _regular(corners: int, turn: float = -90) -> list[Point]:
    return [(math.cos(math.radians(turn + 360 * at / corners)), math.sin(math.radians(turn + 360 * at / corners)))
            for at in range(corners)]


def _star() -> list[Point]:
    return [(x * (1 if at % 2 == 0 else 0.5), y * (1 if at % 2 == 0 else 0.5))
            for at, (x, y) in enumerate(_regular(14))]


SHAPES: dict[str, list[Point]] = {
    "fury": _regular(3), "calm": _regular(ROUND), "mind": _regular(4), "body": _regular(4, -45), "chaos": _star(),
    "order": [(-0.8, -0.9), (0.8, -0.9), (0.8, -0.5), (0.35, -0.5), (0.35, 0.5), (0.8, 0.5), (0.8, 0.9), (-0.8, 0.9),
              (-0.8, 0.5), (-0.35, 0.5), (-0.35, -0.5), (-0.8, -0.5)],
    "neutral": _regular(6),
}
"""The shapes of the domains around a point, one wide."""


@lru_cache(500)
def emblem(code: str, type: str, domains: tuple[Ink, ...], rect: Rect, radius: int = 0) -> tuple[Mark, ...]:
    """The emblem of a card in a rectangle, whose upper corners may be round; of two domains two halves with two
    shapes."""
    many: Sequence[Ink] = domains or ("neutral",)
    x, y, w, h = rect
    each = w / len(many)
    marks: list[Mark] = []
    for at, domain in enumerate(many):
        half = (x + at * each, y, each, h)
        marks.append(Box(*half, f"{domain} ground", radius, corners=(at == 0, at == len(many) - 1, False, False)))
        chance = random.Random(zlib.crc32(f"{code}{at}".encode()))
        pattern = {"spell": _around, "gear": _scattered, "legend": _ring}.get(type, _nested)
        marks.append(Stroke(tuple(map(tuple, pattern(domain, half, chance))), domain, 1.5, closed=True, clip=half))
    return tuple(marks)


def _at(domain: Ink, middle: Point, size: float, turn: float) -> list[Point]:
    sin, cos = math.sin(turn), math.cos(turn)
    return [(middle[0] + size * (px * cos - py * sin), middle[1] + size * (px * sin + py * cos))
            for px, py in SHAPES[domain]]


def _nested(domain: Ink, rect: Rect, chance: random.Random) -> list[list[Point]]:
    x, y, w, h = rect
    middle = (x + w * chance.uniform(0.35, 0.65), y + h * chance.uniform(0.4, 0.6))
    turn, step, size = chance.uniform(0, 2), chance.uniform(0.06, 0.2), h * 0.95
    return [_at(domain, middle, size * 0.84 ** ring, turn + step * ring) for ring in range(chance.randint(7, 10))]


def _around(domain: Ink, rect: Rect, chance: random.Random) -> list[list[Point]]:
    x, y, w, h = rect
    count, turn = chance.randint(7, 12), chance.uniform(0, 6)
    away, size = h * chance.uniform(0.25, 0.4), h * chance.uniform(0.3, 0.5)
    middle = (x + w / 2, y + h / 2)
    angles = [turn + math.tau * at / count for at in range(count)]
    return [_at(domain, (middle[0] + away * 1.3 * math.cos(angle), middle[1] + away * math.sin(angle)), size, angle)
            for angle in angles]


def _ring(domain: Ink, rect: Rect, chance: random.Random) -> list[list[Point]]:
    x, y, w, h = rect
    count, turn = chance.randint(6, 9), chance.uniform(0, 6)
    middle = (x + w / 2, y + h / 2)
    angles = [turn + math.tau * at / count for at in range(count)]
    return [_at(domain, middle, h * 0.2, 0), *(
        _at(domain, (middle[0] + h * 0.36 * math.cos(angle), middle[1] + h * 0.36 * math.sin(angle)), h * 0.13, angle)
        for angle in angles)]


def _scattered(domain: Ink, rect: Rect, chance: random.Random) -> list[list[Point]]:
    x, y, w, h = rect
    return [_at(domain, (x + w * (0.06 + 0.11 * column), y + h * (0.15 + 0.24 * row)),
                h * 0.1 * (1 - abs(column - 4) / 6), chance.uniform(0, 6)) for column in range(9) for row in range(4)]
