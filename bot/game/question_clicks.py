"""Clicks that answer a question, or compose an answer step by step."""
from __future__ import annotations

import time
from dataclasses import dataclass

from bot.answering.replies import Polite
from bot.game import drawing, private_panel, result, standing_clicks
from bot.game.context import Act, ClickContext
from bot.panels import click_ids, notes
from bot.panels.click_ids import Action
from bot.panels.parts import Panel, turned
from bot.panels.view import marked
from bot.prefs.preferences import preferences_of
from bot.store import Conflict, Surface
from bot.store.message_names import MessageName, message_name
from bot.tables import exchanging
from bot.tables.desk import END, LAST, SENT, WINDOWS, Desk, at_once, one_by_one
from bot.tables.table import Behind, Table

TWICE = 3.0
"""A second click on the same control within so many seconds is swallowed without a word."""


@dataclass(slots=True)
class Drawn:
    """How the clicked message is drawn after the click: with these marks, from this place of a long menu, or with the
    question whether the turn shall end."""

    marks: tuple[str, ...] | None = None
    page: int = 0
    ending: bool = False


async def answer(context: ClickContext) -> None:
    """Act on a click on a question, or say that it is no longer the open one. The clicked message is redrawn."""
    host, surface = context.host, await context.surface()
    async with context.editing(surface) as unsure:
        try:
            async with context.at_table() as table:
                desk = await checked(context, table)
                drawn = await acted(context, table, desk)
                note_click(context)
                panel, stands = await redrawn(context, table, surface, drawn)
        except Polite as polite:
            if polite.redraw:
                async with context.at_table() as table:
                    panel, stands = await redrawn(context, table, surface, Drawn())
                await context.bring(panel, stands, unsure)
            await host.outbox.kick(context.match.id)
            if polite.panel.text:
                raise
            return
        await host.outbox.kick(context.match.id)
        await context.bring(panel, stands, unsure)


async def refresh(context: ClickContext) -> None:
    """Bring the clicked panel up to date."""
    surface = await context.surface()
    async with context.editing(surface) as unsure:
        async with context.at_table() as table:
            panel, stands = await redrawn(context, table, surface, Drawn())
        await context.bring(panel, stands, unsure)


async def checked(context: ClickContext, table: Table) -> Desk:
    """What the player has before them, if the click fits it.

    Raises Polite when the game is over or not begun, when another player is asked, when the click is the second of a
    double click, or when the question has been answered.
    """
    match, click = table.match, context.click
    if not table.begun:
        raise Polite(notes.CLOSED)
    if match.state == "over" or (table.game.over and not table.between):
        raise Polite(notes.note(result.over(table.game.sight()), match.link, "Result"), redraw=True)
    desk = await (exchanging.desk(table, context.seat) if table.between else table.desk(context.seat))
    question = desk.decision or desk.exchange
    if question is not None and question.number == click.number and len(desk.path) == click.step:
        return desk
    others = [one.seat for one in table.pending() if one.number == click.number and one.seat != context.seat]
    if others:
        raise Polite(notes.anothers(match.players[others[0]].name))
    if time.monotonic() - context.host.recent_clicks.get(click_key(context), -TWICE) < TWICE:
        raise Polite(private_panel.nothing())
    raise Polite(notes.ANSWERED, redraw=True)


def click_key(context: ClickContext) -> tuple[object, ...]:
    """What two clicks of a double click share: the control and the message."""
    click, message = context.click, context.interaction.message
    where = message.id if message is not None else 0
    user = context.interaction.user.id
    return (user, where, click.match, click.number, click.step, click.action, click.key, click.values)


def note_click(context: ClickContext) -> None:
    """Remember a click that was taken for as long as a double click takes."""
    now = time.monotonic()
    clicks = context.host.recent_clicks
    for key in [key for key, at in clicks.items() if now - at > TWICE]:
        del clicks[key]
    clicks[click_key(context)] = now


async def acted(context: ClickContext, table: Table, desk: Desk) -> Drawn:
    """Do what the click says. Raises Polite when somebody was faster."""
    try:
        return await act(context, table, desk)
    except (Conflict, Behind) as late:
        raise Polite(notes.ANSWERED, redraw=True) from late


