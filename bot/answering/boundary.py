"""The error boundary of commands and clicks: who asked gets a word, and the log gets the rest."""
from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Literal

import aiohttp
import discord
from discord import app_commands

from bot.answering.replies import Interaction, Polite, say
from bot.panels import notes
from bot.process.logs import about
from bot.store import StoreError, UnknownMatch

log = logging.getLogger(__name__)
ALREADY = 40060
"""Discord's code for an interaction that was answered before."""
NETWORK = (aiohttp.ClientError, OSError, TimeoutError)
"""What goes wrong on the way to Discord, besides what Discord itself refuses."""


async def answering(interaction: Interaction, work: Coroutine[object, object, None]) -> None:
    """Run a command. Never raises."""
    about(user=interaction.user.id, interaction=interaction.id)
    await guarded(interaction, work, "command")


async def guarded(
        interaction: Interaction, work: Coroutine[object, object, None], what: Literal["command", "click"]) -> None:
    """Run what a person asked for, and answer politely where something stands against it. Never raises."""
    try:
        try:
            await work
        except Polite as answer:
            await say(interaction, answer.panel)
        except UnknownMatch:
            await say(interaction, notes.note(notes.UNKNOWN))
        except StoreError as error:
            log.warning("store: %s", error)
            await say(interaction, notes.note(notes.BUSY))
        except (discord.HTTPException, *NETWORK):
            raise
        except Exception:
            log.exception("a %s failed", what)
            await say(interaction, notes.note(notes.FAULT))
    except discord.HTTPException as error:
        log.warning("not answered: %s %s %s", error.status, error.code, error.text)
    except NETWORK as error:
        log.warning("not answered: %r", error)
    except Exception:
        log.exception("a %s failed and could not be answered", what)


async def unreadable(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a command that the library can't read.

    Somebody's Discord still shows a command that this bot no longer has, or has with other options.
    """
    about(user=interaction.user.id, interaction=interaction.id)
    if isinstance(error, app_commands.CommandInvokeError):
        log.error("a command failed", exc_info=error)
    else:
        log.warning("a command that can't be read: %s", error)
    if interaction.type is discord.InteractionType.application_command:
        await guarded(interaction, say(interaction, notes.note(notes.OUTDATED)), "command")
