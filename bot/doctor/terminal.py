"""`python -m bot doctor`: what could keep the bot from working, for its host. Uses Discord's REST API only, so the bot may be running."""
from __future__ import annotations

import asyncio
import email.utils
import time
from collections.abc import AsyncIterator, Iterator

import aiohttp
import discord

from bot.app import Chainkeeper, healthy
from bot.doctor import findings
from bot.doctor.findings import Finding
from bot.process.discord_address import point_client_at
from bot.process.settings import BadSetting, Settings, load

MOST_SERVERS = 20
PATIENCE = 60.0


class Visitor(Chainkeeper):
    """The bot as far as it can log in: it opens no database and takes nothing up."""

    async def setup_hook(self) -> None:
        """Nothing is begun."""


def examine(user: int = 0) -> int:
    """Print every finding as it comes; 0 if all is fine, otherwise 1. A private message is tried on that user, if one is given."""
    return asyncio.run(_examine(user))


async def _examine(user: int) -> int:
    problems = 0
    try:
        settings = load()
    except BadSetting as wrong:
        print(Finding("settings", str(wrong), "docs/hosting.md lists the settings").line())
        return 1
    async for finding in _all(settings, user):
        problems += not finding.ok
        print(finding.line(), flush=True)
    print(f"{problems} problem{'' if problems == 1 else 's'}")
    return 1 if problems else 0


async def _all(settings: Settings, user: int) -> AsyncIterator[Finding]:
    for one in findings.local(settings):
        yield one
    yield Finding("health", "a bot is running on this database" if healthy(settings.database) else "no bot is running on this database")
    if settings.elsewhere:
        point_client_at(settings.elsewhere)
    bot = Visitor(settings)
    try:
        async with asyncio.timeout(PATIENCE):
            yield await _clock(settings)
            await bot.login(settings.discord_token.get_secret_value())
            async for one in _discord(bot, user):
                yield one
    except discord.LoginFailure:
        yield Finding("token", "Discord does not take it", "copy it again from the developer portal into DISCORD_TOKEN")
    except (discord.HTTPException, discord.RateLimited) as error:
        yield Finding("Discord", f"it refused a question: {error}", "try again later")
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        yield Finding("Discord", f"it can’t be reached: {error!r}", "look at the network, the firewall and CHAINKEEPER_DISCORD_API")
    finally:
        await bot.close()


async def _clock(settings: Settings) -> Finding:
    """Discord's clock is in the header of every answer."""
    async with aiohttp.ClientSession() as session, session.get(f"{settings.discord_api}/api/v10/gateway") as answer:
        return findings.clock(time.time() - email.utils.parsedate_to_datetime(answer.headers["Date"]).timestamp())


async def _discord(bot: Chainkeeper, user: int) -> AsyncIterator[Finding]:
    info = await bot.application_info()
    yield Finding("token", f"Discord knows the bot as {info.name}")
    for one in findings.application(info):
        yield one
    yield findings.intents(info.flags)
    yield findings.registered([command.name for command in await bot.tree.fetch_commands()], await bot.commands_of())
    servers = 0
    async for guild in bot.fetch_guilds(limit=MOST_SERVERS):
        servers += 1
        for one in await _server(bot, guild.id):
            yield one
    if not servers:
        yield Finding("servers", "the bot is in none", "invite it with the link in docs/hosting.md")
    if user:
        yield await findings.private_message(bot, user)
    else:
        yield Finding("private messages", "not tried; --user ID tries one on that user")


async def _server(bot: Chainkeeper, number: int) -> list[Finding]:
    guild = await bot.fetch_guild(number, with_counts=False)
    assert bot.user is not None
    me = await guild.fetch_member(bot.user.id)
    return list(_permissions(guild, me, await guild.fetch_channels()))


def _permissions(guild: discord.Guild, me: discord.Member, channels: object) -> Iterator[Finding]:
    texts = [one for one in channels if isinstance(one, discord.TextChannel)] if isinstance(channels, (list, tuple)) else []
    yield from findings.permissions(guild.name, [(one.name, one.permissions_for(me)) for one in texts])
