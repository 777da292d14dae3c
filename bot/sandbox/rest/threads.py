"""Threads without a message of their own, and who is in them."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.errors import Json, invalid, known
from bot.sandbox.records import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, THREADS, Channel
from bot.sandbox.rest.common import Routes, answer, channel_of, number, read_json, thread_settings, world_of
from bot.sandbox.world import BOT_ID, GUILD_ID


async def start(request: web.Request) -> web.Response:
    """POST /channels/{channel}/threads: public (11) or private (12, the default)."""
    world, channel = world_of(request), channel_of(request)
    if channel.kind != TEXT:
        raise known(50024)
    body = await read_json(request)
    name, minutes = thread_settings(body)
    kind = int(body.get("type") or PRIVATE_THREAD)
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise invalid("type", "BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.")
    world.ensure_may(channel, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
    thread = world.open_thread(channel, kind, name, BOT_ID, minutes=minutes)
    return answer(world.channel_payload(thread), 201)


def thread_of(request: web.Request) -> Channel:
    """The thread in the path. Raises ApiError 10003, 50024 (no thread) or 50083 (archived)."""
    thread = channel_of(request)
    if thread.kind not in THREADS:
        raise known(50024)
    if thread.archived and request.method != "GET":
        raise known(50083)
    return thread


def _member(request: web.Request) -> int:
    name = request.match_info["user"]
    return BOT_ID if name == "@me" else world_of(request).person(number(request, "user")).id


async def add_member(request: web.Request) -> web.Response:
    """PUT /channels/{channel}/thread-members/{user}."""
    world_of(request).join_thread(thread_of(request), _member(request))
    return answer()


async def remove_member(request: web.Request) -> web.Response:
    """DELETE /channels/{channel}/thread-members/{user}."""
    world, thread, person = world_of(request), thread_of(request), _member(request)
    if person in thread.members:
        thread.members.discard(person)
        data: Json = {"id": str(thread.id), "guild_id": str(GUILD_ID), "member_count": len(thread.members)}
        world.tell("THREAD_MEMBERS_UPDATE", data | {"added_members": [], "removed_member_ids": [str(person)]}, thread)
    return answer()


async def read_member(request: web.Request) -> web.Response:
    """GET /channels/{channel}/thread-members/{user}. Raises ApiError 10007."""
    world, thread, person = world_of(request), thread_of(request), _member(request)
    if person not in thread.members:
        raise known(10007)
    return answer(world.thread_member_payload(thread, person))


async def members(request: web.Request) -> web.Response:
    """GET /channels/{channel}/thread-members."""
    world, thread = world_of(request), thread_of(request)
    return answer([world.thread_member_payload(thread, person) for person in sorted(thread.members)])


async def active(request: web.Request) -> web.Response:
    """GET /guilds/{guild}/threads/active."""
    world = world_of(request)
    return answer(_listing(request, [thread for thread in world.threads() if not thread.archived]))


async def archived(request: web.Request) -> web.Response:
    """GET /channels/{channel}/threads/archived/{public|private}."""
    world, channel = world_of(request), channel_of(request)
    kind = PUBLIC_THREAD if request.match_info["which"] == "public" else PRIVATE_THREAD
    found = [thread for thread in world.threads() if thread.archived and thread.parent == channel.id
             and thread.kind == kind]
    return answer(_listing(request, found))


def _listing(request: web.Request, threads: list[Channel]) -> Json:
    world = world_of(request)
    mine = [world.thread_member_payload(thread, BOT_ID) for thread in threads if BOT_ID in thread.members]
    return {"threads": [world.channel_payload(thread) for thread in threads], "members": mine, "has_more": False}


ROUTES: Routes = [
    ("POST", "/channels/{channel}/threads", start),
    ("GET", "/channels/{channel}/threads/archived/{which}", archived),
    ("GET", "/channels/{channel}/thread-members", members),
    ("GET", "/channels/{channel}/thread-members/{user}", read_member),
    ("PUT", "/channels/{channel}/thread-members/{user}", add_member),
    ("DELETE", "/channels/{channel}/thread-members/{user}", remove_member),
    ("GET", "/guilds/{guild}/threads/active", active),
]
