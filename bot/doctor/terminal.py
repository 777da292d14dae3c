"""`python -m bot doctor`: what could keep the bot from working, for its host.

It uses only Discord's REST API, so the bot may be running meanwhile.
"""
from __future__ import annotations

import asyncio
import email.utils
import time
from collections.abc import AsyncIterator, Callable

import aiohttp
import discord
from discord.ext import commands

from bot.doctor import findings
from bot.doctor.findings import Finding
from bot.doctor.health import health_of
from bot.process.discord_address import point_client_at
from bot.process.settings import BadSetting, Settings, load

MOST_SERVERS = 20
PATIENCE = 60.0


Visit = Callable[[Settings], commands.Bot]
"""Makes a bot that logs in and knows its commands, but opens no database and takes nothing up."""


def examine(visit: Visit, user: int = 0) -> int:
    """Print every finding as it comes; gives 0 if all is fine, otherwise 1.

    With a user, a private message to them is tried.
    """
    return asyncio.run(_examine(visit, user))


async def _examine(visit: Visit, user: int) -> int:
    problems = 0
    try:
        settings = load()
    except BadSetting as wrong:
        print(Finding("settings", str(wrong), "docs/hosting.md lists the settings").line())
        return 1
    async for finding in _all(settings, visit, user):
        problems += not finding.ok
        print(finding.line(), flush=True)
    print(f"{problems} problem{'' if problems == 1 else 's'}")
    return 1 if problems else 0


async def _all(settings: Settings, visit: Visit, user: int) -> AsyncIterator[Finding]:
    for one in findings.local(settings):
        yield one
    health = await asyncio.to_thread(health_of, settings.database)
    yield Finding("health", health.said, health.advice)
    if settings.elsewhere:
        point_client_at(settings.elsewhere)
    bot = visit(settings)
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
        yield Finding("Discord", f"it can’t be reached: {error!r}",
                      "look at the network, the firewall and CHAINKEEPER_DISCORD_API")
    finally:
        await bot.close()


async def _clock(settings: Settings) -> Finding:
    """Discord's clock is in the header of every answer."""
    gateway = f"{settings.discord_api}/api/v10/gateway"
    async with aiohttp.ClientSession() as session, session.get(gateway) as answer:
        theirs = email.utils.parsedate_to_datetime(answer.headers["Date"])
        return findings.clock(time.time() - theirs.timestamp())


async def _discord(bot: commands.Bot, user: int) -> AsyncIterator[Finding]:
    info = await bot.application_info()
    yield Finding("token", f"Discord knows the bot as {info.name}")
    for one in findings.application(info):
        yield one
    yield findings.intents(info.flags)
    yield await findings.registered(bot.tree)
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


async def _server(bot: commands.Bot, number: int) -> list[Finding]:
    guild = await bot.fetch_guild(number, with_counts=False)
    assert bot.user is not None
    me = await guild.fetch_member(bot.user.id)
    texts = [one for one in await guild.fetch_channels() if isinstance(one, discord.TextChannel)]
    return list(findings.permissions(guild.name, [(one.name, one.permissions_for(me)) for one in texts]))
