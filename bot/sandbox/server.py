"""The stand-in for Discord as one object: start it, connect a bot to its address, act as its users, stop it."""

from __future__ import annotations

import asyncio
import mimetypes
from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from aiohttp import web

from bot.sandbox import control, rest
from bot.sandbox.acting import Hands
from bot.sandbox.driver import User
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Desk
from bot.sandbox.middleware import TRAFFIC, Traffic, discord_manners
from bot.sandbox.moderation import Moderation
from bot.sandbox.ratelimit import Limiter
from bot.sandbox.rest.common import PARTS, Parts
from bot.sandbox.world import World

WEB: Final = Path(__file__).parent / "web"
MAX_BODY: Final = 120 * 1024 * 1024


class StandIn:
    """A loopback Discord with one guild and four people.

    ``async with StandIn() as discord:`` serves at ``discord.url`` until the block ends. State is in memory: it outlives
    the bots that connect, not the stand-in.

    Args:
        port: 0 picks a free one.
        host: a loopback address.
        rate_limits: whether 429s happen.
        token: the only token that is accepted; None accepts any.
        patience: how long users wait for a first response; tests of silent bots shorten it.
    """

    def __init__(
        self, port: int = 0, host: str = "127.0.0.1", *, rate_limits: bool = True, token: str | None = None,
        patience: float = 3.0
    ) -> None:
        self.host, self.port = host, port
        self.world = World()
        self.desk = Desk(self.world)
        self.faults = Faults()
        self.gateway = Gateway(self.world, self.faults, token)
        self.limiter = Limiter(self.world.now, enabled=rate_limits)
        self.moderation = Moderation(self.world)
        self.traffic = Traffic(token)
        self.hands = Hands(self.world, self.desk, patience)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.stop()

    @property
    def url(self) -> str:
        """The address, such as ``http://127.0.0.1:8700``: the value of CHAINKEEPER_DISCORD_API."""
        return self.world.base

    async def start(self) -> None:
        """Begin to serve. Raises OSError if the port is taken."""
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.base = f"http://{self.host}:{self.port}"

    async def stop(self) -> None:
        """Close every connection and stop serving."""
        await self.gateway.drop(code=1001)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[discord_manners, control.control_errors], client_max_size=MAX_BODY)
        app[PARTS] = Parts(self.world, self.desk, self.gateway, self.limiter, self.faults)
        app[TRAFFIC] = self.traffic
        app[control.HANDS] = self.hands
        rest.add_routes(app)
        control.add_routes(app)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/attachments/{file}/{name}", self._attachment)
        app.router.add_get("/emojis/{emoji}", self._attachment)
        app.router.add_get("/", self._page)
        app.router.add_get("/web/{name}", self._page)
        return app

    async def _attachment(self, request: web.Request) -> web.Response:
        number = request.match_info.get("file") or request.match_info["emoji"].partition(".")[0]
        file = self.world.files.get(int(number)) if number.isdigit() else None
        if file is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": file.content_type, "Cache-Control": "max-age=86400"}
        # an uploaded page or SVG runs nothing
        headers |= {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        return web.Response(body=file.data, headers=headers)

    async def _page(self, request: web.Request) -> web.Response:
        path = WEB / request.match_info.get("name", "index.html")
        if path.parent != WEB or not path.is_file():
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return web.Response(body=path.read_bytes(),
                            headers={"Content-Type": f"{kind}; charset=utf-8", "Cache-Control": "no-store"})

    # for tests --------------------------------------------------------------------------------------------------------

    def user(self, name: str | int) -> User:
        """One of the people, to act as: ``discord.user("Ana")``. Raises ApiError 10013 for an unknown one."""
        return User(self.world, self.hands, self.world.person_named(str(name)).id)

    async def wait_for_bot(self, within: float = 10.0) -> None:
        """Wait until a bot is connected to the gateway. Raises TimeoutError."""
        await asyncio.wait_for(self.gateway.connected.wait(), within)

    async def quiet(self, lull: float = 0.1, within: float = 10.0) -> None:
        """Wait until no request has been under way for `lull` seconds. Raises TimeoutError."""
        loop = asyncio.get_running_loop()
        began, end = loop.time(), loop.time() + within
        while self.traffic.under_way or loop.time() - max(self.traffic.last, began) < lull:
            if loop.time() > end:
                raise TimeoutError("the bot keeps sending requests")
            await asyncio.sleep(lull / 5)

    def skip(self, seconds: float) -> None:
        """Move the stand-in's clock on, with tokens, nonces, rate limits and ages of messages, but not the bot's."""
        self.world.shift += seconds
        self.world.archive_idle_threads()

    def counts(self) -> Counter[tuple[str, int]]:
        """How many requests of each method had which status so far, such as ``("POST", 200)``."""
        return Counter((record.method, record.status) for record in self.traffic.records)
