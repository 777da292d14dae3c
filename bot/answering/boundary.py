"""The error boundary of commands: what stands against one is answered politely, what breaks is logged and said."""
from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands

from bot.game.context import Polite, say
from bot.panels import notes
from bot.process.logs import about
from bot.store import StoreError
from bot.tables.table import Unknown

if TYPE_CHECKING:
    from bot.app import Chainkeeper

log = logging.getLogger(__name__)


async def polite(bot: Chainkeeper, interaction: discord.Interaction[Any], work: Coroutine[Any, Any, None]) -> None:
    """Run a command. Never raises."""
    about(user=interaction.user.id, interaction=interaction.id)
    await politely(interaction, work, "command")


async def politely(interaction: discord.Interaction[Any], work: Coroutine[Any, Any, None], what: str) -> None:
    """The error boundary of everything that people do: whatever stands against it, they get a word, and the log the rest. Never raises."""
    try:
        try:
            await work
        except Polite as answer:
            await say(interaction, answer.panel)
        except Unknown:
            await say(interaction, notes.note(notes.UNKNOWN))
        except StoreError as error:
            log.warning("store: %s", error)
            await say(interaction, notes.note(notes.BUSY))
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            raise
        except Exception:
            log.exception("a %s failed", what)
            await say(interaction, notes.note(notes.FAULT))
    except discord.HTTPException as error:
        log.warning("not answered: %s %s %s", error.status, error.code, error.text)
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        log.warning("not answered: %r", error)
    except Exception:
        log.exception("a %s failed and could not be answered", what)


async def unreadable(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
    """A command that doesn't come as far as us: this bot doesn't have it any more, or with other options than somebody's Discord still shows."""
    about(user=interaction.user.id, interaction=interaction.id)
    if isinstance(error, app_commands.CommandInvokeError):
        log.error("a command failed", exc_info=error)
    else:
        log.warning("a command that can't be read: %s", error)
    if interaction.type is discord.InteractionType.application_command:
        await politely(interaction, say(interaction, notes.note(notes.OUTDATED)), "command")
