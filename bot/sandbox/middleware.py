"""What happens to every REST request: token, rate limits, faults, and errors in Discord's shape."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import dataclass, field
from urllib.parse import unquote

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox.errors import KNOWN, ApiError
from bot.sandbox.faults import SLOW, Fault
from bot.sandbox.permissions import NEEDED
from bot.sandbox.ratelimit import limited
from bot.sandbox.rest.common import PARTS, answer

API, PREFIX = "/api/", "/api/v10"
BY_TOKEN = ("/api/v10/interactions/", "/api/v10/webhooks/")
log = logging.getLogger(__name__)


@dataclass(slots=True)
class Record:
    """One request that was answered. `reason` is what it writes into the audit log."""

    method: str
    path: str
    status: int
    reason: str = ""


@dataclass(slots=True)
class Traffic:
    """The requests so far, and those under way."""

    token: str | None = None
    records: deque[Record] = field(default_factory=lambda: deque(maxlen=20_000))
    under_way: int = 0
    last: float = 0.0


TRAFFIC: web.AppKey[Traffic] = web.AppKey("traffic", Traffic)


@web.middleware
async def discord_manners(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Serve an API request as Discord would; anything else passes through."""
    if request.path.startswith("/gateway"):
        return await _shaken_hands(request, handler)
    if not request.path.startswith(API):
        return await handler(request)
    traffic = request.app[TRAFFIC]
    traffic.under_way += 1
    try:
        response = await _with_faults(request, handler, traffic)
    finally:
        traffic.under_way -= 1
        traffic.last = asyncio.get_running_loop().time()
    request.app[PARTS].limiter.note(response.status)
    reason = unquote(request.headers.get("X-Audit-Log-Reason", ""))
    traffic.records.append(Record(request.method, request.path.removeprefix(PREFIX), response.status, reason))
    return response


async def _with_faults(request: web.Request, handler: Handler, traffic: Traffic) -> web.StreamResponse:
    fault = request.app[PARTS].faults.meet(f"{request.method} {request.path.removeprefix(PREFIX)}")
    if fault is None:
        return await _answered(request, handler, traffic)
    if fault.way.isdigit():
        return _refused(fault)
    done = await _answered(request, handler, traffic) if fault.is_done_first else None
    await asyncio.sleep(fault.delay)
    return done if fault.way == SLOW and done is not None else _broken(request)


async def _shaken_hands(request: web.Request, handler: Handler) -> web.StreamResponse:
    """A connection to the gateway, if no fault prevents it."""
    fault = request.app[PARTS].faults.meet("CONNECT /gateway")
    if fault is not None and fault.way.isdigit():
        return _refused(fault)
    await asyncio.sleep(fault.delay if fault is not None else 0)
    return await handler(request) if fault is None or fault.way == SLOW else _broken(request)


def _broken(request: web.Request) -> web.Response:
    """Break the connection: the client never learns what became of its request. The response goes nowhere."""
    if request.transport is not None:
        request.transport.close()
    return answer({"message": "the connection broke", "code": 0}, 500)


def _refused(fault: Fault) -> web.Response:
    """The answer of a request that was made to fail."""
    if fault.way == "429":
        error = limited(fault.delay, "fault", 1, "shared", fault.code)
    else:
        message = KNOWN[fault.code][1] if fault.code in KNOWN else f"{fault.way}: made to fail"
        error = ApiError(int(fault.way), fault.code, message)
    return _told(error)


def _told(error: ApiError) -> web.Response:
    response = answer(error.body, error.status)
    response.headers.update(error.headers)
    return response


async def _answered(request: web.Request, handler: Handler, traffic: Traffic) -> web.StreamResponse:
    try:
        request.app[PARTS].limiter.ensure_not_banned()
        _authorize(request, traffic)
        headers = _limit(request)
        _allow(request)
        response = await handler(request)
        response.headers.update(headers)
        return response
    except ApiError as error:
        return _told(error)
    except web.HTTPNotFound:
        return answer({"message": "404: Not Found", "code": 0}, 404)
    except web.HTTPMethodNotAllowed:
        return answer({"message": "405: Method Not Allowed", "code": 0}, 405)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        log.exception("a request that the stand-in could not read: %s %s", request.method, request.path)
        return answer({"message": f"Invalid Form Body: {error!r}", "code": 50035, "errors": {}}, 400)


def _authorize(request: web.Request, traffic: Traffic) -> None:
    """The bot's token is needed except where the path carries one. Raises ApiError 401."""
    if request.path.startswith(BY_TOKEN):
        return
    given = request.headers.get("Authorization", "")
    if not given.startswith("Bot ") or (traffic.token is not None and given != f"Bot {traffic.token}"):
        raise ApiError(401, 0, "401: Unauthorized")


def _allow(request: web.Request) -> None:
    """Whether the bot may do that in the channel of the path. Raises ApiError 50001 or 50013."""
    number, needed = request.match_info.get("channel", ""), NEEDED.get(f"{request.method} {_route(request)}")
    world = request.app[PARTS].world
    channel = world.channels.get(int(number)) if number.isdigit() else None
    if channel is not None or (needed and "guild" in request.match_info):
        world.ensure_may(channel, *([needed] if needed else []))


def _route(request: web.Request) -> str:
    """The route that a request took, such as ``/channels/{channel}/messages``."""
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical.removeprefix(PREFIX)


def _limit(request: web.Request) -> dict[str, str]:
    """Count the request against its buckets; interactions don't count against the one over all. Raises ApiError 429."""
    limiter = request.app[PARTS].limiter
    if not request.path.startswith(BY_TOKEN):
        limiter.take_global()
    return limiter.take(f"{request.method} {_route(request)}", request.match_info)
