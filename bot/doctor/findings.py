"""What could keep the bot from working. Each finding is fine, or a problem with what to do about it."""
from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import discord
from discord import app_commands

from bot.process.settings import Settings
from bot.store import Forbidden, StoreError
from bot.store.opening import check, nearest, user_name
from bot.store.schema import MIGRATIONS

NEEDED = ("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads", "embed_links",
          "attach_files", "read_message_history")
"""The permissions of the invite link in docs/hosting.md."""
SKEW = 5.0
"""Seconds by which the clock may differ from Discord's: by its clock the bot knows how old a message is."""
ROOM = 200 * 2**20
SQLITE = (3, 37, 0)
SHOWN = 12


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `advice` is empty when it is fine."""

    what: str
    said: str
    advice: str = ""

    @property
    def ok(self) -> bool:
        """Whether it is fine."""
        return not self.advice

    def line(self) -> str:
        """The finding as a line of text."""
        advice = f" → {self.advice}" if self.advice else ""
        return f"{'ok     ' if self.ok else 'problem'}  {self.what}: {self.said}{advice}"


def local(settings: Settings) -> Iterator[Finding]:
    """What can be seen without Discord."""
    yield versions()
    yield database(settings.database)
    yield folder("reports", settings.reports, "CHAINKEEPER_REPORTS")
    declined = "new matches are declined (CHAINKEEPER_NEW_MATCHES=false)"
    new = "new matches are taken" if settings.new_matches else declined
    where = f", Discord is at {settings.elsewhere} (CHAINKEEPER_DISCORD_API)" if settings.elsewhere else ""
    yield Finding("settings", f"{new}, log level {settings.log_level}{where}")


def versions() -> Finding:
    """Python, the library, SQLite."""
    said = (f"{release()}, Python {sys.version.split()[0]}, discord.py {discord.__version__}, "
            f"SQLite {sqlite3.sqlite_version}")
    if sqlite3.sqlite_version_info < SQLITE:
        return Finding("versions", said, "SQLite 3.37 or newer is needed: use a newer Python or system")
    return Finding("versions", said)


def release() -> str:
    """The bot's own version."""
    try:
        return f"Chainkeeper {version('chainkeeper')}"
    except PackageNotFoundError:
        return "Chainkeeper from a checkout"


def database(path: Path) -> Finding:
    """The database: can it be opened, is it whole, is there room."""
    try:
        found = check(path)
    except Forbidden as wrong:
        return Finding("database", wrong.said, wrong.advice)
    except StoreError as wrong:
        return Finding("database", str(wrong),
                       "stop the bot and put a backup in its place, or choose another file (CHAINKEEPER_DATABASE)")
    place = folder("database", path.parent, "CHAINKEEPER_DATABASE")
    if not place.ok:
        return place
    if not path.exists():
        return Finding("database", f"{path} is not there yet; the first start makes it")
    older = f", brought to {len(MIGRATIONS)} at the next start" if found < len(MIGRATIONS) else ""
    return Finding("database", f"{path} is whole, {path.stat().st_size / 2**20:.1f} MiB, version {found}{older}")


def folder(what: str, path: Path, setting: str) -> Finding:
    """A folder into which the bot must be able to write, with room in it."""
    place = nearest(path)
    if not place.is_dir() or not os.access(place, os.W_OK | os.X_OK):
        return Finding(what, f"{place} can’t be written to by this user, {user_name(os.geteuid())}",
                       f"if the bot runs as another user, run the doctor as that one; otherwise give it the right to "
                       f"write there, or change {setting}")
    free = shutil.disk_usage(place).free
    if free < ROOM:
        return Finding(what, f"only {free // 2**20} MiB are free at {place}", "make room")
    return Finding(what, f"{path} can be written to")


def clock(ahead: float) -> Finding:
    """How far this computer's clock is from Discord's."""
    where = "ahead of" if ahead > 0 else "behind"
    said = "the same as Discord’s" if abs(ahead) < 1 else f"{abs(ahead):.0f} s {where} Discord’s"
    return Finding("clock", said, "" if abs(ahead) <= SKEW else "let the computer set its clock by NTP")


def intents(flags: discord.ApplicationFlags) -> Finding:
    """What the application is allowed to hear, and what the bot asks for."""
    names = ("gateway_presence", "gateway_guild_members", "gateway_message_content")
    on = [name.removeprefix("gateway_").replace("_", " ")
          for name in names if getattr(flags, name) or getattr(flags, f"{name}_limited")]
    more = f"; the portal allows {', '.join(on)} too, which can be switched off" if on else ", no privileged one is on"
    return Finding("intents", f"the bot asks for guilds only{more}")


def application(info: discord.AppInfo) -> Iterator[Finding]:
    """What the developer portal says of the application."""
    if getattr(info, "interactions_endpoint_url", None):
        yield Finding("application", "an interactions endpoint is set, so no click reaches the bot",
                      "delete *Interactions Endpoint URL* in the developer portal")
    elif info.bot_require_code_grant:
        yield Finding("application", "invitations need a code grant",
                      "switch *Requires OAuth2 Code Grant* off in the developer portal")
    else:
        yield Finding("application",
                      f"{info.name} can be invited by {'everybody' if info.bot_public else 'its owner only'}")


async def registered(tree: app_commands.CommandTree) -> Finding:
    """Whether Discord knows the slash commands of this tree."""
    there = {command.name for command in await tree.fetch_commands()}
    wanted = sorted(command.name for command in tree.get_commands(type=discord.AppCommandType.chat_input))
    if missing := [name for name in wanted if name not in there]:
        return Finding("commands", f"missing: {_slashed(missing)}",
                       "start the bot once; if that was done, its log says why they were not taken")
    return Finding("commands", f"Discord knows them: {_slashed(wanted)}")


def _slashed(names: Iterable[str]) -> str:
    return ", ".join(f"/{name}" for name in names)


def permissions(server: str, channels: Sequence[tuple[str, discord.Permissions]]) -> Iterator[Finding]:
    """What the bot may do in each text channel of a server. One that it doesn't see is none of its business."""
    seen = [(name, may) for name, may in channels if may.view_channel]
    good = [name for name, may in seen if not lacking(may)]
    advice = "give the bot’s role this permission there, or hide the channel from it"
    for name, may in [one for one in seen if lacking(one[1])][:SHOWN]:
        yield Finding(f"permissions in #{name}", f"missing: {', '.join(lacking(may))}", advice)
    if good:
        more = f" and {len(good) - SHOWN} more" if len(good) > SHOWN else ""
        names = ", ".join(f"#{name}" for name in good[:SHOWN]) + more
        yield Finding(f"permissions in {server}", f"all that is needed in {names}")
    else:
        yield Finding(f"permissions in {server}", "there is no channel in which a match could be played",
                      "invite the bot with the link in docs/hosting.md, or give its role the permissions listed there")


def lacking(may: discord.Permissions) -> list[str]:
    """The names of the permissions that are missing, as Discord's settings show them."""
    return [name.replace("_", " ").title() for name in NEEDED if not getattr(may, name)]


async def private_message(client: discord.Client, user: int) -> Finding:
    """Whether a private message reaches somebody: one is sent, and deleted again."""
    try:
        channel = await client.create_dm(discord.Object(user))
        sent = await channel.send("This is a test by the bot’s doctor.")
        await sent.delete()
    except discord.HTTPException as error:
        return Finding("private messages", f"Discord refused one: {error.code} {error.text}",
                       "that user can allow direct messages in the server's privacy settings; *My table* works without "
                       "them")
    return Finding("private messages", "one was sent and deleted again")
