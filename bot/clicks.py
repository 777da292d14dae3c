"""The one door for clicks: acknowledge, find out whose and for what, act, answer.

Who clicked gets a word in any case.
"""
from __future__ import annotations

import logging
import time

import aiohttp
import discord

from bot.answering.boundary import ALREADY, NETWORK, guarded
from bot.answering.replies import Interaction, Polite, say
from bot.decks.commands import submitted
from bot.decks.forms import SAVING
from bot.game.context import Act, ClickContext, Host
from bot.game.hints import HINTS
from bot.game.menu_clicks import MENU
from bot.game.question_clicks import ANSWERING
from bot.game.refusals import refusal
from bot.game.showing_clicks import PUBLIC, SHOWING
from bot.game.standing_clicks import STANDING
from bot.lessons import clicks as lesson_clicks
from bot.lessons.address import MATCH, is_teaching
from bot.lookups import clicks as lookup_clicks
from bot.lookups.address import is_lookup
from bot.match.computer_clicks import COMPUTER_CLICKS
from bot.match.lobby_clicks import LOBBY_CLICKS, ask_list
from bot.match.past_games import PAST_GAMES
from bot.match.puzzles import PUZZLES
from bot.match.rematch import REMATCH
from bot.match.seat_clicks import ANYBODY, SEAT_CLICKS
from bot.panels import click_ids, notes
from bot.panels.click_ids import Action
from bot.prefs import clicks as preference_clicks
from bot.prefs.address import is_preference
from bot.process.kill_points import kill_point
from bot.process.logs import about
from bot.store import Conflict, StoreError, UnknownMatch
from bot.tables.fault_reports import Faulted
from bot.tables.table import Behind
from engine.kernel.decision import Refused

log = logging.getLogger(__name__)
EXPECTED = (Polite, UnknownMatch, StoreError, discord.HTTPException, *NETWORK)
"""What the error boundary has a word for. Of the rest the host gets a report."""
PLAYERS_ONLY: dict[Action, Act] = {
    **LOBBY_CLICKS, **SEAT_CLICKS, **COMPUTER_CLICKS, **REMATCH, **PUZZLES, **PAST_GAMES, **SHOWING, **HINTS,
    **MENU, **STANDING, **ANSWERING}


async def clicked(host: Host, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
    """Answer one click. Never raises."""
    about(user=interaction.user.id, interaction=interaction.id)
    began = time.monotonic()
    if custom_id.startswith(SAVING):
        await guarded(interaction, submitted(host, interaction, custom_id, "".join(values)), "click")
        return
    click = click_ids.read(custom_id)
    if click is not None and click.action == "paste":
        await guarded(interaction, ask_list(host, interaction, click), "click")
        log.info("click %r ms=%d", custom_id, (time.monotonic() - began) * 1000)
        return
    if not await acknowledged(interaction):
        return
    host.outbox.tokens.note(interaction)
    kill_point("acknowledged")
    await guarded(interaction, act(host, interaction, custom_id, values), "click")
    log.info("click %r ms=%d", custom_id, (time.monotonic() - began) * 1000)


async def acknowledged(interaction: Interaction) -> bool:
    """Tell Discord that the click has arrived, twice if its answer is lost; whether Discord knows for certain."""
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


async def act(host: Host, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
    """Act. What the engine, a fault or somebody faster has against it becomes a polite answer."""
    try:
        await route(host, interaction, custom_id, values)
    except Refused as refused:
        click = click_ids.read(custom_id, values)
        match, number = (click.match, max(0, click.number)) if click else ("", 0)
        await say(interaction, refusal(match, number, "That can’t be done now", refused.reasons))
    except Faulted:
        click = click_ids.read(custom_id, values)
        await say(interaction, notes.note(notes.FAULT))
        await host.outbox.kick(click.match if click else "")
    except (Conflict, Behind):
        await say(interaction, notes.note(notes.ANSWERED))
    except EXPECTED:
        raise
    except Exception as error:
        if click := click_ids.read(custom_id, values):
            await host.tables.report(click.match, error, {"click": custom_id, "values": list(values)})
        raise


async def route(host: Host, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
    """Hand a look-up, a preference or a lesson on; otherwise find the match and the seat, then act."""
    if is_lookup(custom_id):
        await lookup_clicks.clicked(host, interaction, custom_id, values)
        return
    if is_preference(custom_id):
        await preference_clicks.clicked(host, interaction, custom_id, values)
        return
    if is_teaching(custom_id):
        await lesson_clicks.taught(host, interaction, custom_id, values)
        return
    click = click_ids.read(custom_id, values)
    if click is not None and click.match == MATCH:
        await lesson_clicks.clicked(host, interaction, click)
        return
    match = await host.store.match(click.match) if click is not None else None
    if click is None or match is None:
        raise Polite(notes.UNKNOWN)
    about(game=match.id)
    seat = match.seat_of(interaction.user.id)
    context = ClickContext(host, interaction, click, match, seat)
    if (public := PUBLIC.get(click.action) or ANYBODY.get(click.action)) is not None:
        await public(context)
        return
    if seat < 0:
        raise Polite(notes.WATCHING)
    await PLAYERS_ONLY[click.action](context)
