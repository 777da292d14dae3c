"""The control API: how the page, and tests in other processes, act for users and watch what they see.

JSON under /sandbox/.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncGenerator, Callable
from typing import Any, Final

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox.acting import Hands, Refused, Shown
from bot.sandbox.errors import ApiError, Json, known
from bot.sandbox.limits_commands import MAX_COMMANDS
from bot.sandbox.moderation import Moderation
from bot.sandbox.records import DM, Channel, Message
from bot.sandbox.rest.common import answer, parts, read_json
from bot.sandbox.world import GUILD_ID, Happening, World, visible

HANDS: web.AppKey[Hands] = web.AppKey("hands", Hands)
SHOWN_EVENTS: Final = (
    "MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE",
    "THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "THREAD_MEMBERS_UPDATE", "TYPING_START", "SANDBOX_COMMANDS",
    "SANDBOX_DMS", "SANDBOX_REFRESH",
)  # fmt: skip


def hands(request: web.Request) -> Hands:
    """What acts for users."""
    return request.app[HANDS]


def user_of(request: web.Request, body: Json) -> int:
    """The user that a request names by name or id. Raises ApiError 10013."""
    return hands(request).world.person_named(str(body.get("user") or request.query.get("user", ""))).id


def channel_in(world: World, body: Json) -> Channel:
    """The channel that a request names by id or by name. Raises ApiError 10003."""
    return find_channel(world, str(body.get("channel", "")))


def find_channel(world: World, text: str) -> Channel:
    """A channel or thread by id or name, with or without ``#``. Raises ApiError 10003."""
    if text.isdigit() and int(text) in world.channels:
        return world.channels[int(text)]
    for channel in world.channels.values():
        if channel.kind != DM and channel.name == text.removeprefix("#"):
            return channel
    raise known(10003)


def told(world: World, shown: Shown) -> Json:
    """What the user sees, as JSON."""
    one = shown.interaction
    data: Json = {"kind": shown.kind, "interaction": str(one.id), "choices": one.choices, "modal": None,
                  "message": None}
    if one.modal is not None:
        data["modal"] = {**one.modal, "id": str(one.id)}
    if one.response is not None:
        data["message"] = world.message_payload(one.response)
    return data


# reading --------------------------------------------------------------------------------------------------------------


async def health(request: web.Request) -> web.Response:
    """GET /sandbox/health: that it runs, and whether a bot is connected."""
    gateway = parts(request).gateway
    return answer({"ok": True, "bot_connected": gateway.connected.is_set(), "sessions": len(gateway.sessions)})


async def users(request: web.Request) -> web.Response:
    """GET /sandbox/users: the people one can be."""
    people = parts(request).world.people.values()
    return answer([{**who.payload(), "colour": who.colour, "name": who.name, "dms_open": who.dms_open}
                   for who in people])


async def state(request: web.Request) -> web.Response:
    """GET /sandbox/state?user=: channels, threads, DMs and messages that this user sees, and the commands."""
    world, user = parts(request).world, user_of(request, {})
    seen = [channel for channel in world.channels.values() if world.may_see(user, channel)]
    return answer({
        "me": {**world.people[user].payload(), "name": world.people[user].name,
               "dms_open": world.people[user].dms_open},
        "guild": {"id": str(GUILD_ID), "name": "Sandbox"},
        "channels": [{**world.channel_payload(channel), "messages": messages_of(world, user, channel)}
                     for channel in seen],
        "commands": {str(channel.id): every_command(request, user, channel) for channel in seen},
        "bot_connected": parts(request).gateway.connected.is_set(),
    })  # fmt: skip


def every_command(request: web.Request, user: int, channel: Channel) -> list[Json]:
    """The commands that a user is offered in a channel, those of context menus too."""
    return [command for kind in MAX_COMMANDS for command in hands(request).commands(user, channel, kind)]


def messages_of(world: World, user: int, channel: Channel) -> list[Json]:
    """The last 100 messages of a channel that this user sees, oldest first."""
    seen = sorted((one for one in channel.messages.values() if visible(one, user)), key=lambda one: one.id)
    return [world.message_payload(message) for message in seen[-100:]]


