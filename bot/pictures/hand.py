"""A player's own hand, card by card in our own frames, with what can be done with each; for that player alone."""
from __future__ import annotations

from collections.abc import Container, Mapping
from typing import NamedTuple

from bot.panels.text import count as counted
from bot.pictures import rich
from bot.pictures.colours import Ink
from bot.pictures.emblems import emblem
from bot.pictures.marks import Box, Mark, Part, Placed, Scene, Sign, Words
from bot.pictures.type import fitted, shortened, shown_name, width
from engine.sights import ObjectSight, Sight

W, H, GAP, MARGIN, TOP = 300, 420, 14, 18, 64
SPINE, STATUS = 58, 42
SPARE = 44
"""So many pixels the emblem gives up for a text that is too long beside it."""
FEW = 18
"""So many cards are drawn as cards; more as slim lines with cost and name."""


class Status(NamedTuple):
    """What stands below a card: “Playable”, “Not now”; `good` is bright, else the card is veiled. `note` in a pill.

    `said` is the same for whoever hears it, where it isn't just that.
    """

    text: str
    good: bool
    note: str = ""
    said: str = ""


Statuses = Mapping[int, Status]


def cards_of(sight: Sight, elsewhere: Container[int] = ()) -> list[ObjectSight]:
    """The hand as it stands in the list, the Chosen Champion in its zone, then those cards that lie facedown or in a
    trash."""
    me = sight.players[sight.seat]
    others = [card for field in sight.battlefields for card in field.known]
    others += [card for player in sight.players for card in player.trash]
    return [*(me.hand or ()), *me.champion, *(card for card in others if card.id in elsewhere)]


