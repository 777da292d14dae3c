"""Discord's REST API as far as a bot needs it, one module per resource."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.rest import application, channels, interactions, messages, threads

API = "/api/v10"


def add_routes(app: web.Application) -> None:
    """Add every endpoint; whatever is not here answers 404 with code 0, as Discord does."""
    for module in (application, channels, messages, threads, interactions):
        app.router.add_routes([web.route(method, API + path, handler) for method, path, handler in module.ROUTES])
