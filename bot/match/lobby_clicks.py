"""Clicks before the game: accept, decline, withdraw; deck, ready, not ready, call off; the list of one's matches."""
from __future__ import annotations

import logging
from dataclasses import replace
from typing import Unpack

import discord

from bot.answering.replies import Interaction, Polite
from bot.decks.forms import ListForm
from bot.game import private_panel
from bot.game.context import Act, ClickContext, Host
from bot.match import decks, lobby, messages, overview, seats
from bot.match.endings import CLOSE, ENDINGS, LEAVE, ending_of
from bot.match.lobby_panels import ended
from bot.outbox import threads
from bot.panels import notes
from bot.panels.click_ids import Action, Click, custom_id
from bot.panels.parts import Panel
from bot.panels.text import plain
from bot.store import Match, MatchState, PlayerChanges
from bot.store.message_names import MessageName, message_name

log = logging.getLogger(__name__)
NO_THREAD = ("I can’t open a thread in this channel. I need the permissions *Create {} Threads* and "
             "*Send Messages in Threads* here.")
NO_PLACE = ("The channel of this invitation is gone, so the match can have no thread. Decline it, and challenge each "
            "other in another channel.")
READY = "You are ready. Press *Not ready* first to choose another deck."

LATE: dict[MatchState, str] = {
    "decks": "The invitation was accepted.", "running": "The game has begun.",
    "between": "The game has begun.", "over": "The game is over.",
}
"""What a click comes too late for."""


async def fresh(context: ClickContext, *states: MatchState) -> Match:
    """The match as it is now that its lock is held. Raises Polite when it is in none of these states any more."""
    match = await context.host.store.match(context.match.id)
    if match is None:
        raise Polite(notes.UNKNOWN)
    message = context.interaction.message
    if not match.lobby and not context.alone and not context.private and message is not None:
        await lobby.posted(context.host.store, match, message.id, sure=False)
        match = replace(match, lobby=message.id)
        await context.host.outbox.kick(match.id)
    if lobby.expired(match):
        match = await lobby.close(context.host.store, match, lobby.why_expired(match))
        await context.host.outbox.kick(match.id)
    if match.state not in states:
        raise Polite(late(match))
    return match


def late(match: Match) -> Panel:
    """Says what has become of a match in the meantime."""
    if match.open and match.state == "decks":
        return notes.note("Every seat is taken.", match.link, "Go to the match")
    if match.state in LATE:
        return notes.note(LATE[match.state], match.link, "Go to the match")
    return notes.note(plain(match.why) or notes.CLOSED)


def only(context: ClickContext, seat: int) -> None:
    """Raise Polite for the other player."""
    if seat >= 0 and context.seat != seat:
        raise Polite(f"Only {plain(context.match.players[seat].name)} can press this.")


async def open_thread(client: discord.Client, match: Match) -> int:
    """Open the thread of a match. Raises Polite if that can't be done."""
    try:
        return await threads.on_post(client, match)
    except discord.HTTPException as error:
        if error.status not in (400, 403, 404):
            raise
        log.warning("no thread: %s %s", error.status, error.code)
        kind = "Public" if match.terms.spectators else "Private"
        raise Polite(NO_PLACE if error.status == 404 else NO_THREAD.format(kind)) from error


async def end(context: ClickContext) -> None:
    """End a match before its game: withdraw or decline the invitation, or call the match off."""
    ending = next(one for one in ENDINGS if one.action == context.click.action)
    match = context.match
    only(context, 0 if match.open else ending.seat)
    said = CLOSE if match.open and ending.action == CLOSE.action else ending
    why = said.why.format(match.players[context.seat].name)
    async with context.host.tables.locks.hold(context.match.id):
        await lobby.close(context.host.store, await fresh(context, ending.state), why)
    await context.host.outbox.kick(context.match.id)
    if context.alone:
        await context.change(ended(context.match.id, why))


async def leave(context: ClickContext) -> None:
    """Leave an open table."""
    async with context.host.tables.locks.hold(context.match.id):
        match = await fresh(context, "invited", "decks")
        seat = match.seat_of(context.interaction.user.id)
        if seat <= 0 or not match.open:
            raise Polite("Whoever opened the table can close it, not leave it." if match.open else notes.OUTDATED)
        await seats.leave(context.host.store, match, seat)
    await context.host.outbox.kick(match.id)
    await context.change(ended(match.id, LEAVE.why.format("You")))


