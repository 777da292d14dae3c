"""Point the unmodified discord.py client at another address than Discord's: a rate-limit proxy, or a stand-in.

Only two defaults of the client change: the base of its REST routes, and its gateway.
"""
from __future__ import annotations

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import INTERNAL_API_VERSION, Route


def point_client_at(api: str) -> None:
    """Make every discord.py client of this process use `api`, such as ``http://127.0.0.1:8700``.

    Call it before the client connects. REST goes to ``{api}/api/v10/…``, the gateway is ``ws(s)://…/gateway`` of the
    same host: a client without shards never asks where its gateway is, but takes the default of the class.

    Raises ValueError if `api` is not an http or https address.
    """
    base = yarl.URL(api.rstrip("/"))
    if base.scheme not in ("http", "https") or not base.host:
        raise ValueError(f"not an http address: {api!r}")
    Route.BASE = f"{base}/api/v{INTERNAL_API_VERSION}"
    DiscordWebSocket.DEFAULT_GATEWAY = (base / "gateway").with_scheme("wss" if base.scheme == "https" else "ws")
