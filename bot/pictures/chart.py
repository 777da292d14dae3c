"""Points over turns: a line of steps for each side, the winner's solid, with marks that say how they came."""
from __future__ import annotations

from bot.panels.sight_words import Side, sides
from bot.pictures.colours import Ink
from bot.pictures.course import Ended, Step, steps
from bot.pictures.marks import Box, Mark, Part, Sign, Stroke, Words, seat_chip
from bot.pictures.type import shortened, shown_name
from engine.sights import Sight

W, H = 1152, 322
LEFT, RIGHT, FIRST, LAST = 58, 1002, 93, 966
"""Where the lines begin and end, and where the first and the last turn stand."""
TOP, BOTTOM = 30, 238
SIGNS = {"conquer": "controlled", "effect": "spell", "burn out": "spell", "loss": "lowered"}
"""The marks of what isn't held, which is a dot."""
LEGEND = (("hold", "held"), ("conquer", "conquered"), ("effect", "from an effect"))


class Plan:
    """Where turns and points stand."""

    def __init__(self, sight: Sight, ended: Ended) -> None:
        self.turns = max(1, sight.turn)
        every = [step.points for side in sides(sight) for step in steps(sight, ended, side)]
        self.goal = sight.victory_score
        self.most = max(self.goal, 1, *every)

    def x(self, turn: int) -> float:
        """The place of a turn."""
        return FIRST + (LAST - FIRST) * (turn - 1) / max(1, self.turns - 1)

    def y(self, points: int) -> float:
        """The height of so many points."""
        return BOTTOM - (BOTTOM - TOP) * points / self.most


def chart(sight: Sight, ended: Ended) -> Part:
    """The points of every side over the turns."""
    plan = Plan(sight, ended)
    marks: list[Mark] = [Box(0, 0, W, H, "zone", 14), *_grid(plan), *_turns(plan)]
    ranked = sorted(sides(sight), key=lambda side: any(player.seat == sight.winner for player in side))
    lines = [(side, steps(sight, ended, side)) for side in ranked]
    for side, taken in lines:
        marks += _line(plan, side, taken, dashed=all(player.seat != sight.winner for player in side))
    for side, taken in lines:
        marks += _signs(plan, side, taken)
    return Part(W, H, "table", (*marks, *_names(plan, lines), *_legend()))


def _grid(plan: Plan) -> list[Mark]:
    every = 2 if plan.most <= 12 else 4
    rows = [points for points in range(0, plan.most + 1, every) if abs(points - plan.goal) >= every or
            points == plan.goal]
    rows = rows if plan.goal in rows else [*rows, plan.goal]
    marks: list[Mark] = []
    for points in rows:
        y, thick = plan.y(points), 3.0 if points == plan.goal else 1.5
        marks += [Stroke((((LEFT, y), (RIGHT, y)),), "outline" if points == plan.goal else "line", thick),
                  Words(LEFT - 14, y + 7, str(points), "medium", 18, "ink 3", "right")]
    return marks


def _turns(plan: Plan) -> list[Mark]:
    every = next(step for step in (2, 4, 8, 16, 32, 64, 10_000) if plan.turns // step <= 12)
    shown = [turn for turn in (1, *range(every, plan.turns, every)) if plan.x(plan.turns) - plan.x(turn) > 34
             and (turn == 1 or plan.x(turn) - plan.x(1) > 62)]
    marks: list[Mark] = [Words(plan.x(turn), BOTTOM + 26, f"Turn {turn}" if turn == 1 else str(turn), "medium", 17,
                               "ink 3", "middle") for turn in shown]
    if plan.turns > 1:
        marks.append(Words(plan.x(plan.turns), BOTTOM + 26, str(plan.turns), "medium", 17, "ink 3", "middle"))
    return marks


def _colour(side: Side) -> Ink:
    return f"seat {side[0].seat}"


def _line(plan: Plan, side: Side, taken: list[Step], dashed: bool) -> list[Mark]:
    points: list[tuple[float, float]] = [(LEFT, plan.y(0))]
    for step in taken:
        x = plan.x(step.turn)
        points += [(x, points[-1][1]), (x, plan.y(step.points))]
    points.append((RIGHT, points[-1][1]))
    return [Stroke((tuple(points),), _colour(side), 4, dashed=dashed)]


def _signs(plan: Plan, side: Side, taken: list[Step]) -> list[Mark]:
    marks: list[Mark] = []
    for step in taken:
        if step.how:
            marks += _sign(plan.x(step.turn), plan.y(step.points), step.how, _colour(side))
    return marks


def _sign(x: float, y: float, how: str, ink: Ink) -> list[Mark]:
    """A mark on a bit of ground, so that no line goes through it."""
    ground = Box(x - 12, y - 12, 24, 24, "zone", 12)
    if how not in SIGNS:
        return [ground, Box(x - 7, y - 7, 14, 14, ink, 7)]
    return [ground, Sign(x - 11, y - 11, 22, SIGNS[how], ink)]


def _names(plan: Plan, lines: list[tuple[Side, list[Step]]]) -> list[Mark]:
    """Who is who, at the ends of the lines, below one another where they end together."""
    ends = sorted((plan.y(taken[-1].points if taken else 0), side) for side, taken in lines)
    marks: list[Mark] = []
    at = 2.0
    for left, (y, side) in enumerate(ends):
        at = min(max(at, y - 14), BOTTOM - 14 - 34 * (len(ends) - 1 - left))
        x = RIGHT + 16.0
        for player in side:
            marks += seat_chip(x, at, player.seat, 28)
            x += 33
        if len(side) == 1:  # the names of a team have no room here, and stand above
            name = shortened(shown_name(side[0].name, side[0].seat), "semibold", 21, W - 12 - x - 3)
            marks.append(Words(x + 3, at + 22, name, "semibold", 21, "ink"))
        at += 34
    return marks


def _legend() -> list[Mark]:
    x = 68.0
    marks: list[Mark] = []
    for how, word in LEGEND:
        marks += [*_sign(x, 298, how, "ink 2"), Words(x + 18, 305, word, "medium", 19, "ink 2")]
        x += 62 + len(word) * 10
    return marks
