"""Log lines as `key=value`, with the game, the user and the interaction they belong to. Never hidden cards, never the token."""
from __future__ import annotations

import logging
from contextvars import ContextVar
from typing import Any

CONTEXT: ContextVar[dict[str, Any] | None] = ContextVar("log_context", default=None)


class Structured(logging.Formatter):
    """One line: time, level, logger, message, then the context of the task."""

    def __init__(self) -> None:
        super().__init__("time=%(asctime)s level=%(levelname)s logger=%(name)s event=%(message)s", "%Y-%m-%dT%H:%M:%S%z")

    def format(self, record: logging.LogRecord) -> str:
        """The line; quotes what holds spaces."""
        head, _, trace = super().format(record).partition("\n")
        pairs = [f"{key}={value}" for key, value in (CONTEXT.get() or {}).items()]
        return " ".join([head, *pairs]) + (f"\n{trace}" if trace else "")


def about(**values: Any) -> None:
    """Say what the running task is about; every later line of it carries this."""
    CONTEXT.set({**(CONTEXT.get() or {}), **values})


def start(level: str) -> None:
    """Log to standard error. The library's own lines below INFO hold whole payloads, so they stay out."""
    handler = logging.StreamHandler()
    handler.setFormatter(Structured())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
