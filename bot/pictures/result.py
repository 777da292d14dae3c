"""The result of a game: who won against whom, the points over the turns, and what else is worth a number."""
from __future__ import annotations

from collections.abc import Sequence

from bot.panels.sight_words import Side, sides, winning
from bot.panels.text import count
from bot.pictures.chart import chart
from bot.pictures.course import Ended, cards_played, points_by
from bot.pictures.emblems import emblem
from bot.pictures.marks import Box, Mark, Part, Placed, Scene, Sign, Words, seat_chip
from bot.pictures.type import fitted, shortened, shown_name, width
from engine.sights import Sight

WIDTH, HEIGHT, MARGIN, GAP = 1200, 764, 24, 14
INSIDE = WIDTH - 2 * MARGIN


def result(sight: Sight, ended: Ended) -> Scene:
    """The result card of a game that is over."""
    every = sides(sight)
    head = _of_two(sight, ended, every) if len(every) == 2 else _of_many(sight, ended, every)
    return Scene(WIDTH, HEIGHT, "table", (*head, Placed(MARGIN, 250, chart(sight, ended)), *_facts(sight, ended)))


def outcome(sight: Sight) -> str:
    """“Ana wins on turn 13”, “Draw on turn 9”; where the points don't say so, also why: “· Bo conceded”."""
    when = f"on turn {sight.turn}" if sight.turn else "before turn 1"
    said = f"{winning(sight) if sight.winner >= 0 else 'Draw'} {when}"
    most = max(player.points for player in sight.players)
    clear = sight.winner < 0 or sight.players[sight.winner].points == most > 0
    return said if clear or not sight.over_why else f"{said} · {sight.over_why}"


def won(sight: Sight, side: Side) -> bool:
    """Whether that side has won."""
    return any(player.seat == sight.winner for player in side)


# --- heads

def _of_two(sight: Sight, ended: Ended, every: Sequence[Side]) -> list[Placed]:
    """A head at each end, and between them the score."""
    first, second = every
    w = 396
    above, below = shortened(ended.mode, "medium", 22, w - 20), outcome(sight)
    size, rows = fitted(below, "bold", (22, 20, 18, 16), w - 12, 1)
    middle: list[Mark] = [Words(w / 2, 33, above, "medium", 22, "ink 2", "middle"),
                          Box(w / 2 - 19, 94, 38, 10, "ink 3", 5),
                          Words(w / 2, 190, rows[0], "bold", size, "ink", "middle")]
    for side, x, anchor in ((first, w / 2 - 48, -1), (second, w / 2 + 48, 1)):
        text = str(side[0].points)
        bright = sight.winner < 0 or won(sight, side)
        middle.append(Words(x + anchor * width(text, "number", 124) / 2, 141, text, "number", 124,
                            "ink" if bright else "ink 3", "middle"))
    return [Placed(MARGIN, 24, _head(sight, first, 372, 206)),
            Placed(MARGIN + 378, 24, Part(w, 206, "table", tuple(middle))),
            Placed(WIDTH - MARGIN - 372, 24, _head(sight, second, 372, 206))]


def _of_many(sight: Sight, ended: Ended, every: Sequence[Side]) -> list[Placed]:
    """Heads in one row, the best score first, below one line that says how it ended."""
    w = (INSIDE - GAP * (len(every) - 1)) / len(every)
    line = Part(INSIDE, 34, "table", (
        Words(0, 25, shortened(outcome(sight), "bold", 24, 700), "bold", 24, "ink"),
        Words(INSIDE, 25, ended.mode, "medium", 22, "ink 2", "right")))
    return [Placed(MARGIN, 20, line), *(Placed(MARGIN + at * (w + GAP), 64, _head(sight, side, w, 166, side[0].points))
                                        for at, side in enumerate(in_order(sight, every)))]


def in_order(sight: Sight, every: Sequence[Side]) -> Sequence[Side]:
    """The sides from left to right: of more than two the winner first, then the best score."""
    if len(every) == 2:
        return every
    return sorted(every, key=lambda side: (not won(sight, side), -side[0].points, side[0].seat))


