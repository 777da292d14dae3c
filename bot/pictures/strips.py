"""A player's strip of the board: header, score, legend and Chosen Champion, runes, base."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.panels.sight_words import resource
from bot.pictures.colours import DOMAINS
from bot.pictures.marks import Box, Mark, Part, Placed, Sign, Words, seat_chip
from bot.pictures.tiles import RIM, Aims, Shape, Stack, discs, lane, stacked, tile
from bot.pictures.type import fitted, shortened, shown_name, width
from engine.sights import ObjectSight, PlayerSight, Sight

Box3 = tuple[int, int, int]
"""Left, top and width."""


def strip(sight: Sight, seat: int, box: Box3, upper: bool, right: bool, aims: Aims) -> list[Placed]:
    """Everything on a player's strip. `right`: it stands right of another, and in a team has no score of its own."""
    x, y, w = box
    player = sight.players[seat]
    objects = y + (44 if upper else 12)
    found = [Placed(x + 12, y + (8 if upper else 132), header(player, w - 24, sight.turn_player == seat))]
    bare = right and player.team >= 0
    if not bare:
        found.append(Placed(x + 12, objects, score(sight, player, 104 if w > 500 else 68)))
    if w > 500:
        found += _crown(player, x + 126, objects, 172, aims)
        found += _champion(player, x + 126, objects + 64, aims)
        found.append(Placed(x + 308, objects, runes(player)))
        return found + _whole_base(player, (x + 446, objects, w - 458), aims)
    left = x + (12 if bare else 90)
    found += _crown(player, left, objects, 140, aims)
    found.append(Placed(left, objects + 64, few_runes(player)))
    start = left + 150
    return found + _half_base(player, (start, objects, x + w - 12 - start), aims)


def header(player: PlayerSight, w: int, turn: bool) -> Part:
    """The player's number and name, whose turn it is, and how many cards lie where."""
    counts = [("hand", player.hand_count), ("deck", player.deck_count), ("rune", player.rune_count),
              ("trash", len(player.trash)), ("banished", len(player.banished)), ("xp", player.xp)]
    marks: list[Mark] = list(seat_chip(0, 4, player.seat))
    right = float(w)
    for name, number in reversed(counts):
        if number or name in ("hand", "deck", "rune", "trash"):
            text = str(number)
            right -= width(text, "semibold", 20)
            marks.append(Words(right, 25, text, "semibold", 20, "ink 2"))
            right -= 26
            marks.append(Sign(right, 7, 21, name, "ink 3"))
            right -= 16 if w > 500 else 10
    pill = 58 if turn and not player.gone else 44 if player.gone else 0
    name = shortened(shown_name(player.name, player.seat), "semibold", 23, right - 38 - (pill + 10 if pill else 0))
    marks.append(Words(37, 26, name, "semibold", 23, "ink 3" if player.gone else "ink"))
    if pill:
        left = 37 + width(name, "semibold", 23) + 10
        marks += [Box(left, 5, pill, 26, "inverse", 13),
                  Words(left + pill / 2, 24, "Turn" if not player.gone else "out", "semibold", 17, "inverse ink",
                        "middle")]
    return Part(w, 36, "zone", tuple(marks))


def score(sight: Sight, player: PlayerSight, w: int) -> Part:
    """Points, of how many, one bar for each."""
    goal, wide = sight.victory_score, w > 80
    size = 66 if wide else 54
    lower = 0
    marks: list[Mark] = [Box(0, 0, w, 120, "well", 10)]
    if player.team >= 0:
        marks.append(Words(w / 2, 22, f"Team {'AB'[player.team % 2]}", "semibold", 15, "ink 2", "middle"))
        lower, size = 12, 46
    base = 26 + lower * 0.5 + size * 0.73
    marks += [Words(w / 2, base, str(player.points), "number", size, "ink", "middle"),
              Words(w / 2, 96, f"of {goal}", "medium", 18 if wide else 17, "ink 2", "middle")]
    room = w - (20 if wide else 12)
    each = room / max(1, goal)
    for at in range(goal):
        marks.append(Box((w - room) / 2 + at * each, 104, max(2, each - 2), 7, "ink" if at < player.points else
                         "bar off", 1))
    return Part(w, 120, "zone", tuple(marks))


def _crown(player: PlayerSight, x: int, y: int, w: int, aims: Aims) -> list[Placed]:
    """The legend; where the Chosen Champion has no tile of its own, its star stands with it."""
    star = w < 172 and bool(player.champion)
    stack = aims.stack(player.legend)
    return [Placed(x - RIM, y - RIM, tile(stack, Shape(w, 56, "slim", "zone", "legend", star))),
            *discs(stack, x, y, w, 56)]


def _champion(player: PlayerSight, x: int, y: int, aims: Aims) -> list[Placed]:
    if player.champion:
        return [Placed(x - RIM, y - RIM, tile(aims.stack(player.champion[0]),
                                              Shape(172, 56, "slim", "zone", "champion")))]
    return [Placed(x, y, Part(172, 56, "zone", (
        Box(0, 0, 172, 56, "well", 10), Sign(12, 17, 22, "champion", "ink 3"),
        Words(40, 34, "Champion out", "narrow medium", 18, "ink 2"))))]