async def events(request: web.Request) -> web.StreamResponse:
    """GET /sandbox/events?user=: server-sent events, each ``{"event": …, "data": …}`` in Discord's words."""
    world, user = parts(request).world, user_of(request, {})
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
    await response.prepare(request)
    await response.write(b": connected\n\n")
    with contextlib.suppress(ConnectionError):
        async with contextlib.aclosing(stream(world, user)) as texts:
            async for text in texts:
                await response.write(text.encode())
    return response


async def stream(world: World, user: int) -> AsyncGenerator[str, None]:
    """The events that this user sees, as server-sent events, with a comment every 15 seconds to keep the connection."""
    queue: asyncio.Queue[Happening] = asyncio.Queue()
    world.listeners.append(queue.put_nowait)
    try:
        while True:
            try:
                happening = await asyncio.wait_for(queue.get(), 15)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if sees(world, user, happening):
                yield f"data: {json.dumps({'event': happening.name, 'data': happening.data})}\n\n"
    finally:
        world.listeners.remove(queue.put_nowait)


def sees(world: World, user: int, happening: Happening) -> bool:
    """Whether an event is for this user's eyes."""
    if happening.name not in SHOWN_EVENTS or happening.only not in (None, user):
        return False
    return happening.channel is None or world.may_see(user, happening.channel)


# acting ---------------------------------------------------------------------------------------------------------------


async def command(request: web.Request) -> web.Response:
    """POST /sandbox/command {user, channel, command, options}; the channel `dm`: the user's messages with the bot."""
    body, act = await read_json(request), hands(request)
    user = user_of(request, body)
    channel = act.world.direct(user) if body.get("channel") == "dm" else channel_in(act.world, body)
    one = act.command(user, channel, body["command"], body.get("options") or {})
    return answer(told(act.world, await act.shown(one)))


async def context(request: web.Request) -> web.Response:
    """POST /sandbox/context {user, command, message} or {user, command, channel, target}: from a context menu."""
    body, act = await read_json(request), hands(request)
    user, name = user_of(request, body), str(body["command"])
    if "message" in body:
        one = act.on_message(user, int(body["message"]), name)
    else:
        one = act.on_user(user, channel_in(act.world, body), act.world.person_named(str(body["target"])).id, name)
    return answer(told(act.world, await act.shown(one)))


async def autocomplete(request: web.Request) -> web.Response:
    """POST /sandbox/autocomplete {user, channel, command, focused, value, options}."""
    body, act = await read_json(request), hands(request)
    user, channel = user_of(request, body), channel_in(act.world, body)
    one = act.autocomplete(user, channel, body["command"], body["focused"], body.get("value", ""),
                           body.get("options") or {})
    return answer(told(act.world, await act.shown(one)))


async def click(request: web.Request) -> web.Response:
    """POST /sandbox/click {user, message, custom_id, forge}."""
    body, act = await read_json(request), hands(request)
    one = act.click(user_of(request, body), int(body["message"]), body["custom_id"], forge=bool(body.get("forge")))
    return answer(told(act.world, await act.shown(one)))


async def select(request: web.Request) -> web.Response:
    """POST /sandbox/select {user, message, custom_id, values, forge}."""
    body, act = await read_json(request), hands(request)
    user, values = user_of(request, body), [str(value) for value in body["values"]]
    one = act.select(user, int(body["message"]), body["custom_id"], values, forge=bool(body.get("forge")))
    return answer(told(act.world, await act.shown(one)))


async def modal(request: web.Request) -> web.Response:
    """POST /sandbox/modal {user, modal, values}: `modal` is the id that came with it."""
    body, act = await read_json(request), hands(request)
    one = act.submit(user_of(request, body), int(body["modal"]), body.get("values") or {})
    return answer(told(act.world, await act.shown(one)))


async def say(request: web.Request) -> web.Response:
    """POST /sandbox/say {user, channel, content}: an ordinary message."""
    body, act = await read_json(request), hands(request)
    message = act.say(user_of(request, body), channel_in(act.world, body), str(body.get("content", "")))
    return answer(act.world.message_payload(message))


async def dismiss(request: web.Request) -> web.Response:
    """POST /sandbox/dismiss {user, message}: close an ephemeral message."""
    body, act = await read_json(request), hands(request)
    message: Message = act.message(user_of(request, body), int(body["message"]))
    act.desk.dismiss(user_of(request, body), message)
    return answer({})


