"""What tests ask of a scene: its words and boxes in pixels of the picture, and sights of random games."""
from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import NamedTuple

from bot.pictures.colours import RGB, Ink, Theme, rgb
from bot.pictures.marks import Box, Part, Placed, Scene, Sign, Words
from bot.pictures.type import width
from cards.tools.selfplay import Player, any_game
from engine.game import Game
from engine.sights import Sight


class Spot(NamedTuple):
    """A line of text where it stands in the picture."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


def spot(mark: Words, x: float = 0, y: float = 0) -> Spot:
    """Where the ink of a line is at most."""
    wide = width(mark.text, mark.font, mark.size)
    left = x + mark.x - wide * {"left": 0, "middle": 0.5, "right": 1}[mark.anchor]
    deep = 0.0 if mark.font == "number" else 0.2
    return Spot(mark.text, left, y + mark.y - 0.76 * mark.size, left + wide, y + mark.y + deep * mark.size)


def spots(scene: Scene) -> Iterator[tuple[Placed, Spot]]:
    for placed in scene.placed:
        for mark in placed.part.marks:
            if isinstance(mark, Words):
                yield placed, spot(mark, placed.x, placed.y)


def texts(scene: Scene) -> list[str]:
    """Every line of text, in the order in which it is drawn."""
    return [one.text for _, one in spots(scene)]


def overlap(a: Spot, b: Spot) -> float:
    """How far two rectangles reach into each other, in pixels."""
    return min(min(a.right, b.right) - max(a.left, b.left), min(a.bottom, b.bottom) - max(a.top, b.top))


def faults(scene: Scene) -> list[str]:
    """Texts that leave their part or the picture, or that reach into another one."""
    found = []
    every = list(spots(scene))
    for placed, one in every:
        part = placed.part
        if (one.left < placed.x - 0.5 or one.right > placed.x + part.w + 0.5 or one.top < placed.y - 0.5
                or one.bottom > placed.y + part.h + 0.5):
            found.append(f"“{one.text}” leaves its part")
        if one.left < 0 or one.top < 0 or one.right > scene.w or one.bottom > scene.h:
            found.append(f"“{one.text}” leaves the picture")
    flat = [one for placed, one in every if not placed.part.disc]
    for at, one in enumerate(flat):
        found += [f"“{one.text}” and “{other.text}”" for other in flat[at + 1:] if overlap(one, other) > 1.5]
    return found


def faint(scene: Scene, theme: Theme, least: float) -> set[tuple[Ink, Ink]]:
    """The inks of texts that stand out less than that from what they are written on, each with that ground."""
    inks = {(mark.ink, ground) for placed in scene.placed for mark, ground in written(placed.part)}
    return {(ink, ground) for ink, ground in inks if contrast(rgb(ink, theme), rgb(ground, theme)) < least}


def written(part: Part) -> Iterator[tuple[Words, Ink]]:
    """Each text with the colour below its middle: of a box, of a symbol, or of the part itself."""
    for at, mark in enumerate(part.marks):
        if isinstance(mark, Words):
            ground, here = part.ground, spot(mark)
            x, y = (here.left + here.right) / 2, (here.top + here.bottom) / 2
            for below in part.marks[:at]:
                if isinstance(below, Box) and below.fill and inside(x - below.x, y - below.y, below.w, below.h):
                    ground = below.fill
                elif isinstance(below, Sign) and inside(x - below.x, y - below.y, below.size, below.size):
                    ground = below.ink
            yield mark, ground


def inside(x: float, y: float, w: float, h: float) -> bool:
    return 0 <= x <= w and 0 <= y <= h


def contrast(one: RGB, other: RGB) -> float:
    """How much two colours differ in lightness, from 1 to 21, as WCAG 2 defines it."""
    dark, light = sorted(sum(share * (value / 3294.6 if value < 10 else ((value / 255 + 0.055) / 1.055) ** 2.4)
                             for share, value in zip((0.2126, 0.7152, 0.0722), colour, strict=True))
                         for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


@functools.cache
def games(count: int = 12, every: int = 9) -> tuple[tuple[Game, Sight], ...]:
    """Positions of random games of all modes, each with its public sight."""
    found = []
    for seed in range(count):
        game, player, answers = any_game(seed), Player(seed), 0
        while not game.over and answers < 400:
            player.answer(game)
            answers += 1
            if answers % every == 0:
                found.append((game.fork(), game.sight()))
        found.append((game.fork(), game.sight()))
    return tuple(found)
