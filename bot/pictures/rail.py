"""The rail at the right of a board: where the game is, whose move it is, the chain and what happened last."""
from __future__ import annotations

import re

from bot.pictures.marks import Box, Mark, Part, Placed, Sign, Words, seat_chip
from bot.pictures.type import broken, fitted, shortened, shown_name, width
from engine.sights import ItemSight, Sight

X, W = 972, 212
PHASES: tuple[tuple[str, ...], ...] = (
    ("awaken",), ("beginning", "scoring"), ("channel",), ("draw",), ("main",), ("ending",))
"""The six phases of a turn, by the steps that they have."""
KINDS: dict[str, str] = {"activated": "Ability", "triggered": "Trigger", "effect": "Effect",
                              "hide": "Hide"}
LINES = 9
"""Lines of what happened: the text says the rest, and each costs half a kilobyte."""
MOST = 3
"""So many chain items are shown; of more, how many there are besides."""


def rail(sight: Sight) -> list[Placed]:
    """The three panels of the rail."""
    return [Placed(X, 16, where(sight)), Placed(X, 170, whose(sight)), Placed(X, 286, chain(sight, 498))]


def where(sight: Sight) -> Part:
    """Turn, phase, state of the turn, and a bar for each phase."""
    marks: list[Mark] = [Box(0, 0, W, 142, "zone", 14),
                         Words(16, 33, f"Turn {sight.turn}" if sight.turn else "Before turn 1", "medium", 20, "ink 2")]
    if sight.turn:
        seat = sight.turn_player
        name = shortened(shown_name(sight.players[seat].name, seat), "medium", 18, 74)
        marks += _at_right(name, seat)
    title = f"{sight.phase.capitalize()} Phase" if sight.turn and sight.phase != "setup" else "Opening hands"
    size, rows = fitted("Game over" if sight.over else title, "bold", (27, 24, 22), W - 32, 1)
    marks += [Words(16, 70, rows[0], "bold", size, "ink"), Words(16, 98, sight.state, "medium", 18, "ink 2")]
    now = next((at for at, phases in enumerate(PHASES) if sight.phase in phases), -1)
    for at in range(len(PHASES)):
        ink = "ink" if at == now else "past" if at < now else "bar off"
        marks.append(Box(16 + at * 31, 117, 26, 8, ink, 3))
    return Part(W, 142, "table", tuple(marks))


def _at_right(name: str, seat: int) -> list[Mark]:
    left = W - 16 - width(name, "medium", 18)
    return [Words(left, 32, name, "medium", 18, "ink 2"), *seat_chip(left - 32, 14, seat, 25)]


def whose(sight: Sight) -> Part:
    """Whose move it is, and what for: the one panel that is inverted."""
    marks: list[Mark] = [Box(0, 0, W, 104, "inverse", 14)]
    if sight.over:
        return Part(W, 104, "table", (*marks, *_ended(sight)))
    marks += [Sign(16, 16, 20, "priority", "inverse ink 2"),
              Words(44, 32, "Waiting for", "medium", 18, "inverse ink 2")]
    if len(sight.waiting) == 1:
        seat = sight.waiting[0]
        name = shortened(shown_name(sight.players[seat].name, seat), "bold", 28, W - 66)
        marks += [*seat_chip(16, 42, seat, 28), Words(52, 66, name, "bold", 28, "inverse ink")]
    else:
        for at, seat in enumerate(sight.waiting):
            marks += seat_chip(16 + at * 36, 42, seat, 28)
    size, rows = fitted(_what_for(sight), "medium", (17, 16, 15), W - 28, 1)
    return Part(W, 104, "table", (*marks, Words(16, 91, rows[0], "medium", size, "inverse ink 2")))


def _what_for(sight: Sight) -> str:
    """What the game waits for; with Priority in a showdown, also who has Focus."""
    focus = sight.showdown.focus if sight.showdown is not None else -1
    if sight.waiting_for != "has Priority" or focus < 0:
        return sight.waiting_for or "a moment"
    if sight.waiting == (focus,):
        return "has Focus and Priority"
    return f"has Priority · Focus: {shown_name(sight.players[focus].name, focus)}"