async def list_matches(context: ClickContext) -> None:
    """Show the list of this player's matches."""
    await context.change(await overview.overview(context.host, context.interaction.user.id))


async def pick_show(context: ClickContext) -> None:
    """Show the match that was chosen in the list."""
    await context.say(await alone(context))


async def pick_end(context: ClickContext) -> None:
    """End the match that was chosen in the list; where something is lost by that, ask before."""
    ending = ending_of(context.match, context.seat)
    if ending is None:
        raise Polite(late(context.match))
    if ending.costs:
        await context.change(await overview.question(context.host, context.match, context.seat, ending))
    else:
        await (leave if ending is LEAVE else end)(replace(context, click=replace(context.click, action=ending.action)))


async def choose_deck(context: ClickContext) -> None:
    """Open the deck picker privately."""
    await fresh(context, *choosing(context.match))
    await context.say(await alone(context))


def choosing(match: Match) -> tuple[MatchState, ...]:
    """The states in which a deck is chosen: at an open table, before it is full too."""
    return ("invited", "decks") if match.open else ("decks",)


async def alone(context: ClickContext) -> Panel:
    """What this player sees of the match alone: the invitation, the deck picker, their table."""
    async with context.at_table() as table:
        return await messages.seat_panel(table, context.seat, alone=True)


async def pick_deck(context: ClickContext) -> None:
    """Choose a shipped or saved deck. What stands against it in the format of the match is said."""
    user = context.interaction.user.id
    await set_player(context, **await decks.chosen(context.host, user, context.chosen, context.match.terms))


async def ask_list(host: Host, interaction: Interaction, click: Click) -> None:
    """Open the form in which a list is pasted. A click that was acknowledged could open none, so this one isn't.

    Raises Polite.
    """
    match = await host.store.match(click.match)
    if match is None or (seat := match.seat_of(interaction.user.id)) < 0:
        raise Polite(notes.UNKNOWN if match is None else notes.WATCHING)
    if match.state not in choosing(match):
        raise Polite(late(match))
    if match.players[seat].ready:
        raise Polite(READY)
    form = ListForm("Paste a list", custom_id(match.id, 0, "pasted"))
    await interaction.response.send_modal(form)


async def pasted(context: ClickContext) -> None:
    """Take the list that was pasted."""
    await set_player(context, **await decks.pasted(context.host, context.chosen, context.match.terms))


async def ready(context: ClickContext) -> None:
    """Lock the deck; when everybody is ready the game starts."""
    await set_player(context, ready=True)


async def unready(context: ClickContext) -> None:
    """Unlock the deck."""
    await set_player(context, ready=False)


async def set_player(context: ClickContext, **values: Unpack[PlayerChanges]) -> None:
    """Change a player in the lobby, start when both are ready, and bring the clicked message up to date."""
    host, surface = context.host, await context.surface()
    async with context.editing(surface) as unsure:
        async with host.tables.locks.hold(context.match.id):
            match = await fresh(context, *choosing(context.match))
            if match.players[context.seat].user != context.interaction.user.id:
                raise Polite(notes.WATCHING)
            if "deck" in values and match.players[context.seat].ready:
                raise Polite(READY)
            if values.get("ready") and not match.players[context.seat].deck:
                raise Polite("Choose a deck first.")
            if values.get("ready"):
                decks.may_be_ready(host, match, context.seat)
            await lobby.set_player(host.tables, match, context.seat, **values)
        if context.click.key == "p" or context.click.action in ("pickdeck", "pasted"):
            await redraw(context, surface, unsure)
    await host.outbox.kick(context.match.id)


async def redraw(context: ClickContext, surface: MessageName | None, unsure: bool) -> None:
    """Bring the clicked picker up to date; one that was sent anew meanwhile is emptied. The caller holds it."""
    if context.private and surface != message_name("panel", context.seat):
        await context.bring(private_panel.gone(), None, unsure)
        return
    async with context.at_table() as table:
        stands = await context.host.store.surface(context.match.id, surface) if surface else None
        panel = await messages.seat_panel(table, context.seat, context.alone)
    if context.alone or context.private:
        await context.bring(panel, stands, unsure)
    else:
        await context.say(panel)


LOBBY_CLICKS: dict[Action, Act] = {
    "decline": end, "leave": leave, "withdraw": end, "off": end, "deck": choose_deck, "pickdeck": pick_deck,
    "paste": choose_deck, "pasted": pasted, "ready": ready, "unready": unready, "list": list_matches,
    "pickshow": pick_show, "pickend": pick_end,
}
"""What only players may press."""
