"""Point the unmodified discord.py client at another address than Discord's.

Nothing of the client changes but where it connects to: the base of its REST routes and its gateway. The same setting serves the
stand-in of this package and a rate-limit proxy.
"""

from __future__ import annotations

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import INTERNAL_API_VERSION, Route


def point_client_at(api: str) -> None:
    """Make every discord.py client of this process use `api`, such as ``http://127.0.0.1:8700``.

    Call it before the client connects. REST goes to ``{api}/api/v10/…``. The gateway is ``ws(s)://…/gateway`` of the same host:
    an unsharded client never asks where its gateway is, it takes the class's default, so the default is what changes.

    Raises:
        ValueError: if `api` is not an http(s) address.
    """
    base = yarl.URL(api.rstrip("/"))
    if base.scheme not in ("http", "https") or not base.host:
        raise ValueError(f"not an http address: {api!r}")
    Route.BASE = f"{base}/api/v{INTERNAL_API_VERSION}"
    DiscordWebSocket.DEFAULT_GATEWAY = (base / "gateway").with_scheme("wss" if base.scheme == "https" else "ws")
