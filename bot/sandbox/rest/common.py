"""What every endpoint needs: the parts of the stand-in, reading bodies, writing answers."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import BodyPartReader, web

from bot.sandbox.compose import Upload
from bot.sandbox.errors import Json, invalid, known
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Desk
from bot.sandbox.ratelimit import Limiter
from bot.sandbox.records import Channel, Message
from bot.sandbox.world import World

Handler = Callable[[web.Request], Awaitable[web.Response]]
ARCHIVE_MINUTES: Final = (60, 1440, 4320, 10080)
Routes = list[tuple[str, str, Handler]]


@dataclass(frozen=True, slots=True)
class Parts:
    """The stand-in's parts, as the handlers reach them."""

    world: World
    desk: Desk
    gateway: Gateway
    limiter: Limiter
    faults: Faults


PARTS: web.AppKey[Parts] = web.AppKey("parts", Parts)


def parts(request: web.Request) -> Parts:
    """The parts of the stand-in that serves this request."""
    return request.app[PARTS]


def world_of(request: web.Request) -> World:
    """The world of the stand-in that serves this request."""
    return request.app[PARTS].world


def answer(data: Any = None, status: int = 200) -> web.Response:
    """JSON without a charset (discord.py compares the header word for word), or an empty 204."""
    if data is None:
        return web.Response(status=204)
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")


def number(request: web.Request, name: str) -> int:
    """An id from the path. Raises ApiError 50035 for something that is no snowflake."""
    text = request.match_info[name]
    if not text.isdigit():
        raise invalid(f"{name}_id", "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    return int(text)


def channel_of(request: web.Request) -> Channel:
    """The channel in the path. Raises ApiError 10003."""
    return world_of(request).channel(number(request, "channel"))


def message_of(request: web.Request) -> Message:
    """The message in the path. Raises ApiError 10003 or 10008."""
    return world_of(request).message(number(request, "channel"), number(request, "message"))


def thread_settings(body: Json) -> tuple[str, int]:
    """The name of a new thread and the minutes after which it is archived. Raises ApiError 50035."""
    name, minutes = str(body.get("name") or ""), body.get("auto_archive_duration") or 1440
    if not 1 <= len(name) <= 100:
        raise invalid("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    if minutes not in ARCHIVE_MINUTES:
        raise invalid("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {set(ARCHIVE_MINUTES)}.")
    return name, int(minutes)


async def read_json(request: web.Request) -> Any:
    """The JSON body, an empty object if there is none. Raises ApiError 50109."""
    text = await request.text()
    try:
        return json.loads(text) if text else {}
    except json.JSONDecodeError as error:
        raise known(50109) from error


async def read_body(request: web.Request) -> tuple[Json, list[Upload]]:
    """The body of a message: plain JSON, or multipart with ``payload_json`` and ``files[n]``. Raises ApiError 50109."""
    if not request.content_type.startswith("multipart/"):
        return await read_json(request), []
    body: Json = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read(decode=True))
        if part.name == "payload_json":
            try:
                body = json.loads(data)
            except json.JSONDecodeError as error:
                raise known(50109) from error
        elif found := re.fullmatch(r"files\[(\d+)\]", part.name or ""):
            uploads.append(Upload(int(found[1]), part.filename or f"file{found[1]}", data))
    return body, uploads
