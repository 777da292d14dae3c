"""Fault reports: the replay of a game in which the engine contradicted itself, or that can't go on where it is.

A report holds both hands and the game's secret, so it goes to the host's folder and nowhere else.
"""
from __future__ import annotations

import base64
import hashlib
import json
import logging
import time
import traceback
from pathlib import Path

from bot.store import Match, StoredEntry, StoredGame

log = logging.getLogger(__name__)


class Faulted(Exception):
    """The engine failed on an answer. Nothing was stored, the question is still open, and the report is written."""


def report(folder: Path, match: Match, why: Exception | str, attempt: dict[str, object], stored: StoredGame,
           entries: list[StoredEntry]) -> Path | None:
    """Write what is needed to play the game again up to that point; gives the file, or None if it could not be written.

    What happens again at the same place of the same game makes no second report.
    """
    secret, pins, seq, snapshot, *_ = stored
    content = {
        "game": match.game, "edition": match.terms.edition, "at": time.time(), "seq": seq, "attempt": attempt,
        "seats": [[player.name, player.own or player.deck] for player in match.players],
        "error": [why] if isinstance(why, str) else traceback.format_exception(why),
        "secret": secret.hex(), "snapshot": base64.b64encode(snapshot).decode(),
        "pins": pins.decode("utf-8", "replace"),
        "entries": [[e.seq, e.seat, e.by, e.kind, e.number, list(e.keys)] for e in entries],
    }
    what = json.dumps([attempt, why if isinstance(why, str) else type(why).__name__], sort_keys=True, default=str)
    path = folder / f"{match.game}-{seq}-{hashlib.blake2b(what.encode(), digest_size=4).hexdigest()}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(json.dumps(content), encoding="utf-8")
    except OSError:
        log.exception("report not written")
        return None
    log.error("report %s: %s", path.name, why if isinstance(why, str) else type(why).__name__)
    return path
