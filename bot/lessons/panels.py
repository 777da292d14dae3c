"""The panels of the lessons: the list, a step, what a deck lacks, the end."""
from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.game import board, picturing, private_panel
from bot.lessons.address import MATCH, LessonAddress
from bot.lessons.bench import Bench
from bot.lessons.course import LESSONS
from bot.lessons.lesson import PUPIL, Lesson, Step, Why
from bot.lessons.playing import Run
from bot.panels import click_ids
from bot.panels.click_ids import Action, Origin, custom_id
from bot.panels.parts import GOLD, GREY, SEATS, Button, Choice, Panel, Picture, Row, Select, Text, fit, lines, menu, row
from bot.panels.phone import height
from bot.panels.text import plain
from bot.prefs.preferences import Preferences

ELSEWHERE: frozenset[Action] = frozenset(("menu", "pickyield", "pickalways", "clear"))
"""Controls of a match that a lesson doesn't have."""


def number(lesson: Lesson) -> int:
    """The place of a lesson, from 1."""
    return LESSONS.index(lesson) + 1


def list_panel(done: Collection[str], begun: Collection[str], current: str = "", word: str = "") -> Panel:
    """All lessons: which are done, and the one to go on with."""
    rows = [f"{number(one)}. **{one.title}**. {one.about}" + (
        " · done" if one.name in done else " · begun" if one.name in begun else "") for one in LESSONS]
    following = next((one for one in LESSONS if one.name == current), None) or next(
        (one for one in LESSONS if one.name not in done), LESSONS[0])
    verb = "Go on" if following.name in begun else "Begin"
    choices = tuple(Choice(f"{number(one)}. {one.title}", one.name, one.about) for one in LESSONS)
    return fit(Panel((
        *lines("### Learn the game", f"{len(done)} of {len(LESSONS)} lessons done. Each takes a few minutes; leave "
               "and come back when you like.", word),
        *lines(*rows),
        *menu(Select("Choose a lesson", LessonAddress("pick").id, choices)),
        *row(Button(f"{verb}: {following.title}", LessonAddress("play", following.name).id, "primary")),
    ), GREY))


def end_panel(lesson: Lesson, done: Collection[str]) -> Panel:
    """A lesson is done: what comes next."""
    following = next((one for one in LESSONS[number(lesson):] if one.name not in done), None)
    said = ("That was the last lesson." if following is None else f"Next: **{following.title}**. {following.about}.")
    further = "" if following is not None else (
        "Play a match now: `/match practice` against the computer, or `/match challenge` somebody. `/rule` answers "
        "what you want to know.")
    return Panel((
        *lines(f"### Done: {lesson.title}", said, further),
        *row(Button("Next lesson", LessonAddress("play", following.name).id, "primary") if following else None,
             Button("All lessons", LessonAddress("list").id)),
    ), SEATS[3])


def said(run: Run, step: Step) -> tuple[Text, ...]:
    """What the step says."""
    lesson = run.lesson
    return lines(f"### Lesson {number(lesson)}: {lesson.title}", f"-# Step {run.step + 1} of {len(lesson.steps)}",
                 step.says)


def asked(step: Step, astray: Sequence[Why]) -> tuple[Text | Row, ...]:
    """What the step asks for, and what is wrong with what was tried: right above what can be done, where a phone
    shows it."""
    rules = list(dict.fromkeys(one.rule for one in astray))[:4]
    return (
        *lines(f"**Your task:** {step.task}" if step.task else ""),
        *lines(*(f"**Not that.** {plain(one.text)} Rule {plain(one.rule)}." for one in astray),
               "-# Nothing has changed. Try something else." if astray else ""),
        *row(*(Button(f"Why? {rule}", custom_id(MATCH, Origin.PANEL, "rule", rule)) for rule in rules)),
    )


def below(run: Run, step: Step) -> tuple[Row, ...]:
    """*Next* of a step that is read, or *Try again*, and *Leave*."""
    onward = Button("Next", LessonAddress("onward").id, "primary") if not step.task else None
    again = Button("Try again", LessonAddress("again").id) if step.task and run.game is not None else None
    return row(onward, again, Button("Leave", LessonAddress("list").id))


def building_panel(run: Run, step: Step, astray: Sequence[Why]) -> Panel:
    """A step without a game: something is read, or chosen for a deck."""
    decks = step.build.decks if step.build is not None else {}
    choices = tuple(Choice(name, name) for name in decks)
    return fit(Panel((
        *said(run, step), *asked(step, astray),
        *menu(Select("Choose a card", LessonAddress("pickbuild").id, choices)),
        *below(run, step),
    ), GOLD))


async def step_panel(bench: Bench, preferences: Preferences, astray: Sequence[Why] = (),
                     marks: tuple[str, ...] | None = None, page: int = 0, ending: bool = False) -> Panel:
    """A step with its game: the board where it is read, else the question as in a match."""
    run = bench.lesson
    step = run.now
    own = (*said(run, step), *asked(step, astray), *below(run, step))
    if run.decision is None:
        there = board.board_panel(MATCH, bench.game.sight(PUPIL), short(preferences))
    else:
        desk = replace(await bench.desk(PUPIL, marks, page), ending=ending)
        there = private_panel.panel(desk, picturing.question(desk, preferences, bench.game), height(Panel(own)))
    shown = [part for part in map(kept, there.parts) if part is not None]
    read, pressed = [part for part in shown if not isinstance(part, Row)], [
        part for part in shown if isinstance(part, Row)]
    return fit(Panel((*said(run, step), *read, *asked(step, astray), *pressed, *below(run, step)), GOLD))


def short(preferences: Preferences) -> Preferences:
    """For a board beside a text that is to be read: the picture alone, where its reader wants one."""
    return preferences if preferences.board == "text" else preferences.model_copy(update={"board": "picture"})


def kept(part: Text | Picture | Row) -> Text | Picture | Row | None:
    """A part of the panel of a match without the controls that a lesson doesn't have."""
    if not isinstance(part, Row):
        return part
    left = tuple(one for one in part.parts
                 if (click := click_ids.read(one.id)) is None or click.action not in ELSEWHERE)
    return Row(left) if left else None
