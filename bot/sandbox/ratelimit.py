"""Rate limits: the numbers commonly seen on Discord, answered with its headers.

A window begins with its first request and refills at once when it ends, as Discord's buckets do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.sandbox.errors import KNOWN, ApiError

GLOBAL_LIMIT, GLOBAL_WINDOW = 50, 1.0
OLD_EDIT_LIMIT, OLD_EDIT_WINDOW, OLD_EDIT_AGE = 2, 60.0, 3600.0
RENAME_LIMIT, RENAME_WINDOW = 2, 600.0
CREATES_LIMIT, CREATES_WINDOW = 200, 86_400.0
INVALID_LIMIT, INVALID_WINDOW = 10_000, 600.0
INVALID: Final = (401, 403, 429)

MESSAGE: Final = "/channels/{channel}/messages/{message}"
WEBHOOK: Final = "/webhooks/{application}/{token}"
ROUTES: Final[dict[str, tuple[str, int, float]]] = {
    "POST /channels/{channel}/messages": ("channel", 5, 5.0),
    f"PATCH {MESSAGE}": ("channel", 5, 5.0),
    f"DELETE {MESSAGE}": ("channel", 5, 1.0),
    f"PUT {MESSAGE}/reactions/{{emoji}}/@me": ("channel", 1, 0.25),
    "POST /channels/{channel}/typing": ("channel", 5, 5.0),
    f"POST {WEBHOOK}": ("token", 5, 2.0),
    f"PATCH {WEBHOOK}/messages/{{message}}": ("token", 5, 2.0),
}
"""Of each route with a bucket: what it is counted by, how many requests, in how many seconds."""


@dataclass(slots=True)
class Window:
    """One bucket's current window: when it ends and how much is used."""

    ends: float
    used: int = 0


class Limiter:
    """All buckets of the stand-in; `enabled=False` lets everything through and sends no headers."""

    def __init__(self, now: Callable[[], float], *, enabled: bool = True) -> None:
        self._now = now
        self.enabled = enabled
        self._windows: dict[str, Window] = {}

    def take(self, route: str, path: Mapping[str, str]) -> dict[str, str]:
        """Use one unit of the bucket of a route, if it has one, for what its path names; the headers to send with the
        answer.

        Raises:
            ApiError: 429, when the bucket is empty.
        """
        if not self.enabled or route not in ROUTES:
            return {}
        subject, limit, window = ROUTES[route]
        return self._use(f"{route}:{path[subject]}", route, limit, window, scope="user")

    def take_global(self) -> None:
        """Use one unit of the limit over all requests.

        Raises:
            ApiError: 429 with ``global: true``.
        """
        if self.enabled:
            self._use("global", "global", GLOBAL_LIMIT, GLOBAL_WINDOW, scope="global")

    def take_old_edit(self, channel: str) -> None:
        """Use one unit of the lower limit on edits of messages that are older than an hour.

        Raises:
            ApiError: 429 with code 30046.
        """
        if self.enabled:
            self._use(f"old:{channel}", "old-edit", OLD_EDIT_LIMIT, OLD_EDIT_WINDOW, scope="shared", code=30046)

    def take_rename(self, channel: str) -> None:
        """Use one unit of the limit on renaming a channel.

        Raises:
            ApiError: 429 with code 20028, in a bucket below that of the route.
        """
        if self.enabled:
            self._use(f"rename:{channel}", "rename", RENAME_LIMIT, RENAME_WINDOW, scope="shared", code=20028)

    def take_creates(self, count: int) -> None:
        """Use units of the limit on new application commands in a day.

        Raises:
            ApiError: 429 with code 30034.
        """
        for _ in range(count if self.enabled else 0):
            self._use("creates", "creates", CREATES_LIMIT, CREATES_WINDOW, scope="shared", code=30034)

    def note(self, status: int) -> None:
        """Count an answer; too many refusals get the address banned, by the network in front of Discord."""
        if self.enabled and status in INVALID and self._window("invalid", INVALID_WINDOW).used < INVALID_LIMIT:
            self._window("invalid", INVALID_WINDOW).used += 1

    def ensure_not_banned(self) -> None:
        """Whether the address is served at all.

        Raises:
            ApiError: 429 without the headers that Discord's own carry.
        """
        window = self._window("invalid", INVALID_WINDOW)
        if self.enabled and window.used >= INVALID_LIMIT:
            raise ApiError(429, 0, "error code: 1015", {"retry_after": window.ends - self._now(), "global": False})

    def _window(self, key: str, length: float) -> Window:
        now = self._now()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            window = self._windows[key] = Window(now + length)
        return window

    def _use(self, key: str, route: str, limit: int, length: float, *, scope: str, code: int = 0) -> dict[str, str]:
        window = self._window(key, length)
        left = window.ends - self._now()
        if window.used >= limit:
            raise limited(left, route, limit, scope, code)
        window.used += 1
        return bucket_headers(route, limit, limit - window.used, window.ends, left)


def bucket_headers(route: str, limit: int, remaining: int, ends: float, left: float) -> dict[str, str]:
    """The five headers that tell a client the state of its bucket."""
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{ends:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": hashlib.blake2b(route.encode(), digest_size=16).hexdigest(),
    }


def limited(left: float, route: str, limit: int, scope: str, code: int) -> ApiError:
    """The 429 of an empty bucket."""
    message = KNOWN[code][1] if code in KNOWN else "You are being rate limited."
    body = {"retry_after": round(left, 3), "global": scope == "global"}
    error = ApiError(429, code, message, body)
    error.headers = {
        **(bucket_headers(route, limit, 0, 0, left) if scope == "user" else {}),
        "Retry-After": str(max(1, round(left + 0.5))),
        "X-RateLimit-Scope": scope,
        "Via": "1.1 stand-in",  # discord.py takes a 429 without it for a ban by the network in front of Discord
    }
    if scope == "global":
        error.headers["X-RateLimit-Global"] = "true"
    return error
