"""Clicks on the panels of lessons: on their own controls, and on those of the game that a lesson is."""
from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from bot.answering.replies import Interaction, Polite
from bot.game.context import Act, Host
from bot.game.question_clicks import ANSWERING, Drawn, acted, checked, note_click
from bot.game.showing_clicks import PUBLIC, SHOWING
from bot.lessons import address, keeping, panels
from bot.lessons.address import MATCH, LessonAddress
from bot.lessons.bench import NO_LESSON, Bench, LessonContext, as_match
from bot.lessons.lesson import PUPIL, Why
from bot.lessons.playing import Astray, Run, lesson_named
from bot.panels import notes
from bot.panels.click_ids import Action, Click
from bot.panels.parts import Panel
from bot.panels.view import shown_picture
from bot.prefs.preferences import preferences_of

GONE = "This control of a lesson is no longer kept here. `/tutorial` shows the lessons."
LOOKING: dict[Action, Act] = {**PUBLIC, **SHOWING}
del LOOKING["mine"]
"""What only shows something of a game."""


@dataclass(frozen=True, slots=True)
class Shown:
    """How the clicked message is drawn after the click, and what is explained on it."""

    drawn: Drawn
    astray: Sequence[Why] = ()
    word: Polite | None = None


async def taught(host: Host, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
    """Take a click on a control of the lessons. Raises Polite for one that isn't known (any more)."""
    wanted = address.read(custom_id)
    if wanted is None or (wanted.verb.startswith("pick") and len(values) != 1):
        raise Polite(GONE)
    context = context_of(host, interaction, Click(MATCH, -1, 0, "refresh", wanted.key, values))
    async with keeping.alone(host, interaction.user.id):
        panel = await led(context, LessonAddress(wanted.verb, (*values, wanted.key)[0]))
    await show(context, panel)


async def clicked(host: Host, interaction: Interaction, click: Click) -> None:
    """Take a click on a control of a lesson's game. Raises Polite where there is no such lesson."""
    context = context_of(host, interaction, click)
    if click.action in LOOKING:
        await LOOKING[click.action](context)
        return
    if click.action not in ANSWERING:
        raise Polite(GONE)
    async with keeping.alone(host, interaction.user.id):
        run = await keeping.running(host.store, interaction.user.id)
        if run is None or run.game is None:
            raise Polite(NO_LESSON)
        shown = await answered(context, run)
        await keeping.keep(host.store, interaction.user.id, run)
        panel = await panel_of(context, run, shown)
    await show(context, panel)
    if shown.word is not None and shown.word.panel.text:
        raise shown.word


def context_of(host: Host, interaction: Interaction, click: Click) -> LessonContext:
    """The click in the match that a lesson would be."""
    return LessonContext(host, interaction, click, as_match(interaction.user.id), PUPIL)


async def show(context: LessonContext, panel: Panel) -> None:
    """Change the clicked message."""
    await context.rewrite(panel, shown_picture(context.interaction.message))


async def led(context: LessonContext, wanted: LessonAddress) -> Panel:
    """Begin, go on with, leave a lesson, or go one step of it."""
    host, user = context.host, context.interaction.user.id
    if wanted.verb == "list":
        await keeping.leave(host.store, user)
        return await list_of(host, user)
    if wanted.verb in ("play", "pick"):
        return await begun(context, wanted.key)
    run = await keeping.running(host.store, user)
    if run is None:
        raise Polite(NO_LESSON)
    astray: Sequence[Why] = ()
    if wanted.verb == "again":
        run.again()
    elif wanted.verb == "onward":
        run.onward()
    elif wanted.verb == "pickbuild":
        try:
            run.build(wanted.key)
        except Astray as wrong:
            astray = wrong.why
    await keeping.keep(host.store, user, run)
    return await panel_of(context, run, Shown(Drawn(), astray))


async def begun(context: LessonContext, name: str) -> Panel:
    """A lesson from where it was left, or from its beginning."""
    store, user = context.host.store, context.interaction.user
    lesson = lesson_named(name)
    if lesson is None:
        raise Polite(GONE)
    run = await keeping.run_of(store, user.id, name) or Run.start(lesson, user.display_name, int(time.time() * 1000))
    await keeping.keep(store, user.id, run)
    return await panel_of(context, run, Shown(Drawn()))


async def answered(context: LessonContext, run: Run) -> Shown:
    """Do what a click on the question says, as in a match."""
    bench = Bench(context.host, context.interaction.user.id, run)
    if context.click.action == "refresh":
        return Shown(Drawn())
    if run.decision is None:
        return Shown(Drawn(), word=Polite(notes.ANSWERED))
    try:
        drawn = await acted(context, bench, await checked(context, bench))
    except Astray as wrong:
        run.path = ()
        return Shown(Drawn(), wrong.why)
    except Polite as polite:
        if not polite.redraw and polite.panel.text:
            raise
        return Shown(Drawn(), word=polite)
    note_click(context)
    return Shown(drawn)


async def panel_of(context: LessonContext, run: Run, shown: Shown) -> Panel:
    """The lesson as it is now."""
    if run.over:
        return panels.end_panel(run.lesson, await done_of(context.host, context.interaction.user.id))
    if run.game is None:
        return panels.building_panel(run, run.now, shown.astray)
    bench = Bench(context.host, context.interaction.user.id, run)
    preferences = await preferences_of(context.host.store, context.interaction.user.id)
    drawn = shown.drawn
    return await panels.step_panel(bench, preferences, shown.astray, drawn.marks, drawn.page, drawn.ending)


async def done_of(host: keeping.Host, user: int) -> frozenset[str]:
    """The lessons that a user has done."""
    return frozenset(one.name for one in await host.store.lessons(user) if one.done)


async def list_of(host: keeping.Host, user: int, word: str = "") -> Panel:
    """The list of lessons as it is for a user."""
    kept = await host.store.lessons(user)
    newest = max((one for one in kept if one.run), key=lambda one: one.changed, default=None)
    return panels.list_panel({one.name for one in kept if one.done}, {one.name for one in kept if one.run},
                             newest.name if newest is not None else "", word)
