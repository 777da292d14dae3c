"""Messages: sending, editing, reading, deleting, pinning."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.compose import compose, revise
from bot.sandbox.errors import Json, invalid, known
from bot.sandbox.permissions import BITS
from bot.sandbox.ratelimit import OLD_EDIT_AGE
from bot.sandbox.records import DM, PUBLIC_THREAD, THREADS, Message, iso
from bot.sandbox.rest.common import (
    Routes,
    answer,
    channel_of,
    message_of,
    number,
    parts,
    read_body,
    read_json,
    thread_settings,
    world_of,
)
from bot.sandbox.world import BOT_ID, ensure_own


async def send(request: web.Request) -> web.Response:
    """POST /channels/{channel}/messages. A nonce with enforce_nonce gives the message that was sent with it before."""
    world, channel = world_of(request), channel_of(request)
    body, uploads = await read_body(request)
    if uploads:
        world.ensure_may(channel, "attach_files")
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce"):
        before = world.sent_before(BOT_ID, channel.id, str(nonce))
        if before is not None:
            return answer(world.message_payload(before))
    message = world.post(channel, BOT_ID, compose(world, channel, body, uploads))
    if nonce is not None:
        world.note_nonce(message)
    return answer(world.message_payload(message))


async def edit(request: web.Request) -> web.Response:
    """PATCH /channels/{channel}/messages/{message}. Messages older than an hour have a limit of their own."""
    world, message = world_of(request), message_of(request)
    ensure_own(message)
    if world.channels[message.channel_id].archived:
        raise known(50083)
    if world.now() - message.created > OLD_EDIT_AGE:
        parts(request).limiter.take_old_edit(str(message.channel_id))
    body, uploads = await read_body(request)
    revise(world, message, body, uploads)
    world.tell_message("MESSAGE_UPDATE", message)
    return answer(world.message_payload(message))


async def read_one(request: web.Request) -> web.Response:
    """GET /channels/{channel}/messages/{message}."""
    return answer(world_of(request).message_payload(message_of(request)))


async def read_many(request: web.Request) -> web.Response:
    """GET /channels/{channel}/messages with limit, before, after or around; newest first."""
    world, channel = world_of(request), channel_of(request)
    limit = int(request.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise invalid("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    if channel.kind != DM and not world.permissions(BOT_ID, channel) & BITS["read_message_history"]:
        return answer([])
    found = sorted((one for one in channel.messages.values() if one.visible_to is None), key=lambda one: one.id,
                   reverse=True)
    return answer([world.message_payload(message) for message in _page(found, request, limit)])


def _page(found: list[Message], request: web.Request, limit: int) -> list[Message]:
    query = request.query
    if "before" in query:
        return [one for one in found if one.id < int(query["before"])][:limit]
    if "after" in query:
        return [one for one in found if one.id > int(query["after"])][-limit:]
    if "around" in query:
        centre = int(query["around"])
        older, newer = [one for one in found if one.id < centre], [one for one in found if one.id >= centre]
        return [*newer[limit // 2 - limit:], *older[:limit // 2]]
    return found[:limit]


async def delete(request: web.Request) -> web.Response:
    """DELETE /channels/{channel}/messages/{message}."""
    world, message = world_of(request), message_of(request)
    home = world.channels[message.channel_id]
    if message.author != BOT_ID:
        if home.kind == DM:
            raise known(50003)
        world.ensure_may(home, "manage_messages")
    world.remove(message)
    return answer()


async def bulk_delete(request: web.Request) -> web.Response:
    """POST /channels/{channel}/messages/bulk-delete: unknown ids are ignored."""
    world, channel = world_of(request), channel_of(request)
    body: Json = await read_json(request)
    for text in body.get("messages", []):
        message = channel.messages.get(int(text))
        if message is not None and message.visible_to is None:
            world.remove(message)
    return answer()


async def pin(request: web.Request) -> web.Response:
    """PUT …/pins/{message}."""
    return _set_pin(request, True)


async def unpin(request: web.Request) -> web.Response:
    """DELETE …/pins/{message}."""
    return _set_pin(request, False)


def _set_pin(request: web.Request, pinned: bool) -> web.Response:
    world, message, channel = world_of(request), message_of(request), channel_of(request)
    if channel.archived:
        raise known(50083)
    if message.pinned != pinned:
        message.pinned = pinned
        world.tell_message("MESSAGE_UPDATE", message)
        world.tell("CHANNEL_PINS_UPDATE", {"channel_id": str(channel.id), "last_pin_timestamp": iso(world.now())},
                   channel)
    return answer()


async def pins(request: web.Request) -> web.Response:
    """GET /channels/{channel}/messages/pins."""
    world, channel = world_of(request), channel_of(request)
    pinned = [message for message in channel.messages.values() if message.pinned]
    items = [{"pinned_at": iso(message.created), "message": world.message_payload(message)}
             for message in reversed(pinned)]
    return answer({"items": items, "has_more": False})


async def old_pins(request: web.Request) -> web.Response:
    """GET /channels/{channel}/pins."""
    world, channel = world_of(request), channel_of(request)
    return answer([world.message_payload(message) for message in channel.messages.values() if message.pinned])


async def react(request: web.Request) -> web.Response:
    """PUT or DELETE of a reaction: accepted for a message that exists, and not shown."""
    message_of(request)
    return answer()


async def from_message(request: web.Request) -> web.Response:
    """POST /channels/{channel}/messages/{message}/threads."""
    world, message, channel = world_of(request), message_of(request), channel_of(request)
    if channel.kind in THREADS:
        raise known(50024)
    name, minutes = thread_settings(await read_json(request))
    thread = world.open_thread(channel, PUBLIC_THREAD, name, BOT_ID, number=message.id, minutes=minutes)
    world.tell_message("MESSAGE_UPDATE", message)
    return answer(world.channel_payload(thread), 201)


async def who_reacted(request: web.Request) -> web.Response:
    """GET of a reaction's users: nobody."""
    number(request, "message")
    return answer([])


MESSAGES = "/channels/{channel}/messages"
ROUTES: Routes = [
    ("GET", f"{MESSAGES}/pins", pins),
    ("PUT", f"{MESSAGES}/pins/{{message}}", pin),
    ("DELETE", f"{MESSAGES}/pins/{{message}}", unpin),
    ("GET", "/channels/{channel}/pins", old_pins),
    ("PUT", "/channels/{channel}/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/pins/{message}", unpin),
    ("POST", f"{MESSAGES}/bulk-delete", bulk_delete),
    ("POST", MESSAGES, send),
    ("GET", MESSAGES, read_many),
    ("GET", f"{MESSAGES}/{{message}}", read_one),
    ("PATCH", f"{MESSAGES}/{{message}}", edit),
    ("DELETE", f"{MESSAGES}/{{message}}", delete),
    ("POST", f"{MESSAGES}/{{message}}/threads", from_message),
    ("PUT", f"{MESSAGES}/{{message}}/reactions/{{emoji}}/@me", react),
    ("DELETE", f"{MESSAGES}/{{message}}/reactions/{{emoji}}/@me", react),
    ("GET", f"{MESSAGES}/{{message}}/reactions/{{emoji}}", who_reacted),
]
