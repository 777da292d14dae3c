"""A battlefield of the board: a lane for each side, and a band between them with name, controller and combat."""
from __future__ import annotations

from bot.pictures.marks import Box, Mark, Part, Placed, Sign, Words, seat_chip
from bot.pictures.strips import Box3
from bot.pictures.tiles import Aims, facedown, hidden_width, lane, stacked
from bot.pictures.type import fitted, shortened, shown_name, width
from engine.sights import BattlefieldSight, ObjectSight, ShowdownSight, Sight
from engine.words.saying.say import plain

HEIGHT = 392


def sides(sight: Sight, field: BattlefieldSight, uppers: frozenset[int]) -> tuple[set[int], set[int]]:
    """Whose units and facedown cards stand in the upper lane, and whose in the lower one.

    A lane goes to the side of its player's strip; where two players of one side meet there, the newcomer takes the
    other lane if it is free.
    """
    there = list(dict.fromkeys(unit.controller for unit in field.units if not unit.attached_to))
    there += [seat for seat in field.facedown if seat not in there]
    lanes: tuple[set[int], set[int]] = ({seat for seat in there if seat in uppers},
                                        {seat for seat in there if seat not in uppers})
    showdown = showdown_at(sight, field)
    newcomer = showdown.attacker if showdown is not None else field.contested_by
    for one, other in (lanes, lanes[::-1]):
        if len(one) > 1 and not other and newcomer in one:
            one.discard(newcomer)
            other.add(newcomer)
            break
    return lanes


def showdown_at(sight: Sight, field: BattlefieldSight) -> ShowdownSight | None:
    """The ongoing showdown, if it is there."""
    return sight.showdown if sight.showdown is not None and sight.showdown.battlefield == field.card.id else None


def field(sight: Sight, field: BattlefieldSight, box: Box3, uppers: frozenset[int], aims: Aims,
          height: int = HEIGHT) -> list[Placed]:
    """A battlefield with everything there."""
    x, y, w = box
    tall = 116 if w < 400 else 108
    band_at = (height - tall) // 2
    found = [Placed(x, y, ground(sight, field, (w, height), band_at, tall))]
    for at, seats in enumerate(sides(sight, field, uppers)):
        top = y + 10 if at == 0 else y + band_at + tall + 10
        h = band_at - 20
        left = x + 12
        for seat, name in lying(field):
            if seat in seats:
                found.append(Placed(left, top, facedown(seat, h, "field", name)))
                left += hidden_width(name) + 8
        units: list[ObjectSight] = [unit for unit in field.units if unit.controller in seats]
        found += lane(stacked(units, aims), (left, top, x + w - 12 - left, h), "field")
        owners = sorted({unit.controller for unit in units if not unit.attached_to})
        if owners and len(sight.players) > 2 and not _in_combat(sight, field):
            found += _owners(owners, x + w / 4, y + band_at + (0 if at == 0 else tall))
    return found


def lying(field: BattlefieldSight) -> list[tuple[int, str]]:
    """The facedown cards there: their controllers, and what they are to a viewer who may look at them."""
    names: dict[int, list[str]] = {}
    for card in field.known:
        names.setdefault(card.controller, []).append(card.name)
    return [(seat, names[seat].pop(0) if names.get(seat) else "") for seat in field.facedown]


def _in_combat(sight: Sight, field: BattlefieldSight) -> bool:
    showdown = showdown_at(sight, field)
    return showdown is not None and showdown.combat and showdown.attacker >= 0


def _owners(seats: list[int], middle: float, y: float) -> list[Placed]:
    """Whose lane it is, on its border with the band, where no tile has its chain numbers."""
    left = middle - 15 * len(seats)
    return [Placed(left + 30 * at, y - 14, Part(28, 28, "field", (
        Box(0, 0, 28, 28, "field", 8), *seat_chip(2, 2, seat, 24)))) for at, seat in enumerate(seats)]