def _ended(sight: Sight) -> list[Mark]:
    if sight.winner < 0:
        return [Words(16, 44, "Draw", "bold", 28, "inverse ink")]
    name = shortened(shown_name(sight.players[sight.winner].name, sight.winner), "bold", 28, W - 66)
    return [Sign(16, 16, 20, "score", "inverse ink 2"), Words(44, 32, "Winner", "medium", 18, "inverse ink 2"),
            *seat_chip(16, 46, sight.winner, 28), Words(52, 70, name, "bold", 28, "inverse ink")]


def chain(sight: Sight, h: int) -> Part:
    """The chain, newest on top, then the last events."""
    marks: list[Mark] = [Box(0, 0, W, h, "zone", 14), Sign(16, 15, 20, "chain", "ink 3"),
                         Words(44, 32, "Chain", "semibold", 20, "ink"),
                         Words(W - 16, 32, str(len(sight.chain)) if sight.chain else "empty", "medium", 18, "ink 2",
                               "right")]
    y = 46.0
    shown = sight.chain[::-1][:MOST if h > 400 else 2]
    for at, item in enumerate(shown):
        marks += item_marks(sight, len(sight.chain) - at, item, y, newest=at == 0)
        y += 106
        if at == 0 and len(sight.chain) > 1:
            marks.append(Words(16, y + 10, "resolves first", "medium", 16, "ink 3"))
            y += 22
    if len(sight.chain) > len(shown):
        marks.append(Words(16, y + 14, f"and {len(sight.chain) - len(shown)} older", "medium", 16, "ink 3"))
        y += 26
    marks.append(Box(16, y + 2, W - 32, 1, "line"))
    return Part(W, h, "table", (*marks, *_log(sight, y + 26, h - 12)))


def item_marks(sight: Sight, number: int, item: ItemSight, y: float, newest: bool) -> list[Mark]:
    """One chain item: its number, what it is, whose, and what it chooses."""
    name = shown_name(sight.players[item.controller].name, item.controller)
    kind = "pending" if item.pending else KINDS.get(item.kind, item.type.capitalize())
    size, rows = fitted(item.name, "narrow", (22, 20, 19, 18), 140, 1)
    marks: list[Mark] = [Box(10, y, 192, 100, "tile", 10, "inverse" if newest else "edge", 3 if newest else 2),
                         Box(20, y + 10, 26, 26, "inverse", 13),
                         Words(33, y + 30, str(number), "number", 19, "inverse ink", "middle"),
                         Words(54, y + 31, rows[0], "narrow", size, "ink"), *seat_chip(20, y + 41, item.controller, 24),
                         Words(52, y + 59, shortened(f"{kind} · {name}", "medium", 17, 142), "medium", 17, "ink 2")]
    if item.targets:
        text = shortened(", ".join(item.targets), "narrow medium", 18, 146)
        marks += [Sign(22, y + 72, 19, "arrow", "ink 2"), Words(50, y + 88, text, "narrow medium", 18, "ink")]
    return marks


def _log(sight: Sight, y: float, bottom: float) -> list[Mark]:
    """The last events, newest first, as many as fit."""
    marks: list[Mark] = []
    for at, line in enumerate(reversed([one for one in sight.log if not re.match(r"Turn \d+: ", one)])):
        rows = broken(line, "regular", 17, W - 32)
        rows = rows if len(rows) <= 3 else [*rows[:2], shortened(" ".join(rows[2:]), "regular", 17, W - 32)]
        if y + 22 * (len(rows) - 1) > bottom or len(marks) + len(rows) > LINES:
            break
        marks += [Words(16, y + 22 * row, text, "regular", 17, "ink 2" if at == 0 else "ink 3")
                  for row, text in enumerate(rows)]
        y += 22 * len(rows) + 7
    return marks
