"""Clicks before the game: accept, decline, withdraw; deck, ready, not ready, call off."""
from __future__ import annotations

import logging
from typing import Unpack

import discord

from bot.answering.replies import Interaction, Polite
from bot.game.context import Act, ClickContext
from bot.match import lobby, messages
from bot.match.starter_decks import deck
from bot.panels import notes
from bot.panels.click_ids import Action
from bot.panels.text import plain
from bot.store import Match, MatchState, PlayerChanges
from bot.store.message_names import MessageName

log = logging.getLogger(__name__)
NO_THREAD = ("I can’t open a thread in this channel. I need the permissions *Create Public Threads* and "
             "*Send Messages in Threads* here.")


async def fresh(context: ClickContext, state: MatchState) -> Match:
    """The match as it is now that its lock is held. Raises Polite when it is no longer in that state."""
    match = await context.host.store.match(context.match.id)
    if match is None:
        raise Polite(notes.UNKNOWN)
    message = context.interaction.message
    if not match.lobby and not context.alone and not context.private and message is not None:
        await lobby.posted(context.host.store, match, message.id, sure=False)
        await context.host.outbox.kick(match.id)
    if match.state != state:
        link = match.link if match.state in ("decks", "running", "over") else ""
        raise Polite(notes.note(notes.CLOSED, link, "Go to the match"))
    return match


def only(context: ClickContext, seat: int) -> None:
    """Raise Polite for the other player."""
    if context.seat != seat:
        raise Polite(f"Only {plain(context.match.players[seat].name)} can press this.")


async def accept(context: ClickContext) -> None:
    """Accept: a thread opens, and both players are asked for a deck."""
    async with context.host.tables.locks.hold(context.match.id):
        match = await fresh(context, "invited")
        only(context, 1)
        await lobby.accept(context.host.store, match, await open_thread(context.interaction, match))
    await context.host.outbox.kick(match.id)


async def open_thread(interaction: Interaction, match: Match) -> int:
    """Open a public thread on the lobby post. Raises Polite if that isn't allowed."""
    assert interaction.message is not None
    name = f"{match.players[0].name} – {match.players[1].name}"
    try:
        return (await interaction.message.create_thread(name=name, auto_archive_duration=1440)).id
    except discord.HTTPException as error:
        if error.code == 160004:  # a thread was opened for this message before; it has the message's id
            return interaction.message.id
        if error.status in (400, 403):
            log.warning("no thread: %s %s", error.status, error.code)
            raise Polite(NO_THREAD) from error
        raise


async def decline(context: ClickContext) -> None:
    """Decline, as the challenged player."""
    only(context, 1)
    await end(context, "invited", f"{context.match.players[1].name} declined.")


async def withdraw(context: ClickContext) -> None:
    """Take the invitation back, as the challenger."""
    only(context, 0)
    await end(context, "invited", f"{context.match.players[0].name} withdrew the invitation.")


async def call_off(context: ClickContext) -> None:
    """Call the match off before it begins."""
    await end(context, "decks", f"{context.match.players[context.seat].name} called the match off.")


async def end(context: ClickContext, state: MatchState, why: str) -> None:
    """Close the match."""
    async with context.host.tables.locks.hold(context.match.id):
        await lobby.close(context.host.store, await fresh(context, state), why)
    await context.host.outbox.kick(context.match.id)


async def choose_deck(context: ClickContext) -> None:
    """Open the deck picker privately."""
    await fresh(context, "decks")
    async with context.at_table() as table:
        panel = await messages.seat_panel(table, context.seat, alone=True)
    await context.say(panel)


async def pick_deck(context: ClickContext) -> None:
    """Choose a starter deck."""
    key = context.chosen
    if deck(key) is None:
        raise Polite(notes.CLOSED)
    await set_player(context, deck=key)


async def ready(context: ClickContext) -> None:
    """Lock the deck; when both are ready the game starts."""
    await set_player(context, ready=True)


async def unready(context: ClickContext) -> None:
    """Unlock the deck."""
    await set_player(context, ready=False)


async def set_player(context: ClickContext, **values: Unpack[PlayerChanges]) -> None:
    """Change a player in the lobby, start when both are ready, and bring the clicked message up to date."""
    host, surface = context.host, await context.surface()
    async with context.editing(surface) as unsure:
        async with host.tables.locks.hold(context.match.id):
            match = await fresh(context, "decks")
            if "deck" in values and match.players[context.seat].ready:
                raise Polite("You are ready. Press *Not ready* first to choose another deck.")
            if values.get("ready") and not match.players[context.seat].deck:
                raise Polite("Choose a deck first.")
            await lobby.set_player(host.tables, match, context.seat, **values)
        if context.click.key == "p" or context.click.action == "pickdeck":
            await redraw(context, surface, unsure)
    await host.outbox.kick(context.match.id)


async def redraw(context: ClickContext, surface: MessageName | None, unsure: bool) -> None:
    """Bring the clicked picker up to date. The caller holds it."""
    async with context.at_table() as table:
        stands = await context.host.store.surface(context.match.id, surface) if surface else None
        panel = await messages.seat_panel(table, context.seat, context.alone)
    if context.alone or context.private:
        await context.bring(panel, stands, unsure)
    else:
        await context.say(panel)


LOBBY_CLICKS: dict[Action, Act] = {
    "accept": accept, "decline": decline, "withdraw": withdraw, "off": call_off, "deck": choose_deck,
    "pickdeck": pick_deck, "ready": ready, "unready": unready,
}
"""What only players may press."""