def ground(sight: Sight, field: BattlefieldSight, whole: tuple[int, int], top: int, tall: int) -> Part:
    """The battlefield without what stands there; its band begins at `top` and is so `tall`."""
    w, height = whole
    showdown = showdown_at(sight, field)
    marked = showdown is not None
    marks: list[Mark] = [Box(0, 0, w, height, "field", 14, "inverse" if marked else "", 3),
                         Box(3 if marked else 0, top, w - (6 if marked else 0), tall, "band")]
    right = _controller(sight, field, w, top, marks)
    size, rows = fitted(field.card.name, "semibold", (24, 22, 21, 20), right - 52, 1)
    marks += [Sign(12, top + 14, 24, "battlefield", "ink 3"), Words(43, top + 35, rows[0], "semibold", size, "ink")]
    if showdown is not None and showdown.combat and showdown.attacker >= 0:
        return Part(w, height, "table", (*marks, *_combat(sight, showdown, w, top + tall - 59)))
    pill = showdown is not None or field.contested_by >= 0
    text = " ".join(plain(field.card.text).split())
    lines = 1 if pill else 2
    size, rows = fitted(text, "regular", (20, 18, 17, 16), w - 24, lines) if text else (20, ())
    start = top + 62 if pill else top + (74 if tall == 108 else 70) + (6 if len(rows) == 1 else 0)
    step = size * 1.28
    marks += [Words(12, start - (4 if len(rows) > 1 else 0) + at * step, row, "regular", size, "ink 2")
              for at, row in enumerate(rows)]
    if pill:
        marks += _pill(sight, field, w, top + tall - 38)
    return Part(w, height, "table", tuple(marks))


def _controller(sight: Sight, field: BattlefieldSight, w: int, top: int, marks: list[Mark]) -> float:
    """Who controls it, at the right end of the band; gives where that begins."""
    right = float(w - 12)
    if field.controller < 0:
        if w > 400:
            marks.append(Words(right, top + 33, "Uncontrolled", "medium", 17, "ink 3", "right"))
            return right - width("Uncontrolled", "medium", 17) - 10
        marks += [Box(right - 26, top + 13, 26, 26, "", 7, "ink 3", 2, dashed=True),
                  Sign(right - 54, top + 14, 22, "controlled", "ink 3")]
        return right - 60
    if w > 400:
        name = shortened(shown_name(sight.players[field.controller].name, field.controller), "medium", 18, 110)
        marks.append(Words(right, top + 33, name, "medium", 18, "ink 2", "right"))
        right -= width(name, "medium", 18) + 8
    marks += [*seat_chip(right - 26, top + 13, field.controller, 26),
              Sign(right - 54, top + 14, 22, "controlled", "ink 3")]
    return right - 60


def _combat(sight: Sight, showdown: ShowdownSight, w: int, y: float) -> list[Mark]:
    """The combat line: what the attacker deals as it stands, and the defender."""
    marks: list[Mark] = [Box(12, y, w - 24, 50, "inverse", 10), Sign(22, y + 11, 28, "attack", "inverse ink"),
                         Sign(w - 50, y + 11, 28, "defend", "inverse ink")]
    first, second = map(str, showdown.might)
    ends = (60 + width(first, "number", 40), w - 60 - width(second, "number", 40))
    marks += [Words(60, y + 39, first, "number", 40, "inverse ink"),
              Words(w - 60, y + 39, second, "number", 40, "inverse ink", "right")]
    if w > 400:
        seats = (showdown.attacker, showdown.defender)
        names = [shortened(shown_name(sight.players[seat].name, seat), "bold", 16, 76) if seat >= 0 else ""
                 for seat in seats]
        marks += [Words(ends[0] + 10, y + 22, names[0], "bold", 16, "inverse ink"),
                  Words(ends[0] + 10, y + 41, "attacks", "medium", 16, "inverse ink 2"),
                  Words(ends[1] - 10, y + 22, names[1], "bold", 16, "inverse ink", "right"),
                  Words(ends[1] - 10, y + 41, "defends", "medium", 16, "inverse ink 2", "right"),
                  Words(w / 2, y + 32, "Combat", "semibold", 18, "inverse ink 2", "middle")]
        return marks
    marks += [*seat_chip(ends[0] + 8, y + 12, showdown.attacker, 26),
              *(seat_chip(ends[1] - 34, y + 12, showdown.defender, 26) if showdown.defender >= 0 else ()),
              Words((ends[0] + ends[1]) / 2, y + 32, "vs", "semibold", 17, "inverse ink 2", "middle")]
    return marks


def _pill(sight: Sight, field: BattlefieldSight, w: int, y: float) -> list[Mark]:
    """A showdown without combat, or that somebody contests control."""
    words = ["Showdown"] if showdown_at(sight, field) is not None else []
    if field.contested_by >= 0:
        name = shown_name(sight.players[field.contested_by].name, field.contested_by)
        words.append(f"contested by {name}" if words else f"Contested by {name}")
    text = shortened(", ".join(words), "semibold", 17, w - 24 - 48)
    return [Box(12, y, width(text, "semibold", 17) + 48, 28, "inverse", 14),
            Sign(22, y + 5, 18, "contested", "inverse ink"), Words(46, y + 20, text, "semibold", 17, "inverse ink")]
