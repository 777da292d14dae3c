"""Clicks that answer a question, or compose an answer step by step."""
from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.game import private_panel, result
from bot.game.context import Hand, Polite
from bot.game.question_controls import LAST, WINDOWS, Desk, one_by_one
from bot.match import messages
from bot.panels import click_ids, notes
from bot.panels.parts import Panel, turned
from bot.panels.view import marked
from bot.store import Conflict, Surface
from bot.tables.table import Behind, Table

TWICE = 3.0
"""A second click on the same control within so many seconds is swallowed without a word."""
SENT = ("confirm", "keep")
"""The keys of a draft's last question that send it."""


@dataclass(slots=True)
class Drawn:
    """How the clicked message is drawn after the click: with these marks, from this place of a long menu."""

    marks: tuple[str, ...] | None = None
    page: int = 0


async def answer(hand: Hand) -> None:
    """Take a click on a question: act on it if it is still the open one, otherwise say so; the clicked message is redrawn either way."""
    bot, surface = hand.bot, await hand.surface()
    async with hand.editing(surface) as unsure:
        try:
            async with bot.tables.at(hand.match.id) as table:
                desk = await checked(hand, table)
                drawn = await acted(hand, table, desk)
                note_click(hand)
                panel, stands = await redrawn(hand, table, surface, drawn)
        except Polite as polite:
            if polite.redraw:
                async with bot.tables.at(hand.match.id) as table:
                    panel, stands = await redrawn(hand, table, surface, Drawn())
                await hand.bring(panel, stands, unsure)
            await bot.outbox.kick(hand.match.id)
            if polite.panel.text:
                raise
            return
        await bot.outbox.kick(hand.match.id)
        await hand.bring(panel, stands, unsure)


async def checked(hand: Hand, table: Table) -> Desk:
    """What the player has before them, if the click fits it. Raises Polite: S5, S3, a swallowed double click, or S6."""
    match, click = table.match, hand.click
    if match.state in ("over", "closed") or (table.begun and table.game.over):
        text = result.over(table.game.sight()) if table.begun else notes.CLOSED
        raise Polite(notes.note(text, messages.link(match), "Result"), redraw=True)
    if not table.begun:
        raise Polite(notes.CLOSED)
    desk = await table.desk(hand.seat)
    if desk.decision is not None and desk.decision.number == click.number and len(desk.path) == click.step:
        return desk
    if any(one.number == click.number and one.seat != hand.seat for one in table.game.pending()):
        raise Polite(notes.anothers(match.other(hand.seat).name))
    if time.monotonic() - hand.bot.clicks.get(click_key(hand), -TWICE) < TWICE:
        raise Polite(private_panel.nothing())
    raise Polite(notes.ANSWERED, redraw=True)


def click_key(hand: Hand) -> tuple[object, ...]:
    """What makes two clicks the same: the same control on the same message. On another surface it is a click that comes too late."""
    click, message = hand.click, hand.interaction.message
    where = message.id if message is not None else 0
    return (hand.interaction.user.id, where, click.match, click.number, click.step, click.action, click.key, click.values)


def note_click(hand: Hand) -> None:
    """Remember a click that was taken for as long as a double click takes."""
    now = time.monotonic()
    clicks = hand.bot.clicks
    for key in [key for key, at in clicks.items() if now - at > TWICE]:
        del clicks[key]
    clicks[click_key(hand)] = now


async def acted(hand: Hand, table: Table, desk: Desk) -> Drawn:
    """Do what the click says. Raises Polite (S6) when another process was faster."""
    try:
        return await act(hand, table, desk)
    except (Conflict, Behind) as late:
        raise Polite(notes.ANSWERED, redraw=True) from late


async def act(hand: Hand, table: Table, desk: Desk) -> Drawn:
    """Do what the click says."""
    click, decision = hand.click, desk.decision
    assert decision is not None
    chosen = click.values or ((click.key,) if click.key else ())
    if click.action.startswith("pick") and chosen and (page := turned(chosen[0])) is not None:
        return Drawn(page=page)
    if click.action == "back":
        await table.compose(hand.seat, decision.number, desk.path[:-1])
    elif click.action == "ok":
        await table.answer(hand.seat, decision.number, desk.path if one_by_one(decision) else marks_of(hand))
    elif decision.kind in WINDOWS:
        await compose(table, hand.seat, desk, hand.chosen)
    elif one_by_one(decision):
        await table.compose(hand.seat, decision.number, (*desk.path, *chosen))
    elif click.action == "key":
        await table.answer(hand.seat, decision.number, chosen)
    else:
        return Drawn(marks=chosen)
    return Drawn()


async def compose(table: Table, seat: int, desk: Desk, key: str) -> None:
    """One more key of a draft; the last one sends it. Passing and ending the turn need no draft."""
    assert desk.decision is not None
    number, path = desk.decision.number, (*desk.path, key)
    passing = desk.draft is None and key in LAST
    if passing or (desk.draft is not None and desk.draft.kind == "confirm" and key in SENT):
        await table.answer(seat, number, path)
    else:
        await table.compose(seat, number, path)


def marks_of(hand: Hand) -> tuple[str, ...]:
    """What is marked in the select of the clicked message."""
    return marked(hand.interaction.message, click_ids.custom_id(hand.match.id, hand.click.number, "pick"))


async def redrawn(hand: Hand, table: Table, surface: str, drawn: Drawn) -> tuple[Panel | None, Surface | None]:
    """The clicked message as it is to be now, and the message it stands for in the store. A panel never comes into a public message; a
    private one that is no longer the panel is emptied."""
    stands = await table.store.surface(table.match.id, surface) if surface else None
    if not hand.alone and surface != f"panel:{hand.seat}":
        return (private_panel.gone() if hand.interaction.guild_id is None else None), None
    return await messages.seat_panel(table, hand.seat, hand.alone, drawn.marks, drawn.page), stands


ACTIONS: dict[str, Callable[[Hand], Awaitable[None]]] = dict.fromkeys(("pickplay", "pickdo", "pick", "key", "ok", "back"), answer)
"""The actions that answer a question."""
