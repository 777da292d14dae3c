"""Locks by name, each as long as anybody holds or awaits it."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(slots=True)
class Locks:
    """One lock for each name."""

    _held: dict[str, tuple[asyncio.Lock, int]] = field(default_factory=dict)

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        """Hold the lock of that name."""
        lock, users = self._held.get(name, (asyncio.Lock(), 0))
        self._held[name] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            users = self._held[name][1] - 1
            if users:
                self._held[name] = (lock, users)
            else:
                del self._held[name]

    def busy(self, name: str) -> bool:
        """Whether anybody holds or awaits it."""
        return name in self._held