async def moderate(request: web.Request) -> web.Response:
    """POST /sandbox/moderate {do, …}: what people and moderators do to the bot, see `DEEDS`."""
    body, world, act = await read_json(request), parts(request).world, Moderation(parts(request).world)
    if body.get("do") not in DEEDS:
        raise ValueError(f"no such deed; there are {', '.join(DEEDS)}")
    DEEDS[body["do"]](world, act, body)
    return answer({})


def person_in(world: World, body: Json) -> int:
    """The user that a request names. Raises ApiError 10013."""
    return world.person_named(str(body.get("user", ""))).id


def place_in(world: World, body: Json) -> Channel | None:
    """The channel that a request names, if it does. Raises ApiError 10003."""
    return channel_in(world, body) if "channel" in body else None


DEEDS: Final[dict[str, Callable[[World, Moderation, Json], None]]] = {
    "delete_message": lambda world, act, body: act.delete_message(
        world.message(channel_in(world, body).id, int(body["message"]))),
    "delete_channel": lambda world, act, body: act.delete_channel(channel_in(world, body)),
    "archive": lambda world, act, body: act.archive(channel_in(world, body), locked=bool(body.get("locked"))),
    "unarchive": lambda world, act, body: act.unarchive(channel_in(world, body)),
    "leave": lambda world, act, body: act.leave(person_in(world, body)),
    "join": lambda world, act, body: act.join(person_in(world, body)),
    "dms": lambda world, act, body: act.set_dms(person_in(world, body), open=bool(body.get("open"))),
    "forbid": lambda world, act, body: act.forbid(*body["permissions"], channel=place_in(world, body)),
    "allow": lambda world, act, body: act.allow(*body["permissions"], channel=place_in(world, body)),
    "remove_bot": lambda world, act, body: act.remove_bot(),
    "invite_bot": lambda world, act, body: act.invite_bot(),
    "delete_guild": lambda world, act, body: act.delete_guild(),
    "outage": lambda world, act, body: act.outage(over=bool(body.get("over"))),
}


# going wrong ----------------------------------------------------------------------------------------------------------


async def read_faults(request: web.Request) -> web.Response:
    """GET /sandbox/faults: the faults that wait and those that are over, and how often each happened."""
    return answer(parts(request).faults.told())


async def add_fault(request: web.Request) -> web.Response:
    """POST /sandbox/faults {way, at, times, rate, code, delay}, {storm, seed, spare}, or {gateway} for one at once."""
    body, found = await read_json(request), parts(request)
    if "storm" in body:
        found.faults.storm(float(body["storm"]), seed=int(body.get("seed", 0)), spare=body.get("spare", ()))
    elif "gateway" in body:
        await found.gateway.trouble(str(body["gateway"]))
    else:
        found.faults.add(**body)
    return answer({})


async def end_faults(request: web.Request) -> web.Response:
    """DELETE /sandbox/faults: nothing goes wrong any more."""
    parts(request).faults.clear()
    return answer({})


@web.middleware
async def control_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a refusal of the control API with 400 and the reason in `error`, and let no page of another origin in."""
    if not request.path.startswith("/sandbox/"):
        return await handler(request)
    origin = request.headers.get("Origin")
    if origin is not None and origin.partition("://")[2] != request.host:
        return answer({"error": "only the stand-in's own page may do that"}, 403)
    try:
        return await handler(request)
    except Refused as error:
        return answer({"error": str(error)}, 400)
    except ApiError as error:
        return answer({"error": str(error), **error.body}, error.status)
    except (KeyError, TypeError, ValueError) as error:
        return answer({"error": f"not understood: {error!r}"}, 400)


POSTS: Final[dict[str, Any]] = {
    "command": command, "context": context, "autocomplete": autocomplete, "click": click, "select": select,
    "modal": modal, "say": say, "dismiss": dismiss, "moderate": moderate,
}  # fmt: skip


def add_routes(app: web.Application) -> None:
    """Add the control API."""
    for name, handler in {"health": health, "users": users, "state": state, "events": events}.items():
        app.router.add_get(f"/sandbox/{name}", handler)
    app.router.add_get("/sandbox/faults", read_faults)
    app.router.add_post("/sandbox/faults", add_fault)
    app.router.add_delete("/sandbox/faults", end_faults)
    for name, handler in POSTS.items():
        app.router.add_post(f"/sandbox/{name}", handler)
