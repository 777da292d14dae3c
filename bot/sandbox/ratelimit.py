"""Rate limits: the numbers commonly seen on Discord, answered with its headers.

A window begins with its first request and refills at once when it ends, as Discord's buckets do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.errors import ApiError

GLOBAL_LIMIT, GLOBAL_WINDOW = 50, 1.0
CHANNEL_LIMIT, CHANNEL_WINDOW = 5, 5.0
OLD_EDIT_LIMIT, OLD_EDIT_WINDOW, OLD_EDIT_AGE = 2, 60.0, 3600.0
RENAME_LIMIT, RENAME_WINDOW = 2, 600.0


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

    def take(self, route: str, subject: str, limit: int = CHANNEL_LIMIT, window: float = CHANNEL_WINDOW) -> dict[str, str]:
        """Use one unit of the bucket of `route` and `subject` (a channel id, say); the headers to send with the answer.

        Raises:
            ApiError: 429, when the bucket is empty.
        """
        if not self.enabled:
            return {}
        return self._use(f"{route}:{subject}", route, limit, window, scope="user")

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

    def _use(self, key: str, route: str, limit: int, length: float, *, scope: str, code: int = 0) -> dict[str, str]:
        now = self._now()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            window = self._windows[key] = Window(now + length)
        left = window.ends - now
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
    messages = {0: "You are being rate limited.", 30046: "Maximum number of edits to messages older than 1 hour reached. Try again later."}
    body = {"retry_after": round(left, 3), "global": scope == "global"}
    error = ApiError(429, code, messages.get(code, messages[0]), body)
    error.headers = {
        **(bucket_headers(route, limit, 0, 0, left) if scope == "user" else {}),
        "Retry-After": str(max(1, round(left + 0.5))),
        "X-RateLimit-Scope": scope,
        "Via": "1.1 stand-in",  # discord.py takes a 429 without it for a ban by the network in front of Discord
    }
    if scope == "global":
        error.headers["X-RateLimit-Global"] = "true"
    return error
