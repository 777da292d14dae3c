"""An object of the board as a tile, in four densities; and how many of them stand in a lane.

A ready object has its spine on the left, an exhausted one on top, as a card that lies on its side.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from bot.pictures.colours import Ink
from bot.pictures.marks import Box, Font, Hatch, Mark, Part, Placed, Sign, Words, disc, seat_chip
from bot.pictures.type import fitted, shortened, width
from engine.sights import ObjectSight

Density = Literal["tile", "slim", "row"]
DENSITIES: tuple[Density, ...] = ("tile", "slim", "row")
"""By how many rows of them stand in a lane."""
RIM = 3
"""Pixels around a tile that belong to its part: room for the outline of what is chosen."""
NARROW = 145
"""A slim tile of less width has its name below Might."""
GAP, LEAST, WIDEST = 8, 134, 212
"""Between tiles, and how wide they are at least and at most."""
KEYWORDS = ("Tank", "Backline", "Deflect", "Ganking", "Shield", "Assault")
"""Those that are shown where there is room for one, the first of them."""


class Stack(NamedTuple):
    """One place in a lane: an object, or several that nothing tells apart."""

    one: ObjectSight
    many: int = 1
    numbers: tuple[int, ...] = ()
    """Chain items that chose it."""
    letter: str = ""
    """By which an option means it, in a private picture."""


class Shape(NamedTuple):
    """How a tile is drawn: its size and density, with a crown or a star, over which ground."""

    w: float
    h: float
    density: Density
    ground: Ink
    sign: str = ""
    star: bool = False
    """Whether the Chosen Champion, which has no tile here, is still in its zone."""


class Aims(NamedTuple):
    """What points at objects: chain items that chose them by their numbers, options that mean them by their letters."""

    numbers: Mapping[int, tuple[int, ...]]
    letters: Mapping[int, str]

    def stack(self, one: ObjectSight) -> Stack:
        """One object with what points at it."""
        return Stack(one, 1, self.numbers.get(one.id, ()), self.letters.get(one.id, ""))


def stacked(things: Iterable[ObjectSight], aims: Aims) -> list[Stack]:
    """Objects as they arrived; what nothing tells apart stands in one place. What is attached stands with what it is
    attached to."""
    found: dict[object, Stack] = {}
    for one in things:
        if one.attached_to:
            continue
        stack = aims.stack(one)
        alone = one.damage or one.attached or stack.numbers or stack.letter
        key = one.id if alone else one._replace(id=0)
        old = found.get(key)
        found[key] = old._replace(many=old.many + 1) if old else stack
    return list(found.values())


def columns(w: float) -> int:
    """How many tiles stand beside one another in so much width."""
    return max(1, int((w + GAP) // (LEAST + GAP)))


def lane(stacks: Sequence[Stack], box: tuple[float, float, float, float], ground: Ink, widest: float = WIDEST,
         centred: bool = True) -> list[Placed]:
    """The tiles of a lane: large ones, or two rows of slim ones, or three of rows; the last place says how many more
    there are."""
    x, y, w, h = box
    across = columns(w)
    most = across * 3
    count = len(stacks)
    rows = 1 if count <= across else 2 if count <= 2 * across else 3
    density = DENSITIES[rows - 1]
    shown = list(stacks) if count <= most else list(stacks[:most - 1])
    gap = 6 if rows == 3 else 8
    height = (h - gap * (rows - 1)) / rows
    beside = min(across, count) if rows == 1 else across
    wide = min((w - GAP * (beside - 1)) / max(1, beside), widest if rows == 1 else 220)
    left = x + (w - beside * wide - GAP * (beside - 1)) / 2 if centred else x
    placed: list[Placed] = []
    over: list[Placed] = []
    for at, stack in enumerate(shown):
        px, py = left + at % across * (wide + GAP), y + at // across * (height + gap)
        placed.append(Placed(px - RIM, py - RIM, tile(stack, Shape(wide, height, density, ground))))
        over += discs(stack, px, py, wide, height)
    if count > most:
        at = most - 1
        px, py = left + at % across * (wide + GAP), y + at // across * (height + gap)
        text = Words(wide / 2, height / 2 + 6, f"+{count - len(shown)} more", "semibold", 18, "ink 2", "middle")
        placed.append(Placed(px, py, Part(wide, height, ground, (text,))))
    return placed + over


def discs(stack: Stack, x: float, y: float, w: float, h: float) -> list[Placed]:
    """The numbers of chain items and the letter of an option, over the corners of a tile."""
    found = [Placed(x + w - 18 - 30 * at, y - 10, disc(str(number))) for at, number in enumerate(stack.numbers[::-1])]
    return [*found, Placed(x - 12, y + h - 27, disc(stack.letter, 30))] if stack.letter else found


def tile(stack: Stack, shape: Shape) -> Part:
    """An object on the board."""
    w, h = shape.w, shape.h
    marks: list[Mark] = []
    if stack.many > 1:
        marks += [Box(RIM + 4, RIM + 4, w - 1, h - 1, shape.ground, 10, "edge", 1),
                  Box(RIM + 2, RIM + 2, w - 1, h - 1, shape.ground, 10, "edge", 1)]
    if stack.numbers or stack.letter:
        marks.append(Box(0, 0, w + 2 * RIM, h + 2 * RIM, "inverse", 13))
        marks.append(Box(RIM - 1, RIM - 1, w + 2, h + 2, shape.ground, 11))
    inner = _Inner(stack, shape)
    marks += _body(inner)
    draw = {"tile": _large, "slim": _slim, "row": _row}[shape.density]
    marks += draw(inner)

    return Part(w + 2 * RIM, h + 2 * RIM, shape.ground, tuple(marks))


class _Inner:
    """What the parts of a tile share: the object, its inks, and where its text begins."""

    def __init__(self, stack: Stack, shape: Shape) -> None:
        self.stack, self.shape, self.one = stack, shape, stack.one
        lying = self.lying = stack.one.exhausted and shape.density != "row"
        self.fill: Ink = "tile exhausted" if stack.one.exhausted else "tile"
        self.ink: Ink = "soft ink" if stack.one.exhausted else "ink"
        self.ink2: Ink = "ink 2"
        self.chip: Ink = "chip exhausted" if stack.one.exhausted else "chip"
        self.x, self.y, self.w, self.h = RIM, RIM, shape.w, shape.h
        self.spine = {"tile": 24 if lying else 30 if shape.w >= 180 else 26, "slim": 14 if lying else 20,
                      "row": 22}[shape.density]
        self.left = self.x + (10 if lying else self.spine + 10 if shape.density == "tile" else self.spine + 8)
        self.top = self.y + (self.spine if lying else 0)
        self.right = self.x + self.w - 8
        name, _, title = stack.one.name.partition(", ")
        self.name, self.title = name, title


def _body(inner: _Inner) -> list[Mark]:
    """The tile itself with its spine."""
    one, x, y, w, h = inner.one, inner.x, inner.y, inner.w, inner.h
    marks: list[Mark] = [Box(x, y, w, h, inner.fill, 10, "edge", 2)]
    if one.stunned:
        marks.append(Hatch(x + 2 + (0 if inner.lying else inner.spine), inner.top + 2, w - 4 - (
            0 if inner.lying else inner.spine), h - 4 - (inner.spine if inner.lying else 0), "hatch"))
    if one.token:
        marks.append(Box(x, y, w, h, "", 10, inner.fill, 2))
        marks.append(Box(x, y, w, h, "", 10, "ink 3", 2, dashed=True))
    domains: tuple[Ink, ...] = one.domains or ("neutral",)
    share = 1 / len(domains)
    for at, domain in enumerate(domains):
        fill = f"{domain} faded" if one.exhausted else domain
        first, last = at == 0, at == len(domains) - 1
        if inner.lying:
            part = Box(x + 1 + (w - 2) * share * at, y + 1, (w - 2) * share, inner.spine, fill, 9,
                       corners=(first, last, False, False))
        else:
            part = Box(x + 1, y + 1 + (h - 2) * share * at, inner.spine, (h - 2) * share, fill, 9,
                       corners=(first, False, False, last))
        marks.append(part)
    return [*marks, *_spine_signs(inner, domains)]


def _spine_signs(inner: _Inner, domains: Sequence[Ink]) -> list[Mark]:
    one, spine = inner.one, inner.spine
    names = ["token" if one.token else domain for domain in domains]
    side = spine - 6 if inner.shape.density == "tile" else min(spine - 4, 16)
    if inner.lying:
        y = inner.y + 1 + (spine - side) / 2
        marks: list[Mark] = [Sign(inner.x + 8, y, side, "exhausted", "faded ink")]
        return marks + [Sign(inner.x + inner.w - 8 - side - at * (side + 5), y, side, name, "faded ink")
                        for at, name in enumerate(reversed(names)) if name != "neutral"]
    x = inner.x + 1 + (spine - side) / 2
    if one.exhausted:
        return [Sign(x, inner.y + (inner.h - side) / 2, side, "exhausted", "faded ink")]
    if inner.shape.density == "row":
        return [Sign(x, inner.y + (inner.h * (at + 0.5)) / len(names) - side / 2, side, name, "spine ink")
                for at, name in enumerate(names) if name != "neutral"]
    return [Sign(x, inner.y + 5 + at * inner.h / len(names), side, name, "spine ink")
            for at, name in enumerate(names) if name != "neutral"]


def _chips(inner: _Inner, y: float, side: int) -> tuple[list[Mark], float]:
    """Status chips from the right edge to the left, and where they begin."""
    one, x = inner.one, inner.right
    marks: list[Mark] = []
    if inner.stack.many > 1:
        text = f"×{inner.stack.many}"
        w = width(text, "number", 18) + 14
        x -= w
        marks += [Box(x, y, w, side, "inverse", 7),
                  Words(x + w / 2, y + side / 2 + 6.5, text, "number", 18, "inverse ink", "middle")]
        x -= 5
    flags = (("stunned", one.stunned), ("buffed", one.buffed), ("empowered", one.empowered > 0),
             ("temporary", "Temporary" in one.keywords))
    for name, there in flags:
        if there:
            x -= side
            stunned = name == "stunned"
            marks += [Box(x, y, side, side, "inverse" if stunned else inner.chip, 7),
                      Sign(x + 4, y + 4, side - 8, name, "inverse ink" if stunned else inner.ink)]
            x -= 5
    return marks, x


def _might(inner: _Inner, x: float, base: float, size: int) -> tuple[list[Mark], float]:
    """The number that counts, or the cog of gear; and where it ends. Base line and size in pixels."""
    one = inner.one
    if inner.shape.sign or one.might is None:
        side = {"tile": 34, "slim": 24, "row": 20}[inner.shape.density]
        top = base - size * 0.36 - side / 2
        return [Sign(x, top, side, inner.shape.sign or "gear", inner.ink)], x + side
    text = str(one.might)
    marks: list[Mark] = [Words(x, base, text, "number", size, inner.ink)]
    end = x + width(text, "number", size)
    side = 15 if inner.shape.density == "tile" else 11
    if one.base_might is not None and one.might != one.base_might:
        name = "raised" if one.might > one.base_might else "lowered"
        marks.append(Sign(end + 4, base - size * 0.73, side, name, inner.ink2))
    if one.mighty:
        marks.append(Sign(end + 4, base - side, side, "mighty", inner.ink2))
    return marks, end + (side + 4 if len(marks) > 1 else 0)


def _damage(inner: _Inner, x: float, y: float, h: int, size: int) -> tuple[list[Mark], float]:
    """The red pill with what is marked, and where it ends."""
    text = str(inner.one.damage)
    w = width(text, "number", size) + h + 4
    return [Box(x, y, w, h, "damage", h / 2), Sign(x + 6, y + h * 0.2, h * 0.6, "damage", "damage ink"),
            Words(x + h * 0.62 + 9, y + h / 2 + size * 0.36, text, "number", size, "damage ink")], x + w


def _large(inner: _Inner) -> list[Mark]:
    """Might, damage and chips in one line, the name below it, at the bottom what is attached or a bar of damage."""
    one = inner.one
    size = 40 if inner.lying else 52 if inner.w >= 180 else 46
    base = inner.top + 8 + size * 0.73
    marks, end = _might(inner, inner.left, base, size)
    chips, free = _chips(inner, inner.top + 10, 26)
    marks += chips
    if one.damage:
        pill, end = _damage(inner, end + 6, inner.top + 11, 28, 20)
        marks += pill
    bottom = inner.y + inner.h - (30 if one.attached else 10)
    room = inner.right - inner.left
    sizes = (25, 23, 21, 19, 18) if inner.w >= 180 else (22, 20, 19, 18)
    fits, rows = _heading(inner.name, sizes, room, bottom - base)
    y = base + (4 if inner.lying else 6)
    for row in rows:
        y += fits * 1.04
        marks.append(Words(inner.left, y, row, "narrow", fits, inner.ink))
    second = inner.title or ", ".join(one.keywords)
    if second and y + 21 <= bottom + 4:
        marks.append(Words(inner.left, y + 20, shortened(second, "narrow medium", 18, room), "narrow medium", 18,
                           inner.ink2))
    elif keyword := next((word for name in KEYWORDS for word in one.keywords if word.startswith(name)), ""):
        if not chips and free - end > width(keyword, "narrow medium", 17) + 8:
            marks.append(Words(inner.right, inner.top + 28, keyword, "narrow medium", 17, inner.ink2, "right"))
    return marks + _foot(inner)


def _heading(name: str, sizes: Sequence[int], room: float, height: float) -> tuple[int, tuple[str, ...]]:
    """A name below Might, on two lines if they fit into the height: its size and its lines."""
    for size in sizes:
        lines = 2 if 6 + size * 2.2 <= height + 5 else 1
        found, rows = fitted(name, "narrow", (size,), room, lines)
        if not any(row.endswith("…") for row in rows):
            return found, rows
    return found, rows


def _foot(inner: _Inner) -> list[Mark]:
    """What is attached, or else the share of Might that is damaged."""
    one = inner.one
    left = inner.x + (2 if inner.lying else inner.spine + 1)
    w = inner.x + inner.w - 2 - left
    if one.attached:
        text = one.attached[0].name if len(one.attached) == 1 else f"{len(one.attached)} attached"
        y = inner.y + inner.h - 30
        return [Box(left, y, w, 28, inner.chip, 8, corners=(False, False, True, inner.lying)),
                Sign(left + 8, y + 5, 18, "attached", inner.ink),
                Words(left + 30, y + 20, shortened(text, "narrow", 17, w - 38), "narrow", 17, inner.ink)]
    if one.damage and one.might:
        y = inner.y + inner.h - 8
        share = min(1.0, one.damage / one.might)
        return [Box(left, y, w, 6, "bar", 6, corners=(False, False, True, inner.lying)),
                Box(left, y, w * share, 6, "damage", 6, corners=(False, False, share == 1, inner.lying))]
    return []


def _slim(inner: _Inner) -> list[Mark]:
    """Might, name in up to two lines, chips at the right."""
    one, middle = inner.one, (inner.top + inner.y + inner.h) / 2
    if inner.w < NARROW and not inner.shape.sign:
        return _narrow(inner)
    chips, free = _chips(inner, middle - 12, 24)
    marks, end = _might(inner, inner.left + (2 if inner.shape.sign else 0), middle + 10.5, 30)
    marks += chips
    if one.damage:
        w = width(str(one.damage), "number", 17) + 28
        pill, _ = _damage(inner, free - w, middle - 12, 24, 17)
        marks += pill
        free -= w + 4
    for name, there in (("champion", inner.shape.star), ("attached", bool(one.attached))):
        if there:
            marks.append(Sign(free - 20, middle - 10, 20, name, inner.ink2))
            free -= 24
    return marks + _names(inner, end + 9, free, middle, 2 if not inner.lying else 1)


def _narrow(inner: _Inner) -> list[Mark]:
    """Might, damage and chips in one line, the name below them: beside them it would have no room."""
    one, high = inner.one, 14 if inner.lying else 0
    side = 18 if inner.lying else 22
    chips, free = _chips(inner, inner.top + 3, side)
    marks, end = _might(inner, inner.left, inner.top + (19 if inner.lying else 24), 22 if inner.lying else 27)
    marks += chips
    if one.damage and end + 44 <= free:
        pill, _ = _damage(inner, end + 5, inner.top + 3, side, 15)
        marks += pill
    size, rows = fitted(inner.name, "narrow", (19, 18, 17, 16, 15), inner.right - inner.left, 1)
    return [*marks, Words(inner.left, inner.y + inner.h - (6 if high else 8), rows[0], "narrow", size, inner.ink)]


def _names(inner: _Inner, left: float, right: float, middle: float, most: int) -> list[Mark]:
    """The name beside Might: on one or two lines around a middle, with the title where there is room."""
    font: Font = "narrow"
    title = inner.title and most == 2 and width(inner.name, font, 18) <= right - left and (
        inner.w >= 160 or width(inner.title, "narrow medium", 17) <= right - left)
    size, rows = fitted(inner.name, font, (20, 19, 18, 17, 16, 15), right - left,
                        1 if title else most)
    if title:
        return [Words(left, middle - 4, rows[0], font, size, inner.ink),
                Words(left, middle + 16, shortened(inner.title, "narrow medium", 17, right - left), "narrow medium", 17,
                      inner.ink2)]
    if len(rows) == 1:
        return [Words(left, middle + size * 0.36, rows[0], font, size, inner.ink)]
    return [Words(left, middle + (-4 if at == 0 else size - 3), row, font, size, inner.ink)
            for at, row in enumerate(rows)]


def _row(inner: _Inner) -> list[Mark]:
    """One line: Might, name, chips."""
    one, middle = inner.one, inner.y + inner.h / 2
    chips, free = _chips(inner, middle - 11, 22)
    marks, end = _might(inner, inner.left, middle + 9, 25)
    marks += chips
    if one.damage:
        w = width(str(one.damage), "number", 16) + 26
        pill, _ = _damage(inner, free - w, middle - 11, 22, 16)
        marks += pill
        free -= w + 4
    return marks + _names(inner, end + 8, free, middle, 1)


def facedown(seat: int, h: float, ground: Ink, name: str = "") -> Part:
    """A facedown card: whose it is, and nothing else; to those who may look at it, wider, with its `name`."""
    w = hidden_width(name)
    marks: list[Mark] = [Box(0, 0, w, h, "edge", 10), Box(2, 2, w - 4, h - 4, "well", 9),
                         Hatch(4, 4, w - 8, h - 8, "hatch"), Box(9, 9, w - 18, h - 18, "well", 6)]
    if not name:
        return Part(w, h, ground, (*marks, Sign(14, h / 2 - 36, 28, "facedown", "ink"),
                                   *seat_chip(15, h / 2 + 6, seat, 26)))
    size, rows = fitted(name.partition(", ")[0], "narrow", (18, 17, 16, 15), w - 28, 2)
    marks += [Sign(14, 15, 26, "facedown", "ink"), *seat_chip(46, 15, seat, 26)]
    marks += [Words(14, h / 2 + 10 + at * (size + 2), row, "narrow", size, "ink") for at, row in enumerate(rows)]
    return Part(w, h, ground, tuple(marks))


def hidden_width(name: str) -> int:
    """How wide a facedown card is drawn; with its name or without."""
    return 116 if name else 56
