"""Channels: reading, changing, typing, and opening DMs."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.errors import Json, invalid, known
from bot.sandbox.records import DM, TEXT, THREADS, Channel
from bot.sandbox.rest.common import Routes, answer, channel_of, number, parts, read_json, thread_settings, world_of
from bot.sandbox.world import BOT_ID, GUILD_ID


async def read(request: web.Request) -> web.Response:
    """GET /channels/{channel}."""
    return answer(world_of(request).channel_payload(channel_of(request)))


async def change(request: web.Request) -> web.Response:
    """PATCH /channels/{channel}: name, topic; of a thread also archived, locked and its archive time."""
    world, channel = world_of(request), channel_of(request)
    if channel.kind == DM:
        raise known(50024)
    body: Json = await read_json(request)
    if channel.kind not in THREADS or channel.owner != BOT_ID or "locked" in body:
        world.ensure_may(channel, "manage_channels")
    name = body.get("name")
    if name is not None and name != channel.name:
        if not 1 <= len(name) <= 100:
            raise invalid("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        parts(request).limiter.take_rename(str(channel.id))
        channel.name = name if channel.kind in THREADS else name.lower().replace(" ", "-")
    if channel.kind in THREADS:
        _change_thread(channel, body, world.now())
    else:
        channel.topic = body.get("topic", channel.topic)
    world.change_channel(channel)
    return answer(world.channel_payload(channel))


def _change_thread(thread: Channel, body: Json, now: float) -> None:
    archived = bool(body.get("archived", thread.archived))
    locked = bool(body.get("locked", thread.locked))
    if thread.archived and archived and set(body) - {"archived", "locked"}:
        raise known(50083)
    _, minutes = thread_settings({"name": thread.name,
                                  "auto_archive_duration": body.get("auto_archive_duration") or thread.archive_minutes})
    thread.archived, thread.locked, thread.archive_minutes = archived, locked, minutes
    thread.active = now


async def delete(request: web.Request) -> web.Response:
    """DELETE /channels/{channel}: a thread or channel is gone with its messages; a DM is only closed."""
    world, channel = world_of(request), channel_of(request)
    data = world.channel_payload(channel)
    if channel.kind != DM:
        world.delete_channel(channel)
    return answer(data)


async def typing(request: web.Request) -> web.Response:
    """POST /channels/{channel}/typing."""
    world, channel = world_of(request), channel_of(request)
    data = {"channel_id": str(channel.id), "user_id": str(BOT_ID), "timestamp": int(world.now())}
    world.tell("TYPING_START", data, channel)
    return answer()


async def open_direct(request: web.Request) -> web.Response:
    """POST /users/@me/channels. Works for a user with closed DMs; sending then does not."""
    world = world_of(request)
    body = await read_json(request)
    return answer(world.channel_payload(world.direct(int(body.get("recipient_id") or 0))))


async def create(request: web.Request) -> web.Response:
    """POST /guilds/{guild}/channels: a text channel."""
    world = world_of(request)
    if number(request, "guild") != GUILD_ID:
        raise known(10004)
    body = await read_json(request)
    place = sum(channel.kind == TEXT for channel in world.channels.values())
    name = str(body.get("name") or "channel").lower().replace(" ", "-")
    channel = Channel(world.snowflake(), TEXT, name, created=world.now(), position=place, topic=body.get("topic"))
    world.channels[channel.id] = channel
    world.tell("CHANNEL_CREATE", world.channel_payload(channel), channel)
    return answer(world.channel_payload(channel), 201)


ROUTES: Routes = [
    ("POST", "/users/@me/channels", open_direct),
    ("POST", "/guilds/{guild}/channels", create),
    ("GET", "/channels/{channel}", read),
    ("PATCH", "/channels/{channel}", change),
    ("DELETE", "/channels/{channel}", delete),
    ("POST", "/channels/{channel}/typing", typing),
]