def hand(sight: Sight, statuses: Statuses) -> Scene:
    """The viewer's hand. Raises ValueError for the public sight, which has none."""
    if sight.seat < 0:
        raise ValueError("the public has no hand")
    cards = cards_of(sight, statuses)
    if len(cards) > FEW:
        return _long(sight, cards, statuses)
    across = 4 if len(cards) <= 8 else 5 if len(cards) <= 10 else 6
    rows = max(1, -(-len(cards) // across))
    wide = 2 * MARGIN + across * W + (across - 1) * GAP
    found = [Placed(MARGIN, 14, header(sight, wide - 2 * MARGIN))]
    for at, card in enumerate(cards):
        x, y = MARGIN + at % across * (W + GAP), TOP + at // across * (H + GAP)
        found.append(Placed(x, y, face(card, at + 1, statuses.get(card.id))))
    return Scene(wide, TOP + rows * (H + GAP) - GAP + MARGIN, "table", tuple(found))


def header(sight: Sight, w: int) -> Part:
    """Whose hand it is, how many cards, and how much can be paid."""
    me = sight.players[sight.seat]
    ready = sum(not rune.exhausted for rune in me.runes)
    right = f"{counted(me.hand_count, 'card')} · {counted(ready, 'rune')} ready"
    name = shortened(f"{shown_name(me.name, me.seat)}, your hand", "semibold", 28, w - 60 - width(right, "medium", 23))
    return Part(w, 44, "table", (Sign(2, 6, 30, "hand", "ink 2"), Words(44, 31, name, "semibold", 28, "ink"),
                                 Words(w, 30, right, "medium", 23, "ink 2", "right")))


def face(card: ObjectSight, number: int, status: Status | None) -> Part:
    """A card, with its number in the list and what can be done with it."""
    veiled = status is not None and not status.good
    bottom = H - (STATUS if status is not None else 0)
    domains: tuple[Ink, ...] = card.domains or ("neutral",)
    marks: list[Mark] = []
    if status is not None:
        marks += _status(status)
    edge = f"{domains[0]} faded" if veiled else domains[0]
    marks.append(Box(0, 0, W, bottom, "band", 16, edge, 2))
    share = bottom / len(domains)
    for at, domain in enumerate(domains):
        marks.append(Box(0, at * share, SPINE, share, f"{domain} faded" if veiled else domain, 16,
                         corners=(at == 0, False, False, at == len(domains) - 1)))
    marks += _costs(card, bottom, domains)
    return Part(W, H, "table", (*marks, *_text(card, number, bottom, veiled)))


def _status(status: Status) -> list[Mark]:
    fill, ink = ("inverse", "inverse ink") if status.good else ("zone", "ink 2")
    w = width(status.note, "semibold", 17) + 24 if status.note else 0
    size, rows = fitted(status.text, "semibold", (20, 18, 17, 16), W - 30 - w, 1)
    marks: list[Mark] = [Box(0, H - 60, W, 60, fill, 16), Words(15, H - 14, rows[0], "semibold", size, ink)]
    if status.note:
        marks += [Box(W - 10 - w, H - 35, w, 28, "inverse ink" if status.good else "inverse", 14),
                  Words(W - 10 - w / 2, H - 15, status.note, "semibold", 17,
                        "inverse" if status.good else "inverse ink", "middle")]
    return marks


def _costs(card: ObjectSight, bottom: float, domains: tuple[Ink, ...]) -> list[Mark]:
    """On the spine: Energy, Power, and below the domain's shape and Might."""
    marks: list[Mark] = []
    middle = SPINE / 2
    if card.energy is not None and card.type in ("unit", "gear", "spell"):
        marks += [Sign(middle - 26, 9, 52, "energy", "spine ink"),
                  Words(middle, 46, str(card.energy), "number", 30, "plate ink", "middle")]
    y = 66
    for word in card.cost.split(", ")[0 if card.energy is None else 1:]:
        amount, _, kind = word.partition(" ")
        name = kind.lower() if kind.lower() in domains else "power_any"
        for _ in range(min(4, int(amount) if amount.isdigit() else 1)):
            marks += [Box(middle - 19, y, 38, 38, "spine ink", 19),
                      Sign(middle - 11, y + 8, 22, name, name if name in domains else "plate ink")]
            y += 44
    foot = bottom - 12
    if card.base_might is not None:
        marks += [Box(middle - 22, foot - 60, 44, 60, "spine ink", 9),
                  Words(middle, foot - 23, str(card.base_might), "number", 34, "plate ink", "middle"),
                  Sign(middle - 8, foot - 19, 16, "might", "plate ink")]
        foot -= 68
    for domain in domains:
        if domain != "neutral":
            marks.append(Sign(middle - 12, foot - 24, 24, domain, "spine ink"))
            foot -= 32
    return marks


def _text(card: ObjectSight, number: int, bottom: float, veiled: bool) -> list[Mark]:
    """Name, kind, emblem and text."""
    inks: tuple[Ink, Ink, Ink] = ("ink 3", "ink 3", "ink 3") if veiled else ("ink", "ink 2", "ink 3")
    left, room = SPINE + 14, W - SPINE - 28
    name, _, title = card.name.partition(", ")
    size, rows = fitted(name, "narrow", (30, 28, 26, 24, 22), room - 48, 1 if title else 2)
    marks: list[Mark] = [Words(left, 40 + at * (size + 2), row, "narrow", size, inks[0]) for at, row in enumerate(rows)]
    y = 40 + (len(rows) - 1) * (size + 2)
    if title:
        y += 25
        marks.append(Words(left, y, shortened(title, "narrow medium", 21, room - 44), "narrow medium", 21, inks[1]))
    kind = " · ".join(word.capitalize() for word in (*card.supertypes, card.type))
    y += 27
    marks += [Sign(left, y - 15, 18, card.type if card.type in ("unit", "spell", "gear") else "legend", inks[1]),
              Words(left + 25, y, shortened(kind, "semibold", 17, room - 25), "semibold", 17, inks[1])]
    if card.tags:
        y += 22
        marks.append(Words(left, y, shortened(", ".join(card.tags), "regular", 16, room), "regular", 16, inks[2]))
    top = y + 12
    text = [line for line in card.text.split("\n") if line]
    body, lines = _fit_text(text, room, bottom - top - 84 - 44)
    step = round(body * rich.LEADING)
    start = bottom - 34 - step * (len(lines) - 1) if lines else bottom - 30
    high = min(168.0, start - body - 6 - top) if lines else 168.0
    marks += emblem(card.code, card.type, tuple(card.domains), (SPINE, top, W - SPINE - 2, max(20.0, high)))
    begin = top + max(20.0, high) + body + 8
    for at, line in enumerate(lines):
        marks += rich.marks(line, left, begin + at * step, body, inks[0], veiled)
    marks += [Words(W - 12, bottom - 10, card.code, "regular", 15, inks[2], "right"),
              Box(W - 49, 9, 40, 40, "ink 3" if veiled else "inverse", 20),
              Words(W - 29, 38, str(number), "number", 26, "inverse ink", "middle")]
    return marks


def _fit_text(paragraphs: list[str], room: float, height: float) -> tuple[int, list[list[rich.Run]]]:
    """The largest size at which a text fits, and its lines; at the smallest the rest is “…”."""
    for size in range(23, 15, -1):
        lines = rich.lines(paragraphs, size, room)
        if len(lines) * round(size * rich.LEADING) <= height:
            return size, lines
    most = max(1, int((height + SPARE) // round(16 * rich.LEADING)))
    if len(lines) <= most:
        return 16, lines
    last = lines[most - 1][:-1] if len(lines[most - 1]) > 1 else lines[most - 1]
    return 16, [*lines[:most - 1], [*last, rich.Run("words", "…", glued=True)]]


def _long(sight: Sight, cards: list[ObjectSight], statuses: Statuses) -> Scene:
    """Many cards as lines of cost and name, in four columns."""
    across, w, h = 4, 280, 56
    wide = 2 * MARGIN + across * w + (across - 1) * 8
    found = [Placed(MARGIN, 14, header(sight, wide - 2 * MARGIN))]
    shown = cards[:80]
    for at, card in enumerate(shown):
        status = statuses.get(card.id)
        fill, ink = ("tile", "ink") if status is None or status.good else ("tile exhausted", "ink 3")
        domain = (*card.domains, "neutral")[0]
        size, rows = fitted(card.name, "narrow", (20, 18, 16), w - 126, 1)
        found.append(Placed(MARGIN + at % across * (w + 8), TOP + at // across * (h + 8), Part(w, h, "table", (
            Box(0, 0, w, h, fill, 10, "edge", 2), Box(1, 1, 20, h - 2, domain, 9, corners=(True, False, False, True)),
            Sign(28, 10, 36, "energy", ink), Words(46, 36, str(card.energy or 0), "number", 20, fill, "middle"),
            Words(74, 35, rows[0], "narrow", size, ink),
            Words(w - 12, 35, str(at + 1), "number", 20, "ink 3", "right")))))
    rows_used = -(-len(shown) // across)
    return Scene(wide, TOP + rows_used * (h + 8) + MARGIN, "table", tuple(found))