def _head(sight: Sight, side: Side, w: float, h: float, points: int | None = None) -> Part:
    """Who played what; the winner is outlined. `points` where they stand nowhere else."""
    mine = won(sight, side)
    line = 3 if mine else 2
    high = h - 76
    marks: list[Mark] = [Box(0, 0, w, h, "zone", 14, "inverse" if mine else "line", line)]
    each = (w - 2 * line) / len(side)
    for at, player in enumerate(side):
        radius = 13 - line if len(side) == 1 else 0
        marks += emblem(player.legend.code, "legend", tuple(player.legend.domains),
                        (line + at * each, line, each, high), radius)
    right = w - 14
    if points is not None:
        marks.append(Words(right, h - 26, str(points), "number", 52, "ink" if mine else "ink 2", "right"))
        right -= width(str(points), "number", 52) + 12
    if mine:
        text = width("Winner", "semibold", 18)
        left, top = (right - text - 46, h - 66) if points is None else (w - text - 60, 14)
        marks += [Box(left, top, text + 46, 32, "inverse", 16), Sign(left + 13, top + 7, 18, "score", "inverse ink"),
                  Words(left + 36, top + 22, "Winner", "semibold", 18, "inverse ink")]
        right = left - 10 if points is None else right
    x = 16.0
    for player in side:
        marks += seat_chip(x, h - 66, player.seat, 32)
        x += 38
    names = " and ".join(shown_name(player.name, player.seat) for player in side)
    legends = " and ".join(player.legend.name for player in side) if len(side) == 1 else " and ".join(
        player.legend.name.partition(",")[0] for player in side)
    below = w - 34 if points is None else right - 18
    size, rows = fitted(names, "semibold", (28, 24, 21, 18), right - x - 6, 1)
    return Part(w, h, "table", (*marks, Words(x + 6, h - 41, rows[0], "semibold", size, "ink"),
                                Words(18, h - 12, shortened(legends, "regular", 20, below), "regular", 20, "ink 2")))


# --- facts

def _facts(sight: Sight, ended: Ended) -> list[Placed]:
    """Four numbers: time, points from holding and conquering, cards played."""
    every = in_order(sight, sides(sight))
    held, conquered = ([points_by(ended, side, how) for side in every] for how in ("hold", "conquer"))
    played = [cards_played(ended, side) for side in every]
    names = [" and ".join(shown_name(player.name, player.seat) for player in side) for side in every]
    rows = (("Time", lasted(ended.minutes), count(sight.turn, "turn")),
            ("Held", _apart(held), "points from holding"), ("Conquered", _apart(conquered), "points from conquering"),
            ("Cards played", _apart(played), " – ".join(names)))
    w = (INSIDE - 3 * GAP) / 4
    size = next((size for size in (46, 40, 34, 28) if all(width(row[1], "number", size) <= w - 36 for row in rows)), 22)
    return [Placed(MARGIN + at * (w + GAP), 592, _fact(w, size, *row)) for at, row in enumerate(rows)]


def _fact(w: float, size: int, title: str, value: str, below: str) -> Part:
    small, rows = fitted(below, "regular", (20, 18, 16, 14), w - 36, 1)
    return Part(w, 148, "table", (
        Box(0, 0, w, 148, "zone", 14), Words(18, 38, title, "medium", 20, "ink 3"),
        Words(18, 87, value, "number", size, "ink"),
        Words(18, 122, rows[0], "regular", small, "ink 2")))


def _apart(numbers: list[int]) -> str:
    return " – ".join(map(str, numbers))


def lasted(minutes: int) -> str:
    """“48 min”, “3 h 20 min”, “5 days”."""
    if minutes < 120:
        return f"{minutes} min"
    return f"{minutes // 60} h {minutes % 60} min" if minutes < 48 * 60 else f"{minutes // 1440} days"