def counted(player: PlayerSight) -> list[tuple[str, int, int]]:
    """Each domain of the player's runes, how many are ready, and of how many."""
    every = Counter(domain for rune in player.runes for domain in rune.domains[:1])
    ready = Counter(domain for rune in player.runes for domain in rune.domains[:1] if not rune.exhausted)
    own = [domain for domain in DOMAINS if every[domain] or domain in player.legend.domains]
    return [(domain, ready[domain], every[domain]) for domain in own]


def pool(player: PlayerSight) -> str:
    """What is in the pool: “2 Energy, 1 Fury”."""
    return ", ".join(f"{amount} {resource(kind)}" for kind, amount in player.pool if amount)


def runes(player: PlayerSight) -> Part:
    """Ready runes by domain, and what is in the pool."""
    rows, floating = counted(player), pool(player)
    marks: list[Mark] = [Box(0, 0, 128, 120, "well", 10)]
    if floating:
        size, lines = fitted(f"Pool {floating}", "semibold", (16, 15), 112, 1)
        marks.append(Words(8, 24, lines[0], "semibold", size, "ink"))
    else:
        marks.append(Words(10, 24, "Runes ready", "medium", 17, "ink 2"))
    step = 43 if len(rows) < 3 else 88 / len(rows)
    size = 32 if len(rows) < 3 else 23
    for at, (domain, ready, every) in enumerate(rows):
        base = (62 if len(rows) < 3 else 50) + at * step
        text = str(ready)
        marks += [Sign(12, base - size * 0.36 - size * 0.4, size * 0.8, domain, domain if ready else f"{domain} dim"),
                  Words(46, base, text, "number", size, "ink" if ready else "ink 3"),
                  Words(50 + width(text, "number", size), base, f"of {every}", "medium", 18, "ink 2")]
    return Part(128, 120, "zone", tuple(marks))


def few_runes(player: PlayerSight) -> Part:
    """The same in little room."""
    rows, floating = counted(player)[:3], pool(player)
    marks: list[Mark] = [Box(0, 0, 140, 56, "well", 10)]
    base = 24 if floating else 37
    each = 132 / max(1, len(rows))
    size = 24 if len(rows) < 3 and max((every for _, _, every in rows), default=0) < 10 else 18
    for at, (domain, ready, every) in enumerate(rows):
        x = 6 + at * each
        side = size * 0.8
        marks += [Sign(x, base - size * 0.36 - side / 2, side, domain, domain if ready else f"{domain} dim"),
                  Words(x + side + 3, base, str(ready), "number", size, "ink" if ready else "ink 3"),
                  Words(x + side + 4 + width(str(ready), "number", size), base, f"/{every}", "medium",
                        15, "ink 2")]
    if floating:
        size, lines = fitted(f"Pool {floating}", "semibold", (16, 15), 126, 1)
        marks.append(Words(8, 47, lines[0], "semibold", size, "ink"))
    return Part(140, 56, "zone", tuple(marks))


def in_base(player: PlayerSight) -> tuple[list[ObjectSight], list[ObjectSight]]:
    """Units and gear of a base; legends that effects have added stand with the gear."""
    units = [one for one in player.base if one.type == "unit"]
    return units, [*player.further, *(one for one in player.base if one.type != "unit")]


def _whole_base(player: PlayerSight, box: Box3, aims: Aims) -> list[Placed]:
    """Units from the left, gear in a column at the right."""
    x, y, w = box
    units, gear = (stacked(many, aims) for many in in_base(player))
    beside = 132 if gear else 0
    found = lane(units, (x, y, w - (beside + 12 if gear else 0), 120), "zone", 158, centred=False) if units else []
    return found + (_column(gear, (x + w - beside, y, beside), 1) if gear else [])


def _half_base(player: PlayerSight, box: Box3, aims: Aims) -> list[Placed]:
    """Two slim tiles, or two columns of them, then two columns of rows."""
    units, gear = (stacked(many, aims) for many in in_base(player))
    return _column([*units, *gear], box, 2)


def _column(stacks: Sequence[Stack], box: Box3, most: int) -> list[Placed]:
    """Slim tiles below one another, or rows, in as many columns as are needed."""
    x, y, w = box
    count = len(stacks)
    rows = 2 if count <= 2 * most else 3
    across = 1 if count <= rows else most
    gap = 8 if rows == 2 else 6
    h = (120 - gap * (rows - 1)) / rows
    wide = (w - 8 * (across - 1)) / across
    shown = stacks if count <= rows * across else stacks[:rows * across - 1]
    found: list[Placed] = []
    over: list[Placed] = []
    for at, stack in enumerate(shown):
        px, py = x + at // rows * (wide + 8), y + at % rows * (h + gap)
        found.append(Placed(px - RIM, py - RIM, tile(stack, Shape(wide, h, "slim" if rows == 2 else "row", "zone"))))
        over += discs(stack, px, py, wide, h)
    if count > len(shown):
        at = len(shown)
        text = Words(wide / 2, h / 2 + 6, f"+{count - at} more", "semibold", 17, "ink 2", "middle")
        found.append(Placed(x + at // rows * (wide + 8), y + at % rows * (h + gap), Part(wide, h, "zone", (text,))))
    return found + over