async def act(context: ClickContext, table: Table, desk: Desk) -> Drawn:
    """Do what the click says."""
    click, decision = context.click, desk.decision
    chosen = click.values or ((click.key,) if click.key else ())
    if click.action.startswith("pick") and chosen and (page := turned(chosen[0])) is not None:
        return Drawn(page=page)
    if decision is None:
        await exchange(context, table, desk, chosen)
        return Drawn()
    if click.action == "key" and click.key == END and desk.playable and await confirms_end(context):
        return Drawn(ending=True)
    if click.action == "back":
        await table.back(context.seat, decision.number, desk.path)
    elif click.action == "pickyield":
        await standing_clicks.yielded(table, desk, context.chosen)
    elif click.action == "pickalways":
        await standing_clicks.always(table, desk, context.chosen)
    elif click.action == "unpass":
        await table.stay(context.seat)
    elif click.action == "ok" and decision.kind == "assign":
        await table.assign(context.seat, decision.number, desk.path)
    elif click.action == "ok":
        await table.answer(context.seat, decision.number, desk.path if one_by_one(decision) else marks_of(context))
    elif desk.moving is not None:
        return await move(context, table, desk)
    elif click.action == "last":
        await last(context, table, desk)
    elif desk.draft is not None and click.action == "pick" and at_once(desk.draft) > 1:
        await table.several(context.seat, decision.number, desk.path, chosen)
    elif decision.kind in WINDOWS:
        await compose(table, context.seat, desk, context.chosen)
    elif one_by_one(decision):
        await table.compose(context.seat, decision.number, (*desk.path, *chosen))
    elif click.action == "key":
        await table.answer(context.seat, decision.number, chosen)
    else:
        return Drawn(marks=chosen)
    return Drawn()


async def exchange(context: ClickContext, table: Table, desk: Desk, chosen: tuple[str, ...]) -> None:
    """Between two games: choose one more card, take the last choice back, or send them all."""
    seat, number, path = context.seat, context.click.number, desk.path
    if context.click.action == "ok":
        await exchanging.exchange(table, seat, number, path)
    elif context.click.action == "back":
        await exchanging.choose(table, seat, number, path[:-1])
    else:
        await exchanging.choose(table, seat, number, (*path, *chosen))


async def confirms_end(context: ClickContext) -> bool:
    """Whether the player wants to be asked once more before a turn ends in which something could be played."""
    return (await preferences_of(context.host.store, context.interaction.user.id)).confirm_end


async def compose(table: Table, seat: int, desk: Desk, key: str) -> None:
    """Add a key to a draft; the last one sends it. Passing and ending the turn need no draft."""
    assert desk.decision is not None
    number, path = desk.decision.number, (*desk.path, key)
    passing = desk.draft is None and key in LAST
    if passing or (desk.draft is not None and desk.draft.kind == "confirm" and key in SENT):
        await table.answer(seat, number, path)
    else:
        await table.compose(seat, number, path)


async def last(context: ClickContext, table: Table, desk: Desk) -> None:
    """Choose the last thing, and send the whole. What isn't the last thing is composed."""
    found = next((one for one in desk.lasts if one.option.key == context.chosen), None)
    if found is None:
        await compose(table, context.seat, desk, context.chosen)
    else:
        await table.answer(context.seat, desk.number, (*found.path, SENT[0]))


async def move(context: ClickContext, table: Table, desk: Desk) -> Drawn:
    """Mark who moves along, or send the move with those who are marked on the clicked message."""
    click, path = context.click, desk.path
    if click.action == "pick":
        return Drawn(marks=click.values)
    moving = table.moving(context.seat, click.number, path[0], marks_of(context))
    await table.answer(context.seat, click.number, moving.answer(context.chosen, keep=click.action == "pickdo"))
    return Drawn()


def marks_of(context: ClickContext) -> tuple[str, ...]:
    """What is marked in the select of the clicked message."""
    click = context.click
    select = click_ids.custom_id(context.match.id, click.number, "pick", step=click.step)
    return marked(context.interaction.message, select)


async def redrawn(context: ClickContext, table: Table, surface: MessageName | None,
                  drawn: Drawn) -> tuple[Panel | None, Surface | None]:
    """The clicked message as it is to be now, and the message that it is in the store.

    A panel never comes into a public message. A private message that is no longer the panel is emptied.
    """
    stands = await context.stands(surface)
    if not context.alone and (stands is None or stands.name != message_name("panel", context.seat)):
        return (private_panel.gone() if context.private else None), None
    return await drawing.seat_panel(table, context.seat, context.alone, drawn.marks, drawn.page, drawn.ending), stands


ANSWERING: dict[Action, Act] = {
    "pickplay": answer, "pickdo": answer, "pickrune": answer, "pick": answer, "key": answer, "ok": answer,
    "back": answer, "ending": answer, "last": answer, "unpass": answer, "pickyield": answer, "pickalways": answer,
    "refresh": refresh,
}
"""What only players may press."""
