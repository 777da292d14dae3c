"""Clicks on an open table and on terms: take a seat, leave it, change the terms, agree to them."""
from __future__ import annotations

from dataclasses import replace

import discord

from bot.answering.replies import Polite
from bot.game.context import Act, ClickContext, Host
from bot.match import decks, limits, lobby, seat_panels, seats
from bot.match.lobby_clicks import alone, fresh, open_thread
from bot.match.terms import MODE_NAMES, TERMS, with_term
from bot.panels import notes
from bot.panels.click_ids import Action, custom_id
from bot.panels.parts import Panel
from bot.panels.text import listed, plain
from bot.panels.view import marked
from bot.store import Match, Player, Terms

SEATED = "You have a seat at this table."
FULL = "Every seat is taken."
ONLY_HOST = "Only {} can change the terms of this table."


async def join(context: ClickContext) -> None:
    """Take the lowest seat that is free, and choose a deck for it."""
    user = context.interaction.user
    async with context.host.tables.locks.hold(context.match.id):
        match = await fresh(context, "invited")
        if match.seat_of(user.id) >= 0:
            raise Polite(SEATED)
        free = next((player.seat for player in match.players if not player.taken), None)
        if not match.open or free is None:
            raise Polite(FULL)
        await limits.may_take_one_more(context.host.tables, user.id)
        names = [player.name for player in match.seated]
        player = Player(free, user.id, lobby.name_among(names, user.display_name))
        await take(context.host, context.interaction.client, match, player)
    await context.host.outbox.kick(match.id)
    await context.say(await alone(replace(context, seat=free)))


async def accept(context: ClickContext) -> None:
    """Accept the invitation, or terms that were changed. When nobody else is asked, a thread opens, and everybody is
    asked for a deck."""
    async with context.host.tables.locks.hold(context.match.id):
        match = await fresh(context, "invited")
        me = next((player for player in match.seated if player.user == context.interaction.user.id), None)
        if me is None or me.accepted:
            asked = listed(plain(player.name) for player in match.seated if not player.accepted)
            raise Polite(f"Only {asked} can press this." if asked else "You have agreed to these terms.")
        await limits.may_take_one_more(context.host.tables, me.user)
        await take(context.host, context.interaction.client, match, me)
    await context.host.outbox.kick(context.match.id)
    if context.alone:
        await context.change(await alone(context))


async def take(host: Host, client: discord.Client, match: Match, player: Player) -> None:
    """Have somebody take their seat and accept the terms; where everybody has, and is ready, the game begins. The
    caller holds the lock. Raises Polite where no thread can be opened."""
    changed = lobby.with_player(match, replace(player, accepted=True))
    thread = match.thread
    if changed.agreed and not thread and match.guild:
        thread = await open_thread(client, changed)
    now = await lobby.accept(host.store, changed, player.seat, thread)
    if now.state == "decks" and lobby.all_ready(now):
        await lobby.begin(host.tables, now)


async def show_terms(context: ClickContext) -> None:
    """Open the terms, to change them."""
    match = await changeable(context)
    await context.say(seat_panels.terms(match, match.terms, seats.modes_for(match, MODE_NAMES)))


async def changeable(context: ClickContext) -> Match:
    """The match, if this player may change its terms now. Raises Polite."""
    match = await fresh(context, "invited")
    if match.open and context.interaction.user.id != match.players[0].user:
        raise Polite(ONLY_HOST.format(plain(match.players[0].name)))
    return match


async def pick_term(context: ClickContext) -> None:
    """Note on the message what one of the terms is to be."""
    match = await changeable(context)
    wanted = changed(wanted_terms(context, match), match, context.click.key, context.chosen)
    await context.change(seat_panels.terms(match, wanted, seats.modes_for(match, MODE_NAMES)))


def wanted_terms(context: ClickContext, match: Match) -> Terms:
    """The terms that are marked on the clicked message. Raises Polite for what can't be."""
    wanted = match.terms
    for name in TERMS:
        for value in marked(context.interaction.message, custom_id(match.id, 0, "pickterm", name)):
            wanted = changed(wanted, match, name, value)
    return wanted


def changed(terms: Terms, match: Match, name: str, value: str) -> Terms:
    """The terms with one of them changed. Raises Polite for what can't be (any more)."""
    try:
        return with_term(terms, name, value, seats.modes_for(match, MODE_NAMES))
    except KeyError:
        raise Polite(notes.OUTDATED) from None


async def propose(context: ClickContext) -> None:
    """Change the terms to those that are marked; everybody else is asked again."""
    host = context.host
    async with host.tables.locks.hold(context.match.id):
        match = await changeable(context)
        wanted = wanted_terms(context, match)
        if wanted == match.terms:
            raise Polite("These are the terms already.")
        if match.thread and wanted.spectators != match.terms.spectators:
            raise Polite("The match has its thread already, so spectators stay as they are.")
        seat = match.seat_of(context.interaction.user.id)
        if not match.players[seat].accepted:
            await limits.may_take_one_more(host.tables, context.interaction.user.id)
        dealt = {one.seat: decks.drawn(host, match.players, one.seat, wanted) for one in match.computers}
        await seats.change_terms(host.store, match, seat, wanted, dealt)
    await host.outbox.kick(match.id)
    now = await host.store.match(match.id)
    await context.change(proposed(now or match))


def proposed(match: Match) -> Panel:
    """Says whom the new terms wait for."""
    asked = listed(plain(player.name) for player in match.seated if not player.accepted)
    return notes.note(f"The terms are changed. {asked} can agree to them now." if asked else "The terms are changed.")


SEAT_CLICKS: dict[Action, Act] = {
    "accept": accept, "terms": show_terms, "pickterm": pick_term, "propose": propose,
}
"""What only players may press."""
ANYBODY: dict[Action, Act] = {"join": join}
"""What anybody may press."""
