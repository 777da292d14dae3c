"""Clicks of whoever opened a table on the seats of computers: add one, take one away."""
from __future__ import annotations

from typing import cast

from bot.answering.replies import Polite
from bot.game.context import Act, ClickContext
from bot.match import limits, seat_panels, seats
from bot.match.lobby_clicks import fresh
from bot.match.practice import computer
from bot.match.seat_clicks import FULL, take
from bot.panels import notes
from bot.panels.click_ids import Action
from bot.panels.parts import Panel
from bot.panels.text import plain
from bot.store import Match
from cards.computer.thinking import LEVELS, LevelName

ONLY_HOST = "Only {} can say where computers play."


async def choose(context: ClickContext) -> None:
    """Open the menu of levels."""
    await context.say(seat_panels.computers(await own_table(context)))


async def own_table(context: ClickContext) -> Match:
    """The open table, if it is that of whoever clicks. Raises Polite."""
    match = await fresh(context, "invited")
    if not match.open or match.seat_of(context.interaction.user.id) != 0:
        raise Polite(ONLY_HOST.format(plain(match.players[0].name)) if match.open else notes.OUTDATED)
    return match


async def add(context: ClickContext) -> None:
    """Let a computer have the lowest seat that is free."""
    host, level = context.host, context.chosen
    if level not in LEVELS:
        raise Polite(notes.OUTDATED)
    async with host.tables.locks.hold("challenge"), host.tables.locks.hold(context.match.id):
        match = await own_table(context)
        free = next((player.seat for player in match.players if not player.taken), None)
        if free is None:
            raise Polite(FULL)
        if not match.computers:
            await limits.may_practise(host, match.players[0].user, alone=len(match.people) == 1)
        player = computer(host, match.players, free, cast(LevelName, level), match.terms)
        await take(host, context.interaction.client, match, player)
    await told(context)


async def take_away(context: ClickContext) -> None:
    """Free the seat of a computer."""
    async with context.host.tables.locks.hold(context.match.id):
        match = await own_table(context)
        seat = next((one.seat for one in match.computers if str(one.seat) == context.click.key), None)
        if seat is None:
            raise Polite(notes.OUTDATED)
        await seats.leave(context.host.store, match, seat)
    await told(context)


async def told(context: ClickContext) -> None:
    """Bring the post and the menu up to date."""
    await context.host.outbox.kick(context.match.id)
    match = await context.host.store.match(context.match.id) or context.match
    await context.change(after(match))


def after(match: Match) -> Panel:
    """The menu as it is now; a word where the last seat was taken."""
    if match.state != "invited":
        return notes.note("Every seat is taken.", match.link, "Go to the match")
    return seat_panels.computers(match)


COMPUTER_CLICKS: dict[Action, Act] = {"computers": choose, "pickcomputer": add, "nocomputer": take_away}
"""What only players may press."""
