"""Clicks before the game: accept, decline, withdraw; deck, ready, not ready, call off."""
from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.game.context import Hand, Polite
from bot.match import lobby, messages
from bot.match.starter_decks import deck
from bot.panels import notes
from bot.panels.text import plain
from bot.store import Match

log = logging.getLogger(__name__)
NO_THREAD = "I can’t open a thread in this channel. I need the permissions *Create Public Threads* and *Send Messages in Threads* here."


async def fresh(hand: Hand, state: str) -> Match:
    """The match as it is now that its lock is held. Raises Polite (S9) when it has moved on from that state."""
    match = await hand.bot.store.match(hand.match.id)
    if match is None:
        raise Polite(notes.UNKNOWN)
    if not match.lobby and not hand.alone and hand.interaction.guild_id is not None and hand.interaction.message is not None:
        await lobby.posted(hand.bot.store, match, hand.interaction.message.id, sure=False)
        await hand.bot.outbox.kick(match.id)
    if match.state != state:
        link = messages.link(match) if match.state in ("decks", "running", "over") else ""
        raise Polite(notes.note(notes.CLOSED, link, "Go to the match"))
    return match


def only(hand: Hand, seat: int) -> None:
    """Raises Polite for the other player."""
    if hand.seat != seat:
        raise Polite(f"Only {plain(hand.match.players[seat].name)} can press this.")


async def accept(hand: Hand) -> None:
    """The challenged player accepts: a thread opens, and both are asked for a deck."""
    async with hand.bot.tables.locks.hold(hand.match.id):
        match = await fresh(hand, "invited")
        only(hand, 1)
        await lobby.accept(hand.bot.store, match, await open_thread(hand.interaction, match))
    await hand.bot.outbox.kick(match.id)


async def open_thread(interaction: discord.Interaction[Any], match: Match) -> int:
    """A public thread on the lobby post. Raises Polite if that isn't allowed."""
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


async def decline(hand: Hand) -> None:
    """The challenged player declines."""
    only(hand, 1)
    await end(hand, "invited", f"{hand.match.players[1].name} declined.")


async def withdraw(hand: Hand) -> None:
    """The challenger takes the invitation back."""
    only(hand, 0)
    await end(hand, "invited", f"{hand.match.players[0].name} withdrew the invitation.")


async def call_off(hand: Hand) -> None:
    """A player ends the match before it began."""
    await end(hand, "decks", f"{hand.match.players[hand.seat].name} called the match off.")


async def end(hand: Hand, state: str, why: str) -> None:
    """Close the match."""
    async with hand.bot.tables.locks.hold(hand.match.id):
        await lobby.close(hand.bot.store, await fresh(hand, state), why)
    await hand.bot.outbox.kick(hand.match.id)


async def choose_deck(hand: Hand) -> None:
    """Open the deck picker privately."""
    await fresh(hand, "decks")
    async with hand.bot.tables.at(hand.match.id) as table:
        panel = await messages.seat_panel(table, hand.seat, alone=True)
    await hand.say(panel)


async def pick_deck(hand: Hand) -> None:
    """Choose a starter deck."""
    key = hand.chosen
    if deck(key) is None:
        raise Polite(notes.CLOSED)
    await set_player(hand, deck=key)


async def ready(hand: Hand) -> None:
    """Lock the deck; when both are ready the game starts."""
    await set_player(hand, ready=True)


async def unready(hand: Hand) -> None:
    """Unlock the deck."""
    await set_player(hand, ready=False)


async def set_player(hand: Hand, **values: object) -> None:
    """Change a player in the lobby, start when both are ready, and bring the clicked message up to date."""
    bot, surface = hand.bot, await hand.surface()
    async with hand.editing(surface) as unsure:
        async with bot.tables.locks.hold(hand.match.id):
            match = await fresh(hand, "decks")
            if "deck" in values and match.players[hand.seat].ready:
                raise Polite("You are ready. Press *Not ready* first to choose another deck.")
            if values.get("ready") and not match.players[hand.seat].deck:
                raise Polite("Choose a deck first.")
            await lobby.set_player(bot.store, match, hand.seat, **values)
            match = await fresh(hand, "decks")
            if all(player.ready for player in match.players):
                await lobby.begin(bot.tables, match)
        if hand.click.key == "p" or hand.click.action == "pickdeck":
            await redraw(hand, surface, unsure)
    await bot.outbox.kick(hand.match.id)


async def redraw(hand: Hand, surface: str, unsure: bool) -> None:
    """Bring the clicked picker up to date. The caller holds it."""
    async with hand.bot.tables.at(hand.match.id) as table:
        stands = await hand.bot.store.surface(hand.match.id, surface) if surface else None
        panel = await messages.seat_panel(table, hand.seat, hand.alone)
    if hand.alone or hand.interaction.guild_id is None:
        await hand.bring(panel, stands, unsure)
    else:
        await hand.say(panel)


ACTIONS: dict[str, Callable[[Hand], Awaitable[None]]] = {
    "accept": accept, "decline": decline, "withdraw": withdraw, "off": call_off, "deck": choose_deck, "pickdeck": pick_deck,
    "ready": ready, "unready": unready,
}
"""What each action of the lobby does."""
