"""When the engine contradicts itself: a report for the host. It holds both hands, so it goes to the host's folder and nowhere else."""
from __future__ import annotations

import base64
import json
import logging
import time
import traceback
from pathlib import Path

from bot.store import StoredEntry

log = logging.getLogger(__name__)


class Faulted(Exception):
    """The engine failed on an answer. Nothing was stored; the question is still open; the report is written."""


def report(folder: Path, game: str, error: BaseException, attempt: dict[str, object], snapshot: bytes, pins: bytes,
           entries: list[StoredEntry]) -> Path | None:
    """Write what is needed to see the fault again; gives the file, or None if it could not be written."""
    content = {
        "game": game, "at": time.time(), "attempt": attempt, "error": traceback.format_exception(error),
        "snapshot": base64.b64encode(snapshot).decode(), "pins": pins.decode("utf-8", "replace"),
        "entries": [[e.seq, e.seat, e.by, e.kind, e.number, list(e.keys)] for e in entries],
    }
    path = folder / f"{game}-{int(time.time() * 1000)}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(json.dumps(content), encoding="utf-8")
    except OSError:
        log.exception("report not written")
        return None
    log.error("engine fault, report %s", path.name)
    return path
