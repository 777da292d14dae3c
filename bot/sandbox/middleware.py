"""What happens to every REST request: token, rate limits, wished-for failures, and errors in Discord's shape."""

from __future__ import annotations

import asyncio
import fnmatch
import logging
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox.errors import KNOWN, ApiError
from bot.sandbox.rest.common import PARTS, answer

API = "/api/"
log = logging.getLogger(__name__)


@dataclass(slots=True)
class Fault:
    """A failure that a test asked for: of which requests, how often, and whether the request still takes effect."""

    method: str
    path: str
    status: int
    code: int
    times: int
    after: bool
    delay: float


@dataclass(slots=True)
class Record:
    """One request that was answered."""

    method: str
    path: str
    status: int


@dataclass(slots=True)
class Traffic:
    """The requests so far, those under way, and the failures still to happen."""

    token: str | None = None
    records: deque[Record] = field(default_factory=lambda: deque(maxlen=20_000))
    faults: list[Fault] = field(default_factory=list)
    under_way: int = 0
    last: float = 0.0

    def next_fault(self, method: str, path: str) -> Fault | None:
        """The failure that this request meets, if any; it is used up by that."""
        for fault in self.faults:
            if fault.method in ("*", method) and fnmatch.fnmatch(path, fault.path):
                fault.times -= 1
                if fault.times <= 0:
                    self.faults.remove(fault)
                return fault
        return None


TRAFFIC: web.AppKey[Traffic] = web.AppKey("traffic", Traffic)


@web.middleware
async def discord_manners(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Serve an API request as Discord would; anything else passes through."""
    if not request.path.startswith(API):
        return await handler(request)
    traffic = request.app[TRAFFIC]
    traffic.under_way += 1
    try:
        response = await _with_faults(request, handler, traffic)
    finally:
        traffic.under_way -= 1
        traffic.last = asyncio.get_running_loop().time()
    traffic.records.append(Record(request.method, request.path.removeprefix("/api/v10"), response.status))
    return response


async def _with_faults(request: web.Request, handler: Handler, traffic: Traffic) -> web.StreamResponse:
    fault = traffic.next_fault(request.method, request.path.removeprefix("/api/v10"))
    if fault is None:
        return await _answered(request, handler, traffic)
    await asyncio.sleep(fault.delay)
    if fault.after:
        await _answered(request, handler, traffic)
    if fault.status == 0 and request.transport is not None:
        request.transport.close()  # the connection breaks: the client never learns what became of its request
    message = KNOWN[fault.code][1] if fault.code in KNOWN else f"{fault.status}: made to fail"
    return answer({"message": message, "code": fault.code}, fault.status or 500)


async def _answered(request: web.Request, handler: Handler, traffic: Traffic) -> web.StreamResponse:
    try:
        _authorize(request, traffic)
        headers = _limit(request)
        response = await handler(request)
        response.headers.update(headers)
        return response
    except ApiError as error:
        response = answer(error.body, error.status)
        response.headers.update(error.headers)
        return response
    except web.HTTPNotFound:
        return answer({"message": "404: Not Found", "code": 0}, 404)
    except web.HTTPMethodNotAllowed:
        return answer({"message": "405: Method Not Allowed", "code": 0}, 405)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        log.exception("a request that the stand-in could not read: %s %s", request.method, request.path)
        return answer({"message": f"Invalid Form Body: {error!r}", "code": 50035, "errors": {}}, 400)


def _authorize(request: web.Request, traffic: Traffic) -> None:
    """The bot's token is needed except where the path carries one. Raises ApiError 401."""
    if request.path.startswith(("/api/v10/interactions/", "/api/v10/webhooks/")):
        return
    given = request.headers.get("Authorization", "")
    if not given.startswith("Bot ") or (traffic.token is not None and given != f"Bot {traffic.token}"):
        raise ApiError(401, 0, "401: Unauthorized")


def _limit(request: web.Request) -> dict[str, str]:
    """Count the request against its buckets; answers to interactions are not counted. Raises ApiError 429."""
    if request.path.startswith(("/api/v10/interactions/", "/api/v10/webhooks/")):
        return {}
    limiter = request.app[PARTS].limiter
    limiter.take_global()
    resource = request.match_info.route.resource
    path = "" if resource is None else resource.canonical.removeprefix("/api/v10")
    if (request.method, path) in (("POST", "/channels/{channel}/messages"), ("PATCH", "/channels/{channel}/messages/{message}")):
        return limiter.take(f"{request.method} {path}", request.match_info["channel"])
    return {}
