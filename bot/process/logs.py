"""Log lines as `key=value`, with the game, the user and the interaction they belong to.

No line may hold a hidden card, a token or the secret of a game.
"""
from __future__ import annotations

import logging
import re
import traceback
from contextvars import ContextVar
from types import TracebackType

CONTEXT: ContextVar[dict[str, object] | None] = ContextVar("log_context", default=None)
TOKENS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s'\"]+")
"""Addresses of answers to interactions carry a token: whoever has it can answer in the bot's name."""
GAME = re.compile(r"/(engine|cards|bot/(?:panels|answering|tables|computers|outbox|game|match|clicks\.py))(/|$)")
"""The code that handles games.

What an exception from there says may name a card of a hand, so the log has only its type. The fault report has the
rest.
"""

ExcInfo = (tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None])


class Structured(logging.Formatter):
    """One line: time, level, logger, message, then the context of the task."""

    def __init__(self, *secrets: str) -> None:
        super().__init__("time=%(asctime)s level=%(levelname)s logger=%(name)s event=%(message)s",
                         "%Y-%m-%dT%H:%M:%S%z")
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        """The line, without tokens."""
        head, _, trace = super().format(record).partition("\n")
        pairs = [f"{key}={value}" for key, value in (CONTEXT.get() or {}).items()]
        line = " ".join([head, *pairs]) + (f"\n{trace}" if trace else "")
        for secret in self._secrets:
            line = line.replace(secret, "…")
        return TOKENS.sub(r"\1…", line)

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802 - the library's name
        """The trace. It has the words of an exception, unless they may speak of a game."""
        parts: list[str] = []
        error = ei[1]
        while error is not None:
            frames = traceback.format_tb(error.__traceback__)
            words = "".join(traceback.format_exception_only(error)).rstrip()
            said = type(error).__name__ if _of_a_game(error.__traceback__) else words
            parts.append("".join([*frames, said]))
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\nafter\n".join(parts)


def _of_a_game(trace: TracebackType | None) -> bool:
    return any(GAME.search(frame.f_code.co_filename) for frame, _ in traceback.walk_tb(trace))


def about(**values: object) -> None:
    """Say what the running task is about; every later line of it carries this."""
    CONTEXT.set({**(CONTEXT.get() or {}), **values})


def start(level: str, *secrets: str) -> None:
    """Log to standard error, without these secrets.

    The library's own lines below INFO hold whole payloads, so they stay out.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(Structured(*secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
