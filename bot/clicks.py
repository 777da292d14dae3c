"""The one door for clicks: acknowledge, find out whose and for what, act, answer. Whatever happens, the user gets a word."""
from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.answering.boundary import politely
from bot.game import question_clicks, showing_clicks
from bot.game.context import Hand, Polite, say
from bot.lookups import clicks as lookup_clicks
from bot.lookups.address import is_lookup
from bot.match import lobby_clicks
from bot.panels import click_ids, notes
from bot.process.kill_points import point
from bot.process.logs import about
from bot.store import Conflict, StoreError
from bot.tables.fault_reports import Faulted
from bot.tables.table import Behind, Unknown
from engine.kernel.decision import Refused

if TYPE_CHECKING:
    from bot.app import Chainkeeper

log = logging.getLogger(__name__)
ALREADY = 40060
EXPECTED = (Polite, Unknown, StoreError, discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What the error boundary has a word for; of the rest the host gets a report."""
RECENT = 20.0
"""How exactly it is remembered when a player last clicked: not every click is worth a transaction of its own."""


async def clicked(bot: Chainkeeper, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
    """Answer one click. Never raises."""
    about(user=interaction.user.id, interaction=interaction.id)
    began = time.monotonic()
    if not await acknowledged(interaction):
        return
    point("acknowledged")
    await politely(interaction, guarded(bot, interaction, custom_id, values), "click")
    log.info("click %r ms=%d", custom_id, (time.monotonic() - began) * 1000)


async def acknowledged(interaction: discord.Interaction[Any]) -> bool:
    """Tell Discord that the click has arrived; whether that is certain. When the answer to it is lost it is told once more."""
    for _ in range(2):
        try:
            await interaction.response.defer()
            return True
        except discord.HTTPException as error:
            if error.code == ALREADY:  # the library doesn't know it yet, and would answer a second time
                interaction.response._response_type = discord.InteractionResponseType.deferred_message_update
                return True
            log.warning("not acknowledged: %s %s", error.status, error.code)
            return False
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("not acknowledged: %r", error)
    return False


async def guarded(bot: Chainkeeper, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
    """Act; what the engine, the host or somebody faster has against it becomes a polite answer."""
    try:
        await route(bot, interaction, custom_id, values)
    except Refused as refused:
        click = click_ids.read(custom_id)
        match, number = (click.match, max(0, click.number)) if click else ("", 0)
        await say(interaction, notes.refusal(match, number, "That can’t be done now", refused.reasons))
    except Faulted:
        click = click_ids.read(custom_id)
        await say(interaction, notes.note(notes.FAULT))
        await bot.outbox.kick(click.match if click else "")
    except (Conflict, Behind):
        await say(interaction, notes.note(notes.ANSWERED))
    except EXPECTED:
        raise
    except Exception as error:
        if click := click_ids.read(custom_id):
            await bot.tables.report(click.match, error, {"click": custom_id, "values": list(values)})
        raise


async def route(bot: Chainkeeper, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
    """A look-up, or find match and seat, then the action."""
    if is_lookup(custom_id):
        await lookup_clicks.clicked(bot, interaction, custom_id, values)
        return
    click = click_ids.read(custom_id, values)
    match = await bot.store.match(click.match) if click is not None else None
    if click is None or match is None:
        raise Polite(notes.UNKNOWN)
    about(game=match.id)
    seat = match.seat_of(interaction.user.id)
    hand = Hand(bot, interaction, click, match, seat)
    if click.action in showing_clicks.PUBLIC:
        await showing_clicks.PUBLIC[click.action](hand)
        return
    if seat < 0:
        raise Polite(notes.WATCHING)
    if time.time() - match.players[seat].clicked > RECENT:
        async with bot.store.write() as tx:
            await tx.set_player(match.id, seat, clicked=time.time())
    for actions in (lobby_clicks.ACTIONS, showing_clicks.PRIVATE, question_clicks.ACTIONS):
        if click.action in actions:
            await actions[click.action](hand)
            return
    raise Polite(notes.UNKNOWN)
